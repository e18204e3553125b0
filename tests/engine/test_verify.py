"""Proofs: a match is proved only if every draw is, and draws that were taken over prove nothing by themselves."""

import json

import pytest

from caravansary import Match, Rng, load_game
from caravansary.engine import log
from caravansary.engine.fair import commitment
from caravansary.engine.log import Record
from caravansary.engine.match import Given
from caravansary.engine.messages import Message
from caravansary.engine.verify import Verification, verify
from caravansary.games import game_of
from tests.engine.test_log import FINISHED, MATCH, SEED, changed, played
from tests.marks import rules

DRAWS = sum(entry.seat == -1 for entry in MATCH.entries)
TAKEN = 41


def read(text: str) -> Record:
    return log.read(text, game_of)


def check(text: str, *sources: str) -> Verification:
    return verify(read(text), sources=[read(source) for source in sources])


def problem(found: Verification) -> str:
    assert found.problem is not None and not found.whole
    return found.problem.key


def with_head(text: str, **fields: object) -> str:
    head, rest = text.split("\n", 1)
    return json.dumps({**json.loads(head), **fields}) + "\n" + rest


def goes_on(text: str, taken: int, seed: bytes, source: str | None = None) -> str:
    """The log of a match that takes over the first entries of another and is then played to its end."""
    before = read(text).replay()
    moves = [(entry.seat, entry.action) for entry in before.entries[:taken]]
    given = Given(taken, (before.commitment or "") if source is None else source)
    match, luck = Match.replay(before.game, moves, seed, (), (), given), Rng(4)
    while not match.state.is_terminal():
        legal = match.state.legal_actions()
        match.play(legal[int(luck.below(len(legal)))])
    return log.write(match)


def draws_in(text: str, start: int = 0, end: int | None = None) -> int:
    return sum(seat < 0 for seat, _ in read(text).moves[start:end])


BRANCH = goes_on(FINISHED, TAKEN, bytes(range(1, 33)))
TWIG = goes_on(BRANCH, TAKEN + 30, bytes(range(2, 34)))


@rules("HOUSE-2.4")
def test_a_fair_match_is_verified() -> None:
    assert check(FINISHED) == Verification(True, DRAWS)
    assert check(FINISHED).whole


@rules("HOUSE-2.4")
def test_nothing_is_proved_before_the_seed_is_published() -> None:
    live = log.write(played(2, 25))
    assert check(live) == Verification(False, 0, Message("files-no-seed"), len(live.splitlines()))


@rules("HOUSE-2.4")
def test_the_first_wrong_draw_is_named() -> None:
    rolls = [k for k, line in enumerate(FINISHED.splitlines(), 1) if '"dice", 7]' in line]
    right = json.loads(FINISHED.splitlines()[rolls[0] - 1])["action"]
    other = "roll " + " ".join(["grey"] * (len(right.split()) - 1))
    assert other != right
    result = check(changed(rolls[0], action=other))
    assert not result.fair
    assert result.line == rolls[0]
    args = {"stream": "dice", "number": 7, "right": right, "text": other}
    assert result.problem == Message("files-wrong-draw", args)


@rules("HOUSE-2.1", "HOUSE-2.4")
def test_another_seed_is_not_the_one_committed_to() -> None:
    last = len(FINISHED.splitlines())
    assert problem(check(changed(last, seed="00" * 32))) == "files-other-seed"


@rules("HOUSE-2.4")
def test_a_cut_off_log_is_not_proved() -> None:
    lines = FINISHED.splitlines()
    seed = json.dumps({"seed": SEED.hex()})
    assert problem(check("\n".join([*lines[:60], seed]))) == "files-not-finished"
    assert problem(check("\n".join([*lines[:60], lines[-1]]))) == "files-not-finished"
    assert problem(check("\n".join([*lines[:-1], seed]))) == "files-not-finished"


def test_a_wrong_result_is_noticed() -> None:
    end = json.loads(FINISHED.splitlines()[-1])["end"]
    last = len(FINISHED.splitlines())
    result = check(changed(last, end={**end, "winners": [0, 1]}))
    assert (problem(result), result.line, result.fair) == ("files-wrong-end", last, False)


def test_an_illegal_entry_is_named() -> None:
    result = check(changed(4, by=0, action="done"))
    assert (problem(result), result.line) == ("files-not-legal", 4)


@rules("HOUSE-2.1")
def test_the_commitment_can_be_the_one_that_was_shown() -> None:
    assert verify(read(FINISHED), commitment(SEED)).whole
    assert problem(verify(read(FINISHED), "00" * 32)) == "files-other-commitment"


@rules("HOUSE-2.3")
@pytest.mark.parametrize("draw", [["boards", 1], ["dice", 0]])
def test_a_draw_must_be_the_next_of_its_stream(draw: list[object]) -> None:
    result = check(changed(2, draw=draw))
    assert not result.fair
    assert result.problem == Message("files-wrong-count", {"stream": "boards", "number": 0})


def test_entered_chance_cannot_be_proved() -> None:
    match = Match(load_game("border", boards="AB"), None)
    match.play("first 1")
    assert problem(check(log.write(match))) == "files-by-hand"


# --- matches that go on from another


@rules("HOUSE-2.5")
def test_a_match_that_goes_on_from_another_says_so_and_proves_its_own_draws() -> None:
    record = read(BRANCH)
    assert record.given == Given(TAKEN, MATCH.commitment or "") == record.replay().given
    assert check(BRANCH) == Verification(True, draws_in(BRANCH, TAKEN), given=draws_in(BRANCH, 0, TAKEN))
    # Whoever leaves out that entries were given claims draws that the seed does not give.
    assert not check(with_head(BRANCH, given=None)).fair


