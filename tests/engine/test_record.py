"""The record: one JSON object a line, read back exactly, and every fault with its line."""

import json
from dataclasses import replace

import pytest

from gruppetto.engine.record import (
    Header,
    LogEntry,
    Record,
    RecordError,
    SeatName,
    TakeBacks,
    dumps,
    loads,
    standing_entries,
)

HEADER = Header(
    game="tiny",
    rules="1",
    edition="box",
    edition_hash="e" * 64,
    options={"finish": "exact", "night": True},
    seats=(SeatName("Ilse"), SeatName("Bot", "greedy")),
    commitment="c" * 64,
)
ENTRIES = (
    LogEntry(0, (2, 0, 1)),
    LogEntry(1, (), 0, "play km2"),
    LogEntry(2, (6,), 1, "play breeze"),
    LogEntry(3, (), 0, undo=1),
)
RECORD = Record(HEADER, ENTRIES)
FINISHED = replace(RECORD, seed=bytes(range(32)), digest="d" * 64)


@pytest.mark.parametrize(
    "record",
    [
        RECORD,
        FINISHED,
        replace(RECORD, header=replace(HEADER, position="places = [1, 2]\n")),
        replace(RECORD, header=replace(HEADER, edition_text='id = "mine"\n')),
        replace(RECORD, header=replace(HEADER, take_backs=TakeBacks.FRIENDLY)),
        replace(RECORD, header=replace(HEADER, take_backs=TakeBacks.FORMER)),
    ],
    ids=["unfinished", "finished", "from a position", "own edition", "friendly", "of format 1"],
)
def test_a_record_reads_back_as_it_was_written(record: Record) -> None:
    assert loads(dumps(record)) == record


@pytest.mark.parametrize(
    "name", ["Zoë “die Säge”", "two\nlines", "line\u2028separator", "next\x85line", "form\x0cfeed"]
)
def test_any_name_of_a_player_survives(name: str) -> None:
    record = replace(RECORD, header=replace(HEADER, seats=(SeatName(name), SeatName("Bot"))))

    assert loads(dumps(record)).header.seats[0].name == name


def test_every_line_is_one_json_object() -> None:
    lines = dumps(FINISHED).splitlines()

    assert len(lines) == 1 + len(ENTRIES) + 1
    assert all(isinstance(json.loads(line), dict) for line in lines)


def test_empty_lines_do_not_matter() -> None:
    assert loads("\n" + dumps(RECORD).replace("\n", "\n\n")) == RECORD


def test_a_record_from_windows_reads_as_well() -> None:
    assert loads(dumps(RECORD).replace("\n", "\r\n")) == RECORD


def bent(line: int, **changed: object) -> str:
    """The record's file with some keys of one line changed; None takes a key away."""
    lines = dumps(FINISHED).splitlines()
    fields = {**json.loads(lines[line - 1]), **changed}
    lines[line - 1] = json.dumps({key: value for key, value in fields.items() if value is not None})
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "the file is empty"),
        ("{", 1, "no JSON"),
        ("[" * 100_000, 1, "no JSON"),
        ("[1]", 1, "one JSON object"),
        (dumps(RECORD).splitlines()[0], 2, "entry 0 is missing"),
        (bent(1, gruppetto=99), 1, "no Gruppetto record of format 1 or 2"),
        (bent(1, take_backs=None), 1, "'take_backs' is missing"),
        (bent(1, take_backs="former"), 1, "take-backs are honest or friendly, not 'former'"),
        (bent(1, take_backs=["honest"]), 1, "take-backs are honest or friendly"),
        (bent(1, gruppetto=None), 1, "no Gruppetto record"),
        (bent(1, game=None), 1, "'game' is missing"),
        (bent(1, game=7), 1, "should be a text"),
        (bent(1, edition="box"), 1, "string"),
        (bent(1, options=3), 1, "not iterable"),
        (bent(1, seats=[{"bot": "greedy"}]), 1, "'name' is missing"),
        (bent(2, n=None), 2, "'n' is missing"),
        (bent(3, n=7), 3, "entry 7 stands where 1 should"),
        (bent(3, do=5), 3, "should be a text"),
        (bent(3, seat="0"), 3, "should be a whole number"),
        (bent(4, chance=[1.5]), 4, "should be a whole number"),
        (bent(4, chance=[True]), 4, "should be a whole number"),
        (bent(4, chance=6), 4, "not iterable"),
        (bent(5, undo="back"), 5, "should be a whole number"),
        (bent(6, seed="not hexadecimal"), 6, "hexadecimal"),
        (bent(6, digest=None), 6, "'digest' is missing"),
        (dumps(FINISHED) + dumps(FINISHED).splitlines()[1], 7, "nothing may follow the end"),
    ],
)
def test_a_fault_is_told_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError, match=reason) as refused:
        loads(text)

    assert refused.value.line == line


def test_an_undo_takes_the_entries_after_its_aim_away() -> None:
    assert [entry.number for entry in standing_entries(ENTRIES)] == [0, 1]


def test_what_stood_earlier_can_still_be_seen() -> None:
    assert [entry.number for entry in standing_entries(ENTRIES, upto=2)] == [0, 1, 2]


def test_a_record_cut_short_is_unfinished_again() -> None:
    assert FINISHED.cut(1) == Record(HEADER, ENTRIES[:2])
