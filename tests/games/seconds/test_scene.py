"""The picture of a view, made from the view alone."""

import math

import pytest

from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.scene import Card, Picture, Piece, Result, StandingsTable, Text
from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.rules.ledger import Finish
from gruppetto.games.seconds.rules.scoring import road_result
from gruppetto.games.seconds.rules.state import SecondsState
from tests.games.seconds.table import A, B, any_luck, play, race, ride_on, start, trial
from tests.road.geometry import contains


def picture(state: SecondsState, seat: int = A) -> Picture:
    return GAME.picture(state.view(seat))


def hand(state: SecondsState, seat: int = A) -> list[Card]:
    return GAME.own(state.view(seat)).hand


def rider(scene: Picture, bib: int) -> Piece:
    return next(piece for piece in scene.pieces if piece.bib == bib)


def question(state: SecondsState) -> str:
    return GAME.question(state.view(state.to_decide)).key


def named(tables: list[StandingsTable], name: str) -> StandingsTable:
    return next(table for table in tables if table.name.key == f"seconds-table-{name}")


def finished(state: SecondsState, stages: int = 1) -> SecondsState:
    """The first card and cell for everybody, until so many stages are over."""
    chance = any_luck(3)
    while len(state.ledger) < stages:
        state.play(state.actions()[-1], chance)
    return state


def result(state: SecondsState) -> Result:
    found = picture(state).result
    assert found is not None
    return found


# --- riders ---


def test_riders_stand_on_their_cells() -> None:
    scene = picture(race("t2", {"A1": "10.2", "B3": "13.1", "C2": "-4.2"}))

    assert [rider(scene, bib).cell for bib in (1, 6, 8)] == ["cell:10.2", "cell:13.1", "cell:-4.2"]
    assert rider(scene, 1).at is None


def test_every_cell_of_the_picture_is_a_cell_of_the_board() -> None:
    state = race("t2", {"A1": "10.2", "B3": "beside 13.12", "C2": "-4.2", "D1": "line"}, zones=["14.12"])
    scene = picture(state)
    cells = {cell.id for cell in GAME.board(state.course.edition, scene.board).cells}

    assert {piece.cell for piece in scene.pieces} | set(scene.barred) <= cells


def test_teams_have_their_colours_and_numbers() -> None:
    scene = picture(start(4))

    assert [(piece.team, piece.bib) for piece in scene.pieces[::3]] == [
        ("rouge", 1),
        ("azur", 4),
        ("mandarine", 7),
        ("lavande", 10),
    ]
    assert [(seat.team, seat.bib) for seat in GAME.seating(GAME.setup(4))] == [
        (p.team, p.bib) for p in scene.pieces[::3]
    ]


@pytest.mark.rule("SEC-2.6")
def test_riders_wait_behind_the_start_line_each_on_a_place_of_his_own() -> None:
    state = start(4)
    scene = picture(state)
    area = next(cell for cell in GAME.board(state.course.edition, scene.board).cells if cell.id == "cell:0")

    places = [piece.at for piece in scene.pieces if piece.at is not None]
    assert len(set(places)) == 12
    assert all(contains(area.shape, place) for place in places)


@pytest.mark.rule("SEC-10.10")
def test_the_fallen_lie_beside_the_road_in_their_line() -> None:
    scene = picture(
        race(
            "t2", {"A1": "10.1", "B1": "beside 13.12", "B2": "beside 13.12"}, arrivals=["B2", "B1"], skips=["B1", "B2"]
        )
    )

    first, second = rider(scene, 5), rider(scene, 4)
    assert first.fallen
    assert second.fallen
    assert first.at is not None
    assert second.at is not None
    assert 10 < math.dist(first.at, second.at) < 40
    assert [mark.symbol for mark in first.marks] == ["mark-crash"]


@pytest.mark.rule("SEC-10.8")
def test_crash_zones_bar_their_cells() -> None:
    scene = picture(race("t2", {"A1": "10.1", "B1": "beside 14.12"}, zones=["14.12"], skips=["B1"]))

    assert scene.barred == ["cell:14.1", "cell:14.2"]


@pytest.mark.rule("SEC-12.9")
def test_who_is_home_since_an_earlier_round_has_left_the_board() -> None:
    scene = picture(race("t2", {"A1": "10.1", "B1": "home -3.1"}, finished={"B1": 8}))

    assert 4 not in [piece.bib for piece in scene.pieces]


