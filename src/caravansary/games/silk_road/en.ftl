### Silk Road. Caravan leader, pawn, screen, bag, turn token, Buyer, Seller, Trader, Crook…: as in docs/rules/silk_road.md.

silk_road-title = Silk Road
silk_road-tagline = Auctions and hidden goods on the caravan road.

## What is not as it was printed

silk_road-board-origin = The printed map was not at hand: its arrows and places, nine of the city names, where orange ends and purple begins, what the five printed actions do, how many tiles there are of each kind and what the Traders exchange are our reconstruction; whoever owns the box can enter the printed ones in a copy of the component file and play with it: caravansary serve --data silk_road=FILE.

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
silk_road-phase-auction = Auction
silk_road-phase-settle = Sell or pay
silk_road-phase-move = The caravan moves
silk_road-phase-printed = The city’s action
silk_road-phase-take = Taking a tile
silk_road-phase-second_tile = A second tile
silk_road-phase-hand_on = Handing on the pawn
silk_road-phase-use_crook = Market: Crook
silk_road-phase-sell = Market: Seller
silk_road-phase-buy = Market: Buyer
silk_road-phase-trade = Market: Trader
silk_road-phase-swap = Special trader
silk_road-phase-rob = Market: Thief
silk_road-phase-steal = The Thief at work
silk_road-phase-name = Market: Grand Vizier
silk_road-phase-show = Showing goods
silk_road-phase-over = Game over

## What a seat is asked

silk_road-prompt-bid-first = Bid for the leader pawn, or pass. You have { $money } silver.
silk_road-prompt-bid-poor = You have no silver to bid: you can only pass.
silk_road-prompt-bid = Beat { $seat }’s bid of { $bid }, or pass. You have { $money } silver.
silk_road-prompt-bid-beaten = You have { $money } silver and cannot beat { $seat }’s bid of { $bid }: you can only pass.
silk_road-prompt-bid-limit = Bids end at { $bid } here, and { $seat } has bid that much: you can only pass.
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
    }.{ $now ->
        [yes] { "" }
       *[other] { " " }{ $now }
    }
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
    .to-you = You have no turns left this round.
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

## What happened; the one who did it is $name and comes first. That one reads .you, and one it is done to .to-you

silk_road-event-deal =
    { $city } gets { $sort ->
        [good] { $tile } of { $good }
        [trader] { $tile }: { $give } for { $get }
        [special] { $tile } for up to { $count } goods
       *[plain] { $tile }
    }.
silk_road-event-draw = { $name } draws a good from the bag, unseen by the others.
    .you = You draw a good from the bag, unseen by the others.
silk_road-event-drew = { $name } has drawn one token of { $good }.
    .you = You have drawn one token of { $good }.
silk_road-event-leader = { $name } is the first caravan leader.
    .you = You are the first caravan leader.
silk_road-event-bid = { $name } bids { $bid }.
    .you = You bid { $bid }.
silk_road-event-pass = { $name } passes.
    .you = You pass.
silk_road-event-all-passed = { $name } stays leader, as nobody bids.
    .you = You stay leader, as nobody bids.
silk_road-event-sells-pawn = { $name } sells the leader pawn to { $seat } for { $money } silver.
    .you = You sell the leader pawn to { $seat } for { $money } silver.
    .to-you = { $name } sells you the leader pawn for { $money } silver.
silk_road-event-pays = { $name } pays { $money } silver to { $seat } and stays leader.
    .you = You pay { $money } silver to { $seat } and stay leader.
    .to-you = { $name } pays you { $money } silver and stays leader.
silk_road-event-move = { $name } leads the caravan to { $city }.
    .you = You lead the caravan to { $city }.
