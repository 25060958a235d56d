"""The picture of a view, made from the view alone."""

from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.scene import Card, Picture, Result, Text
from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.rules.state import VainqueurState
from tests.games.vainqueur.table import A, B, C, D, play, race, start


def picture(state: VainqueurState, seat: int = A) -> Picture:
    return GAME.picture(state.view(seat))


def hand(state: VainqueurState, seat: int = A) -> list[Card]:
    return GAME.own(state.view(seat)).hand


def question(state: VainqueurState) -> Text:
    return GAME.question(state.view(state.to_decide))


def result(state: VainqueurState) -> Result:
    found = picture(state).result
    assert found is not None
    return found


# --- the road ---


def test_riders_stand_on_their_cells() -> None:
    scene = picture(race(1, at=[120, 100, 100, 0]))

    assert scene.board == "stage-1"
    assert [piece.cell for piece in scene.pieces] == ["cell:120", "cell:100", "cell:100", "cell:0"]
    assert scene.pieces[A].along == round(120 / 260, 4)


def test_every_cell_a_rider_stands_on_is_a_cell_of_the_board() -> None:
    scene = picture(race(2, at=[0, 17, 39, 4]))
    cells = {cell.id for cell in GAME.board(GAME.editions()[0], scene.board).cells}

    assert {piece.cell for piece in scene.pieces} <= cells


def test_only_the_cap_wearer_rides_in_yellow() -> None:
    """VAI-8.1, VAI-10.5 with D-35"""
    scene = picture(race(1, cap=C))

    assert [piece.jersey for piece in scene.pieces] == ["", "", "yellow", ""]


def test_riders_keep_the_colours_of_their_seats() -> None:
    teams = [(piece.team, piece.bib) for piece in picture(start(6)).pieces]

    assert teams == [(seating.team, seating.bib) for seating in GAME.seating(GAME.setup(6))]


def test_what_lies_in_front_of_a_player_is_marked_on_the_rider() -> None:
    scene = picture(race(6, blocked={B: "burst_tyre"}, climbers=[B]))

    assert [mark.symbol for mark in scene.pieces[B].marks] == ["pic-burst_tyre", "pic-climber"]
    assert scene.pieces[C].marks == []


def test_in_the_prologue_everybody_waits_at_the_start_of_the_first_stage() -> None:
    state = start(3)
    scene = picture(state)

    assert scene.board == "stage-1"
    assert {piece.cell for piece in scene.pieces} == {"cell:0"}
    assert hand(state) == []
    assert scene.round == Text("vainqueur-round-prologue")


# --- hand, dice, piles ---


def test_the_hand_lies_by_family_with_equal_cards_as_one() -> None:
    state = race(1, hand="km20 km60 km60 hunger feed climber sprinter sprinter")

    assert [(card.kind, card.frame, card.count) for card in hand(state)] == [
        ("km20", "kilometre", 1),
        ("km60", "kilometre", 2),
        ("hunger", "handicap", 1),
        ("feed", "counter", 1),
        ("sprinter", "sprinter", 2),
        ("climber", "climber", 1),
    ]


def test_the_card_just_drawn_is_fresh() -> None:
    state = race(1, seats=2, hand="km20")
    play(state, "discard km20", luck=["sprinter"])

    assert [card.kind for card in hand(state, B) if card.fresh] == ["sprinter"]


def test_somebody_else_sees_only_how_many_cards_a_player_holds() -> None:
    """VAI-8.10"""
    state = race(1, hand="km60 sprinter climber hunger fall feed feed feed")
    hand_of_a = {card.kind for card in hand(state, A)}

    scene = picture(state, B)

    row = next(row for row in scene.standings[0].rows if row.seat == A)
    assert row.detail == Text("vainqueur-row-road", {"at": 0, "cards": 8})
    assert {card.kind for card in hand(state, B)}.isdisjoint(hand_of_a - {"feed"})


