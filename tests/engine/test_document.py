"""Position documents: plain TOML that reads back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gruppetto.engine.contract import PositionError
from gruppetto.engine.document import read, setup_at, write
from gruppetto.engine.edition import Document
from gruppetto.testing.playing import luck
from tests.toy import GAME

_plain = st.integers(-(2**40), 2**40) | st.booleans() | st.text(st.characters(exclude_categories=["Cs"]))
_names = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
_values = st.recursive(_plain, lambda inner: st.lists(inner) | st.dictionaries(_names, inner), max_leaves=8)


@settings(deadline=None, derandomize=True)
@given(st.dictionaries(_names, _values, max_size=4))
def test_whatever_is_written_reads_back(fields: dict[str, object]) -> None:
    assert read(write(fields)) == fields


def test_a_document_is_good_to_read() -> None:
    text = write({"game": "tiny", "places": [3, 0], "used": {"km1": 2}, "hands": [{}, {"km2": 1}], "night": False})

    assert text == ('game = "tiny"\nplaces = [3, 0]\nused = { km1 = 2 }\nhands = [{}, { km2 = 1 }]\nnight = false\n')


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("places = [3,", "Invalid value"),
        ("places = " + "[" * 5000, "nested too deeply"),
        ("round = " + "9" * 5000, "a number that is too long"),
        ("round = { riders = [1, 0x" + "f" * 5000 + "] }", "a number that is too long"),
    ],
)
def test_what_is_no_document_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=f"no position document: .*{reason}"):
        read(text)


def test_only_plain_values_can_be_written() -> None:
    with pytest.raises(TypeError, match="cannot hold"):
        write({"place": object()})


@pytest.mark.parametrize("seats", [2, 3])
def test_a_position_names_its_set_up(seats: int) -> None:
    wanted = GAME.setup(seats, {"finish": "exact"})

    assert setup_at(GAME, GAME.start(wanted, luck(1)).document()) == wanted


def test_how_many_play_with_an_edition_of_ones_own_is_found_by_trying() -> None:
    text = GAME.editions()[0].document.text.replace("length = 10", "length = 12")
    own = GAME.edition(Document.parse(text, "mine.toml"))
    wanted = GAME.setup(3, edition=own)

    assert setup_at(GAME, GAME.start(wanted, luck(1)).document(), edition=own) == wanted


def test_a_position_that_fits_nobody_is_refused_with_the_reason() -> None:
    own = GAME.editions()[0]

    with pytest.raises(PositionError):
        setup_at(GAME, "places = []", edition=own)
