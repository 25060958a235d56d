"""Tables, seats, the log and the chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("code", sa.String(16), nullable=True),
        sa.Column("header", sa.JSON, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("maker_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_table(
        "seats",
        _table_id("seats"),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("invitation_hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_table(
        "log",
        _table_id("log"),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(64), nullable=True),
        sa.Column("entry", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_log"),
        sa.UniqueConstraint("table_id", "seat", "action", name="uq_log_action"),
    )
    op.create_table(
        "chat",
        sa.Column("number", sa.Integer, nullable=False),
        _table_id("chat"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_chat"),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])


def downgrade() -> None:
    for table in ("chat", "log", "seats", "tables"):
        op.drop_table(table)


def _table_id(table: str) -> sa.Column[str]:
    owner = sa.ForeignKey("tables.id", name=f"fk_{table}_table_id_tables", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), owner, nullable=False)
