"""What becomes of tables that nobody needs: who made one may delete it, those put away are opened again.

A deleted table is gone, every word of it. Only a finished match that other people rode in is their record too: of that
the talk and the tokens go, and the record stays. Nobody can be at a table that was put away; whoever has a seat there
may open it again, unless its match is over: that is a record by now.
"""

from collections.abc import Callable

from gruppetto.table.all_tables import Tables
from gruppetto.table.denied import Denied, unknown_table
from gruppetto.table.store import HUMAN, Conflict, Gone, Seating
from gruppetto.table.tables import LiveTable
from gruppetto.table.tokens import matches

_ATTEMPTS = 5
"""To find letters that no other table has."""


async def delete(tables: Tables, table: LiveTable, maker: str, tokens: list[str]) -> bool:
    """Deletes a table for its maker, who also has these tokens of seats there; whether its record was kept."""
    async with table.lock:
        _need_here(table)
        if not table.made_by(maker):
            raise Denied("bad_token", "Only the maker of the table may delete it.")
        kept = table.match is not None and table.match.over and _others_ride(table, [maker, *tokens])
        if kept:
            await table.store.retire(table.id)
            table.send_away("deleted")
        else:
            await table.store.delete(table.id)
            table.vanish()
        tables.forget(table)
    return kept


async def open_again(table: LiveTable, token: str, new_code: Callable[[], str]) -> None:
    """For whoever has a seat at a table that was put away, or made it."""
    async with table.lock:
        _need_here(table)
        if not (table.made_by(token) or any(matches(token, seat.token_hash) for seat in table.seats)):
            raise Denied("bad_token", "Only who has a seat at the table may open it again.")
        table.playing()
        if not table.put_away:
            return  # else anybody could let a clock begin anew that runs
        if table.clock is not None:
            await table.clock.open_again()  # first: nobody is late at a table that was just opened
        try:
            table.take_seats(await _opened_with_code(table, new_code))
        except Gone:
            table.vanish()
            raise unknown_table() from None


async def _opened_with_code(table: LiveTable, new_code: Callable[[], str]) -> Seating:
    for _ in range(_ATTEMPTS):
        try:
            return await table.store.open_again(table.id, new_code())
        except Conflict:  # another table has these letters
            continue
    raise Denied("internal", "No free join code was found; please try again.")


def need_open(table: LiveTable) -> None:
    """Raises Denied when nobody can be at this table."""
    _need_here(table)
    if table.put_away:
        over = table.match is not None and table.match.over
        raise Denied("put_away", "Nobody was at this table for long, so it was put away.", {"over": int(over)})


def _need_here(table: LiveTable) -> None:
    if table.gone:  # while we waited for the lock
        raise unknown_table()


def _others_ride(table: LiveTable, tokens: list[str]) -> bool:
    """Whether a person sits there who has none of these tokens."""
    people = [seat.token_hash for seat in table.seats if seat.kind == HUMAN]
    return any(not any(matches(token, owner) for token in tokens) for owner in people)
