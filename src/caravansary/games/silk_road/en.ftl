### Silk Road. Caravan leader, pawn, screen, bag, turn token, Buyer, Seller, Trader, Crook…: as in docs/rules/silk_road.md.

silk_road-title = Silk Road
silk_road-tagline = Auctions and hidden goods on the caravan road.

## Goods, alone and counted

silk_road-good-ivory = ivory
    .n1 = 1 ivory
    .n2 = 2 ivory
    .n3 = 3 ivory
    .n4 = 4 ivory
    .n5 = 5 ivory
silk_road-good-silk = silk
    .n1 = 1 silk
    .n2 = 2 silk
    .n3 = 3 silk
    .n4 = 4 silk
    .n5 = 5 silk
silk_road-good-jewels = jewels
    .n1 = 1 jewel
    .n2 = 2 jewels
    .n3 = 3 jewels
    .n4 = 4 jewels
    .n5 = 5 jewels
silk_road-good-fruits = dried fruits
    .n1 = 1 dried fruit
    .n2 = 2 dried fruits
    .n3 = 3 dried fruits
    .n4 = 4 dried fruits
    .n5 = 5 dried fruits
silk_road-good-spices = spices
    .n1 = 1 spice
    .n2 = 2 spices
    .n3 = 3 spices
    .n4 = 4 spices
    .n5 = 5 spices

## Tiles, as they stand in a sentence; the label stands alone on the board

silk_road-tile-buyer = a Buyer
    .label = Buyer
silk_road-tile-seller = a Seller
    .label = Seller
silk_road-tile-trader = a Trader
    .label = Trader
silk_road-tile-special_trader = a special trader
    .label = Special trader
silk_road-tile-thief = a Thief
    .label = Thief
silk_road-tile-grand_vizier = a Grand Vizier
    .label = Grand Vizier
silk_road-tile-crook = a Crook
    .label = Crook
silk_road-tile-barterer = a Barterer
    .label = Barterer

## Phases

silk_road-phase-deal = Laying out the tiles
silk_road-phase-goods_draw = Drawing goods
silk_road-phase-first_leader = Drawing the first leader
silk_road-phase-auction = Auction: bids
silk_road-phase-settle = Auction: sell or pay
silk_road-phase-move = The caravan moves
silk_road-phase-printed = Market: the city’s own action
silk_road-phase-take = Market: taking a tile
silk_road-phase-second_tile = Market: a second tile
silk_road-phase-hand_on = Market: handing on the pawn
silk_road-phase-use_crook = Market: Crook
silk_road-phase-sell = Market: Seller
silk_road-phase-buy = Market: Buyer
silk_road-phase-trade = Market: Trader
silk_road-phase-swap = Market: special trader
silk_road-phase-rob = Market: Thief
silk_road-phase-steal = Market: the Thief at work
silk_road-phase-name = Market: Grand Vizier
silk_road-phase-show = Market: showing goods to the Vizier
silk_road-phase-over = Game over

## What a seat is asked

silk_road-prompt-bid-first = Bid for the leader pawn, or pass. You have { $money } silver.
silk_road-prompt-bid-poor = You have no silver to bid: you can only pass.
silk_road-prompt-bid = Beat the bid of { $bid } by { $seat }, or pass. You have { $money } silver.
silk_road-prompt-bid-beaten = You have { $money } silver and cannot beat the bid of { $bid } by { $seat }: you can only pass.
silk_road-prompt-bid-limit = Here bids end at { $bid }, and { $seat } has bid that much: you can only pass.
silk_road-prompt-settle = Sell the leader pawn to { $seat } for { $money } silver, or pay { $seat } the same sum to keep it?
silk_road-prompt-settle-must = You have { $have } silver and cannot pay { $money } to keep the leader pawn: sell it to { $seat }.
silk_road-prompt-move = Move the caravan on from { $city }.
silk_road-prompt-printed =
    Use the bonus of { $city }, { $sort ->
        [good] { $tile } of { $good }
        [trader] { $tile }: { $give } for { $get }
        [special] { $tile } for up to { $count } goods
       *[plain] { $tile }
    }?
silk_road-prompt-take = Take one tile in { $city }.
silk_road-prompt-take-second = Take your second tile in { $city }.
silk_road-prompt-second-tile = Spend a Barterer to take a second tile in { $city }?
silk_road-prompt-hand-on = Hand on the leader pawn: who takes the next tile in { $city }?
silk_road-prompt-hand-last = The tiles of { $city } are gone: who gets the leader pawn?
silk_road-prompt-crook =
    { $have ->
        [one] Change one of the goods shown with your Crook?
       *[other] Change one of the goods shown with one of your { $have } Crooks?
    }
silk_road-prompt-sell = How many tokens of { $good } do you sell? You have { $have }.
silk_road-prompt-sell-none = You have no { $good } to sell.
silk_road-prompt-buy = How many tokens of { $good } do you buy? You can buy up to { $most } with your { $money } silver.
silk_road-prompt-buy-supply = How many tokens of { $good } do you buy? The bag holds only { $most }; you have { $money } silver.
silk_road-prompt-buy-none = The bag holds no { $good }: there is nothing to buy.
silk_road-prompt-buy-poor = You have no silver and can buy no { $good }.
silk_road-prompt-trade =
    { $left ->
        [one] Exchange { $give } for { $get }? Your goods are enough for one exchange.
       *[other] Exchange { $give } for { $get }? You may do it up to { $left } times, if the bag holds enough.
    }
