### The browser app's own interface: buttons, headings, waiting and connection. What games say stands in their own files.

## The house

page-house = Caravansary
page-tagline = An inn for modern board games
page-welcome = Sit down, the lamps are lit. Play against the house, share a screen, or send a friend the link.
page-games = Games
page-skip = Skip to the content
page-skips = Skip links
page-skip-question = Skip to the question
page-skip-board = Skip to the board
page-skip-log = Skip to what happened
page-home = Back to the inn
page-players = { $min }–{ $max } players
page-minutes = { $minutes } min
page-play = Play { $game }
page-by = By { $authors }
page-lost = This road leads nowhere.
page-lost-more = The address may be mistyped, or the table has been cleared away.
page-no-answer = The server does not answer. Please try again in a moment.
page-not-loaded = This page could not be loaded: there may be a newer version, or the server is just restarting.
page-try-again = Try again
page-loading = Lighting the lamps…
page-inn-alt = A caravanserai at dusk with lamplit arches, camels resting outside and the first stars
page-theme = Light or dark: { $theme ->
        [light] light
        [dark] dark
       *[auto] as on this device
    }
page-language = Language
page-language-en = English
page-language-es = Español
page-settings = Settings
page-close = Close

## Setting up a table

page-new-title = { $game }: a new table
page-how-many = How many players?
page-players-count = { $count } players
page-who = Who sits where?
page-seat-kind = Who plays in seat { $number }
page-kind-me = Me
page-kind-person = Someone at this device
page-kind-friend = Someone with the link
page-kind-bot = The house
page-name-of = Name in seat { $number }
page-level-of = Strength of the house in seat { $number }
page-bot-elsewhere = Not one of the house’s own: this bot was written elsewhere.
page-options = Options
page-start = Start the game
page-starting = Setting up the table…
page-not-kept = This browser keeps nothing for this page: if you close or reload it, the seats are lost.
page-default-me = Traveller
page-default-person = Guest { $number }
page-bot-name = House { $number }
# Names for those who play for the house, one for each seat.
page-bot-names = Zahra, Tariq, Leyla, Omar, Nur, Farid

## At the table

page-board = Board
page-others = Other players
page-seats = Seats
page-you = you
page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-turn = to play
page-your-turn = your turn
page-waiting = Waiting for { $names }.
page-thinking-short = thinking
page-waiting-all = One moment…
page-watching = You are watching.
page-choices = All choices ({ $count })
page-choices-empty = There is nothing for you to decide right now.
page-log = What happened
page-log-empty = Nothing yet.
page-scores = Score sheet
page-scores-empty = No points yet.
page-scores-none = No points.
page-total = Total
page-view = What lies on the table
page-text-table = Text table
page-undo = Undo
page-skip-motion = Skip the animation
page-invite = Invite
page-invite-title = Invite to this table
page-invite-spectator = Anyone with this link can watch:
page-invite-seat = { $name } plays with this link:
page-copy = Copy the link
page-copied = Copied
page-copy-by-hand = It could not be copied, but the link is selected: copy it from there.
page-invite-local = These links only work on this device. To play with others on your network, start the server with --host 0.0.0.0 and set up the table at the address it shows.
page-line-connecting = Connecting…
page-line-open = Connected
page-line-broken = Connection lost. Trying again…
page-offline = Not sent: there is no connection right now. Try again once it is back.
page-lost-move = The connection broke before your move was confirmed. Look at the board: it shows what counts.
page-dismiss = Got it
page-new-game = Set up a new game
page-curtain = Pass the device to { $name }
page-curtain-more = Everyone else, look away for a moment.
page-curtain-go = I am { $name }
page-more = More

## The end

page-end = The game is over
page-winner = { $names } wins!
page-winners = { $names } share the victory!
page-place = { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
page-show-end = Show the result
page-analyse = Analyse
page-back-to-board = Look at the board
page-download-log = Download the log

## Learning a game

page-rules = Rules
page-rules-of = The rules of { $game }
page-learn = Learn by playing
page-contents = Contents
page-origin = Printed and reconstructed
page-origin-file = The component file
page-own-table = The owner’s own components
page-own-table-about = This table is laid with an owner’s own components, not with those of the house.
page-own-house = New tables of this game are laid here with the owner’s own components.
page-own-reference = This table is laid with an owner’s own components: where they differ from this sheet, the table is right.
# A rule somewhere in the app, as a link: its number opens the rules page.
page-rule = Rule { $rule }, opens in a new tab
page-rule-number = Rule { $rule }
page-learn-of = { $game }: learn by playing
page-lesson-of = Lesson { $number } of { $count }
page-lesson-done = Lesson { $number }, done: { $title }
page-lesson-open = Lesson { $number }: { $title }
page-lessons = Lessons
page-lesson-next = Next
page-lesson-again = Try again
page-lesson-solved = Solved!
page-lesson-finish = Play for real now
