"""At which version of the match a line was said, so that talk stands in time with the moves."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("chat", sa.Column("version", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    op.drop_column("chat", "version")
