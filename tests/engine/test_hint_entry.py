"""A hint that somebody was shown: an entry that counts it, meets no luck, and is taken back by nobody."""

from dataclasses import replace
from typing import Any

import pytest

from gruppetto.engine.chance import SEED_BYTES
from gruppetto.engine.cue import HintCount
from gruppetto.engine.hands import Handover
from gruppetto.engine.match import Match
from gruppetto.engine.record import LogEntry, Record, RecordError, SeatName, TakeBacks, dumps, loads
from gruppetto.engine.verification import verify
from tests.toy import GAME

SEED = bytes(range(SEED_BYTES))
NAMES = (SeatName("Ilse"), SeatName("Bob"), SeatName("Bot", "greedy"))
ILSE, BOB, BOT = range(3)


def new_match(take_backs: TakeBacks = TakeBacks.FRIENDLY) -> Match:
    return Match(GAME, GAME.setup(3), NAMES, SEED, take_backs=take_backs)


def hint(match: Match, seat: int) -> None:
    match.accept(match.prepare_hint(seat, "puncheur"))


def ride(match: Match) -> None:
    match.play(match.state.to_decide, str(match.state.actions()[-1]))


def played_out(hints: int) -> Record:
    """A finished match in which Ilse was shown so many hints at the start."""
    match = new_match()
    for _ in range(hints):
        hint(match, ILSE)
    while not match.over:
        ride(match)
    return match.record()


def test_everybody_is_told_who_asked_and_how_often_on_this_stage() -> None:
    match = new_match()
    hint(match, ILSE)
    hint(match, ILSE)

    (event,) = match.happened[-1]

    assert (event.kind, match.hints.all()) == ("hint-shown", (2, 0, 0))
    assert event.seen_by(-1) == {"who": "player:0", "bot": "bot:puncheur", "count": 2}
    assert event.cue is not None
    assert event.cue.stands
    assert event.cue.hint == HintCount(stage=1, count=2)


@pytest.mark.parametrize("take_backs", TakeBacks)
def test_a_hint_changes_neither_luck_nor_the_lots_of_bots(take_backs: TakeBacks) -> None:
    alone, helped = new_match(take_backs), new_match(take_backs)
    hint(helped, ILSE)

    assert helped.lots() == alone.lots()
    ride(alone)
    ride(helped)

    assert helped.entries[-1].chance == alone.entries[-1].chance
    assert helped.state.document() == alone.state.document()


def test_an_undo_goes_past_a_hint_and_the_hint_stays_counted() -> None:
    match = new_match()
    before = match.state.document()
    ride(match)
    ride(match)
    match.accept(match.prepare_undo(BOB, 1))
    hint(match, BOB)
    match.accept(match.prepare_undo(ILSE, 0))

    assert match.state.document() == before
    assert match.hints.all() == (0, 1, 0)


@pytest.mark.parametrize(("seat", "reason"), [(BOB, "not to decide"), (7, "not to decide"), (-1, "not to decide")])
def test_only_the_seat_to_decide_is_shown_one(seat: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        new_match().prepare_hint(seat, "puncheur")


def test_who_lets_a_bot_ride_is_shown_none() -> None:
    match = new_match()
    match.accept(match.prepare_handover(ILSE, Handover("lent", "greedy", ILSE)))

    with pytest.raises(ValueError, match="a bot decides for seat 0"):
        match.prepare_hint(ILSE, "puncheur")


def test_nobody_is_shown_one_when_the_match_is_over() -> None:
    match = new_match()
    while not match.over:
        ride(match)

    with pytest.raises(ValueError, match="not to decide"):
        match.prepare_hint(match.state.to_decide, "puncheur")


def test_a_record_with_hints_reads_back_and_is_verified_with_its_luck() -> None:
    record = loads(dumps(played_out(hints=2)))

    verdict = verify(GAME, record)

    assert verdict.seed_checked
    assert verdict.hints == (2, 0, 0)


def test_hints_leave_the_rest_of_a_record_as_it_was() -> None:
    alone, helped = played_out(hints=0), played_out(hints=2)

    acts = [(entry.seat, entry.do, entry.chance) for entry in helped.entries if not entry.is_note]

    assert acts == [(entry.seat, entry.do, entry.chance) for entry in alone.entries]
    assert helped.digest == alone.digest


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"chance": (1,)}, "meets no luck"),
        ({"do": "play km1"}, "does nothing else"),
        ({"seat": BOB}, "not to decide"),
    ],
)
def test_a_bent_entry_is_found_out(changed: dict[str, Any], reason: str) -> None:
    record = played_out(hints=1)
    bent = replace(record.entries[1], **changed)

    with pytest.raises(RecordError, match=reason) as refused:
        verify(GAME, replace(record, entries=(record.entries[0], bent, *record.entries[2:])))
    assert refused.value.line == 3


def test_no_hint_is_shown_before_the_start() -> None:
    with pytest.raises(RecordError, match="before the start"):
        verify(GAME, replace(new_match().record(), entries=(LogEntry(0, (), ILSE, hint="puncheur"),)))


def test_a_level_that_is_no_text_is_refused_with_its_line() -> None:
    with pytest.raises(RecordError, match="should be a text") as refused:
        loads(dumps(new_match().record()) + '{"n":1,"seat":0,"hint":4}\n')
    assert refused.value.line == 3
