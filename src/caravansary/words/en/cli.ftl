### The command line: its help, its complaints, and what its commands print. One line for a value and for each attribute.

## Help

cli-usage = Usage
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-default = default
cli-form-options = [OPTIONS]
cli-form-command = COMMAND …
cli-form-number = NUMBER
cli-form-text = TEXT

cli-house = Caravansary: modern board games on one exact rules engine.
    .more = Without a command it serves the tables and opens them in your browser, until Ctrl-C. What a command can be asked for: caravansary COMMAND --help
cli-house-version = Print the version.

## Help: what several commands share

cli-any-help = Show this help.
cli-any-lang = The language of whatever is said. If not given, that of your system, as LANG says.
cli-any-json = Print one JSON object instead of a table.
cli-any-name = A game by its short name; caravansary games lists them.
    .form = GAME
cli-any-file = The log of a match; - reads standard input.
    .form = FILE
cli-any-players = How many play; the fewest if not given.
cli-any-games = How many games.
cli-any-seed = The same number gives the same games.
cli-any-option = An option of the game; may be repeated.
    .form = KEY=VALUE
cli-any-bot-limit = Seconds that a bot of your own may take for one decision.
cli-any-data = Your own component data (JSON) in place of the built-in data.
    .form = FILE

## Help: the commands

cli-games = List the games of the house.

cli-serve = Serve the tables and the page until Ctrl-C.
cli-serve-host = The address to listen on; 0.0.0.0 for everybody in your network.
    .form = ADDRESS
cli-serve-port = The port to listen on.
cli-serve-store = Where the tables are kept: a file, or postgresql://… for several servers. If not given, your own data folder.
    .form = FILE|URL
cli-serve-redis = Redis or Valkey, by which several servers on one PostgreSQL tell each other of changes. If not given, they do so by PostgreSQL.
    .form = URL
cli-serve-page = A folder with the built page, in place of the installed one.
    .form = FOLDER
cli-serve-open = Open a browser at the page.
cli-serve-bot-pause = Seconds between moves of bots that people see.
cli-serve-player = A bot of your own that can be chosen at the tables, as module:Class; may be repeated.
    .form = PLAYER
cli-serve-log = How the server writes its log on stderr: for people, or as one line of JSON for each event.
cli-serve-metrics = Where Prometheus may ask: a port of this machine, or ADDRESS:PORT in a network of your own; never for everybody.
    .form = [ADDRESS:]PORT
cli-serve-crowd = How many people may come from one address, such as a club’s; what they may ask for follows from it.
cli-serve-proxy = The address of a proxy that is believed when it says for whom it asks (X-Forwarded-For), or a network of them; may be repeated. If not given, nobody is believed.
    .form = ADDRESS
cli-serve-allow-host = A name by which the house may be called, besides this machine’s own; may be repeated.
    .form = NAME
cli-serve-keep = Clear away a table that was begun when nobody has opened it for so many days. If not given, it stays for ever; one at which nobody ever decided goes after a day.
    .form = DAYS
cli-serve-data = An owner’s own components (JSON) for new tables of a game; may be repeated for other games.
    .form = GAME=FILE

cli-backup = Copy all tables to a new place, as they stand at one moment; servers may run meanwhile.
    .more = From a file to PostgreSQL too, or from there to a file. It is refused where tables are kept already.
cli-backup-place = Where they go: a new file, or postgresql://… of an empty database.
    .form = FILE|URL
cli-backup-store = Where the tables are kept: a file, or postgresql://…. If not given, your own data folder.
    .form = FILE|URL

cli-restore = Copy all tables from a backup to where they are to be kept.
    .more = A backup of an earlier version is brought up to date there and stays as it is itself. It is refused where tables are kept already.
cli-restore-place = The backup: a file, or postgresql://….
    .form = FILE|URL
cli-restore-store = Where the tables are to be kept: a new file, or postgresql://… of an empty database. If not given, your own data folder.
    .form = FILE|URL

cli-show = Draw a position, or a match at some moment; or tell it in words.
    .more = It is shown as a seat or a spectator sees it.
cli-show-what = A position in JSON, its file, or the log of a match; - reads standard input.
    .form = POSITION|FILE
