"""The quick tables find exactly the plays that the rules give when they are read literally."""

import random

import pytest

from gruppetto.engine.edition import Document
from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.box.edition import SecondsEdition
from gruppetto.games.seconds.rules.position import PLAY_PHASE
from tests.games.seconds.oracle import Oracle
from tests.games.seconds.table import any_luck, changed_edition, legal, setup_for


def crooked() -> SecondsEdition:
    """A strip on which the side with the numbers changes twice, so that cells list their successors."""
    strip = Document.read(GAME.folder / "stages" / "t3.toml").text
    cells = {f"{number}.{lane}": lane for number in (8, 14) for lane in (1, 2, 3)}
    listed = ", ".join(f'"{cell}" = [{max(1, lane - 1)}]' for cell, lane in cells.items())
    return changed_edition(extra=strip.replace("sprints = []", f"sprints = []\nsuccessors = {{ {listed} }}"))


@pytest.mark.rule("SEC-5.7", "SEC-6.2", "SEC-6.10", "SEC-11.3", "SEC-10.2", "SEC-12.4")
@pytest.mark.parametrize(
    ("stages", "options"),
    [
        ("flat-95", {}),
        ("mountain-84", {"slipstream_diagonal": True}),
        ("mountain-84", {"climb_rule": "per_cell"}),
        ("mountain-84", {"slipstream_uphill": "start_cell", "descent_overtake": "one_or_two"}),
        ("mountain-84", {"slipstream_uphill": "end_cell"}),
        ("t2", {"deck": "short-2-8"}),
        ("flat-95:ttt", {}),
        ("t3", {}),
        ("t3", {"slipstream_diagonal": True}),
    ],
)
def test_the_plays_of_every_turn_of_some_stages(stages: str, options: dict[str, object]) -> None:
    pick = random.Random(3)
    luck = any_luck(3)
    turns = 0
    own = crooked() if stages == "t3" else None
    for seats in (2, 4, 4):
        state = GAME.start(setup_for(seats, stages, options, own), luck)
        while state.to_decide >= 0:
            if state.phase is PLAY_PHASE:
                turns += 1
                assert sorted(legal(state)) == Oracle(state).legal(), state.document()
            actions = state.actions()
            low = actions[: max(1, len(actions) // 4)]  # short cards keep the riders together
            state.play(low[int(pick.random() * len(low))], luck)
    assert turns > 150