silk_road-prompt-trade-again = Exchange { $give } for { $get } once more?
silk_road-prompt-trade-goods = You do not have { $give } to exchange: you can only stop.
silk_road-prompt-trade-supply = The bag does not hold { $get }, and an exchange must be made in full: you can only stop.
silk_road-prompt-swap =
    { $left ->
        [one] Swap one of your goods for another, or stop.
       *[other] Swap up to { $left } of your goods for others, one by one, or stop.
    }
silk_road-prompt-swap-again =
    { $left ->
        [one] Swap one more of your goods for another, or stop.
       *[other] Swap up to { $left } more of your goods for others, one by one, or stop.
    }
silk_road-prompt-swap-none = The bag holds nothing you could swap for: you can only stop.
silk_road-prompt-rob = Whom does the Thief rob?
silk_road-prompt-name = Which good does the Grand Vizier ask for?
silk_road-prompt-show = How many tokens of { $good } do you show to the Vizier? You have { $have }.
silk_road-prompt-show-none = You have no { $good } to show to the Vizier.

## What a legal action will do and cost

silk_road-do-pass = Pass. You cannot bid again this round.
silk_road-do-bid = Bid { $money } silver. If nobody bids more, { $active } sells you the pawn for it or pays you that sum to keep it.
silk_road-do-bid-last = Bid { $money } silver. Nobody bids after you: { $active } sells you the pawn for it or pays you that sum to keep it.
silk_road-do-sell-pawn = Sell the leader pawn: { $seat } pays you { $money } silver and leads.
silk_road-do-pay-bid = Keep the leader pawn: you pay { $money } silver to { $seat }.
silk_road-do-move = Move the caravan to { $city }.
silk_road-do-move-printed =
    Move the caravan to { $city }. You may use its bonus: { $sort ->
        [good] { $tile } of { $good }
        [trader] { $tile }, { $give } for { $get }
        [special] { $tile } for up to { $count } goods
       *[plain] { $tile }
    }.
silk_road-do-move-end = Move the caravan to { $city }. The game is over.
silk_road-do-use-printed =
    Use the city’s bonus: { $sort ->
        [good] { $tile } of { $good }
        [trader] { $tile }, { $give } for { $get }
        [special] { $tile } for up to { $count } goods
       *[plain] { $tile }
    }.
silk_road-do-decline-printed = Go without the city’s bonus. It is lost.
silk_road-do-take =
    Take { $sort ->
        [good] { $tile } of { $good }
        [trader] { $tile }: { $give } for { $get }
        [special] { $tile } for up to { $count } goods
       *[plain] { $tile }
    }.
silk_road-do-decline = Do nothing. The tile is spent.
silk_road-do-stop = Stop here.
silk_road-do-no-crook = Leave the goods as they are shown.
silk_road-do-crook = Spend a Crook to turn { $good } into { $into } for this action.
silk_road-do-crook-give = Spend a Crook: you give { $into } instead of { $good }.
silk_road-do-crook-get = Spend a Crook: you get { $into } instead of { $good }.
silk_road-do-sell =
    { $count ->
        [one] Sell { $count } token of { $good } for { $money } silver.
       *[other] Sell { $count } tokens of { $good } for { $money } silver.
    }
silk_road-do-sell-none = Sell no { $good }.
silk_road-do-buy =
    { $count ->
        [one] Buy { $count } token of { $good } for { $money } silver.
       *[other] Buy { $count } tokens of { $good } for { $money } silver.
    }
silk_road-do-buy-none = Buy no { $good }.
silk_road-do-trade = Give { $give } and get { $get }.
silk_road-do-swap = Swap one token of { $good } for one of { $into }.
silk_road-do-rob = Steal one good at random from { $seat }, if there is any behind that screen.
silk_road-do-name = Ask for { $good }. Everybody shows at once: 5 silver for the most, 3 for the second most. It can be asked for again only after all five goods have been.
silk_road-do-name-again = Ask for { $good } again. Everybody shows at once: 5 silver for the most, 3 for the second most.
silk_road-do-show =
    { $count ->
        [0] Show no { $good }.
        [one] Show { $count } token of { $good }. It stays yours.
       *[other] Show { $count } tokens of { $good }. They stay yours.
    }
silk_road-do-barter = Spend a Barterer and take a second tile. This market will have one turn fewer.
silk_road-do-no-barter = Keep the Barterer.
silk_road-do-hand = Hand the pawn to { $seat }, who takes the next tile.
silk_road-do-hand-last = Hand the pawn to { $seat }, who begins the next round as leader.
silk_road-do-keep-pawn = Keep the pawn: you begin the next round as leader.

## Why not

