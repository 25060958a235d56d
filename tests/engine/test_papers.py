"""Position documents as tables of fields: kinds of value, what is left out or missing, and what is refused."""

from enum import IntEnum
from typing import Any

import pytest

from gruppetto.engine.contract import NOBODY, PositionError, Setup
from gruppetto.engine.document import value_text
from gruppetto.engine.papers.kinds import (
    Bits,
    Each,
    Figures,
    Flag,
    Flat,
    Kind,
    Listing,
    Maybe,
    Member,
    OneOf,
    Pattern,
    Row,
    SubTable,
    Whole,
    Word,
)
from gruppetto.engine.papers.paper import (
    Box,
    Field,
    Paper,
    Reasons,
    check,
    course_named,
    decision_reasons,
    left_of,
    tour_reasons,
)
from tests.toy import GAME


class Phase(IntEnum):
    START = 0
    RIDE = 1


CARD = Word("card", ("km1", "km2", "push"))
SEAT = Word("seat", range(3))
PLACE = Pattern(lambda cell: f"cell {cell}", lambda text: {"cell 3": 3}.get(text), "a cell such as cell 3")


@pytest.mark.parametrize(
    ("kind", "value", "written"),
    [
        pytest.param(Whole(-1, 9), -1, -1, id="whole"),
        pytest.param(Flag(), True, True, id="flag"),
        pytest.param(Member(Phase), Phase.RIDE, "ride", id="phase"),
        pytest.param(OneOf("ride", "die"), "die", "die", id="one of"),
        pytest.param(CARD, 2, "push", id="card"),
        pytest.param(SEAT, 2, 2, id="seat"),
        pytest.param(Maybe(CARD, nothing=-1), 0, "km1", id="some card"),
        pytest.param(Maybe(CARD, nothing=-1), -1, "", id="no card"),
        pytest.param(Maybe(SEAT, nothing=NOBODY, blank=-1), NOBODY, -1, id="nobody"),
        pytest.param(Listing(CARD), (2, 0, 2), ["push", "km1", "push"], id="list"),
        pytest.param(Each(Flag(), 2, "seat"), [True, False], [True, False], id="one a seat"),
        pytest.param(Flat(Each(Each(SEAT, 2, "lane"), 2, "row"), 2), [0, 1, 2, 0], [[0, 1], [2, 0]], id="flat"),
        pytest.param(Row([SEAT, CARD, CARD]), [1, 1], [1, "km2"], id="row"),
        pytest.param(Bits(SEAT), 0b101, [0, 2], id="bits"),
        pytest.param(Figures(CARD, Whole(0, 9), rest=0), [0, 4, 1], {"km2": 4, "push": 1}, id="figures"),
        pytest.param(SubTable({"seat": SEAT, "card": CARD}), (1, 0), {"seat": 1, "card": "km1"}, id="table"),
        pytest.param(PLACE, 3, "cell 3", id="pattern"),
    ],
)
def test_a_value_is_written_and_read_back(kind: Kind[Any], value: Any, written: object) -> None:
    assert kind.write(value) == value_text(written)
    assert kind.read("here", written) == value
    assert type(kind.read("here", written)) is type(value)


