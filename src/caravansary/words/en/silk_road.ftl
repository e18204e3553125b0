### Silk Road. Caravan leader, pawn, screen, bag, turn token, Buyer, Seller, Trader, Crook…: as in docs/rules/silk_road.md.

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
