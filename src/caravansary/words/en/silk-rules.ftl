### Silk's rules page: one entry for each rule of docs/rules/silk.md, in its order. The id in the key is the rule's own:
### silk-rule-4-2 is SILK-4.2. The page is put together from this file.

silk-rules-title = Silk: the rules
silk-rules-minute = The game in one minute
silk-rules-minute-1 = Your silkworms live in a high valley. Let them graze: the better the pasture and the more of your worms on it, the more points you get. Then the tile is barren and the worms move on.
silk-rules-minute-2 = On your turn you raise a worm and roll two dice; each number is one of six actions, and you may pay points to change it. Shepherds and mastiffs push others aside, and the ookami captures whatever worms it meets.
silk-rules-minute-3 = Closed wall segments score at once, enclosures at the end. When somebody has enough points, the walls run out or the whole valley is barren, the others have one last turn. The most points win.

## 1

silk-rules-section-1 = The valley
silk-rule-1-1 = You play one colour: a shepherd, a mastiff, fifteen worms, four nurseries and a counter for your points.
silk-rule-1-2 = For two, three or four players, 19, 24 or 29 tiles are drawn unseen and shuffled with the den. They lie open in 4 rows of 5, 5 rows of 5 or 5 rows of 6. Nobody looks at the ones left over.
silk-rule-1-3 = Everybody builds from one supply of 10, 15 or 20 walls, for two, three or four players. More walls are not used.
silk-rule-1-4 = The score that brings the end is 30 with two players, 40 with three and 50 with four.
silk-rule-1-5 = You all begin with 5 points.
silk-rule-1-6 = At first, the ookami stands on the tile with the den.
silk-rule-1-7 = All four improvements can be earned, no matter how many of you play.
silk-rule-1-8 = Before the first turn, you place seven worms, a nursery, your shepherd and your mastiff. Eight worms and three nurseries stay in your reserve.
silk-rule-1-9 = The den is where the ookami begins, nothing more. Otherwise this tile is normal pasture: it is worth 2, and it can be grazed and regenerated.

## 2

silk-rules-section-2 = Placing worms and pieces
silk-rule-2-1 = Roll two dice each: the highest sum places first. If several share it, only they roll again, until one of them is ahead.
silk-rule-2-2 = Then it goes round clockwise. Each time, you put two worms on dry pasture, on the same tile or on two different ones.
silk-rule-2-3 = A tile has room for three worms, of one colour or of several. This is so throughout the game.
silk-rule-2-4 = Worms go on normal pasture only while no dry tile has room. This is checked before each single worm, so the first of your two may fill the last dry place and the second go on normal pasture.
silk-rule-2-5 = In each of the first three rounds you place two worms, in the fourth round one.
silk-rule-2-6 = No worm is placed on leafy pasture, and none on the den, where the ookami is. There is always enough room elsewhere.
silk-rule-2-7 = Whoever placed the last worm goes on, and now it goes round the other way. Each time, you place one of your three: nursery, shepherd or mastiff, in the order you like.
silk-rule-2-8 = Shepherd and mastiff begin on an empty tile of any kind, with a worm of yours on one of the four tiles beside it. The opposite edge of the board does not count as beside.
silk-rule-2-9 = A nursery stands where four tiles meet, or two at the border; never at a corner of the board. One of them must hold a worm of yours, and all other nurseries must be at least two tile sides away.
silk-rule-2-10 = Choose any of your pieces that has such a place. If none has, place one as near to your worms as you can: shepherd or mastiff on an empty tile, a nursery still two sides from the others.
silk-rule-2-11 = Whoever places the very last piece takes the first turn. It is always the player who placed the first worm.

## 3