silk_road-no-leader-bids = You hold the pawn, so you do not bid; the others bid for it.
silk_road-no-second-bid = You have had your one bid in this auction.
silk_road-no-wait-bid = Wait for your turn to bid: { $active } is thinking.
silk_road-no-has-shown = You have chosen what to show; the others are still choosing.
silk_road-no-wait-leader = Only { $active } has the leader pawn and acts now.
silk_road-no-bid-now = There is no auction now.
silk_road-no-bid-settle = The bidding is over: now you answer the highest bid.
silk_road-no-bid-number = A bid is a whole number of silver from 1 to { $most }. To bid nothing, pass.
silk_road-no-bid-low = A bid must be higher than { $bid }.
silk_road-no-bid-money = You have only { $money } silver, and you cannot bid more than you have.
silk_road-no-pay-money = You cannot pay { $bid } silver with { $money }: you have to sell the pawn.
silk_road-no-settle-now = There is no bid to answer now.
silk_road-no-settle-yet = When everybody has had a chance to bid, { $active } answers the highest bid.
silk_road-no-move-now = The caravan does not move now.
silk_road-no-stay = The caravan may not stay where it is.
silk_road-no-arrow = No arrow leads from here to { $city }.
silk_road-no-decline-tile = You have to take a tile, even if it is of no use to you.
silk_road-no-decline-now = You cannot decline now; choose one of the actions offered.
silk_road-no-printed-again = You are using the bonus of { $city } already, and it comes only once.
silk_road-no-printed-over = You have used the bonus of { $city } or gone without it; it does not come again.
silk_road-no-printed-here = There is no bonus in { $city }.
silk_road-no-printed-now = A city’s bonus is used when you have just moved the caravan there, before you take a tile.
silk_road-no-printed-others = The bonus of { $city } was only for the one who moved the caravan here, before the first tile.
silk_road-no-take-before-bonus = Decide about the city’s bonus first; then you take a tile.
silk_road-no-take-now = No tile is taken now.
silk_road-no-such-tile =
    In { $city } there is no such tile: { $sort ->
        [good] { $tile } of { $good }
        [trader] { $tile }, { $give } for { $get }
        [special] { $tile } for up to { $count } goods
       *[plain] { $tile }
    }.
silk_road-no-barterer = You have no Barterer.
silk_road-no-fresh-barterer = A Barterer cannot be used in the city where you took it.
silk_road-no-third-tile = One Barterer is all you may use in one turn.
silk_road-no-barter-now = A Barterer is used right after your first tile, while another one lies in the city.
silk_road-no-barter-tile = A Barterer needs another tile to take, and none is left in { $city } for that.
silk_road-no-barter-late = A Barterer is used right after your first tile; this turn is over.
silk_road-no-hand-now = The pawn is not handed on now.
silk_road-no-hand-self = While tiles remain, the pawn goes to somebody else.
silk_road-no-hand-token = There are no turns left this round for { $seat }.
silk_road-no-crook-symbol = There is no { $good } to change there.
silk_road-no-crook-twice = A Crook has already changed { $good } there.
silk_road-no-crook-side = A Trader has two sides: say whether { $good } is changed where you give or where you get.
silk_road-no-before-crook = First decide whether to spend a Crook.
silk_road-no-crook-now = A Crook works when you carry out a Buyer, Seller or Trader, before amounts are chosen.
silk_road-no-crook = You have no Crook.
silk_road-no-sell-now = There is no Seller at work now.
silk_road-no-sell-good = This Seller only takes { $good }.
silk_road-no-sell-more =
    { $have ->
        [0] You have no { $good }.
        [one] You have only { $have } token of { $good }.
       *[other] You have only { $have } tokens of { $good }.
    }
silk_road-no-buy-now = There is no Buyer at work now.
silk_road-no-buy-good = This Buyer only deals in { $good }.
silk_road-no-buy-money =
    { $count ->
        [one] For { $count } token of { $good } you need { $cost } silver; you have { $money }.
       *[other] For { $count } tokens of { $good } you need { $cost } silver; you have { $money }.
    }
silk_road-no-buy-supply =
    { $left ->
        [0] The bag holds no more { $good }.
        [one] The bag holds only { $left } token of { $good }.
       *[other] The bag holds only { $left } tokens of { $good }.
    }
silk_road-no-trade-now = There is no Trader at work now.
silk_road-no-trade-goods = You do not have { $give } to give.
silk_road-no-trade-supply = The bag does not hold { $get }, and an exchange must be made in full.
silk_road-no-stop-now = There is nothing to stop now.
silk_road-no-swap-now = There is no special trader at work now.
silk_road-no-swap-goods = You have no { $good } to swap.
silk_road-no-swap-supply = The bag holds no more { $good }.
silk_road-no-rob-now = There is no Thief at work now.
silk_road-no-rob-self = You cannot rob yourself.
silk_road-no-name-now = No Grand Vizier is asking now.
silk_road-no-name-done = The Grand Vizier has asked for { $good }; now it is shown.
silk_road-no-name-twice = An earlier Vizier has already asked for { $good }.
silk_road-no-show-now = Goods are shown only when a Grand Vizier has asked for them.
silk_road-no-show-more =
    { $have ->
        [0] You have no { $good } to show.
        [one] You have only { $have } token of { $good } to show.
       *[other] You have only { $have } tokens of { $good } to show.
    }

## What happened; the one who did it is $name and comes first

silk_road-event-deal =
    { $city } gets { $sort ->
        [good] { $tile } of { $good }
        [trader] { $tile }: { $give } for { $get }
        [special] { $tile } for up to { $count } goods
       *[plain] { $tile }
    }.
