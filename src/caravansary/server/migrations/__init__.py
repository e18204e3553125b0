"""The schema's history, run by :func:`caravansary.server.schema.migrate` where a database is older than this."""

from typing import Final

NEWEST: Final = "0006"
