### Yak. Build, Restock, Market, cart, yurt, tower, quarry, fog, stupa, baby yak, as in docs/rules/yak.md.

yak-title = Yak
yak-tagline = Take stones from the yaks’ carts and build a tower.

## What is not as it was printed

yak-board-origin = The bonus cards were not at hand: their four kinds are known, but which colour has which kind, what it brings and which places it marks are our reconstruction; whoever owns the box can enter the printed ones in a copy of the component file and play with it: caravansary serve --data yak=FILE.

## Stones: stand before “stone” or alone. Mind “an orange”: write “one { $stone } stone” or “the { $stone } stone”.

yak-stone-red = red
    .label = red
yak-stone-orange = orange
    .label = orange
yak-stone-yellow = yellow
    .label = yellow
yak-stone-grey = grey
    .label = grey
yak-stone-black = black
    .label = black
yak-stone-green = green
    .label = green
yak-stone-blue = blue
    .label = blue
yak-stone-purple = purple
    .label = purple
yak-stone-crystal = crystal
    .label = crystal

## Food, by itself and counted

yak-food-meat = meat
yak-food-milk = milk
yak-food-bread = bread

yak-amount-meat-1 = 1 meat
yak-amount-meat-2 = 2 meat
yak-amount-meat-3 = 3 meat
yak-amount-meat-4 = 4 meat
yak-amount-meat-5 = 5 meat
yak-amount-meat-6 = 6 meat
yak-amount-meat-7 = 7 meat
yak-amount-meat-8 = 8 meat
yak-amount-milk-1 = 1 milk
yak-amount-milk-2 = 2 milk
yak-amount-milk-3 = 3 milk
yak-amount-milk-4 = 4 milk
yak-amount-milk-5 = 5 milk
yak-amount-milk-6 = 6 milk
yak-amount-milk-7 = 7 milk
yak-amount-milk-8 = 8 milk
yak-amount-bread-1 = 1 bread
yak-amount-bread-2 = 2 bread
yak-amount-bread-3 = 3 bread
yak-amount-bread-4 = 4 bread
yak-amount-bread-5 = 5 bread
yak-amount-bread-6 = 6 bread
yak-amount-bread-7 = 7 bread
yak-amount-bread-8 = 8 bread

## Carts, as they stand in a sentence

yak-cart-no_bread = the no-bread cart
yak-cart-no_milk = the no-milk cart
yak-cart-no_meat = the no-meat cart
yak-cart-two_kinds = the two-kinds cart

## Action cards

yak-card-build = Build
yak-card-restock = Restock
yak-card-market = Market

## Which way the yaks face

yak-direction-clockwise = clockwise
yak-direction-counterclockwise = counterclockwise

## Phases

yak-phase-box_colour = Set-up: one colour stays in the box
yak-phase-place_carts = Set-up: placing the carts
yak-phase-load_carts = Set-up: loading the carts
yak-phase-first_player = Set-up: who gets the baby yak
yak-phase-bonus_cards = Set-up: bonus cards
yak-phase-dawn = Dawn
yak-phase-buy = Noon: Build, choosing stones
yak-phase-pay = Noon: Build, paying
yak-phase-keep = Noon: Build, loading the food
yak-phase-place = Noon: Build, placing stones
yak-phase-refill = Noon: refilling the cart
yak-phase-restock = Noon: Restock
yak-phase-restock_draw = Noon: Restock, drawing a stone
yak-phase-market = Noon: Market, taking food
yak-phase-market_draw = Noon: Market, drawing stones
yak-phase-put = Noon: Market, choosing a stone
yak-phase-over = Game over

## What a seat is asked

yak-prompt-commit = Day { $day }: choose your action card; it stays face down until your turn.
yak-prompt-buy = Choose a stone from { $cart }. You can spend up to { $budget } food here.
yak-prompt-buy-more = Choose another stone, or stop here and pay { $price } food. You can spend up to { $budget } here.
yak-prompt-pay = Pay { $price } food to { $cart }; choose how.
yak-prompt-keep =
    { $room ->
        [one] The cart has room for { $room } more food. Which one stays there? The rest goes to the Market.
       *[other] The cart has room for { $room } more food. Which ones stay there? The rest goes to the Market.
    }
yak-prompt-place = Place a stone on your tower. To place: { $stones }.
yak-prompt-restock = Which food do you take from your cart? Your yurt has room for { $room }.
yak-prompt-take =
    { $left ->
        [one] Take one food from the Market, or
       *[other] Take up to { $left } food from the Market, or
    } { $then ->
        [full] end your turn: there is no cart with room for a stone.
        [closed] end your turn: the quarry is closed.
       *[draw] go on to drawing stones.
    }
yak-prompt-put = Choose one of the drawn stones and a cart for it. Drawn: { $stones }.

## What a legal action will do and cost

yak-do-commit-build =
    { $can ->
        [nothing] Build: you cannot buy anything from your cart today.
       *[buy] Build: buy up to three stones from your cart and place them on your tower.
    }
yak-do-commit-restock =
    { $can ->
        [food] Restock: take all food of one kind from your cart. It gets no new stone.
        [stones] Restock: there is no food for you to take, but your cart gets one stone.
        [nothing] Restock: there is no food for you to take, and your cart gets no stone.
       *[both] Restock: take all food of one kind from your cart, then add one stone to it.
    }
yak-do-commit-market =
    { $can ->
        [food] Market: take up to two food. No stones are drawn.
        [stones] Market: there is no food for you to take, but you draw three stones and put one of them on any cart.
        [nothing] Market: there is no food for you to take, and no stones are drawn.
       *[both] Market: take up to two food, then draw three stones and put one of them on any cart.
    }
yak-do-buy =
    { $count ->
        [one] Take the { $stone } stone; so far you pay { $price } food.
       *[other] Take the { $stone } stone as well; together you pay { $price } food.
    }
yak-do-done-buying =
    { $count ->
        [one] No more: pay { $price } food for { $count } stone.
       *[other] No more: pay { $price } food for { $count } stones.
    }
yak-do-pay = Pay { $amounts }.
yak-do-keep = For the cart: { $amounts }; for the Market: { $rest }.
yak-do-place =
    { $points ->
        [one] Place the { $stone } stone on { $place }; your tower is then worth { $points } point.
       *[other] Place the { $stone } stone on { $place }; your tower is then worth { $points } points.
    }
yak-do-restock =
    { $left ->
        [0] Take { $amounts } into your yurt.
       *[other] Take { $amounts } into your yurt and leave { $left } on the cart.
    }
yak-do-take = Take { $food } from the Market.
yak-do-take-nothing =
    { $then ->
        [full] Take no food and end your turn: there is no cart with room for a stone.
        [closed] Take no food and end your turn: the quarry is closed.
       *[draw] Take no food and go on to drawing stones.
    }
