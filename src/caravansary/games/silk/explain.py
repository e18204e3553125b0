"""What is asked, and what a legal action will do: keys of the catalogue with the ids of the ledger."""

import re
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.messages import Args, Message, Refused, Verdict
from caravansary.games.silk.components import (
    ACTIONS,
    DIRECTIONS,
    IMPROVEMENT_POINTS,
    IMPROVEMENTS,
    MAX_SEATS,
    NURSERIES,
    PIECES,
)
from caravansary.games.silk.movement import can_move, next_owner
from caravansary.games.silk.offers import details
from caravansary.games.silk.refuse import BELONG, kind_of
from caravansary.games.silk.rules import act, legal_into
from caravansary.games.silk.setup import is_relaxed
from caravansary.games.silk.state import (
    BUILD,
    BUMP,
    CHOOSE,
    DIE_ACTION,
    DISPLACE,
    GRAZE,
    MASTIFF,
    MOVE,
    NONE,
    NURSERY_MARKER,
    OOKAMI,
    OOKAMI_MOVES,
    OVER,
    PHASE_1,
    PHASE_2,
    PHASES,
    RAISE,
    SHEPHERD,
    SILKWORM,
    START_OF_TURN,
    TRIGGERS,
    WALL,
    SilkTable,
)
from caravansary.games.silk.story import action_word, improvement_word, owned, pasture_word
from caravansary.games.silk.view import to_place

PROMPTS: Final = {
    7: "silk-prompt-raise",
    9: "silk-prompt-wall",
    11: "silk-prompt-graze",
    12: "silk-prompt-ookami",
}
STEP_RULES: Final = {
    "shepherd": ("SILK-4.3", "SILK-4.5", "SILK-4.10"),
    "mastiff": ("SILK-4.3", "SILK-4.5", "SILK-4.11"),
    "ookami": ("SILK-4.3", "SILK-4.5", "SILK-4.12"),
}

# What may be typed besides texts of actions and labels of tiles, also in Spanish.
LONGEST_TEXT: Final = 200
SPLIT: Final = re.compile(r"[\s,-]+")
KNOWN: Final = {*PIECES, *DIRECTIONS, *ACTIONS, "nursery", "worm", "regenerate", "off"}
WORDS: Final = {
    "pastor": "shepherd",
    "mastín": "mastiff",
    "mastin": "mastiff",
    "criadero": "nursery",
    "oruga": "worm",
    "muro": "wall",
    "norte": "north",
    "este": "east",
    "sur": "south",
    "oeste": "west",
    "fuera": "off",
}
DIE_NAMES: Final = {"raise": ("worm",), "move": ("shepherd", "mastiff"), "build": ("nursery", "regenerate")}


def prompt(t: SilkTable, seat: int) -> Message:
    """What a seat that owes a decision is asked: it is the active player."""
    phase = t.phase()
    if phase == PHASE_1:
        return Message("silk-prompt-worm", {"left": int(t.hand[seat])})
    if phase == PHASE_2:
        pieces = ["@silk-piece-" + name for name in to_place(t, seat)]
        return Message("silk-prompt-piece-relaxed" if is_relaxed(t) else "silk-prompt-piece", {"pieces": pieces})
    if phase == START_OF_TURN:
        return Message("silk-prompt-start", {"left": int(t.reserve[seat])})
    if phase == CHOOSE:
        dice = [int(t.face[die]) for die in range(2) if t.used[die] == NONE]
        return Message("silk-prompt-die", {"dice": dice, "points": int(t.points[seat])})
    if phase == BUILD:
        return Message("silk-prompt-regenerate" if t.built[seat] == NURSERIES else "silk-prompt-nursery")
    if phase == MOVE:
        movers = able_to_move(t)
        return Message("silk-prompt-move" if len(movers) > 1 else "silk-prompt-move-one", {"pieces": movers})
    if phase == BUMP:
        return bump_prompt(t)
    if phase == DISPLACE:
        left = sum(int(t.loose[each]) for each in range(int(t.seats)))
        tile = t.board.tile_label[int(t.site)]
        return Message("silk-prompt-displace", {**owned(t, int(next_owner(t))), "tile": tile, "left": left})
    return Message(PROMPTS[int(phase)])


def bump_prompt(t: SilkTable) -> Message:
    if t.bumped == OOKAMI:
        return Message("silk-prompt-bump-ookami", {})
    owner, kind = int(t.bumped) % int(MAX_SEATS), int(t.bumped) // int(MAX_SEATS)
    return Message("silk-prompt-bump", {"piece": "@silk-piece-" + PIECES[kind], **owned(t, owner)})


