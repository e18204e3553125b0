### Questions: what is asked before a game and what is not asked during it

questions-automatic = Skip questions with only one answer
questions-automatic-about = When there is only one thing you can do, and everybody can see that, it is done for you.
questions-random = At random
questions-seat = { $letter }, for seat { $number }