yak-do-done-taking =
    { $then ->
        [full] Take no more food and end your turn: there is no cart with room for a stone.
        [closed] Take no more food and end your turn: the quarry is closed.
       *[draw] Take no more food and go on to drawing stones.
    }
yak-do-put = Put the { $stone } stone on { $cart }, now with { $seat }.
yak-do-put-own = Put the { $stone } stone on { $cart }, now your own.
yak-do-put-junction = Put the { $stone } stone on { $cart }, now at the junction.

## Why not

yak-no-committed = Your card is on the table already. To choose another one, you would have to undo your choice before everybody has chosen.
yak-no-wait = Wait for your turn: { $active } is acting.
yak-no-turn-over = Your turn today is over; now { $active } is acting.
yak-no-dawn = At dawn you only choose an action card.
yak-no-other-commitment = Today’s cards are chosen; the next ones are chosen at dawn.
yak-no-commitment-left = Today’s cards are chosen, and this is the last day.
yak-no-other-card = You played { $played }; for this you would need { $card }.
yak-no-step-buy = First choose the stones you buy.
yak-no-step-pay = First pay for the stones you bought.
yak-no-step-keep = First choose which food stays on the cart.
yak-no-step-take = First take food from the Market, or stop taking; then stones are drawn.
yak-no-decline = You can pay for at least one stone, so you must buy one.
yak-no-chosen = Your stones are chosen; now you have to pay { $price } food for them.
yak-no-keep-back = You have to place all the stones you bought; none can wait.
yak-no-skip-restock = You have to take food: choose one kind.
yak-no-skip-put = One of the drawn stones has to go onto a cart.
yak-no-fourth = You can buy three stones at once at most.
yak-no-stone-there = There is no { $stone } stone left on { $cart }.
yak-no-money = That would cost { $price } food; you can spend only { $budget } at this cart.
yak-no-left = A second or third stone adds 2 food to the price, a crystal 3; you have paid, and { $left ->
        [0] nothing is left
       *[other] only { $left } is left
    } that you could spend here.
yak-no-paid = You have already paid for your stones.
yak-no-forbidden = You cannot pay with { $food } at { $cart }.
yak-no-price = You have to pay exactly { $price } food.
yak-no-such-price = No stones that you can buy now cost exactly { $price } food.
yak-no-price-ever = Nothing costs { $price } food: prices go from 1 to 8.
yak-no-three-kinds = Nobody pays with three kinds of food at once: no cart takes more than two.
yak-no-food = You do not have that food in your yurt.
yak-no-keep-count = Exactly { $room } of the paid food must stay on the cart.
yak-no-keep-kind = You did not pay that much { $food }.
yak-no-keep-choice = There will be nothing to choose: the food you pay goes onto the cart as far as it fits, the rest to the Market.
yak-no-keep-payable = With the food you can pay here, that cannot be what stays on the cart.
yak-no-keep-ever = What stays on the cart is a part of one payment: at least one food, and never more than seven.
yak-no-loaded = The food you paid is on the cart or in the Market already.
yak-no-stone-bought = You have no { $stone } stone to place.
yak-no-filled = A stone already lies on { $place }.
yak-no-neighbour = On the lowest level a stone must lie beside another one; { $place } is too far away.
yak-no-support = A stone on { $place } must rest on two stones of the level below.
yak-no-support-one = A stone on { $place } must rest on the stone of the level below.
yak-no-restock-food = There is no { $food } on { $cart }.
yak-no-market-food = There is no { $food } in the Market.
yak-no-take-late = Food is taken before the stones are drawn; now put one of them on a cart.
yak-no-room = No stones are drawn now: there are four on every cart.
yak-no-quarry = The quarry is closed: no more stones are drawn.
yak-no-stone-in-bag = There is no { $stone } stone in the bag that you could draw.
yak-no-such-cart = In this game { $cart } stays in the box.
yak-no-stone-drawn = No { $stone } stone was drawn.
yak-no-cart-full = There are four stones on { $cart } already.

## What happened; the one who did it is $name and comes first. That one reads .you, and one it is done to .to-you

yak-event-boxed = All { $stone } stones stay in the box.
yak-event-cart = { $name } starts with { $cart }.
    .you = You start with { $cart }.
yak-event-cart-junction = The first cart at the junction is { $cart }.
yak-event-first-player = { $name } gets the baby yak and goes first.
    .you = You get the baby yak and go first.
yak-event-bonus = A bonus card for { $colour } stones is laid out.
yak-event-commit = { $name } chooses a card.
    .you = You choose a card.
yak-event-card = { $name } has chosen { $card }.
    .you = You have chosen { $card }.
yak-event-reveal = { $name } plays { $card }.
    .you = You play { $card }.
yak-event-nothing-bought = { $name } cannot pay for any stone on { $cart }.
    .you = You cannot pay for any stone on { $cart }.
yak-event-buy = { $name } chooses one { $stone } stone.
    .you = You choose one { $stone } stone.
yak-event-pay = { $name } pays { $amounts }.
    .you = You pay { $amounts }.
yak-event-overflow = { $name } cannot load it all and puts { $amounts } into the Market.
    .you = You cannot load it all and put { $amounts } into the Market.
yak-event-place = { $name } places one { $stone } stone on { $place }.
    .you = You place one { $stone } stone on { $place }.
yak-event-stupa = { $name } is the first with fourteen stones and takes the stupa. The last day will be day { $day }.
    .you = You are the first with fourteen stones and take the stupa. The last day will be day { $day }.
yak-event-stupa-late = { $name } is the first with fourteen stones and takes the stupa.
    .you = You are the first with fourteen stones and take the stupa.
yak-event-restock = { $name } takes { $amounts } from { $cart }.
    .you = You take { $amounts } from { $cart }.
yak-event-nothing-restocked = { $name } takes no food from { $cart }.
    .you = You take no food from { $cart }.
yak-event-take = { $name } takes { $food } from the Market.
    .you = You take { $food } from the Market.
yak-event-put = { $name } puts one { $stone } stone on { $cart }.
    .you = You put one { $stone } stone on { $cart }.
yak-event-return = { $name } puts back into the bag: { $stones }.
    .you = You put back into the bag: { $stones }.
yak-event-lost = One { $stone } stone leaves the game with the bag.
yak-event-draw = { $name } draws one { $stone } stone.
    .you = You draw one { $stone } stone.
yak-event-draw-fog = { $name } draws fog.
    .you = You draw fog.
