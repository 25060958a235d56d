"""Two phones beside one board: what both press opens one sequence, one round, and the second phone is told."""

from itertools import count
from typing import Any

import pytest

from gruppetto.companion.sheet import Sheet
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.fact import Fact, Refuted
from gruppetto.engine.keeper import Form, Page
from gruppetto.games import find_game
from tests.companion.scorer import CAP, add, edit, plan_for, sheet_of

_ids = count(1)
TIMED, COUNTED, CARDS = find_game("peloton"), find_game("seconds"), find_game("bostock")


def form(page: Page, kind: str) -> Form:
    return next(one for one in page.forms if one.kind == kind)


def press(sheet: Sheet, kind: str, **data: Any) -> Fact:
    """An entry as a phone that shows this page makes it."""
    return Fact(f"{kind}-{next(_ids)}", kind, {**form(sheet.page, kind).given, **data})


def pressed(sheet: Sheet, *kinds: str) -> Sheet:
    for kind in kinds:
        sheet = sheet.take(add(press(sheet, kind)))
    return sheet


def race(game: AnyGame, *stages: str) -> Sheet:
    return sheet_of(game, plan_for(game, 2, stages))


def started() -> Sheet:
    return pressed(race(TIMED, "paris"), "start")


def refused(sheet: Sheet, fact: Fact) -> str:
    with pytest.raises(Refuted) as caught:
        sheet.take(add(fact))
    assert caught.value.fact == fact.id
    return caught.value.refusal.rule


def sequence(sheet: Sheet) -> int:
    assert sheet.page.clock is not None
    return sheet.page.clock.number


def turn(sheet: Sheet, number: int) -> str:
    """The fact of a TURN, counted from the first."""
    return [told.fact for told in sheet.page.history if told.kind == "turn"][number]


# --- pressed by both ---


@pytest.mark.rule("PEL-27.10")
def test_two_phones_that_press_turn_open_one_sequence() -> None:
    sheet = started()
    mine, theirs = press(sheet, "turn"), press(sheet, "turn")

    sheet = sheet.take(add(mine))

    assert refused(sheet, theirs) == "PEL-27.10"
    assert sequence(sheet) == 2


@pytest.mark.rule("SEC-18.8")
def test_two_phones_that_call_the_next_round_open_one() -> None:
    sheet = race(COUNTED, "flat-95")
    mine, theirs = press(sheet, "round"), press(sheet, "round")

    sheet = sheet.take(add(mine))

    assert refused(sheet, theirs) == "SEC-18.8"
    following = form(sheet.page, "round").opens
    assert following is not None
    assert following.number == 3


@pytest.mark.rule("BOS-14.12")
def test_a_ride_off_that_left_all_tied_is_not_counted_twice() -> None:
    level: dict[str, Any] = {"player:0": {"cards": 8}, "player:1": {"cards": 8}}
    numbered: dict[str, Any] = {who: {**row, "number": 1} for who, row in level.items()}
    solo = next(
        stage.id for stage in _stages(CARDS) if any(one.kind == "cards" for one in race(CARDS, stage.id).page.forms)
    )
    sheet = race(CARDS, solo)
    sheet = sheet.take(add(press(sheet, "cards", cards=numbered)))
    mine, theirs = press(sheet, "ride_off", cards=level), press(sheet, "ride_off", cards=level)

    sheet = sheet.take(add(mine))

    assert refused(sheet, theirs) == "BOS-14.12"


def _stages(game: AnyGame) -> Any:
    keeper = game.keeper()
    assert keeper is not None
    return keeper.plan_form().editions[0].stages


@pytest.mark.rule("VAI-17.1")
def test_a_throw_of_the_prologue_that_left_both_level_is_not_counted_twice() -> None:
    sheet = sheet_of(CAP, plan_for(CAP, 2))
    level = {"player:0": {"roll": 6}, "player:1": {"roll": 6}}
    mine, theirs = press(sheet, "rolls", rolls=level), press(sheet, "rolls", rolls=level)

    sheet = sheet.take(add(mine))

    assert refused(sheet, theirs) == "VAI-17.1"
    assert sheet.take(add(press(sheet, "rolls", rolls=level))).version == 2


# --- the number is a name and no count ---


def test_entries_older_than_the_numbers_still_count() -> None:
    sheet = started()
    for number in range(3):
        sheet = sheet.take(add(Fact(f"old-{number}", "turn", {"stage": 1})))
    assert sequence(pressed(sheet, "turn")) == 5


@pytest.mark.parametrize("which", [0, 1, 2])
def test_any_turn_can_be_struck_out_and_the_race_goes_on(which: int) -> None:
    sheet = pressed(started(), "turn", "turn", "turn")
    sheet = sheet.take(edit("strike", fact=turn(sheet, which)))

    assert sequence(sheet) == 3
    assert sequence(pressed(sheet, "turn", "turn")) == 5


def test_a_struck_turn_can_be_restored_after_others_were_pressed() -> None:
    sheet = pressed(started(), "turn", "turn")
    first = turn(sheet, 0)
    sheet = pressed(sheet.take(edit("strike", fact=first)), "turn")
    assert sequence(sheet.take(edit("restore", fact=first))) == 4


def test_a_forgotten_turn_can_be_put_before_others() -> None:
    sheet = pressed(started(), "turn", "turn")
    sheet = sheet.take(add(press(sheet, "turn"), before=turn(sheet, 0)))
    assert sequence(sheet) == 4


def test_a_phone_that_was_away_is_told_of_what_the_other_opened_and_counts_the_rest() -> None:
    """It pressed twice without a network; at the table somebody pressed once."""
    sheet = started()
    away = [Fact(f"away-{number}", "turn", {"stage": 1, "opens": number}) for number in (2, 3)]
    sheet = pressed(sheet, "turn")

    assert refused(sheet, away[0]) == "PEL-27.10"
    assert sequence(sheet.take(add(away[1]))) == 3


# --- what a phone without a network shows ---


def test_a_press_says_what_the_clock_will_show() -> None:
    sheet = started()
    opens = form(sheet.page, "turn").opens
    assert opens is not None
    assert opens.clock == pressed(sheet, "turn").page.clock
    assert opens.step == 60


def test_a_start_says_what_the_clock_will_show_and_cannot_be_pressed_again() -> None:
    sheet = race(TIMED, "paris")
    opens = form(sheet.page, "start").opens
    assert opens is not None
    assert opens.clock == pressed(sheet, "start").page.clock
    assert not opens.again


def test_the_next_round_says_the_line_that_will_stand_there_and_those_that_give_way() -> None:
    sheet = pressed(race(COUNTED, "flat-95"), "round")
    opens = form(sheet.page, "round").opens
    assert opens is not None
    assert opens.text in pressed(sheet, "round").page.status
    assert all(line in sheet.page.status for line in opens.lines)
    assert [line.args for line in opens.lines] == [{"number": 2}]


def test_a_finish_says_the_sequence_it_will_be_counted_in() -> None:
    """So that a phone whose form is open sees that another one pressed TURN."""
    sheet = started()
    assert form(sheet.page, "finish").help != form(pressed(sheet, "turn").page, "finish").help
