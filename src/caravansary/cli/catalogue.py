"""``caravansary games``: what there is to play."""

from caravansary.cli.options import Json
from caravansary.cli.output import put_json, put_table
from caravansary.engine.messages import Info
from caravansary.games import registered_games


def games(as_json: Json = False) -> None:
    """List the games of the house."""
    infos = registered_games()
    if as_json:
        put_json({"games": [info.as_dict() for info in infos]})
        return
    put_table(("name", "game", "players", "minutes", "options", "by"), [_row(info) for info in infos])


def _row(info: Info) -> tuple[object, ...]:
    players = f"{info.min_players}-{info.max_players}"
    options = ", ".join(f"{option.name}={option.default}" for option in info.options)
    return info.name, info.title, players, info.minutes, options, ", ".join(info.authors)