yak-event-turn-round = The fog rises: all carts turn round and now face { $direction }.
yak-event-load = Loaded onto { $cart }: { $stones }.
yak-event-load-nothing = There is no stone for { $cart }.
yak-event-quarry-closed = The quarry has too few stones left and closes for good.
yak-event-mountain =
    { $count ->
        [one] Fog is laid on the mountain: { $count } token, now { $track } in all.
       *[other] Fog is laid on the mountain: { $count } tokens, now { $track } in all.
    }
yak-event-mountain-first = The mountain fills for the first time: { $count } fog tokens go back into the bag, and a fourth space opens.
yak-event-mountain-second =
    { $count ->
        [0] The mountain fills for the second time: four fog tokens stay there for good.
        [one] The mountain fills for the second time: four fog tokens stay there for good, { $count } goes back into the bag.
       *[other] The mountain fills for the second time: four fog tokens stay there for good, { $count } go back into the bag.
    }
yak-event-fog-back = The last fog token goes back into the bag.
yak-event-dusk = At dusk all carts move one stop { $direction }.
yak-event-day = { $name } has the baby yak on day { $day }.
    .you = You have the baby yak on day { $day }.
yak-event-last-day = { $name } has the baby yak on day { $day }, the last one.
    .you = You have the baby yak on day { $day }, the last one.
yak-event-score-group =
    { $points ->
        [one] { $name } scores { $points } point for one { $colour } group of { $count }.
       *[other] { $name } scores { $points } points for one { $colour } group of { $count }.
    }
    .you =
        { $points ->
            [one] You score { $points } point for one { $colour } group of { $count }.
           *[other] You score { $points } points for one { $colour } group of { $count }.
        }
yak-event-score =
    { $points ->
        [one] { $name } has { $points } point in all.
       *[other] { $name } has { $points } points in all.
    }
    .you =
        { $points ->
            [one] You have { $points } point in all.
           *[other] You have { $points } points in all.
        }
yak-event-over =
    { $days ->
        [one] The game ends after { $days } day.
       *[other] The game ends after { $days } days.
    } { $reason ->
        [cap] { yak-reason-cap }
       *[stupa] { yak-reason-stupa }
    }

## Why the game is over

yak-tie = The points are equal: fewer stones in the tower decide.
yak-reason-stupa = The day after the stupa was taken is over.
    .by = { $names } took the stupa: just one more day was left.
    .you = You took the stupa: just one more day was left.
yak-reason-cap = The limit of days is reached.

## What chance did, as the proof of it begins

yak-fair = The carts, who went first and every stone drawn from the bag follow from one number, which was fixed before the game began:

## The score sheet

yak-line-group = Group of { $size }: { $stone }
yak-line-count = Number of groups: { $count }
yak-line-unmatched = Stones without a group: { $count }
yak-line-stupa = Stupa
yak-line-food = Most food
yak-line-majority = Bonus card, most stones: { $colour }
yak-line-position = Bonus card, marked places: { $colour }
yak-line-penalty = Bonus card, no stone: { $colour }

## The board’s own few words: labels for screen readers and small headings

yak-board-day = Day { $day }
yak-board-last-day = Day { $day }, the last
yak-board-world = Mountain, road and Market
yak-board-mountain = Mountain: fog on { $track } of { $spaces } spaces. The bag holds { $stones ->
        [one] one stone
       *[other] { $stones } stones
    }.
yak-board-quarry-closed = Mountain and quarry. The quarry is closed.
yak-board-market = Market: { $food }
yak-board-food = { $count } { $food }
yak-board-cart = { $cart }: { $stones }; { $food }
yak-board-cart-empty = { $cart }: no stones; { $food }
yak-board-camp = { $name }: { $card ->
        [build] Build
        [restock] Restock
        [market] Market
        [hidden] card lies face down
       *[none] no card yet
    }{ $baby ->
        [yes] , has the baby yak
       *[no] {""}
    }
yak-board-yurt = { $name }’s yurt
yak-board-others = Other yurts
yak-board-swipe = Swipe sideways for the other yurts.
yak-board-worth = Points of the tower
yak-board-one-stone = with one more stone: { $points }
yak-board-one-group = with one more group: { $points }
yak-board-tower = { $stones ->
        [one] Tower of one stone
       *[other] Tower of { $stones } stones
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }. In the yurt: { $food }.
yak-board-take = Pick up the { $stone } stone
yak-board-price = Price: { $price } food
yak-board-bonus = Bonus cards
yak-board-bonus-majority = Bonus, { $stone }: { $high } for the most, { $low } for the second most
yak-board-bonus-position = Bonus, { $stone }: { $each } for each stone on a marked place
yak-board-bonus-penalty = Bonus, { $stone }: lose { $lose } if you have none

## Options

yak-option-bonus_cards = Bonus cards
yak-option-bonus_cards-about = How many bonus cards are laid out, for experienced builders; 0 means none.

### Yak's rules page: one entry for each rule of docs/rules/yak.md, in its order. The id in the key is the rule's own:
### yak-rule-4-2 is YAK-4.2. The page is put together from this file.

yak-rules-title = Yak: the rules
yak-rules-minute = The game in one minute
yak-rules-minute-1 = Yaks bring stones to your yurt, and you buy them with food. Build a tower: stones of one colour that touch are a group, larger groups score more, and having many groups earns extra points.
yak-rules-minute-2 = At dawn everybody secretly picks one of three cards. Build buys stones from the cart at your yurt, Restock takes food from it, and Market gives you food and sends a new stone to any cart.
yak-rules-minute-3 = At dusk all carts roll on to the next stop; fog in the quarry makes them turn round. Once somebody has fourteen stones, one last day follows. Whoever has the most points wins.

## 1

yak-rules-section-1 = Setting up
yak-rule-1-1 = You begin with a yurt, your three cards and three food: one meat, one milk and one bread.
yak-rule-1-2 = One cart waits at every seat. All yaks face clockwise at first, so your cart rolls on towards whoever plays after you. With two players, one of the two carts passes the junction on its way.
yak-rule-1-3 = With four players all four carts are on the road, with two or three players only three.
yak-rule-1-4 = The cart that is left out then is the one that takes any two kinds of food. The rulebook shows this only as a picture; this is how we read it.
yak-rule-1-5 = When just two of you play, the third cart waits at the junction, between your seats.
yak-rule-1-6 = Chance decides which cart begins at which stop.
yak-rule-1-7 = The two-kinds cart carries three of every food, each other cart three of each of the two kinds it takes. Two of every food lie in the Market.
yak-rule-1-8 = With two or three players, chance leaves one whole colour in the box, and with it one stone of every other colour and one crystal. All of you know which colour is missing.
yak-rule-1-9 = Every cart gets three stones from the bag. The five fog tokens are only mixed in afterwards, so no fog comes up before the first day.
yak-rule-1-10 = The mountain has four spaces for fog. The last one is covered for now, and the three others are empty.
yak-rule-1-11 = The baby yak shows who goes first. At a table it goes to whoever has the most hair; here, chance decides.

