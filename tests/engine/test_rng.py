"""The fast generator: repeatable, told apart by names, even."""

from collections import Counter

import pytest

from caravansary import Rng


def test_the_stream_of_a_seed_never_changes() -> None:
    """Logs of simulations and golden playthroughs stand on these numbers."""
    rng = Rng(1, "dice")
    assert [int(rng.word()) for _ in range(4)] == [3779747445, 1818367722, 1859480115, 2770627415]


def test_a_copy_goes_on_with_the_same_numbers() -> None:
    rng = Rng(4, "copy")
    rng.word()
    twin = rng.copy()
    assert [int(twin.below(100)) for _ in range(20)] == [int(rng.below(100)) for _ in range(20)]


def test_names_make_other_streams() -> None:
    streams = {tuple(int(Rng(seed, name).word()) for _ in range(1)) for seed in range(20) for name in ("a", "b")}
    assert len(streams) == 40


@pytest.mark.parametrize("sides", [2, 6, 7, 252])
def test_below_is_even(sides: int) -> None:
    rng, n = Rng(7, "even"), 2000 * sides
    seen = Counter(int(rng.below(sides)) for _ in range(n))
    chi = sum((seen[k] - 2000) ** 2 / 2000 for k in range(sides))
    assert set(seen) == set(range(sides))
    assert chi < sides + 6 * (2 * sides) ** 0.5


def test_below_draws_the_uneven_rest_again() -> None:
    """Below 3 * 2**29 a quarter of all words is the rest: without drawing again, numbers would come unevenly."""
    rng, n, third = Rng(3, "rest"), 30000, 1 << 29
    parts = Counter(int(rng.below(3 * third)) // third for _ in range(n))
    assert all(abs(parts[k] - n / 3) < 6 * (n * 2 / 9) ** 0.5 for k in range(3))


def test_shuffles_are_even() -> None:
    rng, n = Rng(5, "shuffle"), 12000
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(n):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 24
    assert sum((count - n / 24) ** 2 / (n / 24) for count in seen.values()) < 23 + 6 * 46**0.5
