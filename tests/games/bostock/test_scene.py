"""The picture of a view: riders and jerseys, hand and numbers, piles, standings, the ends of stages."""

import pytest

from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.scene import Picture, Piece, Text
from gruppetto.games.bostock import GAME
from tests.games.bostock.easel import AFTER_STAGE_1, after, hand, lay, moving, road, seen, trial


def piece(scene: Picture, name: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == f"rider:{name}")


def rows(scene: Picture, table: str) -> list[tuple[int, int, str]]:
    found = next(each for each in scene.standings if each.name.key == f"bostock-table-{table}")
    return [(row.rank, row.seat, row.value) for row in found.rows]


# --- riders ---


def test_riders_stand_on_their_cells_with_team_and_number() -> None:
    rider = piece(seen(road(riders={"blue-2": "7.3"})), "blue-2")

    assert (rider.cell, rider.team, rider.bib, rider.seat) == ("cell:7.3", "azur", 5, 1)
    assert rider.at is None


def test_who_is_over_the_line_waits_behind_it() -> None:
    rider = piece(seen(road(riders={"blue-2": "home"}, placed=["blue-2"], across=["blue-2"])), "blue-2")

    assert (rider.cell, rider.along) == ("cell:finish", 1.0)
    assert rider.at is not None


@pytest.mark.rule("BOS-9.1")
def test_a_rider_with_lost_turns_is_turned_and_says_for_how_long() -> None:
    rider = piece(seen(road(lost={"blue-3": 2})), "blue-3")

    assert rider.fallen
    assert [(mark.symbol, mark.text.args) for mark in rider.marks] == [("mark-crash", {"turns": 2})]


@pytest.mark.rule("BOS-1.7")
@pytest.mark.rule("BOS-13.3")
def test_in_a_time_trial_only_yellow_is_worn() -> None:
    scene = seen(road(stage=2, results=[AFTER_STAGE_1]))  # blue-1 won, red-2 was first over the green line

    assert (piece(scene, "blue-1").jersey, piece(scene, "red-2").jersey) == ("yellow", "")


def test_the_green_jersey_is_worn_on_the_road() -> None:
    scene = seen(road(riders={"red-1": "12.1"}, across=["red-1"]))

    assert piece(scene, "red-1").jersey == "green"


@pytest.mark.rule("BOS-8.5")
def test_a_kept_card_lies_open_before_its_owner_and_on_its_rider() -> None:
    scene = seen(road(held={"blue-2": "B2"}), seat=0)

    (row,) = [row for row in scene.standings[0].rows if row.seat == 1]
    assert [mark.symbol for mark in row.marks] == ["pic-tailwind"]
    assert [mark.symbol for mark in piece(scene, "blue-2").marks] == ["pic-tailwind"]


def test_a_kept_card_for_the_team_is_on_nobody() -> None:
    assert piece(seen(road(held={"blue-2": "R8"})), "blue-2").marks == []


# --- cards ---


@pytest.mark.rule("BOS-4.1")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = road()

    assert [(card.id, card.count) for card in hand(state, 0)] == [
        ("card:red-200", 1),
        ("card:orange-111", 1),
        ("card:white-210", 2),
    ]
    assert hand(state, SPECTATOR) == []


def test_a_race_card_shows_its_numbers_in_the_colour_of_its_team() -> None:
    red, orange, _ = hand(road())
    sprint = hand(road(), 1)[-1]

    assert (red.frame, red.kind, red.team) == ("race", "2-0-0", "rouge")
    assert (orange.kind, orange.team) == ("1-1-1", "mandarine")
    assert (sprint.frame, sprint.kind, sprint.team) == ("race-sprint", "3-2-1", "")


def test_the_own_risk_card_lies_beside_the_hand() -> None:
    card = hand(road(held={"red-1": "R7"}))[-1]

    assert (card.id, card.frame, card.kind) == ("card:R7", "risk-bad", "headwind")


@pytest.mark.rule("BOS-4.13")
def test_discards_lie_open() -> None:
    pile = next(pile for pile in seen(moving("white-111", [1, 1, 1]), 1).piles if pile.id == "pile:discard")

    assert pile.top is not None
    assert (pile.count, pile.top.id, [card.id for card in pile.content]) == (1, "card:white-111", ["card:white-111"])


