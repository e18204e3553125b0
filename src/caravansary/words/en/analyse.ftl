### What `caravansary analyse` says in the terminal, beside the words of the analysis page.

analyse-does = What it does
analyse-tries = Tries
analyse-takes = { $bot } takes “{ $text }”.
analyse-expects = Expected points with “{ $text }”: { $points }.

## A whole match

analyse-ply = Entry
analyse-who = Who
analyse-best = Best
analyse-wins-of = { $seat } wins
analyse-loss = Given away
analyse-left-out = { $count ->
    [one] 1 decision that left no choice is not listed.
   *[other] { $count } decisions that left no choice are not listed.
}
analyse-mean-loss = Given away on average
analyse-mistakes = Mistakes
analyse-blunders = Blunders
analyse-points = Points expected
analyse-why = Expected points: { $points }.
