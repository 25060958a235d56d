"""Verification: a true record passes, and each way to bend one is found out, with the line."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gruppetto.engine.chance import SEED_BYTES, commitment
from gruppetto.engine.match import Match, digest, match_of
from gruppetto.engine.record import LogEntry, Record, RecordError, SeatName, TakeBacks, standing_entries
from gruppetto.engine.verification import Verdict, verify
from tests.toy import GAME

SEED = bytes(range(SEED_BYTES))
NAMES = (SeatName("Ilse"), SeatName("Bot", "greedy"))


def play_to_the_end(match: Match) -> Record:
    while not match.over:
        match.play(match.state.to_decide, str(match.state.actions()[-1]))
    return match.record()


@pytest.fixture(scope="module")
def record() -> Record:
    """A finished match in which a move was taken back: its log has an undo as entry 3."""
    match = Match(GAME, GAME.setup(2), NAMES, SEED, take_backs=TakeBacks.FRIENDLY)
    for _ in range(2):
        match.play(match.state.to_decide, str(match.state.actions()[0]))
    match.accept(match.prepare_undo(1, 1))
    return play_to_the_end(match)


def with_entry(record: Record, number: int, **changed: Any) -> Record:
    entries = list(record.entries)
    entries[number] = replace(entries[number], **changed)
    return replace(record, entries=tuple(entries))


def with_header(record: Record, **changed: Any) -> Record:
    return replace(record, header=replace(record.header, **changed))


def test_a_true_record_is_verified_with_its_luck(record: Record) -> None:
    moves = len(record.entries) - 3  # the start, the undo, and what it took back

    assert verify(GAME, record) == Verdict(moves, True, True, TakeBacks.FRIENDLY, across_luck=1, hints=(0, 0))


def test_an_unfinished_record_is_verified_without_the_seed(record: Record) -> None:
    assert verify(GAME, record.cut(1)) == Verdict(1, False, False, TakeBacks.FRIENDLY, hints=(0, 0))


def test_a_record_from_a_position_is_verified(record: Record) -> None:
    position = Match(GAME, GAME.setup(2), NAMES, SEED).state.document()

    verdict = verify(GAME, play_to_the_end(Match(GAME, GAME.setup(2), NAMES, SEED, position=position)))

    assert verdict.seed_checked


def other_seed_with_its_promise(record: Record) -> Record:
    """Somebody who rolled until they liked it, and changed the promise to fit."""
    other = bytes(SEED_BYTES)
    return replace(with_header(record, commitment=commitment(other)), seed=other)


def short_seed_with_its_promise(record: Record) -> Record:
    return replace(with_header(record, commitment=commitment(b"short")), seed=b"short")


def other_card_dealt(record: Record) -> Record:
    first = record.entries[0].chance
    return with_entry(record, 0, chance=(*first[:-1], (first[-1] + 1) % 2))


def legal_action_instead(record: Record) -> Record:
    """Another card dropped in entry 1: legal, and with the same luck."""
    match = Match(GAME, GAME.setup(2), NAMES, SEED, take_backs=TakeBacks.FRIENDLY)
    other = next(str(action) for action in match.state.actions() if str(action) != record.entries[1].do)
    return with_entry(record, 1, do=other)


def without_what_was_taken_back(record: Record) -> Record:
    """Somebody who would rather have sat at an honest table."""
    standing = [replace(entry, number=number) for number, entry in enumerate(standing_entries(record.entries))]
    return replace(with_header(record, take_backs=TakeBacks.HONEST), entries=tuple(standing))


@pytest.mark.parametrize(
    ("bend", "reason"),
    [
        (lambda record: replace(record, seed=bytes(SEED_BYTES)), "not the one that was promised"),
        (other_seed_with_its_promise, "the seed gives|forbids"),
        (short_seed_with_its_promise, "32 bytes"),
        (lambda record: replace(record, digest="0" * 64), "last position is not the one"),
        (other_card_dealt, "line"),
        (legal_action_instead, "line"),
        (lambda record: with_entry(record, 1, do="fly"), "line 3: 'fly' is no action"),
        (lambda record: with_entry(record, 1, seat=1), "line 3: rule TIN-3.1 forbids"),
        (lambda record: with_entry(record, 1, chance=()), "line 3: the game asks for more luck"),
        (lambda record: with_entry(record, 2, chance=(0, 0)), "line 4: "),
        (lambda record: with_entry(record, 1, chance=(99,)), "line 3: the record draws kind 99"),
        (lambda record: with_entry(record, 3, undo=2), "line 6|last position|luck"),
        (lambda record: with_entry(record, 3, undo=77), "line 5: there is no move 77"),
        (lambda record: with_entry(record, 3, chance=(1,)), "line 5: an undo meets no luck"),
        (lambda record: with_entry(record, 3, seat=77), "line 5: there is no seat 77"),
        (lambda record: with_entry(record, 0, undo=0), "line 2: "),
        (lambda record: with_header(record, game="chess"), "line 1: this is a record of 'chess'"),
        (lambda record: with_header(record, rules="0"), "line 1: played by rules version 0"),
        (lambda record: with_header(record, edition_hash="0" * 64), "line 1: the edition 'box' with this hash"),
        (lambda record: with_header(record, edition_text="id = 1"), "line 1: "),
        (lambda record: with_header(record, options={"finish": "never"}), "line 1: option 'finish'"),
        (lambda record: with_header(record, options={"finish": "exact"}), "line"),
        (lambda record: with_header(record, seats=NAMES[:1]), "line 1: tiny is for 2 to 3 players"),
        (lambda record: with_header(record, position="nonsense"), "line 2: "),
        (
            lambda record: with_header(record, take_backs=TakeBacks.HONEST),
            "line 5: something was thrown, drawn",
        ),
        (lambda record: with_header(record, take_backs=TakeBacks.FORMER), "line 2: the luck is not the one the seed"),
        (without_what_was_taken_back, "line 2: the luck is not the one the seed gives"),
    ],
)
def test_a_bent_record_is_found_out(record: Record, bend: Callable[[Record], Record], reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        verify(GAME, bend(record))


def test_a_seed_told_before_the_end_proves_nothing() -> None:
    match = Match(GAME, GAME.setup(2), NAMES, SEED)
    early = replace(match.record(), seed=SEED, digest=digest(match.state))

    with pytest.raises(RecordError, match="the match is not over"):
        verify(GAME, early)


def test_a_changed_edition_must_fit_its_hash(record: Record) -> None:
    text = GAME.editions()[0].document.text.replace("length = 10", "length = 12")

    with pytest.raises(RecordError, match="hash of the edition does not fit"):
        verify(GAME, with_header(record, edition_text=text))


def test_a_match_that_began_under_former_rules_is_ridden_and_verified_under_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(GAME), "former_rules", frozenset({"0"}))
    match = Match(GAME, replace(GAME.setup(2), rules="0"), NAMES, SEED)

    record = play_to_the_end(match)

    assert record.header.rules == "0"
    assert match_of(GAME, record.header, record.entries).setup.rules == "0"
    assert verify(GAME, record).seed_checked


def test_a_match_under_todays_rules_names_none(record: Record) -> None:
    assert match_of(GAME, record.header, record.entries).setup.rules == ""


def test_rules_that_are_not_known_here_are_told(record: Record) -> None:
    with pytest.raises(RecordError, match="played by rules version 0, this is 1"):
        verify(GAME, with_header(record, rules="0"))


def test_a_match_without_its_start_is_refused(record: Record) -> None:
    with pytest.raises(RecordError, match="never starts"):
        verify(GAME, replace(record, entries=()))


def test_luck_that_fits_the_rules_but_not_the_seed_is_found_out() -> None:
    """Somebody dealt the last card of the start by hand, and played the match to its end from there."""
    honest = Match(GAME, GAME.setup(2), NAMES, SEED)
    deal = honest.entries[0].chance
    dealt_by_hand = LogEntry(0, (*deal[:-1], 2 if deal[-1] != 2 else 1))
    record = play_to_the_end(Match(GAME, honest.setup, NAMES, SEED, (dealt_by_hand,)))

    with pytest.raises(RecordError, match="line 2: the luck is not the one the seed gives"):
        verify(GAME, record)