cli-show-seat = Whose view, from 0; a spectator’s if not given.
cli-show-ply = After so many entries of the log; all if not given.
cli-show-words = Told in words instead of drawn.

cli-replay = Tell a match from its log, and the scores line by line.
    .more = It is told as a spectator saw it, with the number of each entry.
cli-replay-from = The first entry to tell.

cli-analyse = Say for each decision what else there was, and what was given away.
    .more = A decision is judged by what its seat knew when it was made.
cli-analyse-what = The log of a match, or a position in JSON; - reads standard input.
    .form = FILE|POSITION
cli-analyse-think = A time for each decision like 200ms, or a number of rounds like 500.
    .form = TIME|ROUNDS
cli-analyse-ply = Only the decision that is this entry of the log, counted from 1 as by replay.
cli-analyse-by = Ask a player or level instead: what it would do, and why.
    .form = PLAYER
cli-analyse-seed = What the search imagines and draws. With a number of rounds, the same number gives the same answer.

cli-verify = Compute every draw of a finished match again: was it fair?
    .more = Ends with code 1 if a draw is wrong or cannot be proved. A match that goes on from a moment of another has taken over its first draws; they are proved by the log of the other one.
cli-verify-commitment = What was shown before the match.
    .form = DIGITS
cli-verify-source = The log of the match that this one goes on from; repeat it for the one that went on from, and so on.
    .form = FILE

cli-new = Play one match of bots with provably fair chance and write its log.
cli-new-players = How many play; as many as bots if not given.
cli-new-seed = The secret of the match, 64 hexadecimal digits; drawn if not given.
    .form = DIGITS
cli-new-bots = A bot for all seats, or one for each: greedy,random.
    .form = PLAYERS
cli-new-out = Where the log goes; - is standard output.
    .form = FILE

cli-simulate = Play games and count who wins, by how much, and how fast it went.
    .more = Ctrl-C ends it and prints what was counted so far.
cli-simulate-by = Who sits on all seats.
    .form = PLAYER

cli-check = Check by random games that a game keeps the contract.
    .more = Shows how often each check really ran. Ends with code 1 if a promise is broken, or if a check never ran in fifty games.
cli-check-games = How many games with each number of players.
cli-check-players = Only with so many players; if not given, with every number that the game allows.
cli-check-allow-never = A check that need not have run; may be repeated.
    .form = NAME

cli-start-game = Write a small working game to start from, as a package of its own.
cli-start-game-name = The game’s name: small letters, digits and underscores.
    .form = NAME
cli-start-game-into = The folder to write; if not given, one with the game’s name here.
    .form = FOLDER

cli-bench = Measure random play, copying and search, for each game and number of players.
cli-bench-name = One game; all if not given.
    .form = GAME
cli-bench-seconds = How long each thing is measured.

cli-tune = Look for a stronger search player by playing; needs optuna.
    .more = Proposals meet the same opponent in the same games, and hopeless ones are given up early. The best is then confirmed in fresh games against the player as it is now. Ctrl-C keeps what was found so far.
cli-tune-what = What is tuned.
cli-tune-quick = The style for few rounds, that of the level hard.
cli-tune-against = Whom proposals meet: present, or a player by name.
    .form = PLAYER
cli-tune-think = A time for each decision like 20ms, or a number of rounds like 100.
    .form = TIME|ROUNDS
cli-tune-trials = How many proposals are tried at most.
cli-tune-games = How many games each of them plays at most.
cli-tune-confirm = How many fresh games the best plays then.
cli-tune-jobs = How many processes play.
cli-tune-minutes = How long it may take in all.
cli-tune-write = Put the best into the data files if it is better.

cli-arena = Let players meet on all seats under the same luck, and rate them.
    .more = A round is every line-up in all its orders around the table, each game of it with the same dice. Where there are more seats than contestants, they sit on several; a game counts once for each seat.
cli-arena-players = The contestants, at least two of them: greedy,random.
    .form = PLAYERS
cli-arena-games = How many games at least; rounds are played to their end.
cli-arena-seats = How many sit at the table; as few as the game allows if not given.
cli-arena-lone = The first of two contestants sits alone, the second has all other seats.
cli-arena-jobs = How many processes play; one for each processor if not given.
cli-arena-record = Keep every finished game here; the same command goes on from there.
    .form = FILE
