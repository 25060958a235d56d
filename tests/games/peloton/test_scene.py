"""The picture of a view, made from the view alone."""

import pytest

from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.scene import Card, Group, Picture, Piece, Result, StandingsTable
from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.rules.state import PelotonState
from tests.games.peloton.table import PHI, any_luck, edition, play, race, start, turn

ROUGE, AZUR = 0, 1


def picture(state: PelotonState, seat: int = ROUGE) -> Picture:
    return GAME.picture(state.view(seat))


def hand(state: PelotonState, seat: int = ROUGE) -> list[Card]:
    return GAME.own(state.view(seat)).hand


def piece(scene: Picture, bib: int) -> Piece:
    return next(found for found in scene.pieces if found.bib == bib)


def group_of(scene: Picture, bib: int) -> Group:
    return next(found for found in scene.groups if f"rider:{bib}" in found.pieces)


def symbols(scene: Picture, bib: int) -> list[str]:
    return [mark.symbol for mark in piece(scene, bib).marks]


def question(state: PelotonState) -> str:
    return GAME.question(state.view(state.to_decide)).key.removeprefix("peloton-question-")


def buttons(state: PelotonState) -> list[str]:
    return [button.id for button in GAME.own(state.view(state.to_decide)).buttons]


def named(tables: list[StandingsTable], name: str) -> StandingsTable:
    return next(table for table in tables if table.name.key == f"peloton-table-{name}")


def finished(state: PelotonState, stages: int = 1) -> PelotonState:
    """Everybody plays anyhow until so many stages are over."""
    chance = any_luck(4)
    while len(state.ledger) < stages and state.to_decide >= 0:
        actions = state.actions()
        state.play(next((action for action in actions if str(action) != "throw red"), actions[0]), chance)
    return state


def result(state: PelotonState) -> Result:
    found = picture(state).result
    assert found is not None
    return found


# --- riders ---


def test_riders_stand_on_their_hexes_in_the_colours_of_their_teams() -> None:
    scene = picture(race(PHI))
    assert [(piece(scene, bib).cell, piece(scene, bib).team) for bib in (1, 8)] == [
        ("cell:T1:3.6", "rouge"),
        ("cell:T1:4.5", "azur"),
    ]


def test_both_laps_of_paris_stand_on_one_cell() -> None:
    scene = picture(race({1: "C1#1:3.5", 7: "C1#2:3.5"}, stage="paris", takers=[[7], []]))
    assert piece(scene, 1).cell == piece(scene, 7).cell == "cell:C1:3.5"
    assert piece(scene, 1).along < piece(scene, 7).along


def test_before_the_start_riders_wait_beside_the_corridor() -> None:
    state = start(stages="straight5")
    scene = picture(state)
    corridor = {cell.centre for cell in GAME.board(edition(), "straight5").cells if cell.kind == "start"}

    assert len(scene.pieces) == 6
    assert all(found.at is not None and found.at not in corridor for found in scene.pieces)
    assert len({found.at for found in scene.pieces}) == 6


def test_who_waits_keeps_his_spot_while_others_are_placed() -> None:
    state = start()
    before = {found.id: found.at for found in picture(state).pieces}
    play(state, str(state.actions()[0]))
    after = {found.id: found.at for found in picture(state).pieces if found.at is not None}

    assert len(after) == 5
    assert all(before[name] == at for name, at in after.items())


def test_thirty_six_waiting_riders_find_room_on_the_board() -> None:
    state = GAME.start(GAME.setup(6, {"team_size": "6"}), any_luck())
    board = GAME.board(state.race.edition, "paris")
    places = [found.at for found in picture(state).pieces if found.at is not None]

    assert len(set(places)) == 36
    assert all(12 < x < board.width - 12 and 12 < y < board.height - 12 for x, y in places)


def test_who_may_attack_is_marked_with_the_reason() -> None:
    scene = picture(race(PHI))
    why = {bib: [mark.text.key for mark in piece(scene, bib).marks] for bib in PHI}

    assert why[1] == ["peloton-mark-attack-lead"]
    assert why[3] == ["peloton-mark-attack-free"]
    assert why[2] == why[7] == why[8] == []


def test_who_has_his_speed_is_no_longer_marked() -> None:
    state = race(PHI)
    play(state, "throw yellow: 4")
    assert symbols(picture(state), 1) == []


def test_nobody_may_attack_behind_a_breakaway() -> None:
    state = race(PHI)
    turn(state, "throw yellow: attack", "attack solo", "move T1:3.8: 4", "stop")
    assert all("attack" not in symbols(picture(state), bib) for bib in PHI)


def test_a_fallen_rider_lies_on_the_road() -> None:
    state = race(PHI)
    play(state, "throw red: crash")
    assert piece(picture(state), 1).fallen