silk-rules-section-3 = Your turn and the dice
silk-rule-3-1 = You take turns clockwise, until the game comes to its end.
silk-rule-3-2 = Before you roll, you must raise a worm from your reserve. If you have none there, or no tile for it, you skip this. It never brings back worms from the cave.
silk-rule-3-3 = Next, you roll both dice.
silk-rule-3-4 = Take either die, change it if you like, and carry out its action to the end. Then do the same with the other one, and it is the next player’s turn.
silk-rule-3-5 = Changing a die costs 1 point for each step and is paid before the action. The numbers form a circle, with 6 beside 1, and the shorter way round counts: so it is never more than 3 points.
silk-rule-3-6 = You may spend your last point, but no more than you have.
silk-rule-3-7 = Each die is changed by itself. You decide about the second after the first action is done, with the points you have by then.
silk-rule-3-8 = You may use both dice for the same action.
silk-rule-3-9 = You can use a die for an action that you can carry out now and pay for. As long as there is one, you must use your dice: there is no passing.
silk-rule-3-10 = If you cannot do the action your die shows, you must pay for another one. Any that is possible and not too expensive will do, even if it is not the cheapest.
silk-rule-3-11 = A die that you cannot use at all is lost, and you pay nothing. But use the other one first if you can: that may change things.
silk-rule-3-12 = Each die is judged by itself. You may use the first one in such a way that nothing is left for the second.

## 4

silk-rules-section-4 = Moving and bumping
silk-rule-4-1 = A tile has room for up to three worms, or for a single shepherd, mastiff or ookami. Worms and a piece never stay together.
silk-rule-4-2 = Nurseries and walls stand between the tiles and take no room on them.
silk-rule-4-3 = Each move is a single step over a side of the tile, never over a corner.
silk-rule-4-4 = During one action, nothing moves more than one tile. So a piece that has just moved cannot be bumped until the action is over.
silk-rule-4-5 = Worms, mastiffs and the ookami cannot pass a wall. A shepherd climbs over it.
silk-rule-4-6 = Shepherds, mastiffs and the ookami can step off the board and come back on the opposite side, in the same row or column. They can also do so when they are bumped.
silk-rule-4-7 = A wall on the border stops a mastiff or the ookami from going round, at the side they leave as well as at the side they come in. It does not stop a shepherd.
silk-rule-4-8 = Worms do not come back on the other side. Over a border without a wall they leave the valley and go to their owner’s reserve; a wall keeps them in.
silk-rule-4-9 = Worms push nobody aside. They can go to an empty tile, join others as long as there is room, or be driven to the ookami; never to a shepherd or a mastiff.
silk-rule-4-10 = A shepherd bumps mastiffs and drives worms away. It cannot go where another shepherd or the ookami stands.
silk-rule-4-11 = A mastiff bumps the ookami and drives worms away. It cannot go where a shepherd or another mastiff stands.
silk-rule-4-12 = The ookami bumps shepherds. It cannot go where a mastiff stands.
silk-rule-4-13 = Wherever worms and the ookami come together, all of these worms are captured at once and put in the cave, whatever their colour. The ookami never drives worms to another tile.
silk-rule-4-14 = Whoever’s turn it is decides where everything goes that has to make way, no matter whose it is. This is also so along a chain, and when the ookami moves.
silk-rule-4-15 = A bumped piece takes one step in any direction, just as pieces of its kind move. It may bump another one in turn.
silk-rule-4-16 = The tile where the move began is free at once. Whatever is bumped may go there, if it can move that way; so two pieces may swap places.
silk-rule-4-17 = All worms must leave a tile that a piece enters. They may go different ways, and you choose which go where. A tile takes three at most; the ookami and the land outside take any number.
silk-rule-4-18 = If a bumped piece, or even a single worm, would have nowhere to go, you cannot make that step.
silk-rule-4-19 = You may bump pieces and worms of your own, too.
silk-rule-4-20 = A chain never splits. It ends on an empty tile, with worms driven away or with a capture; at its longest it is shepherd, mastiff, ookami, shepherd, mastiff, worms.

## 5

