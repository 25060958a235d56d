"""Whether people at a table may ask what a bot would do. Those there are may where no two people ride, as new ones."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table("tables", sa.column("id"), sa.column("hints", sa.Boolean))
    seats = sa.table("seats", sa.column("table_id"), sa.column("kind"))
    people = sa.select(sa.func.count()).where(seats.c.table_id == tables.c.id, seats.c.kind != "bot").scalar_subquery()
    op.execute(sa.update(tables).where(people <= 1).values(hints=True))


def downgrade() -> None:
    op.drop_column("tables", "hints")
