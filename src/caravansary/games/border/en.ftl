### The Border. Cell, segment, area, cross, active player, first and second action, as in docs/rules/border.md.

border-title = The Border
border-tagline = Coloured dice, crosses, and nine areas to close before anyone else.

## What is not as it was printed

border-board-origin = The printed boards were not at hand: where the cells lie, how the four boards are coloured, seven of the nine values and three of the areas’ names are our reconstruction; whoever owns the box can enter the printed ones in a copy of the component file and play with it: caravansary serve --data border=FILE.

## Colours, of dice, cells and segments. Mind “an orange”: write “one { $colour } cell” or “this { $colour } cell”.

border-colour-grey = grey
border-colour-green = green
border-colour-blue = blue
border-colour-red = red
border-colour-yellow = yellow
border-colour-orange = orange

## Areas, as they stand in a sentence; the label stands alone on the board.

border-area-well = the well
    .label = Well
border-area-chapel = the chapel
    .label = Chapel
border-area-bridge = the bridge
    .label = Bridge
border-area-sailboat = the sailboat
    .label = Sailboat
border-area-eagle = the eagle
    .label = Eagle
border-area-villa = the villa
    .label = Villa
border-area-forest = the forest
    .label = Forest
border-area-windmill = the windmill
    .label = Windmill
border-area-castle = the castle
    .label = Castle

## Phases

border-phase-deal = Dealing the boards
border-phase-first_player = Drawing the first player
border-phase-roll = First action: the dice roll
border-phase-reroll = First action: rolling
border-phase-complete = First action: crossing
border-phase-second_action = Second action
border-phase-over = Game over

## What a seat is asked

border-prompt-reroll =
    { $left ->
        [one] Stop, or choose dice to roll again. You have { $left } roll left.
       *[other] Stop, or choose dice to roll again. You have { $left } rolls left.
    }
border-prompt-complete = Complete a segment, or finish the first action. Dice left: { $dice }.
border-prompt-cross = 
    { $left ->
        [one] Cross one cell next to a crossed one, or finish. Dice left: { $dice }.
       *[other] Cross cells, at most one for each die and each next to a crossed one, or finish. Dice left: { $dice }.
    }
border-prompt-cross-one = All five dice are used: choose one of them and cross one cell next to a crossed one, or finish. Dice: { $dice }.

## What a legal action will do and cost

border-do-stop = Stop with { $dice }.
border-do-reroll =
    { $count ->
        [one] Roll { $count } die again: { $dice }.
       *[other] Roll { $count } dice again: { $dice }.
    }
border-do-done-first =
    { $left ->
        [one] Finish the first action; { $left } die stays for the second.
       *[other] Finish the first action; { $left } dice stay for the second.
    }
border-do-done-second = 
    { $left ->
        [one] Finish the second action; { $left } die stays unused.
       *[other] Finish the second action; { $left } dice stay unused.
    }
border-do-done-one = Finish the second action without a cross.
border-do-segment =
    { $dice ->
        [one] Complete the { $colour } segment of { $size } with { $dice } { $colour } die.
       *[other] Complete the { $colour } segment of { $size } with { $dice } { $colour } dice.
    }
border-do-segment-area =
    { $dice ->
        [one] Complete the { $colour } segment of { $size } with { $dice } { $colour } die and close { $areas }.
       *[other] Complete the { $colour } segment of { $size } with { $dice } { $colour } dice and close { $areas }.
    }
border-do-cross = Cross { $place } with one { $colour } die.
border-do-cross-area = Cross { $place } with one { $colour } die and close { $areas }.
border-do-cross-one = Use your one cross for { $place }, with one { $colour } die.
border-do-cross-one-area = Use your one cross for { $place }, with one { $colour } die, and close { $areas }.

## Why not

