"""The order of work for an action: authorise, check, append and commit, apply, project for each audience, send."""

import asyncio
import re

from gruppetto.engine.match import Match, Prepared
from gruppetto.engine.picks import UnknownThing, why_nots
from gruppetto.engine.refusal import NotationError, Refused
from gruppetto.server.denied import Denied
from gruppetto.server.guest import Guest
from gruppetto.server.house import House
from gruppetto.server.tables import Table, Wish
from gruppetto.server.wire import Act, Chat, Consent, Explained, Ok, Say, Undo, UndoSettled, UndoWished, Why, write
from gruppetto.server.writer import Conflict

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")


async def act(house: House, table: Table, guest: Guest, said: Act) -> None:
    async with house.changing(table):
        _authorise(guest, said.seat)
        if _done_already(table, guest, said.seat, said.id):
            return
        match = table.playing()
        if said.version != match.version:
            raise stale(table)
        try:
            prepared = match.prepare(said.seat, said.do)
        except NotationError as error:
            raise Denied("notation", f"{error}.") from None
        except Refused as refused:
            rule = refused.refusal.rule
            raise Denied("rule", "", refused.refusal.params, rule) from None
        await _enter(house, table, guest, prepared, said.id)


def why(table: Table, guest: Guest, said: Why) -> None:
    """Answers from the position as it is: nothing is changed, and nobody waits for a lock."""
    _authorise(guest, said.seat)
    match = table.playing()
    if said.version != match.version:
        raise stale(table)
    if match.state.to_decide != said.seat:
        raise Denied("not_asked", "This seat is asked nothing now.")
    try:
        whys = why_nots(match.game, match.state, said.picks)
    except UnknownThing as error:
        raise Denied("unknown_thing", f"This is not known here: {error}.", {"thing": error.thing}) from None
    guest.say(write(Explained(said.id, said.seat, match.version, whys)))


async def undo(house: House, table: Table, guest: Guest, said: Undo) -> None:
    async with house.changing(table):
        _authorise(guest, said.seat)
        if _done_already(table, guest, said.seat, said.id):
            return
        match = table.playing()
        if table.wish is not None:
            if table.wish.by == said.seat:
                guest.say(write(Ok(said.id, match.version)))
                return
            raise Denied("undo_pending", "Another wish to take a move back is waiting for an answer.")
        back_to = match.last_decision_of(said.seat)
        if back_to is None:
            raise Denied("nothing_to_undo", "This seat has decided nothing yet that could be taken back.")
        wish = Wish(said.seat, said.id, back_to, set())
        if needs_consent(table, match, said.seat, back_to):
            wish.waiting = set(table.people()) - {said.seat} - guest.seats
        if wish.waiting:
            table.wish = wish
            asyncio.get_running_loop().call_later(house.settings.undo_patience, _lapse, house, table, wish)
            guest.say(write(Ok(said.id, match.version)))
            table.tell(wished(wish))
            return
        await _enter(house, table, guest, match.prepare_undo(said.seat, back_to), said.id)


async def consent(house: House, table: Table, guest: Guest, said: Consent) -> None:
    """An answer to a wish; with `agree: false` whoever wished it may also withdraw it."""
    async with house.changing(table):
        _authorise(guest, said.seat)
        match, wish = table.playing(), table.wish
        asked = wish is not None and (said.seat in wish.waiting or (said.seat == wish.by and not said.agree))
        if wish is None or not asked:
            raise Denied("no_wish", "Nobody asked this seat to agree to anything.")
        wish.waiting.discard(said.seat)
        if said.agree and not wish.waiting:
            await _grant(house, table, match, wish)
            guest.say(write(Ok(said.id, match.version)))
            table.tell(UndoSettled(wish.by, True))
            table.publish()
        else:
            guest.say(write(Ok(said.id, match.version)))
            if said.agree:
                table.tell(wished(wish))
            else:
                table.drop_wish()


async def _grant(house: House, table: Table, match: Match, wish: Wish) -> None:
    """Takes the move back; a wish that cannot be granted is over, too."""
    table.wish = None  # settled, so that it does not lapse while its entry is being committed
    try:
        await enter(house, table, match.prepare_undo(wish.by, wish.back_to), wish.action)
    except Exception:
        table.tell(UndoSettled(wish.by, False))
        raise


async def chat(house: House, table: Table, guest: Guest, said: Say) -> None:
    _authorise(guest, said.seat)
    text = _CONTROL.sub(" ", said.text).strip()
    if not text or len(text) > house.limits.chat_length:
        raise Denied("malformed", f"A line has 1 to {house.limits.chat_length} letters.")
    try:
        line = await house.storage.say(table.id, said.seat, guest.owned[said.seat], text)
    except Conflict:
        async with table.lock:
            await house.tables.refresh(table)
        raise _not_your_seat() from None
    guest.say(write(Ok(said.id, table.version)))
    table.tell(Chat(line.number, line.seat, line.name, line.text))


async def enter(house: House, table: Table, prepared: Prepared, action: str | None) -> None:
    """Commits an entry and only then makes it true; the caller holds the lock. Raises Denied when it came too late."""
    try:
        await house.storage.append(table.id, prepared.entry, action)
    except Conflict:
        await house.tables.refresh(table)
        raise stale(table) from None
    table.accept(prepared)
    if action is not None:
        table.done[prepared.entry.seat, action] = prepared.entry.number
    if prepared.entry.undo is None:
        table.drop_wish()


def stale(table: Table) -> Denied:
    return Denied("stale", "The match has moved on.", {"version": table.version})


def needs_consent(table: Table, match: Match, seat: int, back_to: int) -> bool:
    """Whether an undo takes back luck, something somebody was shown, or another person's move."""
    people = set(table.people()) - {seat}
    after = [entry for entry in match.standing() if entry.number > back_to]
    shown = any(event.secret is not None for entry in after for event in match.happened[entry.number])
    return shown or match.luck_since(back_to) or any(entry.seat in people for entry in after)


def _lapse(house: House, table: Table, wish: Wish) -> None:
    if table.wish is wish:
        table.drop_wish()
        house.bots.nudge(table)


def wished(wish: Wish) -> UndoWished:
    return UndoWished(wish.by, wish.back_to, sorted(wish.waiting))


async def _enter(house: House, table: Table, guest: Guest, prepared: Prepared, action: str) -> None:
    """Enters what a guest asked for: the answer first, then the update for everybody."""
    try:
        await enter(house, table, prepared, action)
    except Denied:
        # On another server the same action may have been the faster one: then it is done.
        if _done_already(table, guest, prepared.entry.seat, action):
            return
        raise
    guest.say(write(Ok(action, table.version)))
    table.publish()


def _authorise(guest: Guest, seat: int) -> None:
    """Whether this seat is the guest's, as the database had it when we last looked.

    That is enough to play: no seat gets another owner after the start, a table that has started here was read after its
    start (`Tables.refresh`), and in that moment its guests lost the seats that were no longer theirs. It is not enough
    before the start: so a line of talk is stored only while its token owns the seat. Whoever plays asks with the lock
    in hand: while one waits for it, seats may change.
    """
    if seat not in guest.owned:
        raise _not_your_seat()


def _not_your_seat() -> Denied:
    return Denied("not_your_seat", "This connection has no token for this seat.")


def _done_already(table: Table, guest: Guest, seat: int, action: str) -> bool:
    version = table.done.get((seat, action))
    if version is None:
        return False
    guest.say(write(Ok(action, version)))
    return True
