"""`caravansary serve`: what it refuses before it starts. What it serves is tested in tests/server and tests/e2e."""

import socket
from pathlib import Path

from .tools import run


def test_a_port_in_use_is_one_clear_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run("serve", "--port", str(port))
    assert result.exit_code == 2
    assert result.stderr.splitlines()[-1].startswith(f"caravansary: cannot listen on 127.0.0.1 port {port}: ")


def test_a_folder_without_a_page_is_refused(tmp_path: Path) -> None:
    result = run("serve", "--page", str(tmp_path))
    assert result.exit_code == 2
    assert "there is no built page" in result.stderr
