"""Names are as long as people see them."""

import pytest

from gruppetto.engine.letters import first_letters, letters, readable, seen, shows

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
CYCLIST = "\U0001f6b4\U0001f3fd\u200d\u2640\ufe0f"
BELGIUM, SCOTLAND = "\U0001f1e7\U0001f1ea", "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("", 0),
        ("Eddy", 4),
        ("Zoë", 3),
        ("Zoe\u0308", 3),
        ("नमस्ते", 3 + 1),
        (FAMILY, 1),
        (CYCLIST, 1),
        (BELGIUM * 2, 2),
        (SCOTLAND, 1),
        (f"Ann {FAMILY}{BELGIUM}", 6),
    ],
)
def test_a_letter_is_what_people_see_as_one(name: str, seen: int) -> None:
    assert letters(name) == seen


def test_a_name_is_never_cut_within_a_letter() -> None:
    assert first_letters(f"A{FAMILY}{BELGIUM}{CYCLIST}", 3) == f"A{FAMILY}{BELGIUM}"
    assert first_letters("Ann", 24) == "Ann"


@pytest.mark.parametrize("name", ["a\u200bb", "a\nb", "a\u202eb"])
def test_what_cannot_be_seen_is_no_letter(name: str) -> None:
    assert not readable(name)


@pytest.mark.parametrize("sign", ["\u3164", "\u2800", "\u115f", "\uffa0", "\u202e", "\u2067", "\u200f", "\u200b", "\0"])
def test_a_sign_that_shows_nothing_or_turns_the_direction_is_a_blank(sign: str) -> None:
    assert seen(f"Eddy{sign}Merckx") == "Eddy Merckx"
    assert not shows(sign * 3)


@pytest.mark.parametrize("name", ["Zoe\u0308", "नमस्ते", FAMILY, CYCLIST, SCOTLAND, "محمد", "김", "7", "!"])
def test_what_people_write_with_is_left_as_it_is(name: str) -> None:
    assert seen(name) == name
    assert shows(name)