border-no-wait-first = Wait: { $active } is still busy with the first action; the second is for the others.
border-no-active-second = The second action is for the others; yours this round was the first.
border-no-finished = You have finished your second action. Until everybody has, you can undo your last choice.
border-no-finished-one = All five dice were used, so it was one cross at most, and you have finished. Until everybody has, you can undo it.
border-no-cell = There is nothing for you to cross in this second action: no cell next to a crossed one has the colour of a die. Dice: { $dice }.
border-no-done-yet = Stop rolling first; then you can finish.
border-no-done-stop = Stop rolling: with these dice you cannot complete anything, so that alone ends your first action.
border-no-passive-roll = Only the active player rolls the dice.
border-no-fourth-roll = You have rolled three times; there is no fourth roll.
border-no-roll-after-stop = You have stopped rolling: now complete a segment, or finish the first action.
border-no-stop-again = You are no longer rolling: complete a segment, or finish the first action.
border-no-same-dice = Dice of one colour are interchangeable; pick the first of them.
border-no-such-dice = These dice do not all lie on the table. Dice: { $dice }.
border-no-segment-before-stop = Stop rolling first; then you can complete the { $colour } segment of { $size }.
border-no-segment-second = In the second action you cross cells one by one, not whole segments.
border-no-segment-one = All five dice were used: you may cross a single cell, not a whole segment.
border-no-segment-full = The { $colour } segment of { $size } is already complete.
border-no-segment-dice =
    The { $colour } segment of { $size } still needs { $missing ->
        [one] { $missing } { $colour } die
       *[other] { $missing } { $colour } dice
    }; you have { $have ->
        [0] none
       *[other] { $have }
    }.
border-no-single-cell = In the first action you complete whole segments, never single cells.
border-no-white = The white cells are crossed from the start.
border-no-crossed = The cell { $place } is already crossed.
border-no-die = You have no { $colour } die for the cell { $place }.
border-no-neighbour = You can only cross a cell next to one that is already crossed; { $place } is not.
border-no-boards = For “Boards”, write “random” or { $players } different letters out of { $letters }.

## What happened; the one who did it is $name and comes first. That one reads .you, and one it is done to .to-you

border-event-board = { $name } gets board { $board }.
    .you = You get board { $board }.
border-event-first-player = { $name } goes first.
    .you = You go first.
border-event-roll =
    { $roll ->
        [1] { $name } rolls { $dice }.
       *[other] { $name } rolls { $fallen }; that makes { $dice }.
    }
    .you =
        { $roll ->
            [1] You roll { $dice }.
           *[other] You roll { $fallen }; that makes { $dice }.
        }
border-event-reroll = { $name } rolls again: { $dice }.
    .you = You roll again: { $dice }.
border-event-stop =
    { $roll ->
        [one] { $name } stops after { $roll } roll.
       *[other] { $name } stops after { $roll } rolls.
    }
    .you =
        { $roll ->
            [one] You stop after { $roll } roll.
           *[other] You stop after { $roll } rolls.
        }
border-event-segment =
    { $dice ->
        [one] { $name } completes the { $colour } segment of { $size } with { $dice } die.
       *[other] { $name } completes the { $colour } segment of { $size } with { $dice } dice.
    }
    .you =
        { $dice ->
            [one] You complete the { $colour } segment of { $size } with { $dice } die.
           *[other] You complete the { $colour } segment of { $size } with { $dice } dice.
        }
border-event-nothing-used = { $name } uses no dice. All five stay for the second action: { $dice }.
    .you = You use no dice. All five stay for the second action: { $dice }.
border-event-all-used = { $name } uses all five dice. In the second action everybody else may use one of them: { $dice }.
    .you = You use all five dice. In the second action everybody else may use one of them: { $dice }.
border-event-unused = { $name } leaves for the second action: { $dice }.
    .you = You leave for the second action: { $dice }.
border-event-cross = { $name } crosses the { $colour } cell { $place }.
    .you = You cross the { $colour } cell { $place }.
border-event-finished = { $name } finishes the second action.
    .you = You finish the second action.
border-event-reveal =
    { $count ->
        [0] { $name } crosses nothing.
        [one] { $name } crosses one cell: { $places }.
       *[other] { $name } crosses { $count } cells: { $places }.
    }
    .you =
        { $count ->
            [0] You cross nothing.
            [one] You cross one cell: { $places }.
           *[other] You cross { $count } cells: { $places }.
        }
border-event-area-first =
    { $points ->
        [one] { $name } closes { $area } and scores the higher value: { $points } point.
       *[other] { $name } closes { $area } and scores the higher value: { $points } points.
    }
    .you =
        { $points ->
            [one] You close { $area } and score the higher value: { $points } point.
           *[other] You close { $area } and score the higher value: { $points } points.
        }