@pytest.mark.parametrize(
    ("kind", "written", "reason"),
    [
        (Whole(0, 9), 10, "here must be a whole number from 0 to 9, not 10"),
        (Whole(0, 9), True, "here must be a whole number from 0 to 9, not True"),
        (Flag(), 1, "here must be true or false, not 1"),
        (Member(Phase), "nap", "here must be one of start, ride, not 'nap'"),
        (Member(Phase), [], "here must be one of start, ride, not []"),
        (OneOf("ride", "die"), {}, "here must be one of ride, die, not {}"),
        (CARD, "km9", "here: there is no card 'km9'; known are km1, km2, push"),
        (CARD, ["km1"], "here: there is no card ['km1']; known are km1, km2, push"),
        (SEAT, 1.0, "here: there is no seat 1.0; known are 0, 1, 2"),
        (SEAT, True, "here: there is no seat True; known are 0, 1, 2"),
        (Maybe(CARD, nothing=-1), 0, "here: there is no card 0; known are km1, km2, push"),
        (Listing(CARD), "km1", "here must be a list of 0 to 999, not 'km1'"),
        (Listing(CARD, least=1), [], "here must be a list of 1 to 999, not []"),
        (Listing(CARD), ["km1", 7], "here[1]: there is no card 7; known are km1, km2, push"),
        (Listing(CARD, once=True), ["km1", "km1"], 'here names "km1" twice'),
        (Each(SEAT, 2, "seat"), [1], "here must be a list of 2, one a seat, not [1]"),
        (Each(SEAT, 2, "seat"), [], "here must be a list of 2, one a seat, not []"),
        (Row([SEAT]), [1, 1], "here must be a list of 0 to 1, not [1, 1]"),
        (Row([SEAT, CARD]), [1, 1], "here[1]: there is no card 1; known are km1, km2, push"),
        (Bits(SEAT), 3, "here must be a list, not 3"),
        (Figures(CARD, Whole(0, 9), rest=0), [], "here must be a table, not []"),
        (Figures(CARD, Whole(0, 9), rest=0), {"km1": -1}, "here.km1 must be a whole number from 0 to 9, not -1"),
        (Figures(CARD, SEAT, rest=0, all_of=True), {"km1": 1, "push": 2}, "here must say where km2 is"),
        (SubTable({"seat": SEAT}), {"seat": 1, "sea": 2}, "here must be a table of seat, not {'seat': 1, 'sea': 2}"),
        (SubTable({"seat": SEAT}), {}, "here must be a table of seat, not {}"),
        (SubTable({"seat": SEAT}), {"seat": 5}, "here.seat: there is no seat 5; known are 0, 1, 2"),
        (PLACE, "cell x", "here must be a cell such as cell 3, not 'cell x'"),
    ],
)
def test_what_is_of_another_kind_is_refused_where_it_stands(kind: Kind[Any], written: object, reason: str) -> None:
    with pytest.raises(PositionError) as refused:
        kind.read("here", written)
    assert str(refused.value) == reason


@pytest.mark.parametrize("kind", [Flag(), CARD], ids=["flag", "card"])
def test_a_refusal_stays_a_sentence(kind: Kind[Any]) -> None:
    with pytest.raises(PositionError) as refused:
        kind.read("here", [7] * 900)
    assert "7, 7…" in str(refused.value)
    assert len(str(refused.value)) < 160


def test_a_refusal_tells_a_few_of_many_words() -> None:
    with pytest.raises(PositionError, match=r"there is no cell -1; known are 0, 1, 2, …$"):
        Word("cell", range(900)).read("here", -1)


def test_an_empty_list_may_stand_for_all_at_rest() -> None:
    assert Each(Bits(SEAT), 3, "line", rest=0).read("here", []) == [0, 0, 0]


def test_what_a_table_may_leave_out_is_at_rest() -> None:
    group = SubTable({"seat": SEAT, "pace": Whole(0, 9)}, rest={"pace": 0})
    assert group.read("here", {"seat": 2}) == (2, 0)
    assert group.write((2, 0)) == "{ seat = 2 }"


class Race:
    """A position whose fields are partly named otherwise on paper."""

    def __init__(self) -> None:
        self.round = 1
        self.places = [0, 0]
        self.wind = False
        self.die, self.face = 0, 0


SETUP = GAME.setup(2)
PAPER: Paper[Race] = Paper(
    "tiny",
    SETUP,
    [
        Field("round", Whole(1, 9), absent=7),
        Field("at", Each(Whole(0, 9), 2, "seat"), "places", needed=True),
        Field("wind", Flag(), brief=True),
        Field("thrown", Row([SEAT, SEAT]), "die face"),
    ],
)
HEAD = 'game = "tiny"\nedition = "box"\noptions = { finish = "over" }\nseats = 2\n'


def read(**written: Any) -> Race:
    race = Race()
    PAPER.read(race, written)
    return race


