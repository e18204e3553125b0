### Tables drawn in text, as `caravansary show` does it: short, in small letters, in rows of things.

## Every game; seats have their numbers of the log here, from 0

drawing-seat = seat { $number }
drawing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawing-active = active
