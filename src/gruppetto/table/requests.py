"""What people at a table ask for: to act, to learn why not, to take back, to agree, to talk.

The order of work for an action: authorise, check, append and commit, apply, project for each audience, send.
"""

import asyncio

from gruppetto.engine.letters import seen, shows
from gruppetto.engine.match import Match, Prepared
from gruppetto.engine.refusal import NotationError, Refused
from gruppetto.table.denied import Denied
from gruppetto.table.guest import Guest
from gruppetto.table.store import Conflict
from gruppetto.table.tables import LiveTable
from gruppetto.table.talk import told
from gruppetto.table.undo import UndoWish, nobody_asked, undo_pending, wish_to_undo
from gruppetto.table.wire import Act, Consent, Explained, Ok, Peek, Peeked, Say, Undo, Why, write


async def act(table: LiveTable, guest: Guest, said: Act) -> None:
    async with table.changing():
        authorise(guest, said.seat)
        if _done_already(table, guest, said.seat, said.id):
            return
        match = table.playing()
        if said.version != match.version:
            raise table.stale()
        need_riding(match, said.seat)
        try:
            prepared = match.prepare(said.seat, said.do)
        except NotationError as error:
            raise Denied("notation", f"{error}.") from None
        except Refused as refused:
            rule = refused.refusal.rule
            raise Denied("rule", "", refused.refusal.params, rule) from None
        await _enter(table, guest, prepared, said.id)


def why(table: LiveTable, guest: Guest, said: Why) -> None:
    """Answers from the position as it is: nothing is changed, and nobody waits for a lock."""
    match = _seen(table, guest, said)
    whys = table.inquiries.of(match, said.seat).why(said.picks)
    guest.say(write(Explained(said.id, said.seat, match.version, whys)))


def peek(table: LiveTable, guest: Guest, said: Peek) -> None:
    """The same for who looks at a thing before he picks it. Only what the seat itself sees is looked at."""
    match = _seen(table, guest, said)
    reach = table.inquiries.of(match, said.seat).reach(said.thing)
    guest.say(write(Peeked(said.id, said.seat, match.version, reach)))


def _seen(table: LiveTable, guest: Guest, said: Why | Peek) -> Match:
    """The match as this seat sees it on its screen."""
    authorise(guest, said.seat)
    match = table.playing()
    if said.version != match.version:
        raise table.stale()
    return match


async def undo(table: LiveTable, guest: Guest, said: Undo, patience: float) -> None:
    """A wish that others must agree to lapses after `patience` seconds."""
    async with table.changing():
        authorise(guest, said.seat)
        if _done_already(table, guest, said.seat, said.id):
            return
        match = table.playing()
        need_riding(match, said.seat)
        if table.wish is not None:
            if table.wish.by == said.seat:
                guest.say(write(Ok(said.id, match.version)))
                return
            raise undo_pending()
        wish = wish_to_undo(match, table.riding(), said.seat, said.id, guest.seats, table.limits)
        if wish.agreed is None:
            if table.clock is not None:
                await table.clock.stand(patience)
            table.wish = wish
            asyncio.get_running_loop().call_later(patience, _lapse, table, wish)
            guest.say(write(Ok(said.id, match.version)))
            table.tell(wish.wished())
            table.tell_clock()
            return
        await _enter(table, guest, match.prepare_undo(said.seat, wish.back_to), said.id)


async def consent(table: LiveTable, guest: Guest, said: Consent) -> None:
    """An answer to a wish; with `agree: false` whoever wished it may also withdraw it."""
    async with table.changing():
        authorise(guest, said.seat)
        match, wish = table.playing(), table.wish
        if wish is None:
            raise nobody_asked()
        wish.answer(said.seat, said.agree)
        if wish.agreed:
            await _grant(table, match, wish)
            guest.say(write(Ok(said.id, match.version)))
            table.tell(wish.settled())
            table.publish()
        else:
            guest.say(write(Ok(said.id, match.version)))
            if wish.agreed is None:
                table.tell(wish.wished())
            else:
                table.drop_wish()
                if table.clock is not None:
                    await table.clock.go_on()
                    table.tell_clock()


async def _grant(table: LiveTable, match: Match, wish: UndoWish) -> None:
    """Takes the move back; a wish that cannot be granted is over, too."""
    table.wish = None  # settled, so that it does not lapse while its entry is being committed
    try:
        await table.enter(match.prepare_undo(wish.by, wish.back_to), wish.action)
    except BaseException:  # a task that is cancelled settles it too
        wish.lapse()
        table.tell(wish.settled())
        raise


async def chat(table: LiveTable, guest: Guest, said: Say, most: int) -> None:
    """A line of at most so many letters, without control characters and marks of direction."""
    authorise(guest, said.seat)
    text = seen(said.text).strip()
    if not shows(text) or len(text) > most:
        raise Denied("bad_line", f"A line has 1 to {most} letters that can be seen.")
    try:
        line = await table.store.say(table.id, said.seat, guest.owned[said.seat], text, table.version)
    except Conflict:
        async with table.lock:
            await table.refresh()
        raise _not_your_seat() from None
    guest.say(write(Ok(said.id, table.version)))
    table.attendance.spoke(said.seat)
    table.talk.keep(line)
    table.tell(told(line))


def _lapse(table: LiveTable, wish: UndoWish) -> None:
    if table.wish is wish:
        table.drop_wish()
        table.nudge()


async def _enter(table: LiveTable, guest: Guest, prepared: Prepared, action: str) -> None:
    """Enters what a guest asked for: the answer first, then the update for everybody."""
    try:
        await table.enter(prepared, action)
    except Denied:
        # On another server the same action may have been the faster one: then it is done.
        if _done_already(table, guest, prepared.entry.seat, action):
            return
        raise
    guest.say(write(Ok(action, table.version)))
    table.publish()


def authorise(guest: Guest, seat: int) -> None:
    """Whether this seat is the guest's, as the database had it when we last looked.

    That is enough to play: after the start a seat gets another owner only together with an entry of the log, so a
    move made without knowing that entry does not fit, and who takes the entry in (`LiveTable.refresh`) takes the seats
    in, too. It is not enough to talk: so a line is stored only while its token owns the seat. Whoever plays asks with
    the lock in hand: while one waits for it, seats may change.
    """
    if seat not in guest.owned:
        raise _not_your_seat()


def need_riding(match: Match, seat: int) -> None:
    """Whoever lets a bot ride neither plays nor takes back what it played."""
    if match.riders.standing_in(seat):
        raise Denied("ridden", "A bot rides for this seat: take it back first.")


def _not_your_seat() -> Denied:
    return Denied("not_your_seat", "This connection has no token for this seat.")


def _done_already(table: LiveTable, guest: Guest, seat: int, action: str) -> bool:
    version = table.done.get((seat, action))
    if version is None:
        return False
    guest.say(write(Ok(action, version)))
    return True
