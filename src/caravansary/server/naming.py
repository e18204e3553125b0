"""What people may be called."""

import unicodedata


def clean(name: str) -> str:
    """A name that can be shown: nothing invisible, no spaces at its ends."""
    return " ".join("".join(c for c in name if c == " " or unicodedata.category(c)[0] != "C").split())
