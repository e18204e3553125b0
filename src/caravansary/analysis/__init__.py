"""Judging decisions: what else there was, what it would have been worth, and where a game was lost."""