def test_two_hands_a_seat_cannot_tell_apart_give_the_same_picture() -> None:
    one = race(1, turn=A, hands={B: "gear_change"}, hand="km60 sprinter climber hunger fall feed feed feed")
    other = race(1, turn=A, hands={B: "gear_change"}, hand="km20 km20 km20 km40 km40 wrong_gear fall feed")

    assert picture(one, A) == picture(one, B) == picture(other, C) == picture(other, SPECTATOR)
    assert hand(one, A) != hand(other, A)
    assert hand(one, C) == hand(other, C)


def test_a_spectator_has_no_hand() -> None:
    assert hand(race(1), SPECTATOR) == []


def test_the_die_lies_on_the_table_only_when_it_is_used() -> None:
    """VAI-3.6"""
    assert picture(race(1)).dice == []
    assert [die.id for die in picture(race(2)).dice] == ["die:roll"]
    assert [die.face for die in picture(start(2)).dice] == [0]


def test_the_die_shows_the_last_roll() -> None:
    state = race(2, seats=2)
    play(state, "roll", luck=[5])

    assert [(die.face, die.symbol) for die in picture(state).dice] == [(5, "die-plain-5")]


def test_the_discard_pile_shows_its_top_and_its_content() -> None:
    """VAI-3.9, D-34"""
    state = race(1, hand="km60 km20")
    play(state, "ride km60")

    draw, discard = picture(state).piles
    assert draw.top is None
    assert discard.count == 1
    assert discard.top is not None
    assert discard.top.kind == "km60"
    assert [(card.kind, card.count) for card in discard.content] == [("km60", 1)]


# --- standings, stage, map ---


def test_standings_go_by_points_and_the_cap_wearer_is_marked() -> None:
    state = race(3, results=[(B, [200, 260, 200, 180]), (B, [10, 40, 30, 20])], cap=B)

    table = picture(state).standings[0]

    assert [(row.rank, row.seat, row.value) for row in table.rows] == [
        (1, B, "120"),
        (2, C, "60"),
        (3, A, "30"),
        (4, D, "20"),
    ]
    assert [mark.symbol for mark in table.rows[0].marks] == ["cap-yellow"]
    assert table.note == Text("vainqueur-table-after", {"stage": 2, "of": 12})


def test_equal_points_share_a_rank() -> None:
    rows = picture(race(1)).standings[0].rows

    assert [row.rank for row in rows] == [1, 1, 1, 1]


def test_a_handicap_is_a_tag_in_the_standings() -> None:
    rows = picture(race(1, blocked={D: "hunger"}, cap=A)).standings[0].rows

    tags = {row.seat: [mark.text.key for mark in row.marks] for row in rows}
    assert tags == {A: ["vainqueur-mark-cap"], B: [], C: [], D: ["vainqueur-mark-hunger"]}


def test_in_the_prologue_the_standings_show_the_rolls() -> None:
    state = start(2)
    play(state, "roll", luck=[4])

    details = {row.seat: row.detail for row in picture(state).standings[0].rows}
    assert details == {A: Text("vainqueur-row-rolled", {"roll": 4}), B: Text("vainqueur-row-waiting")}


def test_the_map_tells_ridden_present_and_coming_stages() -> None:
    stages = picture(race(6, options={"tour": "short"})).stages

    assert [(stage.order, stage.state) for stage in stages] == [
        (1, "ridden"),
        (2, "ridden"),
        (3, "now"),
        (4, "ahead"),
        (5, "ahead"),
        (6, "ahead"),
    ]


def test_a_stage_of_the_short_tour_is_counted_in_this_tour() -> None:
    stage = picture(race(6, options={"tour": "short"})).stage

    assert (stage.order, stage.of) == (3, 6)
    assert stage.kind == Text("vainqueur-stage-mountain")
    assert stage.length == Text("vainqueur-stage-length", {"km": 140})


# --- questions ---


def test_the_question_says_what_is_wanted() -> None:
    assert question(start(2)).key == "vainqueur-question-prologue"
    assert question(race(1, hand="km20")).key == "vainqueur-question-road"
    assert question(race(2)).key == "vainqueur-question-trial"


def test_a_blocked_player_is_told_by_what() -> None:
    asked = question(race(1, hand="hunger", blocked={A: "fall"}))

    assert asked == Text("vainqueur-question-blocked", {"card": "card:fall"})


