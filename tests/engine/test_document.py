"""Position documents: plain TOML that reads back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gruppetto.engine.contract import PositionError
from gruppetto.engine.document import read, write

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