silk_road-event-draw = { $name } draws a good from the bag, unseen by the others.
silk_road-event-drew = { $name } has drawn one token of { $good }.
silk_road-event-leader = { $name } is the first caravan leader.
silk_road-event-bid = { $name } bids { $bid }.
silk_road-event-pass = { $name } passes.
silk_road-event-all-passed = { $name } stays leader, as nobody bids.
silk_road-event-sells-pawn = { $name } sells the leader pawn to { $seat } for { $money } silver.
silk_road-event-pays = { $name } pays { $money } silver to { $seat } and stays leader.
silk_road-event-move = { $name } leads the caravan to { $city }.
silk_road-event-printed =
    { $name } uses the bonus of { $city }, { $sort ->
        [good] { $tile } of { $good }
        [trader] { $tile }: { $give } for { $get }
        [special] { $tile } for up to { $count } goods
       *[plain] { $tile }
    }.
silk_road-event-decline =
    { $place ->
        [printed] { $name } goes without the bonus of { $city }.
       *[tile] { $name } leaves the tile unused.
    }
silk_road-event-take =
    { $name } takes { $sort ->
        [good] { $tile } of { $good }
        [trader] { $tile }: { $give } for { $get }
        [special] { $tile } for up to { $count } goods
       *[plain] { $tile }
    }.
silk_road-event-barter = { $name } spends a Barterer to take a second tile.
silk_road-event-market-over = The tiles of { $city } are gone.
silk_road-event-keep-pawn = { $name } keeps the leader pawn.
silk_road-event-hand = { $name } hands the leader pawn to { $seat }.
silk_road-event-crook = { $name } spends a Crook and turns { $good } into { $into }.
silk_road-event-sell =
    { $count ->
        [one] { $name } sells { $count } token of { $good } for { $money } silver.
       *[other] { $name } sells { $count } tokens of { $good } for { $money } silver.
    }
silk_road-event-sell-none = { $name } sells no { $good }.
silk_road-event-buy =
    { $count ->
        [one] { $name } buys { $count } token of { $good } for { $money } silver.
       *[other] { $name } buys { $count } tokens of { $good } for { $money } silver.
    }
silk_road-event-buy-none = { $name } buys no { $good }.
silk_road-event-trade = { $name } exchanges { $give } for { $get }.
silk_road-event-swap = { $name } swaps one token of { $good } for one of { $into }.
silk_road-event-stop = { $name } stops there.
silk_road-event-rob = { $name } sends the Thief to { $seat }.
silk_road-event-rob-nothing = { $name } sends the Thief to { $seat }, who has nothing.
silk_road-event-stole = { $name } takes one good from behind the screen of { $seat }.
silk_road-event-loot = { $name } has stolen one token of { $good } from { $seat }.
silk_road-event-name = { $name } has the Grand Vizier ask for { $good } and lays a marker.
silk_road-event-name-unmarked = { $name } has the Grand Vizier ask for { $good }; the bag holds none for a marker.
silk_road-event-name-again = { $name } has the Grand Vizier ask for { $good } again.
silk_road-event-sealed =
    { $count ->
        [0] { $name } will show no { $good }.
        [one] { $name } will show { $count } token of { $good }.
       *[other] { $name } will show { $count } tokens of { $good }.
    }
silk_road-event-show =
    { $count ->
        [0] { $name } shows no { $good }.
        [one] { $name } shows { $count } token of { $good }.
       *[other] { $name } shows { $count } tokens of { $good }.
    }
silk_road-event-show-paid =
    { $count ->
        [one] { $name } shows { $count } token of { $good } and gets { $money } silver.
       *[other] { $name } shows { $count } tokens of { $good } and gets { $money } silver.
    }
silk_road-event-open =
    { $count ->
        [one] { $name } has { $money } silver and { $count } good behind the screen.
       *[other] { $name } has { $money } silver and { $count } goods behind the screen.
    }
silk_road-event-over = The caravan has reached { $city }: the game is over.

## Why the game is over

silk_road-reason-arrived = The caravan has arrived.

## The score sheet

silk_road-line-money = Money
silk_road-line-goods = Goods
silk_road-line-majority = Most { $good }

## On the page

silk_road-board-screen = Behind your screen
silk_road-board-bid = Bid { $bid }
silk_road-board-pass = Pass
silk_road-board-sell-pawn = Sell the pawn
silk_road-board-pay = Pay and keep it
silk_road-board-none = None
silk_road-board-trade = Exchange
silk_road-board-stop = Stop
silk_road-board-leave = Leave it
silk_road-board-decline = Do without
silk_road-board-keep = Keep it
silk_road-board-notes = Noted: { $money } silver, { $count ->
        [0] no goods
        [one] one good
       *[other] { $count } goods
    }
silk_road-board-notes-known = known: { $goods }
silk_road-board-notes-crate = goods
silk_road-board-notes-sack = unknown
silk_road-board-notes-unknown = { $count ->
        [one] one unknown
       *[other] { $count } unknown
    }

## Options

silk_road-option-reverse = Reverse route
silk_road-option-reverse-about = The caravan travels from Antioch to Chang’An.
silk_road-option-skip_final_auction = No last auction
silk_road-option-skip_final_auction-about = The last leg, where nothing can be chosen any more, is not auctioned.
silk_road-option-notes = Note sheet
silk_road-option-notes-about = Everybody has a sheet with what a careful player could have written down.

