### The end of a game at the table: how it went for whoever reads, how it was decided, and that chance was fair.

end-you-win = You win!
end-you-share = You share the victory with { $names }!
end-you-place = { $place ->
        [2] You come second.
        [3] You come third.
        [4] You come fourth.
        [5] You come fifth.
        [6] You come sixth.
       *[other] You come { $place }th.
    }
# Others have the same place.
end-you-tied = { $place ->
        [2] You come joint second.
        [3] You come joint third.
        [4] You come joint fourth.
        [5] You come joint fifth.
        [6] You come joint sixth.
       *[other] You come joint { $place }th.
    }
end-turning = See where it was decided
# The analysis goes to the decision that cost most; how many are judged.
end-seeking = Looking for what decided it: { $done } of { $all } judged
end-rules = The rules behind the points

## Proof

end-fair = Proof of a fair game
# Of a game that has no words of its own for what chance did there.
end-fair-any = Everything that chance brought follows from one number, which was fixed before the game began:
end-fair-how = Nobody could change it, and anybody can work it out again: download the log and run
