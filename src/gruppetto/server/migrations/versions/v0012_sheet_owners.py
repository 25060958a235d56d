"""Who made a score sheet may delete it. Those there are have no owner: nobody was given a token for it."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("sheets", sa.Column("owner_hash", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("sheets", "owner_hash")