### Silk Road's rules page: one entry for each rule of docs/rules/silk_road.md, in its order. The id in the key is the rule's own:
### silk_road-rule-4-2 is SROAD-4.2. The page is put together from this file.

silk_road-rules-title = Silk Road: the rules
silk_road-rules-minute = The game in one minute
silk_road-rules-minute-1 = One caravan travels from Chang’An to Antioch, and you all travel with it. Buy goods where they are cheap, sell them dear further on, and hide your money and goods behind your screen.
silk_road-rules-minute-2 = Each round begins with an auction for the lead. Whoever leads chooses the next city, takes one of its tiles, uses it and hands the pawn to somebody else, who takes the next one.
silk_road-rules-minute-3 = Somebody will get no tile, but begins the next round as leader. In Antioch your money counts, each good is worth 1 point, and the most of one kind brings 2. The most points win.

## 1

silk_road-rules-section-1 = Setting up
silk_road-rule-1-1 = You have a screen, and behind it, out of sight, lie your coins and your goods.
silk_road-rule-1-2 = There are 75 goods in the bag, fifteen of each kind. You draw three of them blindly and show them to nobody.
silk_road-rule-1-3 = Chance lays tiles face up in 18 cities: three in each with four players, four with five players, five with three or six. Orange backs belong to orange cities, purple backs to purple ones.
silk_road-rule-1-4 = No tiles are laid where the journey begins or where it ends.
silk_road-rule-1-5 = An action printed on the map comes on top of the city’s tiles.
silk_road-rule-1-6 = A Crook or a Barterer never lies in Aleppo or Tyre, where it would come too late. Another purple tile takes its place.
silk_road-rule-1-7 = To make sure of that, Aleppo and Tyre get their tiles before all others, from purple ones of other kinds. What remains is mixed and dealt to the other purple cities.
silk_road-rule-1-8 = With four players 18 tiles of each colour are left over, with five players 9. They stay in the box, face down. With three or six players every tile is used.
silk_road-rule-1-9 = Your purse holds 10 silver at the start. A gold coin is the same as 5 silver.
silk_road-rule-1-10 = The caravan waits in Chang’An. Chance picks the first leader, who gets the pawn and all turn tokens: five with three players, otherwise one fewer than there are players.
silk_road-rule-1-11 = You sit in a circle and go clockwise: the player to your left comes after you.

## 2

silk_road-rules-section-2 = The auction
silk_road-rule-2-1 = Every round has an auction, a move and a market, and so it goes on to the end of the road. In the very first auction the leader drawn by chance is already the one who may sell.
silk_road-rule-2-2 = The player to the leader’s left bids first, then the others clockwise, once each. The leader makes no bid.
silk_road-rule-2-3 = You have a single chance: bid more than anybody before you, or pass.
silk_road-rule-2-4 = Bids are made in whole silver, and the lowest is 1.
silk_road-rule-2-5 = You cannot bid more money than you have.
silk_road-rule-2-6 = If nobody bids, nothing is paid, and the leader goes on leading.
silk_road-rule-2-7 = The leader answers the highest bid in one of two ways. Sell: the bidder pays it and takes over pawn and tokens. Or pay: the bidder gets that sum from the leader, who goes on leading.
silk_road-rule-2-8 = If you lead and cannot afford to pay, you have to sell.
silk_road-rule-2-9 = Only the highest bid matters; all others are free of charge. Two highest bids cannot be equal, as each must beat the one before.
silk_road-rule-2-10 = You bid and pay with money alone, never with goods, tiles or promises. There is always change.
silk_road-rule-2-11 = There is an auction even before the last move, when the only thing left to win is the money itself. You can agree to leave that one out.

## 3

silk_road-rules-section-3 = The move
silk_road-rule-3-1 = As leader, you move the caravan along one arrow to the next city. Some cities have two arrows to choose from. The caravan never stays and never turns back.
silk_road-rule-3-2 = There is no market in the last city: when the caravan gets there, the game is over.
silk_road-rule-3-3 = The map shows the cities, their colours and their arrows. We had no picture of the printed map, so part of ours is our own.

## 4

silk_road-rules-section-4 = The market
silk_road-rule-4-1 = Five cities have an action printed on the map. If you moved the caravan to one of them, you may use it once, as a bonus.
silk_road-rule-4-2 = Decide on the bonus before you take a tile. If you leave it, it is gone: nobody who gets the pawn later this round may use it.
silk_road-rule-4-3 = With the pawn in your hand, you choose any tile of the city. You have to take one, even if none helps you.
silk_road-rule-4-4 = Do as much as you like of what the tile says, or nothing at all. Either way it is gone from the map.
silk_road-rule-4-5 = Crooks and Barterers stay open in front of you until you spend them, and Viziers that were used are put aside. Every other tile is discarded after its turn, for good.
silk_road-rule-4-6 = Now lay a turn token in front of you. Pawn and remaining tokens go to another player you choose, as long as that player still has a turn this round.
silk_road-rule-4-7 = Your turn token shows that you have had your turn. With three players you can have two turns, and so two tokens.
silk_road-rule-4-8 = You cannot turn the pawn down: take a tile and hand the pawn on in the same way.
silk_road-rule-4-9 = When the last tile of the city is taken, the market closes.
silk_road-rule-4-10 = Then the pawn goes to the player who is left with no turn, or with just one of two if three play. That player gets all tokens and leads into the next round.
silk_road-rule-4-11 = While there are tiles, you may not keep the pawn for yourself, even with three players. But when they are gone, whoever has a single token gets it, and that can be the one who took the last tile.
silk_road-rule-4-12 = After a Barterer, several of you may have a turn left when the market closes. Whoever took the last tile decides who of them gets the pawn.
silk_road-rule-4-13 = For each new round the leader collects all turn tokens again.
silk_road-rule-4-14 = On the map you can buy silk in Dunhuang, dried fruits in Koria and jewels in Kashgar, and sell spices in Merv and ivory in Susia.

