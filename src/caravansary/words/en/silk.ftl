### Silk. Worm, shepherd, mastiff, ookami, nursery, wall, segment, enclosure, cave, as in docs/rules/silk.md.

## Colours, of worms and pieces

silk-colour-purple = purple
silk-colour-green = green
silk-colour-brown = brown
silk-colour-blue = blue
silk-colour-yellow = yellow
silk-colour-orange = orange
silk-colour-red = red
silk-colour-white = white
silk-colour-black = black

## Kinds of tiles, as in “turns into { $pasture }”

silk-pasture-dry = dry pasture
silk-pasture-normal = normal pasture
silk-pasture-leafy = leafy pasture
silk-pasture-den = pasture with the den

## Pieces, without article

silk-piece-nursery = nursery
silk-piece-shepherd = shepherd
silk-piece-mastiff = mastiff
silk-piece-ookami = ookami

## The six actions, as names

silk-action-raise = raise or rescue a worm
silk-action-move = move shepherd or mastiff
silk-action-wall = build a wall
silk-action-build = build a nursery or regenerate
silk-action-graze = graze
silk-action-ookami = move the ookami

## What a die does now, where its action has two sides

silk-action-worm = raise a worm
silk-action-rescue = bring back a worm from the cave
silk-action-shepherd = move the shepherd
silk-action-mastiff = move the mastiff
silk-action-nursery = build a nursery
silk-action-regenerate = regenerate a tile

## Directions, as in “to the { $direction }”

silk-direction-north = north
silk-direction-east = east
silk-direction-south = south
silk-direction-west = west

## Improvements

silk-improvement-silkworm = Silkworm
silk-improvement-long_wall = Long Wall
silk-improvement-enclosure = Enclosure
silk-improvement-nursery = Nursery

## Phases

silk-phase-deal = Laying out the valley
silk-phase-starting_roll = Rolling for the start
silk-phase-phase_1 = Set-up: worms
silk-phase-phase_2 = Set-up: nursery, shepherd and mastiff
silk-phase-start_of_turn = Start of the turn: raising a worm
silk-phase-roll = Rolling the dice
silk-phase-choose_action = Choosing an action
silk-phase-raise = Raising a worm
silk-phase-move = Moving shepherd or mastiff
silk-phase-wall = Building a wall
silk-phase-build = Building a nursery or regenerating
silk-phase-nursery = Building a nursery
silk-phase-regenerate = Regenerating a tile
silk-phase-graze = Grazing
silk-phase-ookami = Moving the ookami
silk-phase-bump = Bumping a piece
silk-phase-displace = Displacing worms
silk-phase-over = Game over

## What a seat is asked

silk-prompt-worm =
    { $left ->
        [one] Set up your worms: choose a tile. You have { $left } worm left.
       *[other] Set up your worms: choose a tile. You have { $left } worms left.
    }
silk-prompt-piece = Set up one of your pieces beside your worms. Still to place: { $pieces }.
silk-prompt-piece-relaxed = None of your pieces has a place beside your worms, so set one up as near to them as possible. Still to place: { $pieces }.
silk-prompt-start =
    { $left ->
        [one] Before you roll, raise a worm: choose a tile. You have { $left } worm in reserve.
       *[other] Before you roll, raise a worm: choose a tile. You have { $left } worms in reserve.
    }
silk-prompt-die =
    Choose a die and an action for it. Dice: { $dice }. { $points ->
        [0] You have no points to change them.
        [one] You have { $points } point to change them.
       *[other] You have { $points } points to change them.
    }
silk-prompt-raise = Raise a worm: choose a tile beside your nurseries or with a worm of yours.
silk-prompt-move = Move your shepherd or your mastiff one step.
silk-prompt-move-one = Move your { $pieces } one step. It is the only one of the two that can move.
silk-prompt-wall = Build a wall that joins your nurseries or your network.
silk-prompt-nursery = Build a nursery at a corner of your shepherd’s tile.
silk-prompt-regenerate = Regenerate a barren tile beside one of your nurseries.
silk-prompt-graze = Choose a tile with your worms to graze.
silk-prompt-ookami = Move the ookami one step.
silk-prompt-bump = Where does the { $colour } { $piece } go? Choose one step.
silk-prompt-bump-ookami = Where does the ookami go? Choose one step.
silk-prompt-displace =
    { $left ->
        [one] Where does the last { $colour } worm on { $tile } go?
       *[other] Where does the next { $colour } worm on { $tile } go? { $left } worms still have to leave.
    }

