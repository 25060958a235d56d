"""The record of a match: a text file, one JSON object a line.

First a header (format, game, rules version, edition with its hash, options, seats, the teams where they were chosen,
what may be taken back, commitment to the seed), then an entry for every action with the luck it met, at the end the
seed. Save, load, replay, "play on from here", bug reports and fixtures are all this one file. An undo is an entry too,
never a deletion: what was taken back stays to be read. And so is a seat that changes hands, and a hint that
somebody was shown.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from gruppetto.engine.hands import KINDS, Handover

FORMAT = 2
_FIRST_FORMAT = 1
"""Records of this format say nothing of take-backs; they are read and verified as they were played."""


class TakeBacks(StrEnum):
    """What a table lets its people take back. `engine/luck.py` says what becomes of the luck that was met."""

    HONEST = "honest"
    """A decision, as long as nothing was thrown, drawn or shown since."""
    FRIENDLY = "friendly"
    """Any decision, with the consent of the others: an act done again meets the same luck."""
    FORMER = "former"
    """As friendly, but an act done again met new luck: matches begun before there was a choice."""


class RecordError(ValueError):
    """A record that cannot be read or does not hold together: which line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class SeatName:
    """Who sat where: a name and, for a bot, its short string (`greedy`)."""

    name: str
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Header:
    """What was settled before the first move. `edition_text` is there when the edition is the owner's own file."""

    game: str
    rules: str
    edition: str
    edition_hash: str
    options: dict[str, str | bool]
    seats: tuple[SeatName, ...]
    commitment: str
    edition_text: str = ""
    position: str = ""
    """The document of the first position, when the match was played on from another or set up by hand."""
    take_backs: TakeBacks = TakeBacks.HONEST
    teams: tuple[str, ...] = ()
    """By seat, where somebody chose: what a record without them means has not changed."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log. Entry 0 is the start; an undo takes the match back to just after entry `undo`."""

    number: int
    chance: tuple[int, ...]
    seat: int = -1
    do: str = ""
    undo: int | None = None
    hands: Handover | None = None
    """How the seat changes hands, where it does nothing else."""
    bot: str = ""
    """The bot that decided for the seat's person, or for a program that had no answer, where one did."""
    hint: str = ""
    """The bot that the seat asked what it would do, where it does nothing else."""

    @property
    def is_note(self) -> bool:
        """Whether nobody acts in it and nothing is taken back: it tells of hands or hints."""
        return self.hands is not None or bool(self.hint)


@dataclass(frozen=True, slots=True)
class Record:
    """A whole match, finished when `seed` is known."""

    header: Header
    entries: tuple[LogEntry, ...]
    seed: bytes | None = None
    digest: str = ""
    """The SHA-256 of the last position's document, so that a replay can be held against it."""

    def cut(self, upto: int) -> "Record":
        """The record as it stood after entry `upto`."""
        return replace(self, entries=tuple(e for e in self.entries if e.number <= upto), seed=None, digest="")


def standing_entries(entries: Sequence[LogEntry], upto: int | None = None) -> list[LogEntry]:
    """The moves that still stand after all undos, considering those up to and with number `upto`. That a seat changed
    hands or was shown a hint is no move."""
    standing: list[LogEntry] = []
    for entry in entries:
        if upto is not None and entry.number > upto:
            break
        take_in(standing, entry)
    return standing


def take_in(standing: list[LogEntry], entry: LogEntry) -> None:
    """Bring the moves that stand forward by one more entry of the log."""
    if entry.is_note:
        return
    if entry.undo is None:
        standing.append(entry)
        return
    while standing and standing[-1].number > entry.undo:
        standing.pop()


def dumps(record: Record) -> str:
    """The record as the text of its file."""
    lines: list[dict[str, Any]] = [header_to_json(record.header)]
    lines.extend(entry_to_json(entry) for entry in record.entries)
    if record.seed is not None:
        lines.append({"end": True, "seed": record.seed.hex(), "digest": record.digest})
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def header_to_json(header: Header) -> dict[str, Any]:
    edition: dict[str, Any] = {"id": header.edition, "hash": header.edition_hash}
    if header.edition_text:
        edition["text"] = header.edition_text
    line: dict[str, Any] = {
        "gruppetto": _FIRST_FORMAT if header.take_backs is TakeBacks.FORMER else FORMAT,
        "game": header.game,
        "rules": header.rules,
        "edition": edition,
        "options": header.options,
        "seats": [{"name": s.name, "bot": s.bot} if s.bot else {"name": s.name} for s in header.seats],
        "commitment": header.commitment,
    }
    if header.teams:
        line["teams"] = list(header.teams)
    if header.take_backs is not TakeBacks.FORMER:
        line["take_backs"] = header.take_backs.value
    if header.position:
        line["position"] = header.position
    return line