## 5

silk_road-rules-section-5 = The tiles
silk_road-rule-5-1 = With a Seller you sell as many goods of its kind as you like. The first one brings 4 silver, the second 3, the third 2, and every other one 1.
silk_road-rule-5-2 = With a Buyer you buy as many goods of its kind as you like. The first one costs 1 silver, the second 2, the third 3, and every other one 4.
silk_road-rule-5-3 = Each action begins again with its first price, even if you use a printed action and a tile of the same kind in one turn.
silk_road-rule-5-4 = You can buy no more than your money allows, and no more than there is in the bag.
silk_road-rule-5-5 = With a Trader you hand in what it shows on the left and receive what it shows on the right. You may do so once, twice or not at all.
silk_road-rule-5-6 = You need everything on the left, and the bag must hold everything on the right; what you hand in goes into the bag first. There are no half exchanges.
silk_road-rule-5-7 = A special trader takes goods of any kinds and gives you the same number of any kinds you want: up to four, or on some tiles up to two.
silk_road-rule-5-8 = A special trader works only once. Swap one by one and stop whenever you like, but not more often than you had goods at the start.
silk_road-rule-5-9 = The Thief takes one good from a player you name. Chance decides which one, and every good behind that screen is equally likely.
silk_road-rule-5-10 = Only the two of you learn what was stolen. If there was nothing behind the screen, the Thief comes back with empty hands, and the tile is used up.
silk_road-rule-5-11 = With the Grand Vizier, name a kind that no Vizier has asked for yet. Then everybody, you as well, shows any number of it, all at once. You may hide some or all of yours.
silk_road-rule-5-12 = The bank pays 5 silver for showing the most and 3 for the second most. In a tie, each of those players gets the full sum. For showing none you get nothing.
silk_road-rule-5-13 = You keep what you showed. If nobody showed anything, nobody is paid, but this kind has had its turn all the same.
silk_road-rule-5-14 = Beside each of the first five Viziers used lies one good of its kind, taken from the bag for the rest of the game. If the bag has none, or for the sixth Vizier, no good is laid there.
silk_road-rule-5-15 = Once all five kinds have been asked for, the sixth Vizier may ask for any of them again.
silk_road-rule-5-16 = If you take a Vizier and do not use him, he asks for nothing and is not counted.
silk_road-rule-5-17 = Keep the Crook until you need it. When you carry out an action, spend it to replace one kind of goods on that tile with any other, just this once.
silk_road-rule-5-18 = You can spend it on a Buyer, a Seller or a Trader, on a tile or printed on the map. It is no use on tiles that show no kind of goods.
silk_road-rule-5-19 = On a Trader it changes one kind on one side, wherever it stands there, for both exchanges. That kind cannot be changed twice; the new one may be on the tile already.
silk_road-rule-5-20 = You can spend a Crook as soon as your next action, even in the same city. With several Crooks you may change several things on one tile.
silk_road-rule-5-21 = Keep the Barterer as well. It only helps you from the next city on.
silk_road-rule-5-22 = There, spend it to take two tiles in one turn. Finish the first one, then choose the second.
silk_road-rule-5-23 = Decide on it when your first tile is done, if another one is left in the city. You can use only one Barterer in a turn.
silk_road-rule-5-24 = Two tiles still cost you just one turn token. So this market has one turn fewer: from four players on, one player more than usual goes without; with three, one more of your turns is left over.
silk_road-rule-5-25 = A Crook or Barterer you still have at the end brings no points.
silk_road-rule-5-26 = There are 90 tiles, half of them orange and half purple. We do not know how many there are of each in the printed game, so most of these numbers are ours.

## 6

silk_road-rules-section-6 = The end
silk_road-rule-6-1 = The game stops the moment the caravan enters the last city.
silk_road-rule-6-2 = Each silver coin is worth 1 point, each gold coin 5, and each good you still have 1.
silk_road-rule-6-3 = For each of the five kinds, having more than anybody else brings 2 points. If several share first place, none of them gets these.
silk_road-rule-6-4 = The player with the most points wins.
silk_road-rule-6-5 = If several have equally many, they win together.

## 7

silk_road-rules-section-7 = The bag, open and hidden
silk_road-rule-7-1 = The 75 goods are all there are. Later you take goods from the bag by their kind, never blindly, and whatever you sell or hand in goes back.
silk_road-rule-7-2 = There is always enough money in the bank.
silk_road-rule-7-3 = All of you can see map, tiles, pawns and tokens, and everything done in the open: bids, payments, deals, what was shown to a Vizier and who robbed whom.
silk_road-rule-7-4 = Nobody sees your money and goods, the three goods you drew, or what is in the bag. What a Thief took is known only to thief and victim. Tiles left over are not shown either.
silk_road-rule-7-5 = Talk and promise as much as you like, but no promise has to be kept. You cannot give or sell anything to one another.
silk_road-rule-7-6 = If you agree on it, a note sheet helps your memory: everybody’s money and number of goods, and which kinds somebody must have. It holds nothing you could not have written down yourself.