## 2

yak-rules-section-2 = The day
yak-rule-2-1 = Each day goes from dawn through noon to dusk. At dawn you all lay one of your cards face down at the same time, without knowing what the others chose.
yak-rule-2-2 = You may choose any of your cards, even one that seems to do nothing for you. Until everybody has chosen, you can undo your choice and choose another.
yak-rule-2-3 = At noon the player with the baby yak turns over their card and carries it out; the others follow clockwise. Your card stays hidden until your turn.
yak-rule-2-4 = Your cart is the one standing at your yurt. No cart leaves its stop during noon, even if fog turns it round.
yak-rule-2-5 = Do all of your action that can be done and leave out the rest. If nothing can be done, your turn is over at once.
yak-rule-2-6 = After your action, your cart is refilled if Build left it without a stone; then the fog you drew goes to the mountain, and the next player’s turn begins.
yak-rule-2-7 = Wherever stones are counted, colours and crystals count alike: on carts, in refills, as support in a tower, for the end of the game and in a tie.

## 3

yak-rules-section-3 = Build
yak-rule-3-1 = Choose one, two or three stones from your cart and buy them. Stones that somebody put there earlier today are for sale as well.
yak-rule-3-2 = One stone costs 1 food, two cost 3 and three cost 5.
yak-rule-3-3 = You never buy more than three stones at once, even if your cart carries four.
yak-rule-3-4 = Each crystal you buy costs 1 food on top.
yak-rule-3-5 = Pay the exact price from your yurt. Three of the carts each refuse one kind of food; the two-kinds cart takes all of them, but no more than two kinds for one purchase, crystals included.
yak-rule-3-6 = So you never pay with three kinds at once, and the food that a cart refuses never lies on it.
yak-rule-3-7 = You can spend all your food except what the cart refuses. At the two-kinds cart you can spend no more than the two kinds you have most of.
yak-rule-3-8 = Your payment is loaded onto the cart, which holds nine food. What no longer fits goes to the Market; what was on the cart before stays.
yak-rule-3-9 = If only a part of your payment fits, you decide which food stays on the cart.
yak-rule-3-10 = As long as you can pay for a single stone, you have to buy something. If you cannot, your Build has no effect.
yak-rule-3-11 = Place the stones you bought on your tower straight away, one by one and in any order. You cannot save any for later.
yak-rule-3-12 = If your cart has no stone left at the end of your turn, three new ones are drawn for it. As long as one is left, none are added.

## 4

yak-rules-section-4 = The tower
yak-rule-4-1 = The lowest level has room for five stones, the next ones for four, three, two and one. From there the tower goes up stone by stone.
yak-rule-4-2 = Stones are laid like bricks: on the second to the fifth level, each rests on two stones. Higher up, each rests on the one below.
yak-rule-4-3 = You may begin at any of the five places on the lowest level.
yak-rule-4-4 = More stones on the lowest level go next to those already there, so that this row never has a gap.
yak-rule-4-5 = On the second to the fifth level, both stones below must be there, and that is enough. A stone beside it is not needed, and does not replace one that is missing below.
yak-rule-4-6 = From the sixth level up, one stone below is all it takes.
yak-rule-4-7 = A stone stays where you put it. Every colour may go to every free place.
yak-rule-4-8 = Your tower is never full: there is always a place for the next stone. All five choices are there only for your very first one.
yak-rule-4-9 = For groups, two stones touch if they are neighbours on the same level or if one of them rests on the other.
yak-rule-4-10 = To fill the fourth level you need fourteen stones, and with fourteen it is always full: the fifth level cannot begin before.

## 5

yak-rules-section-5 = Restock
yak-rule-5-1 = Choose one kind of food on your cart and move all of it into your yurt, where there is room for eight. What does not fit stays on the cart.
yak-rule-5-2 = You can only choose a kind that lies there, and you take all that fits. From a cart without food, or with a full yurt, you take nothing.
yak-rule-5-3 = Then one stone is drawn for your cart, unless it already has four or the quarry is closed. Without a draw, no fog can come up.

## 6

yak-rules-section-6 = Market
yak-rule-6-1 = Take up to two food from the Market, of one kind or two, as far as there is room in your yurt. You may also take nothing.
yak-rule-6-2 = If the Market is empty or your yurt is full, you get no food, but you still draw stones.
yak-rule-6-3 = Then you have to draw three stones. Put one on any cart that has fewer than four: yours, somebody else’s or the one at the junction. The other two return to the bag.
yak-rule-6-4 = If there are four stones on every cart, you draw none, and no fog can come up.
yak-rule-6-5 = First all fog is replaced, then you choose a stone and a cart. The stones you drew can be seen by everybody.
yak-rule-6-6 = New food reaches the Market in one way only: when somebody pays more than fits on the cart.

## 7

yak-rules-section-7 = Fog
yak-rule-7-1 = All stones of a draw come out together. If fog is among them, every cart turns round, the fog is put aside and replaced with a new draw, until there are enough stones.
yak-rule-7-2 = Two or three fog tokens in the same draw still turn the carts only once. But if fog comes up again in the new draw, they turn again.
yak-rule-7-3 = Fog that was put aside waits until the end of the turn, so you cannot draw it a second time before.
yak-rule-7-4 = At the end of the turn this fog is laid on the mountain, one space at a time. With the third one, all fog goes back into the bag, and the mountain’s fourth space opens.
yak-rule-7-5 = Then the mountain fills a second time, now with four tokens. These stay there for the rest of the game; if you had drawn one more, it returns to the bag.
yak-rule-7-6 = Now just one fog token is left in the bag. It turns the carts and is replaced as before, but goes back into the bag at the end of the turn.
yak-rule-7-7 = Fog does not count as a stone. It is never loaded or built with.
yak-rule-7-8 = If the bag is empty before you have all your stones, you get those that came; its fog still turns the carts. The quarry then closes at once: bag and fog leave the game, except the fog on the mountain.
yak-rule-7-9 = Once the quarry is closed, no action brings new stones, and an empty cart stays empty. Food can be taken as before.
yak-rule-7-10 = If the quarry closes during your Market, choose one of the stones that came; a second one leaves the game. If none came, you put none on a cart.
yak-rule-7-11 = Drawing exactly the last stones does not close the quarry. That happens with the next draw.

## 8

