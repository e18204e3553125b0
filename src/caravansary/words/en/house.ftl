### What the house itself says, whatever is played.

## Building blocks

# A list is its start, joined with commas, and its last item.
house-list = { $start } and { $last }
# The same where the last item begins with the sound i; only Spanish makes a difference.
house-list-before-i = { $start } and { $last }
# A seat without a name: inside a sentence, and as the one who does something, at its beginning.
house-seat = seat { $number }
house-seat-name = Seat { $number }
# Whoever reads, in a list of players.
house-you = you

## Why not

house-unknown-action = This game has no action “{ $text }”.
house-no-such-seat = There is no such seat at this table.
house-not-your-turn = It is not your turn, { $seat }.
    .to-you = It is not your turn.
house-not-now = “{ $text }” is not possible now.
house-game-over = The game is over.
house-chance-decides = Chance decides now.
house-stale = The table has moved on since you looked.
house-cannot-undo = You can undo only your own last decision: one made in the open, until chance or another player has acted, something has been revealed or a sealed round has begun; a sealed one, until everybody has chosen.
house-cannot-undo-over = The game is over, and its end cannot be undone.
house-nothing-to-undo = There is nothing to undo.
house-wrong-rules = This game was saved under version { $saved } of the rules; here it is version { $current }.
house-bad-table = This table cannot be replayed: { $what }

## What the server says

house-bad-message = The table did not understand that message.
house-bad-option = A table cannot be set up like that: { $what }
house-no-page = The page is missing: this Caravansary was built without it. Install Node 20 or newer and then Caravansary once more (pip install --force-reinstall --no-cache-dir …), or install a ready-made wheel, which brings the page. In the terminal everything works as it is.
house-no-such-game = There is no such game here.
house-no-such-language = This house does not speak that language.
house-no-such-lesson = There is no such lesson.
house-no-such-table = There is no such table, or it has been cleared away.
house-not-your-seat = That seat is not yours.
house-not-saved = The move could not be stored, so it was not played. Please try again.
house-trouble = Something went wrong at this table. Nothing was changed; please try again.
house-crowded = Your network is asking for a great deal just now. Please wait a moment and try again.
house-many-tables = A great many tables have been laid from your network. Please wait a minute before you lay another.
house-wrong-host = This house is not called “{ $text }”. Whoever runs it can allow that name with caravansary serve --allow-host.
house-event-own-data = This table is laid with an owner’s own components, not with those of the house.
house-event-hint = { $name } asked for a hint.
    .you = You asked for a hint.
house-event-bot-failed = { $name } could not decide: the bot’s program failed, and the house made a random move for it.
    .you = You could not decide: your bot’s program failed, and the house made a random move for you.
house-event-bot-out = { $name } failed once more: from now on the house makes random moves for it.
    .you = You failed once more: from now on the house makes random moves for you.
house-hint-company = You can ask for hints only when you play against the house alone.
house-hint-idle = There is nothing for you to decide right now.
house-hint-busy = The house is still thinking about a hint. Please try again in a moment.
house-analysis-live = The analysis opens when the game is over; before that it would tell too much.
house-analysis-busy = The house is busy with other analyses. Please try again in a moment.
house-branch-live = You can only play on from a game that is over.
house-rematch-live = There can be a rematch once the game is over.
house-name-empty = A name needs at least one letter.
house-name-late = The name stays as it is: it was chosen already, or the game is under way.

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
bot-hard-about = Plans its turn, allows for what you may do and punishes careless play.
bot-expert = Expert
bot-expert-about = Takes a second or two and gives nothing away.