def able_to_move(t: SilkTable) -> list[str]:
    """The words of those of the active player's two pieces that have a step now (SILK-5.6)."""
    pieces = {"@silk-piece-shepherd": SHEPHERD + t.active, "@silk-piece-mastiff": MASTIFF + t.active}
    return [word for word, piece in pieces.items() if can_move(t, piece)]


# --- the end that a choice brings


def after(t: SilkTable, action: int) -> SilkTable:
    """The table after a choice of the active player."""
    other = t.clone()
    assert isinstance(other, SilkTable)
    act(other, action, t.active)
    return other


def ending(t: SilkTable, action: int) -> str:
    """What a choice brings for sure: the end of the game (`over`), its trigger by name, or neither."""
    then = after(t, action)
    if then.phase() == OVER:
        return "over"
    if t.trigger or (t.phase() == DISPLACE and then.phase() == DISPLACE):
        return ""
    return sure_trigger(then)


def sure_trigger(t: SilkTable) -> str:
    """What triggers the end, whatever is chosen for the rest of this action.

    A die brings what every use of it brings; a grazed tile turns barren when all its worms have left.
    """
    if t.trigger:
        return TRIGGERS[int(t.trigger)]
    leaving = t.phase() == DISPLACE and t.harvest >= 0
    if not leaving and t.phase() not in (RAISE, WALL, BUILD, GRAZE):
        return ""
    out = vec[i64]([0] * t.game.num_distinct_actions)
    common = ""
    for k in range(int(legal_into(t, t.active, out))):
        end = sure_trigger(after(t, int(out[k])))
        if end == "" or (k > 0 and end != common):
            return ""
        common = end
    return common


# --- legal actions: what they do


def describe(t: SilkTable, action: int, seat: int) -> Verdict:
    """What a legal action of a seat will do and cost, and whether it brings the end (SILK-9.1, 9.3)."""
    said = describe_action(t, action)
    end = ending(t, action)
    if end == "":
        return said
    rules = ("SILK-9.11",) if end == "over" and t.trigger == 0 else ("SILK-9.3",) if end == "over" else ("SILK-9.1",)
    return Verdict(True, said.rules + rules, said.key, {**said.args, "end": "@silk-end-" + end})


def describe_action(t: SilkTable, action: int) -> Verdict:
    what: Any = details(t, action)
    kind: str = what["kind"]
    if kind == "displace":
        return describe_displacement(t, what)
    if kind == "die":
        return describe_die(t, what)
    if kind in ("move", "bump"):
        return describe_step(t, what)
    if kind == "wall":
        return describe_wall(t, what)
    if kind == "nursery":
        return describe_nursery(t, what)
    return describe_tile(t, what)


def tile_label(t: SilkTable, text: str) -> str:
    """A tile as people read it, from its text in actions."""
    return t.board.tile_label[t.board.tile_named[text]]


def describe_displacement(t: SilkTable, what: Any) -> Verdict:
    args: Args = {**owned(t, what["seat"]), "end": "no"}
    if what["to"] is None:
        return Verdict(True, ("SILK-4.8", "SILK-4.17"), "silk-do-displace-off", args)
    args["tile"] = tile_label(t, what["to"])
    if what["captured"]:
        return Verdict(True, ("SILK-4.13", "SILK-4.17"), "silk-do-displace-captured", args)
    return Verdict(True, ("SILK-4.9", "SILK-4.17"), "silk-do-displace", args)


def describe_die(t: SilkTable, what: Any) -> Verdict:
    rules: tuple[str, ...] = ("SILK-3.4", "SILK-3.5") if what["cost"] else ("SILK-3.4",)
    args: Args = {"die": what["die"], "cost": what["cost"], "end": "no"}
    if what["for"] == "raise" and t.reserve[t.active] == 0:
        return Verdict(True, (*rules, "SILK-5.4"), "silk-do-rescue", args)
    args["action"] = action_word(t, ACTIONS.index(what["for"]))
    if what["for"] == "move" and len(able_to_move(t)) == 1:
        args["action"] = "@silk-action-" + able_to_move(t)[0].removeprefix("@silk-piece-")
    return Verdict(True, rules, "silk-do-die-pay" if what["cost"] else "silk-do-die", args)


