"""The Tourcalculator at a real table (SEC-18): the same figures as the engine, whatever is corrected."""

from collections.abc import Sequence
from typing import Any

import pytest

from gruppetto.companion.sheet import Sheet
from gruppetto.engine.fact import Fact, FactError, Refuted
from gruppetto.engine.keeper import Page, PlanError, StagePlan
from gruppetto.games.seconds import GAME
from tests.companion.scorer import add, change, edit, plan_for, sheet_of, standings_of

RIDERS = ("A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3")


def rider(name: str) -> str:
    return f"rider:{RIDERS.index(name)}"


def home(fact_id: str, after: int, stage: int = 1, **riders: int | tuple[int, int]) -> Fact:
    """Who came home in a round: `A1=6`, or with a lane `B1=(4, 1)`."""
    rows = {
        rider(name): {"past": past} if isinstance(past, int) else {"past": past[0], "tie": past[1]}
        for name, past in riders.items()
    }
    return Fact(fact_id, "finish", {"stage": stage, "after": after, "riders": rows})


def bonus(fact_id: str, name: str, seconds: int = 0, points: int = 0, stage: int = 1) -> Fact:
    return Fact(fact_id, "bonus", {"stage": stage, "rider": rider(name), "seconds": seconds, "points": points})


def tour(
    *facts: Fact, seats: int = 2, stages: Sequence[str | StagePlan] = ("flat-95",), **options: str | bool
) -> Sheet:
    return sheet_of(GAME, plan_for(GAME, seats, stages, **options), facts)


EXAMPLE_54 = (
    home("j0", 0, A1=6, B1=(4, 1), A2=(4, 2)),
    home("j1", 1, B2=8, B3=3),
    home("j2", 2, A3=5),
    bonus("b1", "B1", 4, 2),
    bonus("b2", "A2", 1),
)
LOWEST = Fact("t", "lowest", {"stage": 2, "teams": {"player:0": {"lowest": 97}, "player:1": {"lowest": 92}}})


def column(page: Page, table: str, place: int = 0, stage: int = 0) -> dict[str, str]:
    """A column of a table by rider name or by team letter."""
    lines = next(found for found in page.tables if (found.id, found.stage) == (table, stage)).lines
    return {named(line.who): line.values[place] for line in lines}


def named(who: str) -> str:
    sort, _, number = who.partition(":")
    return RIDERS[int(number)] if sort == "rider" else "ABCD"[int(number)]


def refused(sheet: Sheet, fact: Fact) -> tuple[str, object]:
    with pytest.raises(Refuted) as caught:
        sheet.take(add(fact))
    return caught.value.refusal.rule, caught.value.refusal.params.get("fault")


# --- the plan ---