border-event-area-later =
    { $points ->
        [one] { $name } closes { $area } and scores the lower value: { $points } point.
       *[other] { $name } closes { $area } and scores the lower value: { $points } points.
    }
    .you =
        { $points ->
            [one] You close { $area } and score the lower value: { $points } point.
           *[other] You close { $area } and score the lower value: { $points } points.
        }
border-event-trigger = { $name } has six areas: the game ends with this round.
    .you = You have six areas: the game ends with this round.
border-event-over =
    { $rounds ->
        [one] The game ends after { $rounds } round.
       *[other] The game ends after { $rounds } rounds.
    } { $reason ->
        [cap] { border-reason-cap }
       *[sixth_area] { border-reason-sixth_area }
    }

## Why the game is over

border-reason-sixth_area = Somebody has closed six areas.
    .by =
        { $count ->
            [one] { $names } closed a sixth area.
           *[other] { $names } closed six areas each.
        }
    .you = You closed your sixth area.
    .you-too = You closed your sixth area, and so did { $names }.
border-reason-cap = The limit of rounds is reached.

## Said when points are equal at the end and somebody wins all the same.

border-tie = The points are equal: the most valuable single area decides.

## What chance did, as the proof of it begins

border-fair = The boards, who went first and every roll of the dice follow from one number, which was fixed before the game began:

## The score sheet

border-line-first = Higher value: { $area }
border-line-later = Lower value: { $area }

## On the page

border-option-boards = Boards
border-option-boards-about = Tap one board for each seat, in the order of the seats, or leave it to chance.
border-board-round = Round { $round }
border-board-map = { $name }’s board
border-board-enlarge = Enlarge { $name }’s board, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
border-board-dice = Dice
border-board-die = Die { $place }, { $colour }
border-board-die-again = Die { $place }, { $colour }: will be rolled again
border-board-die-keep = Die { $place }, { $colour }: stays
border-board-die-used = Die { $place }, { $colour }: used
border-board-pick-all = Pick up all five
border-board-roll = { $count ->
        [one] Roll { $count } die again
       *[other] Roll { $count } dice again
    }
border-board-stop = Stop here
border-board-done = Finish
border-board-rolls = Roll { $roll } of 3
border-board-area-open = { $area }: { $first } for closing it first, { $later } later; { $missing ->
        [one] { $missing } cell to go
       *[other] { $missing } cells to go
    }
border-board-area-taken = { $area }: the higher value is taken, { $later ->
        [one] { $later } point
       *[other] { $later } points
    } left; { $missing ->
        [one] { $missing } cell to go
       *[other] { $missing } cells to go
    }
border-board-area-scored = { $area }: closed for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
border-board-others = Other boards
border-board-sealed = has finished; crosses still sealed
border-board-sealing = is still crossing in secret

### The Border's rules page: one entry for each rule of docs/rules/border.md, in its order. The id in the key is the rule's
### own: border-rule-4-2 is BORDER-4.2. The page is put together from this file.

border-rules-title = The Border: the rules
border-rules-minute = The game in one minute
border-rules-minute-1 = Your map has nine areas, and coloured cells run around each of them. Cross every cell around an area and the area is yours: big areas are worth more, and whoever closes one first gets its higher value.
border-rules-minute-2 = On your turn you roll five coloured dice, up to three times, and complete whole segments with them. Every die you leave unused helps the others, who extend their crosses cell by cell.
border-rules-minute-3 = As soon as somebody has closed six areas, the round is played out. Whoever has the most points wins.

## 1

border-rules-section-1 = Setting up
border-rule-1-1 = Two, three or four players; the rules are the same for any number.
border-rule-1-2 = Everybody gets one of the four boards. Boards that nobody has stay out of the game.
border-rule-1-3 = The boards are dealt at random, each only once. You may also agree who gets which.
border-rule-1-4 = All boards have the same cells, areas and values; only the coloured segments are in different places.
border-rule-1-5 = The two white cells are crossed from the start. They belong to no segment, but count as crossed for areas and as neighbours.
border-rule-1-6 = Chance decides who goes first.
border-rule-1-7 = Boards, dice and points lie open. Only the crosses of a running second action stay hidden until everybody is done.
border-rule-1-8 = A cross stays: no cell is crossed twice, and none is erased. Only a choice that you may still undo (5.13) can be changed.

## 2

