"""Who rides for which team at a table, where somebody chose."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("teams", sa.JSON, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "teams")
