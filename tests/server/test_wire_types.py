"""The browser's types are made from ours, and tell what really travels."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from msgspec import UNSET, Struct, UnsetType

from gruppetto.server.typescript import File, write_files
from gruppetto.server.wire_types import COMMAND, FILES, texts
from gruppetto.table.answers import EditionInfo

written_texts = cache(texts)
WEB = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire"


@pytest.mark.parametrize("name", [file.name for file in FILES])
def test_what_is_committed_is_what_the_command_writes(name: str) -> None:
    committed = (WEB / name).read_text(encoding="utf-8")

    assert committed == written_texts()[name], f"the browser's types are old: run {COMMAND}"


def test_nothing_else_lies_among_the_written_files() -> None:
    assert {path.name for path in WEB.glob("*.generated.ts")} == set(written_texts())


class Bell(Struct, tag_field="say", tag="bell"):
    """Rings."""

    lap: int
    by: Literal["hand", "wind"] = "hand"
    note: str | UnsetType = UNSET
    """Only on the last lap."""


class Quiet(Struct, tag_field="say", tag="quiet", omit_defaults=True):
    until: float | None = None


class Lap(NamedTuple):
    number: int
    names: tuple[str, ...]


@dataclass
class Board:
    corner: tuple[float, float]
    laps: list[Lap] = field(default_factory=list)


def written(*, sent: dict[str, object] | None = None, read: dict[str, object] | None = None) -> str:
    return write_files([File("a.ts", "About.", sent or {}, read or {})], "make types")["a.ts"]


def test_the_server_sends_a_field_that_has_a_default_and_leaves_out_what_is_not_set() -> None:
    assert written(sent={"Bell": Bell}).endswith(
        """export interface Bell {
  say: "bell";
  lap: number;
  by: "hand" | "wind";
  note?: string;
}
"""
    )


def test_a_client_may_leave_out_what_has_a_default() -> None:
    assert '  by?: "hand" | "wind";\n' in written(read={"Bell": Bell})


def test_defaults_that_the_encoder_omits_are_optional() -> None:
    assert "  until?: number | null;\n" in written(sent={"Quiet": Quiet})


def test_messages_are_a_union_by_their_tag() -> None:
    text = written(sent={"Message": Bell | Quiet})

    assert "export type Message = Bell | Quiet;\n" in text
    assert '  say: "quiet";\n' in text


def test_tuples_keep_their_places_and_lists_their_items() -> None:
    text = written(sent={"Board": Board})

    assert "  corner: [number, number];\n  laps: Lap[];\n" in text
    assert "export type Lap = [number, string[]];\n" in text


def test_a_type_with_a_name_is_called_by_it() -> None:
    assert "  corner: Point;\n" in written(sent={"Point": tuple[float, float], "Board": Board})


def test_what_is_written_under_a_field_comes_along() -> None:
    text = written(sent={"EditionInfo": EditionInfo})

    assert "/** What is unusual about it though it can be played. */\n  warnings: Text[];\n" in text


def test_a_file_imports_what_an_earlier_one_declares() -> None:
    files = [File("a.ts", "", {"Lap": Lap}), File("b.ts", "", {"Board": Board})]

    second = write_files(files, "make types")["b.ts"]

    assert 'import type { Lap } from "./a.ts";\n' in second
    assert "export type Lap" not in second


def test_a_type_that_goes_both_ways_must_be_the_same_both_ways() -> None:
    with pytest.raises(ValueError, match="Bell is sent and read, and not alike"):
        written(sent={"Bell": Bell}, read={"Bell": Bell})
