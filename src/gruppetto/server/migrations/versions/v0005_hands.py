"""What seats that change hands need: links, former devices, claims, waits, and who is connected where."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("away_seconds", sa.Integer, nullable=False, server_default="60"))
    for name in ("link_hash", "former_hash"):
        op.add_column("seats", sa.Column(name, sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("claim", sa.JSON, nullable=True))
    for name in ("waited", "seen"):
        op.add_column("seats", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    for name in ("seen", "waited", "claim", "former_hash", "link_hash"):
        op.drop_column("seats", name)
    op.drop_column("tables", "away_seconds")
