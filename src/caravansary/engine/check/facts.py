"""Checks of what a game says of itself in its `Info`: whatever is declared there holds in every game."""

from caravansary.engine.check.copies import plain
from caravansary.engine.check.report import demand
from caravansary.engine.contract import CHANCE, Game, State
from caravansary.engine.messages import Event, Plain
from caravansary.engine.rng import Rng

WORDS: dict[str, tuple[str, str]] = {
    "information": ("perfect", "imperfect"),
    "dynamics": ("sequential", "simultaneous"),
    "chance": ("explicit", "none"),
    "utility": ("general_sum", "zero_sum"),
}


def declared(game: Game) -> None:
    """The facts are words that are known, and do not contradict each other."""
    info = game.info
    said = info._asdict()
    for fact, words in WORDS.items():
        demand(said[fact] in words, f"fact-{fact}", f"{said[fact]!r} is not one of {', '.join(words)}")
    sealed = info.dynamics == "simultaneous"
    demand(not (sealed and info.information == "perfect"), "fact-information", "a sealed choice is hidden from others")
    demand(info.longest >= 0, "fact-longest", f"{info.longest} is no length")
    demand(info.min_points <= info.max_points, "fact-points", f"{info.min_points} to {info.max_points}")
    foreign = sorted(set(game.unused_phases) - set(game.phase_names))
    demand(not foreign, "fact-phases", f"there are no phases {foreign}")


def moment(state: State, ply: int) -> None:
    """What must be true of every situation."""
    info = state.game.info
    if info.chance == "none":
        demand(state.current_player() != CHANCE, "fact-chance", "chance is to act")
    if info.dynamics == "sequential":
        demand(not state.is_sealed(), "fact-dynamics", "choices are sealed")
        demand(len(state.pending()) <= 1, "fact-dynamics", f"{state.pending()} owe decisions at once")
    if info.longest:
        demand(ply <= info.longest, "fact-longest", f"{ply} decisions and draws, said were at most {info.longest}")
    if (info.min_points or info.max_points) and state.game.data() is None:  # an owner's box may bring other points
        points = state.scores()
        inside = info.min_points <= min(points) and max(points) <= info.max_points
        demand(inside, "fact-points", f"{points}, said were {info.min_points} to {info.max_points}")
    for phase in state.game.unused_phases:
        demand(phase not in state.phase_stack(), "fact-phases", f"{phase!r} is going on")


def told(game: Game, events: list[Event]) -> None:
    """With perfect information everybody is told everything."""
    if game.info.information == "perfect":
        for event in events:
            demand(event.audience is None, "fact-information", f"{event.key!r} is told to {event.audience} only")


def hides_nothing(state: State, rng: Rng) -> None:
    """With perfect information all views are alike, and there is nothing to imagine."""
    if state.game.info.information != "perfect":
        return
    all_see, position = _shown(state, None), plain(state.position())
    for seat in range(state.game.players):
        demand(_shown(state, seat) == all_see, "fact-information", f"seat {seat} sees what a spectator does not")
        drawn = plain(state.resample(seat, rng).position())
        demand(drawn == position, "fact-information", f"seat {seat} imagines something else than there is")


def _shown(state: State, seat: int | None) -> str:
    view: Plain = {key: value for key, value in state.view(seat).items() if key != "you"}
    return plain(view)


def result(state: State) -> None:
    """What must be true of every end."""
    if state.game.info.utility == "zero_sum":
        returns = state.returns()
        demand(abs(sum(returns)) < 1e-9, "fact-utility", f"returns {returns} add up to {sum(returns)}")
