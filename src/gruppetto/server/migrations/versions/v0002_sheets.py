"""Score sheets and their edits."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "sheets",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("head", sa.JSON, nullable=False),
        sa.Column("scorer_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sheets"),
    )
    owner = sa.ForeignKey("sheets.id", name="fk_edits_sheet_id_sheets", ondelete="CASCADE")
    op.create_table(
        "edits",
        sa.Column("sheet_id", sa.String(32), owner, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("edit_id", sa.String(64), nullable=False),
        sa.Column("edit", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("sheet_id", "number", name="pk_edits"),
        sa.UniqueConstraint("sheet_id", "edit_id", name="uq_edits_edit"),
    )


def downgrade() -> None:
    for table in ("edits", "sheets"):
        op.drop_table(table)
