### What `caravansary replay` and `caravansary verify` say in the terminal.

files-not-over = { $count ->
    [one] (not over after 1 entry)
   *[other] (not over after { $count } entries)
}

## Proofs: yes or no, and why

files-yes = yes: { $what }
files-line = no: line { NUMBER($line, useGrouping: 0) }: { $what }
files-line-of = no: { $text }, line { NUMBER($line, useGrouping: 0) }: { $what }
files-computed = { $count ->
    [0] there was no draw to compute again
    [one] 1 draw computed again: it is the one its committed seed gives
   *[other] { $count } draws computed again, each is the one its committed seed gives
}
files-proved = Proved: { $what }
files-no-nonce = No seat added a nonce: nothing was changed after the commitment, but the seed was the house’s own choice.
files-no-nonce-of = { $text }: no seat added a nonce, so the seed was the house’s own choice.

## A match that goes on from another

files-taken-over = { $text }: { $count ->
    [one] the first entry was taken over
   *[other] the first { $count } entries were taken over
} from the match with the commitment { $source }. Its log { $what } proves them.
files-unproved = { $given } of { $draws } draws cannot be proved.
files-unproved-source = no: { $given } of { $draws } draws cannot be proved, those of the { $count ->
    [one] first entry
   *[other] first { $count } entries
}, taken over from the match with the commitment { $source }. Hand over its log: --source FILE
files-unproved-unnamed = no: { $given } of { $draws } draws cannot be proved, those of the { $count ->
    [one] first entry
   *[other] first { $count } entries
}, taken over from a match that the log does not name. No --source can prove them.

## What is wrong

files-other-commitment = the commitment is not the one that was shown before the match
files-by-hand = chance was entered by hand at this table; there is nothing to prove
files-no-seed = the seed is published when the match is over
files-other-seed = the seed is not the one that was committed to before the match
files-known-seed = the seed is that of the match it goes on from, which had been published
files-not-finished = the match is not over in this log
files-wrong-end = the recorded end is not the one that these entries lead to
files-wrong-count = this is draw { NUMBER($number, useGrouping: 0) } of { $stream }, and the log says otherwise
files-wrong-draw = draw { NUMBER($number, useGrouping: 0) } of { $stream } is “{ $right }”, not “{ $text }”
files-not-legal = not legal here, by { $rules }
files-unnamed-source = the log does not name the match that it goes on from
files-other-source = this is not the match that the other one goes on from: its commitment is different
files-other-game = this is another game, or the same with other players, options or data
files-other-entry = this entry is not the one of the match that it was taken over from
