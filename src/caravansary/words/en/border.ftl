### The Border. Cell, segment, area, cross, active player, first and second action, as in docs/rules/border.md.

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
border-do-cross = Cross this cell with one { $colour } die.
border-do-cross-area = Cross this cell with one { $colour } die and close { $areas }.
border-do-cross-one = Use your one cross for this cell, with one { $colour } die.
border-do-cross-one-area = Use your one cross for this cell, with one { $colour } die, and close { $areas }.

## Why not

border-no-wait-first = Wait: { $active } is still busy with the first action; the second is for the others.
border-no-active-second = The second action is for the others; yours this round was the first.
border-no-finished = You have finished your second action. Until everybody has, you can take back your last choice.
border-no-finished-one = All five dice were used, so it was one cross at most, and you have finished. Until everybody has, you can take it back.
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
border-no-crossed = This cell is already crossed.
border-no-die = You have no { $colour } die for this cell.
border-no-neighbour = You can only cross a cell next to one that is already crossed.
border-no-boards = For “Boards”, write “random” or { $players } different letters out of { $letters }.

## What happened; the one who did it is $name and comes first

border-event-board = { $name } gets board { $board }.
border-event-first-player = { $name } goes first.
border-event-roll =
    { $roll ->
        [1] { $name } rolls { $dice }.
       *[other] { $name } rolls { $fallen }; that makes { $dice }.
    }
border-event-reroll = { $name } rolls again: { $dice }.
border-event-stop =
    { $roll ->
        [one] { $name } stops after { $roll } roll.
       *[other] { $name } stops after { $roll } rolls.
    }
border-event-segment =
    { $dice ->
        [one] { $name } completes the { $colour } segment of { $size } with { $dice } die.
       *[other] { $name } completes the { $colour } segment of { $size } with { $dice } dice.
    }
border-event-nothing-used = { $name } uses no dice. All five stay for the second action: { $dice }.
border-event-all-used = { $name } uses all five dice. In the second action everybody else may use one of them: { $dice }.
border-event-unused = { $name } leaves for the second action: { $dice }.
border-event-cross = { $name } crosses one { $colour } cell.
border-event-finished = { $name } finishes the second action.
border-event-reveal =
    { $count ->
        [0] { $name } crosses nothing.
        [one] { $name } crosses { $count } cell.
       *[other] { $name } crosses { $count } cells.
    }
border-event-area-first =
    { $points ->
        [one] { $name } closes { $area } and scores the higher value: { $points } point.
       *[other] { $name } closes { $area } and scores the higher value: { $points } points.
    }
border-event-area-later =
    { $points ->
        [one] { $name } closes { $area } and scores the lower value: { $points } point.
       *[other] { $name } closes { $area } and scores the lower value: { $points } points.
    }
border-event-trigger = { $name } has six areas: the game ends with this round.
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
border-reason-cap = The limit of rounds is reached.

## Said when points are equal at the end and somebody wins all the same.

border-tie = The points are equal: the most valuable single area decides.

## The score sheet

border-line-first = Higher value: { $area }
border-line-later = Lower value: { $area }

## On the page

border-option-boards = Boards
border-option-boards-about = “random”, or one letter from A to D for each seat, for example { $example }.
border-board-round = Round { $round }
border-board-map = Board of { $name }
border-board-enlarge = Enlarge the board of { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
border-board-dice = Dice
border-board-die = { $colour } die
border-board-die-again = { $colour } die: will be rolled again
border-board-die-keep = { $colour } die: stays
border-board-die-used = { $colour } die: used
border-board-pick-all = Pick up all five
border-board-roll = { $count ->
        [one] Roll { $count } die again
       *[other] Roll { $count } dice again
    }
border-board-stop = Stop here
border-board-done = Finish
border-board-rolls = Roll { $roll } of 3
border-board-area-open = { $area }: { $first } for the first, { $later } later; { $missing ->
        [one] { $missing } cell missing
       *[other] { $missing } cells missing
    }
border-board-area-taken = { $area }: the higher value is taken, { $later ->
        [one] { $later } point
       *[other] { $later } points
    } left; { $missing ->
        [one] { $missing } cell missing
       *[other] { $missing } cells missing
    }
border-board-area-scored = { $area }: closed for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
border-board-others = Other boards
border-board-sealed = has finished; crosses still sealed
border-board-sealing = is still crossing in secret
