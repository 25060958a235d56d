"""A cell has one name, by number and letter as bends print it: `24B`, on straights too."""

import pytest

from gruppetto.engine.match import Match
from gruppetto.engine.record import SeatName
from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.rules.state import SecondsState
from gruppetto.testing.playing import by_appraisal, floats, match_seed


def test_a_move_is_told_by_the_name_that_the_cell_has_on_its_road() -> None:
    """The radio tells earlier stages beside the board of the present one: so events carry the name itself."""
    match = Match(GAME, GAME.setup(2), (SeatName("Ilse"), SeatName("Bram")), match_seed(3))
    decide = by_appraisal(GAME, floats(3))
    while not match.over and match.version < 150:
        match.play(match.state.to_decide, str(decide(match.state.view(match.state.to_decide))))

    assert isinstance(match.state, SecondsState)
    road = match.state.leg.road
    cells = {
        road.called(number, lane) for number in range(1, road.end + 1) for lane in range(1, road.lanes(number) + 1)
    }
    rides = [event.params for events in match.happened for event in events if event.kind == "rode" and event.params]
    told = {str(ride["cell"]) for ride in rides} - {"line"}
    assert told <= cells
    assert told


@pytest.mark.rule("SEC-3.3")
def test_the_letters_of_the_bends_name_the_lanes_of_straights_too() -> None:
    road = GAME.editions()[0].boards["flat-95"]
    straight, bend = (
        next(number for number in range(1, road.cells) if (road.segment(number).bend != "none") is bent)
        for bent in (False, True)
    )

    assert [road.called(number, 2) for number in (straight, bend)] == [f"{straight}B", f"{bend}B"]
