"""The judge's app at a real table (PEL-23, PEL-27): every button, what it refuses, and the rulebook's examples."""

from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest

from gruppetto.companion.saved import load, save
from gruppetto.companion.share import as_text
from gruppetto.companion.sheet import Sheet, new_sheet
from gruppetto.companion.wording import Wording
from gruppetto.engine.decimals import decimal
from gruppetto.engine.fact import Fact, FactError, Refuted
from gruppetto.engine.keeper import Page, StagePlan
from gruppetto.games import find_game
from gruppetto.games.peloton import GAME
from tests.companion.scorer import add, change, edit, plan_for, sheet_of

_ids = count(1)
TWO = ("paris", "alpe-dhuez")


def fact(kind: str, stage: int = 1, **data: Any) -> Fact:
    return Fact(f"{kind}-{next(_ids)}", kind, {"stage": stage, **data})


def riders(*bibs: int) -> list[str]:
    return [f"rider:{bib}" for bib in bibs]


def finish(seconds: int, *bibs: int, stage: int = 1) -> Fact:
    return fact("finish", stage, seconds=seconds, riders=riders(*bibs))


def dnf(*bibs: int, stage: int = 1) -> Fact:
    return fact("dnf", stage, riders=riders(*bibs))


def sprint(*bibs: int, line: str = "S1", stage: int = 1) -> Fact:
    return fact("sprint", stage, line=line, riders=riders(*bibs))


def turns(times: int, stage: int = 1) -> list[Fact]:
    return [fact("turn", stage) for _ in range(times)]


def race(
    *facts: Fact, teams: int = 6, size: str = "6", stages: Sequence[str] = ("paris",), **options: str | bool
) -> Sheet:
    options = {"race": "single" if len(stages) == 1 else "stage_race", **options, "team_size": size}
    return sheet_of(GAME, plan_for(GAME, teams, stages, **options), facts)


def small(*facts: Fact, stages: Sequence[str] = TWO, **options: str | bool) -> Sheet:
    """Two teams of three: bibs 1 to 3 and 7 to 9."""
    return race(*facts, teams=2, size="3", stages=stages, **options)


BIBS = list(range(1, 37))
FIRST_FIVE = (17, 22, 3, 14, 7)
OTHERS = [bib for bib in BIBS if bib not in (*FIRST_FIVE, 30)]
EXAMPLE_83 = [
    fact("start"),
    *turns(27),
    finish(26, *FIRST_FIVE),
    *turns(1),
    finish(46, 30),
    *turns(2),
    finish(8, *OTHERS),
]
STAGE_ONE = [fact("start"), sprint(8, 1), finish(14, 1, 2, 3, 7, 8), dnf(9)]


def refused(sheet: Sheet, told: Fact) -> tuple[str, object]:
    with pytest.raises(Refuted) as caught:
        sheet.take(add(told))
    return caught.value.refusal.rule, caught.value.refusal.params.get("fault")


def table(page: Page, name: str, stage: int = 0) -> dict[int, list[str]]:
    """The lines of a table by bib, or by team."""
    lines = next(found for found in page.tables if (found.id, found.stage) == (name, stage)).lines
    return {int(line.who.partition(":")[2]): line.values for line in lines}


def clock(page: Page) -> tuple[int, str]:
    assert page.clock is not None
    return page.clock.number, page.clock.time


# --- the menu and the plan ---


@pytest.mark.rule("PEL-27.1", "PEL-27.26")
def test_a_game_is_started_or_loaded_and_goes_on_exactly_where_it_was() -> None:
    sheet = race(*EXAMPLE_83[:20])
    assert load(save(sheet), find_game) == sheet


@pytest.mark.rule("PEL-27.2", "PEL-27.4")
def test_a_single_race_has_exactly_one_stage() -> None:
    form = GAME.keeper().plan_form()
    assert next(option.choices for option in form.options if option.name == "race") == ("single", "stage_race")
    with pytest.raises(Refuted) as caught:
        race(stages=TWO, race="single")
    assert caught.value.refusal.rule == "PEL-27.4"