yak-rules-section-8 = Dusk
yak-rule-8-1 = You all take your cards back. The baby yak always moves clockwise to the next player, even if the yaks face the other way.
yak-rule-8-2 = Each cart rolls on by one stop in the direction the yaks face. With two players, the junction is one of the stops.
yak-rule-8-3 = The yaks still face that way the next day; only fog turns them.

## 9

yak-rules-section-9 = The end
yak-rule-9-1 = The stupa goes to the first player who places a fourteenth stone, at that very moment.
yak-rule-9-2 = You finish this day and play one more from dawn on; then the points are counted. So all of you have had the same number of turns.
yak-rule-9-3 = If others reach fourteen stones too, nothing happens.
yak-rule-9-4 = The last day ends after noon. Its dusk would no longer matter.

## 10

yak-rules-section-10 = Scoring
yak-rule-10-1 = A group is at least two stones of one colour that are connected, with or without a crystal. Two stones score 3 points, three 6, four 9, five 12, six 16, seven or more 21; a crystal counts as one.
yak-rule-10-2 = Count your groups: three score 4 points, four 8, five 12, six 16, seven or more 20. Groups of the same colour count one by one if they are not connected.
yak-rule-10-3 = A crystal can take any colour, but each of your crystals a different one.
yak-rule-10-4 = It joins whatever it touches in its colour, if there are at least two coloured stones in all. So it can make a group larger, turn single stones into a group or merge two groups.
yak-rule-10-5 = If a crystal joins nothing, or you leave it without a colour, it is worth 1 point and changes nothing else.
yak-rule-10-6 = Every stone without a group is worth 1 point, crystals too.
yak-rule-10-7 = Crystals take the colours that score the most for you. This is worked out for you.
yak-rule-10-8 = You get 3 points for the stupa and 2 for having the most food in your yurt. If several have the most, each of them gets 2.
yak-rule-10-9 = Whoever has the most points wins. In a tie, the tower with fewer stones wins, crystals included; if that is a tie too, the victory is shared.

## 11

yak-rules-section-11 = Bonus cards
yak-rule-11-1 = If you play this variant, three bonus cards are drawn at the end of set-up and lie open for all; you may also agree on one or two. Cards of the missing colour are not used.
yak-rule-11-2 = Majority: the most stones of a colour score the higher value, the second most the lower. In a tie for most, each gets the lower value and nobody comes second; a tie for second scores nothing, and neither does having none.
yak-rule-11-3 = Places: for each stone of the colour that lies on one of the marked places, you get 1 or 2 points, depending on the card.
yak-rule-11-4 = Penalty: if there is no stone of the colour in your tower, you lose as many points as the card says.
yak-rule-11-5 = A crystal counts for no bonus card, whichever colour it took. Penalties can take you below zero.

## 12

yak-rules-section-12 = Open and hidden
yak-rule-12-1 = Everything lies open, so you can even count what is left in the bag. The only hidden things are the cards that have not been turned over and what comes out of the bag next.
yak-rule-12-2 = Nobody can be made to build, so our games are scored after noon of day 200 at the latest. You will hardly ever see this.

## Pictures

yak-rules-picture-table = Ready for four players: a cart with three stones at every yurt, two of every food in the Market, and one space of the mountain still covered.
yak-rules-picture-cards = Build, Restock and Market: every dawn you choose one of them.
yak-rules-picture-prices = What one, two and three stones cost. With two crystals among them, three stones cost 7.
yak-rules-picture-carts = The sign on the yak shows what its cart refuses: bread, milk or meat. One of the four takes every food, but only two kinds at a time.
yak-rules-picture-places = Four places for the next stone: at both ends of the lowest row, or on top of two stones.
yak-rules-picture-bricks = Fourteen stones fill the first four levels. After that the tower grows by one stone per level.
yak-rules-picture-restock = Restock can take all five milk from this cart, or both bread.
yak-rules-picture-market = Up to two food come from the baskets. Then one of the three stones goes onto a cart, here the red one.
yak-rules-picture-fog = Two fog tokens on the mountain. With the third one all fog goes back into the bag, and the covered space opens.
yak-rules-picture-full = The mountain is full for the second time: these four tokens stay.
yak-rules-picture-dusk = The yaks face clockwise: at dusk every cart rolls on to the next yurt.
yak-rules-picture-stupa = The first tower with fourteen stones brings its owner the stupa.
yak-rules-picture-groups = Four groups: three times 6 points and once 3, and 8 more because there are four.
yak-rules-picture-crystal = The crystal has taken red. It touches both red stones, and the three of them are a group.
yak-rules-picture-bonus = The four kinds of bonus cards: majority, places worth 1 and worth 2, penalty. The values are ours, as we do not know the printed ones.

### Yak's tutorial. Each lesson of lessons.json has a title, a text, a task (task-2 for what comes after the first action, and
### so on), an answer to something else that is allowed, and a word when it is solved.

yak-lesson-tower-title = Build a tower
yak-lesson-tower-text = Stones of one colour that touch are a group, and groups score points. The lowest level has five places; higher up, each stone rests on two others.
yak-lesson-tower-task = You have bought a red and a black stone. On the lowest level a stone goes next to another one: put the red stone beside the red one.
yak-lesson-tower-task-2 = Now the second level: lay the black stone on the two black ones.
yak-lesson-tower-else = You may put it there. This time make a pair of the red stones first, then lay the black one on the two black ones.
yak-lesson-tower-solved = Three black stones score 6 points, two red ones 3. The larger a group, the more it scores, up to seven stones.

yak-lesson-build-title = Buy stones
yak-lesson-build-text = With Build you buy stones from the cart at your yurt: one costs 1 food, two cost 3, three cost 5. Each cart refuses one kind of food; the sign on the yak shows which.
yak-lesson-build-task = This cart takes no bread, so you can spend four food here. Choose a blue stone first.
yak-lesson-build-task-2 = Together, two stones cost 3 food. Take the other blue one as well.
yak-lesson-build-task-3 = The cart that comes to you next takes no milk. So keep a meat for it, and pay with two milk and one meat.
yak-lesson-build-else = You could do that. This time buy both blue stones, and pay for them with two milk and one meat.
yak-lesson-build-solved = Both stones are yours to place, and what you kept will buy two more at the next cart. With four players there is also a cart that takes every food, but no more than two kinds at once.

yak-lesson-restock-title = Take food
yak-lesson-restock-text = When your food runs out, Restock helps: you take all the food of one kind from your cart. Your yurt holds eight; what does not fit stays on the cart.
yak-lesson-restock-task = You have three food left. Take the milk from your cart.
yak-lesson-restock-else = That is allowed, but there are only two bread. Take the milk, of which there is much more.
yak-lesson-restock-solved = Five of the six milk fitted in, and your yurt is full. Then your cart got a new stone from the bag: that belongs to Restock, as long as there are fewer than four.

