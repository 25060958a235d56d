"""Records of whole tours, one for each way a stage or a tour can end, replayed to the exact result.

Each record carries its edition, so that a later change of the package's figures does not touch it.
"""

from pathlib import Path
from typing import NamedTuple

import pytest

from gruppetto.engine.header import setup_of
from gruppetto.engine.match import Match
from gruppetto.engine.record import loads
from gruppetto.engine.verification import verify
from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.rules.ledger import BY_DIE, BY_INSTRUCTION, BY_RIDE, BY_SPRINTER
from gruppetto.games.vainqueur.rules.state import VainqueurState

RECORDS = Path(__file__).parent / "records"


class Ending(NamedTuple):
    """How a recorded tour ended: totals, ranks and the rule, and stage by stage the winner and how."""

    totals: list[int]
    ranks: tuple[int, ...]
    rule: str
    stages: list[tuple[int, str]]


ENDINGS = {
    "by-points": Ending(
        [510, 570],
        (2, 1),
        "VAI-10.6",
        [
            *((1, BY_SPRINTER), (1, BY_DIE), (0, BY_RIDE), (0, BY_SPRINTER), (0, BY_DIE), (1, BY_RIDE)),
            *((0, BY_RIDE), (1, BY_RIDE), (1, BY_RIDE), (1, BY_RIDE), (1, BY_DIE), (0, BY_SPRINTER)),
        ],
    ),
    "by-cap": Ending(
        [220, 220, 200],
        (2, 1, 3),
        "VAI-10.7",
        [(0, BY_RIDE), (2, BY_DIE), (0, BY_RIDE), (1, BY_RIDE), (1, BY_RIDE), (2, BY_RIDE)],
    ),
    "by-last-stage": Ending(
        [180, 190, 190, 110],
        (3, 1, 2, 4),
        "VAI-10.8",
        [(2, BY_SPRINTER), (0, BY_DIE), (0, BY_RIDE), (2, BY_RIDE), (3, BY_RIDE), (1, BY_SPRINTER)],
    ),
    "by-count-back": Ending(
        [60, 190, 160, 190, 180],
        (5, 1, 4, 2, 3),
        "VAI-10.9",
        [(3, BY_SPRINTER), (3, BY_DIE), (1, BY_RIDE), (2, BY_RIDE), (1, BY_RIDE), (2, BY_RIDE)],
    ),
    "jointly": Ending(
        [160, 180, 180, 160, 110, 110],
        (3, 1, 1, 3, 5, 5),
        "VAI-10.9",
        [(0, BY_RIDE), (3, BY_DIE), (4, BY_RIDE), (5, BY_RIDE), (0, BY_RIDE), (3, BY_RIDE)],
    ),
    "stage-by-instruction": Ending(
        [360, 180],
        (1, 2),
        "VAI-10.6",
        [(0, BY_SPRINTER), (0, BY_INSTRUCTION), (0, BY_RIDE), (0, BY_RIDE), (0, BY_RIDE), (0, BY_RIDE)],
    ),
}


@pytest.mark.rule("VAI-10.6", "VAI-10.7", "VAI-10.8", "VAI-10.9", "VAI-10.11", "VAI-9.2")
@pytest.mark.parametrize("name", ENDINGS)
def test_a_recorded_tour_ends_as_it_did(name: str) -> None:
    record = loads((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))
    assert verify(GAME, record).seed_checked
    setup = setup_of(GAME, record.header)
    match = Match(GAME, setup, record.header.seats, bytes(32), record.entries, record.header.position)
    state = match.state
    assert isinstance(state, VainqueurState)
    final = state.final()
    assert final is not None
    stages = [(result.winner, result.how) for result in state.ledger]
    assert Ending(state.totals, final.ranks, final.rule, stages) == ENDINGS[name]


def test_every_record_is_replayed() -> None:
    assert {path.stem for path in RECORDS.iterdir()} == set(ENDINGS)
