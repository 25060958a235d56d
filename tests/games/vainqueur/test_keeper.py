"""The score keeper at a real table (VAI-17): the same figures as the engine, whatever is corrected."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gruppetto.companion.sheet import Sheet
from gruppetto.engine.fact import Fact, FactError, Refuted
from gruppetto.engine.keeper import Page, PlanError, StagePlan
from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.rules.state import VainqueurState
from tests.companion.corrections import blunder, put_right
from tests.companion.scorer import add, change, edit, plan_for, sheet_of, standings_of
from tests.games.catalogues import LANGUAGES, catalogues, refusal_key, texts_in
from tests.games.vainqueur.table import A, B, C, D, any_luck, setup_for
from tests.games.vainqueur.test_examples_scoring import LEDGER

FULL = [str(number) for number in range(1, 13)]
SHORT = ["1", "2", "6", "8", "10", "12"]
WON_BY_B = Fact("p", "prologue", {"winner": "player:1"})


def result(stage: int, winner: int, positions: Mapping[int, int]) -> Fact:
    at = {f"player:{seat}": {"at": position} for seat, position in positions.items() if seat != winner}
    return Fact(f"s{stage}", "stage", {"stage": stage, "winner": f"player:{winner}", "positions": at})


def order(stage: int, *groups: str) -> Fact:
    """An order such as `"A", "BC", "D"`: B and C level behind A."""
    ties = [[f"player:{'ABCDEF'.index(name)}" for name in group] for group in groups]
    return Fact(f"s{stage}", "order", {"stage": stage, "order": ties})


def ledger_facts() -> list[Fact]:
    """Example 57 as a scorer enters it."""
    return [
        WON_BY_B,
        *(result(stage, line.winner, dict(enumerate(line.positions))) for stage, line in enumerate(LEDGER, 1)),
    ]


def tour(*facts: Fact, seats: int = 4, stages: Sequence[str | StagePlan] = FULL, **options: str | bool) -> Sheet:
    return sheet_of(GAME, plan_for(GAME, seats, stages, **options), facts)


def column(page: Page, table: str, place: int = 0) -> list[str]:
    """A column of the first such table, by seat."""
    lines = next(found for found in page.tables if found.id == table).lines
    by_seat = {line.who: line.values[place] for line in lines}
    return [by_seat[f"player:{seat}"] for seat in range(len(by_seat))]


def totals(sheet: Sheet) -> list[int]:
    return [int(value) for value in column(sheet.page, "general")]


def refused(sheet: Sheet, fact: Fact) -> str:
    with pytest.raises(Refuted) as caught:
        sheet.take(add(fact))
    assert caught.value.fact == fact.id
    return caught.value.refusal.rule


# --- set-up and prologue ---


@pytest.mark.rule("VAI-17.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_names_in_seat_order(seats: int) -> None:
    page = tour(seats=seats).page
    assert [team.name for team in page.teams] == ["Ann", "Bob", "Cleo", "Dirk", "Eva", "Finn"][:seats]
    assert [form.kind for form in page.forms] == ["prologue", "rolls"]


@pytest.mark.rule("VAI-17.1")
@pytest.mark.parametrize("seats", [0, 1])
def test_fewer_cannot_be_planned(seats: int) -> None:
    with pytest.raises(PlanError):
        tour(seats=seats)


@pytest.mark.rule("VAI-17.1", "VAI-11.2")
def test_the_prologue_winner_wears_the_cap_and_plays_first() -> None:
    page = tour(WON_BY_B).page
    assert [place.who for place in page.orders[0].places] == ["player:1", "player:2", "player:3", "player:0"]
    assert [team.id for team in page.teams if team.marks] == ["player:1"]


def rolls(fact_id: str, **faces: int) -> Fact:
    return Fact(
        fact_id, "rolls", {"rolls": {f"player:{'abcd'.index(who)}": {"roll": face} for who, face in faces.items()}}
    )


@pytest.mark.rule("VAI-17.1", "VAI-11.3")
def test_those_tied_for_the_highest_roll_throw_again() -> None:
    tied = tour(rolls("r1", a=5, b=2, c=5, d=1))
    assert tied.page.forms[0].fields[0].among == ["player:0", "player:2"]

    decided = tied.take(add(rolls("r2", a=3, c=4)))

    assert decided.page.announcements[0].text.args == {"who": "player:2"}
    assert decided.page.forms[0].kind == "stage"


@pytest.mark.rule("VAI-17.1", "VAI-11.3")
@pytest.mark.parametrize(
    ("faces", "rule"),
    [({"a": 3, "b": 4}, "VAI-11.3"), ({"a": 7, "c": 1}, "VAI-11.3"), ({"a": 3}, "VAI-11.1"), ({}, "VAI-11.1")],
)
def test_rolls_that_cannot_have_been_are_refused(faces: dict[str, int], rule: str) -> None:
    assert refused(tour(rolls("r1", a=5, b=2, c=5, d=1)), rolls("r2", **faces)) == rule


@pytest.mark.rule("VAI-17.1")
def test_a_prologue_is_told_once() -> None:
    assert refused(tour(WON_BY_B), Fact("q", "prologue", {"winner": "player:0"})) == "VAI-17.1"
    assert refused(tour(rolls("r", a=5, b=2, c=5, d=1)), Fact("q", "prologue", {"winner": "player:0"})) == "VAI-17.1"


# --- a stage ---


@pytest.mark.rule("VAI-17.2")
def test_an_order_with_ties_counts_like_the_positions_it_came_from() -> None:
    by_order = tour(WON_BY_B, order(1, "A", "BC", "D"))
    by_position = tour(WON_BY_B, result(1, A, {B: 220, C: 220, D: 180}))
    assert totals(by_order) == totals(by_position) == [60, 30, 30, 10]


@pytest.mark.rule("VAI-17.2")
@pytest.mark.parametrize(
    "wrong",
    [
        result(1, A, {B: 220, C: 200}),
        order(1, "A", "BC"),
        order(1, "A", "BC", "CD"),
        order(1, "AB", "C", "D"),
        Fact("s9", "stage", {"stage": 1, "winner": "player:0"}),
    ],
)
def test_nobody_may_be_missing_or_come_twice_and_one_wins(wrong: Fact) -> None:
    assert refused(tour(WON_BY_B), wrong) == "VAI-17.2"


@pytest.mark.rule("VAI-17.2")
def test_a_stage_has_one_result() -> None:
    again = Fact("again", "order", order(1, "B", "A", "C", "D").data)
    assert refused(tour(WON_BY_B, order(1, "A", "B", "C", "D")), again) == "VAI-17.2"


@pytest.mark.rule("VAI-17.3", "VAI-9.2")
@pytest.mark.parametrize(("at", "rule"), [(260, "VAI-9.2"), (280, "VAI-9.2"), (210, "VAI-17.3"), (-20, "VAI-17.3")])
def test_example_59_positions_that_cannot_be(at: int, rule: str) -> None:
    assert refused(tour(WON_BY_B, board="ours"), result(1, A, {B: at, C: 200, D: 200})) == rule


@pytest.mark.rule("VAI-17.3")
def test_in_a_time_trial_every_cell_of_the_track_is_a_position() -> None:
    facts = (WON_BY_B, order(1, "A", "B", "C", "D"))
    assert totals(tour(*facts, result(2, D, {A: 37, B: 33, C: 39}))) == [70, 30, 40, 60]
    assert refused(tour(*facts, board="ours"), result(2, D, {A: 40, B: 33, C: 39})) == "VAI-9.2"


@pytest.mark.rule("VAI-17.3", "VAI-16.3")
def test_places_after_a_tie_follow_the_option() -> None:
    facts = (WON_BY_B, order(1, "A", "BC", "D"))
    assert totals(tour(*facts, rank_after_tie="competition")) == [60, 30, 30, 0]


# --- what comes out ---


@pytest.mark.rule("VAI-17.4")
@pytest.mark.parametrize("stage", range(1, 12))
def test_example_57_after_every_stage(stage: int) -> None:
    line = LEDGER[stage - 1]

    page = tour(*ledger_facts()[: stage + 1]).page

    assert column(page, "stage") == [str(points) for points in line.points]
    assert column(page, "general") == [str(total) for total in line.totals]
    assert line.next_cap is not None
    cap = page.announcements[-1]
    assert (cap.rule, cap.text.args["who"]) == (line.next_cap.rule, f"player:{line.next_cap.seat}")
    assert page.orders[0].places[0].who == f"player:{line.next_cap.seat}"


@pytest.mark.rule("VAI-17.4", "VAI-10.7", "VAI-10.11")
def test_example_57_at_the_end() -> None:
    page = tour(*ledger_facts()).page
    assert page.done
    assert page.forms == []
    assert (page.announcements[-1].rule, page.announcements[-1].text.args) == ("VAI-10.7", {"who": "player:1"})
    assert [(line.rank, line.who) for line in page.tables[0].lines] == [
        (1, "player:1"),
        (2, "player:3"),
        (3, "player:0"),
        (3, "player:2"),
    ]


@pytest.mark.rule("VAI-17.4", "VAI-16.4")
def test_example_57_with_the_last_stage_as_tie_break() -> None:
    page = tour(*ledger_facts(), final_tie="last_stage").page
    assert (page.announcements[-1].rule, page.headline.args) == ("VAI-16.4", {"who": "player:3"})


@pytest.mark.rule("VAI-17.5")
def test_example_58_a_corrected_stage_changes_everything_after_it() -> None:
    sheet = tour(*ledger_facts())

    corrected = sheet.take(change(sheet.content.facts()[-1], result(12, C, {D: 200, B: 200, A: 160}).data))

    assert column(corrected.page, "stage") == ["10", "30", "60", "30"]
    assert totals(corrected) == [330, 370, 350, 320]
    assert (corrected.page.announcements[-1].rule, corrected.page.headline.args) == ("VAI-10.6", {"who": "player:1"})


@pytest.mark.rule("VAI-17.5")
def test_a_struck_stage_lets_those_behind_it_wait() -> None:
    sheet = tour(*ledger_facts()).take(edit("strike", fact="s4"))
    assert totals(sheet) == list(LEDGER[2].totals)
    assert sheet.page.forms[0].given == {"stage": 4}
    assert [told.fact for told in sheet.page.history if told.waits] == [f"s{stage}" for stage in range(5, 13)]


@pytest.mark.rule("VAI-17.6")
def test_on_a_board_of_their_own_only_the_order_is_checked() -> None:
    sheet = tour(WON_BY_B, board="physical")
    odd = sheet.take(add(result(1, A, {B: 333, C: 7, D: 0})))
    assert totals(odd) == [60, 30, 10, 0]
    beaten = Fact(
        "s1",
        "stage",
        {"stage": 1, "winner": "player:0", "positions": {f"player:{seat}": {"at": 5} for seat in range(4)}},
    )
    assert refused(sheet, beaten) == "VAI-9.2"


@pytest.mark.rule("VAI-17.6")
def test_true_positions_of_a_real_board_are_not_refused_because_of_our_lengths() -> None:
    """Our third stage is 220 long; nobody said that theirs is."""
    ridden = (WON_BY_B, order(1, "A", "B", "C", "D"), order(2, "A", "B", "C", "D"))
    there = result(3, A, {B: 280, C: 260, D: 240})
    assert totals(tour(*ridden, there)) == [180, 90, 30, 0]
    assert refused(tour(*ridden, board="ours"), there) == "VAI-9.2"


@pytest.mark.rule("VAI-17.6")
def test_keys_offer_the_usual_cells_and_any_other_can_be_typed_unless_the_length_is_known() -> None:
    def column(sheet: Sheet) -> tuple[int, int]:
        found = sheet.page.forms[0].fields[1].columns[0]
        return found.most, found.offered[-1]

    assert column(tour(WON_BY_B)) == (-1, 240)
    assert column(tour(WON_BY_B, board="ours")) == (240, 240)
    assert column(tour(WON_BY_B, stages=[StagePlan("1", {"length": 300}), "2"])) == (280, 280)


@pytest.mark.rule("VAI-17.6", "VAI-17.3")
@pytest.mark.parametrize(("at", "rule"), [(300, "VAI-9.2"), (250, "VAI-17.3"), (280, None)])
def test_positions_are_held_against_the_length_that_people_typed(at: int, rule: str | None) -> None:
    stages: list[str | StagePlan] = ["1", "2", StagePlan("3", {"length": 300})]
    sheet = tour(WON_BY_B, order(1, "A", "B", "C", "D"), order(2, "A", "B", "C", "D"), stages=stages)
    there = result(3, A, {B: at, C: 260, D: 240})
    assert sheet.page.stages[2].by == "yours"
    if rule is None:
        assert totals(sheet.take(add(there))) == [180, 90, 30, 0]
    else:
        assert refused(sheet, there) == rule


@pytest.mark.rule("VAI-17.6")
def test_a_track_that_people_counted_is_checked_in_every_time_trial() -> None:
    sheet = tour(WON_BY_B, order(1, "A", "B", "C", "D")).take(edit("plan", data={"track-red": 50}))
    assert refused(sheet, result(2, A, {B: 50, C: 20, D: 10})) == "VAI-9.2"
    assert [stage.by for stage in sheet.page.stages if stage.order in (2, 5, 11)] == ["yours"] * 3
    emptied = sheet.take(edit("plan", data={"track-red": None}))
    assert emptied.page.figures == []


def test_a_stage_says_who_gives_its_length() -> None:
    assert [stage.by for stage in tour().page.stages] == ["ours"] * 12
    offers = GAME.keeper().plan_form().editions[0].stages
    assert [offer.id for offer in offers if offer.provenance == "partly"] == ["1", "2", "5", "11"]


@pytest.mark.rule("VAI-17.6")
def test_the_companion_may_throw_the_die_of_the_prologue() -> None:
    die = tour().page.forms[1].fields[0]
    assert (die.by_chance, die.columns[0].offered) == (True, [1, 2, 3, 4, 5, 6])


def test_what_no_form_sends_is_no_fact() -> None:
    for data in (
        {"stage": 13, "order": []},
        {"stage": "1"},
        {"stage": 1, "order": [["player:9"]]},
        {"stage": 1, "x": 1},
    ):
        with pytest.raises(FactError):
            tour(WON_BY_B).take(add(Fact("x", "order", data)))


# --- the same as the engine, in whatever order ---


def played(seats: int, seed: int) -> VainqueurState:
    """A short tour by random play, to its end."""
    luck = any_luck(seed)
    state = GAME.start(setup_for(seats, {"tour": "short"}), luck)
    while state.to_decide >= 0:
        actions = state.actions()
        state.play(actions[luck.die(len(actions)) - 1], luck)
    return state


def facts_of(state: VainqueurState) -> list[Fact]:
    prologue = Fact("p", "prologue", {"winner": f"player:{state.caps[0].seat}"})
    ridden = enumerate(state.ledger, 1)
    return [prologue, *(result(stage, line.winner, dict(enumerate(line.positions))) for stage, line in ridden)]


@pytest.mark.rule("VAI-17.4")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_a_finished_match_entered_fact_by_fact_gives_the_standings_of_the_engine(seats: int, seed: int) -> None:
    state = played(seats, seed)
    facts = facts_of(state)
    caps: list[tuple[str, str]] = []
    sheet = tour(seats=seats, stages=SHORT)
    for fact in facts:
        sheet = sheet.take(add(fact))
        caps += [(call.rule, str(call.text.args.get("who"))) for call in sheet.page.announcements[-1:]]

    final = state.final()

    assert totals(sheet) == list(state.totals)
    assert caps[1:-1] == [(award.rule, f"player:{award.seat}") for award in state.caps[1:]]
    assert final is not None
    assert {line.who: line.rank for line in sheet.page.tables[0].lines} == {
        f"player:{seat}": rank for seat, rank in enumerate(final.ranks)
    }
    assert sheet.page.announcements[-1].rule == final.rule


def mistaken(fact: Fact) -> Mapping[str, Any]:
    if fact.kind == "prologue":
        return {"winner": "player:2"}
    return {
        "stage": fact.data["stage"],
        "winner": "player:2",
        "positions": {f"player:{seat}": {"at": 20 * seat} for seat in (0, 1)},
    }


@pytest.mark.rule("VAI-17.5")
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_any_order_of_corrections_gives_the_standings_of_entering_it_right_at_once(data: st.DataObject) -> None:
    right = facts_of(played(3, data.draw(st.integers(0, 5), label="seed")))

    wrong = blunder(tour(seats=3, stages=SHORT), right, mistaken, data)

    assert standings_of(put_right(wrong, right).page) == standings_of(tour(*right, seats=3, stages=SHORT).page)


# --- in words ---

TEXTS = catalogues(GAME)
SHEETS = [
    tour(),
    tour(rolls("r1", a=5, b=2, c=5, d=1)),
    tour(WON_BY_B, order(1, "A", "BC", "D")),
    tour(*ledger_facts()),
    tour(WON_BY_B, order(2, "A", "BC", "D")),
    tour(order(2, "A", "BC", "D")),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", range(len(SHEETS)))
def test_everything_on_a_page_can_be_said(language: str, place: int) -> None:
    for text in texts_in(SHEETS[place].page):
        assert TEXTS.said(language, text.key, text.args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", ["twice", "missing", "again", "winner"])
def test_what_is_refused_can_be_said(language: str, fault: str) -> None:
    args = {"fault": fault, "who": "player:0", "stage": "stage:1"}
    assert TEXTS.said(language, refusal_key(GAME, "VAI-17.2"), args)
    assert TEXTS.said(language, refusal_key(GAME, "VAI-17.1"), {"who": "player:0"})
