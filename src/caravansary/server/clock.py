"""What time it is, asked in one place so that tests can move it."""

import time


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())
