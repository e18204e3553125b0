"""When somebody last had a table open, so that one which nobody uses can be cleared away.

Nobody knows that of the tables that are there: they count as used today, lest one is cleared away that was in use all the time.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seen", sa.Integer(), nullable=True))
    op.create_index("ix_tables_next", "tables", ["next"])
    op.execute(sa.text("UPDATE tables SET seen = :now").bindparams(now=int(time.time())))


def downgrade() -> None:
    op.drop_index("ix_tables_next", "tables")
    op.drop_column("tables", "seen")
