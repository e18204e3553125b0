### What the house itself says, whatever is played.

## Building blocks

# A list is its start, joined with commas, and its last item.
house-list = { $start } and { $last }
# The same where the last item begins with the sound i; only Spanish makes a difference.
house-list-before-i = { $start } and { $last }
# A seat without a name: inside a sentence, and as the one who does something, at its beginning.
house-seat = seat { $number }
house-seat-name = Seat { $number }

## Why not

house-unknown-action = This game has no action “{ $text }”.
house-no-such-seat = There is no such seat at this table.
house-not-your-turn = It is not your turn, { $seat }.
house-not-now = “{ $text }” is not possible now.
house-game-over = The game is over.
house-chance-decides = Chance decides now.
house-stale = The table has moved on since you looked.
house-cannot-undo = You can take back only your own last decision: an open one until chance, a reveal, a sealed round or another player has followed it, a sealed one until everybody has chosen.
house-cannot-undo-over = The game is over, and its end cannot be taken back.
house-nothing-to-undo = There is nothing to take back.
house-wrong-rules = This game was saved under version { $saved } of the rules; here it is version { $current }.

## What the server says

house-bad-message = The table did not understand that message.
house-bad-option = A table cannot be set up like that: { $what }
house-no-such-game = There is no such game here.
house-no-such-language = This house does not speak that language.
house-no-such-lesson = There is no such lesson.
house-no-such-table = There is no such table, or it has been cleared away.
house-not-your-seat = That seat is not yours.
house-not-saved = The move could not be stored, so it was not played. Please try again.
house-trouble = Something went wrong at this table. Nothing was changed; please try again.
house-analysis-live = Analysis opens when the game is over: while it is being played, nobody gets a hint.
house-analysis-busy = The house is busy with other analyses. Please try again in a moment.
house-branch-live = You can only play on from a game that is over.

## What chance does

house-chance = Chance brings “{ $text }”.

## Bots

bot-random = Random
bot-random-about = Picks any legal move: good company for a first game.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best right now and never plans ahead.
bot-beginner = Beginner
bot-beginner-about = Knows a good move when it sees one, but often does not look.
bot-easy = Easy
bot-easy-about = Looks for the best move of the moment, and overlooks one now and then.
bot-medium = Medium
bot-medium-about = Never misses what looks best right now, but does not plan ahead.
bot-hard = Hard
bot-hard-about = Plans its turn, reckons with what you may do and punishes careless play.
bot-expert = Expert
bot-expert-about = Takes a second or two and gives nothing away.