def test_leaders_wear_their_jerseys_and_hold_their_cards() -> None:
    state = race({1: "T1:3.2", 2: "T1:3.6", 7: "T1:2.2"}, jerseys={"yellow": 1, "green": 1, "polka": 7})
    scene = picture(state)

    assert [piece(scene, bib).jersey for bib in (1, 2, 7)] == ["yellow", "", "polka"]
    assert {"jersey-yellow", "jersey-green"} <= set(symbols(scene, 1))
    assert [card.id for card in hand(state)] == ["card:yellow", "card:green"]
    assert [card.id for card in hand(state, AZUR)] == ["card:polka"]
    assert hand(state, SPECTATOR) == []


def test_the_order_of_the_sequence_tells_whose_turn_it_is() -> None:
    state = race(PHI)
    turn(state, "throw yellow: 5", "move T1:3.9")
    found = [(each.bib, each.state) for each in picture(state).order]

    assert found == [(1, "done"), (2, "now"), (3, "next"), (7, "next"), (8, "next")]
    assert picture(state).rider == "rider:2"


def test_riders_brought_down_skip_their_turns() -> None:
    state = race({**PHI, 9: "T1:2.1"})
    play(state, "throw red: big")
    states = {each.bib: each.state for each in picture(state).order}

    assert 1 not in states
    assert states[7] == "now"
    assert "rider:1" not in [found.id for found in picture(state).pieces]


# --- groups, as on television ---


def test_a_group_shows_its_riders_its_leader_and_its_pace() -> None:
    state = race(PHI)
    assert group_of(picture(state), 1).pace == ""
    play(state, "throw yellow: 5")
    found = group_of(picture(state), 1)

    assert found.pieces == ["rider:1", "rider:2", "rider:3", "rider:7", "rider:8"]
    assert (found.kind, found.pace) == ("bunch", "5")
    assert found.note is not None
    assert found.note.args == {"bib": 1, "wind": "right", "lap": 0, "laps": 0}


def test_groups_are_named_by_their_place_in_the_race() -> None:
    at = {1: "T2:3.4", 2: "T2:4.4", 7: "T1:3.5", 8: "T1:3.4", 9: "T1:2.4", 3: "T1:3.0"}
    scene = picture(race(at))

    assert [(found.kind, found.gap) for found in scene.groups] == [
        ("head", ""),
        ("bunch", "+ 2:15"),  # nine hexes behind, a quarter of a minute each
        ("lone", "+ 3:30"),
    ]


def test_nobody_is_less_than_nothing_behind_the_head_of_the_race() -> None:
    state = race({1: "P1:6.3", 7: "P1:1.2"}, stage="paris")  # in the bend he who plays second is nearer home
    ahead, behind = (state.leg.steps_home[state.hexes[state.race.rider_of_bib[bib]]] for bib in (1, 7))

    assert behind < ahead
    assert piece(picture(state), 7).gap == ""


def test_an_open_breakaway_is_told_to_the_group() -> None:
    state = race(PHI)
    play(state, "throw yellow: attack", "attack solo", "move T1:3.8: 5", "move T2:3.3")
    marks = group_of(picture(state), 2).marks

    assert [(mark.symbol, mark.text.args) for mark in marks] == [("attack", {"value": 7})]


def test_a_group_on_a_circuit_knows_its_lap() -> None:
    note = picture(race({1: "C4#2:3.5", 7: "C4#1:3.5"}, stage="paris", takers=[[1, 7], [1]])).groups[0].note
    assert note is not None
    assert (note.args["lap"], note.args["laps"]) == (2, 2)


# --- dice, buttons, questions ---


def test_the_die_thrown_shows_its_face_and_the_others_lie_there() -> None:
    state = race(PHI)
    play(state, "throw yellow: attack")
    dice = {die.id: (die.symbol, die.face) for die in picture(state).dice}

    assert dice["die:yellow"] == ("die-yellow-A2", 2)
    assert dice["die:red"] == ("die-red-7", 0)


def test_there_are_no_dice_before_the_start() -> None:
    assert picture(start()).dice == []


def test_each_decision_has_its_question_and_its_buttons() -> None:
    state = race(PHI)
    assert (question(state), buttons(state)) == ("speed", ["choice:adopt"])
    play(state, "throw yellow: attack")
    assert (question(state), buttons(state)) == (
        "attack",
        ["choice:solo", "choice:group", "choice:catch", "choice:decline"],
    )
    play(state, "attack solo")
    assert (question(state), buttons(state)) == ("move", [])
    play(state, "move T1:3.8: 5")
    assert (question(state), buttons(state)) == ("leg", ["choice:stop"])


