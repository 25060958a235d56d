"""Clocks of tables, and for how long the database has been served, which is the time they run on."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("rule", sa.JSON, nullable=False),
        sa.Column("state", sa.JSON, nullable=True),
        sa.Column("due", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("table_id", name="pk_clocks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_clocks_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_clocks_due", "clocks", ["due"])
    uptime = op.create_table(
        "uptime",
        sa.Column("served", sa.BigInteger, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(uptime, [{"served": 0, "beat": 0}])


def downgrade() -> None:
    op.drop_table("uptime")
    op.drop_table("clocks")