border-rules-section-2 = The round
border-rule-2-1 = A round has two actions: the first is for the active player alone, the second for everybody else.
border-rule-2-2 = When all the others are done, the round is over and the next player clockwise becomes active.
border-rule-2-3 = The active player crosses nothing in the second action.
border-rule-2-4 = Nobody is skipped, and nobody drops out before the end.

## 3

border-rules-section-3 = First action: rolling
border-rule-3-1 = The active player begins by rolling all five dice.
border-rule-3-2 = After the first and the second roll you may stop, or roll any of the dice again. You roll three times at most.
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
border-rule-4-7 = No die has to be used: you may complete less than you could, or nothing at all.
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
border-rule-5-13 = You are done when you say so, when your last die is used, or when no cell is left. Until everybody is done, you may undo your own choices, the last one first; then everybody sees that you are not done after all.

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
border-rule-6-10 = Areas that are not closed, complete segments and single crosses score nothing.

## 7

border-rules-section-7 = The end
border-rule-7-1 = When somebody closes a sixth area, the game is about to end.
border-rule-7-2 = If this happens in the first action, the second action is still played, then the game is over.
border-rule-7-3 = If it happens in the second action, all the others still finish theirs, then the game is over.
border-rule-7-4 = There are no extra turns for those who were active less often.
border-rule-7-5 = You may close more than six areas in the last action; all of them count.
border-rule-7-6 = Add up the values of your areas: whoever has the most points wins. Ending the game earns nothing by itself.
border-rule-7-7 = In a tie, the player with the most valuable single area wins.
border-rule-7-8 = What counts here is the points you got for it: a castle closed later is worth 6, not 12.
border-rule-7-9 = If there is still a tie, the victory is shared.
border-rule-7-10 = There are no variants, and there is no game for one.
border-rule-7-11 = So that no game runs forever, ours ends after round 300 at the latest. You will hardly ever see this.
border-rule-7-12 = The other places follow the same way: points first, then the best single area; if both are equal, the place is shared.

## 8

border-rules-section-8 = Boards and values
border-rule-8-1 = A board has 86 cells around nine areas; two of the cells are white. The drawing is ours, made from what is known of the game.
border-rule-8-2 = There are four boards, A to D, each with 24 segments: in every colour one of two, three, four and five cells.
border-rule-8-3 = The areas are worth 4 to 12 points for the first, and half of that, rounded down, for those who come later.
border-rule-8-4 = Segments of the same colour never touch, so you always see where one ends.
border-rule-8-5 = Around an area lie all the cells that touch it, and no others. A file with boards of your own in which one of them is missing is refused.

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

### The Border's tutorial. Each lesson of lessons.json has a title, a text, a task (task-2 for what comes after the first
### action, and so on), an answer to something else that is allowed, and a word when it is solved.

border-lesson-goal-title = Close an area
border-lesson-goal-text = Nine areas lie on your map, and coloured cells run around each of them. Cross all the cells around an area, and it is yours.
border-lesson-goal-task = Only one cell around the villa is still open. Cross the glowing grey cell.
border-lesson-goal-else = You may finish without crossing anything, but then the villa stays open. Cross the glowing cell.
border-lesson-goal-solved = The villa is closed! You score 9 points, because nobody closed it before you.

border-lesson-roll-title = Roll and keep
border-lesson-roll-text = When you are the active player, you roll five dice, up to three times. After each roll you choose which of them to roll again.
border-lesson-roll-task = Two grey dice are a good start. Pick up the other three and roll them again.
border-lesson-roll-task-2 = Three grey dice: just what you need. You have a third roll left, but you may stop here.
border-lesson-roll-else = You could do that. This time keep exactly the grey dice, and stop when you have three of them.
border-lesson-roll-solved = Only what lies on the table now counts. Next you spend these dice.

border-lesson-segment-title = Complete a segment
border-lesson-segment-text = In the first action you cross whole segments: a chain of cells of one colour, anywhere on your board. You need as many dice of that colour as the segment has open cells.
border-lesson-segment-task = You have three grey dice. Complete the grey segment of three at the bottom. Try another segment first, if you like.
border-lesson-segment-else = That is allowed too, but it leaves a grey die unused. Complete the grey segment of three.
border-lesson-segment-solved = Three dice, three crosses. Starting a segment without completing it would not have been allowed.