def test_gaps_are_counted_from_the_head_of_the_race() -> None:
    scene = picture(race("t2", {"A1": "10.1", "B1": "27.1", "C1": "25.2"}))

    assert [rider(scene, bib).gap for bib in (4, 7, 1)] == ["", "+2", "+17"]
    assert rider(scene, 4).along == round(27 / 50, 4)


@pytest.mark.rule("SEC-2.8")
def test_the_leader_wears_yellow_from_the_second_stage_on() -> None:
    first = start(2, "t2+t3")
    assert not any(piece.jersey for piece in picture(first).pieces)

    second = finished(first)
    table = second.standings()
    assert table is not None
    assert [piece.bib for piece in picture(second).pieces if piece.jersey] == [table.yellow + 1]


def test_what_a_rider_keeps_is_marked_for_all_to_see() -> None:
    scene = picture(race("t2", {"A1": "10.1"}, kept={"A1": ["K19"]}, deltas={"A1": -2}), SPECTATOR)

    assert [mark.text.key for mark in rider(scene, 1).marks] == ["seconds-mark-delta", "seconds-mark-kept"]
    assert rider(scene, 1).marks[0].text.args["delta"] == "−2"


# --- the order of the round ---


def test_the_order_of_the_round_tells_who_rode_who_rides_and_who_skips() -> None:
    places = {"C1": "25.1", "A1": "22.1", "B1": "beside 14.12"}
    scene = picture(
        race(
            "t2",
            places,
            skips=["B1"],
            order=["C1", "A1", "B1", *(f"{t}{n}" for n in (2, 3) for t in "ABCD"), "D1"],
            hand=[5] * 3,
        )
    )

    assert [(turn.bib, turn.state) for turn in scene.order[:4]] == [(7, "done"), (1, "now"), (4, "skips"), (2, "next")]
    assert scene.rider == "rider:A1"
    assert scene.order[1].piece == "rider:A1"


def test_in_a_time_trial_the_order_goes_team_by_team() -> None:
    scene = picture(trial("t2", {"A1": "10.1", "A2": "12.1"}, race_round=2, moved=["A1"]))

    assert [(turn.bib, turn.state) for turn in scene.order] == [
        (1, "done"),
        (2, "next"),
        (3, "next"),
        (4, "next"),
        (5, "next"),
        (6, "next"),
    ]
    assert scene.rider == ""


# --- cards ---


def test_equal_cards_are_one_with_a_count_and_kept_cards_lie_beside_them() -> None:
    state = race("t2", {"A1": "10.1"}, hand=[4, 9, 9], kept={"A1": ["K19"], "A2": ["K19"]})

    assert [(card.id, card.frame, card.count) for card in hand(state)] == [
        ("card:4", "seconds", 1),
        ("card:9", "seconds", 2),
        ("card:K19", "chance", 2),
    ]


def test_nobody_else_sees_a_hand() -> None:
    state = race("t2", {"A1": "10.1"}, hand=[4, 9, 9])

    assert hand(state, SPECTATOR) == []
    assert [card.id for card in hand(state, B)] != [card.id for card in hand(state, A)]


def test_piles_show_their_sizes_and_only_face_up_cards() -> None:
    state = race("t2", {"A1": "10.1"}, hand=[4, 9, 9])
    play(state, "play 9 19.1")
    piles = {pile.id: pile for pile in picture(state, B).piles}

    assert piles["pile:draw"].count == state.draw_count
    assert piles["pile:chance"].count == 32
    assert sum(card.count for card in piles["pile:discard"].content) == sum(state.played)


def test_without_chance_cards_there_is_no_pile_of_them() -> None:
    assert [pile.id for pile in picture(start(2, options={"chance": False})).piles] == ["pile:draw", "pile:discard"]


# --- questions ---


@pytest.mark.parametrize(
    ("state", "key"),
    [
        (race("t2", {"A1": "10.1"}), "ride"),
        (race("t2", {"A1": "10.1", "B1": "13.1", "B2": "13.2"}, hand=[5]), "crash"),
        (race("t2", {"A1": "10.1", "B1": "13.1", "B2": "13.2"}, hand=[5], kept={"A1": ["K20"]}), "brake"),
        (race("t2", {"A1": "beside 10.12"}, skips=["A1"]), "skip"),
        (trial("t2", {"A1": "10.1"}, race_round=2), "choose"),
    ],
)
def test_the_question_is_the_decision(state: SecondsState, key: str) -> None:
    assert question(state) == f"seconds-question-{key}"


