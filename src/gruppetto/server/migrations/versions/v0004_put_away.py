"""When somebody was last at a table, and since when it is put away."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("put_away", sa.BigInteger, nullable=True))
    op.create_index("ix_tables_touched", "tables", ["touched"])
    # Nobody knows who was where before: the count of days begins now.
    op.execute(sa.update(sa.table("tables", sa.column("touched"))).values(touched=int(time.time())))


def downgrade() -> None:
    op.drop_index("ix_tables_touched", "tables")
    for column in ("put_away", "touched"):
        op.drop_column("tables", column)