@pytest.mark.rule("PEL-27.3")
def test_a_stage_race_is_any_list_of_stages_with_repetition() -> None:
    sheet = race(stages=("paris", "alpe-dhuez", "paris"))
    assert [stage.id for stage in sheet.page.stages] == ["paris", "alpe-dhuez", "paris"]
    longer = sheet.take(edit("plan", stages=(*sheet.content.plan.stages, StagePlan("roskilde-nyborg"))))
    assert len(longer.page.stages) == 4


@pytest.mark.rule("PEL-27.5")
@pytest.mark.parametrize("size", ["3", "4", "5", "6"])
def test_the_riders_with_the_lowest_bibs_take_part(size: str) -> None:
    bibs = [rider.bib for rider in race(teams=2, size=size).page.riders]
    assert bibs == [*range(1, 1 + int(size)), *range(7, 7 + int(size))]


@pytest.mark.rule("PEL-27.6")
@pytest.mark.parametrize("teams", [1, 2, 6])
def test_one_to_six_teams_with_names_of_their_own(teams: int) -> None:
    sheet = race(teams=teams).take(edit("rename", seat=0, place=2, name="Poulidor"))
    sheet = sheet.take(edit("rename", seat=0, name="Mercier"))
    assert len(sheet.page.teams) == teams
    assert (sheet.page.teams[0].name, sheet.page.riders[2].name) == ("Mercier", "Poulidor")


@pytest.mark.rule("PEL-27.30", "PEL-27.5", "PEL-27.6")
@pytest.mark.parametrize(("teams", "size", "fault"), [(0, "4", "teams"), (2, "2", "size"), (2, "7", "size")])
def test_a_wrong_team_size_and_no_team_are_refused(teams: int, size: str, fault: str) -> None:
    with pytest.raises(Refuted) as caught:
        race(teams=teams, size=size)
    assert (caught.value.refusal.rule, caught.value.refusal.params) == ("PEL-27.30", {"fault": fault})


# --- before the start ---


@pytest.mark.rule("PEL-27.7")
def test_the_start_list_of_the_first_stage_has_all_riders_by_bib() -> None:
    orders = {order.id: [place.who for place in order.places] for order in small().page.orders}
    assert orders["start"] == riders(1, 2, 3, 7, 8, 9)


@pytest.mark.rule("PEL-27.7", "PEL-27.8")
def test_example_87_later_it_goes_by_the_general_classification_without_a_draw() -> None:
    page = small(*STAGE_ONE).page
    assert [place.who for place in page.orders[0].places] == riders(1, 2, 3, 7, 8)
    assert [form.kind for form in page.forms] == ["start"]


@pytest.mark.rule("PEL-27.8")
def test_the_order_of_the_teams_is_drawn_before_the_first_stage() -> None:
    draw = small().page.forms[0]
    assert (draw.kind, draw.fields[0].by_chance) == ("order", True)
    drawn = Fact("o", "order", {"teams": ["player:1", "player:0"]})
    sheet = small(drawn)
    assert [place.who for place in sheet.page.orders[0].places] == ["player:1", "player:0"]
    assert refused(sheet, Fact("p", "order", drawn.data)) == ("PEL-27.8", "told")
    assert refused(small(), Fact("p", "order", {"teams": ["player:1"]})) == ("PEL-27.8", "teams")
    assert refused(small(fact("start")), drawn) == ("PEL-27.8", "late")


# --- the timer ---


@pytest.mark.rule("PEL-27.9", "PEL-27.10", "PEL-27.11", "PEL-23.2")
def test_example_82_the_clock_after_27_turns() -> None:
    page = race(fact("start"), *turns(27)).page
    assert clock(page) == (28, "2:37:00")
    assert page.clock is not None
    assert page.clock.note is not None
    assert [page.status[0].args, page.clock.note.args] == [{"km": decimal(115.6)}, {"time": "2:10:00"}]


@pytest.mark.rule("PEL-27.9", "PEL-27.10")
def test_start_opens_sequence_one_and_turn_sounds() -> None:
    page = race(fact("start")).page
    assert clock(page) == (1, "2:10:00")
    assert (page.forms[0].kind, page.forms[0].sound) == ("turn", "bell")


@pytest.mark.rule("PEL-27.30")
def test_example_86_nothing_before_start_and_no_start_twice() -> None:
    for told in (fact("turn"), sprint(1), finish(14, 1), dnf(1)):
        assert refused(race(), told) == ("PEL-27.30", "before")
    assert refused(race(fact("start")), fact("start")) == ("PEL-27.30", "started")


