"""Chance that can be proved fair.

Before a match starts, the house picks a secret seed and publishes its SHA-256; then each seat may add a nonce of its own. Every
draw is HMAC-SHA256 over (nonces, stream, counter) with the seed as key, made unbiased by drawing again when the number falls
into the uneven rest. When the match is over the seed is published, and anybody can compute every draw again. The house cannot
choose draws (it had committed to the seed before it knew the nonces), and no seat can foresee them (it does not know the seed).
Where no seat adds a nonce, the log still proves that nothing was changed after the commitment, but the house could have picked a
seed that it liked; the same holds for a house that sits at the table itself and adds the last nonce.
"""

import hmac
import json
from collections.abc import Sequence
from hashlib import sha256

SPAN = 1 << 64
SEED_BYTES = 32


def commitment(seed: bytes) -> str:
    """What is published about a seed before the match."""
    return sha256(seed).hexdigest()


class FairChance:
    """All draws of one match, as a function of its seed and nonces."""

    def __init__(self, seed: bytes, nonces: Sequence[str] = ()) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.nonces = list(nonces)
        self._keyed = hmac.new(seed, digestmod="sha256")
        self._begin = f"[{json.dumps(self.nonces)}, "

    def number(self, stream: str, counter: int, below: int) -> int:
        """The counter-th number of a named stream, from 0 to below - 1, each equally likely."""
        if not 0 < below <= SPAN:
            raise ValueError(f"cannot draw below {below}")
        attempt = 0
        while True:
            mac = self._keyed.copy()
            mac.update(f"{self._begin}{json.dumps(stream)}, {counter}, {attempt}]".encode())  # as JSON
            value = int.from_bytes(mac.digest()[:8], "big")
            if value < SPAN - SPAN % below:
                return value % below
            attempt += 1

    def pick(self, stream: str, counter: int, outcomes: Sequence[tuple[int, int]]) -> int:
        """The counter-th draw of a stream among outcomes with weights."""
        rest = self.number(stream, counter, sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes:
            rest -= weight
            if rest < 0:
                return outcome
        raise AssertionError("no outcome for a number below the sum of the weights")
