### The Border's rules page: one entry for each rule of docs/rules/border.md, in its order. The id in the key is the rule's
### own: border-rule-4-2 is BORDER-4.2. The page is put together from this file.

border-rules-title = The Border: the rules
border-rules-minute = The game in one minute
border-rules-minute-1 = Your map has nine areas, and coloured cells run around each of them. Cross every cell around an area and the area is yours: big areas bring more, and whoever closes one first gets its higher value.
border-rules-minute-2 = On your turn you roll five colour dice, up to three times, and complete whole segments with them. Every die you leave unused helps the others, who extend their crosses cell by cell.
border-rules-minute-3 = As soon as somebody has closed six areas, the round is played out. The most points win.

## 1

border-rules-section-1 = Setting up
border-rule-1-1 = Two, three or four can play; the rules are the same for every number.
border-rule-1-2 = Everybody gets one of the four boards. Boards that nobody has stay out of the game.
border-rule-1-3 = The boards are dealt at random, each only once. You may also agree who gets which.
border-rule-1-4 = All boards have the same cells, areas and values; only the coloured segments lie elsewhere.
border-rule-1-5 = The two white cells are crossed from the start. They belong to no segment, but count as crossed for areas and as neighbours.
border-rule-1-6 = Chance decides who goes first.
border-rule-1-7 = Boards, dice and points lie open. Only the crosses of a running second action stay hidden until everybody is done.
border-rule-1-8 = A cross stays: no cell is crossed twice, and none is erased. Only a choice that you may still take back (5.13) can be changed.

## 2

border-rules-section-2 = The round
border-rule-2-1 = A round has two actions: the first is for the active player alone, the second for everybody else.
border-rule-2-2 = When all the others are done, the round is over and the next player clockwise becomes active.
border-rule-2-3 = The active player crosses nothing in the second action.
border-rule-2-4 = Nobody is skipped, and nobody drops out before the end.

## 3

border-rules-section-3 = First action: rolling
border-rule-3-1 = The active player begins by rolling all five dice.
border-rule-3-2 = After the first and the second roll you may stop, or roll any of the dice again. Three rolls are the most.
border-rule-3-3 = No die is ever locked: one that you kept may still be rolled again next time.
border-rule-3-4 = Only what lies on the table after the last roll counts, for you and for the others.
border-rule-3-5 = Stopping early earns nothing, and rolls cannot be saved for later.

## 4

border-rules-section-4 = First action: crossing
border-rule-4-1 = One die crosses one cell of its colour, on your own board.
border-rule-4-2 = Dice are only spent on segments that you complete now: as many dice of the segment’s colour as it has open cells.
border-rule-4-3 = Starting or extending a segment without completing it is not allowed in the first action.
border-rule-4-4 = The segment may lie anywhere; it need not touch another cross.
border-rule-4-5 = If some of its cells are already crossed, a segment costs only the missing ones.
border-rule-4-6 = You may complete several segments at once, of one colour or of several, and split the dice as you like.
border-rule-4-7 = Nothing must be used: you may complete less than you could, or nothing at all.
border-rule-4-8 = A die is used if it crossed a cell. All the rest are unused, whether they would have fitted or not.
border-rule-4-9 = If you cannot complete anything, you cross nothing and the second action follows.
border-rule-4-10 = Everything you complete counts as one event, in whatever order; areas are scored afterwards.

## 5

border-rules-section-5 = Second action: the others
border-rule-5-1 = Each of the others may cross one cell of the same colour for every unused die.
border-rule-5-2 = Everybody has all the unused dice; what one player uses is not gone for another.
border-rule-5-3 = A cell must touch, side by side, a cell that is already crossed. The white cells count.
border-rule-5-4 = You cross one cell after another, so a cross made a moment ago is already a neighbour for the next.
border-rule-5-5 = Here segments may be started, extended or completed as you like.
border-rule-5-6 = You may use all of the dice, some, or none.
border-rule-5-7 = A die for which you have no cell is lost to you; no other colour takes its place.
border-rule-5-8 = If the active player used all five dice, each of the others picks one of the five and may cross one cell with it. Everybody picks freely.
border-rule-5-9 = In that case it is one cross at most, and you may do without.
border-rule-5-10 = If the active player used no die, all five are there for everybody else.
border-rule-5-11 = All of you cross at the same time and without seeing the others’ crosses; only that somebody is done can be seen.
border-rule-5-12 = What the active player crossed can be seen before the second action begins.
border-rule-5-13 = You are done when you say so, when your last die is used, or when no cell is left. Until everybody is done, you may take back your own choices, the last one first; then all see that you are not done after all.