silk_road-event-printed =
    { $name } uses the bonus of { $city }, { $sort ->
        [good] { $tile } of { $good }
        [trader] { $tile }: { $give } for { $get }
        [special] { $tile } for up to { $count } goods
       *[plain] { $tile }
    }.
    .you =
        You use the bonus of { $city }, { $sort ->
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
    .you =
        { $place ->
            [printed] You go without the bonus of { $city }.
           *[tile] You leave the tile unused.
        }
silk_road-event-take =
    { $name } takes { $sort ->
        [good] { $tile } of { $good }
        [trader] { $tile }: { $give } for { $get }
        [special] { $tile } for up to { $count } goods
       *[plain] { $tile }
    }.
    .you =
        You take { $sort ->
            [good] { $tile } of { $good }
            [trader] { $tile }: { $give } for { $get }
            [special] { $tile } for up to { $count } goods
           *[plain] { $tile }
        }.
silk_road-event-barter = { $name } spends a Barterer to take a second tile.
    .you = You spend a Barterer to take a second tile.
silk_road-event-market-over = The tiles of { $city } are gone.
silk_road-event-keep-pawn = { $name } keeps the leader pawn.
    .you = You keep the leader pawn.
silk_road-event-hand = { $name } hands the leader pawn to { $seat }.
    .you = You hand the leader pawn to { $seat }.
    .to-you = { $name } hands you the leader pawn.
silk_road-event-crook = { $name } spends a Crook and turns { $good } into { $into }.
    .you = You spend a Crook and turn { $good } into { $into }.
silk_road-event-sell =
    { $count ->
        [one] { $name } sells { $count } token of { $good } for { $money } silver.
       *[other] { $name } sells { $count } tokens of { $good } for { $money } silver.
    }
    .you =
        { $count ->
            [one] You sell { $count } token of { $good } for { $money } silver.
           *[other] You sell { $count } tokens of { $good } for { $money } silver.
        }
silk_road-event-sell-none = { $name } sells no { $good }.
    .you = You sell no { $good }.
silk_road-event-buy =
    { $count ->
        [one] { $name } buys { $count } token of { $good } for { $money } silver.
       *[other] { $name } buys { $count } tokens of { $good } for { $money } silver.
    }
    .you =
        { $count ->
            [one] You buy { $count } token of { $good } for { $money } silver.
           *[other] You buy { $count } tokens of { $good } for { $money } silver.
        }
silk_road-event-buy-none = { $name } buys no { $good }.
    .you = You buy no { $good }.
silk_road-event-trade = { $name } exchanges { $give } for { $get }.
    .you = You exchange { $give } for { $get }.
silk_road-event-swap = { $name } swaps one token of { $good } for one of { $into }.
    .you = You swap one token of { $good } for one of { $into }.
silk_road-event-stop = { $name } stops there.
    .you = You stop there.
silk_road-event-rob = { $name } sends the Thief to { $seat }.
    .you = You send the Thief to { $seat }.
    .to-you = { $name } sends the Thief to you.
silk_road-event-rob-nothing = { $name } sends the Thief to { $seat }, who has nothing.
    .you = You send the Thief to { $seat }, who has nothing.
    .to-you = { $name } sends the Thief to you, but you have nothing.
silk_road-event-stole = { $name } takes one good from behind the screen of { $seat }.
    .you = You take one good from behind the screen of { $seat }.
    .to-you = { $name } takes one good from behind your screen.
silk_road-event-loot = { $name } has stolen one token of { $good } from { $seat }.
    .you = You have stolen one token of { $good } from { $seat }.
    .to-you = { $name } has stolen one token of { $good } from you.
silk_road-event-name = { $name } has the Grand Vizier ask for { $good } and lays a marker.
    .you = You have the Grand Vizier ask for { $good } and lay a marker.
silk_road-event-name-unmarked = { $name } has the Grand Vizier ask for { $good }; the bag holds none for a marker.
    .you = You have the Grand Vizier ask for { $good }; the bag holds none for a marker.
silk_road-event-name-again = { $name } has the Grand Vizier ask for { $good } again.
    .you = You have the Grand Vizier ask for { $good } again.
silk_road-event-sealed =
    { $count ->
        [0] { $name } will show no { $good }.
        [one] { $name } will show { $count } token of { $good }.
       *[other] { $name } will show { $count } tokens of { $good }.
    }
    .you =
        { $count ->
            [0] You will show no { $good }.
            [one] You will show { $count } token of { $good }.
           *[other] You will show { $count } tokens of { $good }.
        }
silk_road-event-show =
    { $count ->
        [0] { $name } shows no { $good }.
        [one] { $name } shows { $count } token of { $good }.
       *[other] { $name } shows { $count } tokens of { $good }.
    }
    .you =
        { $count ->
            [0] You show no { $good }.
            [one] You show { $count } token of { $good }.
           *[other] You show { $count } tokens of { $good }.
        }
silk_road-event-show-paid =
    { $count ->
        [one] { $name } shows { $count } token of { $good } and gets { $money } silver.
       *[other] { $name } shows { $count } tokens of { $good } and gets { $money } silver.
    }
    .you =
        { $count ->
            [one] You show { $count } token of { $good } and get { $money } silver.
           *[other] You show { $count } tokens of { $good } and get { $money } silver.
        }
silk_road-event-open =
    { $count ->
        [one] { $name } has { $money } silver and { $count } good behind the screen.
       *[other] { $name } has { $money } silver and { $count } goods behind the screen.
    }
    .you =
        { $count ->
            [one] You have { $money } silver and { $count } good behind your screen.
           *[other] You have { $money } silver and { $count } goods behind your screen.
        }
silk_road-event-over = The caravan has reached { $city }: the game is over.

## Why the game is over

silk_road-reason-arrived = The caravan has arrived.
    .by = { $names } led the caravan to the end of its road.
    .you = You led the caravan to the end of its road.

## What chance did, as the proof of it begins

silk_road-fair = The tiles in the cities, who led first, every good drawn from the bag and every theft follow from one number, which was fixed before the game began:

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
silk_road-board-leave = Leave it as it is
silk_road-board-decline = Do without it
silk_road-board-keep = Keep it
silk_road-board-useless = no use now
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

## Tiles and prices, beside the map

silk_road-board-legend = Tiles and prices
silk_road-board-ahead = { $count } ahead
silk_road-board-legend-buyer = buy as many of its good as you like
silk_road-board-legend-seller = sell as many of its good as you like
silk_road-board-legend-trader = the left for the right, up to twice
silk_road-board-legend-special_trader = up to 4 goods (or 2) for others you choose
silk_road-board-legend-thief = take a random good from somebody
silk_road-board-legend-grand_vizier = name a kind: showing the most brings 5, second most 3
silk_road-board-legend-crook = keep it: changes one kind on a tile, once
silk_road-board-legend-barterer = keep it: a second tile in a later city, once
silk_road-board-rung = { $count } for { $sum } silver.
silk_road-board-rung-yours = As many as you have of: { $goods }.

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
silk_road-rules-minute-3 = Somebody will get no tile, but begins the next round as leader. In Antioch your money counts, each good is worth 1 point, and having more of a kind than anybody else scores 2. Whoever has the most points wins.

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
silk_road-rule-4-12 = After a Barterer, several of you may have a turn left when the market closes. Whoever took the last tile decides which of them gets the pawn.
silk_road-rule-4-13 = For each new round the leader collects all turn tokens again.
silk_road-rule-4-14 = On the map you can buy silk in Dunhuang, dried fruits in Koria and jewels in Kashgar, and sell spices in Merv and ivory in Susia.

## 5

silk_road-rules-section-5 = The tiles
silk_road-rule-5-1 = With a Seller you sell as many goods of its kind as you like. The first one earns you 4 silver, the second 3, the third 2, and every other one 1.
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
silk_road-rule-5-25 = A Crook or Barterer you still have at the end scores nothing.
silk_road-rule-5-26 = There are 90 tiles, half of them orange and half purple. We do not know how many there are of each in the printed game, so most of these numbers are ours.

## 6

silk_road-rules-section-6 = The end
silk_road-rule-6-1 = The game stops the moment the caravan enters the last city.
silk_road-rule-6-2 = Each silver coin is worth 1 point, each gold coin 5, and each good you still have 1.
silk_road-rule-6-3 = For each of the five kinds, having more than anybody else scores 2 points. If several share first place, nobody gets them.
silk_road-rule-6-4 = The player with the most points wins.
silk_road-rule-6-5 = In a tie, the victory is shared.

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
silk_road-lesson-auction-task = From Merv an arrow leads to Susia, where the leader may sell ivory as a bonus. You have three. The highest bid is 2: bid 3.
silk_road-lesson-auction-task-2 = The leader has sold you the pawn. Now you choose the way: go to Susia.
silk_road-lesson-auction-task-3 = The bonus is printed on the map, only for you, and only before you take a tile. Use it.
silk_road-lesson-auction-task-4 = Sell all three ivory.
silk_road-lesson-auction-else = You may do that. This time bid 3, lead the caravan to Susia and use the bonus there to sell all your ivory.
silk_road-lesson-auction-solved = You paid 3 silver and got 9, and you still have the first choice of a tile: there is a Seller for your silk.

silk_road-lesson-settle-title = Sell or pay
silk_road-lesson-settle-text = When you are leader yourself, the others bid for your pawn. Sell it for the highest bid, or pay the same sum and go on leading. You can still get a tile if you sell.
silk_road-lesson-settle-task = You are offered 5 silver. Both cities ahead have a Seller of jewels for you, so you need not choose the way: sell the pawn.
silk_road-lesson-settle-task-2 = The new leader has had a turn and gives the pawn to you. Take the Seller of jewels.
silk_road-lesson-settle-task-3 = Sell both jewels.
silk_road-lesson-settle-else = You may do that. But see how much you can get: sell the pawn, and then both jewels.
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
silk_road-lesson-barterer-task-4 = Now the second one.
silk_road-lesson-barterer-else = You may do that. This time use the Barterer for the Trader, and exchange twice.
silk_road-lesson-barterer-solved = Two ivory have become four silk, and you need only one turn token for both tiles. So this time two players will go without a turn.

silk_road-lesson-vizier-title = The Grand Vizier
silk_road-lesson-vizier-text = Whoever takes a Grand Vizier names a kind of goods that no Vizier has asked for yet. Then all of you show as many of it as you like, at the same time. Whoever shows the most gets 5 silver, the second most 3, and everybody keeps their goods.
silk_road-lesson-vizier-task = You have collected silk. Take the Grand Vizier before somebody else does.
silk_road-lesson-vizier-task-2 = Jewels have already been asked for. Name silk.
silk_road-lesson-vizier-task-3 = Show all three silk.
silk_road-lesson-vizier-else = You may do that, but silk is your strength. Take the Grand Vizier, name silk and show all three.
silk_road-lesson-vizier-solved = Nobody showed as many: 5 silver for you, and 3 for the player who showed two. You still have your silk and can sell it.

silk_road-lesson-end-title = Arrive in Antioch
silk_road-lesson-end-text = In Antioch the game is over at once. Each silver is 1 point, and so is each good you have left. Having more of a kind than anybody else scores 2 points.
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

## The quick reference

silk_road-reference-turn-1 = Auction: each of the others bids once, always higher, or passes. The leader sells the pawn for the highest bid, or pays the same sum to keep it.
silk_road-reference-turn-2 = Move: the leader takes the caravan along an arrow, and may use the bonus printed at the city.
silk_road-reference-turn-3 = Market: take a tile, use it, hand the pawn to somebody who still has a turn.
silk_road-reference-turn-4 = Whoever is left without a turn: leads next.
silk_road-reference-cost-1 = Buyer, 1st, 2nd, 3rd good and each one after: pay 1, 2, 3, 4
silk_road-reference-cost-2 = Seller, 1st, 2nd, 3rd good and each one after: get 4, 3, 2, 1
silk_road-reference-cost-3 = Trader: the goods on the left for those on the right, up to twice
silk_road-reference-cost-4 = Special trader: as many goods as it shows, at most, for others you choose
silk_road-reference-cost-5 = Thief: a random good from behind somebody’s screen
silk_road-reference-cost-6 = Grand Vizier: name a kind; showing the most earns 5, the second most 3
silk_road-reference-cost-7 = Crook, kept: changes one kind on a tile, once
silk_road-reference-cost-8 = Barterer, kept: a second tile in a later city, once
silk_road-reference-score-1 = Money: 1 for each silver coin, 5 for each gold coin
silk_road-reference-score-2 = Each good: 1
silk_road-reference-score-3 = More of one kind than anybody else: 2
silk_road-reference-end-1 = The caravan reaches the last city: whoever has the most points wins.

## What the pieces and places are, for whoever points at them.
silk_road-about-buyer = Buyer: buy as many of this good as you like. The first costs 1 silver, the second 2, the third 3, every other one 4.
silk_road-about-seller = Seller: sell as many of this good as you like. The first earns you 4 silver, the second 3, the third 2, every other one 1.
silk_road-about-trader = Trader: hand in the goods on the left, receive those on the right; once, twice or not at all.
silk_road-about-special_trader = Special trader: swap goods of any kind one by one for any others, as often as the tile says.
silk_road-about-thief = Thief: take one good from a player you name. Chance decides which one.
silk_road-about-grand_vizier = Grand Vizier: name a kind of goods that no Vizier has asked for yet. Showing the most earns 5 silver, the second most 3. The goods stay yours.
silk_road-about-crook = Crook: keep it. Spend it when you use a Buyer, a Seller or a Trader, to change one kind of goods there into another.
silk_road-about-barterer = Barterer: keep it. From the next city on, spend it to take two tiles in one turn.
silk_road-about-good = A good. At the end each is worth 1 point, and having more of a kind than anybody else scores 2.
silk_road-about-coin = Money: at the end a silver coin is worth 1 point, a gold coin 5.
silk_road-about-purse = Your money, which nobody else sees. At the end each silver coin is worth 1 point, each gold coin 5.
silk_road-about-pawn = The leader pawn: whoever holds it after the auction moves the caravan, takes the first tile and decides who comes next.
silk_road-about-bell = A turn token: its owner has had a turn in this city.
silk_road-about-notes = Notes: what a careful player could have written down about this seat.
silk_road-about-auction = The auction: from the leader’s left, everybody bids once or passes. The leader then sells the pawn for the highest bid, or pays the same sum to keep it.
silk_road-about-screen = A screen: the money and goods behind it are hidden. Everybody sees what lies in front of it.
silk_road-about-caravan = The caravan. Each round it follows one arrow to the next city, where tiles can be taken.
silk_road-about-city = A city with its tiles. Tiles are taken only in the city where the caravan is. What is printed on a city is a bonus for whoever leads the caravan there.
silk_road-about-legend = What each kind of tile does, how many of it are still to come, and the prices. Open it to read.

## What happened, in a few words beside a picture

silk_road-chip-bids = bids { $bid }
silk_road-chip-passes = passes
silk_road-chip-sells-pawn = sells the pawn for { $money }
silk_road-chip-pays = pays { $money } to stay leader
silk_road-chip-moves = leads the caravan to { $city }
silk_road-chip-takes = takes: { $tile }
silk_road-chip-sells = sells { $good }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
silk_road-chip-buys = buys { $good }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
silk_road-chip-trades = trades goods
silk_road-chip-robs = robs { $seat }
    .to-you = robs you
silk_road-chip-asks = asks for { $good }
silk_road-chip-shows = shows { $good }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}

