"""The browser client is told what to show: it finds nothing out by looking at names or sentences of the server."""

import re

import pytest

from tests.architecture.test_names import COMMENT, written

PATTERN = re.compile(
    r"(?<=[\s(=,:!&|?])/(?![/*>\s])(?:[^/\\\n]|\\.)+/[gimsuy]*(?=\s*[.,;)])"
    r"|new RegExp|\.(?:starts|ends)With\(|\.match(?:All)?\("
)
"""A regular expression, or what does the work of one."""

PEOPLES_OWN = {
    "picture.ts": "the SVG of a shared picture",
    "figures.ts": "times and figures that people type",
    "own-stage.ts": "lists of numbers that people type",
    "tours.ts": "words that people search for",
    "route.svelte.ts": "addresses",
    "base.ts": "addresses",
    "place.ts": "addresses",
    "downloads.ts": "addresses, and the names of files",
    "pack.ts": "addresses",
    "bring.ts": "addresses",
    "unzip.ts": "the names of files",
    "python.ts": "addresses",
    "reach.ts": "addresses",
    "symbols.ts": "how the look names its icons",
    "catalogues.svelte.ts": "the paths and names of catalogues",
    "texts.svelte.ts": "points and decimal signs in what is said",
    "invitation.ts": "links and codes that people paste",
    "rule-text.ts": "the light Markdown of rulebooks",
    "rule-search.ts": "words that people search for",
    "attention.ts": "the SVG of the page's icon",
    "cursor.ts": "keys",
    "keys.ts": "keys",
    "viewport.svelte.ts": "the names of its own corners",
}
"""Where the client may look for a pattern, and in what."""


def patterns(text: str) -> list[str]:
    return [found[0] for found in PATTERN.finditer(COMMENT.sub("", text))]


def test_no_pattern_is_looked_for_in_what_the_server_says() -> None:
    found = {
        (path.name, pattern)
        for path in written(["web/src"], (".ts", ".svelte"))
        if not path.name.endswith(".test.ts")
        for pattern in patterns(path.read_text(encoding="utf-8"))
    }

    assert sorted((name, pattern) for name, pattern in found if name not in PEOPLES_OWN) == []
    assert sorted(PEOPLES_OWN.keys() - {name for name, _ in found}) == [], "no pattern is left there"


def test_nothing_depends_on_the_kind_of_an_event() -> None:
    """An event's kind names its sentence and nothing else."""
    guesses = re.compile(r"\b(?:event|entry)\.(?:kind\s*[!=]==|params\[)")
    assert [
        f"{path.name}: {found[0]}"
        for path in written(["web/src"], (".ts", ".svelte"))
        if not path.name.endswith(".test.ts")
        for found in guesses.finditer(path.read_text(encoding="utf-8"))
    ] == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("if (/^attacked/.test(event.kind)) horn();", 1),
        ("const LINE = /^mark-(sprint|summit)$/;", 1),
        ('thing.startsWith("card:")', 1),
        ("new RegExp(word)", 1),
        ("width / 2 + height / 2;", 0),
        ("</p><p>", 0),
    ],
)
def test_what_counts_as_a_pattern(code: str, found: int) -> None:
    assert len(patterns(code)) == found