silk-rules-section-5 = The actions, apart from walls
silk-rule-5-1 = Action 1, raise: put a worm from your reserve on a tile with room for it. The tile must touch one of your nurseries or hold a worm of yours; it may be barren.
silk-rule-5-2 = You cannot raise a worm where a piece stands, the ookami included. Walls do not matter for raising.
silk-rule-5-3 = As long as you have worms in reserve, action 1 does not reach into the cave. If there is no tile for them, it is impossible.
silk-rule-5-4 = If your reserve is empty, action 1 brings one of your worms back from the cave. It goes to your reserve, not to the valley.
silk-rule-5-5 = With no worm in your reserve and none in the cave, you cannot use action 1.
silk-rule-5-6 = Action 2, move: your shepherd or your mastiff takes one step. It needs a step that can be carried out.
silk-rule-5-7 = Action 4, build: put a nursery from your reserve at a corner of your shepherd’s tile, though not at a corner of the board. It must be at least two tile sides from every other nursery; walls do not matter.
silk-rule-5-8 = When all four of your nurseries are built, action 4 regenerates instead. A barren tile that touches one of them, without worm or piece, becomes the pasture it was.
silk-rule-5-9 = Otherwise you cannot use action 4. As long as a nursery is in your reserve, there is no regenerating, even if you have no place for it.
silk-rule-5-10 = Action 5, graze: choose a tile with a worm of yours. All worms on it, whatever their colour, move to tiles beside it, out of the valley or to the ookami. If one of them has no way, choose another tile.
silk-rule-5-11 = The tile turns barren. For each of your worms that was on it you get 1 point on dry, 2 on normal and 3 on leafy pasture; the others get nothing.
silk-rule-5-12 = You may graze a barren tile just to drive the worms away. It brings no points and stays barren.
silk-rule-5-13 = Action 6, ookami: the ookami takes one step. It is nobody’s, so all of you can move it.

## 6

silk-rules-section-6 = Walls
silk-rule-6-1 = Action 3, wall: put a wall from the supply on a free side of a tile, inside the valley or on its border. Once the supply is gone, nobody can build.
silk-rule-6-2 = The new wall must begin at a nursery of yours, or at the end of a wall from which other walls lead to one of your nurseries without a gap.
silk-rule-6-3 = Walls are nobody’s. Your network is every wall that hangs together with a nursery of yours, whoever built it and whoever’s nurseries lie between. Others may share it with you.
silk-rule-6-4 = Walls may meet at any angle, even at the corners of the board. Walls and nurseries stay where they are until the end.
silk-rule-6-5 = A segment is a chain of two or more walls that begins at a nursery. It never meets itself and goes no further than the next nursery, of any colour: there it is closed. It may also end at the nursery where it began.
silk-rule-6-6 = If your wall closes a segment, you get 1 point for each wall in it. The nurseries may be anybody’s.
silk-rule-6-7 = If your wall closes several segments at the same time, you get points for the shortest one only.
silk-rule-6-8 = A nursery built on a segment divides it in two. Building a nursery brings no points for segments, even if it closes one.
silk-rule-6-9 = A loop that leads back into its own wall, and not to a nursery, closes no segment.

## 7

silk-rules-section-7 = Enclosures
silk-rule-7-1 = An enclosure is two or more tiles that are connected with each other and walled in on every side. The edge of the board is no wall: walls must stand there too.
silk-rule-7-2 = Only the walls around an enclosure are its own. A wall that stands inside, with the enclosure on both sides, does not count.
silk-rule-7-3 = A nursery counts for an enclosure if it stands at the end of one of the walls around it.
silk-rule-7-4 = An enclosure is controlled by whoever has more nurseries at its walls than each of the others. If several share the most, or nobody has any, it brings no points.
silk-rule-7-5 = At the end it scores its number of tiles, barren or not, times your nurseries at its walls.
silk-rule-7-6 = Tiles walled off inside an enclosure are no part of it, so none counts twice. The walls between inside and outside belong to the outer one as well.
silk-rule-7-7 = Until the game is over, nobody gets points for the tiles of an enclosure.
silk-rule-7-8 = A wall right through an enclosure divides it. Each part counts for itself, a single tile for nothing, and nurseries at the dividing wall count for both sides.

## 8

