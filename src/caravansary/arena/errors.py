"""What can go wrong with a tournament that was asked for."""


class Unplayable(ValueError):
    """A tournament that cannot be held, or not go on; its text is the one line that is shown."""