cli-arena-html = Write a page with the result in plots.
    .form = FILE
cli-arena-ray = Play on a Ray cluster; without an address on one of our own.
    .form = [ADDRESS]

## What cannot be used: the line itself

cli-no-command = there is no command '{ $text }'; there are: { $names }
cli-no-such-option = there is no option { $what } here
cli-did-you-mean = did you mean { $names }?
cli-missing = { $what } is missing; what there is to say: { $text }
cli-needs-value = { $what } needs a value
cli-takes-no-value = { $what } takes no value
cli-too-many = nobody knows what to do with: { $text }
cli-invalid = Invalid value for '{ $what }': { $reason }, not '{ $text }'
cli-must-be-one-of = must be one of { $names }
cli-must-be-whole = must be a whole number
cli-must-be-whole-from = must be a whole number, { $least } or more
cli-must-be-whole-between = must be a whole number from { $least } to { $most }
cli-must-be-number = must be a number
cli-must-be-number-from = must be a number, { $least } or more
cli-must-be-number-between = must be a number from { $least } to { $most }

## What cannot be used: files

cli-file-missing = No such file or directory
cli-file-is-folder = Is a directory
cli-file-no-folder = Not a directory
cli-file-forbidden = Permission denied
cli-file-no-space = No space left on device
cli-too-large = { $text }: larger than { $most } MB
cli-not-text = { $text }: not a text in { $what }
cli-not-json = { $text }: not JSON: { $what } (line { $line }, column { $column })
cli-not-json-at-all = { $text }: not JSON that anybody would write
cli-not-object = { $text }: must be a JSON object
cli-neither = { $text }: neither the log of a match nor a position: game: must be the name of a game
cli-no-seats = { $text }: seats: must be a list
cli-cannot-write = { $text }: cannot be written there
cli-page-is-record = { $text }: cannot be both the page and the record

## What cannot be used: games, options, players

cli-no-game = there is no game '{ $text }'; there are: { $names }
cli-no-player = there is no player '{ $text }'; there are: { $names }, search:200ms, search:500, and your own as module:Class
cli-seats = { $game } is for { $least } to { $most } players, not { $count }
cli-think = --think { $text }: must be a time like 200ms (up to 99999ms) or a number of rounds like 500 (up to 9999999)
cli-option-form = --option { $text }: must be KEY=VALUE
cli-option-none = --option { $what }: { $game } has no options
cli-option-unknown = --option { $what }: { $game } has no option '{ $text }'; it has: { $names }
cli-option-twice = --option { $what }: { $text } is given twice
cli-option-choice = --option { $text }: must be true or false
cli-option-number = --option { $text }: must be a whole number
cli-lone = --lone: one contestant against seats of another, not { $count } contestants
cli-few-contestants = --players { $text }: a tournament needs at least two contestants
cli-contestant-twice = --players { $text }: { $what } is named twice
cli-bots = --bots { $text }: must be one bot, or one for each of { $seats } seats
cli-hex-seed = --seed { $text }: must be { $count } hexadecimal digits
cli-seconds = --seconds { $text }: must be more than 0 and at most { $most }

## What cannot be used: moments of a match

cli-no-such-seat = --seat { $text }: must be a seat from 0 to { $most }
cli-no-such-entry = { $what } { $text }: the match has { $entries } entries
cli-data-form = --data { $text }: must be GAME=FILE
cli-data-twice = --data { $what }: { $text } is given twice
cli-data-none = --data { $what }: { $text } has no components that an owner could correct
cli-own-data = New tables of { $game } are laid with { $text }
cli-log-options = { $text }: a log has its own options and data; --option and --data are for positions
cli-ply-position = --ply: is for the log of a match, not for a position
cli-think-by = --think: is for the search; whoever is asked with --by thinks in its own way
cli-by-ply = --by: is for one decision; name it with --ply
cli-nobody-decides = --ply { $text }: nobody owes a decision there; the nearest is entry { $near } of { $entries }
cli-nobody-owes = { $text }: nobody owes a decision in this position
cli-nothing-decided = nobody has decided anything in this match
cli-no-source = --source { $text }: the match in { $what } goes on from no other

## What cannot be used: places to write and to listen