yak-lesson-market-title = Go to the Market
yak-lesson-market-text = With Market you take up to two food from the middle. Then you draw three stones and put one of them on any cart; the others go back into the bag. When all have had their turn, every cart moves on to the next player.
yak-lesson-market-task = You play last today. The cart that comes to you next takes no milk: take a bread.
yak-lesson-market-task-2 = You may take one more. Take bread again.
yak-lesson-market-task-3 = Three stones to choose from, and you are collecting red ones. Put the red stone on the cart that takes no milk, for it comes to you now.
yak-lesson-market-else = You may do that. But think of tomorrow: take two bread, and put the red stone on the cart that takes no milk.
yak-lesson-market-solved = The carts have moved on, and the one with two red stones is at your yurt. Nobody could buy your stone in between, because you played last.

yak-lesson-day-title = A whole day
yak-lesson-day-text = At dawn you all choose one of your three cards in secret. At noon they are turned over one by one, beginning with the player who has the baby yak. At dusk the carts move on, and you take your cards back.
yak-lesson-day-task = The others have already chosen. You have a single food, but there are seven on your cart: choose Restock.
yak-lesson-day-task-2 = The others have had their turns, and now your card is turned over. Take the bread.
yak-lesson-day-else = You may do that, but more food will help you most. Choose Restock and take the bread.
yak-lesson-day-solved = Now you have six food. The carts have moved on, and the baby yak has gone to the next player, who now goes first.

yak-lesson-fog-title = Fog in the quarry
yak-lesson-fog-text = Among the stones in the bag there are five fog tokens. When you draw fog, all carts turn round, and at dusk they drive the other way. The fog goes to the mountain, and you draw new stones for it.
yak-lesson-fog-task = You play last today. Take the milk from the Market, then see what comes out of the bag.
yak-lesson-fog-task-2 = Fog! All carts have turned round, so the cart that takes no meat will come to you. Put the orange stone on it.
yak-lesson-fog-else = You may do that. But first take the milk, and then mind the new direction: it is the cart that takes no meat that comes to you.
yak-lesson-fog-solved = The carts came from the other side, and there are two orange stones for you. Two fog tokens were in the same draw, so the carts turned round only once.

yak-lesson-crystal-title = Crystals
yak-lesson-crystal-text = A crystal costs 1 food more than other stones. It takes the colour that scores most for you, and joins the stones of that colour that it touches. From three groups on, you get extra points for their number.
yak-lesson-crystal-task = You can spend 2 food here, and that is what the crystal costs. Buy it.
yak-lesson-crystal-task-2 = Two of your red stones do not touch. Put the crystal between them, so that it touches both.
yak-lesson-crystal-else = You may do that, but a crystal between the two red stones brings you much more. Buy it and place it there.
yak-lesson-crystal-solved = The crystal and the red stones are a group of three, and it is your third group: your tower was worth 8 points and is worth 16 now. A second crystal would have to take another colour.

yak-lesson-end-title = The last day
yak-lesson-end-text = The first player with fourteen stones takes the stupa, which is worth 3 points. You finish the day and play one more; then the points are counted. Having the most food scores 2.
yak-lesson-end-task = You have thirteen stones, and food for one more. Buy the purple one: it will make a fifth group.
yak-lesson-end-task-2 = Fill the last gap on the fourth level with it, and the stupa is yours.
yak-lesson-end-task-3 = The last dawn. No stone that you can pay for would make a group, but the most food brings 2 points: choose Restock.
yak-lesson-end-task-4 = Take the milk. With five food you will have the most.
yak-lesson-end-else = You may do that, but every point counts now: the purple stone for the stupa, and then the milk for the most food.
yak-lesson-end-solved = You win with 42 points against 41 and 29! Without the 2 points for the most food you would have lost. Now you know all you need for your first game.

### Drawn in text, as `caravansary show` does it: short, in small letters, in rows of things.

# One letter for each stone: red, orange, yellow, grey, black, green, blue, purple, crystal.
yak-drawing-letters = R O Y G K E B P X
yak-drawing-day = day { $day }
yak-drawing-direction = yaks face { $direction }
yak-drawing-last-day = last day { $day }
yak-drawing-boxed = without { $stone }
yak-drawing-market = market { $food }
yak-drawing-bag = bag { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} and { $fog } fog
yak-drawing-closed = quarry closed
yak-drawing-mountain = mountain { $track } of { $spaces }
yak-drawing-aside = { $fog } fog set aside
yak-drawing-drawn = drawn { $text }
yak-drawing-bought = bought { $text }
yak-drawing-junction = junction
yak-drawing-stones = stones { $text }
yak-drawing-food = food { $food }
yak-drawing-none = none
yak-drawing-yurt = yurt { $food }
yak-drawing-card = card { $card }
yak-drawing-card-hidden = card face down
yak-drawing-baby = baby yak
yak-drawing-stupa = stupa

## The quick reference

yak-reference-turn-1 = Dawn: everybody secretly picks one card.
yak-reference-turn-2 = Build: buy one to three stones from the cart at your yurt and put them on your tower.
yak-reference-turn-3 = Restock: take all food of one kind from your cart, then a new stone goes onto it.
yak-reference-turn-4 = Market: take up to two food, draw three stones and send one of them to any cart.
yak-reference-turn-5 = Fog from the quarry: all carts turn round.
yak-reference-turn-6 = Dusk: every cart rolls on to the next stop.
yak-reference-turn-7 = Limits: 8 food in a yurt; 9 food and 4 stones on a cart.
yak-reference-cost-1 = 1, 2, 3 stones: 1, 3, 5 food
yak-reference-cost-2 = Each crystal among them: 1 food more
yak-reference-cost-3 = The sign on the yak: food that its cart does not take
yak-reference-score-1 = Group of 2, 3, 4, 5, 6, 7 stones: 3, 6, 9, 12, 16, 21
yak-reference-score-2 = Having 3, 4, 5, 6, 7 groups: 4, 8, 12, 16, 20
yak-reference-score-3 = A stone without a group: 1
yak-reference-score-4 = Stupa, for the first tower of fourteen: 3
yak-reference-score-5 = Most food: 2
yak-reference-end-1 = A tower of fourteen stones: one more day, then whoever has the most points wins.

