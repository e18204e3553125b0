### Yak. Build, Restock, Market, cart, yurt, tower, quarry, fog, stupa, baby yak, as in docs/rules/yak.md.

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
yak-prompt-buy-more = Choose another stone, or stop at a price of { $price } food. You can spend up to { $budget } here.
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
        [one] Place the { $stone } stone on level { $level }, place { $spot }; your tower is then worth { $points } point.
       *[other] Place the { $stone } stone on level { $level }, place { $spot }; your tower is then worth { $points } points.
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

yak-no-committed = Your card is on the table already. To choose another one, you would have to take it back before everybody has chosen.
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
yak-no-skip-restock = You cannot go without: choose one kind of food.
yak-no-skip-put = One of the drawn stones has to go onto a cart.
yak-no-fourth = Three stones are the most that you can buy at once.
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
yak-no-filled = A stone already lies on level { $level }, place { $spot }.
yak-no-neighbour = On the lowest level a stone must lie beside another one; place { $spot } is too far away.
yak-no-support = A stone on level { $level }, place { $spot } must rest on two stones of the level below.
yak-no-support-one = A stone on level { $level }, place { $spot } must rest on the stone of the level below.
yak-no-restock-food = There is no { $food } on { $cart }.
yak-no-market-food = There is no { $food } in the Market.
yak-no-take-late = Food is taken before the stones are drawn; now put one of them on a cart.
yak-no-room = No stones are drawn now: there are four on every cart.
yak-no-quarry = The quarry is closed: no more stones are drawn.
yak-no-stone-in-bag = There is no { $stone } stone in the bag that you could draw.
yak-no-such-cart = In this game { $cart } stays in the box.
yak-no-stone-drawn = No { $stone } stone was drawn.
yak-no-cart-full = There are four stones on { $cart } already.

## What happened; the one who did it is $name and comes first

yak-event-boxed = All { $stone } stones stay in the box.
yak-event-cart = { $name } starts with { $cart }.
yak-event-cart-junction = The first cart at the junction is { $cart }.
yak-event-first-player = { $name } gets the baby yak and goes first.
yak-event-bonus = A bonus card for { $colour } stones is laid out.
yak-event-commit = { $name } chooses a card.
yak-event-card = { $name } has chosen { $card }.
yak-event-reveal = { $name } plays { $card }.
yak-event-nothing-bought = { $name } cannot pay for any stone on { $cart }.
yak-event-buy = { $name } chooses one { $stone } stone.
yak-event-pay = { $name } pays { $amounts }.
yak-event-overflow = { $name } cannot load it all and puts { $amounts } into the Market.
yak-event-place = { $name } places one { $stone } stone on level { $level }, place { $spot }.
yak-event-stupa = { $name } is the first with fourteen stones and takes the stupa. The last day will be day { $day }.
yak-event-stupa-late = { $name } is the first with fourteen stones and takes the stupa.
yak-event-restock = { $name } takes { $amounts } from { $cart }.
yak-event-nothing-restocked = { $name } takes no food from { $cart }.
yak-event-take = { $name } takes { $food } from the Market.
yak-event-put = { $name } puts one { $stone } stone on { $cart }.
yak-event-return = { $name } puts back into the bag: { $stones }.
yak-event-lost = One { $stone } stone leaves the game with the bag.
yak-event-draw = { $name } draws one { $stone } stone.
yak-event-draw-fog = { $name } draws fog.
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
yak-event-last-day = { $name } has the baby yak on day { $day }, the last one.
yak-event-score-group =
    { $points ->
        [one] { $name } scores { $points } point for one { $colour } group of { $count }.
       *[other] { $name } scores { $points } points for one { $colour } group of { $count }.
    }
yak-event-score =
    { $points ->
        [one] { $name } has { $points } point in all.
       *[other] { $name } has { $points } points in all.
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

yak-reason-stupa = The day after the stupa was taken is over.
yak-reason-cap = The limit of days is reached.

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
yak-board-yurt = Yurt of { $name }
yak-board-others = Other yurts
yak-board-swipe = Swipe sideways for the other yurts.
yak-board-worth = Points of the tower
yak-board-tower = { $stones ->
        [one] Tower of one stone
       *[other] Tower of { $stones } stones
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }. In the yurt: { $food }.
yak-board-take = Take the { $stone } stone in hand
yak-board-price = Price: { $price } food
yak-board-bonus = Bonus cards
yak-board-bonus-majority = Bonus, { $stone }: { $high } for the most, { $low } for the second most
yak-board-bonus-position = Bonus, { $stone }: { $each } for each stone on a marked place
yak-board-bonus-penalty = Bonus, { $stone }: minus { $lose } without one

## Options

yak-option-bonus_cards = Bonus cards
yak-option-bonus_cards-about = How many bonus cards are laid out, for experienced builders; 0 means none.
