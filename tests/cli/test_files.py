"""show, replay, verify: what is in a file."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from caravansary import Match, Rng, State, load_game, load_match
from caravansary.engine import log
from caravansary.engine.match import Given
from caravansary.engine.messages import Event
from caravansary.words import say_event
from tests.cli.tools import SEED, answer, complaint, run
from tests.playthrough import english

RANDOM = ["Random 1", "Random 2", "Random 3"]  # who plays in the match file


def rows_of(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def write_rows(file: Path, rows: list[Any]) -> str:
    file.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    return str(file)


def state_at(file: Path, ply: int) -> State:
    match = load_match(file.read_text("utf-8"))
    state = match.game.new_initial_state()
    for entry in match.entries[:ply]:
        state.apply_action(entry.action, entry.seat)
    return state


def sealed_ply(file: Path) -> tuple[int, int]:
    """A moment at which a seat sees a cross of its own that nobody else sees, and that seat."""
    for ply in range(load_match(file.read_text("utf-8")).ply):
        state = state_at(file, ply)
        for seat in state.pending():
            if (
                state.game.draw(state.view(seat), english) != state.game.draw(state.view(None), english)
                and state.is_sealed()
            ):
                position: Any = state.position()
                if position["seats"][seat]["sealed"]:
                    return ply, seat
    raise AssertionError("no sealed choice in this match")


# --- show


def test_show_draws_a_position_given_as_text() -> None:
    state = load_game("border", 2, boards="AB").new_initial_state()
    assert answer("show", json.dumps(state.position())) == state.game.draw(state.view(None), english) + "\n"


def test_show_draws_a_position_from_a_file(tmp_path: Path, match_file: Path) -> None:
    state = state_at(match_file, 30)
    file = tmp_path / "position.json"
    file.write_text("\ufeff" + json.dumps(state.position(), indent=2), "utf-8")
    assert answer("show", str(file)) == state.game.draw(state.view(None), english) + "\n"


def test_show_draws_the_end_of_a_match(match_file: Path) -> None:
    state = load_match(match_file.read_text("utf-8")).state
    assert answer("show", str(match_file)) == state.game.draw(state.view(None), english) + "\n"


def test_show_draws_what_a_seat_sees_at_a_ply_and_asks_it(match_file: Path) -> None:
    ply, seat = sealed_ply(match_file)
    state = state_at(match_file, ply)
    own = answer("show", str(match_file), "--ply", str(ply), "--seat", str(seat))
    assert own.startswith(state.game.draw(state.view(seat), english) + "\n\n")
    assert "or finish" in own.splitlines()[-1]
    spectators = answer("show", str(match_file), "--ply", str(ply))
    assert spectators == state.game.draw(state.view(None), english) + "\n"
    assert not own.startswith(spectators)


def test_show_draws_and_asks_in_spanish(match_file: Path) -> None:
    ply, seat = sealed_ply(match_file)
    own = answer("show", str(match_file), "--ply", str(ply), "--seat", str(seat), "--lang", "es")
    assert "termina" in own.splitlines()[-1]
    assert re.match(r"ronda \d+  \|  Segunda acción  \|  dados ", own)
    assert "castillo 12" in own and f"asiento {seat}, tablero " in own
    assert not re.search(r"\b(seat|board|points|round|dice)\b", own)


def test_show_a_position_with_the_owners_data(own_data: Path) -> None:
    game = load_game("border", 2, json.loads(own_data.read_text("utf-8")), boards="AB")
    position = json.dumps(game.new_initial_state().position())
    assert "castle 98" in answer("show", position, "--data", str(own_data))
    assert "castle 98" not in answer("show", position)


# --- show --words


def told_at(file: Path, ply: int, *args: str) -> dict[str, list[str]]:
    """What stands under each heading."""
    blocks = answer("show", str(file), "--ply", str(ply), "--words", *args).removesuffix("\n").split("\n\n")
    return {heading: lines for heading, *lines in (block.split("\n") for block in blocks)}


def test_show_in_words_tells_a_seat_what_happened_since_it_decided(match_file: Path) -> None:
    ply, seat = sealed_ply(match_file)
    last = max(
        at for at, entry in enumerate(load_match(match_file.read_text("utf-8")).entries[:ply]) if entry.seat == seat
    )
    since: list[str] = []
    for at in range(last, ply):
        since += [say_event(event, "en", RANDOM, seat) for event in events_of(match_file, at, seat)]
    assert told_at(match_file, ply, "--seat", str(seat))["Since your last turn"] == since
    assert since[0].startswith("You cross")
    later = told_at(match_file, ply + 14, "--seat", str(seat))["Since your last turn"]
    assert "Random 2 crosses one cell: B5." in later and "Random 3 finishes the second action." in later
    spanish = told_at(match_file, ply + 14, "--seat", str(seat), "--lang", "es")["Desde tu último turno"]
    assert len(spanish) == len(later) and "Random 2 tacha una casilla: B5." in spanish


def events_of(file: Path, at: int, seat: int) -> list[Event]:
    """What a seat saw of an entry of the log."""
    state, entry = state_at(file, at), load_match(file.read_text("utf-8")).entries[at]
    state.recording = True
    state.apply_action(entry.action, entry.seat)
    return state.events_for(seat)


def test_show_in_words_calls_everybody_by_name(match_file: Path) -> None:
    ply, seat = sealed_ply(match_file)
    assert "The board of Random 2" in told_at(match_file, ply, "--seat", str(seat))
    looking_on = told_at(match_file, ply)
    assert {f"The board of {name}" for name in RANDOM} <= set(looking_on)
    assert "Since your last turn" not in looking_on and "Your question" not in looking_on


def test_show_in_words_passes_over_what_was_no_decision(tmp_path: Path) -> None:
    """Who had one choice was not asked: what came before it is still to be told."""
    match = Match(load_game("yak", 2), bytes.fromhex(SEED), (), ["Ana", "Luis"], automatic=True)
    luck = Rng(2)
    while not (match.entries[-1].forced and 0 in match.state.pending()):
        legal = match.state.legal_actions()
        match.play(legal[int(luck.below(len(legal)))])
    assert match.entries[-1].seat == 0
    file = tmp_path / "running.jsonl"
    file.write_text(log.write(match), "utf-8")
    decided = max(at for at, entry in enumerate(match.entries) if entry.seat == 0 and not entry.forced)
    since = [event for at in range(decided, match.ply) for event in events_of(file, at, 0)]
    said = [say_event(event, "en", ["Ana", "Luis"], 0) for event in since]
    assert told_at(file, match.ply, "--seat", "0")["Since your last turn"] == said


# --- replay


def test_replay_tells_the_match(match_file: Path) -> None:
    told = answer("replay", str(match_file))
    lines = told.splitlines()
    assert lines[0].split()[:4] == ["1", "Random", "1", "gets"]
    assert "The game ends after" in told
    assert lines.count("") == 1


def test_replay_tells_a_spectator_nothing_that_is_sealed(match_file: Path) -> None:
    told = answer("replay", str(match_file))
    assert "crosses the" not in told and "crosses one cell: " in told


def test_replay_adds_up_the_scores(match_file: Path) -> None:
    state = load_match(match_file.read_text("utf-8")).state
    sheets = answer("replay", str(match_file)).split("\n\n")[1].splitlines()
    heads = [at for at, line in enumerate(sheets) if not line.startswith(" ")]
    assert [sheets[at].split(".")[0] for at in heads] == sorted(str(place) for place in state.places())
    for at, after in zip(heads, [*heads[1:], len(sheets)], strict=True):
        name, total = sheets[at].split(". ")[1].split(": ")
        assert int(total) == state.scores()[int(name.split()[1]) - 1]
        assert sum(int(line.split()[0]) for line in sheets[at + 1 : after]) == int(total)


def test_replay_in_spanish(match_file: Path) -> None:
    told = answer("replay", str(match_file), "--lang", "es")
    assert "recibe" in told.splitlines()[0] or "tablero" in told.splitlines()[0]
    assert "Valor más alto" in told


def test_replay_from_an_entry_on(match_file: Path) -> None:
    whole = answer("replay", str(match_file)).splitlines()
    later = answer("replay", str(match_file), "--from", "40").splitlines()
    numbers = [int(line[:5]) for line in later if line[:5].strip().isdigit() and not line.startswith("    ")]
    assert min(numbers) >= 40
    assert whole[-len(later) :] == later and len(later) < len(whole)


def test_replay_of_a_match_that_is_not_over(tmp_path: Path, match_file: Path) -> None:
    file = write_rows(tmp_path / "cut.jsonl", rows_of(match_file)[:50])
    assert "(not over after 49 entries)" in answer("replay", file)
    assert "(sin terminar tras 49 entradas)" in answer("replay", file, "--lang", "es")


def test_replay_reads_standard_input(match_file: Path) -> None:
    assert run("replay", "-", text=match_file.read_text("utf-8")).stdout == answer("replay", str(match_file))


def test_replay_lets_no_name_steer_the_terminal(tmp_path: Path, match_file: Path) -> None:
    rows = rows_of(match_file)
    rows[0]["names"] = ["\x1b[2J\x1b]0;owned\x07", "line\nbreak", "half \ud800"]
    result = run("replay", write_rows(tmp_path / "names.jsonl", rows))
    assert result.exit_code == 2
    assert "names: only printable characters" in result.stderr
    assert "\x1b" not in result.output and "owned" not in result.output


# --- verify


def test_verify_says_yes_and_how_many_draws(match_file: Path) -> None:
    draws = sum("draw" in row for row in rows_of(match_file))
    assert answer("verify", str(match_file)).startswith(f"yes: {draws} draws ")


def test_verify_names_the_first_wrong_draw(tmp_path: Path, match_file: Path) -> None:
    rows = rows_of(match_file)
    at = next(at for at, row in enumerate(rows) if row.get("draw") == ["first player", 0])
    rows[at]["action"] = "first 1" if rows[at]["action"] != "first 1" else "first 2"
    result = run("verify", write_rows(tmp_path / "forged.jsonl", rows))
    assert result.exit_code == 1
    assert result.stdout.startswith(f"no: line {at + 1}: ") and rows[at]["action"] in result.stdout
    assert result.stdout.count("\n") == 1 and result.stderr == ""


def test_verify_names_another_seed(tmp_path: Path, match_file: Path) -> None:
    rows = rows_of(match_file)
    rows[-1]["seed"] = SEED[::-1]
    result = run("verify", write_rows(tmp_path / "forged.jsonl", rows))
    assert (result.exit_code, "committed" in result.stdout) == (1, True)


@pytest.mark.parametrize("secret", [b"s" * 32, None])
def test_verify_proves_nothing_before_the_end_or_without_a_seed(tmp_path: Path, secret: bytes | None) -> None:
    file = tmp_path / "open.jsonl"
    file.write_text(log.write(Match(load_game("border"), secret)), "utf-8")
    result = run("verify", str(file))
    assert (result.exit_code, result.stdout.startswith("no: ")) == (1, True)


def test_verify_answers_in_spanish(tmp_path: Path, match_file: Path) -> None:
    draws = sum("draw" in row for row in rows_of(match_file))
    assert answer("verify", str(match_file), "--lang", "es").startswith(f"sí: se han recalculado {draws} sorteos ")
    rows = rows_of(match_file)
    rows[-1]["seed"] = SEED[::-1]
    result = run("verify", write_rows(tmp_path / "forged.jsonl", rows), "--lang", "es")
    assert result.stdout.startswith("no: línea 1: la semilla no es ")


# --- verify: a match that goes on from another


def go_on(file: Path, to: Path, taken: int, seed: bytes) -> str:
    """Play on from a moment of a match that is over, with a seed of its own."""
    source, luck = load_match(file.read_text("utf-8")), Rng(4)
    moves = [(entry.seat, entry.action) for entry in source.entries[:taken]]
    match = Match.replay(source.game, moves, seed, (), (), Given(taken, source.commitment or ""))
    while not match.state.is_terminal():
        legal = match.state.legal_actions()
        match.play(legal[int(luck.below(len(legal)))])
    to.write_text(log.write(match), "utf-8")
    return str(to)


@pytest.fixture
def branch(tmp_path: Path, match_file: Path) -> str:
    return go_on(match_file, tmp_path / "branch.jsonl", 40, b"b" * 32)


def draws_of(file: str, end: int | None = None) -> int:
    return sum("draw" in row for row in rows_of(Path(file))[1:][:end])


def test_verify_does_not_take_draws_for_given_without_their_source(match_file: Path, branch: str) -> None:
    given, draws, source = draws_of(branch, 40), draws_of(branch), rows_of(match_file)[0]["commitment"]
    result = run("verify", branch)
    assert result.exit_code == 1
    no, proved, *_ = result.stdout.splitlines()
    assert no.startswith(f"no: {given} of {draws} draws cannot be proved, those of the first 40 entries, taken over ")
    assert source in no and no.endswith("--source FILE")
    assert proved.startswith(f"Proved: {draws - given} draws computed again, ")
    spanish = run("verify", branch, "--lang", "es")
    assert spanish.exit_code == 1
    assert spanish.stdout.startswith(f"no: queda sin demostrar una parte de los sorteos, {given} de {draws}: ")
    assert "\nDemostrado: se han recalculado" in spanish.stdout


@pytest.mark.parametrize("source", ["", "ab" * 32])
def test_verify_does_not_believe_dice_that_were_marked_as_given_afterwards(
    tmp_path: Path, match_file: Path, source: str
) -> None:
    rows = rows_of(match_file)
    at = next(at for at, row in enumerate(rows) if row.get("draw") == ["first player", 0])
    rows[at]["action"] = "first 1" if rows[at]["action"] != "first 1" else "first 2"
    rows = [rows[0], *rows[1 : at + 1]]
    rows[0]["given"] = {"entries": at, "source": source}
    match = load_match("".join(json.dumps(row) + "\n" for row in rows))
    moves = [(entry.seat, entry.action) for entry in match.entries]
    whole = Match.replay(match.game, moves, bytes.fromhex(SEED), match.nonces, match.names, match.given)
    while not whole.state.is_terminal():
        whole.play(whole.state.legal_actions()[0])
    forged = tmp_path / "forged.jsonl"
    forged.write_text(log.write(whole), "utf-8")
    for more in ([], ["--source", str(match_file)]):
        result = run("verify", str(forged), *more)
        assert (result.exit_code, result.stdout[:3]) == (1, "no:"), result.output
        assert "cannot be proved" in result.stdout
    assert ("does not name" in run("verify", str(forged)).stdout) == (source == "")


def test_verify_says_yes_with_the_source(match_file: Path, branch: str) -> None:
    told = answer("verify", branch, "--source", str(match_file)).splitlines()
    assert told[0].startswith(f"yes: {draws_of(branch)} draws ")
    assert told[1].startswith(f"{branch}: the first 40 entries were taken over from ")
    assert rows_of(match_file)[0]["commitment"] in told[1] and str(match_file) in told[1]
    assert f"{match_file}: " in told[-1] and "nonce" in told[-1]


def test_verify_names_the_source_that_is_wrong(tmp_path: Path, match_file: Path, branch: str) -> None:
    rows = rows_of(match_file)
    rows[-1]["seed"] = SEED[::-1]
    wrong = write_rows(tmp_path / "wrong.jsonl", rows)
    result = run("verify", branch, "--source", wrong)
    assert (result.exit_code, result.stdout.startswith(f"no: {wrong}, line 1: the seed ")) == (1, True)
    assert f"\n{draws_of(branch, 40)} of {draws_of(branch)} draws cannot be proved.\nProved: " in result.stdout
    result = run("verify", branch, "--source", branch)
    assert (result.exit_code, "its commitment is different" in result.stdout) == (1, True)


def test_verify_wants_the_source_of_a_source_too(tmp_path: Path, match_file: Path, branch: str) -> None:
    twig = go_on(Path(branch), tmp_path / "twig.jsonl", 60, b"t" * 32)
    result = run("verify", twig, "--source", branch)
    assert result.exit_code == 1
    assert result.stdout.startswith(f"no: {draws_of(twig, 40)} of {draws_of(twig)} draws cannot be proved, ")
    assert rows_of(match_file)[0]["commitment"] in result.stdout
    assert answer("verify", twig, "--source", branch, "--source", str(match_file)).startswith("yes: ")
    assert run("verify", twig, "--source", str(match_file), "--source", branch).exit_code == 2


def test_a_source_that_nothing_was_taken_over_from(match_file: Path, branch: str) -> None:
    assert f"--source {branch}: " in complaint("verify", str(match_file), "--source", branch)
    assert "/no/such/file" in complaint("verify", branch, "--source", "/no/such/file")
