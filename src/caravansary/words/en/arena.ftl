### Tournaments: the tables of the terminal and the page with the plots.

arena-title = Tournament: { $game }
arena-played = { $players } contestants on { $seats } seats. { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} of { $size } games, { $games } games in all.
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
arena-times = Time to decide
arena-ended = Ended by: { $what }