## Tiles that are of no use now, before they are taken
silk_road-now-no-goods = It would do nothing for you now: you do not have the goods for it.
silk_road-now-no-silver = It would do nothing for you now: you have no silver.

### The table told in words, for whoever hears it. A seat stands inside a sentence; its own reader is told .to-you.

## Things in a list: $one is their number

silk_road-told-silver = { $one ->
        [0] no silver
       *[other] { $one } silver
    }
silk_road-told-good-ivory = { $one ->
        [0] no ivory
       *[other] { $one } ivory
    }
silk_road-told-good-silk = { $one ->
        [0] no silk
       *[other] { $one } silk
    }
silk_road-told-good-jewels = { $one ->
        [0] no jewels
        [1] 1 jewel
       *[other] { $one } jewels
    }
silk_road-told-good-fruits = { $one ->
        [0] no dried fruits
        [1] 1 dried fruit
       *[other] { $one } dried fruits
    }
silk_road-told-good-spices = { $one ->
        [0] no spices
        [1] 1 spice
       *[other] { $one } spices
    }
silk_road-told-one-good = 1 good, unseen
silk_road-told-nothing = nothing, there was none
silk_road-told-tokens = { $one ->
        [one] { $one } turn token
       *[other] { $one } turn tokens
    }
silk_road-told-crooks = { $one ->
        [one] { $one } Crook
       *[other] { $one } Crooks
    }