cli-game-name = name: must be 2 to 31 small letters, digits and underscores, not '{ $text }'
cli-game-taken = name: there is a game { $text } already
cli-not-empty = { $text }: is not empty
cli-no-page = --page { $text }: there is no built page (index.html) in it
cli-port-taken = cannot listen on { $text } port { $port }: { $reason }; try { $what }
cli-proxy-form = --proxy needs an address like 10.0.0.7, or a network like 10.0.0.0/24: “{ $text }” is neither
cli-metrics-form = --metrics { $text }: must be PORT or ADDRESS:PORT
cli-metrics-missing = --metrics needs a package that is not installed: { $text }

## What cannot be used: places where tables are kept

cli-store-unusable = the store cannot be used: { $reason }
cli-store-unknown = the store cannot be used: { $text } is none of sqlite and postgresql
cli-store-bad-address = the store cannot be used: the URL of a file is sqlite:///relative or sqlite:////absolute
cli-store-redis-file = the store cannot be used: Redis is for several servers on one PostgreSQL, and a file is for one
cli-store-taken = { $text }: another server uses it; give this one its own with --store
cli-store-newer = the store was written by a newer version of Caravansary
cli-store-none = { $text }: no tables are kept there
cli-store-holds = { $text }: tables are kept there already, and would be mixed with these

## What the commands print

cli-players = { $game }, { $count ->
    [one] 1 player
   *[other] { $count } players
}
cli-head-name = Name
cli-head-game = Game
cli-head-players = Players
cli-head-minutes = Minutes
cli-head-options = Options
cli-head-by = By
cli-head-seat = Seat
cli-head-wins = Wins
cli-head-mean = Mean score
cli-head-decisions = Decisions/s
cli-head-games = Games/s
cli-head-clones = Clones/s
cli-head-searched = Searched/s
cli-head-compiled = Engine
cli-machine = Python { $text } on { $what }
cli-compiled = compiled
cli-interpreted = interpreted
cli-simulated = { $count ->
    [one] 1 game of { $game }
   *[other] { $count } games of { $game }
}
cli-simulated-until = { $count ->
    [one] 1 game of { $game }
   *[other] { $count } games of { $game }
} until Ctrl-C
cli-speed = { $what } decisions in { $seconds } s: { $text } a second, { $how }
cli-new-written = { $text }: { $count ->
    [one] 1 entry
   *[other] { $count } entries
}; { $what }
cli-laid-out = { $text }: { $game } is laid out. Next:
cli-tuning = tuning { $game }
cli-tuned = { $count ->
    [one] 1 trial
   *[other] { $count } trials
}, { $text } of them to the end; { $what }
cli-present = Present
cli-best = Best
cli-written = written: { $text }
cli-unit-games = games
cli-stop-recorded = Ctrl-C stops it; the same command goes on from { $text }.
cli-stop-lost = Ctrl-C stops it and loses its games; with --record FILE the same command would go on from there.
cli-stopped-recorded = Stopped after { $count } of { $games } games. They are in { $text }; the same command goes on from there.
cli-stopped-lost = Stopped after { $count } of { $games } games, which are lost; with --record FILE the same command would go on from there.

## Serving

cli-bare = Caravansary serves its tables on this machine, at { $text }, and opens your browser. Ctrl-C ends it; caravansary --help shows what else there is.
cli-store-at = The tables are kept in { $text }
cli-store-moved = The tables were moved from { $what } to { $text }
cli-store-stays = The tables stay in { $text }: { $reason }
cli-open = Caravansary is open at { $text } (Ctrl-C closes it)
cli-open-network = To play with others in your network, set up the table at { $text }
cli-rules-other = { $count ->
    [one] 1 table of { $game } was begun under version { $saved } of the rules. Here it is version { $current }, so it stays as it is and cannot be played on.
   *[other] { $count } tables of { $game } were begun under version { $saved } of the rules. Here it is version { $current }, so they stay as they are and cannot be played on.
}
cli-rules-missing = { $count ->
    [one] 1 table of { $text } stays as it is and cannot be played on: this game is not here.
   *[other] { $count } tables of { $text } stay as they are and cannot be played on: this game is not here.
}
cli-store-copied = { $count ->
    [one] 1 table was copied from { $what } to { $text }
   *[other] { $count } tables were copied from { $what } to { $text }
}