def test_an_exchange_asks_for_cards() -> None:
    state = race("t2", {"A1": "26.1"}, hand=[4, 2, 3])
    play(state, "play 4 30.1")

    assert question(state) == "seconds-question-exchange"
    assert GAME.question(state.view(A)).args == {"count": 2}


# --- standings and results ---


def test_before_the_first_stage_everybody_has_no_points() -> None:
    (table,) = picture(start(3)).standings

    assert [row.value for row in table.rows] == ["0", "0", "0"]


def test_who_is_home_is_ranked_as_on_television() -> None:
    """The first with his time, the others with their gaps."""
    scene = picture(race("t2", {"A1": "10.1", "B1": "-4.2", "C1": "-6.1", "D1": "home -3.1"}, finished={"D1": 9}))

    home = named(scene.standings, "home")
    assert [(row.bib, row.value) for row in home.rows] == [(10, "37″"), (7, "+7"), (4, "+9")]


def test_a_stage_ends_with_a_podium_and_all_standings() -> None:
    found = result(finished(start(2, "t2+t3")))

    assert [table.name.key.removeprefix("seconds-table-") for table in found.tables] == [
        "stage",
        "sum",
        "riders",
        "team-times",
        "points",
    ]
    assert [row.rank for row in found.podium] == [1, 2, 3]
    assert len(found.tables[0].rows) == 6
    assert [award.rule for award in found.awards] == ["SEC-15.2", "SEC-15.3", "SEC-14.3"]
    assert not found.final


@pytest.mark.rule("SEC-15.4", "SEC-15.5", "SEC-12.7")
def test_at_the_table_who_is_level_names_the_rule_that_decided() -> None:
    state = finished(start(2, "t2+t3"))
    level = [Finish(0, 5, place) for place in range(1, 7)]
    state.ledger = (road_result(level, state.course.legs[0].length, (0,) * 6, (0,) * 6),)
    found = result(state)

    assert [award.rule for award in found.awards] == ["SEC-15.4", "SEC-15.5", "SEC-14.3"]
    rules = {table.name.key: {row.tie.rule for row in table.rows if row.tie} for table in found.tables}
    assert rules == {
        "seconds-table-stage": {"SEC-12.7"},
        "seconds-table-sum": set(),
        "seconds-table-riders": {"SEC-15.4"},
        "seconds-table-team-times": {"SEC-15.5"},
        "seconds-table-points": set(),
    }


def test_a_result_shows_where_the_last_came_in() -> None:
    state = finished(start(2, "t2+t3"))
    found = result(state)

    cells = {cell.id for cell in GAME.board(state.course.edition, found.board).cells}
    assert found.board == "t2"
    assert found.arrivals
    assert {arrival.cell for arrival in found.arrivals} <= cells


def test_a_time_trial_is_a_result_of_teams() -> None:
    found = result(finished(start(2, "t2:ttt+t3")))

    assert len(found.tables[0].rows) == 2
    assert found.tables[0].rows[0].detail == Text(
        "seconds-row-stage", {"earned": 18, "bonus": "no", "seconds": 0, "points": 0}
    )


@pytest.mark.rule("SEC-16.1", "SEC-16.5")
def test_the_tour_ends_with_the_final_standings() -> None:
    state = finished(start(2, "t2"))
    final = state.final()
    assert final is not None
    scene = picture(state)

    found = result(state)
    assert found.final
    assert scene.over
    assert scene.pieces == []
    assert [row.value for row in found.tables[0].rows] == [str(final.totals[seat]) for seat in final.order]
    assert [award.rule for award in found.awards] == ["SEC-16.4", "SEC-16.5", "SEC-16.5"]


# --- nothing leaks ---


def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it() -> None:
    state, chance = start(3, "mountain", seed=5), any_luck(6)
    for turn in range(120):
        state.play(state.actions()[turn % len(state.actions())], chance)
        for seat in (SPECTATOR, A, B):
            other = state.view(seat).imagine(chance)
            assert picture(other, seat) == picture(state, seat)


def test_a_rider_in_turn_is_on_the_board() -> None:
    state = ride_on(start(2, "t2"), "B2")

    scene = picture(state)
    assert scene.rider == "rider:B2"
    assert scene.rider in [piece.id for piece in scene.pieces]
