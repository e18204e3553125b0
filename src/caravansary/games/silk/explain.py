"""What is asked, and what a legal action will do: keys of the catalogue with the ids of the ledger."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.messages import Args, Message, Verdict
from caravansary.games.silk.components import ACTIONS, IMPROVEMENT_POINTS, IMPROVEMENTS, MAX_SEATS, NURSERIES, PIECES
from caravansary.games.silk.movement import can_move, next_owner
from caravansary.games.silk.offers import details
from caravansary.games.silk.rules import act, legal_into
from caravansary.games.silk.setup import is_relaxed
from caravansary.games.silk.state import (
    BUILD,
    BUMP,
    CHOOSE,
    DISPLACE,
    GRAZE,
    MASTIFF,
    MOVE,
    NONE,
    NURSERY_MARKER,
    OOKAMI,
    OVER,
    PHASE_1,
    PHASE_2,
    RAISE,
    SHEPHERD,
    SILKWORM,
    START_OF_TURN,
    TRIGGERS,
    WALL,
    SilkTable,
)
from caravansary.games.silk.story import action_word, colour_word, improvement_word, pasture_word
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
        args: Args = {
            "colour": colour_word(t, int(next_owner(t))),
            "tile": t.board.tile_text[int(t.site)],
            "left": left,
        }
        return Message("silk-prompt-displace", args)
    return Message(PROMPTS[int(phase)])


def bump_prompt(t: SilkTable) -> Message:
    if t.bumped == OOKAMI:
        return Message("silk-prompt-bump-ookami", {})
    owner, kind = int(t.bumped) % int(MAX_SEATS), int(t.bumped) // int(MAX_SEATS)
    return Message("silk-prompt-bump", {"piece": "@silk-piece-" + PIECES[kind], "colour": colour_word(t, owner)})


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
        return describe_step(what)
    if kind == "wall":
        return describe_wall(what)
    if kind == "nursery":
        return describe_nursery(t, what)
    return describe_tile(t, what)


def describe_displacement(t: SilkTable, what: Any) -> Verdict:
    args: Args = {"colour": colour_word(t, what["seat"]), "end": "no"}
    if what["to"] is None:
        return Verdict(True, ("SILK-4.8", "SILK-4.17"), "silk-do-displace-off", args)
    args["tile"] = what["to"]
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


def describe_step(what: Any) -> Verdict:
    rules: tuple[str, ...] = STEP_RULES[what["piece"]]
    if what["over_border"]:
        rules += ("SILK-4.6",)
    args: Args = {"piece": "@silk-piece-" + what["piece"], "tile": what["to"], "count": what["worms"], "end": "no"}
    other = what["bumps"]
    if other is not None:
        return Verdict(True, rules, "silk-do-step-bump", {**args, "other": "@silk-piece-" + other["piece"]})
    if what["worms"] == 0:
        return Verdict(True, rules, "silk-do-step", args)
    if what["piece"] == "ookami":
        return Verdict(True, (*rules, "SILK-4.13"), "silk-do-step-capture", args)
    return Verdict(True, (*rules, "SILK-4.17"), "silk-do-step-worms", args)


def describe_wall(what: Any) -> Verdict:
    rules: tuple[str, ...] = ("SILK-6.1", "SILK-6.2")
    won = ["@silk-improvement-" + name for name in what["improvements"]]
    more = sum(IMPROVEMENT_POINTS[IMPROVEMENTS.index(name)] for name in what["improvements"])
    args: Args = {"wall": what["wall"], "points": what["points"], "improvements": won, "more": more, "end": "no"}
    if what["points"]:
        rules += ("SILK-6.6",)
    rules += tuple({"long_wall": "SILK-8.3", "enclosure": "SILK-8.4"}[name] for name in what["improvements"])
    if won:
        return Verdict(True, rules, "silk-do-wall-both" if what["points"] else "silk-do-wall-improvement", args)
    return Verdict(True, rules, "silk-do-wall-segment" if what["points"] else "silk-do-wall", args)


def describe_nursery(t: SilkTable, what: Any) -> Verdict:
    args: Args = {"point": what["point"], "end": "no"}
    if t.phase() == PHASE_2 and is_relaxed(t):
        return Verdict(True, ("SILK-2.10",), "silk-do-nursery-relaxed", {"point": what["point"]})
    if t.phase() == PHASE_2:
        return Verdict(True, ("SILK-2.7", "SILK-2.9"), "silk-do-nursery", args)
    if t.built[t.active] == NURSERIES - 1 and t.marker[NURSERY_MARKER] == NONE:
        args["points"] = IMPROVEMENT_POINTS[int(NURSERY_MARKER)]
        return Verdict(True, ("SILK-5.7", "SILK-8.5"), "silk-do-nursery-marker", args)
    return Verdict(True, ("SILK-5.7",), "silk-do-nursery", args)


def describe_tile(t: SilkTable, what: Any) -> Verdict:
    kind: str = what["kind"]
    args: Args = {"tile": what["tile"], "end": "no"}
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
