"""The score keeper at a real table (BOS-16): the same figures as the engine, whatever is corrected."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gruppetto.companion.sheet import Sheet
from gruppetto.engine.fact import Fact, FactError, Refuted
from gruppetto.engine.keeper import Page
from gruppetto.games.bostock import GAME
from gruppetto.games.bostock.box.stages import ROAD, TEAM_TRIAL
from gruppetto.games.bostock.rules.ledger import Entrant, StageResult
from gruppetto.games.bostock.rules.state import BostockState
from tests.companion.corrections import blunder, put_right
from tests.companion.scorer import add, change, edit, plan_for, sheet_of, standings_of
from tests.games.bostock.table import any_luck, setup_for

COLOURS = ("red", "blue", "orange", "white")
TOUR = ["1", "2", "3", "4", "5"]


def team(colour: str) -> str:
    return f"player:{COLOURS.index(colour)}"


def rider(name: str) -> str:
    """`red-1` as the sheet names him."""
    colour, _, number = name.partition("-")
    return f"rider:{COLOURS.index(colour) * 3 + int(number) - 1}"


def by_rider(stage: int, finish: str, green: str, fact_id: str = "") -> Fact:
    data = {
        "stage": stage,
        "finish": [rider(name) for name in finish.split()],
        "green": [rider(name) for name in green.split()],
    }
    return Fact(fact_id or f"s{stage}", "riders", data)


def by_colour(stage: int, finish: str, green: str, *, in_yellow: bool = False) -> Fact:
    data = {
        "stage": stage,
        "finish": [team(name) for name in finish.split()],
        "green": [team(name) for name in green.split()],
    }
    return Fact(f"s{stage}", "colours", {**data, "in_yellow": in_yellow})


def complete(stage: int, *colours: str) -> Fact:
    return Fact(f"s{stage}", "complete", {"stage": stage, "teams": [team(colour) for colour in colours]})


def cards(stage: int, kind: str = "cards", fact_id: str = "", **used: int) -> Fact:
    rows = {team(colour): {"cards": count} for colour, count in used.items()}
    return Fact(fact_id or f"s{stage}", kind, {"stage": stage, "cards": rows})


def tour(*facts: Fact, seats: int = 4, stages: Sequence[str] = TOUR, **options: str | bool) -> Sheet:
    return sheet_of(GAME, plan_for(GAME, seats, stages, **options), facts)


FIRST = by_rider(1, "blue-1 red-1 red-2 white-1 blue-2 orange-1 red-3", "white-1")


def column(page: Page, table: str, place: int = 0, stage: int = 0) -> dict[str, str]:
    lines = next(found for found in page.tables if (found.id, found.stage) == (table, stage)).lines
    return {COLOURS[int(line.who.partition(":")[2])]: line.values[place] for line in lines}


def refused(sheet: Sheet, fact: Fact) -> tuple[str, object]:
    with pytest.raises(Refuted) as caught:
        sheet.take(add(fact))
    return caught.value.refusal.rule, caught.value.refusal.params.get("fault")


def called(page: Page) -> dict[str, object]:
    """What is called out, by rule, and whom it names."""
    return {call.rule: call.text.args.get("who", call.text.args.get("whos")) for call in page.announcements}


# --- road stages ---


@pytest.mark.rule("BOS-16.1", "BOS-16.5", "BOS-11.2")
def test_example_42_from_the_order_of_arrival() -> None:
    page = tour(FIRST).page
    assert column(page, "individual") == {"red": "9", "blue": "8", "white": "6", "orange": "1"}
    assert column(page, "team") == {"red": "12", "blue": "0", "orange": "0", "white": "0"}
    assert column(page, "sum") == {"red": "21", "blue": "8", "white": "6", "orange": "1"}
    assert called(page)["BOS-12.1"] == rider("blue-1")
    assert called(page)["BOS-7.2"] == rider("white-1")


@pytest.mark.rule("BOS-16.1")
def test_colours_alone_bring_the_same_points() -> None:
    colours = by_colour(1, "blue red red white blue orange red", "white")
    for table in ("individual", "team", "sum"):
        assert column(tour(colours).page, table) == column(tour(FIRST).page, table)


@pytest.mark.rule("BOS-16.1", "BOS-7.4")
def test_the_second_across_scores_if_the_first_wore_yellow() -> None:
    facts = (FIRST, complete(2, "red"))  # red leads with 9, and red-1 has won most himself
    page = tour(*facts, by_rider(3, "red-1 red-2 red-3", "red-1 white-2")).page
    assert column(page, "stage-teams", stage=3) == {"red": "18", "white": "1", "blue": "0", "orange": "0"}
    assert called(page)["BOS-7.4"] == rider("white-2")


@pytest.mark.rule("BOS-16.1", "BOS-7.4")
def test_where_numbers_are_not_noted_people_say_whether_he_wore_yellow() -> None:
    first = by_colour(1, "blue red red white blue orange red", "white")
    page = tour(first, complete(2, "red"), by_colour(3, "red red red", "red white", in_yellow=True)).page
    assert column(page, "stage-teams", stage=3)["white"] == "1"


@pytest.mark.rule("BOS-16.1")
@pytest.mark.parametrize(
    ("third", "fault"),
    [
        (by_colour(3, "red red red", "red", in_yellow=True), "second"),
        (by_colour(3, "red red red", "white red", in_yellow=True), "yellow"),
        (by_colour(3, "red red red", ""), "green"),
        (by_colour(3, "red red red", "red red red"), "green"),
        (complete(3, "red"), "kind"),
        (cards(3, red=9, blue=8, orange=7, white=6), "kind"),
        (Fact("x", "colours", by_colour(1, "red red red", "red").data), "told"),
    ],
)
def test_what_cannot_be_on_a_road_stage(third: Fact, fault: str) -> None:
    sheet = tour(by_colour(1, "blue red red white blue orange red", "white"), complete(2, "red"))
    assert refused(sheet, third) == ("BOS-16.1", fault)


@pytest.mark.rule("BOS-16.1")
def test_nobody_wears_yellow_in_the_first_stage() -> None:
    assert refused(tour(), by_colour(1, "red red red", "red blue", in_yellow=True)) == ("BOS-16.1", "yellow")


@pytest.mark.rule("BOS-16.2")
@pytest.mark.parametrize(
    ("finish", "fault"),
    [
        ("red blue red blue red", None),
        ("red red red blue", "after"),
        ("red blue red", "incomplete"),
        ("red blue red blue red blue", "too_many"),
        ("", "incomplete"),
    ],
)
def test_example_55_a_list_ends_with_the_third_of_one_team(finish: str, fault: str | None) -> None:
    fact = by_colour(1, finish, "red")
    if fault is None:
        assert column(tour(fact).page, "team")["red"] == "12"
    else:
        assert refused(tour(), fact) == ("BOS-16.2", fault)


@pytest.mark.rule("BOS-16.2")
@pytest.mark.parametrize(
    ("seats", "finish"),
    [
        (2, "red blue red blue red"),
        (3, "red blue red blue orange orange red"),
        (4, "red blue red blue white white orange orange red"),
    ],
)
def test_everybody_but_the_last_may_be_home_before_the_third_of_a_team(seats: int, finish: str) -> None:
    assert column(tour(by_colour(1, finish, "red"), seats=seats).page, "team")["red"] == "12"


@pytest.mark.rule("BOS-16.2")
@pytest.mark.parametrize(
    ("finish", "green"), [("red-1 red-1 red-2 red-3", "red-1"), ("red-1 red-2 red-3", "red-1 red-1")]
)
def test_a_rider_comes_once(finish: str, green: str) -> None:
    assert refused(tour(), by_rider(1, finish, green)) == ("BOS-16.2", "twice")


# --- time trials ---


@pytest.mark.rule("BOS-16.3", "BOS-13.6")
def test_example_43_teams_complete_in_the_last_round_are_first_together() -> None:
    page = tour(FIRST, complete(2, "blue", "white")).page
    assert column(page, "team") == {"red": "12", "blue": "8", "white": "8", "orange": "0"}
    assert column(page, "individual") == {"red": "9", "blue": "8", "white": "6", "orange": "1"}
    assert called(page)["BOS-12.2"] == rider("red-1")


@pytest.mark.rule("BOS-16.3")
def test_at_least_one_team_is_complete() -> None:
    assert refused(tour(FIRST), complete(2)) == ("BOS-16.3", "incomplete")


ROAD_3 = by_rider(3, "red-1 red-2 red-3", "blue-1")


@pytest.mark.rule("BOS-16.4", "BOS-14.12")
def test_example_53_those_tied_ride_again_until_one_is_left() -> None:
    start = (Fact("r1", "riders", by_rider(1, "red-1 red-2 red-3", "red-1").data),)
    tied = tour(*start, cards(2, red=9, blue=8, orange=8), seats=3, stages=["1", "4"])  # a tour of two stages
    assert tied.page.forms[0].fields[0].among == [team("blue"), team("orange")]
    assert not tied.page.done

    decided = tied.take(add(cards(2, "ride_off", "o1", blue=10, orange=9)))

    assert column(decided.page, "stage-teams", stage=2) == {"orange": "6", "red": "0", "blue": "0"}
    assert called(decided.page)["BOS-14.12"] == [team("orange")]


@pytest.mark.rule("BOS-16.4", "BOS-14.12")
@pytest.mark.parametrize(
    ("fact", "rule"),
    [
        (cards(2, "ride_off", "o", blue=10), "BOS-14.12"),
        (cards(2, "ride_off", "o", red=9, blue=10, orange=9), "BOS-14.12"),
        (cards(2, "ride_off", "o", blue=0, orange=9), "BOS-16.4"),
    ],
)
def test_only_those_tied_ride_again(fact: Fact, rule: str) -> None:
    sheet = tour(cards(1, red=9, blue=8, orange=8, fact_id="c"), seats=3, stages=["4"])
    moved = Fact(fact.id, fact.kind, {**fact.data, "stage": 1})
    assert refused(sheet, moved)[0] == rule


@pytest.mark.rule("BOS-16.4")
@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ({"red": {"cards": 9}}, "missing"),
        ({"red": {"cards": 9}, "blue": {"cards": 0}}, "cards"),
        ({"red": {"cards": 9}, "blue": {"cards": 8, "number": 4}}, "number"),
    ],
)
def test_every_player_used_some_cards(rows: dict[str, dict[str, int]], fault: str) -> None:
    fact = Fact("c", "cards", {"stage": 1, "cards": {team(colour): row for colour, row in rows.items()}})
    assert refused(tour(seats=2, stages=["4"]), fact) == ("BOS-16.4", fault)


# --- what comes out ---


@pytest.mark.rule("BOS-16.5", "BOS-11.6")
def test_totals_are_shown_as_tens_and_units() -> None:
    page = tour(FIRST).page
    assert (column(page, "team", 1)["red"], column(page, "team", 2)["red"]) == ("1", "2")


@pytest.mark.rule("BOS-16.5", "BOS-2.4", "BOS-2.5")
def test_the_deal_passes_to_the_left_and_the_next_begins() -> None:
    dealer = Fact("d", "dealer", {"who": team("orange")})
    page = tour(dealer, FIRST).page
    assert [place.who for place in page.orders[0].places] == [team("red"), team("blue"), team("orange"), team("white")]
    assert page.orders[0].note is not None
    assert page.orders[0].note.args == {"who": team("white")}
    assert refused(tour(dealer), Fact("e", "dealer", {"who": team("red")}))[0] == "BOS-2.3"


@pytest.mark.rule("BOS-16.5", "BOS-2.4")
def test_with_the_option_only_road_stages_pass_the_deal_on() -> None:
    facts = (Fact("d", "dealer", {"who": team("red")}), FIRST, complete(2, "red"))
    assert tour(*facts).page.orders[0].places[0].who == team("white")
    assert tour(*facts, dealer_rotation="road").page.orders[0].places[0].who == team("orange")


@pytest.mark.rule("BOS-16.5", "BOS-15.3")
def test_after_the_last_stage_the_ranking_is_final_and_says_what_decided() -> None:
    page = tour(by_rider(1, "red-1 red-2 red-3", "red-1"), stages=["1"], seats=2).page
    assert page.done
    assert column(page, "final") == {"red": "30", "blue": "0"}
    assert page.announcements[0].rule == "BOS-15.2"


@pytest.mark.rule("BOS-16.7")
def test_without_numbers_the_player_chooses_who_wears_yellow() -> None:
    page = tour(by_colour(1, "blue red red white blue orange red", "white"), complete(2, "red")).page
    yellow = next(call for call in page.announcements if call.rule == "BOS-12.2")
    assert yellow.text.args == {"who": team("red"), "chooses": "yes"}


@pytest.mark.rule("BOS-16.7")
def test_with_yellow_by_rider_the_numbers_are_compulsory() -> None:
    assert [form.kind for form in tour(yellow_by="rider").page.forms] == ["dealer", "riders"]
    assert refused(tour(yellow_by="rider"), by_colour(1, "red red red", "red"))[0] == "BOS-16.7"
    assert refused(tour(yellow_by="rider", stages=["4"], seats=2), cards(1, red=9, blue=8))[0] == "BOS-16.7"


def test_a_struck_stage_lets_those_behind_it_wait() -> None:
    sheet = tour(FIRST, complete(2, "red"), ROAD_3).take(edit("strike", fact="s2"))
    assert column(sheet.page, "sum") == column(tour(FIRST).page, "sum")
    assert [told.fact for told in sheet.page.history if told.waits] == ["s3"]


def test_what_no_form_sends_is_no_fact() -> None:
    for kind, data in (
        ("riders", {"stage": 9}),
        ("weather", {"stage": 1}),
        ("colours", {"stage": 1, "finish": ["rider:0"]}),
    ):
        with pytest.raises(FactError):
            tour().take(add(Fact("x", kind, data)))


# --- the same as the engine, in whatever order ---


def played(seats: int, seed: int, **options: object) -> BostockState:
    luck = any_luck(seed)
    state = GAME.start(setup_for(seats, options), luck)
    while state.to_decide >= 0:
        actions = state.actions()
        state.play(actions[luck.die(len(actions)) - 1], luck)
    return state


def _named(entry: Entrant) -> str:
    return f"rider:{entry.seat * 3 + entry.number - 1}"


def facts_of(results: Sequence[StageResult]) -> list[Fact]:
    facts: list[Fact] = []
    for stage, result in enumerate(results, 1):
        if result.kind == ROAD:
            data = {
                "finish": [_named(entry) for entry in result.finish],
                "green": [_named(entry) for entry in result.across],
            }
            facts.append(Fact(f"s{stage}", "riders", {"stage": stage, **data}))
        elif result.kind == TEAM_TRIAL:
            told = complete(stage, *(COLOURS[seat] for seat in result.complete))
            first = [f"player:{entry.seat}" for entry in result.finish[:3]]
            facts.append(Fact(told.id, told.kind, {**told.data, "first": first}))
        else:
            facts += _trial_facts(stage, result)
    return facts


def _trial_facts(stage: int, result: StageResult) -> list[Fact]:
    rows = {
        f"player:{seat}": {"cards": rides[0], "number": result.named[seat]} for seat, rides in enumerate(result.rides)
    }
    facts = [Fact(f"s{stage}", "cards", {"stage": stage, "cards": rows})]
    for again in range(1, max(map(len, result.rides))):
        used = {f"player:{seat}": {"cards": r[again]} for seat, r in enumerate(result.rides) if len(r) > again}
        facts.append(Fact(f"s{stage}-{again}", "ride_off", {"stage": stage, "cards": used}))
    return facts


@pytest.mark.rule("BOS-16.5")
@pytest.mark.parametrize("pair", [False, True])
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_a_finished_match_entered_fact_by_fact_gives_the_standings_of_the_engine(
    seats: int, seed: int, pair: bool
) -> None:
    state = played(seats, seed, ttt_pair_bonus=pair)
    final = state.final()
    assert final is not None
    sheet = tour(seats=seats, ttt_pair_bonus=pair)
    yellows: list[object] = []
    for fact in facts_of(state.results):
        sheet = sheet.take(add(fact))
        if fact.kind != "ride_off":
            yellows.append(called(sheet.page).get("BOS-12.1", called(sheet.page).get("BOS-12.2")))

    assert column(sheet.page, "individual") == {
        COLOURS[seat]: str(final.totals.individual[seat]) for seat in range(seats)
    }
    assert column(sheet.page, "team") == {COLOURS[seat]: str(final.totals.team[seat]) for seat in range(seats)}
    ranks = {line.who: line.rank for line in sheet.page.tables[0].lines}
    assert ranks == {f"player:{seat}": final.ranks[seat] for seat in range(seats)}
    assert yellows[-1] == (_named(state.results[-1].yellow) if state.results[-1].yellow else None)


def mistaken(fact: Fact) -> Mapping[str, Any]:
    if fact.kind == "riders":
        return {**fact.data, "finish": ["rider:3", "rider:4", "rider:5"], "green": ["rider:5", "rider:0"]}
    if fact.kind == "complete":
        return {**fact.data, "teams": ["player:1"]}
    return {
        **fact.data,
        "cards": {name: {**row, "cards": 20 + index} for index, (name, row) in enumerate(fact.data["cards"].items())},
    }


MATCHES = [played(2, seed).results for seed in (1, 2)]


@pytest.mark.rule("BOS-16.5")
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_any_order_of_corrections_gives_the_standings_of_entering_it_right_at_once(data: st.DataObject) -> None:
    right = facts_of(data.draw(st.sampled_from(MATCHES), label="match"))

    wrong = blunder(tour(seats=2), right, mistaken, data)

    assert standings_of(put_right(wrong, right).page) == standings_of(tour(*right, seats=2).page)


def test_a_correction_of_an_early_stage_moves_the_jerseys_of_all_later_ones() -> None:
    sheet = tour(FIRST, complete(2, "red"))
    corrected = sheet.take(change(FIRST, by_rider(1, "white-1 white-2 white-3", "white-1").data))
    assert called(corrected.page)["BOS-12.2"] == rider("white-1")
