"""What an entry of the judge says: nothing is not written down, one too many is named, an arrival has its time."""

import pytest

from gruppetto.engine.fact import Fact, Refuted
from gruppetto.games.peloton import GAME
from tests.companion.scorer import add
from tests.games.peloton.test_keeper import dnf, fact, finish, refused, small, sprint, turns


@pytest.mark.rule("PEL-27.30")
@pytest.mark.parametrize("told", [finish(26), dnf(), sprint()])
def test_an_entry_without_a_rider_is_not_written_down(told: Fact) -> None:
    assert refused(small(fact("start")), told) == ("PEL-27.30", "nobody")


def test_a_sheet_of_earlier_days_with_an_empty_entry_is_still_read() -> None:
    keeper = GAME.keeper()
    assert keeper is not None
    assert len(keeper.keep(small().content.plan, [fact("start"), finish(26)]).history) == 2


@pytest.mark.rule("PEL-27.30")
def test_the_fifth_rider_of_a_sprint_is_named() -> None:
    with pytest.raises(Refuted) as caught:
        small(fact("start")).take(add(sprint(1, 2, 3, 7, 8)))
    assert caught.value.refusal.params["who"] == "rider:8"


def test_an_arrival_is_told_with_its_time() -> None:
    told = small(fact("start"), *turns(2), finish(26, 1, 7)).page.history[-1].text
    assert (told.key, told.args["time"]) == ("peloton-sheet-told-home", "2:12:26")
