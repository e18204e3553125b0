### Silk's tutorial. Each lesson of lessons.json has a title, a text, a task (task-2 for what comes after the first action, and
### so on), an answer to something else that is allowed, and a word when it is solved.

silk-lesson-graze-title = Let your worms graze
silk-lesson-graze-text = Points come from grazing: choose a tile with worms of yours, and each of them brings what the tile is worth. Dry pasture is worth 1, normal pasture 2, leafy pasture 3.
silk-lesson-graze-task = You are purple, and two of your worms are on leafy pasture. Graze this tile.
silk-lesson-graze-task-2 = All worms must leave a tile that is grazed. Send the first one north, to normal pasture.
silk-lesson-graze-task-3 = Send the other one west, where it stays beside your nursery.
silk-lesson-graze-else = You could do that, but the leafy tile with two worms brings the most. Graze it, then send one worm north and the other west.
silk-lesson-graze-solved = Two worms on leafy pasture: 6 points! Now the tile is barren, and grazing it again would bring nothing.

silk-lesson-turn-title = Raise worms
silk-lesson-turn-text = Each turn begins with a worm from your reserve. It goes on a tile that touches one of your nurseries, or where a worm of yours already is; a tile has room for three. Then you roll two dice, and each of them is an action.
silk-lesson-turn-task = Your nursery touches a leafy tile. Raise the worm there.
silk-lesson-turn-task-2 = The dice are rolled. The 1 lets you raise another worm: play it for that.
silk-lesson-turn-task-3 = Put it on the leafy tile, beside the first one.
silk-lesson-turn-else = That is allowed. But today you want two worms on the leafy tile: one that you raise before rolling, one with the 1.
silk-lesson-turn-solved = Two worms on leafy pasture, and the 5 that is left lets you graze. You already know what that brings: 6 points.

silk-lesson-dice-title = Change a die
silk-lesson-dice-text = Each number is an action: 1 raises, 2 moves, 3 builds a wall, 4 a nursery, 5 grazes and 6 is for the ookami. You may change a die, but each step costs you 1 point. After 6 comes 1 again.
silk-lesson-dice-task = You would like to graze. From 3 to 5 it costs 2 points, from 6 to 5 only 1: change the 6.
silk-lesson-dice-task-2 = At the left edge, two of your worms share a tile of normal pasture. Graze there.
silk-lesson-dice-task-3 = There is no room north or south of it, with three worms on each tile. But over the edge a worm can leave the valley: send the first one out.
silk-lesson-dice-task-4 = The other one should stay in the valley. Send it east, to the barren tile.
silk-lesson-dice-else = That is allowed. This time change the 6, graze the normal pasture at the left edge, and send one worm out of the valley, the other one east.
silk-lesson-dice-solved = You paid 1 point and got 4. The worm outside is not lost either: it is in your reserve, and you can raise it again.

silk-lesson-drive-title = Shepherd and mastiff
silk-lesson-drive-text = With a 2 you move your shepherd or your mastiff one step. Both drive worms away, and the shepherd bumps mastiffs, too. A wall stops the mastiff but not the shepherd. At the edge of the board they can leave and come back on the opposite side.
silk-lesson-drive-task = Two green worms are on the leafy tile in the lower right corner. Move your mastiff west, over the edge, and it will be there.
silk-lesson-drive-task-2 = You decide where they go, although they are not yours. Drive the first one out of the valley.
silk-lesson-drive-task-3 = Do the same with the second one.
silk-lesson-drive-else = You may do that. But the green worms could bring 6 points there: move your mastiff west, and drive both out of the valley.
silk-lesson-drive-solved = Both are back in the green reserve. And your mastiff guards the leafy tile: no worm can go there while it stays.

silk-lesson-ookami-title = The ookami
silk-lesson-ookami-text = The ookami is nobody’s: with a 6, anyone can move it. The worms it meets are captured, and in the end each worm in the cave costs its owner 1 point. The ookami bumps shepherds, but a mastiff bumps the ookami.
silk-lesson-ookami-task = You have no 6, but your 1 is right beside it. Pay 1 point and play the 1 for the ookami.
silk-lesson-ookami-task-2 = Two green worms are north of the ookami. Move it there.
silk-lesson-ookami-task-3 = Captured! You still have the 2. Play it to move.
silk-lesson-ookami-task-4 = Your mastiff stands beside the ookami. Move it east, to the ookami’s tile.
silk-lesson-ookami-task-5 = The ookami must make way, and you decide where it goes: east, to two more green worms.
silk-lesson-ookami-else = You may do that. But the ookami can capture four green worms now: move it north with the 1, then your mastiff east with the 2, and bump the ookami east.
silk-lesson-ookami-solved = Four green worms are in the cave. Mind your own: the ookami cannot go where a mastiff stands.