border-lesson-several-title = Several at once
border-lesson-several-text = You may complete several segments in one turn. A segment that is partly crossed costs only the cells that are missing.
border-lesson-several-task = Half of the green segment on the right is crossed already. Complete it and the yellow segment of two, in any order.
border-lesson-several-task-2 = Well done. You still have the dice for the other glowing segment: complete it too.
border-lesson-several-else = That is allowed, but today we want both glowing segments: two green dice for one, two yellow dice for the other.
border-lesson-several-solved = Four dice for two segments. Your neighbour could only use the orange die you left.

border-lesson-left-title = What you leave to the others
border-lesson-left-text = Dice that you do not use are not lost: all the others may use them in the second action, each for one cross. Everybody has all of these dice.
border-lesson-left-task = You have spent both grey dice. Use the yellow ones too, so that only the blue die is left.
border-lesson-left-else = If you finish now, three dice stay for the others. Complete the yellow segment first.
border-lesson-left-solved = Both of the others crossed one blue cell: the same die served them both.

border-lesson-chain-title = From neighbour to neighbour
border-lesson-chain-text = In the second action of somebody else’s round, you cross cells one by one. Each must touch a crossed cell; the white ones count from the start.
border-lesson-chain-task = Two blue dice and a green one are left for you. Begin with the blue cell beside the white one.
border-lesson-chain-task-2 = Your new cross is a neighbour too. Go on with the next blue cell.
border-lesson-chain-task-3 = Now the green cell has a crossed neighbour. Cross it.
border-lesson-chain-else = You may finish early, but there are still dice for you. Go on with the glowing cell.
border-lesson-chain-solved = Three dice, a chain of three. Here you may also start a segment without completing it.

border-lesson-all-title = All five dice used
border-lesson-all-text = If the active player uses all five dice, nothing is left over. Then each of the others picks one of the five for a single cross.
border-lesson-all-task = Several cells are possible, but you have only one cross. Take the red cell that closes the chapel.
border-lesson-all-else = That is allowed, but it would be your only cross. Close the chapel with it.
border-lesson-all-solved = One die, one cross, and the chapel is yours.

border-lesson-values-title = First and later
border-lesson-values-text = Every area has two values. Whoever closes it first gets the higher one; everybody who closes it in a later action gets the lower one.
border-lesson-values-task = One red die: you can close the chapel or the bridge. Your neighbour has had the chapel for some time, so close the bridge.
border-lesson-values-else = That is allowed, but it scores less: the higher value of the chapel is gone. Close the bridge while it is free.
border-lesson-values-solved = The bridge scores 6 points. The chapel would have scored only 2, and it will not run away.

border-lesson-end-title = The end
border-lesson-end-text = When somebody closes a sixth area, the others still play the second action; then the game is over, and whoever has the most points wins. In a tie, the best single area decides.
border-lesson-end-task = You have five areas. Close the sixth: complete the long red segment around the bridge.
border-lesson-end-else = That is allowed, but it does not close an area. Complete the long red segment around the bridge.
border-lesson-end-solved = Your neighbour closed the villa and caught up. But your castle alone scored 12 points, more than any single area of theirs: you win!

### Drawn in text, as `caravansary show` does it: short, in small letters, in rows of things.

# One letter for each colour: grey, green, blue, red, yellow, orange. No x, which is a cross.
border-drawing-letters = g n b r y o
border-drawing-round = round { $number }
border-drawing-dice = dice { $text }
border-drawing-kept = kept { $text }
border-drawing-unused = unused { $text }
border-drawing-board = board { $board }
border-drawing-finished = finished
border-drawing-to-act = to act

## The quick reference

border-reference-turn-1 = Roll: all five dice; up to twice more, any of them.
border-reference-turn-2 = Cross whole segments: as many dice of the colour as the segment has open cells. Anywhere on your map, as many segments as you like.
border-reference-turn-3 = Unused dice: all the others may use them.
border-reference-turn-4 = The others: one cell of the colour per unused die, each beside a crossed cell.
border-reference-turn-5 = All five used: each of the others picks one die and crosses one cell.
border-reference-turn-6 = None used: the others have all five.
border-reference-score-1 = All cells around an area crossed: first / later
border-reference-score-2 = Castle: 12 / 6
border-reference-score-3 = Windmill: 11 / 5
border-reference-score-4 = Forest: 10 / 5
border-reference-score-5 = Villa: 9 / 4
border-reference-score-6 = Eagle: 8 / 4
border-reference-score-7 = Sailboat: 7 / 3
border-reference-score-8 = Bridge: 6 / 3
border-reference-score-9 = Chapel: 5 / 2
border-reference-score-10 = Well: 4 / 2
border-reference-score-11 = In the same action: everybody who closes it then gets the higher value.
border-reference-end-1 = Somebody has closed six areas: the round is played out, then whoever has the most points wins.

