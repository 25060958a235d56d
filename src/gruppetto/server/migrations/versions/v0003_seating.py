"""Whether a table has started, and how often its seats have changed: two servers compare before they set."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("started", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("seats_version", sa.Integer, nullable=False, server_default="0"))
    tables = sa.table("tables", sa.column("id"), sa.column("started", sa.Boolean))
    log = sa.table("log", sa.column("table_id"))
    op.execute(sa.update(tables).where(tables.c.id.in_(sa.select(log.c.table_id))).values(started=True))


def downgrade() -> None:
    for column in ("seats_version", "started"):
        op.drop_column("tables", column)