## 6

border-rules-section-6 = Closing areas
border-rule-6-1 = An area is closed when every cell around it is crossed on your board.
border-rule-6-2 = It scores at the end of the action in which you closed it, once for each player.
border-rule-6-3 = If nobody closed this area in an earlier action, you get its higher value.
border-rule-6-4 = Whoever closes it in a later action gets the lower value, even in the second action of the same round.
border-rule-6-5 = If several close a still free area in the same second action, all of them get the higher value.
border-rule-6-6 = One action may close several areas of yours; each is judged on its own.
border-rule-6-7 = At a table you call out an area you close. Here this happens by itself, so none is forgotten.
border-rule-6-8 = A higher value that is gone is struck out on every board. This is only a reminder.
border-rule-6-9 = Lower values never run out.
border-rule-6-10 = Areas that are not closed, complete segments and single crosses bring no points.

## 7

border-rules-section-7 = The end
border-rule-7-1 = When somebody closes a sixth area, the game is about to end.
border-rule-7-2 = If this happens in the first action, the second action is still played, then the game is over.
border-rule-7-3 = If it happens in the second action, all the others still finish theirs, then the game is over.
border-rule-7-4 = There are no extra turns for those who were active less often.
border-rule-7-5 = You may close more than six areas in the last action; all of them count.
border-rule-7-6 = Add up the values of your areas: the most points win. Ending the game brings nothing by itself.
border-rule-7-7 = In a tie, the player with the most valuable single area wins.
border-rule-7-8 = What counts for this are the points you got for it: a castle closed later is worth 6, not 12.
border-rule-7-9 = If there is still a tie, the victory is shared.
border-rule-7-10 = There are no variants, and there is no game for one.
border-rule-7-11 = So that no game runs for ever, ours ends after round 300 at the latest. You will hardly ever see this.
border-rule-7-12 = The other places follow the same way: points first, then the best single area; if both are equal, the place is shared.

## 8

border-rules-section-8 = Boards and values
border-rule-8-1 = A board has 86 cells around nine areas; two of the cells are white. The drawing is ours, made from what is known of the game.
border-rule-8-2 = There are four boards, A to D, each with 24 segments: in every colour one of two, three, four and five cells.
border-rule-8-3 = The areas are worth 4 to 12 points for the first, and half of that, rounded down, for those who come later.
border-rule-8-4 = Segments of the same colour never touch, so you always see where one ends.

## Pictures

border-rules-picture-board = A fresh board. The two white cells, top left and bottom right, are crossed from the start.
border-rules-picture-dice = After the first roll: the two grey dice stay, the marked ones are rolled again.
border-rules-picture-segment = Three grey dice complete the grey segment of three. The yellow and the blue die stay for the others.
border-rules-picture-partly = Part of the green segment is already crossed: two green dice are enough, and the two yellow ones complete another segment.
border-rules-picture-neighbours = With a blue and a red die, only the glowing cells can be reached: they touch the white cell.
border-rules-picture-chain = After the first blue cell, the next one can be reached: now it has a neighbour.
border-rules-picture-all = All five dice are used: each of the others picks one of them for a single cross.
border-rules-picture-ring = Nine of the ten cells around the well are crossed. With the last one, the well is closed.
border-rules-picture-first = Nobody has closed the chapel yet: the higher value counts.
border-rules-picture-taken = Somebody was first: the higher value is struck out, the lower one is left.
border-rules-picture-later = Closed later: the lower value is circled.