def test_buttons_are_for_who_decides() -> None:
    assert GAME.own(race(PHI).view(AZUR)).buttons == []


def test_steps_left_are_a_question_and_so_is_an_offer() -> None:
    state = race({1: "T1:3.2", 7: "T1:3.1"})
    play(state, "throw yellow: 5", "move T1:3.4")
    assert (question(state), buttons(state)) == ("share", ["choice:keep"])
    play(state, "share 7 T1:3.3")
    assert (question(state), buttons(state)) == ("consent", ["choice:agree", "choice:refuse"])


def test_the_place_of_a_rider_is_asked_for_by_team_and_later_by_number() -> None:
    assert question(start()) == "place"
    assert question(finished(start(stages="straight5+bend4"))) == "place-rider"


# --- standings and results ---


def test_before_anybody_is_home_the_teams_stand_as_on_the_road() -> None:
    at = {1: "T1:3.5", 2: "T1:1.0", 3: "T1:2.0", 7: "T1:3.8", 8: "T1:3.0", 9: "T1:4.0"}
    table = named(picture(race(at)).standings, "road")
    assert [(row.team, row.value) for row in table.rows] == [("azur", "+ 0:00"), ("rouge", "+ 0:45")]


def test_points_of_this_stage_count_at_once() -> None:
    state = race({1: "T5:3.6", 7: "T5:3.7"}, takers=[[7, 1], [1, 7]])
    tables = picture(state).standings

    assert [(row.bib, row.value, row.gain) for row in named(tables, "green").rows] == [(1, "5", "+5"), (7, "3", "+3")]
    assert [(row.bib, row.value) for row in named(tables, "polka").rows] == [(7, "5"), (1, "3")]


def test_who_is_home_is_listed_with_time_and_gaps() -> None:
    home = {8: [3, 14], 9: [3, 14], 2: [4, 8]}
    state = race({1: "T5:3.6", 7: "T5:3.7", 3: "T5:1.0"}, home=home, takers=[[8, 9, 2, 1], [8, 9, 2, 1]])
    table = named(picture(state).standings, "home")
    assert [row.value for row in table.rows] == ["2:12:14", "+ 0:00", "+ 0:54"]


@pytest.mark.rule("PEL-0.4")
def test_the_end_of_a_stage_has_a_podium_and_four_classifications() -> None:
    state = finished(start(stages="straight5+bend4"))
    found = result(state)

    assert not found.final
    assert found.headline.key == "peloton-result-stage"
    assert [row.rank for row in found.podium] == [1, 2, 3]
    names = [table.name.key.removeprefix("peloton-table-") for table in found.tables]
    assert names[:2] == ["stage", "individual"]
    assert "teams" in names
    assert found.tables[0].rows[0].gain == "−10″"
    assert found.awards[0].rule == "PEL-24.1"


def test_the_next_stage_is_on_the_screen_while_the_result_is_shown() -> None:
    scene = picture(finished(start(stages="straight5+bend4")))
    assert scene.board == "bend4"
    assert (scene.stage.order, scene.stage.of) == (2, 2)
    assert scene.result is not None
    assert scene.result.stage.name["en"] == "Straight on"


def test_the_end_of_a_race_of_several_stages_shows_the_general_classification_first() -> None:
    state = finished(start(stages="straight5+bend4"), 2)
    found = result(state)

    assert found.final
    assert picture(state).over
    assert found.headline.key == "peloton-result-race"
    assert found.tables[0].name.key == "peloton-table-individual"
    assert question_of_over(state) == "over"


def question_of_over(state: PelotonState) -> str:
    return GAME.question(state.view(ROUGE)).key.removeprefix("peloton-question-")


def test_the_end_of_a_single_race_is_its_stage() -> None:
    found = result(finished(start()))
    assert found.final
    assert found.headline.key == "peloton-result-stage"


def test_a_rider_who_dropped_out_is_listed_last_without_a_rank() -> None:
    home = {2: [1, 58], 3: [1, 58], 9: [1, 58], 8: [-1, 0]}
    state = race({1: "T5:3.9", 7: "T5:3.2"}, home=home, takers=[[2, 3, 9, 1], [2, 3, 9, 1]])
    rows = result(finished(state)).tables[0].rows
    assert (rows[-1].bib, rows[-1].rank, rows[-1].value) == (8, 0, "DNF")


def test_of_a_long_table_a_screen_shows_the_head_and_the_readers_own_riders() -> None:
    state = GAME.start(
        GAME.setup(4, {"stages": "paris+alpe-dhuez", "race": "stage_race", "team_size": "6"}), any_luck()
    )
    table = named(picture(finished(state), 3).standings, "individual")

    assert table.top == 10
    assert [row.rank for row in table.rows] == list(range(1, 25))
