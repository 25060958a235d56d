"""The row of a table's clock, as every transaction that touches one writes it."""

from typing import Any

import msgspec
import sqlalchemy as sa

from gruppetto.server import schema
from gruppetto.table.clock import ClockRule, ClockState

Row = dict[str, Any]

_kept = schema.clocks.c

BRING_FORWARD = (
    sa.update(schema.clocks)
    .where(_kept.table_id == sa.bindparam("of_table"))
    .values(state=sa.bindparam("new_state"), due=sa.bindparam("new_due"))
)
"""What an entry of the log does to the clock beside it."""


def new_clock(table_id: str, rule: ClockRule, state: ClockState | None) -> Row:
    row: Row = {"table_id": table_id, "rule": msgspec.to_builtins(rule), "state": None, "due": None}
    return row if state is None else row | {"state": msgspec.to_builtins(state), "due": state.due}


def brought_forward(table_id: str, state: ClockState) -> Row:
    """The values of `BRING_FORWARD`."""
    return {"of_table": table_id, "new_state": msgspec.to_builtins(state), "new_due": state.due}


def read_rule(row: object) -> ClockRule:
    return msgspec.convert(row, ClockRule)


def read_state(row: object) -> ClockState | None:
    return None if row is None else msgspec.convert(row, ClockState)