# --- points ---


@pytest.mark.rule("PEL-27.12", "PEL-23.3", "PEL-27.30")
def test_example_84_three_riders_get_5_3_2_and_five_are_too_many() -> None:
    page = race(fact("start"), sprint(17, 3, 22)).page
    assert table(page, "green-now", 1) == {17: ["5"], 3: ["3"], 22: ["2"]}
    assert refused(race(fact("start")), sprint(1, 2, 3, 4, 5)) == ("PEL-27.30", "four")


@pytest.mark.rule("PEL-27.12")
def test_mountain_points_are_kept_apart() -> None:
    summit = fact("summit", line="M1", riders=riders(5, 6))
    page = race(fact("start"), summit, sprint(5), stages=("alpe-dhuez",)).page
    assert (table(page, "polka-now", 1), table(page, "green-now", 1)) == ({5: ["5"], 6: ["3"]}, {5: ["5"]})


@pytest.mark.rule("PEL-27.13", "PEL-27.30")
def test_a_points_entry_names_any_starter_once() -> None:
    sheet = small(fact("start"), finish(14, 1), dnf(9))
    assert table(sheet.take(add(sprint(1, 9))).page, "green-now", 1) == {1: ["5"], 9: ["3"]}
    assert refused(sheet, sprint(2, 2)) == ("PEL-27.30", "twice")
    later = small(*STAGE_ONE, fact("start", 2))
    assert refused(later, sprint(9, stage=2)) == ("PEL-27.13", None)


@pytest.mark.rule("PEL-27.14")
def test_the_next_open_line_is_proposed_and_a_recorded_one_is_replaced() -> None:
    first = sprint(17, 3)
    sheet = race(fact("start"), first)
    proposed = next(form for form in sheet.page.forms if form.kind == "sprint" and not form.replaces)
    assert (proposed.fields[0].value, [answer.value for answer in proposed.fields[0].answers]) == ("S2", ["S2"])
    again = next(form for form in sheet.page.forms if form.replaces)
    assert (again.replaces, again.fields[1].value) == (first.id, riders(17, 3))
    assert refused(sheet, sprint(4)) == ("PEL-27.14", None)


# --- the finish ---


@pytest.mark.rule("PEL-27.15", "PEL-27.16", "PEL-27.17", "PEL-23.4")
def test_finish_asks_for_the_time_then_the_riders_and_play_goes_on() -> None:
    sheet = race(fact("start"), finish(14, 17, 22))
    seconds, group = next(form for form in sheet.page.forms if form.kind == "finish").fields
    assert (seconds.offered[0], seconds.most) == (1, 59)
    assert len(group.among) == 34
    assert sheet.page.forms[0].kind == "turn"
    assert refused(sheet, finish(60, 1))[0] == "PEL-27.15"


@pytest.mark.rule("PEL-27.18", "PEL-27.19", "PEL-27.20", "PEL-23.5", "PEL-22.2", "PEL-21.11")
def test_example_83_the_four_times_of_the_rulebook() -> None:
    page = race(*EXAMPLE_83).page
    stage = table(page, "stage", 1)
    assert list(stage)[:6] == [*FIRST_FIVE, 30]
    assert [stage[bib][0] for bib in (*FIRST_FIVE, 30, 1)] == ["2:37:26"] * 5 + ["2:38:46", "2:40:08"]
    assert [stage[bib][2] for bib in FIRST_FIVE] == ["−10″", "−6″", "−4″", "", ""]
    general = table(page, "individual")
    assert [general[bib][0] for bib in FIRST_FIVE] == ["2:37:16", "2:37:20", "2:37:22", "2:37:26", "2:37:26"]
    assert list(general)[:5] == list(FIRST_FIVE)


@pytest.mark.rule("PEL-27.18")
def test_example_50_a_lone_winner_in_sequence_28() -> None:
    page = race(fact("start"), *turns(27), finish(14, 5)).page
    assert table(page, "home", 1)[5][0] == "2:37:14"


