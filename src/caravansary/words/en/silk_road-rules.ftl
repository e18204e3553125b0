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
