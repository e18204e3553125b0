"""The games of the house, by name."""

from collections.abc import Callable, Collection, Mapping

from caravansary.engine import check, log
from caravansary.engine.check import Report
from caravansary.engine.contract import Game
from caravansary.engine.match import Match
from caravansary.engine.messages import BadOption, BadPosition, Info, Plain, Say, short
from caravansary.games.registry import data_of, entries, entry

COMPONENTS = "components.json"
WEIGHTS_FILE = "weights.json"


def registered_games() -> list[Info]:
    """What one may know about each game without playing it."""
    return [each.info for each in entries().values()]


def load_game(
    name: str, players: int | None = None, data: Mapping[str, object] | None = None, **options: object
) -> Game:
    """A game by its name, for a number of players (default: the fewest) and with its options.

    `data` are an owner's own components in place of the built-in ones, in the same form. Raises `BadOption` or
    `BadPosition` with one clear line for anything the game does not have.
    """
    found = entry(name)
    info = found.info
    players = info.min_players if players is None else players
    if type(players) is not int or not info.min_players <= players <= info.max_players:
        raise BadOption(f"{info.title} is for {info.min_players} to {info.max_players} players, not {short(players)}")
    known = {option.name: option for option in info.options}
    for key, value in options.items():
        if key not in known:
            raise BadOption(f"{info.title} has no option {short(key)}; it has: {', '.join(known) or 'none'}")
        if known[key].choices and not any(
            value == choice and type(value) is type(choice) for choice in known[key].choices
        ):
            raise BadOption(f"{key}: must be one of {', '.join(map(str, known[key].choices))}, not {short(value)}")
    chosen = {option.name: options.get(option.name, option.default) for option in info.options}
    source = built_in_data(name) if data is None else dict(data)
    game = found.make(players, chosen, source, data is not None)
    if game.weights.names:
        game.weights.read(built_in_weights(name))
    return game


def built_in_data(name: str) -> Plain:
    """A game's own component data; empty for a game that has none an owner could correct."""
    return data_of(name, COMPONENTS)


def built_in_weights(name: str) -> Plain:
    """The weights of a game's evaluation; what else the file says is how they were found."""
    weights = data_of(name, WEIGHTS_FILE).get("weights")
    if not isinstance(weights, dict):
        raise BadPosition(f"{WEIGHTS_FILE}: weights: must be an object")
    return weights


def check_game(
    game: Game | str,
    games: int = 1000,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    players: int | None = None,
    words: Mapping[str, Say] | None = None,
    allow_never: Collection[str] = (),
) -> Report:
    """The conformance kit on a game, or on one of the house's by name: see `caravansary.engine.check`.

    By name and without a number of players, every number is checked, each with so many games.
    """
    if not isinstance(game, str):
        return check.check_game(game, games, seed, progress, words=words, allow_never=allow_never)
    info = load_game(game).info
    counts = range(info.min_players, info.max_players + 1) if players is None else [players]
    tables = [load_game(game, count) for count in counts]
    return check.merged(
        [check.check_game(table, games, seed, progress, words=words, allow_never=allow_never) for table in tables]
    )


def game_of(header: Plain) -> Game:
    """The game a log's header asks for."""
    options, players, data = header.get("options"), header.get("players"), header.get("data")
    if not isinstance(options, dict) or type(players) is not int or not isinstance(data, dict | None):
        raise BadOption("a header needs players and options")
    if {"players", "data", "name"} & set(options):
        raise BadOption("options: there is no such option")
    return load_game(str(header.get("game")), players, data, **options)


def load_match(text: str) -> Match:
    """The match of a log. Raises `BadLog` naming the line for anything that is not one."""
    return log.read(text, game_of).replay()
