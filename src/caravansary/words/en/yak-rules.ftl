### Yak's rules page: one entry for each rule of docs/rules/yak.md, in its order. The id in the key is the rule's own:
### yak-rule-4-2 is YAK-4.2. The page is put together from this file.

yak-rules-title = Yak: the rules
yak-rules-minute = The game in one minute
yak-rules-minute-1 = Yaks bring stones to your yurt, and you buy them with food. Build a tower: stones of one colour that touch are a group, larger groups bring more, and having many groups brings extra points.
yak-rules-minute-2 = At dawn everybody secretly picks one of three cards. Build buys stones from the cart at your yurt, Restock takes food from it, and Market brings food and sends a new stone to any cart.
yak-rules-minute-3 = At dusk all carts roll on to the next stop; fog in the quarry makes them turn round. Once somebody has fourteen stones, one last day follows. The most points win.

## 1

yak-rules-section-1 = Setting up
yak-rule-1-1 = You begin with a yurt, your three cards and three food: one meat, one milk and one bread.
yak-rule-1-2 = One cart waits at every seat. All yaks look clockwise at first, so your cart rolls on towards whoever plays after you. With two players, one of the two carts passes the junction on its way.
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
yak-rule-2-2 = You may choose any of your cards, even one that seems to do nothing for you. Until everybody has chosen, you can take it back and choose another.
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
yak-rule-8-1 = You all take your cards back. The baby yak always moves clockwise to the next player, even if the yaks look the other way.
yak-rule-8-2 = Each cart rolls on by one stop in the direction the yaks are looking. With two players, the junction is one of the stops.
yak-rule-8-3 = The yaks go on looking that way the next day; only fog turns them.

## 9

yak-rules-section-9 = The end
yak-rule-9-1 = The stupa goes to the first player who places a fourteenth stone, at that very moment.
yak-rule-9-2 = You finish this day and play one more from dawn on; then the points are counted. So all of you have had equally many turns.
yak-rule-9-3 = If others reach fourteen stones too, nothing happens.
yak-rule-9-4 = The last day ends after noon. Its dusk would no longer matter.

## 10

yak-rules-section-10 = Scoring
yak-rule-10-1 = A group is at least two stones of one colour that are connected, with or without a crystal. Two stones bring 3 points, three 6, four 9, five 12, six 16, seven or more 21; a crystal counts as one.
yak-rule-10-2 = Count your groups: three bring 4 points, four 8, five 12, six 16, seven or more 20. Groups of the same colour count one by one if they are not connected.
yak-rule-10-3 = A crystal can take any colour, but each of your crystals a different one.
yak-rule-10-4 = It joins whatever it touches in its colour, if there are at least two coloured stones in all. So it can make a group larger, turn single stones into a group or merge two groups.
yak-rule-10-5 = If a crystal joins nothing, or you leave it without a colour, it brings 1 point and changes nothing else.
yak-rule-10-6 = Every stone without a group brings 1 point, crystals too.
yak-rule-10-7 = Crystals get the colours that bring you the most points. This is worked out for you.
yak-rule-10-8 = You get 3 points for the stupa and 2 for having the most food in your yurt. If several have the most, each of them gets 2.
yak-rule-10-9 = The most points win. If there is a tie, the lower number of stones decides, crystals included; after that, the victory is shared.

## 11

yak-rules-section-11 = Bonus cards
yak-rule-11-1 = If you play this variant, three bonus cards are drawn at the end of set-up and lie open for all; you may also agree on one or two. Cards of the missing colour are not used.
yak-rule-11-2 = Majority: the most stones of a colour bring the higher value, the second most the lower. A tie for most brings the lower to each and leaves no second; a tie for second brings nothing, nor does having none.
yak-rule-11-3 = Places: for each stone of the colour that lies on one of the marked places, you get 1 or 2 points, depending on the card.
yak-rule-11-4 = Penalty: if there is no stone of the colour in your tower, you lose as many points as the card says.
yak-rule-11-5 = A crystal counts for no bonus card, whichever colour it took. Penalties can take you below zero.

## 12

yak-rules-section-12 = Open and hidden
yak-rule-12-1 = Everything lies open, so you can even count what is left in the bag. Hidden are only the cards that have not been turned over, and what the next draw will bring.
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
yak-rules-picture-dusk = The yaks look clockwise: at dusk every cart rolls on to the next yurt.
yak-rules-picture-stupa = The first tower with fourteen stones brings its owner the stupa.
yak-rules-picture-groups = Four groups: three times 6 points and once 3, and 8 more because there are four.
yak-rules-picture-crystal = The crystal has taken red. It touches both red stones, and the three of them are a group.
yak-rules-picture-bonus = The four kinds of bonus cards: majority, places worth 1 and worth 2, penalty. The values are ours, as we do not know the printed ones.