silk-rules-section-8 = Improvements
silk-rule-8-1 = There are four improvements, and each is earned once: by the first player who meets its condition on their own turn. The points come at once.
silk-rule-8-2 = Silkworm, 10 points: raise the last worm of your reserve. It does not matter whether some of yours are in the cave.
silk-rule-8-3 = Long Wall, 5 points: build a wall that is part of a segment of five or more. It need not be closed, and the nursery may be anybody’s. Building a nursery never earns it.
silk-rule-8-4 = Enclosure, 10 points: your wall completes an enclosure of three or more tiles. You need not be the one who controls it.
silk-rule-8-5 = Nursery, 5 points: build the last of your four nurseries.
silk-rule-8-6 = A single wall can bring you several things: first the points for a segment, then Long Wall, then Enclosure.

## 9

silk-rules-section-9 = The end
silk-rule-9-1 = The end comes when a player has 30, 40 or 50 points, with two, three or four players; when the last wall is built; or when after grazing all tiles are barren.
silk-rule-9-2 = From that moment on it cannot be undone, whether points are spent or tiles regenerated later.
silk-rule-9-3 = The player who brought it about finishes the turn, and each of the others has one more. Then it is over: nothing can add another turn.
silk-rule-9-4 = Your points have no limit. After 50, your counter shows its +50 side and goes on.
silk-rule-9-5 = The last count begins with the enclosures: whoever controls one gets its points.
silk-rule-9-6 = Next, each worm on pasture brings its owner the value of its tile; on barren tiles it brings nothing. The worms stay, and no tile is turned.
silk-rule-9-7 = Last, you lose 1 point for each of your worms in the cave, even if you fall below zero.
silk-rule-9-8 = Whoever has the most points wins. If several do, they win together.
silk-rule-9-9 = While the last points are counted, nobody earns an improvement, and the end does not come a second time.
silk-rule-9-10 = Nothing is hidden; you can even see what a barren tile was before. Chance has a say only in the dice and in how the tiles lie.
silk-rule-9-11 = So that no game runs for ever, ours goes to the last count after 100 turns of each player at the latest. You will hardly ever see this.

## Pictures

silk-rules-picture-valley = A valley for two players, with the ookami on its den. The leaves at the foot of a tile show what it is worth: 1 if it is dry, 2 if normal, 3 if leafy.
silk-rules-picture-sites = Purple may put the first nursery where it glows: at a corner of the tile with the purple worms. The fourth corner is too near to the green nursery.
silk-rules-picture-wheel = What a 1 can be changed to. The actions beside it cost 1 point, the next ones 2, and the one opposite 3.
silk-rules-picture-bumping = Who bumps whom: the shepherd the mastiff, the mastiff the ookami, and the ookami the shepherd.
silk-rules-picture-chain = A chain: the ookami bumps the green shepherd, the shepherd bumps the purple mastiff, and the mastiff drives two worms away. They can go where it glows.
silk-rules-picture-round = Over the border and in on the other side, where the mastiff drives two worms away. A wall at either end would stop it.
silk-rules-picture-raise = Purple can raise a worm where it glows: beside the nursery, or where a purple worm is. A full tile and the ookami’s tile are no good.
silk-rules-picture-build = A new nursery stands at a corner of the shepherd’s tile. The fourth corner is too near to the nursery on the left.
silk-rules-picture-graze = Two purple worms on leafy pasture bring 6 points. All three worms must leave, the green one too, and the tile turns barren.
silk-rules-picture-network = The next wall of purple goes where it glows: at the nursery, or at the wall that leads to it.
silk-rules-picture-segment = This wall closes a segment from the purple to the green nursery: three walls, 3 points for whoever builds it.
silk-rules-picture-enclosure = Three tiles with walls all around, on the border too. At these walls purple has two nurseries and green has one, so purple gets 6 points at the end.
silk-rules-picture-improvements = The four improvements: Silkworm, Long Wall, Enclosure and Nursery.
silk-rules-picture-count = The last count: purple gets 6 points for two worms on leafy pasture, 2 for one on normal pasture, and nothing on the barren tile.