def test_piles_count_what_is_left() -> None:
    counts = {pile.id: pile.count for pile in seen(road()).piles}

    assert counts == {"pile:draw": 48 - 8, "pile:discard": 0, "pile:risk": 20}


@pytest.mark.rule("BOS-13.3")
def test_a_time_trial_has_no_risk_pile() -> None:
    assert "pile:risk" not in [pile.id for pile in seen(road(stage=2, results=[AFTER_STAGE_1])).piles]


# --- the numbers of a card ---


def test_the_numbers_of_the_card_lie_there_to_be_handed_out() -> None:
    tiles = seen(moving("red-210", [2, 1, 0], bonus=True)).numbers

    assert [(tile.id, tile.label, tile.given) for tile in tiles] == [
        ("number:2", "2", False),
        ("number:1", "1", False),
        ("number:0", "0", False),
        ("number:bonus", "+1", False),
    ]


def test_a_number_that_was_given_stays_and_equal_ones_are_counted() -> None:
    state = moving("white-111", [1, 1], {"red-1": "4.1"}, unmoved=["red-2", "red-3"])

    assert [(tile.label, tile.count, tile.given) for tile in seen(state).numbers] == [
        ("1", 2, False),
        ("1", 1, True),
    ]


def test_a_card_of_another_colour_has_no_bonus() -> None:
    assert [tile.bonus for tile in seen(moving("white-111", [1, 1, 1])).numbers] == [False]


def test_the_steps_of_a_risk_card_are_a_number_too() -> None:
    gift = {"steps": 2, "count": 1, "riders": ["red-2", "red-3"]}
    state = moving(
        "white-111",
        [1, 1],
        {"red-1": "5.2"},
        unmoved=["red-2", "red-3"],
        gift=gift,
        risk_played=True,
        risk_bottom=["B3"],
    )

    assert [(tile.id, tile.label, tile.count) for tile in seen(state).numbers] == [("number:steps", "2", 1)]


def test_between_cards_there_are_no_numbers() -> None:
    assert seen(road()).numbers == []


# --- turns and standings ---


def test_the_order_begins_left_of_the_dealer() -> None:
    order = seen(road(dealer=0, to_decide=0)).order

    assert [(turn.seat, turn.state) for turn in order] == [(1, "done"), (0, "now")]


@pytest.mark.rule("BOS-11.1")
def test_both_classifications_and_their_sum_are_kept_apart() -> None:
    scene = seen(road(stage=2, results=[AFTER_STAGE_1]))

    # blue 6 + 3; red 5 + 4 + 2 for places, 3 at the green line; red complete and with two of the first three
    assert rows(scene, "individual") == [(1, 0, "14"), (2, 1, "9")]
    assert rows(scene, "team") == [(1, 0, "12"), (2, 1, "0")]
    assert rows(scene, "sum") == [(1, 0, "26"), (2, 1, "9")]


@pytest.mark.rule("BOS-7.8")
def test_points_of_the_green_line_count_at_once() -> None:
    assert rows(seen(road(riders={"red-1": "12.1"}, across=["red-1"])), "individual") == [(1, 0, "3"), (2, 1, "0")]


@pytest.mark.rule("BOS-10.1")
def test_who_is_home_is_listed_in_the_order_of_arrival() -> None:
    home = ["blue-2", "red-3"]
    state = road(riders={"blue-2": "home", "red-3": "home"}, placed=home, across=home)

    table = next(table for table in seen(state).standings if table.name.key == "bostock-table-line")
    assert [(row.rank, row.bib, row.value) for row in table.rows] == [(1, 5, "6"), (2, 3, "5")]


# --- the individual time trial ---


@pytest.mark.rule("BOS-14.4")
def test_the_riders_of_a_heat_ride_side_by_side() -> None:
    state = lay(lay(trial()))

    cells = {piece.id: piece.cell for piece in seen(state).pieces}
    assert cells == {
        "rider:red-2": f"cell:{state.distances[0]}.1",
        "rider:blue-2": f"cell:{state.distances[1]}.2",
    }


def test_only_the_riders_of_the_present_heat_are_on_the_road() -> None:
    assert [piece.id for piece in seen(trial(seats=4)).pieces] == ["rider:red-2", "rider:blue-2"]


