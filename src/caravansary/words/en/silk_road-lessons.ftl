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
