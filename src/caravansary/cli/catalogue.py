"""``caravansary games``: what there is to play."""

from caravansary.cli.language import tell
from caravansary.cli.options import Json, Language
from caravansary.cli.output import put_json, put_table
from caravansary.engine.messages import Info
from caravansary.games import registered_games


def games(language: Language = "en", as_json: Json = False) -> None:
    """List the games of the house."""
    infos = registered_games()
    if as_json:
        put_json({"games": [info.as_dict() for info in infos]})
        return
    heads = ("name", "game", "players", "minutes", "options", "by")
    put_table([tell(f"cli-head-{head}", language) for head in heads], [_row(info) for info in infos])


def _row(info: Info) -> tuple[object, ...]:
    players = f"{info.min_players}-{info.max_players}"
    options = ", ".join(f"{option.name}={option.default}" for option in info.options)
    return info.name, info.title, players, info.minutes, options, ", ".join(info.authors)
