"""Options: settled before the match, checked, and known in words as a command line gives them."""

import pytest

from gruppetto.engine.option import Option, OptionError, settle, worth_writing

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


ADDED = (*OFFERED, Option("wind", ("calm", "storm"), "calm", "TIN-1.2", added=True))


def test_an_option_added_later_is_written_only_where_it_is_not_the_default() -> None:
    assert worth_writing(ADDED, settle(ADDED, {})) == settle(OFFERED, {})
    assert worth_writing(ADDED, settle(ADDED, {"wind": "storm"}))["wind"] == "storm"


LISTS = (Option("stages", ("flat", "hilly"), "flat", "TIN-1.1", r"[a-z]+(\+[a-z]+)+", "flat+hilly"),)


def test_a_pattern_admits_choices_that_are_not_offered_by_name() -> None:
    assert settle(LISTS, {"stages": "flat+hilly+flat"})["stages"] == "flat+hilly+flat"


@pytest.mark.parametrize("value", ["flat+", "Flat+hilly", 7, ["flat", "hilly"]])
def test_what_the_pattern_does_not_match_whole_is_refused(value: object) -> None:
    with pytest.raises(OptionError, match=r"'stages' is one of flat, hilly or one such as flat\+hilly, not"):
        settle(LISTS, {"stages": value})