def describe_step(t: SilkTable, what: Any) -> Verdict:
    rules: tuple[str, ...] = STEP_RULES[what["piece"]]
    if what["over_border"]:
        rules += ("SILK-4.6",)
    args: Args = {"piece": "@silk-piece-" + what["piece"], "tile": tile_label(t, what["to"])}
    args |= {"count": what["worms"], "end": "no"}
    other = what["bumps"]
    if other is not None:
        return Verdict(True, rules, "silk-do-step-bump", {**args, "other": "@silk-piece-" + other["piece"]})
    if what["worms"] == 0:
        return Verdict(True, rules, "silk-do-step", args)
    if what["piece"] == "ookami":
        return Verdict(True, (*rules, "SILK-4.13"), "silk-do-step-capture", args)
    return Verdict(True, (*rules, "SILK-4.17"), "silk-do-step-worms", args)


def describe_wall(t: SilkTable, what: Any) -> Verdict:
    rules: tuple[str, ...] = ("SILK-6.1", "SILK-6.2")
    won = ["@silk-improvement-" + name for name in what["improvements"]]
    more = sum(IMPROVEMENT_POINTS[IMPROVEMENTS.index(name)] for name in what["improvements"])
    wall = t.board.edge_label[t.board.edge_named[what["wall"]]]
    args: Args = {"wall": wall, "points": what["points"], "improvements": won, "more": more, "end": "no"}
    if what["points"]:
        rules += ("SILK-6.6",)
    rules += tuple({"long_wall": "SILK-8.3", "enclosure": "SILK-8.4"}[name] for name in what["improvements"])
    if won:
        return Verdict(True, rules, "silk-do-wall-both" if what["points"] else "silk-do-wall-improvement", args)
    return Verdict(True, rules, "silk-do-wall-segment" if what["points"] else "silk-do-wall", args)


def describe_nursery(t: SilkTable, what: Any) -> Verdict:
    point = t.board.point_label[t.board.point_named[what["point"]]]
    args: Args = {"point": point, "end": "no"}
    if t.phase() == PHASE_2 and is_relaxed(t):
        return Verdict(True, ("SILK-2.10",), "silk-do-nursery-relaxed", {"point": point})
    if t.phase() == PHASE_2:
        return Verdict(True, ("SILK-2.7", "SILK-2.9"), "silk-do-nursery", args)
    if t.built[t.active] == NURSERIES - 1 and t.marker[NURSERY_MARKER] == NONE:
        args["points"] = IMPROVEMENT_POINTS[int(NURSERY_MARKER)]
        return Verdict(True, ("SILK-5.7", "SILK-8.5"), "silk-do-nursery-marker", args)
    return Verdict(True, ("SILK-5.7",), "silk-do-nursery", args)


def describe_tile(t: SilkTable, what: Any) -> Verdict:
    kind: str = what["kind"]
    args: Args = {"tile": tile_label(t, what["tile"]), "end": "no"}
    if kind == "worm":
        return Verdict(True, ("SILK-2.2", "SILK-2.4"), "silk-do-worm", args)
    if kind in ("shepherd", "mastiff"):
        args["piece"] = "@silk-piece-" + kind
        if is_relaxed(t):
            return Verdict(True, ("SILK-2.10",), "silk-do-piece-relaxed", args)
        return Verdict(True, ("SILK-2.7", "SILK-2.8"), "silk-do-piece", args)
    if kind == "graze":
        args |= {"worms": what["worms"], "value": what["value"], "points": what["points"]}
        barren = t.barren >> t.board.tile_named[what["tile"]] & 1
        return Verdict(True, ("SILK-5.10", "SILK-5.12" if barren else "SILK-5.11"), "silk-do-graze", args)
    if kind == "regenerate":
        args["pasture"] = pasture_word(t, t.board.tile_named[what["tile"]])
        return Verdict(True, ("SILK-5.8",), "silk-do-regenerate", args)
    if t.reserve[t.active] == 1 and t.marker[SILKWORM] == NONE:
        args |= {"points": IMPROVEMENT_POINTS[int(SILKWORM)], "improvement": improvement_word(int(SILKWORM))}
        return Verdict(True, ("SILK-5.1", "SILK-8.2"), "silk-do-raise-marker", args)
    return Verdict(True, ("SILK-5.1",), "silk-do-raise", args)


# --- what somebody typed


