"""A seat that changes hands: an entry that tells who rides, meets no luck, and is taken back by nobody."""

from dataclasses import replace
from typing import Any

import pytest

from gruppetto.engine.chance import SEED_BYTES
from gruppetto.engine.hands import KINDS, Handover, HandoverKind
from gruppetto.engine.match import Match
from gruppetto.engine.record import LogEntry, Record, RecordError, SeatName, TakeBacks, dumps, loads
from gruppetto.engine.verification import verify
from tests.toy import GAME

SEED = bytes(range(SEED_BYTES))
NAMES = (SeatName("Ilse"), SeatName("Bob"), SeatName("Bot", "greedy"))
ILSE, BOB, BOT = range(3)

LENT = Handover("lent", "greedy", ILSE)
BACK = Handover("back", by=BOB)
RESIGNED = Handover("resigned", "random", BOB)


def new_match() -> Match:
    return Match(GAME, GAME.setup(3), NAMES, SEED, take_backs=TakeBacks.FRIENDLY)


def hand_over(match: Match, seat: int, change: Handover) -> None:
    match.accept(match.prepare_handover(seat, change))


def ride(match: Match, bot: str = "") -> None:
    match.accept(match.prepare(match.state.to_decide, str(match.state.actions()[0]), bot))


def played_out(*changes: tuple[int, Handover]) -> Record:
    """A finished match whose seats change hands after the first move, one after the other."""
    match = new_match()
    ride(match)
    for seat, change in changes:
        hand_over(match, seat, change)
    while not match.over:
        match.play(match.state.to_decide, str(match.state.actions()[-1]))
    return match.record()


def test_a_bot_rides_for_somebody_until_they_ride_again() -> None:
    match = new_match()

    hand_over(match, BOB, LENT)
    assert (match.riders.bot(BOB), match.riders.standing_in(BOB)) == ("greedy", "greedy")

    hand_over(match, BOB, BACK)
    assert match.riders.bot(BOB) == ""


def test_a_bot_from_the_start_stands_in_for_nobody() -> None:
    match = new_match()

    assert (match.riders.bot(BOT), match.riders.standing_in(BOT)) == ("greedy", "")


def test_a_seat_that_was_given_up_is_nobodys_until_it_is_taken() -> None:
    match = new_match()

    hand_over(match, BOB, RESIGNED)
    assert (match.riders.given_up(BOB), match.riders.bot(BOB)) == (True, "random")

    hand_over(match, BOB, Handover("taken", by=ILSE))
    assert (match.riders.given_up(BOB), match.riders.bot(BOB)) == (False, "")


def test_a_bot_that_somebody_relieved_decides_no_more() -> None:
    match = new_match()

    hand_over(match, BOT, Handover("relieved"))

    assert (match.riders.bot(BOT), match.riders.own_bot(BOT)) == ("", "")
    assert match.riders.fault(BOT, LENT) == ""


@pytest.mark.parametrize(
    ("before", "seat", "change", "reason"),
    [
        ([], 3, LENT, "there is no seat 3"),
        ([], BOB, replace(LENT, by=3), "no seat 3 that could decide"),
        ([], BOT, LENT, "a bot's from the start"),
        ([], BOB, replace(LENT, bot=""), "names the bot"),
        ([], BOB, replace(BACK, bot="greedy"), "names the bot"),
        ([], BOB, BACK, "nobody rides for this seat"),
        ([], BOB, Handover("relieved"), "no bot's"),
        ([], BOB, Handover("taken"), "is taken that was given up"),
        ([RESIGNED], BOB, BACK, "is taken that was given up"),
        ([RESIGNED], BOB, Handover("moved", by=BOB), "is taken that was given up"),
    ],
)
def test_what_cannot_be_is_refused(before: list[Handover], seat: int, change: Handover, reason: str) -> None:
    match = new_match()
    for each in before:
        hand_over(match, BOB, each)

    with pytest.raises(ValueError, match=reason):
        match.prepare_handover(seat, change)


def test_no_luck_is_met_and_the_luck_of_acts_stays_what_it_was() -> None:
    plain, changed = new_match(), new_match()
    hand_over(changed, BOB, LENT)
    for match in (plain, changed):
        for _ in range(6):
            ride(match)

    assert [entry.chance for entry in changed.entries if entry.hands is None] == [e.chance for e in plain.entries]
    assert changed.state.document() == plain.state.document()


def test_an_undo_goes_past_it_and_leaves_it_as_it_is() -> None:
    match = new_match()
    ride(match)
    hand_over(match, BOB, LENT)
    first = new_match().state.document()

    back_to = match.last_decision_of(ILSE)
    assert back_to == 0
    match.accept(match.prepare_undo(ILSE, back_to))

    assert match.state.document() == first
    assert match.riders.standing_in(BOB) == "greedy"


def test_everybody_is_told_and_it_stands_whatever_is_taken_back() -> None:
    match = new_match()
    hand_over(match, BOB, LENT)

    (event,) = match.happened[-1]

    assert event.kind == "hands-lent"
    told = {"who": "player:1", "decided": "another", "bot": "bot:greedy", "by": "player:0", "away": False}
    assert event.seen_by(-1) == told
    assert event.cue is not None
    assert event.cue.stands


def test_a_record_tells_since_when_somebody_was_away_and_a_bot_rode() -> None:
    match = new_match()
    hand_over(match, BOB, replace(LENT, at=1_700_000_060, since=1_700_000_000))

    read = loads(dumps(match.record()))

    assert read.entries == tuple(match.entries)


def test_an_entry_says_which_bot_decided() -> None:
    match = new_match()
    ride(match, bot="greedy")

    (_, line) = dumps(match.record()).splitlines()[1:]

    assert '"bot":"greedy"' in line
    assert loads(dumps(match.record())).entries[1].bot == "greedy"


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_reads_back_as_it_was_written(kind: HandoverKind) -> None:
    change = Handover(kind, "greedy", 1)
    record = new_match().record()
    record = replace(record, entries=(*record.entries, LogEntry(1, (), 0, hands=change)))

    assert loads(dumps(record)) == record


def test_an_unknown_kind_is_refused_with_its_line() -> None:
    record = dumps(new_match().record()) + '{"n":1,"seat":0,"hands":"stolen"}\n'

    with pytest.raises(RecordError, match="does not change hands by 'stolen'") as refused:
        loads(record)
    assert refused.value.line == 3


def test_a_record_in_which_seats_changed_hands_is_verified_with_its_luck() -> None:
    record = played_out(
        (BOB, LENT), (BOB, BACK), (BOB, RESIGNED), (BOB, Handover("taken", by=ILSE)), (BOT, Handover("relieved"))
    )

    assert verify(GAME, loads(dumps(record))).seed_checked


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"chance": (1,)}, "meets no luck"),
        ({"do": "play km1"}, "does nothing else"),
        ({"hands": BACK}, "nobody rides for this seat"),
        ({"seat": 7}, "there is no seat 7"),
    ],
)
def test_a_bent_entry_is_found_out(changed: dict[str, Any], reason: str) -> None:
    record = played_out((BOB, LENT))
    bent = replace(record.entries[2], **changed)

    with pytest.raises(RecordError, match=reason) as refused:
        verify(GAME, replace(record, entries=(*record.entries[:2], bent, *record.entries[3:])))
    assert refused.value.line == 4


def test_a_seat_cannot_change_hands_before_the_start() -> None:
    record = new_match().record()

    with pytest.raises(RecordError, match="before the start"):
        verify(GAME, replace(record, entries=(LogEntry(0, (), BOB, hands=LENT),)))