silk-lesson-build-title = Nurseries and walls
silk-lesson-build-text = A 4 builds a nursery at a corner of your shepherd’s tile, at least two tile sides from all other nurseries. A 3 builds a wall at a nursery of yours or at walls that lead to one. When walls reach from nursery to nursery, you get 1 point for each.
silk-lesson-build-task = Two walls lead from your nursery to your shepherd. Build a second nursery at the lower right corner of the shepherd’s tile.
silk-lesson-build-task-2 = This brought no points yet, but now a single wall is missing. Play the 3.
silk-lesson-build-task-3 = Build the wall between the other two and your new nursery.
silk-lesson-build-else = That is allowed. But see what walls can bring: build the nursery at the lower right corner, then close the gap below your shepherd.
silk-lesson-build-solved = Three walls from nursery to nursery: 3 points. Now you can also raise worms in two places. Whoever is first to have all four nurseries in the valley gets 5 points more.

silk-lesson-enclosure-title = Enclosures
silk-lesson-enclosure-text = Two or more tiles with walls all around are an enclosure. The first one of three tiles or more brings 10 points at once. At the end, whoever has the most nurseries at its walls gets the number of its tiles for each of them.
silk-lesson-enclosure-task = Seven walls stand around three tiles, and only one is missing. Play the 3.
silk-lesson-enclosure-task-2 = Build the wall that is missing on the left.
silk-lesson-enclosure-else = You may do that, but then green could close the ring before you. Play the 3 and build the wall that is missing.
silk-lesson-enclosure-solved = One wall, 14 points: 4 for a closed segment, 10 for the improvement. Two nurseries there are yours and one is green, so at the end you will get 6 more: two times three tiles.

silk-lesson-end-title = The end
silk-lesson-end-text = With two players, the end comes when somebody has 30 points, when the last wall is built or when all tiles are barren. You finish your turn, and the others have one more. Then enclosures score, worms bring what their tile is worth, and those in the cave cost 1 point each.
silk-lesson-end-task = You have 24 points. The leafy tile with two of your worms brings 6: graze there.
silk-lesson-end-task-2 = In the end, worms on barren tiles bring nothing. Send the first one east, to normal pasture.
silk-lesson-end-task-3 = Send the second one there, too. There is just room for it.
silk-lesson-end-task-4 = You have 30 points, and the end has come. But you still have the 1: play it to raise a worm.
silk-lesson-end-task-5 = Raise it on the other leafy tile, where it will bring 3 points.
silk-lesson-end-else = That is allowed, but there is something better for the last count: graze the leafy tile with two worms, send both east, and raise one on the other leafy tile.
silk-lesson-end-solved = Green had one more turn, but you win with 57 points to 52! Without the 6 points for your enclosure you would have lost.

silk-lesson-begin-title = How it all begins
silk-lesson-begin-text = One thing is missing: the beginning. First, each of you places seven worms on dry pasture, one player after another. Then it goes round the other way, and you place a nursery, a shepherd and a mastiff, all close to worms of your own.
silk-lesson-begin-task = This is your last worm. Put it with the two green ones at the bottom: when you graze there, you decide where they go.
silk-lesson-begin-task-2 = Now you go on. Put your nursery between your three worms on the left and the leafy tile, and you can soon raise worms there.
silk-lesson-begin-task-3 = New nurseries are built at the corners of your shepherd’s tile. Put it north of the ookami, where there is room for them.
silk-lesson-begin-task-4 = The ookami cannot go where a mastiff stands. Put yours between the ookami and your three worms.
silk-lesson-begin-else = You may do that, and in your own game you place everything as you like. This time, take the place that is asked for.
silk-lesson-begin-solved = Everything is in its place. Green put down the first worm and so has the first turn. Now you know all you need for your first game!
