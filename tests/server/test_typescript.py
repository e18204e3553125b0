"""The page's types come from the messages."""

from pathlib import Path

import pytest

from caravansary.server.typescript import generate, main


def test_the_text_is_always_the_same() -> None:
    text = generate()
    assert text == generate()
    assert text.startswith("// Generated")
    assert 'export interface Play {\n  type: "play";\n  id: string;\n  seat: number;' in text
    assert "since: 0 | Record<string, number>;" in text
    assert "export type FromServer = Welcome | Update | Change | Told | Refused | Done |" in text


def test_check_says_in_one_line_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "messages.ts"
    assert main(["--check", str(file)]) == 1
    assert main([str(file)]) == 0
    capsys.readouterr()
    assert main(["--check", str(file)]) == 0
    assert capsys.readouterr().out == ""
    file.write_text(file.read_text() + " ")
    assert main(["--check", str(file)]) == 1
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert "differs" in said
