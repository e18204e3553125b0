### What happened at a table: since the last turn, and in the log.

happened-since = Since your last turn
happened-again = Show again
happened-back = One step back
happened-next = One step forward
happened-step = { $at } of { $of }
happened-now = Back to the present
happened-setup = The table was set up
happened-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
happened-board-of = Go to { $name }’s board
# Headings of the log: whose turn or round it was.
happened-day = Day { $number }
happened-round = Round { $number }
happened-round-of = Round { $number }, { $name }
    .you = Round { $number }, you
happened-turn-of = Turn { $number }, { $name }
    .you = Turn { $number }, you