@pytest.mark.rule("PEL-27.18", "PEL-27.19")
def test_several_finishes_in_one_sequence_are_placed_by_time_then_by_entry() -> None:
    sheet = small(fact("start"), finish(26, 2), finish(14, 3, 1), finish(26, 7))
    assert list(table(sheet.page, "home", 1)) == [3, 1, 2, 7]


@pytest.mark.rule("PEL-27.15", "PEL-27.19", "PEL-27.30")
def test_example_85_a_rider_with_dnf_is_unplaced_and_cannot_be_chosen_again() -> None:
    sheet = race(fact("start"), dnf(12))
    assert refused(sheet, finish(14, 12)) == ("PEL-27.30", "result")
    assert table(sheet.page, "home", 1)[12][0] == "DNF"
    assert "rider:12" not in next(form for form in sheet.page.forms if form.kind == "finish").fields[1].among


@pytest.mark.rule("PEL-27.30")
def test_example_86_a_rider_finishes_once_and_comes_once_in_an_entry() -> None:
    sheet = race(fact("start"), finish(14, 17))
    assert refused(sheet, finish(26, 17)) == ("PEL-27.30", "result")
    assert refused(sheet, finish(26, 3, 3)) == ("PEL-27.30", "twice")


# --- rankings ---


@pytest.mark.rule("PEL-27.21", "PEL-27.22", "PEL-27.30")
def test_a_complete_stage_shows_its_ranking_and_offers_the_next() -> None:
    sheet = small(*STAGE_ONE)
    stage = table(sheet.page, "stage", 1)
    assert stage[1] == ["2:10:14", "", "−10″", "3", ""]
    assert stage[9] == ["DNF", "", "", "", ""]
    assert [line.state for line in sheet.page.stages] == ["ridden", "now"]
    assert refused(sheet, fact("turn")) == ("PEL-27.30", "complete")


@pytest.mark.rule("PEL-27.23", "PEL-24.6", "PEL-24.8")
def test_the_general_ranking_has_the_four_classifications() -> None:
    page = small(*STAGE_ONE).page
    assert [found.id for found in page.tables if not found.stage] == ["individual", "teams", "polka", "green"]
    assert table(page, "green") == {8: ["5"], 1: ["3"]}
    assert table(page, "teams") == {0: ["6:30:42", ""], 1: ["–", ""]}


@pytest.mark.rule("PEL-27.24")
def test_results_can_be_seen_at_any_time() -> None:
    page = small(fact("start"), sprint(8), finish(14, 1)).page
    assert [found.id for found in page.tables] == ["home", "green-now"]


@pytest.mark.rule("PEL-27.25", "PEL-24.13")
def test_final_results_are_four_tables_and_each_has_its_winner() -> None:
    page = small(*STAGE_ONE[:3], finish(26, 9), stages=("paris",)).page
    assert page.done
    assert [found.id for found in page.tables if not found.stage] == ["individual", "teams", "polka", "green"]
    assert [call.symbol for call in page.announcements[:3]] == ["jersey-yellow", "jersey-green", "jersey-team"]


@pytest.mark.rule("PEL-27.27")
def test_results_are_shared_as_text() -> None:
    sheet = race(*EXAMPLE_83)
    text = as_text("Sunday", sheet.page, Wording(GAME, "en", sheet.page))
    assert "1. Cleo 17" in text
    assert "2:37:16" in text


@pytest.mark.rule("PEL-27.28")
def test_the_last_entries_are_undone_one_by_one() -> None:
    sheet = race(fact("start"), sprint(17), *turns(1), finish(14, 5))
    for left in (["start", "sprint", "turn"], ["start", "sprint"], ["start"]):
        sheet = sheet.take(edit("undo", edit=sheet.done[-1].id))
        assert [told.kind for told in sheet.content.facts()] == left


@pytest.mark.rule("PEL-27.29", "PEL-24.10", "PEL-25.1")
def test_example_64_jersey_holders_and_their_cards_before_the_next_stage() -> None:
    """Rider 1 leads by time and at the sprints: he wears yellow and holds two cards."""
    page = small(fact("start"), sprint(1, 8), finish(14, 1, 2, 3, 7, 8, 9)).page
    cards = [text.args for text in page.status if text.key == "peloton-sheet-card"]
    assert cards == [
        {"who": "rider:1", "card": "card:yellow", "used": "no"},
        {"who": "rider:1", "card": "card:green", "used": "no"},
    ]
    assert [(rider.bib, [mark.symbol for mark in rider.marks]) for rider in page.riders if rider.marks] == [
        (1, ["jersey-yellow"])
    ]


