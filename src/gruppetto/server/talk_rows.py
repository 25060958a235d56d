"""The talk of a table in the database: no more of it than is ever shown again."""

import sqlalchemy as sa

from gruppetto.server import schema
from gruppetto.table.store import KEPT_LINES


def only_latest(table_id: str) -> sa.Delete:
    """Delete the lines of a table before its latest ones."""
    chat, older = schema.chat.c, schema.chat.alias()
    first_gone = (
        sa.select(older.c.number)
        .where(older.c.table_id == table_id)
        .order_by(older.c.number.desc())
        .offset(KEPT_LINES)
        .limit(1)
        .scalar_subquery()
    )
    return sa.delete(schema.chat).where(chat.table_id == table_id, chat.number <= first_gone)