def entry_to_json(entry: LogEntry) -> dict[str, Any]:
    line: dict[str, Any] = {"n": entry.number}
    if entry.undo is not None:
        line["undo"] = entry.undo
    if entry.seat >= 0:
        line["seat"] = entry.seat
    if entry.do:
        line["do"] = entry.do
    if entry.hands is not None:
        line |= _hands_to_json(entry.hands)
    if entry.bot:
        line["bot"] = entry.bot
    if entry.hint:
        line["hint"] = entry.hint
    if entry.chance:
        line["chance"] = list(entry.chance)
    return line


def _hands_to_json(hands: Handover) -> dict[str, Any]:
    line: dict[str, Any] = {"hands": hands.kind}
    if hands.by >= 0:
        line["by"] = hands.by
    if hands.bot:
        line["bot"] = hands.bot
    if hands.at:
        line["at"] = hands.at
    if hands.since:
        line["since"] = hands.since
    return line


def loads(text: str) -> Record:
    """A record from the text of its file; raises RecordError with line and reason."""
    header: Header | None = None
    entries: list[LogEntry] = []
    seed: bytes | None = None
    digest = ""
    for number, line in _objects(text):
        if header is None:
            header = _read(number, line, header_from_json)
        elif seed is not None:
            raise RecordError(number, "nothing may follow the end")
        elif "end" in line:
            seed, digest = _read(number, line, lambda end: (bytes.fromhex(end["seed"]), str(end["digest"])))
        else:
            entry = _read(number, line, entry_from_json)
            if entry.number != len(entries):
                raise RecordError(number, f"entry {entry.number} stands where {len(entries)} should")
            entries.append(entry)
    if header is None:
        raise RecordError(1, "the file is empty")
    if not entries:
        raise RecordError(2, "the match never starts: entry 0 is missing")
    return Record(header, tuple(entries), seed, digest)


def header_from_json(line: dict[str, Any]) -> Header:
    take_backs = _take_backs(line)
    edition = line["edition"]
    return Header(
        game=_text(line["game"]),
        rules=_text(line["rules"]),
        edition=_text(edition["id"]),
        edition_hash=_text(edition["hash"]),
        edition_text=_text(edition.get("text", "")),
        options=dict(line["options"]),
        seats=tuple(SeatName(_text(s["name"]), _text(s.get("bot", ""))) for s in line["seats"]),
        commitment=_text(line["commitment"]),
        position=_text(line.get("position", "")),
        take_backs=take_backs,
        teams=_texts(line.get("teams", [])),
    )


def _take_backs(line: dict[str, Any]) -> TakeBacks:
    if line.get("gruppetto") == _FIRST_FORMAT:
        return TakeBacks.FORMER
    if line.get("gruppetto") != FORMAT:
        raise ValueError(f"this is no Gruppetto record of format {_FIRST_FORMAT} or {FORMAT}")
    named = line["take_backs"]
    if named not in (TakeBacks.HONEST, TakeBacks.FRIENDLY):
        raise ValueError(f"take-backs are honest or friendly, not {named!r}")
    return TakeBacks(named)


def entry_from_json(line: dict[str, Any]) -> LogEntry:
    undo = line.get("undo")
    hands = _hands(line)
    return LogEntry(
        number=_whole(line["n"]),
        chance=tuple(_whole(outcome) for outcome in line.get("chance", ())),
        seat=_whole(line.get("seat", -1)),
        do=_text(line.get("do", "")),
        undo=None if undo is None else _whole(undo),
        hands=hands,
        bot="" if hands is not None else _text(line.get("bot", "")),
        hint=_text(line.get("hint", "")),
    )


def _hands(line: dict[str, Any]) -> Handover | None:
    if "hands" not in line:
        return None
    if line["hands"] not in KINDS:
        raise ValueError(f"a seat does not change hands by {line['hands']!r}")
    times = (_whole(line.get("at", 0)), _whole(line.get("since", 0)))
    return Handover(line["hands"], _text(line.get("bot", "")), _whole(line.get("by", -1)), *times)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} should be a text")
    return value


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ValueError(f"{value!r} should be a list of texts")
    return tuple(_text(each) for each in value)


def _whole(value: object) -> int:
    if type(value) is not int:
        raise ValueError(f"{value!r} should be a whole number")
    return value


def _objects(text: str) -> Iterable[tuple[int, dict[str, Any]]]:
    for number, line in enumerate(text.split("\n"), 1):  # not splitlines: a name may hold a U+2028
        if not line.strip():
            continue
        try:
            value = json.loads(line)
        except (ValueError, RecursionError):
            raise RecordError(number, "this is no JSON") from None
        if not isinstance(value, dict):
            raise RecordError(number, "a line must be one JSON object")
        yield number, value


def _read(number: int, line: dict[str, Any], reader: Any) -> Any:
    try:
        return reader(line)
    except KeyError as error:
        raise RecordError(number, f"the key {error} is missing") from None
    except (ValueError, TypeError, AttributeError) as error:
        raise RecordError(number, str(error)) from None
