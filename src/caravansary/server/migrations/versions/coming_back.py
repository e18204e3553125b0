"""When something last happened at a table, who has ever come to it, and the table that was laid after it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("touched", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("arrived", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("next", sa.String(32), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "next")
    op.drop_column("tables", "arrived")
    op.drop_column("tables", "touched")