## What the pieces and places are, for whoever points at them.
yak-about-stone = A stone, for sale to whoever has this cart at their yurt. One costs 1 food, two 3, three 5. Stones of one colour that touch in your tower score as a group.
yak-about-crystal = A crystal takes the colour that scores most for you, but no two of yours take the same. It costs 1 food more than another stone.
yak-about-food = You pay for stones with food, and it goes onto the cart. Having the most food in your yurt at the end scores 2 points.
yak-about-cart-no_bread = The no-bread cart. At your yurt it sells you its stones for meat and milk. It holds four stones and nine food.
yak-about-cart-no_milk = The no-milk cart. At your yurt it sells you its stones for meat and bread. It holds four stones and nine food.
yak-about-cart-no_meat = The no-meat cart. At your yurt it sells you its stones for milk and bread. It holds four stones and nine food.
yak-about-cart-two_kinds = The two-kinds cart. At your yurt it sells you its stones for any food, but no more than two kinds at a time. It holds four stones and nine food.
yak-about-road = At dusk every cart rolls on by one stop, the way the yaks face. Fog turns them round.
yak-about-junction = The junction. With two players a cart waits here for a day between your yurts.
yak-about-market = The Market. With the Market card you take up to two food here, then draw three stones and put one on any cart. Food that no longer fits on a cart ends up here.
yak-about-mountain = The mountain. Fog from the bag gathers here: first three tokens, then four, which stay. After that only one fog token is left in the bag.
yak-about-quarry = The quarry and its bag: the number says how many stones are left. When there are too few for a draw, the quarry closes for good.
yak-about-stupa = The stupa goes to the first tower with fourteen stones. It is worth 3 points, and one last day follows.
yak-about-calf = The baby yak shows who goes first at noon. At dusk it moves on clockwise.
yak-about-camp = A player’s camp, with the card chosen for today. It stays face down until that player’s turn.
yak-about-other = Somebody else’s yurt: the tower on it, the food inside, and the points so far.
yak-about-place = Whose yurt this is, and what the tower on it is worth so far. Below it stands where the points come from.
yak-about-yurt = A yurt has room for eight food.
yak-about-tower = A tower. On the lowest level stones lie side by side; above it each rests on two, from the sixth level up on one. Stones of one colour that touch are a group.
yak-about-group = A group and its points. Two stones score 3, three 6, four 9, five 12, six 16, seven or more 21. On your own tower, +1 says what one more stone would make of it.
yak-about-worth-group_count = Three groups score 4 points more, four 8, five 12, six 16, seven or more 20. On your own tower, +1 says what one more group would make of it.
yak-about-worth-unmatched = Every stone without a group is worth 1 point.
yak-about-worth-stupa = The stupa is worth 3 points.
yak-about-worth-food = Having the most food in your yurt scores 2 points; in a tie, each of those players gets them.
yak-about-worth-bonus = Points of the bonus cards, as things stand.
yak-about-bonus = A bonus card: it counts for everybody at the end. Crystals do not count for it.
yak-about-card-build = Build: buy one to three stones from your cart (1, 3 or 5 food, crystals 1 more) and place them on your tower.
yak-about-card-restock = Restock: take all food of one kind from your cart, as far as your yurt has room. Then a stone is drawn for the cart.
yak-about-card-market = Market: take up to two food from the Market, then draw three stones and put one of them on any cart.
yak-about-price = What the stones you have chosen cost.
yak-about-done = You take or buy nothing more, and your turn goes on.

## What happened, in a few words beside a picture

yak-chip-card = plays { $card }
yak-chip-placed = builds { $stone }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
yak-chip-taken = takes { $food }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
yak-chip-put = loads { $stone }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
yak-chip-fog = draws fog
yak-chip-stupa = takes the stupa
yak-chip-nothing = gets nothing

### The table told in words. A phrase with $one stands in a list: how many, or on which place.

yak-told-stones-red = { $one } red
yak-told-stones-orange = { $one } orange
yak-told-stones-yellow = { $one } yellow
yak-told-stones-grey = { $one } grey
yak-told-stones-black = { $one } black
yak-told-stones-green = { $one } green
yak-told-stones-blue = { $one } blue
yak-told-stones-purple = { $one } purple
yak-told-stones-crystal = { $one } crystal
yak-told-food-meat = { $one } meat
yak-told-food-milk = { $one } milk
yak-told-food-bread = { $one } bread
yak-told-on-red = { $one } red
yak-told-on-orange = { $one } orange
yak-told-on-yellow = { $one } yellow
yak-told-on-grey = { $one } grey
yak-told-on-black = { $one } black
yak-told-on-green = { $one } green
yak-told-on-blue = { $one } blue
yak-told-on-purple = { $one } purple
yak-told-on-crystal = { $one } crystal
yak-told-as-red = { $one } crystal as red
yak-told-as-orange = { $one } crystal as orange
yak-told-as-yellow = { $one } crystal as yellow
yak-told-as-grey = { $one } crystal as grey
yak-told-as-black = { $one } crystal as black
yak-told-as-green = { $one } crystal as green
yak-told-as-blue = { $one } crystal as blue
yak-told-as-purple = { $one } crystal as purple

## The road

yak-told-road = The road
yak-told-junction = the junction
yak-told-no-carts = No cart stands on the road yet.
yak-told-cart = At the yurt of { $seat }: { $cart }.
    .to-you = At your yurt: { $cart }.
yak-told-cart-junction = At the junction: { $cart }.
yak-told-forbids = It takes no { $food }.
yak-told-kinds = It takes any food, but no more than { $count } kinds at a time.
yak-told-cart-stones = Stones on it: { $stones }; { $room ->
        [0] no room for more.
       *[other] room for { $room } more.
    }
yak-told-cart-no-stones = There is no stone on it.
yak-told-cart-food = Food on it: { $food }.
yak-told-cart-no-food = There is no food on it.
yak-told-moves = At dusk it goes to the yurt of { $seat }.
    .to-you = At dusk it comes to your yurt.
yak-told-moves-junction = At dusk it goes to the junction.
yak-told-tomorrow = Tomorrow { $cart } comes to you, now at the yurt of { $seat }.
yak-told-tomorrow-junction = Tomorrow { $cart } comes to you, now at the junction.
yak-told-facing = The yaks face { $direction }.
yak-told-ring = The stops clockwise: { $stops }.

## The purchase

yak-told-build = The purchase
yak-told-buyer = Buying from { $cart }: { $seat }.
    .to-you = You are buying from { $cart }.
yak-told-none-chosen = No stone is chosen yet.
yak-told-chosen = Chosen so far: { $stones }; price: { $price } food.
yak-told-to-place = Still to be placed: { $stones }.
yak-told-budget = The yurt can pay up to { $budget } food here.
yak-told-cost = With one more coloured stone the price is { $price } food.
yak-told-cost-crystal = With one more crystal the price is { $price } food.
yak-told-paid = Paid and still to be loaded: { $food }; the cart has room for { $room }.

## Market, quarry and mountain