## What the pieces and places are, for whoever points at them.
border-about-cell = A cell of a coloured segment. In your own first action you cross whole segments, one die of the colour for each open cell; in the second action of somebody else’s round, single cells beside a cross.
border-about-white = A white cell. It is crossed from the start: it counts for the areas around it and as a neighbour for new crosses.
border-about-area = An area. Cross every cell around it to close it; the dashed hexagon counts those still missing. The large number is for whoever closes it first, the small one for everybody after that. When somebody closes a sixth area, the game ends with that round.
border-about-die = A die crosses one cell of its colour. You may roll any of your dice again, up to three rolls in all. All the others may use the ones you leave.
border-about-rolls = How many of the three rolls have been made.
border-about-stop = You roll no more: these are the dice of your first action.
border-about-roll = The dice you have picked up are rolled again, the others stay as they are. There are up to three rolls in all.
border-about-pick-all = Picks up all five dice, to roll them again.
border-about-done = You cross nothing more in this action. After the first action of your own round, the others may use the dice you leave.
border-about-other = Somebody else’s board. All boards have the same areas, but their coloured segments are in different places.
border-about-compass = The letter says which of the boards this one is.

## What happened, in a few words beside a picture

border-chip-segment =
    { $count ->
        [one] segment with { $count } die
       *[other] segment with { $count } dice
    }
border-chip-crosses =
    { $count ->
        [0] no crosses
        [one] { $count } cross
       *[other] { $count } crosses
    }
border-chip-left =
    { $count ->
        [one] leaves { $count } die
       *[other] leaves { $count } dice
    }
border-chip-nothing = uses no dice
border-chip-all = uses all dice
border-chip-area = closes { $area }, +{ $points }
border-chip-trigger = has six areas

## Finishing early is asked once
border-board-give-up = Give up the rest
border-board-give-up-about = Dice or crosses that you could still use are lost.

### The table told in words. Areas, colours and cells as they stand in a list; then the sections, in the order they are told.

border-told-cell-grey = grey { $one }
border-told-cell-green = green { $one }
border-told-cell-blue = blue { $one }
border-told-cell-red = red { $one }
border-told-cell-yellow = yellow { $one }
border-told-cell-orange = orange { $one }
border-told-segment-grey = grey of { $one }
border-told-segment-green = green of { $one }
border-told-segment-blue = blue of { $one }
border-told-segment-red = red of { $one }
border-told-segment-yellow = yellow of { $one }
border-told-segment-orange = orange of { $one }
border-told-area-well = the well { $one }
border-told-area-chapel = the chapel { $one }
border-told-area-bridge = the bridge { $one }
border-told-area-sailboat = the sailboat { $one }
border-told-area-eagle = the eagle { $one }
border-told-area-villa = the villa { $one }
border-told-area-forest = the forest { $one }
border-told-area-windmill = the windmill { $one }
border-told-area-castle = the castle { $one }

## The dice

border-told-dice = The dice
border-told-dice-none = No dice have been rolled yet.
border-told-dice-before = All five dice are about to be rolled. They still lie as in the last round: { $dice }.
border-told-dice-lay = After roll { $roll } of { $most } they lay like this: { $dice }.
border-told-dice-kept = Kept: { $dice }. The others are being rolled again.
border-told-dice-again = All five are being rolled again.
border-told-dice-lie = After roll { $roll } of { $most }: { $dice }.
border-told-dice-unused = Unused: { $dice }.
border-told-dice-used = All five are used.
border-told-own-dice =
    { $count ->
        [one] You may still cross { $count } cell. Your dice: { $dice }.
       *[other] You may still cross { $count } cells. Your dice: { $dice }.
    }
border-told-own-crosses =
    { $count ->
        [one] In this action you have crossed { $places }; the others do not see this cross yet.
       *[other] In this action you have crossed { $places }; the others do not see these crosses yet.
    }

## Areas and segments of whoever listens

