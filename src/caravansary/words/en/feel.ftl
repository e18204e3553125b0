### How a table feels: settings, sounds, calls from another tab, keys, hints, the quick reference.

## Settings

feel-sound = Sounds
feel-sound-about = Dice, stones, coins, and a bell when it is your turn.
feel-sound-is-on = Sounds on
feel-sound-is-off = Sounds off
feel-volume = Volume
feel-speed = Animation speed
feel-speed-about = How long each step of the others is shown. What is said aloud comes when all has been shown; with “None” at once.
feel-speed-calm = Calm
feel-speed-quick = Quick
feel-speed-none = None
feel-theme = Light or dark
feel-theme-auto = Automatic
feel-theme-light = Light
feel-theme-dark = Dark
feel-notify = Notify me when it is my turn
feel-notify-about = When you are on another page. Your browser will ask for permission once.
feel-notify-refused = The browser does not allow notifications for this page. You can change that in its own settings.
feel-shortcuts-on = Keyboard shortcuts
feel-shortcuts-about = Single letters; press ? at a table to see them all.
feel-text-about = Everything in words, played with number keys: for screen readers, and whenever you would rather read. Key T.
feel-kept = These settings are kept in this browser.

## My turn

feel-turn = It is your turn.
feel-turn-title = ● Your turn · { $game }

## Keys

feel-shortcuts = Keyboard shortcuts
feel-shortcuts-off = They can be switched off in the settings.
feel-key-next = Go to the next thing you can choose
feel-key-take = Choose what is highlighted
feel-key-arrows = Move over the board
feel-key-undo = Undo
feel-key-hint = Ask for a hint
feel-key-hurry = Skip the animation
feel-key-log = What happened
feel-key-choices = All choices
feel-key-scores = Score sheet
feel-key-number = Choose by its number
feel-key-more-numbers = Type a number with several digits
feel-key-finish = Finish, where that is a choice
feel-key-pass = Pass, where that is a choice
feel-key-why = Ask why something cannot be done
feel-key-rule = The rule behind choice 1, or any other
feel-key-again = Tell me again; twice: everything that happened
feel-key-question = Go to the question
feel-key-board = Go to the board
feel-key-next-table = Go to the next table where it is your turn
feel-no-next-table = No other table is waiting for you.
feel-key-text = Text table or drawn table
feel-key-reference = Quick reference
feel-key-mute = Sounds on or off
feel-key-sheet = Show or hide this sheet

## Hints

feel-hint = Hint
feel-hint-thinking = The house is thinking…
feel-hint-title = Hint:
feel-hint-do = Do it
feel-hint-ahead = { $points ->
        [one] Expected: one point ahead of your best rival.
       *[other] Expected: { $points } points ahead of your best rival.
    }
feel-hint-behind = { $points ->
        [one] Expected: one point behind your best rival.
       *[other] Expected: { $points } points behind your best rival.
    }
feel-hint-level = Expected: level with your best rival.
feel-hint-more = { $points ->
        [one] One point more than the next best: { $other }
       *[other] { $points } points more than the next best: { $other }
    }
feel-hint-close = Nearly as good: { $other }
feel-hint-only = Nothing else makes sense here.
feel-hint-next = After that: { $next }

## The quick reference

feel-reference = Quick reference
feel-reference-of = { $game }: quick reference
feel-reference-turn = How a turn goes
feel-reference-cost = What things cost and do
feel-reference-score = Points
feel-reference-end = The end
feel-reference-print = Print
feel-reference-rules = All the rules