silk_road-told-barterers = { $one ->
        [one] { $one } Barterer
       *[other] { $one } Barterers
    }
silk_road-told-fresh = { $one ->
        [one] { $one } Barterer (taken here, of no use here)
       *[other] { $one } Barterers ({ $two } of them taken here, of no use here)
    }

## What is going on

silk_road-told-now = On the table now
silk_road-told-setting-up = Set-up: { $phase }.
silk_road-told-round = Round { $number }. { $phase }.
silk_road-told-no-pawn =
    { $count ->
        [one] Nobody has the leader pawn yet. { $count } turn token lies ready.
       *[other] Nobody has the leader pawn yet. { $count } turn tokens lie ready.
    }
silk_road-told-pawn =
    { $count ->
        [0] The leader pawn is with { $seat }, without turn tokens.
        [one] The leader pawn is with { $seat }, with { $count } turn token.
       *[other] The leader pawn is with { $seat }, with { $count } turn tokens.
    }
    .to-you =
        { $count ->
            [0] You have the leader pawn, without turn tokens.
            [one] You have the leader pawn, with { $count } turn token.
           *[other] You have the leader pawn, with { $count } turn tokens.
        }
silk_road-told-bid = Bid by { $seat }: { $bid }.
    .to-you = Your bid: { $bid }.
