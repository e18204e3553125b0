### Coming home: one's own tables, a quick start, playing again, and friends who are on their way.

## My tables

page-home-mine = Your tables
page-home-finished = Finished
page-home-your-turn = Your turn
page-home-waiting = Waiting for { $names }
page-home-against = Against { $names }
page-home-here = Everyone at this device
page-home-alone = On your own
page-home-won-by = { $names } won
page-home-place = { $place ->
        [1] You won!
        [2] You came second
        [3] You came third
        [4] You came fourth
       *[other] You came { $place }th
    }
page-home-forget = Remove { $game } from this list
page-home-forgotten = { $game } has been removed from your list.
page-home-put-back = Put it back
page-home-more = { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
page-home-none = No game is waiting for you. Choose one below.
page-home-not-told = Your tables cannot be looked up right now.

## Starting

page-home-new-here = New here? Start with { $game }: five minutes
page-home-play-now = Play now
page-home-set-up = Set up { $game }

## Playing again

page-rematch = Rematch, same table
page-rematch-laid = Join the rematch

## Friends

page-friends-title = Who is joining?
page-friends-wait = Your table is ready. Send the link or have the code scanned; you will see here who has arrived.
page-friends-here = Here
page-friends-away = Away for the moment
page-friends-not-yet = Not here yet
page-friends-share = Share
page-friends-share-text = Come and play { $game } with me!
page-friends-code = QR code: { $name } scans it to sit down
page-friends-show-code = Show the QR code
page-friends-all-here = Everybody is here.
page-friends-meanwhile = Look at the board meanwhile
page-name-title = Welcome to the table!
page-name-ask = What shall we call you?
page-name-go = Sit down
page-name-keep = Stay as { $name }
