"""Editions: the data of a box (cards, stages, points), kept apart from the rules and replaceable by its owner."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, cast

from gruppetto.engine import toml

Provenance = Literal["rulebook", "reconstruction"]
_PROVENANCES: Final = ("rulebook", "reconstruction")
Words = dict[str, str]
"""A text of an edition by language, with at least `en`; names of places need only that."""


class EditionError(ValueError):
    """An edition or stage file that cannot be used: which file, which key, and why."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}" if key else f"{file}: {reason}")
        self.file = file
        self.key = key
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Document:
    """An edition file as read: its name for messages, its text for the record, its content, its hash."""

    file: str
    text: str
    content: Mapping[str, Any]

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()

    @classmethod
    def parse(cls, text: str, file: str) -> "Document":
        try:
            return cls(file, text, toml.parse(text))
        except ValueError as error:
            raise EditionError(file, "", f"this is no TOML: {error}") from None

    @classmethod
    def read(cls, path: Path) -> "Document":
        try:
            return cls.parse(path.read_text(encoding="utf-8"), str(path))
        except OSError as error:
            raise EditionError(str(path), "", error.strerror or "the file cannot be read") from None
        except UnicodeDecodeError:
            raise EditionError(str(path), "", "the file is not UTF-8 text") from None

    def table(self) -> "TomlTable":
        """To be read key by key."""
        return TomlTable(self.file, self.content)

    def extended(self, texts: Iterable[str]) -> "Document":
        """This edition with those of stage files behind it."""
        return Document.parse("\n".join((self.text, *texts)), self.file)


@dataclass(frozen=True, slots=True)
class Printed:
    """What every edition says of itself: its name, where its figures come from, and the document it was read from. A
    game's own adds what lies in the box."""

    id: str
    name: Words
    provenance: Provenance
    document: Document


class TomlTable:
    """A table of an edition document, read key by key so that a fault names its place: `stages[3].length`."""

    __slots__ = ("_content", "_file", "_place", "_used")

    def __init__(self, file: str, content: Mapping[str, Any], place: str = "") -> None:
        self._file = file
        self._content = content
        self._place = place
        self._used: set[str] = set()

    def fail(self, key: str, reason: str) -> EditionError:
        return EditionError(self._file, self._at(key), reason)

    def has(self, key: str) -> bool:
        return key in self._content

    def keys(self) -> Iterator[str]:
        return iter(self._content)

    def whole(self, key: str, *, least: int = 0, most: int | None = None, default: int | None = None) -> int:
        value = self._take(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fail(key, f"must be a whole number, not {value!r}")
        if value < least:
            raise self.fail(key, f"must be at least {least}, not {value}")
        if most is not None and value > most:
            raise self.fail(key, f"must be at most {most}, not {value}")
        return value

    def number(self, key: str, *, least: float, most: float) -> float:
        """A number that need not be whole: kilometres, say."""
        value = self._take(key, None)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.fail(key, f"must be a number, not {value!r}")
        if not least <= value <= most:
            raise self.fail(key, f"must be from {least:g} to {most:g}, not {value:g}")
        return float(value)

    def holds(self, key: str, value: str) -> bool:
        """Whether a key holds this very word, where it may also hold something else; if so it counts as read."""
        found = self._content.get(key) == value
        if found:
            self._used.add(key)
        return found

    def text(self, key: str, *, default: str | None = None, among: tuple[str, ...] = ()) -> str:
        value = self._take(key, default)
        if not isinstance(value, str):
            raise self.fail(key, f"must be a text, not {value!r}")
        if among and value not in among:
            raise self.fail(key, f"must be one of {', '.join(among)}, not {value!r}")
        return value

    def provenance(self, key: str = "provenance", *, default: str | None = None) -> Provenance:
        return cast(Provenance, self.text(key, default=default, among=_PROVENANCES))

    def head(self, document: Document) -> tuple[str, Words, Provenance, Document]:
        """What this table, the whole document, says of the edition: the fields of `Printed`."""
        return self.text("id"), self.words("name"), self.provenance(), document

    def flag(self, key: str, *, default: bool | None = None) -> bool:
        value = self._take(key, default)
        if not isinstance(value, bool):
            raise self.fail(key, f"must be true or false, not {value!r}")
        return value

    def words(self, key: str) -> Words:
        """A text in several languages; a plain text counts as English."""
        value = self._take(key, None)
        if isinstance(value, str):
            return {"en": value}
        if not isinstance(value, dict) or not all(isinstance(text, str) for text in value.values()):
            raise self.fail(key, f"must be a text or a table of texts by language, not {value!r}")
        if "en" not in value:
            raise self.fail(key, "must have a text for the language en")
        return dict(value)

    def whole_numbers(self, key: str, *, default: list[int] | None = None) -> list[int]:
        value = self._take(key, default)
        if not isinstance(value, list) or not all(type(item) is int for item in value):
            raise self.fail(key, f"must be a list of whole numbers, not {value!r}")
        return list(value)

    def pairs(self, key: str, *, default: list[tuple[int, int]] | None = None) -> list[tuple[int, int]]:
        """A list of places such as `[[10, 3], [24, 2]]`."""
        value = self._take(key, default)
        if not isinstance(value, list) or not all(_is_pair(item) for item in value):
            raise self.fail(key, f"must be a list of pairs of whole numbers, not {value!r}")
        return [(first, second) for first, second in value]

    def texts(self, key: str, *, default: list[str] | None = None) -> list[str]:
        value = self._take(key, default)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fail(key, f"must be a list of texts, not {value!r}")
        return list(value)

    def printed(self) -> tuple[str, ...]:
        """Under `printed` the keys of this table that the printed rulebook gives, where the rest of it is ours."""
        keys = self.texts("printed", default=[])
        for key in keys:
            if not self.has(key) or key in ("printed", "source"):
                raise self.fail("printed", f"must name keys beside it, not {key!r}")
        return tuple(keys)

    def table(self, key: str, *, optional: bool = False) -> "TomlTable":
        value = self._take(key, {} if optional else None)
        if not isinstance(value, dict):
            raise self.fail(key, f"must be a table, not {value!r}")
        return TomlTable(self._file, value, self._at(key))

    def tables(self, key: str) -> list["TomlTable"]:
        value = self._take(key, None)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.fail(key, "must be a list of tables")
        return [TomlTable(self._file, item, f"{self._at(key)}[{place}]") for place, item in enumerate(value, 1)]

    def done(self) -> None:
        """Refuse keys that nobody read: most of them are typing errors."""
        for key in self._content:
            if key not in self._used:
                raise self.fail(key, "is not a key of this format")

    def _take(self, key: str, default: Any) -> Any:
        self._used.add(key)
        if key in self._content:
            return self._content[key]
        if default is None:
            raise self.fail(key, "is missing")
        return default

    def _at(self, key: str) -> str:
        return f"{self._place}.{key}" if self._place else key


def _is_pair(item: object) -> bool:
    return isinstance(item, list | tuple) and len(item) == 2 and all(type(part) is int for part in item)
