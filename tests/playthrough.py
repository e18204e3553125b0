"""Golden playthroughs: a whole random game as readable text, to be reviewed as a diff when rules change.

`make golden` writes them again.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from caravansary import CHANCE, Rng, State, load_game
from caravansary.engine.check.copies import plain
from caravansary.engine.messages import Message
from caravansary.words import say, say_event, say_line

FOLDER = Path(__file__).parent / "playthroughs"
NAMES = ["Sara", "Emma", "Luis", "Tomás", "Noa", "Iván"]
SCENES: dict[str, tuple[str, int, dict[str, object], int]] = {
    "border-2": ("border", 2, {}, 1),
    "border-3": ("border", 3, {}, 2),
    "border-4": ("border", 4, {}, 3),
    "border-4-picked": ("border", 4, {"boards": "DCBA"}, 4),
    "yak-2": ("yak", 2, {}, 5),
    "yak-3": ("yak", 3, {}, 6),
    "yak-4": ("yak", 4, {}, 7),
    "yak-2-bonus-1": ("yak", 2, {"bonus_cards": 1}, 8),
    "yak-3-bonus-2": ("yak", 3, {"bonus_cards": 2}, 9),
    "yak-4-bonus-3": ("yak", 4, {"bonus_cards": 3}, 10),
    "silk-2": ("silk", 2, {}, 1),
    "silk-3": ("silk", 3, {}, 2),
    "silk-4": ("silk", 4, {}, 3),
    "silk_road-3": ("silk_road", 3, {}, 1),
    "silk_road-4": ("silk_road", 4, {}, 2),
    "silk_road-5": ("silk_road", 5, {}, 3),
    "silk_road-6": ("silk_road", 6, {}, 4),
    "silk_road-4-reverse": ("silk_road", 4, {"reverse": True}, 5),
    "silk_road-3-notes-skip": ("silk_road", 3, {"notes": True, "skip_final_auction": True}, 6),
}


def english(message: Message) -> str:
    """The words of a drawing."""
    return say(message, "en")


def tell(name: str) -> str:
    """The playthrough of a scene as text."""
    game_name, players, options, seed = SCENES[name]
    game = load_game(game_name, players, None, **options)
    state = game.new_initial_state()
    state.recording = True
    lines = [f"{game.info.title}, {players} players, options {plain(game.options)}, seed {seed}", ""]
    lines += _moves(state, Rng(seed, "golden", name))
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