def test_a_paper_is_its_head_and_its_fields_in_their_order() -> None:
    race = Race()
    assert PAPER.write(race) == HEAD + "round = 1\nat = [0, 0]\nthrown = [0, 0]\n"
    race.wind = True
    assert PAPER.write(race) == HEAD + "round = 1\nat = [0, 0]\nwind = true\nthrown = [0, 0]\n"


def test_what_is_read_goes_where_it_came_from() -> None:
    race = read(round=3, at=[4, 5], wind=True, thrown=[1, 2])
    assert (race.round, race.places, race.wind, race.die, race.face) == (3, [4, 5], True, 1, 2)


def test_what_is_missing_is_as_the_field_says() -> None:
    race = read(at=[4, 5])
    assert (race.round, race.wind) == (7, False)
    with pytest.raises(PositionError, match="the key 'at' is missing"):
        read(round=1)


def test_a_misspelt_key_is_told() -> None:
    with pytest.raises(PositionError, match=r"'rounds' is not a key of a position; the keys are game, .*, round, at"):
        read(at=[4, 5], rounds=3)


def test_the_first_reason_is_told_and_no_other_is_looked_for() -> None:
    def impossible(race: Race) -> Reasons:
        yield race.round > 1, "this is no reason"
        yield race.round == 1, f"round {race.round} is the first reason"
        raise AssertionError("nobody asks for more")

    with pytest.raises(PositionError, match="round 1 is the first reason"):
        check(Race(), [lambda race: [], impossible, impossible])


def test_what_is_left_of_a_deck() -> None:
    assert left_of([4, 2], [1, 2], ["km1", "km2"]) == [3, 0]
    with pytest.raises(PositionError, match="there are 3 cards km2, but the deck has only 2"):
        left_of([4, 2], [1, 3], ["km1", "km2"])


@pytest.mark.parametrize(
    ("stage", "results", "over", "reasons"),
    [
        (1, 1, False, []),
        (2, 3, True, []),
        (1, 2, False, ["1 finished stages are expected here, but results has 2"]),
        (1, 3, True, ["a tour ends with its last stage, 3"]),
    ],
)
def test_a_tour_of_three_stages_has_the_results_of_those_before(
    stage: int, results: int, over: bool, reasons: list[str]
) -> None:
    assert [reason for wrong, reason in tour_reasons(stage, 3, results, over=over) if wrong] == reasons


@pytest.mark.parametrize(
    ("to_decide", "over", "reasons"),
    [
        (2, False, []),
        (NOBODY, True, []),
        (2, True, ["nobody is to decide after the end"]),
        (NOBODY, False, ["to_decide must be a seat, not -1"]),
    ],
)
def test_somebody_decides_until_the_end(to_decide: int, over: bool, reasons: list[str]) -> None:
    assert [reason for wrong, reason in decision_reasons(to_decide, over=over) if wrong] == reasons


# --- the head ---

BOX = Box("tiny", range(2, 4), GAME.options, GAME.teams)
NAMED: dict[str, Any] = {"game": "tiny", "edition": "box", "seats": 2}


def seats_of(written: dict[str, Any], setup: Setup[Any] | None = None) -> int:
    return course_named(written, BOX, lambda named: named.seats, setup, GAME.editions())


def test_a_course_is_laid_out_from_the_set_up_a_document_names() -> None:
    assert seats_of(NAMED) == 2


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "a position of 'chess', not of 'tiny'"),
        ({"edition": "mine"}, "the edition 'mine' is not known here"),
        ({"edition": 7}, "the edition 7 is not known here"),
        ({"seats": 9}, "seats must be 2 to 3, not 9"),
        ({"seats": True}, "seats must be 2 to 3, not True"),
        ({"options": 3}, "options must be a table"),
        ({"options": {"wind": True}}, "no option 'wind'"),
    ],
)
def test_a_document_of_something_else_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        seats_of({**NAMED, **changes})


def test_a_document_must_agree_with_its_match() -> None:
    with pytest.raises(PositionError, match="not those of the match"):
        seats_of(NAMED, GAME.setup(3))