def understand(t: SilkTable, text: str) -> int:
    """An action by its text; or a tile, two tiles, a side or a piece, and with it the action that it stands for now."""
    if " ".join(text.split()) in t.game.vocabulary:
        return t.game.string_to_action(text)
    words = [WORDS.get(word, word) for word in SPLIT.split(text.strip().lower())] if len(text) <= LONGEST_TEXT else [""]
    labels = [label.lower() for label in t.board.tile_label]
    phase = PHASES[int(t.phase())]
    if phase not in BELONG or not all(word in KNOWN or word in labels for word in words):
        return t.game.string_to_action(text)
    meant = meanings(t, set(words))
    offered = [action for action in meant if action in t.legal_actions(int(t.active))]
    if len(offered) == 1 or (meant and not offered):
        return (offered or meant)[0]
    rule = BELONG[phase][1]
    if offered:
        raise Refused(Verdict(False, (rule,), "silk-no-which"))
    if t.phase() in (MOVE, OOKAMI_MOVES, BUMP, DISPLACE):
        raise Refused(Verdict(False, ("SILK-4.3",), "silk-no-far"))
    raise Refused(Verdict(False, (rule,), "silk-no-other", {"phase": "@silk-phase-" + phase}))


def meanings(t: SilkTable, words: set[str]) -> list[int]:
    """The actions of this phase, legal or not, that have all these names; the cheapest of dice first."""
    kinds = list(BELONG[PHASES[int(t.phase())]][0])
    if not words.intersection(kinds) and t.phase() == PHASE_2:
        kinds = to_place(t, int(t.active))
    elif not words.intersection(kinds) and t.phase() == BUILD:
        kinds = ["regenerate" if t.built[t.active] == NURSERIES else "nursery"]
    fit = [action for action in range(int(t.game.num_distinct_actions)) if kind_of(t, action) in kinds]
    fit = [action for action in fit if words <= names(t, action, words)]
    if t.phase() == CHOOSE:
        fit.sort(key=lambda action: int(t.box.cost[action - int(DIE_ACTION)]))
    return fit


def names(t: SilkTable, action: int, words: set[str]) -> set[str]:
    """All by which an action can be named: its own words, and the labels of its tiles."""
    own = t.game.action_to_string(action).split()
    kind, board = own[0], t.board
    if kind == "die":
        held = int(own[1]) in [int(t.face[die]) for die in range(2) if t.used[die] == NONE]
        return {own[1], own[2], *DIE_NAMES.get(own[2], ())} if held else set()
    if kind == "wall":
        return wall_names(t, board.edge_named[own[1]], words)
    if kind == "nursery":
        label = board.point_label[board.point_named[own[1]]].lower().split()[1:]
        bits = int(board.touching[board.point_named[own[1]]])
        one = [board.tile_label[tile].lower() for tile in range(int(board.tiles)) if bits >> tile & 1]
        return {kind, *(label if len(words - {kind}) > 1 else one)}
    if kind in ("move", "bump"):
        return step_names(t, kind, own[1], own[2], words)
    if kind == "displace":
        to = -1 if own[1] == "off" else int(board.beside[int(t.site) * 4 + DIRECTIONS.index(own[1])])
        return {own[1], board.tile_label[to].lower()} if to >= 0 else {own[1]}
    return {kind, tile_label(t, own[1]).lower()}


def wall_names(t: SilkTable, edge: int, words: set[str]) -> set[str]:
    """The tiles on both sides; beside one of them alone, the side on which it lies."""
    found = {"wall"}
    for tile in [int(t.board.banks[edge * 2 + k]) for k in range(2)]:
        label = t.board.tile_label[tile].lower() if tile >= 0 else ""
        if label in words:
            side = next(k for k in range(4) if t.board.side[tile * 4 + k] == edge)
            found |= {label, DIRECTIONS[side]}
    return found


def step_names(t: SilkTable, kind: str, name: str, direction: str, words: set[str]) -> set[str]:
    """A piece, where it goes, and the tile there. A piece that does not move now goes nowhere, unless it is named."""
    number = PIECES.index(name)
    piece = int(t.bumped) if kind == "bump" else int(OOKAMI) if number == 2 else number * int(MAX_SEATS) + int(t.active)
    right = piece // int(MAX_SEATS) == number and (kind == "bump" or (number == 2) == (t.phase() == OOKAMI_MOVES))
    if not right and name not in words:
        return set()
    start = int(t.site if kind == "bump" else t.place[piece])
    to = int(t.board.around[start * 4 + DIRECTIONS.index(direction)])
    return {name, direction, t.board.tile_label[to].lower()}