def test_a_tie_in_the_prologue_asks_for_another_roll() -> None:
    state = start(2)
    play(state, "roll", "roll", luck=[3, 3])

    assert question(state).key == "vainqueur-question-tie"


# --- the end of a stage and of the tour ---


def test_before_the_first_finish_there_is_no_result() -> None:
    assert picture(race(1)).result is None


def test_a_stage_won_by_a_ride_has_a_podium_with_shared_places() -> None:
    """Worked example 37: VAI-9.5, VAI-9.6"""
    state = race(1, at=[240, 220, 220, 180], hand="km20")
    play(state, "ride km20")

    end = result(state)

    assert end.headline == Text("vainqueur-result-stage", {"who": "player:0"})
    assert end.summary.key == "vainqueur-result-ride"
    assert [(row.rank, row.seat, row.gain) for row in end.podium] == [
        (1, A, "+60"),
        (2, B, "+30"),
        (2, C, "+30"),
        (3, D, "+10"),
    ]
    assert [row.value for row in end.tables[0].rows] == ["260 km", "220 km", "220 km", "180 km"]
    assert not end.final


def test_the_result_keeps_where_everybody_stood_on_the_road_that_was_ridden() -> None:
    state = race(1, at=[240, 220, 220, 180], hand="km20")
    ridden = picture(state).board
    play(state, "ride km20")

    end = result(state)

    assert end.board == ridden != picture(state).board
    assert [(stop.piece, stop.cell) for stop in end.arrivals][:2] == [("rider:0", "cell:260"), ("rider:1", "cell:220")]
    assert end.arrivals[A].along == 1


def test_a_stage_won_by_a_sprinter_says_so() -> None:
    state = race(1, at=[200, 240, 220, 200], hand="sprinter")
    play(state, "sprint")

    assert result(state).summary.key == "vainqueur-result-sprinter"


def test_who_gets_no_points_is_in_the_table_but_not_on_the_podium() -> None:
    """Worked example 41"""
    state = race(1, at=[200, 240, 220, 200], hand="sprinter")
    play(state, "sprint")

    end = result(state)

    assert D not in [row.seat for row in end.podium]
    assert (end.tables[0].rows[-1].seat, end.tables[0].rows[-1].gain) == (D, "")


def test_the_cap_goes_to_its_new_wearer_with_the_rule() -> None:
    state = race(1, at=[240, 0, 0, 0], hand="km20", cap=B)
    play(state, "ride km20")

    (award,) = result(state).awards

    assert (award.seat, award.rule) == (A, "VAI-10.1")
    assert award.text == Text("vainqueur-award-VAI-10-1", {"who": "player:0", "kept": "no"})


def test_a_wearer_who_stays_in_front_keeps_the_cap() -> None:
    state = race(1, at=[240, 0, 0, 0], hand="km20", cap=A)
    play(state, "ride km20")

    assert result(state).awards[0].text.args["kept"] == "yes"


def test_the_end_of_the_tour_names_its_winner_and_the_rule() -> None:
    """Worked example 53: the cap decides a tie between two"""
    state = end_of_tour()

    end = result(state)

    assert end.final
    assert end.headline == Text("vainqueur-result-tour", {"who": "player:0"})
    assert [(award.seat, award.rule) for award in end.awards] == [(A, "VAI-10.7")]
    assert [(row.rank, row.seat, row.value) for row in end.podium] == [(1, A, "540"), (2, B, "540")]


def test_after_the_tour_riders_stay_where_the_last_stage_left_them() -> None:
    scene = picture(end_of_tour())

    assert scene.over
    assert scene.turn == -1
    assert [piece.cell for piece in scene.pieces] == ["cell:200", "cell:240"]


def end_of_tour() -> VainqueurState:
    """Two riders: A has won six of eleven stages, then B wins the last."""
    edition = GAME.editions()[0]
    results = [
        (winner, [edition.stages[stage].length if seat == winner else 0 for seat in (A, B)])
        for stage, winner in zip(range(1, 12), [B, B, B, B, B, A, A, A, A, A, A], strict=True)
    ]
    state = race(12, seats=2, turn=B, cap=B, results=results, at=[200, 220], hand="km20")
    play(state, "ride km20")
    return state