silk_road-told-pass = Passed: { $seat }.
    .to-you = You passed.
silk_road-told-no-bid = Nobody has bid in this round.
silk_road-told-highest = Highest bid of this round: { $bid }, by { $seat }.
    .to-you = Highest bid of this round: { $bid }, by you.
silk_road-told-action-tile =
    Tile taken by { $seat }, at work now: { $sort ->
        [good] { $tile } of { $good }
        [trader] { $tile }, { $give } for { $get }
        [special] { $tile }, up to { $count } goods
       *[plain] { $tile }
    }.
    .to-you =
        The tile you took, at work now: { $sort ->
            [good] { $tile } of { $good }
            [trader] { $tile }, { $give } for { $get }
            [special] { $tile }, up to { $count } goods
           *[plain] { $tile }
        }.
silk_road-told-action-printed =
    The city’s bonus, used now by { $seat }: { $sort ->
        [good] { $tile } of { $good }
        [trader] { $tile }, { $give } for { $get }
        [special] { $tile }, up to { $count } goods
       *[plain] { $tile }
    }.
    .to-you =
        The city’s bonus, which you use now: { $sort ->
            [good] { $tile } of { $good }
            [trader] { $tile }, { $give } for { $get }
            [special] { $tile }, up to { $count } goods
           *[plain] { $tile }
        }.