## 8

silk_road-rules-section-8 = The other way round
silk_road-rule-8-1 = In this variant the caravan sets out from Antioch, follows all arrows backwards and arrives in Chang’An.
silk_road-rule-8-2 = The tiles change sides as well: the east gets those with purple backs, the west the orange ones.
silk_road-rule-8-3 = Now Lanzhou and Yumen come last, so no Crook and no Barterer is laid there. In Aleppo and Tyre they are allowed.
silk_road-rule-8-4 = What is printed on the map stays where it is.

## Pictures

silk_road-rules-picture-goods = The five kinds of goods: ivory, silk, jewels, dried fruits and spices.
silk_road-rules-picture-lead = The leader pawn with its turn tokens: three of them when four play.
silk_road-rules-picture-map = From Yumen two arrows lead on, one to Dunhuang and one to Turfan. The leader chooses.
silk_road-rules-picture-market = Four players, three tiles: three of you get a turn, and the fourth leads next.
silk_road-rules-picture-buyer = What one to four goods cost with a Buyer.
silk_road-rules-picture-seller = What one to four goods bring with a Seller.
silk_road-rules-picture-traders = One ivory for two silk; one spice for a silk and a jewel; up to four goods for others you choose.
silk_road-rules-picture-people = The Thief and the Grand Vizier.
silk_road-rules-picture-kept = Two tiles to keep: the Crook and the Barterer.
silk_road-rules-picture-score = Coins worth 12 and four goods make 16 points. If nobody has as much silk, 2 more make 18.

### Silk Road's tutorial. Each lesson of lessons.json has a title, a text, a task (task-2 for what comes after the first action,
### and so on), an answer to something else that is allowed, and a word when it is solved.

silk_road-lesson-sell-title = Sell goods
silk_road-lesson-sell-text = You travel with a caravan and want to get rich. In each city there are tiles to choose from. With a Seller you get 4 silver for the first good of its kind, 3 for the second, 2 for the third and 1 for every other one.
silk_road-lesson-sell-task = You have the leader pawn, so you may choose a tile. Behind your screen there is plenty of silk: take the Seller of silk.
silk_road-lesson-sell-task-2 = Now sell all three silk.
silk_road-lesson-sell-else = You may do that, but silk is what you have most of. Take the Seller of silk and sell all three.
silk_road-lesson-sell-solved = You got 9 silver: 4, 3 and 2. Every tile can be used only once; this one is gone from the city.

silk_road-lesson-buy-title = Buy goods
silk_road-lesson-buy-text = Goods are cheap in the east, where the caravan sets out. With a Buyer the first good of its kind costs 1 silver, the second 2, the third 3 and every other one 4.
silk_road-lesson-buy-task = You have 10 silver and no spices yet. Take the Buyer of spices.
silk_road-lesson-buy-task-2 = Buy three spices. A fourth would cost 4 silver and hardly bring that much later.
silk_road-lesson-buy-else = That is allowed. This time use the Buyer, and buy three spices.
silk_road-lesson-buy-solved = You paid 6 silver for them. If you find one Seller for all three in the west, you will get 9.

silk_road-lesson-pawn-title = Hand on the pawn
silk_road-lesson-pawn-text = After your action you keep a turn token and give the pawn to somebody who has none yet. That player takes the next tile. There is one tile fewer than players: whoever is left over begins the next round as leader.
silk_road-lesson-pawn-task = One tile is left, a Seller of ivory. With a Crook it could be used for any other goods. So give the pawn to the player who has no Crook.
silk_road-lesson-pawn-else = You may do that, but this player has a Crook and would make more of the tile. Give the pawn to the other one.
silk_road-lesson-pawn-solved = The last tile is gone, and the pawn went to the only player without a turn token. That player begins the next round as leader, but may have to fight for it: there is an auction first.

silk_road-lesson-auction-title = The auction
silk_road-lesson-auction-text = Before every move you all bid for the pawn, once each, and the leader does not bid. The leader then sells the pawn to the highest bidder for that sum, or pays the bidder the same sum to keep it.
silk_road-lesson-auction-task = From Merv there is a way to Susia, where the leader may sell ivory as a bonus. You have three. The highest bid is 2: bid 3.
silk_road-lesson-auction-task-2 = The leader has sold you the pawn. Now you choose the way: go to Susia.
silk_road-lesson-auction-task-3 = The bonus is printed on the map, only for you, and only before you take a tile. Use it.
silk_road-lesson-auction-task-4 = Sell all three ivory.
silk_road-lesson-auction-else = You may do that. This time bid 3, lead the caravan to Susia and use the bonus there to sell all your ivory.
silk_road-lesson-auction-solved = You paid 3 silver and got 9, and you still have the first choice of a tile: there is a Seller for your silk.

