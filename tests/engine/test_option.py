"""Options: settled before the match, checked, and known in words as a command line gives them."""

import pytest

from gruppetto.engine.option import Option, OptionError, settle

OFFERED = (
    Option("finish", ("over", "exact"), "over", "TIN-3.3"),
    Option("night", (True, False), False, "TIN-1.1"),
)


def test_options_nobody_wanted_have_their_default() -> None:
    assert settle(OFFERED, {}) == {"finish": "over", "night": False}


def test_a_wanted_choice_is_taken() -> None:
    assert settle(OFFERED, {"finish": "exact"})["finish"] == "exact"


@pytest.mark.parametrize(("word", "choice"), [("true", True), ("FALSE", False), (True, True)])
def test_an_on_off_option_takes_words_and_truth_values(word: object, choice: bool) -> None:
    assert settle(OFFERED, {"night": word})["night"] is choice


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="no option 'wind'; the options are finish, night"):
        settle(OFFERED, {"wind": True})


@pytest.mark.parametrize("value", ["sideways", None, 1, ["over"]])
def test_an_unknown_choice_is_refused_with_those_there_are(value: object) -> None:
    with pytest.raises(OptionError, match="'finish' is one of over, exact"):
        settle(OFFERED, {"finish": value})
