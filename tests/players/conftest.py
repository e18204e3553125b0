"""What takes hundreds of games of a search is played compiled only."""

from tests.conftest import COMPILED

collect_ignore = [] if COMPILED else ["test_strength.py"]