silk_road-told-change =
    A Crook has turned { $good } into { $into }{ $place ->
        [give] { " " }where goods are given
        [get] { " " }where goods are got
       *[good] { "" }
    }.
silk_road-told-changed =
    So now it is: { $sort ->
        [trader] { $tile }, { $give } for { $get }
       *[good] { $tile } of { $good }
    }.
silk_road-told-uses =
    { $count ->
        [one] It can be done once more at most.
       *[other] It can be done up to { $count } more times.
    }
silk_road-told-victim = The Thief goes to { $seat }.
    .to-you = The Thief goes to you.
silk_road-told-asked = The Grand Vizier asks for { $good }.
silk_road-told-chosen = Already chosen what to show: { $names }.
silk_road-told-second = It is the second tile of this turn, by a Barterer.

## The end

silk_road-told-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }: { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .to-you =
        { $place ->
            [1] 1st place
            [2] 2nd place
            [3] 3rd place
           *[other] { $place }th place
        }: you, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
silk_road-told-majority = Most { $good }: { $seat }.
    .to-you = Most { $good }: you.
silk_road-told-no-majority = Nobody alone has the most { $goods }.

## The road

silk_road-told-ahead = The road ahead
silk_road-told-road = The road leads from { $start } to { $last }.
silk_road-told-road-reverse = The reverse road leads from { $start } to { $last }.
silk_road-told-step =
    { $count ->
        [one] In reach by the next move: { $cities }.
       *[other] After { $count } moves: { $cities }.
    }
silk_road-told-arrived = No city lies ahead.
silk_road-told-caravan =
    The caravan is in { $city }{ $colour ->
        [orange] , orange
        [purple] , purple
       *[none] , no market
    }.
silk_road-told-city =
    { $city }{ $place ->
        [visited] , visited
        [passed] , out of reach
       *[ahead] { "" }
    }{ $colour ->
        [orange] , orange
        [purple] , purple
       *[none] , no market
    }.
silk_road-told-tiles =
    { $number ->
        [0] No tiles.
        [1] 1 tile:
       *[other] { $number } tiles:
    }
silk_road-told-tile =
    { $sort ->
        [good] { $tile } of { $good }
        [trader] { $tile }, { $give } for { $get }
        [special] { $tile }, up to { $count } goods
       *[plain] { $tile }
    }{ $number ->
        [1] .
       *[other] { " " }({ $number } { $place ->
            [city] here
           *[spent] of them
        }).
    }
silk_road-told-bonus =
    Printed bonus: { $sort ->
        [good] { $tile } of { $good }
        [trader] { $tile }, { $give } for { $get }
        [special] { $tile }, up to { $count } goods
       *[plain] { $tile }
    }.
silk_road-told-barred = Neither Crook nor Barterer is ever laid there.
silk_road-told-exits =
    { $number ->
        [0] No arrow leads on.
        [1] Arrow to { $cities }.
       *[other] Arrows to { $cities }.
    }
silk_road-told-behind = The road behind
silk_road-told-path = The way so far: { $cities }.

## Viziers, spent tiles and prices

silk_road-told-box = Viziers, spent tiles and prices
silk_road-told-viziers =
    { $number ->
        [0] No Grand Vizier has been used.
        [1] 1 Grand Vizier has been used.
       *[other] { $number } Grand Viziers have been used.
    }
silk_road-told-named = Asked for so far: { $goods }.
silk_road-told-markers = Markers beside them, out of play: { $goods }.
silk_road-told-discard =
    { $number ->
        [0] No tile has been spent.
        [1] 1 tile has been spent:
       *[other] { $number } tiles have been spent:
    }
silk_road-told-to-deal = Tiles still to be dealt or left over: { $orange } orange, { $purple } purple.
silk_road-told-all-dealt = No tiles are left over.
silk_road-told-undealt = Tiles left over, out of the game: { $orange } orange, { $purple } purple.
silk_road-told-buy = With a Buyer 1 to { $count } goods cost { $sums } silver in all, each further one { $more } more.
silk_road-told-sell = With a Seller 1 to { $count } goods bring { $sums } silver in all, each further one { $more } more.

## The players

silk_road-told-you = You
silk_road-told-others = The others
silk_road-told-players = The players
silk_road-told-notes = Your note sheet
silk_road-told-lately = Goods in the open lately, oldest first
silk_road-told-behind-screen =
    { $count ->
        [0] Behind { $seat }’s screen: { $money }, no goods.
        [one] Behind { $seat }’s screen: { $money }, { $count } good: { $goods }.
       *[other] Behind { $seat }’s screen: { $money }, { $count } goods: { $goods }.
    }
    .to-you =
        { $count ->
            [0] Behind your screen: { $money }, no goods.
            [one] Behind your screen: { $money }, { $count } good: { $goods }.
           *[other] Behind your screen: { $money }, { $count } goods: { $goods }.
        }
silk_road-told-worth =
    { $points ->
        [one] { $points } point in all, not counting majorities.
       *[other] { $points } points in all, not counting majorities.
    }
silk_road-told-before-screen = In front of { $seat }’s screen: { $things }.
    .to-you = In front of your screen: { $things }.
silk_road-told-bare-screen = In front of { $seat }’s screen: nothing.
    .to-you = In front of your screen: nothing.
silk_road-told-may-act = May still act in this round.
silk_road-told-acted = May act no more in this round.
silk_road-told-shown = You have chosen to show { $goods }.
silk_road-told-noted =
    { $count ->
        [0] Noted of { $seat }: { $money }, no goods.
        [one] Noted of { $seat }: { $money }, { $count } good.
       *[other] Noted of { $seat }: { $money }, { $count } goods.
    }
silk_road-told-known = For certain: { $goods }.
silk_road-told-unknown =
    { $count ->
        [one] Of a kind you do not know: { $count } good.
       *[other] Of kinds you do not know: { $count } goods.
    }
silk_road-told-gave = Given by { $seat }: { $goods }.
    .to-you = Given by you: { $goods }.
silk_road-told-got = Got by { $seat }: { $goods }.
    .to-you = Got by you: { $goods }.
silk_road-told-showed = Shown by { $seat }: { $goods }.
    .to-you = Shown by you: { $goods }.
silk_road-told-marked = Marker laid beside a Vizier: { $good }.
silk_road-told-unmarked = No marker laid beside a Vizier: the bag held no { $good }.
silk_road-told-stole = Stolen by { $seat } from { $active }: { $goods }.
silk_road-told-you-stole = Stolen by you from { $seat }: { $goods }.
silk_road-told-stole-from-you = Stolen by { $seat } from you: { $goods }.

## What comes next

silk_road-told-over = The game is over.
silk_road-told-moves =
    { $count ->
        [one] The next move goes to { $city } and ends the game.
       *[other] After { $count } moves the caravan is in { $city }, and the game is over.
    }
silk_road-told-moves-between = After { $count } to { $most } moves the caravan is in { $city }, and the game is over.
silk_road-told-next-setup = When tiles, goods and the leader pawn are dealt, the first auction begins.
silk_road-told-next-bid = Now bids or passes: { $seat }.
    .to-you = Now you bid or pass.
silk_road-told-next-bids = After that: { $names }.
silk_road-told-next-answer = Then the highest bid, if there is one, is answered by { $seat }: to sell the pawn for it, or to pay as much and keep it.
    .to-you = Then you answer the highest bid, if there is one: you sell the pawn for it, or pay as much and keep it.
silk_road-told-next-settle = Now the highest bid is answered by { $seat }: to sell the pawn for it, or to pay as much and keep it.
    .to-you = Now you answer the highest bid.
silk_road-told-next-move = Then whoever has the pawn moves the caravan.
silk_road-told-next-moves = Now the caravan is moved by { $seat }.
    .to-you = Now you move the caravan.
silk_road-told-next-market = The same player takes the first tile there and hands on the pawn.
silk_road-told-next-end = There the game is over.
silk_road-told-next-printed = Now the city’s bonus is used or left by { $seat }, who then takes a tile.
    .to-you = Now you use the city’s bonus or leave it; then you take a tile.
silk_road-told-next-take = Now a tile is taken by { $seat }.
    .to-you = Now you take a tile.
silk_road-told-next-second_tile = Now a Barterer is spent or kept by { $seat }.
    .to-you = Now you spend a Barterer or keep it.
silk_road-told-next-hand_on = Now the pawn is handed on by { $seat }.
    .to-you = Now you hand on the pawn.
silk_road-told-next-action = Now the action is carried out by { $seat }.
    .to-you = Now you carry out the action.
silk_road-told-next-steal = Now chance decides which good is stolen by { $seat }.
    .to-you = Now chance decides which good you steal.
silk_road-told-next-show = Still to choose what to show: { $names }.
silk_road-told-next-round = When no tile is left here, the pawn goes to a player with a turn left, and the next round begins.
silk_road-told-next-last = When no tile is left here, the pawn goes to a player with a turn left, and the last round begins.

## What a choice brings

silk_road-told-then = Then you have { $things }.
silk_road-told-paid = If you pay it, you have { $money } left.
silk_road-told-alike = { $number } of these lie here.
silk_road-told-have = You have { $goods }.
silk_road-told-kept = You keep it for later.
silk_road-told-could-buy =
    { $count ->
        [0] You have { $money } and cannot pay for any.
        [one] With { $money } you can pay for { $count } token.
       *[other] With { $money } you can pay for up to { $count } tokens.
    }
silk_road-told-could-sell = Your { $goods } would bring { $money }.
silk_road-told-could-trade =
    { $number ->
        [0] You do not have the goods to give.
        [1] Your goods are enough for one exchange.
       *[other] Your goods are enough for { $number } exchanges.
    }
silk_road-told-could-swap =
    { $count ->
        [one] You have { $count } good to swap.
       *[other] You have goods for up to { $count } swaps.
    }
silk_road-told-could-ask = It may ask for { $goods }. Of these you have { $things }.
silk_road-told-could-ask-none = It may ask for { $goods }. You have none of these.