## What a legal action will do and cost

silk-do-worm = Put a worm on { $tile }.
silk-do-piece = Put your { $piece } on { $tile }.
silk-do-piece-relaxed = Put your { $piece } on { $tile }, as near to your worms as it can stand.
silk-do-nursery =
    Put a nursery at { $point }.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-nursery-relaxed = Put a nursery at { $point }, as near to your worms as it can stand.
silk-do-nursery-marker =
    Put your fourth nursery at { $point } and earn the Nursery improvement: { $points } points.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-raise =
    Raise a worm on { $tile }.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-raise-marker =
    Raise your last worm on { $tile } and earn the { $improvement } improvement: { $points } points.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-die =
    Play the { $die } to { $action }.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-die-pay =
    { $cost ->
        [one] Pay { $cost } point to change the { $die }, and use it to { $action }.
       *[other] Pay { $cost } points to change the { $die }, and use it to { $action }.
    }{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-rescue =
    { $cost ->
        [0] Play the { $die }: a worm of yours comes back from the cave to your reserve.
        [one] Pay { $cost } point to change the { $die }: a worm of yours comes back from the cave to your reserve.
       *[other] Pay { $cost } points to change the { $die }: a worm of yours comes back from the cave to your reserve.
    }{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-step =
    The { $piece } goes to { $tile }.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-step-bump = The { $piece } goes to { $tile } and bumps the { $other } there.
silk-do-step-worms =
    { $count ->
        [one] The { $piece } goes to { $tile } and displaces { $count } worm.
       *[other] The { $piece } goes to { $tile } and displaces { $count } worms.
    }
silk-do-step-capture =
    { $count ->
        [one] The { $piece } goes to { $tile } and captures { $count } worm.
       *[other] The { $piece } goes to { $tile } and captures { $count } worms.
    }{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-displace =
    The { $colour } worm goes to { $tile }.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-displace-captured =
    The { $colour } worm goes to { $tile }, where the ookami captures it.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-displace-off =
    The { $colour } worm leaves the valley, back to its owner’s reserve.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-graze =
    { $points ->
        [0] Graze { $tile }, which brings no points.
        [one] Graze { $tile } for { $points } point; it turns barren.
       *[other] Graze { $tile } for { $points } points; it turns barren.
    }{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-regenerate =
    Regenerate { $tile }: it turns back into { $pasture }.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-wall =
    Build the wall { $wall }.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-wall-segment =
    { $points ->
        [one] Build the wall { $wall } and close a segment for { $points } point.
       *[other] Build the wall { $wall } and close a segment for { $points } points.
    }{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-wall-improvement =
    Build the wall { $wall } and earn { $improvements }: { $more } points.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
silk-do-wall-both =
    { $points ->
        [one] Build the wall { $wall }, close a segment for { $points } point and earn { $improvements }: { $more } points more.
       *[other] Build the wall { $wall }, close a segment for { $points } points and earn { $improvements }: { $more } points more.
    }{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }

## The end that such an action brings, said after it

silk-end-points = With that you reach the score that triggers the end.
silk-end-walls = It is the last wall, and that triggers the end.
silk-end-barren = Then the whole valley is barren, and that triggers the end.
silk-end-over = Then the game is over.

## Why not

silk-no-turn = { $active } is deciding now.
silk-no-other = Not now: { $phase }.
silk-no-piece-there = No worm can be put on { $tile }: a piece stands there.
silk-no-room = There are already three worms on { $tile }.
silk-no-raise = You can only raise a worm beside one of your nurseries or where a worm of yours is; { $tile } is neither.
silk-no-dry = As long as there is room on dry pasture, no worm can go to { $tile }.
silk-no-leafy = In the set-up no worm goes on leafy pasture such as { $tile }.
silk-no-placed = Your { $piece } is already on the board.
silk-no-empty = The tile { $tile } is not empty.
silk-no-neighbour = The { $piece } must start next to a tile with a worm of yours; { $tile } is not.
silk-no-nearest = None of your pieces has a place beside your worms, so the { $piece } must stand as near to them as possible; { $tile } is farther away.
silk-no-graze-own = You have no worm on { $tile }.
silk-no-graze-stuck = Not all worms could leave { $tile }, so it cannot be grazed.
silk-no-four = You can only regenerate when all four of your nurseries are on the board.
silk-no-barren = The tile { $tile } is not barren.
silk-no-regenerate = The tile { $tile } touches none of your nurseries.
silk-no-nursery-left = All four of your nurseries are on the board; now you can only regenerate.
silk-no-near = No nursery can stand at { $point }: another one is less than two tile sides away.
silk-no-nursery-there = A nursery already stands at { $point }.
silk-no-corner = No nursery can ever stand at { $point }, a corner of the board.
silk-no-nursery-worm = No worm of yours is on a tile that touches { $point }.
silk-no-nearest-nursery = None of your pieces has a place beside your worms, so the nursery must stand as near to them as possible; { $point } is farther away.
silk-no-shepherd = A new nursery must stand at a corner of your shepherd’s tile; { $point } is not one of them.
silk-no-wall-twice = A wall already stands at { $wall }.
silk-no-wall-joined = The wall { $wall } would be joined neither to your nurseries nor to walls of your network.
silk-no-die = You have no die left that shows { $die }.
silk-no-possible-worm = You cannot raise a worm: every tile beside your nurseries or with a worm of yours is full or has a piece on it.
silk-no-possible-rescue = You have no worm in your reserve to raise, and none in the cave to bring back.
silk-no-possible-move = Neither your shepherd nor your mastiff has a step that can be carried out.
silk-no-possible-supply = You cannot build a wall: none is left.
silk-no-possible-wall = You cannot build a wall: no edge at your network is free.
silk-no-possible-nursery = You cannot build a nursery: every corner of your shepherd’s tile is a corner of the board or too near to a nursery.
silk-no-possible-regenerate = You cannot regenerate: there is no empty barren tile beside your nurseries.
silk-no-possible-graze = You cannot graze: on no tile of yours could all worms leave.
silk-no-possible-grazer = You cannot graze: no worm of yours is in the valley.
silk-no-possible-ookami = The ookami has no step that can be carried out.
silk-no-points =
    { $cost ->
        [one] It costs { $cost } point to { $action } with the { $die }; you have { $points }.
       *[other] It costs { $cost } points to { $action } with the { $die }; you have { $points }.
    }
silk-no-other-piece = It is not the { $piece } that moves now.
silk-no-wall-between = A wall stops the { $piece } on its way to { $tile }.
silk-no-moved = The piece on { $tile } has already moved in this action.
silk-no-enter = The { $piece } cannot enter { $tile }, where the { $colour } { $other } stands.
silk-no-enter-another = The { $piece } cannot enter { $tile }, where another { $piece }, the { $colour } one, stands.
silk-no-enter-ookami = The { $piece } cannot enter { $tile }, where the ookami stands.
silk-no-way-out = The { $piece } cannot go to { $tile }: what is there would have nowhere to go.
silk-no-off = No side of this tile is open to the land around the valley.
silk-no-worm-wall = A wall stops the worm to the { $direction }.
silk-no-worm-border = There is no tile to the { $direction }; over the border, choose to leave the valley.
silk-no-worm-piece = A piece stands to the { $direction }.
silk-no-worm-room = There are already three worms to the { $direction }.

## What happened; the one who did it is $name and comes first

silk-event-tile = The tile { $tile } is { $pasture }.
silk-event-starting-roll = { $name } rolls { $dice }: { $sum }.
silk-event-tied = The highest roll is tied; those who rolled it roll again.
silk-event-starts = { $name } rolled highest and starts.
silk-event-worm-placed = { $name } puts a worm on { $tile }.
silk-event-phase-2 = { $name } placed the last worm and begins the second phase.
silk-event-piece-placed = { $name } puts the { $piece } on { $tile }.
silk-event-nursery = { $name } puts a nursery at { $point }.
silk-event-turn = { $name } takes turn { $turn }.
silk-event-roll = { $name } rolls { $dice }.
silk-event-die =
    { $cost ->
        [0] { $name } plays the { $die } to { $doing }.
        [one] { $name } pays { $cost } point to change the { $die }, and uses it to { $doing }.
       *[other] { $name } pays { $cost } points to change the { $die }, and uses it to { $doing }.
    }
silk-event-lost = { $name } cannot use the { $die } and loses it.
silk-event-raise = { $name } raises a worm on { $tile }.
silk-event-rescue = { $name } gets a worm back from the cave.
silk-event-move = { $name } moves the { $piece } from { $from } to { $to }.
silk-event-bump = { $name } bumps the { $colour } { $piece } from { $from } to { $to }.
silk-event-bump-ookami = { $name } bumps the ookami from { $from } to { $to }.
silk-event-captured =
    { $count ->
        [one] The ookami captures { $count } { $colour } worm on { $tile }.
       *[other] The ookami captures { $count } { $colour } worms on { $tile }.
    }
silk-event-worm-moves = { $name } displaces one { $colour } worm from { $from } to { $to }.
silk-event-worm-off = { $name } drives one { $colour } worm from { $from } out of the valley.
silk-event-worm-captured = { $name } drives one { $colour } worm from { $from } to the ookami on { $to }.
silk-event-graze = { $name } grazes { $tile }.
silk-event-grazed =
    { $points ->
        [0] { $name } gets no points for { $tile }.
        [one] { $name } scores { $points } point; { $tile } turns barren.
       *[other] { $name } scores { $points } points; { $tile } turns barren.
    }
silk-event-regenerated = { $name } regenerates { $tile }: it is { $pasture } again.
silk-event-wall = { $name } builds the wall { $wall }.
silk-event-segment =
    { $points ->
        [one] { $name } closes a segment and scores { $points } point.
       *[other] { $name } closes a segment and scores { $points } points.
    }
silk-event-improvement = { $name } earns the { $improvement } improvement: { $points } points.
silk-event-trigger =
    { $name } triggers the end. { $reason ->
        [walls] { silk-reason-walls }
        [barren] { silk-reason-barren }
       *[points] { silk-reason-points }
    }
silk-event-over =
    { $turns ->
        [one] The game ends after { $turns } turn.
       *[other] The game ends after { $turns } turns.
    } { $reason ->
        [points] { silk-reason-points }
        [walls] { silk-reason-walls }
        [barren] { silk-reason-barren }
       *[cap] { silk-reason-cap }
    }

## Why the game is over

silk-reason-points = The target score is reached.
silk-reason-walls = The last wall is built.
silk-reason-barren = The whole valley is barren.
silk-reason-cap = The limit of turns is reached.

## The score sheet

silk-line-start = At the start
silk-line-grazed = Grazing
silk-line-walled = Closed segments
silk-line-improvement = Improvement: { $improvement }
silk-line-spent = Paid for changing dice
silk-line-enclosures = Enclosures
silk-line-pasture = Worms on pasture
silk-line-cave = Worms in the cave

## On the page

silk-board-valley = The valley
silk-board-round = Round { $round }
silk-board-tray = Dice and actions
silk-board-die = Die showing { $face }
silk-board-die-played = Die showing { $face }, played: { $action }
silk-board-die-lost = Die showing { $face }, lost
silk-board-purse =
    { $points ->
        [one] { $points } point to change dice
       *[other] { $points } points to change dice
    }
silk-board-to-place = Still to place: { $pieces }
silk-board-starting-roll = { $name } rolled { $dice }
silk-board-seats = Players
silk-board-reserve = Worms in reserve
silk-board-nurseries = Nurseries in reserve
silk-board-points = Points
silk-board-end = Points if the game ended now
silk-board-improvement = { $improvement }: { $points } points, not yet earned
silk-board-improvement-taken = { $improvement }: { $points } points, earned by { $name }
silk-board-walls =
    { $left ->
        [one] { $left } wall left; the last one triggers the end
       *[other] { $left } walls left; the last one triggers the end
    }
silk-board-target = Whoever reaches { $target } points triggers the end
silk-board-last =
    { $left ->
        [0] Last round: this is the last turn
        [one] Last round: { $left } more turn after this one
       *[other] Last round: { $left } more turns after this one
    }
silk-board-cave-of =
    { $count ->
        [one] { $count } { $colour } worm in the cave
       *[other] { $count } { $colour } worms in the cave
    }
silk-board-cave-empty = The cave is empty
silk-board-barren = barren
silk-board-worms =
    { $count ->
        [one] { $count } { $colour } worm
       *[other] { $count } { $colour } worms
    }
silk-board-piece = { $colour } { $piece }
silk-board-tile = { $tile }: { $things }
silk-board-nursery = Nurseries, { $colour }: { $points }
silk-board-wall-list = Walls: { $walls }
silk-board-enclosure = Enclosure of { $tiles }: { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for { $name }
silk-board-enclosure-free = Enclosure of { $tiles }: nobody controls it
