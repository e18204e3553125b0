"""What a passive is offered: cells in their order, whatever colours their dice have (section 5)."""

from itertools import combinations

import pytest

from tests.marks import rules

from .tables import COLOUR, COLOURS, frontier, second_action


@rules("BORDER-5.1", "BORDER-5.3")
@pytest.mark.parametrize("board", "ABCD")
def test_cells_are_offered_in_ascending_order(board: str) -> None:
    """With each pair of dice; often the smallest cell is one of the later colour."""
    turned, other = 0, next(each for each in "ABCD" if each != board)
    for dice in combinations(COLOURS, 2):
        cells = sorted(frontier(board, (), dice))
        if cells:  # otherwise nobody is asked
            state = second_action(other + board, " ".join(dice))
            offered = [state.game.action_to_string(action) for action in state.legal_actions(1)]
            assert offered == [*(f"cross {cell}" for cell in cells), "done"]
            turned += COLOUR[board][cells[0]] == dice[1] and len({COLOUR[board][cell] for cell in cells}) == 2
    assert turned, "in no pair the later colour has the smaller cell"
