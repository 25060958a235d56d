"""What the box holds and how the table works: PEL-0."""

import pytest

from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.rules.actions import CARDS, DICE
from gruppetto.games.peloton.rules.course import leg_of
from tests.games.peloton.table import edition, play, race, start, turn


@pytest.mark.rule("PEL-0.1")
def test_the_shipped_edition_has_four_stages_and_another_may_add_more() -> None:
    assert list(GAME.editions()[0].roads) == ["paris", "roskilde-nyborg", "alpe-dhuez", "carcassonne-foix"]
    assert {"straight5", "bend4"} < set(edition().roads)


@pytest.mark.rule("PEL-0.3", "PEL-0.5")
def test_there_are_five_dice_and_three_cards() -> None:
    assert DICE == ("yellow", "polka", "green", "white", "red")
    assert sorted(CARDS) == ["green", "polka", "yellow"]


@pytest.mark.rule("PEL-0.4")
def test_one_start_corridor_serves_all_stages_and_the_first_three_stand_on_the_podium() -> None:
    corridors = {len(leg_of(edition(), stage).corridor) for stage in GAME.editions()[0].roads}
    assert corridors == {42}

    state = race({1: "T5:3.9"}, takers=[[1], [1]])
    turn(state, "throw red: 7", "move FIN:3.5")
    podium = GAME.picture(state.view(0)).result
    assert podium is not None
    assert len(podium.podium) == 3


@pytest.mark.rule("PEL-0.9", "PEL-0.8")
def test_wind_and_arrows_have_no_effect_but_on_the_order() -> None:
    """The same throw moves a rider equally far whichever side the wind blows from."""
    reached = []
    for at in ("T1:3.2", "T2:3.2"):
        state = race({1: at})
        play(state, "throw yellow: 5")
        reached.append({text.split(":")[1] for text in map(str, state.actions())})

    assert reached[0] == reached[1]


@pytest.mark.rule("PEL-0.18", "PEL-0.19")
def test_the_seat_of_the_rider_in_turn_decides() -> None:
    state = race({1: "T1:3.6", 7: "T1:3.4"})
    assert state.to_decide == 0

    turn(state, "throw yellow: 3", "move T1:3.7")
    assert state.to_decide == 1
    assert start().sequence == 0
