"""What a screen does with an event must be declared in words that it knows."""

from typing import Any

import pytest

from gruppetto.engine.cue import GREAT, Cue, Spotlight
from gruppetto.engine.event import Event
from gruppetto.engine.scene import Text
from gruppetto.testing import Fault
from gruppetto.testing.story import check_events


def test_an_event_may_declare_what_screens_know() -> None:
    check_events([Event("rode", {"who": "player:0", "bib": 4, "card": "card:km2"}, cue=Cue(attack=True))])


@pytest.mark.parametrize(
    ("params", "wrong"),
    [
        ({"who": "Ann"}, "who='Ann'"),
        ({"target": "rider:4"}, "target='rider:4'"),
        ({"stage": 3}, "stage=3"),
        ({"card": "km2"}, "card='km2'"),
        ({"bib": "4"}, "bib='4'"),
        ({"text": "Headwind"}, "text='Headwind'"),
    ],
)
def test_a_word_that_no_screen_can_read_is_a_fault(params: dict[str, Any], wrong: str) -> None:
    with pytest.raises(Fault, match=wrong):
        check_events([Event("rode", params)])


def test_a_secret_is_looked_at_too() -> None:
    with pytest.raises(Fault, match="card='km2'"):
        check_events([Event("drew", {}, owner=0, secret={"card": "km2"})])


def test_a_cue_that_nobody_declared_is_a_fault() -> None:
    with pytest.raises(Fault, match="a Cue is not as it is declared"):
        check_events([Event("fell", {}, cue=Cue(attack="loud"))])  # type: ignore[arg-type]


def test_an_event_with_a_weight_has_something_on_the_stage() -> None:
    shown = Spotlight(Text("tiny-moment"), "podium")
    check_events([Event("won", {}, cue=Cue(weight=GREAT, spotlight=shown))])
    with pytest.raises(Fault, match="the event won weighs 3, but nothing stands on the stage"):
        check_events([Event("won", {}, cue=Cue(weight=GREAT))])
