### The analysis page: what a search thinks of the decisions of a game.

## The page

analysis-of = { $game }: analysis
analysis-back = Back to the table
analysis-progress = { $done } of { $all } decisions judged
analysis-done = All decisions judged
analysis-line-lost = The connection is lost, or the house has stopped thinking.
analysis-again = Continue
analysis-nothing = Nobody has decided anything yet.
analysis-live = The game is still going on: you see only what the people at this device knew, and only their own decisions.
analysis-fair = Every decision is judged by what was known in that seat at that moment.

## Walking through the game

analysis-walk = Walk through the game
analysis-slider = Decision
analysis-at = Decision { $number } of { $all }
analysis-at-end = The end
analysis-first = To the beginning
analysis-previous = One decision back
analysis-next = One decision forward
analysis-last = To the end
analysis-next-mark = Next mistake

## The graph

analysis-graph = Chance of winning
analysis-chance-of = { $name } { $percent }%
analysis-numbers = The same in numbers
analysis-number = No.
analysis-percent = { $percent }%

## Decisions

analysis-decisions = Decisions
analysis-only-marks = Only mistakes and blunders
analysis-no-marks = No mistakes found so far.
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-loss = { $percent ->
        [1] −1 percentage point
       *[other] −{ $percent } percentage points
    }
analysis-good = The best there was, as far as anyone can tell.
analysis-as-good = About as good as the best.
analysis-mistake-of = { $percent ->
        [1] A mistake: it gave away 1 percentage point of the chance of winning.
       *[other] A mistake: it gave away { $percent } percentage points of the chance of winning.
    }
analysis-blunder-of = { $percent ->
        [1] A blunder: it gave away 1 percentage point of the chance of winning.
       *[other] A blunder: it gave away { $percent } percentage points of the chance of winning.
    }
analysis-maybe = { $percent ->
        [1] Perhaps not the best: 1 percentage point less, which may be chance.
       *[other] Perhaps not the best: { $percent } percentage points less, which may be chance.
    }
analysis-forced = There was no choice.
analysis-open = Not decided yet.
analysis-thinking = Thinking about this decision…
analysis-played = played
analysis-best = best
analysis-tried = tried
analysis-actions = What could be done
analysis-action = Action
analysis-wins = Chance of winning
analysis-more = { $count ->
        [one] and one more action that was hardly tried
       *[other] and { $count } more that were hardly tried
    }
analysis-try-it = Choose any action, here or on the board, to see what it is worth.
analysis-then = Chances then: { $chances }.
analysis-main-line = How it would go on
analysis-since = Before this
analysis-step = { $name }: { $what }

## The game in short

analysis-summary = The game in short
analysis-who = Who
analysis-accuracy = Accuracy
analysis-mistakes = Mistakes
analysis-blunders = Blunders
analysis-accuracy-about = Accuracy: how many decisions were the best there was, or about as good.
analysis-turns = What decided it
analysis-gain = { $percent ->
        [1] +1 percentage point for { $name }
       *[other] +{ $percent } percentage points for { $name }
    }
analysis-drop = { $percent ->
        [1] −1 percentage point for { $name }
       *[other] −{ $percent } percentage points for { $name }
    }
analysis-turns-about = How the winner’s chance changed until the next decision, by the choice and by luck.

## Another branch

analysis-branch = Play on from here
analysis-branch-about = A new table begins with this game up to this decision. From then on, chance is drawn anew; what is hidden stays as it was.
analysis-branch-seat = Who plays for { $name }
analysis-branch-go = Set up the table