@pytest.mark.rule("PEL-27.29")
def test_the_judge_ticks_a_card_as_used_once() -> None:
    card = fact("card", 2, card="yellow")
    sheet = small(*STAGE_ONE, fact("start", 2), card)
    assert next(text.args["used"] for text in sheet.page.status if text.args.get("card") == "card:yellow") == "yes"
    assert refused(sheet, fact("card", 2, card="yellow"))[0] == "PEL-27.29"
    assert refused(sheet, fact("card", 2, card="polka"))[0] == "PEL-27.29"


@pytest.mark.rule("PEL-27.29", "PEL-25.11")
def test_there_are_no_cards_in_the_first_stage_and_where_people_play_without() -> None:
    assert [form.kind for form in small(fact("start")).page.forms].count("card") == 0
    assert [form.kind for form in small(*STAGE_ONE, fact("start", 2), cards=False).page.forms].count("card") == 0


@pytest.mark.rule("PEL-23.1")
def test_one_judge_writes_and_everybody_reads_the_same_page() -> None:
    sheet = small(*STAGE_ONE)
    assert new_sheet(GAME, "", sheet.content.plan).page != sheet.page
    assert load(save(sheet), find_game).page == sheet.page


def test_nobody_left_to_start_ends_the_race() -> None:
    page = small(fact("start"), dnf(1, 2, 3, 7, 8, 9)).page
    assert page.done
    assert page.announcements[0].rule == "PEL-21.15"


def test_with_the_option_who_dropped_out_starts_again() -> None:
    page = small(*STAGE_ONE, dnf_scope="stage").page
    assert [place.who for place in page.orders[0].places][-1] == "rider:9"


def test_a_corrected_turn_changes_every_later_time() -> None:
    sheet = race(*EXAMPLE_83)
    struck = sheet.take(edit("strike", fact=EXAMPLE_83[5].id))
    assert table(struck.page, "stage", 1)[17][0] == "2:36:26"


def test_a_reopened_stage_lets_the_next_one_wait() -> None:
    late = finish(14, 1, 2, 3, 7, 8, stage=2)
    sheet = small(*STAGE_ONE, fact("start", 2), late)
    reopened = sheet.take(edit("strike", fact=STAGE_ONE[3].id))
    assert [told.fact for told in reopened.page.history if told.waits][-1] == late.id
    assert reopened.take(change(STAGE_ONE[2], finish(14, 1, 2, 3, 7, 8).data)).page.stages[0].state == "now"


def test_what_no_form_sends_is_no_fact() -> None:
    for kind, data in (
        ("finish", {"stage": 3, "seconds": 1, "riders": []}),
        ("finish", {"stage": 1, "seconds": "1", "riders": []}),
        ("finish", {"stage": 1, "seconds": 1, "riders": ["rider:99"]}),
        ("sprint", {"stage": 1, "line": "S9", "riders": []}),
        ("weather", {"stage": 1}),
        ("turn", {"stage": 1, "x": 1}),
    ):
        with pytest.raises(FactError):
            small(fact("start")).take(add(Fact("x", kind, data)))


# --- whose base time ---


@pytest.mark.rule("PEL-22.2", "PEL-27.11")
def test_the_base_time_of_paris_is_printed_and_the_others_are_asked_for() -> None:
    offers = {offer.id: offer for offer in GAME.keeper().plan_form().editions[0].stages}
    told = {stage: offer.figures[0].figures[0].by for stage, offer in offers.items() if offer.own is None}
    assert told == {"paris": "printed", "roskilde-nyborg": "ours", "alpe-dhuez": "ours", "carcassonne-foix": "ours"}


@pytest.mark.rule("PEL-22.2", "PEL-27.11")
def test_times_begin_with_the_base_time_that_people_typed() -> None:
    plan = plan_for(GAME, 2, [StagePlan("paris", {"base_time": 3 * 3600})], race="single", team_size="3")
    assert clock(sheet_of(GAME, plan, [fact("start")]).page) == (1, "3:00:00")
