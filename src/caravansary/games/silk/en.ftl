### Silk. Worm, shepherd, mastiff, ookami, nursery, wall, segment, enclosure, cave, as in docs/rules/silk.md.

silk-title = Silk
silk-tagline = Worms, shepherds and walls in a high valley.

## What is not as it was printed

silk-board-origin = A few things were only printed as pictures: the value of the den tile, the numbers of the six actions and the fourth colour are our reconstruction; whoever owns the box can enter the printed ones in a copy of the component file and play with it: caravansary serve --data silk=FILE.

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
silk-prompt-bump = Where does the { $colour } { $piece } ({ $owner }’s) go? Choose one step.
    .to-you = Where does your { $colour } { $piece } go? Choose one step.
silk-prompt-bump-ookami = Where does the ookami go? Choose one step.
silk-prompt-displace =
    { $left ->
        [one] Where does the last { $colour } worm ({ $owner }’s) on { $tile } go?
       *[other] Where does the next { $colour } worm ({ $owner }’s) on { $tile } go? { $left } worms still have to leave.
    }
    .to-you =
        { $left ->
            [one] Where does your last { $colour } worm on { $tile } go?
           *[other] Where does your next { $colour } worm on { $tile } go? { $left } worms still have to leave.
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
    The { $colour } worm ({ $owner }’s) goes to { $tile }.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
    .to-you =
        Your { $colour } worm goes to { $tile }.{ $end ->
            [no] { "" }
           *[other] { " " }{ $end }
        }
silk-do-displace-captured =
    The { $colour } worm ({ $owner }’s) goes to { $tile }, where the ookami captures it.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
    .to-you =
        Your { $colour } worm goes to { $tile }, where the ookami captures it.{ $end ->
            [no] { "" }
           *[other] { " " }{ $end }
        }
silk-do-displace-off =
    The { $colour } worm ({ $owner }’s) leaves the valley, back to the reserve.{ $end ->
        [no] { "" }
       *[other] { " " }{ $end }
    }
    .to-you =
        Your { $colour } worm leaves the valley, back to your reserve.{ $end ->
            [no] { "" }
           *[other] { " " }{ $end }
        }
silk-do-graze =
    { $points ->
        [0] Graze { $tile } for no points.
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
silk-no-placed = Your { $piece } is already in the valley.
silk-no-empty = The tile { $tile } is not empty.
silk-no-neighbour = The { $piece } must start next to a tile with a worm of yours; { $tile } is not.
silk-no-nearest = None of your pieces has a place beside your worms, so the { $piece } must stand as near to them as possible; { $tile } is farther away.
silk-no-graze-own = You have no worm on { $tile }.
silk-no-graze-stuck = Not all worms could leave { $tile }, so it cannot be grazed.
silk-no-four = You can only regenerate when all four of your nurseries are in the valley.
silk-no-barren = The tile { $tile } is not barren.
silk-no-regenerate = The tile { $tile } touches none of your nurseries.
silk-no-nursery-left = All four of your nurseries are in the valley; now you can only regenerate.
silk-no-near = No nursery can stand at { $point }: another one is less than two tile sides away.
silk-no-nursery-there = A nursery already stands at { $point }.
silk-no-corner = No nursery can ever stand at { $point }: the corners of the board stay free.
silk-no-nursery-worm = No worm of yours is on a tile that touches { $point }.
silk-no-nearest-nursery = None of your pieces has a place beside your worms, so the nursery must stand as near to them as possible; { $point } is farther away.
silk-no-shepherd = A new nursery must stand at a corner of your shepherd’s tile; { $point } is not one of them.
silk-no-wall-twice = A wall already stands { $wall }.
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
silk-no-enter = The { $piece } cannot enter { $tile }, where the { $colour } { $other } ({ $owner }’s) stands.
    .to-you = The { $piece } cannot enter { $tile }, where your { $colour } { $other } stands.
silk-no-enter-another = The { $piece } cannot enter { $tile }, where another { $piece }, the { $colour } one ({ $owner }’s), stands.
    .to-you = The { $piece } cannot enter { $tile }, where another { $piece }, your { $colour } one, stands.
silk-no-enter-ookami = The { $piece } cannot enter { $tile }, where the ookami stands.
silk-no-way-out = The { $piece } cannot go to { $tile }: what is there would have nowhere to go.
silk-no-off = No side of this tile is open to the land around the valley.
silk-no-worm-wall = A wall stops the worm to the { $direction }.
silk-no-worm-border = There is no tile to the { $direction }; over the border, choose to leave the valley.
silk-no-worm-piece = A piece stands to the { $direction }.
silk-no-worm-room = There are already three worms to the { $direction }.
silk-no-which = That could be several choices: say more.
silk-no-far = That is not one step away.

## What happened; the one who did it is $name and comes first. That one reads .you, and one it is done to .to-you

silk-event-tile = The tile { $tile } is { $pasture }.
silk-event-starting-roll = { $name } rolls { $dice }: { $sum }.
    .you = You roll { $dice }: { $sum }.
silk-event-tied = The highest roll is tied; those who rolled it roll again.
silk-event-starts = { $name } rolled highest and starts.
    .you = You rolled highest and start.
silk-event-worm-placed = { $name } puts a worm on { $tile }.
    .you = You put a worm on { $tile }.
silk-event-phase-2 = { $name } placed the last worm and begins the second phase.
    .you = You placed the last worm and begin the second phase.
silk-event-piece-placed = { $name } puts the { $piece } on { $tile }.
    .you = You put your { $piece } on { $tile }.
silk-event-nursery = { $name } puts a nursery at { $point }.
    .you = You put a nursery at { $point }.
silk-event-turn = { $name } takes turn { $turn }.
    .you = You take turn { $turn }.
silk-event-roll = { $name } rolls { $dice }.
    .you = You roll { $dice }.
silk-event-die =
    { $cost ->
        [0] { $name } plays the { $die } to { $doing }.
        [one] { $name } pays { $cost } point to change the { $die }, and uses it to { $doing }.
       *[other] { $name } pays { $cost } points to change the { $die }, and uses it to { $doing }.
    }
    .you =
        { $cost ->
            [0] You play the { $die } to { $doing }.
            [one] You pay { $cost } point to change the { $die }, and use it to { $doing }.
           *[other] You pay { $cost } points to change the { $die }, and use it to { $doing }.
        }
silk-event-lost = { $name } cannot use the { $die } and loses it.
    .you = You cannot use the { $die } and lose it.
silk-event-raise = { $name } raises a worm on { $tile }.
    .you = You raise a worm on { $tile }.
silk-event-rescue = { $name } gets a worm back from the cave.
    .you = You get a worm back from the cave.
silk-event-move = { $name } moves the { $piece } from { $from } to { $to }.
    .you = You move the { $piece } from { $from } to { $to }.
silk-event-bump =
    { $whose ->
        [own] { $name } bumps their own { $colour } { $piece } from { $from } to { $to }.
       *[other] { $name } bumps the { $colour } { $piece } ({ $owner }’s) from { $from } to { $to }.
    }
    .you =
        { $whose ->
            [own] You bump your { $colour } { $piece } from { $from } to { $to }.
           *[other] You bump the { $colour } { $piece } ({ $owner }’s) from { $from } to { $to }.
        }
    .to-you = { $name } bumps your { $colour } { $piece } from { $from } to { $to }.
silk-event-bump-ookami = { $name } bumps the ookami from { $from } to { $to }.
    .you = You bump the ookami from { $from } to { $to }.
silk-event-captured =
    { $count ->
        [one] The ookami captures { $count } { $colour } worm ({ $owner }’s) on { $tile }.
       *[other] The ookami captures { $count } { $colour } worms ({ $owner }’s) on { $tile }.
    }
    .to-you =
        { $count ->
            [one] The ookami captures one of your worms on { $tile }.
           *[other] The ookami captures { $count } of your worms on { $tile }.
        }
silk-event-worm-moves =
    { $whose ->
        [own] { $name } displaces one { $colour } worm of their own from { $from } to { $to }.
       *[other] { $name } displaces one { $colour } worm ({ $owner }’s) from { $from } to { $to }.
    }
    .you =
        { $whose ->
            [own] You displace one of your { $colour } worms from { $from } to { $to }.
           *[other] You displace one { $colour } worm ({ $owner }’s) from { $from } to { $to }.
        }
    .to-you = { $name } displaces one of your { $colour } worms from { $from } to { $to }.
silk-event-worm-off =
    { $whose ->
        [own] { $name } drives one { $colour } worm of their own from { $from } out of the valley.
       *[other] { $name } drives one { $colour } worm ({ $owner }’s) from { $from } out of the valley.
    }
    .you =
        { $whose ->
            [own] You drive one of your { $colour } worms from { $from } out of the valley.
           *[other] You drive one { $colour } worm ({ $owner }’s) from { $from } out of the valley.
        }
    .to-you = { $name } drives one of your { $colour } worms from { $from } out of the valley.
silk-event-worm-captured =
    { $whose ->
        [own] { $name } drives one { $colour } worm of their own from { $from } to the ookami on { $to }.
       *[other] { $name } drives one { $colour } worm ({ $owner }’s) from { $from } to the ookami on { $to }.
    }
    .you =
        { $whose ->
            [own] You drive one of your { $colour } worms from { $from } to the ookami on { $to }.
           *[other] You drive one { $colour } worm ({ $owner }’s) from { $from } to the ookami on { $to }.
        }
    .to-you = { $name } drives one of your { $colour } worms from { $from } to the ookami on { $to }.
silk-event-graze = { $name } grazes { $tile }.
    .you = You graze { $tile }.
silk-event-grazed =
    { $points ->
        [0] { $name } gets no points for { $tile }.
        [one] { $name } scores { $points } point; { $tile } turns barren.
       *[other] { $name } scores { $points } points; { $tile } turns barren.
    }
    .you =
        { $points ->
            [0] You get no points for { $tile }.
            [one] You score { $points } point; { $tile } turns barren.
           *[other] You score { $points } points; { $tile } turns barren.
        }
silk-event-regenerated = { $name } regenerates { $tile }: it is { $pasture } again.
    .you = You regenerate { $tile }: it is { $pasture } again.
silk-event-wall = { $name } builds the wall { $wall }.
    .you = You build the wall { $wall }.
silk-event-segment =
    { $points ->
        [one] { $name } closes a segment and scores { $points } point.
       *[other] { $name } closes a segment and scores { $points } points.
    }
    .you =
        { $points ->
            [one] You close a segment and score { $points } point.
           *[other] You close a segment and score { $points } points.
        }
silk-event-improvement = { $name } earns the { $improvement } improvement: { $points } points.
    .you = You earn the { $improvement } improvement: { $points } points.
silk-event-trigger =
    { $name } triggers the end. { $reason ->
        [walls] { silk-reason-walls }
        [barren] { silk-reason-barren }
       *[points] { silk-reason-points }
    }
    .you =
        You trigger the end. { $reason ->
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
    .by = { $names } reached the target score.
    .you = You reached the target score.
silk-reason-walls = The last wall is built.
    .by = { $names } built the last wall.
    .you = You built the last wall.
silk-reason-barren = The whole valley is barren.
    .by = { $names } turned the last tile barren.
    .you = You turned the last tile barren.
silk-reason-cap = The limit of turns is reached.

## What chance did, as the proof of it begins

silk-fair = The tiles of the valley, who started and every roll of the dice follow from one number, which was fixed before the game began:

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
silk-board-worms =
    { $count ->
        [one] { $count } { $colour } worm
       *[other] { $count } { $colour } worms
    }

### Silk's rules page: one entry for each rule of docs/rules/silk.md, in its order. The id in the key is the rule's own:
### silk-rule-4-2 is SILK-4.2. The page is put together from this file.

silk-rules-title = Silk: the rules
silk-rules-minute = The game in one minute
silk-rules-minute-1 = Your silkworms live in a high valley. Let them graze: the better the pasture and the more of your worms on it, the more points you get. Then the tile is barren and the worms move on.
silk-rules-minute-2 = On your turn you raise a worm and roll two dice; each number is one of six actions, and you may pay points to change it. Shepherds and mastiffs push others aside, and the ookami captures whatever worms it meets.
silk-rules-minute-3 = Closed wall segments score at once, enclosures at the end. When somebody has enough points, the walls run out or the whole valley is barren, the others have one last turn. Whoever has the most points wins.

## 1

silk-rules-section-1 = The valley
silk-rule-1-1 = You play one colour: a shepherd, a mastiff, fifteen worms, four nurseries and a counter for your points.
silk-rule-1-2 = For two, three or four players, 19, 24 or 29 tiles are drawn unseen and shuffled with the den. They lie open in 4 rows of 5, 5 rows of 5 or 5 rows of 6. Nobody looks at the ones left over.
silk-rule-1-3 = Everybody builds from one supply of 10, 15 or 20 walls, for two, three or four players. More walls are not used.
silk-rule-1-4 = The score that triggers the end is 30 with two players, 40 with three and 50 with four.
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
silk-rule-5-10 = Action 5, graze: choose a tile with a worm of yours. All worms on it, whatever their colour, move to tiles beside it, out of the valley or to the ookami. If one of them has no way out, choose another tile.
silk-rule-5-11 = The tile turns barren. For each of your worms that was on it you get 1 point on dry, 2 on normal and 3 on leafy pasture; the others get nothing.
silk-rule-5-12 = You may graze a barren tile just to drive the worms away. It scores nothing and stays barren.
silk-rule-5-13 = Action 6, ookami: the ookami takes one step. It is nobody’s, so all of you can move it.

## 6

silk-rules-section-6 = Walls
silk-rule-6-1 = Action 3, wall: put a wall from the supply on a free side of a tile, inside the valley or on its border. Once the supply is gone, nobody can build.
silk-rule-6-2 = The new wall must begin at a nursery of yours, or at the end of a wall from which other walls lead to one of your nurseries without a gap.
silk-rule-6-3 = Walls are nobody’s. Your network is every wall that is connected with a nursery of yours, whoever built it and whoever’s nurseries lie between. Others may share it with you.
silk-rule-6-4 = Walls may meet at any angle, even at the corners of the board. Walls and nurseries stay where they are until the end.
silk-rule-6-5 = A segment is a chain of two or more walls that begins at a nursery. It never meets itself and goes no further than the next nursery, of any colour: there it is closed. It may also end at the nursery where it began.
silk-rule-6-6 = If your wall closes a segment, you get 1 point for each wall in it. The nurseries may be anybody’s.
silk-rule-6-7 = If your wall closes several segments at the same time, you get points for the shortest one only.
silk-rule-6-8 = A nursery built on a segment divides it in two. Building a nursery scores nothing for segments, even if it closes one.
silk-rule-6-9 = A loop that leads back into its own wall, and not to a nursery, closes no segment.

## 7

silk-rules-section-7 = Enclosures
silk-rule-7-1 = An enclosure is two or more tiles that are connected with each other and walled in on every side. The edge of the board is no wall: walls must stand there too.
silk-rule-7-2 = Only the walls around an enclosure are its own. A wall that stands inside, with the enclosure on both sides, does not count.
silk-rule-7-3 = A nursery counts for an enclosure if it stands at the end of one of the walls around it.
silk-rule-7-4 = An enclosure is controlled by whoever has more nurseries at its walls than each of the others. If several share the most, or nobody has any, it scores nothing.
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
silk-rule-9-1 = The end is triggered when a player has 30, 40 or 50 points, with two, three or four players; when the last wall is built; or when after grazing all tiles are barren.
silk-rule-9-2 = From that moment on it cannot be undone, whether points are spent or tiles regenerated later.
silk-rule-9-3 = The player who triggered it finishes the turn, and each of the others has one more. Then it is over: nothing can add another turn.
silk-rule-9-4 = Your points have no limit. After 50, your counter shows its +50 side and goes on.
silk-rule-9-5 = The final count begins with the enclosures: whoever controls one gets its points.
silk-rule-9-6 = Next, each worm on pasture scores the value of its tile for its owner, and nothing on a barren tile. The worms stay, and no tile is turned.
silk-rule-9-7 = Last, you lose 1 point for each of your worms in the cave, even if you fall below zero.
silk-rule-9-8 = Whoever has the most points wins. If several do, they win together.
silk-rule-9-9 = While the last points are counted, nobody earns an improvement, and the end is not triggered a second time.
silk-rule-9-10 = Nothing is hidden; you can even see what a barren tile was before. Chance has a say only in the dice and in how the tiles lie.
silk-rule-9-11 = So that no game runs forever, ours goes to the final count after 100 turns of each player at the latest. You will hardly ever see this.

## Pictures

silk-rules-picture-valley = A valley for two players, with the ookami on its den. The leaves at the foot of a tile show what it is worth: 1 if it is dry, 2 if normal, 3 if leafy.
silk-rules-picture-sites = Purple may put the first nursery where it glows: at a corner of the tile with the purple worms. The fourth corner is too near to the green nursery.
silk-rules-picture-wheel = What a 1 can be changed to. The actions beside it cost 1 point, the next ones 2, and the one opposite 3.
silk-rules-picture-bumping = Who bumps whom: the shepherd the mastiff, the mastiff the ookami, and the ookami the shepherd.
silk-rules-picture-chain = A chain: the ookami bumps the green shepherd, the shepherd bumps the purple mastiff, and the mastiff drives two worms away. They can go where it glows.
silk-rules-picture-round = Over the border and in on the other side, where the mastiff drives two worms away. A wall at either end would stop it.
silk-rules-picture-raise = Purple can raise a worm where it glows: beside the nursery, or where a purple worm is. A full tile and the ookami’s tile do not count.
silk-rules-picture-build = A new nursery stands at a corner of the shepherd’s tile. The fourth corner is too near to the nursery on the left.
silk-rules-picture-graze = Two purple worms on leafy pasture score 6 points. All three worms must leave, the green one too, and the tile turns barren.
silk-rules-picture-network = The next wall of purple goes where it glows: at the nursery, or at the wall that leads to it.
silk-rules-picture-segment = This wall closes a segment from the purple to the green nursery: three walls, 3 points for whoever builds it.
silk-rules-picture-enclosure = Three tiles with walls all around, on the border too. At these walls purple has two nurseries and green has one, so purple gets 6 points at the end.
silk-rules-picture-improvements = The four improvements: Silkworm, Long Wall, Enclosure and Nursery.
silk-rules-picture-count = The final count: purple gets 6 points for two worms on leafy pasture, 2 for one on normal pasture, and nothing on the barren tile.

### Silk's tutorial. Each lesson of lessons.json has a title, a text, a task (task-2 for what comes after the first action, and
### so on), an answer to something else that is allowed, and a word when it is solved.

silk-lesson-graze-title = Let your worms graze
silk-lesson-graze-text = Points come from grazing: choose a tile with worms of yours, and each of them scores what the tile is worth. Dry pasture is worth 1, normal pasture 2, leafy pasture 3.
silk-lesson-graze-task = You are purple, and two of your worms are on leafy pasture. Graze this tile.
silk-lesson-graze-task-2 = All worms must leave a tile that is grazed. Send the first one north, to normal pasture.
silk-lesson-graze-task-3 = Send the other one west, where it stays beside your nursery.
silk-lesson-graze-else = You could do that, but the leafy tile with two worms scores the most. Graze it, then send one worm north and the other west.
silk-lesson-graze-solved = Two worms on leafy pasture: 6 points! Now the tile is barren, and grazing it again would score nothing.

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
silk-lesson-drive-else = You may do that. But the green worms could score 6 points there: move your mastiff west, and drive both out of the valley.
silk-lesson-drive-solved = Both are back in the green reserve. And your mastiff guards the leafy tile: no worm can go there while it stays.

silk-lesson-ookami-title = The ookami
silk-lesson-ookami-text = The ookami is nobody’s: with a 6, anyone can move it. The worms it meets are captured, and at the end each worm in the cave costs its owner 1 point. The ookami bumps shepherds, but a mastiff bumps the ookami.
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
silk-lesson-build-task-2 = That scored nothing yet, but now only one wall is missing. Play the 3.
silk-lesson-build-task-3 = Build the wall between the other two and your new nursery.
silk-lesson-build-else = That is allowed. But see what walls can bring: build the nursery at the lower right corner, then close the gap below your shepherd.
silk-lesson-build-solved = Three walls from nursery to nursery: 3 points. Now you can also raise worms in two places. The first player with all four nurseries in the valley gets 5 points more.

silk-lesson-enclosure-title = Enclosures
silk-lesson-enclosure-text = Two or more tiles with walls all around are an enclosure. The first one of three tiles or more scores 10 points at once. At the end, whoever has the most nurseries at its walls scores the number of its tiles for each of them.
silk-lesson-enclosure-task = Seven walls stand around three tiles, and only one is missing. Play the 3.
silk-lesson-enclosure-task-2 = Build the wall that is missing on the left.
silk-lesson-enclosure-else = You may do that, but then green could close the ring before you. Play the 3 and build the wall that is missing.
silk-lesson-enclosure-solved = One wall, 14 points: 4 for a closed segment, 10 for the improvement. Two nurseries there are yours and one is green, so at the end you will get 6 more: two nurseries times three tiles.

silk-lesson-end-title = The end
silk-lesson-end-text = With two players, the end is triggered when somebody has 30 points, when the last wall is built or when all tiles are barren. You finish your turn, and the others have one more. Then enclosures score, worms score what their tile is worth, and those in the cave cost 1 point each.
silk-lesson-end-task = You have 24 points. The leafy tile with two of your worms scores 6: graze there.
silk-lesson-end-task-2 = At the end, worms on barren tiles score nothing. Send the first one east, to normal pasture.
silk-lesson-end-task-3 = Send the second one there, too. There is just room for it.
silk-lesson-end-task-4 = You have 30 points, and you have triggered the end. But you still have the 1: play it to raise a worm.
silk-lesson-end-task-5 = Raise it on the other leafy tile, where it will score 3 points.
silk-lesson-end-else = That is allowed, but there is something better for the final count: graze the leafy tile with two worms, send both east, and raise one on the other leafy tile.
silk-lesson-end-solved = Green had one more turn, but you win with 57 points to 52! Without the 6 points for your enclosure you would have lost.

silk-lesson-begin-title = How it all begins
silk-lesson-begin-text = One thing is missing: the beginning. First, each of you places seven worms on dry pasture, one player after another. Then it goes round the other way, and you place a nursery, a shepherd and a mastiff, all close to worms of your own.
silk-lesson-begin-task = This is your last worm. Put it with the two green ones at the bottom: when you graze there, you decide where they go.
silk-lesson-begin-task-2 = Now you go on. Put your nursery between your three worms on the left and the leafy tile, and you can soon raise worms there.
silk-lesson-begin-task-3 = New nurseries are built at the corners of your shepherd’s tile. Put it north of the ookami, where there is room for them.
silk-lesson-begin-task-4 = The ookami cannot go where a mastiff stands. Put yours between the ookami and your three worms.
silk-lesson-begin-else = You may do that, and in your own game you place everything as you like. This time, take the place that is asked for.
silk-lesson-begin-solved = Everything is in its place. Green put down the first worm and so has the first turn. Now you know all you need for your first game!

### Drawn in text, as `caravansary show` does it: short, in small letters, in rows of things.

silk-drawing-turn = turn { $number }
silk-drawing-walls = walls { $number }
silk-drawing-target = target { $number }
silk-drawing-die = die { $number }
silk-drawing-die-played = die { $number } ({ $action })
silk-drawing-die-lost = die { $number } (lost)
silk-drawing-end = end by seat { $number }: { $what }
silk-drawing-final = final scoring { $text }
silk-drawing-reserve = reserve { $number }
silk-drawing-cave = cave { $number }
silk-drawing-nurseries = nurseries { $number }

## The quick reference

silk-reference-turn-1 = First: raise a worm from your reserve. Then roll two dice; each of them is an action.
silk-reference-turn-2 = 1, raise: a worm beside a nursery of yours or where you have a worm. With an empty reserve: bring one back from the cave.
silk-reference-turn-3 = 2, move: your shepherd or your mastiff, one step.
silk-reference-turn-4 = 3, wall: from one of your nurseries, or from walls that lead to one.
silk-reference-turn-5 = 4, nursery: at a corner of your shepherd’s tile. With all four built: regenerate a barren tile.
silk-reference-turn-6 = 5, graze: all worms leave the tile, you score yours, the tile turns barren.
silk-reference-turn-7 = 6, ookami: one step; it captures worms.
silk-reference-turn-8 = Who bumps whom: shepherd – mastiff – ookami – shepherd. At most three worms on a tile.
silk-reference-cost-1 = Change a die: 1 point per step, and 6 is next to 1
silk-reference-score-1 = Graze, per worm of yours: dry 1, normal 2, leafy 3
silk-reference-score-2 = Close a wall segment: 1 per wall
silk-reference-score-3 = Silkworm, the last of your reserve: 10
silk-reference-score-4 = Long Wall, five walls: 5
silk-reference-score-5 = Enclosure, three tiles: 10
silk-reference-score-6 = Nursery, your fourth: 5
silk-reference-score-7 = At the end, enclosures: tiles × your nurseries, for whoever has the most there
silk-reference-score-8 = At the end, worms: the value of their tile; in the cave −1
silk-reference-end-1 = 30, 40 or 50 points with two, three or four players, no walls left, or the whole valley barren: the others have one more turn.

## What the pieces and places are, for whoever points at them.
silk-about-raise = Raise: put a worm from your reserve beside one of your nurseries or where you have a worm. With an empty reserve, bring one back from the cave. Free with this number; any other number costs 1 point for each step.
silk-about-move = Move: your shepherd or your mastiff takes one step. Free with this number; any other number costs 1 point for each step.
silk-about-wall = Wall: build a wall joined to one of your nurseries or your network. A chain of walls from nursery to nursery scores 1 point for each wall. Free with this number; any other number costs 1 point for each step.
silk-about-build = Build: put a nursery at a corner of your shepherd’s tile. With all four built, regenerate a barren tile instead. Free with this number; any other number costs 1 point for each step.
silk-about-graze = Graze: the worms of a tile leave it barren and move on. Each of yours scores 1 to 3 points. Free with this number; any other number costs 1 point for each step.
silk-about-ookami = Ookami: move the ookami one step. Worms it meets go to the cave. Free with this number; any other number costs 1 point for each step.
silk-about-die = A die: its number is an action. You may change it for 1 point per step; 6 is next to 1.
silk-about-starting-roll = The roll for the start: whoever has the highest sum begins. Those who are tied roll again.
silk-about-points = Points. You also pay with them when you change a die.
silk-about-cave = The cave holds the worms that the ookami has captured. Each costs its owner 1 point at the end.
silk-about-silkworm = Improvement, 10 points: for the first player to raise the last worm of their reserve.
silk-about-long_wall = Improvement, 5 points: for the first player to build a wall in a segment of five or more.
silk-about-enclosure = Improvement, 10 points: for the first player whose wall completes an enclosure of three tiles or more.
silk-about-nursery = Improvement, 5 points: for the first player to build all four nurseries.
silk-about-supply = Walls left for everybody. Building the last one triggers the end.
silk-about-target = Whoever reaches this many points triggers the end: they finish their turn, and everybody else has one more.
silk-about-reserve = Worms in reserve, still to be raised.
silk-about-nurseries = A nursery: worms are raised on the tiles around it, and walls begin at it. Everybody has four.
silk-about-end = The points if the game ended now: with enclosures, worms on pasture and worms in the cave.
silk-about-worm = Worms. Three fit on a tile. On pasture they can graze; a shepherd or a mastiff drives them away, the ookami captures them.
silk-about-barren = A barren tile: grazed, and worth nothing until it is regenerated.
silk-about-pasture-dry = Dry pasture: 1 point for each of your worms that grazes here.
silk-about-pasture-normal = Normal pasture: 2 points for each of your worms that grazes here.
silk-about-pasture-leafy = Leafy pasture: 3 points for each of your worms that grazes here.
silk-about-pasture-den = Normal pasture with the den, where the ookami begins: 2 points for each of your worms that grazes here.
silk-about-piece-shepherd = A shepherd drives worms away, bumps mastiffs and climbs over walls. Nurseries are built at the corners of its tile.
silk-about-piece-mastiff = A mastiff drives worms away and bumps the ookami. Walls stop it.
silk-about-piece-ookami = The ookami is nobody’s. It bumps shepherds and captures every worm it meets. Walls stop it.

## What happened, in a few words beside a picture

silk-chip-worms =
    { $count ->
        [one] { $count } new worm
       *[other] { $count } new worms
    }
silk-chip-rescue = gets a worm back
silk-chip-piece = places the { $piece }
silk-chip-moves = moves the { $piece }
silk-chip-bumps = bumps the { $piece }
silk-chip-captured =
    { $count ->
        [one] { $count } worm captured
       *[other] { $count } worms captured
    }
silk-chip-driven =
    { $whose ->
        [own] { $count ->
            [one] { $count } own worm displaced
           *[other] { $count } own worms displaced
        }
       *[other] { $count ->
            [one] { $count } worm of { $owner } displaced
           *[other] { $count } worms of { $owner } displaced
        }
    }
    .to-you =
        { $count ->
            [one] one of your worms displaced
           *[other] { $count } of your worms displaced
        }
silk-chip-grazes = grazes (+{ $count })
silk-chip-regenerates = regenerates a tile
silk-chip-walls =
    { $count ->
        [one] { $count } new wall
       *[other] { $count } new walls
    }
silk-chip-nursery = new nursery
silk-chip-points =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
silk-chip-lost = loses a die
silk-chip-trigger = triggers the end

## Places, as they are printed round the board: columns are letters, rows are numbers
silk-place-between = between { $one } and { $two }
silk-place-north = on the north side of { $one }
silk-place-east = on the east side of { $one }
silk-place-south = on the south side of { $one }
silk-place-west = on the west side of { $one }
silk-place-corner = the corner of { $one } and { $two }
silk-place-board-corner = the outer corner of { $one }
silk-place-north-between = the north edge, between { $one } and { $two }
silk-place-east-between = the east edge, between { $one } and { $two }
silk-place-south-between = the south edge, between { $one } and { $two }
silk-place-west-between = the west edge, between { $one } and { $two }

### The table told in words, for whoever hears it. One the sentence is about reads .to-you.

silk-told-heading-action = Dice and actions
silk-told-heading-pieces = Pieces and worms
silk-told-heading-valley = The valley, tile by tile
silk-told-heading-walls = Nurseries and walls
silk-told-heading-improvements = Improvements
silk-told-heading-player = { $seat }, { $colour }
    .to-you = You, { $colour }

## Dice and actions

silk-told-dice-none = No dice are on the table.
silk-told-die = Die { $die }, not used yet. Free: { $free }. For 1 point: { $near }. For 2: { $far }. For 3: { $opposite }.
silk-told-die-played = Die { $die }, used to { $action }.
silk-told-die-lost = Die { $die }, lost.
silk-told-lost = Dice lost since the last roll: { $dice }.
silk-told-purse =
    { $points ->
        [0] To change dice, { $seat } has no points.
        [one] To change dice, { $seat } has { $points } point.
       *[other] To change dice, { $seat } has { $points } points.
    }
    .to-you =
        { $points ->
            [0] To change dice, you have no points.
            [one] To change dice, you have { $points } point.
           *[other] To change dice, you have { $points } points.
        }
silk-told-spaces = The numbers from 1 to 6 are: { $actions }.
silk-told-doing = Under way: { $action }.
silk-told-step-of = The { $colour } { $piece } of { $seat } went from { $from } to { $to }.
    .to-you = Your { $colour } { $piece } went from { $from } to { $to }.
silk-told-step-ookami = The ookami went from { $from } to { $to }.
silk-told-bumped-of = The { $colour } { $piece } of { $seat } was bumped on { $tile } and has to move on.
    .to-you = Your { $colour } { $piece } was bumped on { $tile } and has to move on.
silk-told-bumped-ookami = The ookami was bumped on { $tile } and has to move on.
silk-told-displaced = One { $colour } worm of { $seat } went to { $tile }.
    .to-you = One { $colour } worm of yours went to { $tile }.
silk-told-gone = One { $colour } worm of { $seat } left the valley.
    .to-you = One { $colour } worm of yours left the valley.
silk-told-leaving = Still to leave { $tile }:
silk-told-leaves-next = The next to leave is a worm of { $seat } ({ $colour }).
    .to-you = The next to leave is a worm of yours ({ $colour }).
silk-told-harvest =
    { $points ->
        [0] When all worms have left, { $seat } gets no points.
        [one] When all worms have left, { $seat } gets { $points } point.
       *[other] When all worms have left, { $seat } gets { $points } points.
    }
    .to-you =
        { $points ->
            [0] When all worms have left, you get no points.
            [one] When all worms have left, you get { $points } point.
           *[other] When all worms have left, you get { $points } points.
        }

## Pieces and worms

silk-told-nothing = Nothing stands in the valley yet.
silk-told-stands-of = The { $colour } { $piece } of { $seat } stands on { $tile }.
    .to-you = Your { $colour } { $piece } stands on { $tile }.
silk-told-stands-ookami = The ookami stands on { $tile }.
silk-told-flock = Worms of { $seat }, { $colour }: { $places }.
    .to-you = Your worms, { $colour }: { $places }.
silk-told-on = { $two } on { $one }

## The valley, tile by tile

silk-told-valley = { $rows } rows of { $columns } tiles, from A1 in the north-west to { $last } in the south-east.
silk-told-round = The valley goes round: north of row 1 lies row { $rows }, west of column A lies column { $column }. Worms leave it over the border.
silk-told-tile-green = { $tile }: { $pasture }, worth { $value }.
silk-told-tile-barren = { $tile }: barren, worth { $value }, once { $pasture }.
silk-told-missing = Not laid out yet: { $tiles }.
silk-told-empty = Empty.
silk-told-worms =
    { $count ->
        [one] One { $colour } worm of { $seat }.
       *[other] { $count } { $colour } worms of { $seat }.
    }
    .to-you =
        { $count ->
            [one] One { $colour } worm of yours.
           *[other] { $count } { $colour } worms of yours.
        }
silk-told-piece-of = The { $colour } { $piece } of { $seat }.
    .to-you = Your { $colour } { $piece }.
silk-told-piece-ookami = The ookami.
silk-told-walled = Wall on the side: { $sides }.

## Nurseries and walls

silk-told-nurseries = Nurseries of { $seat }, { $colour }: { $count }.
    .to-you = Your nurseries, { $colour }: { $count }.
silk-told-at = At { $point }.
silk-told-nurseries-none = No nursery stands yet.
silk-told-network = Walls in the network of { $seat }: { $count }.
    .to-you = Walls in your network: { $count }.
silk-told-network-shared = Walls in a network shared by { $seats }: { $count }.
silk-told-wall = A wall { $wall }.
silk-told-walls-none = No wall stands yet.
silk-told-segment-open = Open segment of { $count } walls, from { $from } to { $to }.
silk-told-segment-closed = Closed segment of { $count } walls, from { $from } to { $to }.
silk-told-enclosure = Enclosure of { $tiles }: { $value } points for { $seat } at the end.
    .to-you = Enclosure of { $tiles }: { $value } points for you at the end.
silk-told-enclosure-free = Enclosure of { $tiles }: nobody controls it, so it brings { $value } points.
silk-told-contacts = Nurseries of { $seat } at its walls: { $count }.
    .to-you = Your nurseries at its walls: { $count }.
silk-told-supply = Walls left to build: { $left } of { $count }.

## Improvements

silk-told-improvement = { $improvement }, { $points } points: nobody has it.
silk-told-improvement-taken = { $improvement }, { $points } points: earned by { $seat }.
    .to-you = { $improvement }, { $points } points: earned by you.

## Players

silk-told-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }.
silk-told-score =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
silk-told-sheet = At the start { $start }, grazing { $grazed }, closed segments { $walled }, improvements { $improvements }, less { $spent } paid for dice.
silk-told-final = Final scoring would now add { $total }: enclosures { $enclosures }, worms on pasture { $pasture }, worms in the cave { $cave }.
silk-told-final-over = Final scoring, already counted in, brought { $total }: enclosures { $enclosures }, worms on pasture { $pasture }, worms in the cave { $cave }.
silk-told-stock = Worms: { $valley } in the valley, { $reserve } in reserve, { $cave } in the cave.
silk-told-nursery-stock = Nurseries not built yet: { $left }.
silk-told-to-place =
    { $count ->
        [0] Still to place: { $pieces }.
        [one] Still to place: { $count } worm, { $pieces }.
       *[other] Still to place: { $count } worms, { $pieces }.
    }
silk-told-rolled = Rolled for the start: { $dice }.
silk-told-start-to-roll = Still to roll for the start.
silk-told-start-contends = Still in the running to start.
silk-told-start-out = Out of the running to start.

## What comes next

silk-told-now = Now: { $phase }.
silk-told-active = It is the turn of { $seat }.
    .to-you = It is your turn.
silk-told-then-deal = When all tiles are laid out, everybody rolls for the start.
silk-told-then-starting_roll = Then the worms are set up.
silk-told-then-phase_1 = When all worms are set up, nurseries, shepherds and mastiffs follow, counter-clockwise, beginning with whoever set up the last worm.
silk-told-then-phase_2 = When everything is set up, the first turn begins.
silk-told-then-roll = Two dice are rolled next, each for an action.
silk-told-dice-left = Dice not used yet in this turn: { $count }.
silk-told-then-over = After this turn the game is over.
silk-told-then-turn = After this turn it is the turn of { $seat }.
    .to-you = After this turn it is your turn.
silk-told-turn = Turn { $turn }, round { $round }.
silk-told-starter = { $seat } began.
    .to-you = You began.
silk-told-target = Whoever reaches { $target } points triggers the end.
silk-told-most =
    { $points ->
        [one] The most so far is { $points } point: { $seats }.
       *[other] The most so far is { $points } points: { $seats }.
    }
silk-told-nearness = So do the last wall (walls left: { $left }) and a wholly barren valley (tiles not barren: { $tiles }).
silk-told-triggered = { $seat } triggered the end.
    .to-you = You triggered the end.
silk-told-turns-left =
    { $left ->
        [0] This is the last turn.
        [one] After this turn { $left } more turn follows.
       *[other] After this turn { $left } more turns follow.
    }
silk-told-over = The game ended in turn { $turn }, round { $round }.
silk-told-winners = First place: { $seats }.

## What a choice brings

silk-told-there-green = There: { $pasture }, worth { $value }.
silk-told-there-barren = There: barren, worth { $value }, once { $pasture }.
silk-told-touches = It touches { $tiles }.
silk-told-worth = { $one } (worth { $two })
silk-told-way = To the { $direction }, from { $from }.
silk-told-way-over = To the { $direction } over the border, from { $from }.
silk-told-has-worms = Yours: { $reserve } in reserve, { $cave } in the cave.
silk-told-grazing = Possible: { $places }.
silk-told-for =
    { $two ->
        [one] { $one } for { $two } point
       *[other] { $one } for { $two } points
    }
silk-told-closes = The segment goes from { $from } to { $to }.
silk-told-encloses = Then { $tiles } form an enclosure.