@pytest.mark.rule("SEC-18.1", "SEC-18.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_teams_with_names_colours_and_riders(seats: int) -> None:
    sheet = tour(seats=seats).take(edit("rename", seat=1, place=2, name="Merckx"))
    assert [team.team for team in sheet.page.teams] == ["rouge", "azur", "mandarine", "lavande"][:seats]
    assert [(rider.bib, rider.name) for rider in sheet.page.riders][3:6] == [(4, ""), (5, ""), (6, "Merckx")]


@pytest.mark.rule("SEC-18.2")
def test_any_list_of_stages_in_either_mode() -> None:
    page = tour(stages=["ttt-170:ttt", "flat-95", "flat-95:ttt", "flat-95"]).page
    assert [(stage.id, stage.kind.key) for stage in page.stages] == [
        ("ttt-170:ttt", "seconds-stage-ttt"),
        ("flat-95", "seconds-stage-flat"),
        ("flat-95:ttt", "seconds-stage-ttt"),
        ("flat-95", "seconds-stage-flat"),
    ]


@pytest.mark.rule("SEC-18.2")
def test_a_board_of_their_own_has_their_figures() -> None:
    awards = {"S2": {"place:1": {"seconds": 7, "points": 3}}}
    own = StagePlan("own", {"cells": 60, "run_out": 5, **awards})
    first = Fact("s", "sprint", {"stage": 1, "sprint": "S2", "riders": [rider("A1")]})

    sheet = tour(first, home("j0", 0, A1=5, A2=4, A3=3, B1=2, B2=1, B3=0), stages=[own])

    assert column(sheet.page, "stage", stage=1)["A1"] == "55″"
    assert column(sheet.page, "riders")["A1"] == "48″"
    assert refused(tour(stages=[own]), home("x", 0, A1=6)) == ("SEC-18.7", "past")


@pytest.mark.rule("SEC-18.2")
@pytest.mark.parametrize(
    "data", [{"cells": 0}, {"run_out": 11}, {"cells": "95"}, {"S9": {}}, {"S1": {"place:1": {"seconds": -1}}}]
)
def test_figures_that_no_board_has_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(PlanError):
        tour(stages=[StagePlan("flat-95", data)])


@pytest.mark.rule("SEC-18.2")
def test_the_run_out_and_the_awards_come_from_the_edition() -> None:
    offers = {offer.id: offer for offer in GAME.keeper().plan_form().editions[0].stages}
    board, seconds, points, *_ = offers["flat-95"].figures
    assert [figure.value for figure in board.figures] == [95, 10]
    assert [figure.value for figure in seconds.figures] == [3, 2, 1]
    assert [figure.value for figure in points.figures] == [0, 0, 0]
    assert {figure.by for group in offers["flat-95"].figures for figure in group.figures} == {"ours"}


@pytest.mark.rule("SEC-18.2")
def test_a_typed_length_moves_every_time_and_an_empty_award_stays_ours() -> None:
    typed = tour(*EXAMPLE_54, stages=[StagePlan("flat-95", {"cells": 100, "S1-1-seconds": 5})]).page
    assert column(typed, "stage", stage=1)["A1"] == "94″"
    yours = [figure.name for group in typed.figures for figure in group.figures if figure.by == "yours"]
    assert yours == ["cells", "S1-1-seconds"]


# --- a road stage ---


@pytest.mark.rule("SEC-18.3", "SEC-18.5", "SEC-14.4")
def test_example_54_from_finishes_and_bonuses() -> None:
    page = tour(*EXAMPLE_54).page
    stage = {"A1": "89″", "B1": "91″", "A2": "91″", "B2": "97″", "B3": "102″", "A3": "110″"}
    assert column(page, "stage", stage=1) == stage
    assert list(column(page, "stage", stage=1)) == list(stage)
    assert column(page, "stage", 4, stage=1)["B1"] == "87″"
    assert column(page, "stage-teams", stage=1) == {"B": "286″", "A": "289″"}
    assert column(page, "stage-teams", 1, stage=1) == {"B": "24", "A": "23"}
    assert column(page, "final") == {"B": "79", "A": "53"}


@pytest.mark.rule("SEC-18.3")
def test_a_whole_stage_can_be_entered_at_once() -> None:
    rows = {
        rider("A1"): {"after": 0, "past": 6},
        rider("A2"): {"after": 0, "past": 4, "tie": 2, "seconds": 1},
        rider("A3"): {"after": 2, "past": 5},
        rider("B1"): {"after": 0, "past": 4, "tie": 1, "seconds": 4, "points": 2},
        rider("B2"): {"after": 1, "past": 8},
        rider("B3"): {"after": 1, "past": 3},
    }
    at_once = Fact("r", "result", {"stage": 1, "riders": rows})
    assert standings_of(tour(at_once).page) == standings_of(tour(*EXAMPLE_54).page)


@pytest.mark.rule("SEC-18.3", "SEC-9.4")
def test_sprints_are_entered_live_and_pay_what_the_board_says() -> None:
    sprint = Fact("s", "sprint", {"stage": 1, "sprint": "S3", "riders": [rider("B2"), rider("A1")]})
    page = tour(sprint, *EXAMPLE_54[:3]).page
    assert {name: won for name, won in column(page, "stage", 3, stage=1).items() if won != "0"} == {
        "A1": "1",
        "B2": "2",
    }
    assert {name: won for name, won in column(page, "stage", 2, stage=1).items() if won != "0"} == {
        "A1": "1",
        "B2": "2",
    }


def test_the_history_calls_a_sprint_by_its_name() -> None:
    sprint = Fact("s", "sprint", {"stage": 1, "sprint": "S3", "riders": [rider("B2")]})
    entered = tour(sprint)
    name = entered.page.history[0].text.args["sprint"]
    assert isinstance(name, dict)
    assert name["en"] == "Harbour sprint"
    assert entered.sentence(sprint) == entered.page.history[0].text


def test_a_sprint_of_a_stage_that_is_not_planned_any_more_can_still_be_told() -> None:
    sprint = Fact("s", "sprint", {"stage": 2, "sprint": "S3", "riders": [rider("B2")]})
    assert tour().sentence(sprint).args["sprint"] == "S3"


@pytest.mark.rule("SEC-18.3")
@pytest.mark.parametrize(
    ("riders", "rule"), [(["A1", "A2", "A3"], "SEC-9.1"), (["A1", "A1"], "SEC-9.5"), (["A1"], None)]
)
def test_a_sprint_has_so_many_places_and_each_rider_one(riders: list[str], rule: str | None) -> None:
    sprint = Fact("s", "sprint", {"stage": 1, "sprint": "S3", "riders": [rider(name) for name in riders]})
    if rule is None:
        assert refused(tour(sprint), Fact("again", "sprint", sprint.data)) == ("SEC-9.1", "told")
    else:
        assert refused(tour(), sprint)[0] == rule


@pytest.mark.rule("SEC-18.7")
@pytest.mark.parametrize(
    ("fact", "fault"),
    [
        (home("x", 0, A1=11), "past"),
        (home("x", 0, A1=-1), "past"),
        (home("x", -1, A1=3), "past"),
        (home("x", 1, A1=3), "first"),
        (home("x", 0, A1=(4, 1), B1=(4, 1)), "tie"),
        (home("x", 0, A1=4, B1=4), "tie"),
        (home("x", 0, A1=(4, 1), B1=4), "tie"),
        (home("x", 0, A1=0, B1=0), "tie"),
        (bonus("x", "A1", -1), "bonus"),
        (bonus("x", "A1", 0, -2), "bonus"),
        (Fact("x", "result", {"stage": 1, "riders": {"rider:0": {"after": 0, "past": 3}}}), "missing"),
    ],
)
def test_what_cannot_be_is_refused(fact: Fact, fault: str) -> None:
    assert refused(tour(), fact) == ("SEC-18.7", fault)


@pytest.mark.rule("SEC-18.7")
def test_a_rider_finishes_once() -> None:
    sheet = tour(home("j0", 0, A1=6))
    with pytest.raises(Refuted) as caught:
        sheet.take(add(home("j1", 1, B1=3, A1=2)))
    assert caught.value.refusal.params == {"who": "rider:0", "fault": "twice"}


@pytest.mark.rule("SEC-18.7")
def test_the_fact_that_is_wrong_is_named_though_another_was_entered_last() -> None:
    sheet = tour(home("j0", 0, A1=6), home("j1", 1, B1=4))
    with pytest.raises(Refuted) as caught:
        sheet.take(change(sheet.content.facts()[0], home("j0", 1, A1=6).data))
    assert caught.value.refusal.params["fault"] == "first"


@pytest.mark.rule("SEC-18.7")
def test_every_entry_can_be_corrected_later_and_all_standings_follow() -> None:
    wrong = (home("j0", 0, A1=6, B1=(4, 2), A2=(4, 1)), *EXAMPLE_54[1:], LOWEST)
    sheet = tour(*wrong, stages=["flat-95", "ttt-170:ttt"])

    corrected = sheet.take(change(EXAMPLE_54[0], EXAMPLE_54[0].data))

    right = tour(*EXAMPLE_54, LOWEST, stages=["flat-95", "ttt-170:ttt"])
    assert standings_of(corrected.page) == standings_of(right.page)
    assert standings_of(corrected.page) != standings_of(sheet.page)


# --- a time trial ---


@pytest.mark.rule("SEC-18.4", "SEC-17.8", "SEC-16.1")
def test_example_55_with_only_the_lowest_counts() -> None:
    page = tour(*EXAMPLE_54, LOWEST, stages=["flat-95", "ttt-170:ttt"]).page
    assert column(page, "stage", stage=2) == {"A": "103″", "B": "108″"}
    times = {"A1": "192″", "A2": "193″", "B1": "195″", "B2": "205″", "B3": "210″", "A3": "213″"}
    assert column(page, "riders") == times
    assert column(page, "teams") == {"A": "598″", "B": "610″"}
    assert column(page, "points") == {"A": "41", "B": "36"}
    assert column(page, "final") == {"A": "106", "B": "56"}


@pytest.mark.rule("SEC-18.4")
def test_the_counts_of_all_riders_say_the_same() -> None:
    counts = dict(zip(("A1", "A2", "A3", "B1", "B2", "B3"), (97, 99, 98, 95, 92, 101), strict=True))
    every = Fact("t", "counts", {"stage": 2, "counts": {rider(name): {"count": n} for name, n in counts.items()}})
    stages = ["flat-95", "ttt-170:ttt"]
    assert standings_of(tour(*EXAMPLE_54, every, stages=stages).page) == standings_of(
        tour(*EXAMPLE_54, LOWEST, stages=stages).page
    )


def lowest(*teams: tuple[int, ...]) -> Fact:
    rows = {f"player:{seat}": dict(zip(("lowest", "sum"), team, strict=False)) for seat, team in enumerate(teams)}
    return Fact("t", "lowest", {"stage": 1, "teams": rows})


@pytest.mark.rule("SEC-18.4", "SEC-17.11")
def test_example_63_the_sum_is_needed_for_a_tie_only() -> None:
    trial = ["ttt-170:ttt"]
    assert refused(tour(stages=trial), lowest((95,), (95,))) == ("SEC-17.11", "level")
    assert column(tour(lowest((95, 300), (95, 297)), stages=trial).page, "points") == {"A": "18", "B": "12"}
    shared = tour(lowest((95, 300), (95, 300), (90,)), seats=3, stages=trial).page
    assert column(shared, "points") == {"A": "18", "B": "18", "C": "6"}


@pytest.mark.rule("SEC-18.4")
@pytest.mark.parametrize(
    ("fact", "fault"),
    [
        (lowest((-1,), (90,)), ("SEC-18.4", "count")),
        (lowest((90,)), ("SEC-18.7", "missing")),
        (lowest((90, 100), (95,)), ("SEC-18.4", "sum")),
        (Fact("t", "counts", {"stage": 1, "counts": {"rider:0": {"count": 90}}}), ("SEC-18.7", "missing")),
        (home("x", 0, A1=3), ("SEC-18.4", "road")),
        (bonus("x", "A1", 3), ("SEC-17.5", "road")),
    ],
)
def test_what_a_time_trial_does_not_take(fact: Fact, fault: tuple[str, str]) -> None:
    assert refused(tour(stages=["ttt-170:ttt"]), fact) == fault


@pytest.mark.rule("SEC-18.4")
def test_a_time_trial_has_one_result_and_a_road_stage_no_counts() -> None:
    counted = lowest((97,), (92,))
    assert refused(tour(counted, stages=["ttt-170:ttt"]), Fact("u", "lowest", counted.data)) == ("SEC-18.4", "told")
    assert refused(tour(), counted) == ("SEC-18.3", None)


# --- what is called out, and the two aids ---


@pytest.mark.rule("SEC-18.6")
def test_after_a_stage_winner_yellow_fastest_team_and_leader_are_called_out() -> None:
    page = tour(*EXAMPLE_54, stages=["flat-95", "mountain-84"]).page
    assert [(call.rule, call.text.args["who"]) for call in page.announcements] == [
        ("SEC-14.1", rider("A1")),
        ("SEC-15.2", rider("B1")),
        ("SEC-15.3", "player:1"),
        ("SEC-14.3", "player:1"),
    ]
    assert [found.bib for found in page.riders if found.marks] == [4]


ALL_LEVEL = home("j0", 0, A1=(5, 1), A2=(5, 2), A3=(5, 3), B1=(5, 4), B2=(5, 5), B3=(5, 6))


@pytest.mark.rule("SEC-12.7", "SEC-15.4", "SEC-15.5")
def test_of_who_is_level_the_rule_that_decided_is_called_out() -> None:
    page = tour(ALL_LEVEL, stages=["flat-95", "mountain-84"]).page
    assert [call.rule for call in page.announcements] == ["SEC-12.7", "SEC-15.4", "SEC-15.5", "SEC-14.3"]


@pytest.mark.rule("SEC-12.7", "SEC-15.4", "SEC-15.5")
def test_every_line_of_who_is_level_says_what_separated_him() -> None:
    page = tour(ALL_LEVEL, stages=["flat-95", "mountain-84"]).page
    ties = {(table.id, named(line.who)): line.tie for table in page.tables for line in table.lines}
    by_places = ties["riders", "A2"]
    assert by_places is not None
    assert (by_places.rule, by_places.text.key) == ("SEC-15.4", "seconds-tie-places")
    assert {key: by_places.text.args[key] for key in ("ahead", "behind", "best", "other")} == {
        "ahead": rider("A1"),
        "behind": rider("A2"),
        "best": 1,
        "other": 2,
    }
    assert {tie.rule for (table, _), tie in ties.items() if table == "stage" and tie} == {"SEC-12.7"}
    assert {tie.rule for (table, _), tie in ties.items() if table == "teams" and tie} == {"SEC-15.5"}
    assert not any(tie for (table, _), tie in ties.items() if table == "points")


@pytest.mark.rule("SEC-18.6", "SEC-16.5")
def test_at_the_end_the_winner_is_called_out_first() -> None:
    page = tour(*EXAMPLE_54).page
    assert [call.rule for call in page.announcements] == ["SEC-16.4", "SEC-14.1", "SEC-15.2", "SEC-15.3"]
    assert page.done


@pytest.mark.rule("SEC-18.8", "SEC-4.5")
def test_examples_7_and_8_the_order_of_a_round_from_typed_positions() -> None:
    rows = {
        "C1": {"number": 13, "lane": 2},
        "A1": {"number": 13, "line": 3},
        "B1": {"number": 13, "line": 2},
        "B2": {"number": 13, "line": 1},
        "D1": {"number": 12, "lane": 1},
        "D2": {"number": 12, "lane": 2},
        "A2": {"number": 25, "lane": 3},
    }
    typed = Fact("p", "positions", {"stage": 1, "riders": {rider(name): row for name, row in rows.items()}})

    turns = tour(typed, seats=4).page.orders[0].places

    assert [named(turn.who) for turn in turns] == ["A2", "C1", "B2", "B1", "A1", "D1", "D2"]


def rounds(count: int, start: int = 0) -> list[Fact]:
    return [Fact(f"r{number}", "round", {"stage": 1}) for number in range(start, start + count)]


@pytest.mark.rule("SEC-18.8", "SEC-13.3")
def test_example_52_the_counter_reminds_of_seconds_surrender_and_deal() -> None:
    """A1 finishes in round 8."""
    sheet = tour(*rounds(7), home("j0", 0, A1=4))
    said: list[list[str]] = []
    for fact in rounds(4, 7):
        said.append([text.key.removeprefix("seconds-sheet-") for text in sheet.page.status[1:]])
        sheet = sheet.take(add(fact))
    assert said == [
        ["round", "add"],
        ["round", "add", "surrender"],
        ["round", "add", "surrender", "deal"],
        ["round", "add"],
    ]


@pytest.mark.rule("SEC-18.8", "SEC-12.2")
def test_the_counter_proposes_the_round_of_a_finish() -> None:
    sheet = tour(*rounds(7), home("j0", 0, A1=4), *rounds(2, 7))
    form = sheet.page.forms[0]
    assert (form.kind, form.fields[0].value) == ("finish", 2)
    assert rider("A1") not in form.fields[1].among
    add_line = next(text for text in sheet.page.status if text.key == "seconds-sheet-add")
    assert add_line.args == {"seconds": 20}


def test_what_no_form_sends_is_no_fact() -> None:
    for kind, data in (
        ("finish", {"stage": 2, "after": 0}),
        ("finish", {"stage": 1, "after": 0, "riders": {"rider:9": {"past": 1}}}),
        ("finish", {"stage": 1, "after": 0, "riders": {"rider:0": {"weather": 1}}}),
        ("sprint", {"stage": 1, "sprint": "S9", "riders": []}),
        ("weather", {"stage": 1}),
        ("round", {"stage": 1, "x": 1}),
    ):
        with pytest.raises(FactError):
            tour().take(add(Fact("x", kind, data)))


@pytest.mark.rule("SEC-18.7")
@pytest.mark.parametrize(
    ("told", "fault"),
    [
        (home("x", 0), "nobody"),
        (Fact("x", "sprint", {"stage": 1, "sprint": "S1", "riders": []}), "nobody"),
        (bonus("x", "A1", 0), "nothing"),
    ],
)
def test_an_entry_that_says_nothing_is_not_written_down(told: Fact, fault: str) -> None:
    assert refused(tour(), told) == ("SEC-18.7", fault)


@pytest.mark.rule("SEC-18.7")
def test_those_who_are_level_are_all_named() -> None:
    with pytest.raises(Refuted) as caught:
        tour().take(add(home("x", 0, A2=3, A1=4, B1=4)))
    assert caught.value.refusal.params["whos"] == [rider("A1"), rider("B1")]
