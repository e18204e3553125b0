"""Golden playthroughs: a whole random game as readable text, to be reviewed as a diff when rules change.

`make golden` writes them again.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from caravansary import CHANCE, Rng, State, load_game, registered_games
from caravansary.engine.messages import Message
from caravansary.games.registry import data_of
from caravansary.words import say, say_event, say_line

FOLDER = Path(__file__).parent / "playthroughs"
NAMES = ["Sara", "Emma", "Luis", "Tomás", "Noa", "Iván"]


class Scene(NamedTuple):
    """A game to be written down, as the game's `samples.json` wants it."""

    game: str
    players: int
    options: dict[str, object]
    seed: int


def scenes() -> Iterator[tuple[str, Scene]]:
    for info in registered_games():
        found: Any = data_of(info.name, "samples.json").get("scenes", {})
        for name, row in found.items():
            yield name, Scene(info.name, row["players"], row["options"], row["seed"])


SCENES = dict(scenes())


def english(message: Message) -> str:
    """The words of a drawing."""
    return say(message, "en")


def plain(thing: object) -> str:
    """In the one way that keeps the fingerprints: whoever changes it changes every line."""
    return json.dumps(thing, sort_keys=True)


def tell(name: str) -> str:
    """The playthrough of a scene as text."""
    scene = SCENES[name]
    game = load_game(scene.game, scene.players, None, **scene.options)
    state = game.new_initial_state()
    state.recording = True
    lines = [f"{game.info.title}, {scene.players} players, options {plain(game.options)}, seed {scene.seed}", ""]
    lines += _moves(state, Rng(scene.seed, "golden", name))
    lines += ["", game.draw(state.view(None), english), "", *_result(state)]
    return "\n".join(lines) + "\n"


def _moves(state: State, rng: Rng) -> Iterator[str]:
    ply = 0
    while not state.is_terminal():
        pending = state.pending() or [int(CHANCE)]
        seat = pending[int(rng.below(len(pending)))]
        legal = state.legal_actions(seat)
        action = int(state.sample_chance(rng)) if seat == CHANCE else legal[int(rng.below(len(legal)))]
        if seat != CHANCE:
            yield f"   {say(state.prompt(seat), 'en', NAMES)}"
            yield f"   offered: {', '.join(map(state.game.action_to_string, legal))}"
        state.apply_action(action, seat)
        ply += 1
        who = "chance" if seat == CHANCE else NAMES[seat]
        yield f"{ply} {who}: {state.game.action_to_string(action)}   [{_fingerprint(state)}]"
        for event in state.events:
            secret = "" if event.audience is None else f"  (only for {list(event.audience)})"
            yield f"     {say_event(event, 'en', NAMES)}{secret}"


def _fingerprint(state: State) -> str:
    """Everything that lies on the table, and what each seat sees and learns of it, in eight letters."""
    seats = range(state.game.players)
    everything = [
        state.position(),
        [state.view(seat) for seat in (None, *seats)],
        [state.observation(seat) for seat in seats],
    ]
    return sha256(plain(everything).encode()).hexdigest()[:8]


def _result(state: State) -> Iterator[str]:
    yield f"ended by {state.end_reason()}; winners {state.winners()}, places {state.places()}, returns {state.returns()}"
    for seat, sheet in enumerate(state.breakdown()):
        yield f"{NAMES[seat]}: {state.scores()[seat]}"
        yield from (f"   {line.points:3} {say_line(line, 'en')} ({', '.join(line.rules)})" for line in sheet)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in SCENES:
        (FOLDER / f"{name}.txt").write_text(tell(name), "utf-8")
        sys.stdout.write(f"wrote {name}\n")
