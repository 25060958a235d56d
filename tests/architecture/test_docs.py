"""The documents are true: code they quote is in the file they name, and files they name are there."""

import re
from pathlib import Path

import pytest

from tests.architecture.source import ROOT
from tests.browser import pictures

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
QUOTED = re.compile(r"^```python\n# (?P<path>\S+\.py)\n(?P<code>.*?)^```$", re.DOTALL | re.MULTILINE)
QUOTES = [
    pytest.param(found["path"], found["code"], id=f"{document.name}-{found['code'].strip().splitlines()[0]}")
    for document in DOCUMENTS
    for found in QUOTED.finditer(document.read_text(encoding="utf-8"))
]
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")
ANCHOR = re.compile(r"\]\((?!https?:)([^)#]*)#([^)]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
NO_LETTER = re.compile(r"[^\w\- ]")
IN_CONTENTS = re.compile(r"^ +- (?:[^:]+: )?([\w-]+\.md)$", re.MULTILINE)
PICTURES = re.compile(r"images/([\w-]+\.\w+)")
PLACE = re.compile(r"`((?:src|tests|docs|web)/[\w./-]+)`")


def unindented(code: str) -> str:
    return "\n".join(line.strip() for line in code.strip().splitlines())


@pytest.mark.parametrize(("path", "code"), QUOTES)
def test_quoted_code_is_in_the_file_it_names(path: str, code: str) -> None:
    assert unindented(code) in unindented((ROOT / path).read_text(encoding="utf-8"))


def test_code_is_quoted_at_all() -> None:
    assert len(QUOTES) >= 6


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_files_that_a_document_names_are_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")

    named = [document.parent / link for link in LINK.findall(text)] + [ROOT / place for place in PLACE.findall(text)]

    assert [str(path) for path in named if not path.exists()] == []


def anchors(document: Path) -> set[str]:
    """Where links into a document can lead: its headings, as sites write them."""
    headings = HEADING.findall(document.read_text(encoding="utf-8"))
    return {NO_LETTER.sub("", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_headings_that_a_document_points_at_are_there(document: Path) -> None:
    pointed = ANCHOR.findall(document.read_text(encoding="utf-8"))

    assert [
        f"{file}#{anchor}"
        for file, anchor in pointed
        if anchor not in anchors(document.parent / file if file else document)
    ] == []


def test_every_page_is_in_the_contents_of_the_site() -> None:
    """The site itself is built in tests/docs; this says soonest what a new page needs: a line in mkdocs.yml."""
    listed = IN_CONTENTS.findall((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    pages = {page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")}

    assert pages - set(listed) == set()
    assert len(listed) == len(set(listed))


def test_every_picture_is_shown_and_made_by_the_command() -> None:
    shown = {name for document in DOCUMENTS for name in PICTURES.findall(document.read_text(encoding="utf-8"))}
    there = {path.name for path in (ROOT / "docs" / "images").iterdir()}

    assert shown == there == set(pictures.PICTURES)