@rules("HOUSE-2.5")
def test_draws_that_were_taken_over_are_not_proved_without_their_source() -> None:
    found = check(BRANCH)
    assert found.fair and found.given > 0 and found.problem is None
    assert not found.whole


@rules("HOUSE-2.5")
@pytest.mark.parametrize("source", ["", "ab" * 32])
def test_a_house_cannot_choose_its_dice_and_call_them_given(source: str) -> None:
    """Every draw was chosen, none comes from the seed: all entries are marked as taken over."""
    lines = FINISHED.splitlines()
    chosen = Rng(9)
    state = MATCH.game.new_initial_state()
    rows, counts = [], dict[str, int]()
    while not state.is_terminal():
        seat = int(state.current_player())
        legal = [action for action, _ in state.chance_outcomes()] if seat < 0 else state.legal_actions(seat)
        action = int(legal[int(chosen.below(len(legal)))])
        row: dict[str, object] = {"by": "chance" if seat < 0 else seat, "action": MATCH.game.action_to_string(action)}
        if seat < 0:
            stream = state.chance_stream()
            row["draw"] = [stream, counts.get(stream, 0)]
            counts[stream] = counts.get(stream, 0) + 1
        rows.append(json.dumps(row))
        state.apply_action(action, seat)
    end = {"reason": state.end_reason(), "scores": state.scores(), "winners": state.winners()}
    forged = "\n".join([lines[0], *rows, json.dumps({"end": end, "seed": SEED.hex()})])
    assert not check(forged).fair
    forged = with_head(forged, given={"entries": len(rows), "source": source})
    alone = check(forged)
    assert not alone.whole and (alone.draws, alone.given) == (0, sum(counts.values()))
    for other in (FINISHED, BRANCH):
        assert not check(forged, other).whole


@rules("HOUSE-2.5")
def test_the_source_proves_what_was_taken_over() -> None:
    assert check(BRANCH, FINISHED) == Verification(True, draws_in(BRANCH))
    assert check(BRANCH, FINISHED).whole


@rules("HOUSE-2.5")
def test_a_source_must_be_proved_itself() -> None:
    given = draws_in(BRANCH, 0, TAKEN)
    last = len(FINISHED.splitlines())
    roll = next(
        k for k, line in enumerate(FINISHED.splitlines(), 1) if k > TAKEN + 1 and '"action": "roll blue"' in line
    )
    for source, key, line in (
        (changed(last, seed="00" * 32), "files-other-seed", 1),
        (changed(last, seed=None), "files-no-seed", last - 1),
        (changed(roll, action="roll grey"), "files-wrong-draw", roll),
    ):
        found = check(BRANCH, source)
        assert (problem(found), found.line, found.log) == (key, line, 1)
        assert found.fair and (found.draws, found.given) == (draws_in(BRANCH, TAKEN), given)


@rules("HOUSE-2.5")
def test_a_source_must_be_the_one_that_is_named() -> None:
    stranger = goes_on(FINISHED, TAKEN, bytes(range(3, 35)))
    assert problem(check(BRANCH, stranger)) == "files-other-source"
    unnamed = goes_on(FINISHED, TAKEN, bytes(range(1, 33)), source="")
    assert check(unnamed).given > 0
    assert problem(check(unnamed, FINISHED)) == "files-unnamed-source"
    four = log.write(played(4))
    assert problem(check(BRANCH, four)) == "files-other-game"


@rules("HOUSE-2.5")
def test_the_entries_must_be_those_of_the_source() -> None:
    """The other entries are legal, and the source's seed is the same: only what was decided differs."""
    others = goes_on(goes_on(FINISHED, 12, SEED), TAKEN, bytes(range(1, 33)), source=MATCH.commitment)
    found = check(others, FINISHED)
    assert problem(found) == "files-other-entry" and 13 < found.line <= TAKEN + 1 and found.log == 0
    assert found.given == draws_in(others, 0, TAKEN)
    long = with_head(BRANCH, given={"entries": len(read(BRANCH).moves), "source": MATCH.commitment})
    assert problem(check(long, FINISHED)) == "files-other-entry"


@rules("HOUSE-2.5")
def test_a_match_may_not_use_a_seed_that_is_known() -> None:
    again = goes_on(FINISHED, TAKEN, SEED)
    for found in (check(again), check(again, FINISHED), check(goes_on(BRANCH, TAKEN, SEED), BRANCH, FINISHED)):
        assert problem(found) == "files-known-seed" and not found.fair


@rules("HOUSE-2.5")
def test_a_source_that_goes_on_from_another_needs_its_own() -> None:
    own, first = draws_in(TWIG, TAKEN + 30), draws_in(TWIG, 0, TAKEN)
    assert check(TWIG) == Verification(True, own, given=draws_in(TWIG, 0, TAKEN + 30))
    assert check(TWIG, BRANCH) == Verification(True, draws_in(TWIG) - first, given=first)
    assert check(TWIG, BRANCH, FINISHED) == Verification(True, draws_in(TWIG))
    assert problem(check(TWIG, FINISHED)) == "files-other-source"
    found = check(TWIG, BRANCH, BRANCH)
    assert (problem(found), found.log) == ("files-other-source", 2)
    assert (found.fair, found.given) == (True, first)


@rules("HOUSE-2.5")
def test_less_may_be_taken_over_than_the_source_took_over() -> None:
    short = goes_on(BRANCH, 20, bytes(range(5, 37)))
    assert check(short, BRANCH).given == draws_in(short, 0, 20)
    assert check(short, BRANCH, FINISHED).whole


def test_a_match_is_no_source_of_itself() -> None:
    itself = with_head(BRANCH, given={"entries": TAKEN, "source": read(BRANCH).commitment})
    assert problem(check(itself, itself, itself)) == "files-known-seed"
