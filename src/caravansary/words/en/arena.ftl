### Tournaments: the tables of the terminal and the page with the plots.

arena-title = Tournament: { $game }
arena-played = { $players ->
    [one] 1 contestant
   *[other] { $players } contestants
} in { $seats } seats. { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} of { $size ->
    [one] 1 game
   *[other] { $size } games
}, { $games ->
    [one] 1 game
   *[other] { $games } games
} in all.
arena-restored = { $count ->
    [one] 1 game was in the record already.
   *[other] { $count } games were in the record already.
}

## Tables

arena-result = Result
arena-player = Contestant
arena-games = Games
arena-wins = Wins
arena-interval = 95% interval
arena-rating = Rating
arena-mean-score = Mean score
arena-time = Time to decide
arena-seat = Seat { $number }
arena-by-seat = Wins by seat
arena-against = Who finishes ahead of whom
arena-mean = Mean
arena-least = Least
arena-median = Median
arena-most = Most
arena-slowest = Slowest
arena-decisions = Decisions
arena-scores = Scores
arena-lengths = Length of games
arena-endings = How games ended

## The page

arena-figures = The figures
arena-rating-how = The estimated strength μ of each contestant; the line reaches two σ to both sides.
arena-wins-how = The share of games won, with its 95% interval. The dashed line is what equally strong contestants would win: { $part }.
arena-by-seat-how = The share of games won in each seat, from first to last.
arena-scores-how = How often each score was reached; the line is the mean.
arena-lengths-how = How many decisions a game took, all seats together; the line is the mean.
arena-time-how = How long a decision with a choice took: mean, range of the middle 80% of games, and the slowest of all.
arena-against-how = How often the contestant on the left finished ahead of the one above, and how often they met. Equal places count as half.
arena-wins-note = Wins: a shared victory counts in equal parts. Equally strong contestants would win { $part } of their games each.
arena-rating-note = Rating: openskill’s Plackett–Luce model over the final ranking of every game, three σ below the estimate μ. Everybody starts at μ 25 and σ 8.33.
arena-several-note = There are more seats than contestants, so each contestant sits in several of them. Every seat counts as a game of its own.
arena-repeat = Repeat the tournament
arena-repeat-how = This command plays the same games again, with any number of processes. Contestants that think against the clock may decide differently.
arena-rules-version = Version of the rules
arena-options = Options
