"""No number of a line of talk is given out twice, so that nobody takes a new one for one that they have.

PostgreSQL never did. SQLite gives the highest again that was deleted, as talk is when a table is put away, unless its
table has AUTOINCREMENT: so it is made anew, with what is in it.
"""

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    _remake(autoincrement=True)


def downgrade() -> None:
    _remake(autoincrement=False)


def _remake(*, autoincrement: bool) -> None:
    if op.get_bind().dialect.name == "sqlite":
        with op.batch_alter_table("chat", recreate="always", table_kwargs={"sqlite_autoincrement": autoincrement}):
            pass
