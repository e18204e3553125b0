### What `caravansary check` says: what was played, and how often each check really ran.

check-players = Players
check-games = Games
check-decisions = Decisions
check-faults = Faults
check-seen = What was looked at
check-seats = { $players ->
    [one] 1 player
   *[other] { $players } players
}
check-never = never

## What is counted

check-moments = Moments with an offer
check-applied = Offered actions applied
check-described = Offered actions explained
check-refusals = Refusals
check-undos = Decisions undone
check-clones = Copies
check-positions = Positions read again
check-logs = Logs read again
check-nonsense = Strangers’ positions refused
check-nonsense-taken = Strangers’ positions accepted
check-scores = Score sheets
check-observations = Observations
check-told = Tables told in words
check-draws = Kinds of chance
check-rotations = Tables turned
check-no-twin = Tables that cannot be turned
check-sealed-choices = Sealed choices compared
check-sealed-order = Sealed rounds in two orders
check-sealed-alone = Sealed rounds of one seat alone
check-resamples = Hidden things imagined
check-secrets = … otherwise than they are
check-worlds = Worlds compared
check-distributions = Distributions compared
check-events = Events told
check-words = Different sentences, { $text }
check-phase = Phase { $text }
