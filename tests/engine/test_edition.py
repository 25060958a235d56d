"""Editions: read key by key, and refused with file, key and reason."""

from collections.abc import Callable
from pathlib import Path

import pytest

from gruppetto.engine.edition import Document, EditionError, TomlTable

TEXT = """
length = 12
name = "Tiny"
flat = true
towns = ["Pau", "Luchon"]
heights = [1, 2]
minus = -1
title = { en = "Pass", fr = "Col" }
lame = { fr = "Col" }

[[stages]]
km = 20

[[stages]]
km = "far"
"""


def entry() -> TomlTable:
    return TomlTable("mine.toml", Document.parse(TEXT, "mine.toml").content)


@pytest.mark.parametrize(
    ("read", "value"),
    [
        (lambda e: e.whole("length"), 12),
        (lambda e: e.whole("minus", least=-1), -1),
        (lambda e: e.whole("absent", default=3), 3),
        (lambda e: e.text("name"), "Tiny"),
        (lambda e: e.text("name", among=("Tiny", "Huge")), "Tiny"),
        (lambda e: e.text("absent", default=""), ""),
        (lambda e: e.flag("flat"), True),
        (lambda e: e.flag("absent", default=False), False),
        (lambda e: e.words("title"), {"en": "Pass", "fr": "Col"}),
        (lambda e: e.words("name"), {"en": "Tiny"}),
        (lambda e: e.texts("towns"), ["Pau", "Luchon"]),
        (lambda e: e.whole_numbers("heights"), [1, 2]),
        (lambda e: e.tables("stages")[0].whole("km"), 20),
        (lambda e: list(e.table("absent", optional=True).keys()), []),
        (lambda e: e.has("length") and not e.has("absent"), True),
    ],
)
def test_a_key_is_read_as_what_it_is(read: Callable[[TomlTable], object], value: object) -> None:
    assert read(entry()) == value


@pytest.mark.parametrize(
    ("read", "key", "reason"),
    [
        (lambda e: e.whole("absent"), "absent", "is missing"),
        (lambda e: e.whole("name"), "name", "must be a whole number, not 'Tiny'"),
        (lambda e: e.whole("flat"), "flat", "must be a whole number, not True"),
        (lambda e: e.whole("minus"), "minus", "must be at least 0, not -1"),
        (lambda e: e.text("length"), "length", "must be a text, not 12"),
        (lambda e: e.text("name", among=("flat", "hill")), "name", "must be one of flat, hill"),
        (lambda e: e.flag("length"), "length", "must be true or false"),
        (lambda e: e.words("length"), "length", "must be a text or a table of texts"),
        (lambda e: e.words("lame"), "lame", "must have a text for the language en"),
        (lambda e: e.texts("heights"), "heights", "must be a list of texts"),
        (lambda e: e.whole_numbers("towns"), "towns", "must be a list of whole numbers"),
        (lambda e: e.table("name"), "name", "must be a table"),
        (lambda e: e.tables("towns"), "towns", "must be a list of tables"),
        (lambda e: e.tables("stages")[1].whole("km"), "stages[2].km", "must be a whole number, not 'far'"),
        (lambda e: e.table("title").text("nl"), "title.nl", "is missing"),
    ],
)
def test_a_fault_names_file_key_and_reason(read: Callable[[TomlTable], object], key: str, reason: str) -> None:
    with pytest.raises(EditionError) as refused:
        read(entry())

    assert refused.value.file == "mine.toml"
    assert refused.value.key == key
    assert reason in refused.value.reason
    assert str(refused.value) == f"mine.toml: {key}: {refused.value.reason}"


def test_a_key_that_nobody_read_is_refused() -> None:
    table = entry().table("title")
    table.text("en")

    with pytest.raises(EditionError, match=r"mine.toml: title.fr: is not a key of this format"):
        table.done()


def test_a_table_read_to_the_last_key_is_accepted() -> None:
    table = entry().table("lame")
    table.text("fr")

    table.done()


@pytest.mark.parametrize("text", ["length = = 3", "length = " + "[" * 5000, "length = " + "9" * 5000])
def test_what_is_no_toml_is_refused_with_the_file(text: str) -> None:
    with pytest.raises(EditionError, match=r"mine.toml: this is no TOML"):
        Document.parse(text, "mine.toml")


def test_a_missing_file_is_refused_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="No such file"):
        Document.read(tmp_path / "absent.toml")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.toml").write_bytes(b"\xff\xfe\x00")

    with pytest.raises(EditionError, match="not UTF-8"):
        Document.read(tmp_path / "picture.toml")


def test_the_digest_follows_the_text() -> None:
    one, two = Document.parse("a = 1", "x"), Document.parse("a = 2", "x")

    assert one.digest != two.digest
    assert one.digest == Document.parse("a = 1", "y").digest