@pytest.mark.rule("BOS-14.6")
def test_a_chosen_card_lies_face_down_for_all_but_its_owner() -> None:
    state = lay(trial())
    (laid,) = [pile for pile in seen(state).piles if pile.id == "pile:heat-1"]
    (known,) = [pile for pile in GAME.own(state.view(0)).piles or [] if pile.id == "pile:heat-1"]

    assert (laid.count, laid.top) == (1, None)
    assert known.top is not None
    assert known.top.frame.startswith("race")
    assert GAME.own(state.view(1)).piles is None
    assert GAME.own(state.view(SPECTATOR)).piles is None


def test_who_has_not_chosen_has_no_card_there() -> None:
    assert [pile.count for pile in seen(trial()).piles if pile.id.startswith("pile:heat")] == [0, 0]


@pytest.mark.rule("BOS-14.2")
def test_before_the_heats_the_riders_to_name_stand_at_the_start() -> None:
    scene = seen(after(trial(named=False), "nominate red-2"))

    assert [piece.id for piece in scene.pieces] == ["rider:blue-1", "rider:blue-2", "rider:blue-3", "rider:red-2"]
    assert scene.round == Text("bostock-round-nominate")


@pytest.mark.rule("BOS-14.3")
def test_the_round_names_the_heat() -> None:
    assert seen(trial(seats=3)).round == Text("bostock-round-heat", {"heat": 1, "ride_off": 0})
    second = after(trial(seats=3), "ride on", "ride on")
    assert seen(second).round == Text("bostock-round-heat", {"heat": 2, "ride_off": 0})


def test_the_time_trial_counts_cards_and_says_who_still_rides() -> None:
    state = lay(lay(trial(seats=4)))

    table = next(table for table in seen(state).standings if table.name.key == "bostock-table-trial")
    details = {row.seat: row.detail.key for row in table.rows if row.detail}
    assert {row.seat: row.value for row in table.rows} == {0: "1", 1: "1", 2: "–", 3: "–"}
    assert details == {0: "bostock-row-heat", 1: "bostock-row-heat", 2: "bostock-row-waits", 3: "bostock-row-waits"}


# --- the ends of stages ---


def test_before_the_first_stage_ends_there_is_no_result() -> None:
    assert seen(road()).result is None


def test_the_end_of_a_road_stage_has_podium_tables_and_awards() -> None:
    result = seen(road(stage=2, results=[AFTER_STAGE_1])).result

    assert result is not None
    assert (result.headline.key, result.headline.args["bib"]) == ("bostock-result-stage", 4)
    assert [row.bib for row in result.podium] == [4, 1, 2]
    assert [row.value for row in result.tables[0].rows] == ["6", "5", "7", "3", "2"]
    assert [table.name.key for table in result.tables[1:]] == [
        "bostock-table-sum",
        "bostock-table-individual",
        "bostock-table-team",
    ]
    assert [(award.rule, award.seat) for award in result.awards] == [
        ("BOS-12.1", 1),
        ("BOS-7.2", 0),
        ("BOS-11.4", 0),
        ("BOS-11.5", 0),
    ]


def test_those_who_arrived_stand_behind_the_line_of_the_stage_that_ended() -> None:
    result = seen(road(stage=2, results=[AFTER_STAGE_1])).result

    assert result is not None
    assert (result.board, [arrival.piece for arrival in result.arrivals][:2]) == (
        "stage-1",
        ["rider:blue-1", "rider:red-1"],
    )


def test_the_tour_ends_with_the_final_standings_and_what_decided() -> None:
    state = trial()
    while state.to_decide >= 0:
        after(state, "ride on")

    scene = seen(state)
    assert scene.over
    assert scene.result is not None
    assert scene.result.final
    (winner,) = [seat for seat, share in enumerate(state.standing()) if share == 1]
    assert (scene.result.headline.key, scene.result.headline.args) == (
        "bostock-result-tour",
        {"who": f"player:{winner}"},
    )
    assert [(row.rank, row.seat, row.value) for row in scene.result.podium] == [(1, winner, "6"), (2, 1 - winner, "0")]
    assert scene.result.awards[0].rule == "BOS-15.2"
    assert scene.standings[0].name.key == "bostock-table-final"
