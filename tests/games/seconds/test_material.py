"""Players, material, tours, the preparation of a stage (SEC-1, SEC-2) and the course (SEC-3)."""

import pytest

from gruppetto.engine.edition import EditionError
from gruppetto.engine.option import OptionError
from gruppetto.engine.scene import Text
from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.rules.naming import RIDER_NAMES
from tests.games.seconds.table import (
    A,
    any_luck,
    changed_edition,
    edition,
    legal,
    order,
    play,
    race,
    refused,
    scripted,
    setup_for,
    start,
    targets,
)


@pytest.mark.rule("SEC-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        GAME.setup(seats)


@pytest.mark.rule("SEC-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_riders_a_team_whatever_the_number_of_players(seats: int) -> None:
    state = start(seats)
    assert len(state.numbers) == 3 * seats
    assert RIDER_NAMES[: 3 * seats][-1] == f"{'ABCD'[seats - 1]}3"


@pytest.mark.rule("SEC-1.3")
def test_the_shipped_edition_has_112_and_32_cards_and_no_warning() -> None:
    data = GAME.editions()[0]
    assert [sum(deck) for deck in data.decks.values()] == [112, 112]
    assert sum(card.copies for card in data.chance_cards) == 32
    assert data.warnings == ()


@pytest.mark.rule("SEC-1.3")
def test_other_numbers_of_cards_are_accepted_with_a_warning() -> None:
    data = changed_edition(("15 = 8 }", "15 = 9 }"), ('id = "K01"\ncopies = 2', 'id = "K01"\ncopies = 1'))
    assert GAME.warnings(data) == (
        Text("seconds-warning-deck", {"deck": "standard-2-15", "cards": 113, "box": 112}),
        Text("seconds-warning-chance", {"cards": 31, "box": 32}),
    )


@pytest.mark.rule("SEC-1.3")
def test_fewer_than_sixty_seconds_cards_are_refused() -> None:
    short = "short-2-8 = { 2 = 16, 3 = 16, 4 = 16, 5 = 16, 6 = 16, 7 = 16, 8 = 16 }"
    with pytest.raises(EditionError, match=r"my\.toml: decks\.short-2-8: has 32 cards"):
        changed_edition((short, "short-2-8 = { 2 = 32 }"))


@pytest.mark.rule("SEC-1.4", "SEC-17.1")
def test_any_list_of_boards_is_a_tour() -> None:
    setup = setup_for(2, "t2+flat-95:ttt+t2")
    legs = GAME.start(setup, any_luck()).course.legs
    assert [(leg.road.id, leg.trial) for leg in legs] == [("t2", False), ("flat-95", True), ("t2", False)]


@pytest.mark.rule("SEC-1.4")
@pytest.mark.parametrize("stages", ["nowhere", "flat-95+nowhere", "flat-95:uphill", ""])
def test_a_tour_of_unknown_boards_is_refused(stages: str) -> None:
    with pytest.raises(OptionError):
        setup_for(2, stages)


@pytest.mark.rule("SEC-1.5")
def test_one_flat_stage_unless_somebody_wants_otherwise() -> None:
    legs = GAME.start(GAME.setup(2), any_luck()).course.legs
    assert [leg.road.kind for leg in legs] == ["flat"]


@pytest.mark.rule("SEC-1.6", "SEC-1.7", "SEC-12.10")
def test_the_best_total_wins_and_everybody_sees_the_sheet() -> None:
    state = start(2, "t2+t3")
    while len(state.ledger) < 1:
        state.play(state.actions()[0], any_luck())
    for seat in (-1, 0, 1):
        assert state.view(seat).open.standings() == state.standings() is not None
    while state.to_decide >= 0:
        state.play(state.actions()[0], any_luck())
    final = state.final()
    assert final is not None
    assert final.totals[final.winner] == max(final.totals)
    assert state.standing()[final.winner] == 1


# --- preparing a stage ---


@pytest.mark.rule("SEC-2.1")
def test_the_highest_card_starts_and_goes_back() -> None:
    state = GAME.start(setup_for(2), scripted(5, 9, *[2] * 8, *[3] * 8, *[4] * 8, *[5] * 6))
    assert state.starter == 1
    assert state.draw_count == 112 - 30


@pytest.mark.rule("SEC-2.2")
def test_those_tied_draw_again() -> None:
    luck = scripted(9, 4, 9, 3, 12, *[2] * 8, *[3] * 8, *[4] * 8, *[5] * 8, *[6] * 8, *[7] * 5)
    assert GAME.start(setup_for(3), luck).starter == 2


@pytest.mark.rule("SEC-2.4", "SEC-2.3")
def test_one_hand_for_all_riders() -> None:
    state = start(2)
    assert state.hand_sizes == [15, 15]
    before = {move.split(" ")[1] for move in legal(state)}
    seat, rider = state.to_decide, state.rider
    card = sorted(before, key=int)[-1]
    play(state, next(move for move in legal(state) if move.startswith(f"play {card} ")))
    while state.to_decide != seat:
        play(state, legal(state)[0])
    assert state.rider != rider
    assert {move.split(" ")[1] for move in legal(state)} <= before


@pytest.mark.rule("SEC-2.5")
def test_the_chance_pile_has_no_known_order() -> None:
    state = start(2)
    assert state.chance_left == 32
    assert state.chance_bottom == ()


@pytest.mark.rule("SEC-2.7")
def test_every_stage_is_prepared_afresh() -> None:
    state = start(2, "t2+t3")
    luck = any_luck(3)
    while len(state.ledger) < 1:
        state.play(state.actions()[0], luck)
    assert state.hand_sizes == [15, 15]
    assert state.draw_count == 82
    assert state.chance_left == 32
    assert not any(state.kept)
    assert state.numbers == [0] * 6


@pytest.mark.rule("SEC-2.7")
def test_the_starter_may_rotate_or_be_the_one_in_yellow() -> None:
    for option in ("rotate", "yellow"):
        state = start(3, "t3+t3", {"starter": option})
        luck = any_luck(5)
        first = state.starter
        while len(state.ledger) < 1:
            state.play(state.actions()[0], luck)
        table = state.standings()
        assert table is not None
        assert state.starter == ((first + 1) % 3 if option == "rotate" else table.yellow // 3)


@pytest.mark.rule("SEC-2.8")
def test_the_yellow_jersey_gives_no_right() -> None:
    state = start(2, "t3+t3")
    luck = any_luck(2)
    while len(state.ledger) < 1:
        state.play(state.actions()[0], luck)
    assert order(state)[0] == f"{'AB'[state.starter]}1"


# --- the course ---


@pytest.mark.rule("SEC-3.1")
def test_a_rider_on_the_last_number_has_not_finished() -> None:
    state = race("t2", {"A1": "36.1"}, hand=[4])
    play(state, "play 4 40.1")
    assert state.finish_rounds[0] == 0


@pytest.mark.rule("SEC-3.2", "SEC-3.5")
def test_there_are_only_the_lanes_there_are() -> None:
    state = race("t2", {"A1": "10.1"}, hand=[4])
    assert refused(state, "play 4 14.3") == "SEC-3.2"
    assert state.leg.onward[10][1] == 0b11


@pytest.mark.rule("SEC-3.3")
def test_letters_in_bends_are_only_for_reading() -> None:
    road = edition().boards["flat-95"]
    assert [road.label(24, lane) for lane in (1, 2, 3)] == ["24A", "24B", "24C"]
    assert [road.label(30, lane) for lane in (1, 2, 3)] == ["30", "", ""]
    assert [road.label(97, lane) for lane in (1, 2)] == ["-2", ""]


@pytest.mark.rule("SEC-3.4")
def test_a_number_has_one_terrain() -> None:
    road = edition().boards["mountain-84"]
    assert [road.terrain(number) for number in (0, 14, 15, 31, 85)] == ["flat", "flat", "up", "down", "flat"]


@pytest.mark.rule("SEC-3.10", "SEC-8.4")
def test_without_the_option_chance_cells_are_plain() -> None:
    state = race("t2", {"A1": "28.1"}, hand=[4], options={"chance": False})
    play(state, "play 4 32.1", luck=[])
    assert state.rider != A


@pytest.mark.rule("SEC-2.3")
def test_the_short_deck() -> None:
    state = race("t2", {"A1": "10.1"}, hand=[8], options={"deck": "short-2-8"})
    assert targets(state, 8) == ["18.1", "18.2"]
    with pytest.raises(OptionError, match="no deck 'tall'"):
        setup_for(2, "t2", {"deck": "tall"})


STANDARD = ", ".join(f"{value} = 8" for value in range(2, 16))


@pytest.mark.rule("SEC-1.4")
def test_a_tour_without_end_is_refused() -> None:
    with pytest.raises(OptionError, match="at most 30 stages, not 31"):
        GAME.setup(2, {"stages": "+".join(["flat-95"] * 31)})


@pytest.mark.rule("SEC-1.4")
def test_a_tour_of_an_edition_has_an_end_too() -> None:
    stages = ", ".join(['"flat-95"'] * 31)
    with pytest.raises(EditionError, match=r"tours\.flat: must list 1 to 30 stages, not 31"):
        changed_edition(('flat = ["flat-95"]', f"flat = [{stages}]"))


@pytest.mark.rule("SEC-2.2")
def test_a_deck_of_one_value_is_refused_since_the_draw_for_the_start_would_never_end() -> None:
    with pytest.raises(EditionError, match=r"decks\.standard-2-15: must have cards of two values"):
        changed_edition((STANDARD, "5 = 112, 6 = 0"))


def test_the_value_of_a_card_is_no_endless_number() -> None:
    with pytest.raises(EditionError, match="must be the value of a card, 1 to 30"):
        changed_edition((STANDARD, f'5 = 112, "{"9" * 5000}" = 1'))


@pytest.mark.rule("SEC-7.4")
def test_the_highest_card_with_everything_added_still_has_its_steps() -> None:
    gale = ('effect = { type = "next_delta", value = -2 }', 'effect = { type = "next_delta", value = -30 }')
    push = ('effect = { type = "next_delta", value = 2 }', 'effect = { type = "next_delta", value = 29 }')
    data = changed_edition(gale, push, ('id = "K15"\ncopies = 1', 'id = "K15"\ncopies = 2'))
    state = race("flat-95", {"A1": "10.1"}, hand=[15], kept={"A1": ["K19"]}, deltas={"A1": 29}, data=data)
    assert "boost 15 57.1" in legal(state)