yak-told-middle = Market, quarry and mountain
yak-told-market = In the Market: { $food }.
yak-told-market-empty = The Market is empty.
yak-told-taken = Taken from there in this turn: { $count } food.
yak-told-bag = { $count ->
        [one] In the bag there is { $count } stone: { $stones }.
       *[other] In the bag there are { $count } stones: { $stones }.
    }
yak-told-bag-empty = There is no stone in the bag.
yak-told-bag-none = Colours that are not in it: { $colours }.
yak-told-fog = { $fog ->
        [0] There is no fog in it.
        [one] Fog in it: { $fog } token.
       *[other] Fog in it: { $fog } tokens.
    }
yak-told-closed = The quarry is closed: no more stones are drawn.
yak-told-lost = One { $stone } stone left the game with the bag.
yak-told-boxed = No { $stone } stones are in this game.
yak-told-mountain = Fog on the mountain: { $track } of { $spaces } spaces.
yak-told-mountain-1 = When it is full, all fog goes back into the bag and a fourth space opens.
yak-told-mountain-2 = It is filling for the second time; when it is full, the fog stays there and the bag keeps one fog token.
yak-told-mountain-3 = It is full for good; the last fog token always goes back into the bag.
yak-told-mountain-closed = It no longer matters.
yak-told-aside = Fog set aside in this turn: { $fog }.
yak-told-drawn = Drawn and still to be laid down: { $stones }.
yak-told-drawing = Still to be drawn: { $count }; fog among those drawn just now: { $fog }.

## Towers, yurts and cards

yak-told-seat = Tower and yurt of { $seat }
    .to-you = Your tower and yurt
yak-told-no-tower = There is no stone in the tower yet.
yak-told-level = Level { $level } from the left: { $stones }.
yak-told-no-group = There is no group yet.
yak-told-group = Group { $number }, { $colour }: { $places }; { $size } stones, { $points } points.
yak-told-free = { $count ->
        [one] Free for the next stone: only { $places }.
       *[other] Free for the next stone: { $places }.
    }
yak-told-height = { $count ->
        [one] { $count } stone in all.
       *[other] { $count } stones in all.
    }
yak-told-worth = { $points ->
        [one] The tower is worth { $points } point: { $parts }.
       *[other] The tower is worth { $points } points: { $parts }.
    }
yak-told-extra = Besides: { $parts }.
yak-told-score = Points as it stands: { $points }.
yak-told-worth-groups = { $one } for groups
yak-told-worth-group_count = { $one } for their number
yak-told-worth-unmatched = { $one } for stones without a group
yak-told-worth-stupa = { $one } for the stupa
yak-told-worth-food = { $one } for the most food
yak-told-worth-bonus = { $one } for bonus cards
yak-told-yurt = In the yurt: { $food }; { $count } in all, { $room ->
        [0] no room for more.
       *[other] room for { $room } more.
    }
yak-told-yurt-empty = The yurt is empty; it has room for 8.
yak-told-card-none = No card chosen yet.
yak-told-card-hidden = A card is chosen and lies face down.
yak-told-card-own = Chosen card: { $card }, face down.
yak-told-card-shown = Card today: { $card }.
yak-told-yesterday = Card yesterday: { $card }.

## Bonus cards

yak-told-bonus = Bonus cards
yak-told-bonus-majority = Most { $colour } stones: { $high } points; second most: { $low }.
yak-told-bonus-position = Each { $stone } stone on { $places }: { $each ->
        [one] { $each } point.
       *[other] { $each } points.
    }
yak-told-bonus-penalty = Not one { $stone } stone: { $lose ->
        [one] { $lose } point is lost.
       *[other] { $lose } points are lost.
    }
yak-told-bonus-now = Now for { $seat }: { $points }.
    .to-you = Now for you: { $points }.

## What comes next

yak-told-setup = { $phase }.
yak-told-day = Day { $day }. { $phase }.
yak-told-last = This is the last day.
yak-told-last-day = Day { $day } will be the last.
yak-told-first = The baby yak is with { $seat }.
    .to-you = You have the baby yak.
yak-told-order = Turn order today: { $seats }.
yak-told-owing = Still to choose a card: { $seats }.
yak-told-active = Acting now: { $seat }.
    .to-you = You are acting now.
yak-told-after = After that: { $seats }.
yak-told-dusk = At dusk the carts move on and the baby yak goes to { $seat }.
    .to-you = At dusk the carts move on and the baby yak comes to you.
yak-told-counting = Then the points are counted.
yak-told-no-stupa = Nobody has the stupa yet: it goes to the first tower of { $count } stones. The tallest has { $tallest }.
yak-told-stupa = The stupa is with { $seat }.
    .to-you = You have the stupa.
yak-told-place =
    { $number ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $number }th place
    }: { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .to-you =
        { $number ->
            [1] 1st place
            [2] 2nd place
            [3] 3rd place
           *[other] { $number }th place
        }: you, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.

## What a choice brings, behind the sentence that says what it does

yak-told-payable = { $count ->
        [one] You can pay up to { $budget } food here, enough for { $count } stone of these: { $stones }.
       *[other] You can pay up to { $budget } food here, enough for { $count } stones of these: { $stones }.
    }
yak-told-too-dear = You can pay up to { $budget } food here, too little for any stone on the cart now.
yak-told-not-taken = Not taken here: { $food }.
yak-told-room = { $room ->
        [0] Your yurt is full.
       *[other] Your yurt has room for { $room } more.
    }
yak-told-of-one-kind = To choose from, one kind only: { $food }.
yak-told-with-room = With room for a stone: { $carts }.
yak-told-left = You could then spend { $left } more here; your yurt would keep { $stored }.
yak-told-stored = Food then left in your yurt: { $stored }.
yak-told-kept = Left in your yurt: { $food }.
yak-told-kept-none = Your yurt is then empty.
yak-told-overflow = Not all of it fits on the cart: { $count } of it { $count ->
        [one] goes
       *[other] go
    } to the Market.
yak-told-touches = It touches { $stones }.
yak-told-touches-nothing = It touches no other stone.
yak-told-gain = Now the tower is worth { $points }: a gain of { $gain }.
yak-told-marked = A bonus card marks this place: { $points ->
        [one] { $points } point more.
       *[other] { $points } points more.
    }
yak-told-no-penalty = A bonus card no longer takes { $points ->
        [one] { $points } point from you.
       *[other] { $points } points from you.
    }
yak-told-takes-stupa = You take the stupa: { $points } points more.
yak-told-yurt-then = Your yurt then holds { $food }; { $room ->
        [0] no room for more.
       *[other] room for { $room } more.
    }
yak-told-still = Still to act there today: { $seat }.
    .to-you = You are still to act there today.