silk_road-lesson-settle-title = Sell or pay
silk_road-lesson-settle-text = When you are leader yourself, the others bid for your pawn. Sell it for the highest bid, or pay as much and go on leading. You can still get a tile if you sell.
silk_road-lesson-settle-task = Five silver are offered. Both cities ahead have a Seller of jewels for you, so you need not choose the way: sell the pawn.
silk_road-lesson-settle-task-2 = The new leader has had a turn and gives the pawn to you. Take the Seller of jewels.
silk_road-lesson-settle-task-3 = Sell both jewels.
silk_road-lesson-settle-else = You may do that. But try how much you can get: sell the pawn, and then both jewels.
silk_road-lesson-settle-solved = You got 5 silver for the pawn and 7 for the jewels! But without the pawn you are never sure of a turn; somebody always goes without.

silk_road-lesson-crook-title = The Crook
silk_road-lesson-crook-text = You keep a Crook until you need it. When you use a Buyer, a Seller or a Trader, you may spend it and put any other kind of goods in place of one on the tile.
silk_road-lesson-crook-task = You have three jewels, but there is no Seller of jewels here. Take the Seller of spices all the same.
silk_road-lesson-crook-task-2 = Spend your Crook: turn spices into jewels.
silk_road-lesson-crook-task-3 = Now the tile is a Seller of jewels. Sell all three.
silk_road-lesson-crook-else = You may do that. This time let the Crook help you: take the Seller of spices, turn spices into jewels and sell three.
silk_road-lesson-crook-solved = That was worth 9 silver, and your Crook is used up. At the end of the game it would have brought you nothing.

silk_road-lesson-barterer-title = A second tile
silk_road-lesson-barterer-text = You keep a Barterer as well. In a later city it gives you a second tile in the same turn. With a Trader you exchange goods: what is on the left for what is on the right, up to twice.
silk_road-lesson-barterer-task = You have used your first tile, and two more are left. Spend your Barterer.
silk_road-lesson-barterer-task-2 = Take the Trader that gives two silk for one ivory.
silk_road-lesson-barterer-task-3 = You have two ivory. Exchange the first one.
silk_road-lesson-barterer-task-4 = And once more.
silk_road-lesson-barterer-else = You may do that. This time use the Barterer for the Trader, and exchange twice.
silk_road-lesson-barterer-solved = Two ivory have become four silk, and you need only one turn token for both tiles. So this time two players will go without a turn.

silk_road-lesson-vizier-title = The Grand Vizier
silk_road-lesson-vizier-text = Whoever takes a Grand Vizier names a kind of goods that no Vizier has asked for yet. Then all of you show as many of it as you like, at the same time. The most bring 5 silver, the second most 3, and you keep the goods.
silk_road-lesson-vizier-task = You have collected silk. Take the Grand Vizier before somebody else does.
silk_road-lesson-vizier-task-2 = Jewels have already been asked for. Name silk.
silk_road-lesson-vizier-task-3 = Show all three silk.
silk_road-lesson-vizier-else = You may do that, but silk is your strength. Take the Grand Vizier, name silk and show all three.
silk_road-lesson-vizier-solved = Nobody showed as many: 5 silver for you, and 3 for the player who showed two. You still have your silk and can sell it.

silk_road-lesson-end-title = Arrive in Antioch
silk_road-lesson-end-text = In Antioch the game is over at once. Each silver is 1 point, and so is each good you have left. Having more of a kind than anybody else brings 2 points.
silk_road-lesson-end-task = This is the last market, and you hold four silk. The fourth would bring only 1 silver, and it may give you the most silk. Sell three and keep one.
silk_road-lesson-end-task-2 = One last auction. There is no market in Antioch, so leading is worth nothing now: pass.
silk_road-lesson-end-else = You may do that, but it costs you points. Sell three silk, keep the last one, and then pass.
silk_road-lesson-end-solved = You win with 29 points against 28, 28 and 25! With all four silk sold, you would have had only 27. Now you know enough for your first game.

### Drawn in text, as `caravansary show` does it: short, in small letters, in rows of things.

# One letter for each back of the tiles: orange, purple.
silk_road-drawing-letters = o p
silk_road-drawing-round = round { $number }
silk_road-drawing-caravan = caravan in { $city }
silk_road-drawing-printed = (printed: { $what })
silk_road-drawing-tile-good = { $tile } of { $good }
silk_road-drawing-tile-trade = { $tile }: { $give } for { $get }
silk_road-drawing-tile-swaps = { $tile } of { $count }
silk_road-drawing-many = { $count } { $good }
silk_road-drawing-bids = bids: { $text }
silk_road-drawing-bid = seat { $number } { $bid }
silk_road-drawing-pass = seat { $number } passes
silk_road-drawing-action = action of seat { $number }: { $what }
silk_road-drawing-named = named by Viziers: { $text }
silk_road-drawing-pawn = leader pawn
silk_road-drawing-tokens = { $count ->
    [one] { $count } turn token
   *[other] { $count } turn tokens
}
silk_road-drawing-crooks = { $count ->
    [one] { $count } Crook
   *[other] { $count } Crooks
}
silk_road-drawing-barterers = { $count ->
    [one] { $count } Barterer
   *[other] { $count } Barterers
}
silk_road-drawing-money = money { $money }
silk_road-drawing-no-goods = no goods
silk_road-drawing-noted = noted: money { $money }, { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
