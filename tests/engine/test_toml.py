"""TOML from strangers: what would cost the parser much is refused before it begins."""

import tomllib

import pytest

from gruppetto.engine.contract import PositionError
from gruppetto.engine.document import BOUNDS, read
from gruppetto.engine.toml import Bounds, check_bounds, parse

COSTLY = {
    "a key of thousands of parts": "a." * 7500 + "a = 1",
    "quoted parts": '"".' * 4000 + '"" = 1',
    "parts with blanks between": "a . " * 3000 + "a = 1",
    "a heading that every key repeats": "[" + "a." * 2000 + "a]\n" + "k = 1\n" * 1500,
    "the same in an inline table": "x = { " + "a." * 3000 + "a = 1 }",
    "brackets in brackets": "x = " + "[" * 1500 + "]" * 1500,
    "inline tables in each other": "x = " + "{ a = " * 1500 + "1" + " }" * 1500,
    "keys without end": "k=1\n" * 4001,
    "more than anybody writes": "# " + "x" * BOUNDS.letters,
}


@pytest.mark.parametrize("text", COSTLY.values(), ids=COSTLY)
def test_a_costly_text_is_refused_before_it_is_parsed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tomllib, "loads", lambda _: pytest.fail("the parser began"))

    with pytest.raises(PositionError, match=r"^this is no position document: it (has|is) .*"):
        read(text)


def hidden(dots: str) -> list[str]:
    """Texts in which the dots stand where a careless reader might take them for a string."""
    return [
        f'x = """five quotes end it"""""\n{dots}',
        f"x = '''and so here'''''\n{dots}",
        f'x = """a \\""" b"""\n{dots}',
        f'x = "a \\" b" # " """\n{dots}',
        f"x = 'a \\'\n{dots}",
        f'x = ""\n{dots}',
        f'x = """"""\n{dots}',
    ]


@pytest.mark.parametrize("text", hidden("a.a.a.a.a = 1"))
def test_no_string_hides_a_key_from_the_look(text: str) -> None:
    tomllib.loads(text)  # it is TOML

    with pytest.raises(ValueError, match="more than 4 parts"):
        check_bounds(text, Bounds(parts=4))


@pytest.mark.parametrize(
    "text",
    [
        'x = "a.b.c.d.e.f.g.h.i.j [[[[[[ = = ="',
        "x = '''\na.b.c.d.e.f.g.h.i\n'''",
        "# a.b.c.d.e.f.g.h.i.j\nx = 1",
        "x = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5]",
        "x = 1979-05-27T07:32:00.5Z",
    ],
)
def test_what_only_looks_costly_is_read(text: str) -> None:
    assert parse(text, Bounds(parts=4, depth=1)) == tomllib.loads(text)