border-told-areas = The areas
border-told-areas-own = Your areas, nearest to being closed first
border-told-worth =
    { $points ->
        [one] { $area }: { $points } point if first, { $later } later.
       *[other] { $area }: { $points } points if first, { $later } later.
    }
border-told-worth-taken =
    { $points ->
        [one] { $area }: { $points } point, the higher value is taken.
       *[other] { $area }: { $points } points, the higher value is taken.
    }
border-told-missing =
    { $count ->
        [one] { $count } of { $size } cells is missing: { $places }.
       *[other] { $count } of { $size } cells are missing: { $places }.
    }
border-told-ready =
    { $points ->
        [one] { $area }: every cell is crossed; { $points } point when this action ends.
       *[other] { $area }: every cell is crossed; { $points } points when this action ends.
    }
border-told-closed =
    { $points ->
        [one] { $area }: closed for { $points } point.
       *[other] { $area }: closed for { $points } points.
    }
border-told-white = The white cells { $places } are crossed on every board from the start.
border-told-segments = Your segments
border-told-reach = Open cells next to a crossed one: { $places }.
border-told-reach-none = No open cell is next to a crossed one.
border-told-segment = The { $colour } segment of { $size } borders { $areas }: { $places }, none crossed.
border-told-segment-begun = The { $colour } segment of { $size } borders { $areas }: { $crossed } crossed; { $count } missing: { $places }.
border-told-segment-complete = The { $colour } segment of { $size } is complete: { $places }.

## Everybody's points, and the boards of the others

border-told-players = Points
border-told-seat =
    { $points ->
        [one] Board { $board }, { $seat }: { $points } point.
       *[other] Board { $board }, { $seat }: { $points } points.
    }
    .to-you =
        { $points ->
            [one] Board { $board }, yours: { $points } point.
           *[other] Board { $board }, yours: { $points } points.
        }
border-told-seat-undealt = No board yet: { $seat }.
    .to-you = You have no board yet.
border-told-none-closed = No area is closed.
border-told-areas-closed =
    { $count ->
        [one] { $count } area closed, with its points: { $areas }.
       *[other] { $count } areas closed, with their points: { $areas }.
    }
border-told-board-of = The board of { $seat }
border-told-all-crossed = Every cell is crossed, points when this action ends: { $areas }.
border-told-nearly =
    { $count ->
        [one] { $area }: { $count } of { $size } cells is missing: { $places }.
       *[other] { $area }: { $count } of { $size } cells are missing: { $places }.
    }
border-told-far = More than { $few } cells are missing around these areas: { $areas }.
border-told-crossed-none = Only the white cells are crossed.
border-told-crossed =
    { $count ->
        [one] { $count } coloured cell is crossed: { $places }.
       *[other] { $count } coloured cells are crossed: { $places }.
    }
border-told-complete = Complete segments: { $segments }.

## What comes next

border-told-no-round = { $phase }. No round has begun.
border-told-round = Round { $round }. { $phase }.
border-told-then-begin = When the boards are dealt and the first player is drawn, the first round begins.
border-told-active = Active player: { $seat }.
    .to-you = You are the active player.
border-told-last-active = Last active player: { $seat }.
    .to-you = You were the last active player.
border-told-then-second = After the first action, everybody else crosses cells with the dice left over.
border-told-crossing = Still crossing: { $seats }.
border-told-finished = Finished: { $seats }.
border-told-last-round = The game ends with this round.
border-told-next-active = Unless the game ends, { $seat } is the active player in the next round.
    .to-you = Unless the game ends, you are the active player in the next round.
border-told-end = The game ends with the round in which somebody closes a sixth area.
border-told-most = Most areas closed so far, { $count }: { $seats }.
border-told-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }: { $seats }.

## What a choice brings

border-told-could = You could then complete any of these segments: { $segments }.
border-told-could-none = You could then complete no segment.
border-told-open = Its open cells: { $places }.
border-told-left =
    { $left ->
        [0] This completes the { $colour } segment of { $size }.
        [one] The { $colour } segment of { $size } then misses { $left } cell.
       *[other] The { $colour } segment of { $size } then misses { $left } cells.
    }
border-told-scores =
    { $points ->
        [one] This scores { $points } point.
       *[other] This scores { $points } points.
    }
border-told-then-missing = Cells then missing: { $areas }.
