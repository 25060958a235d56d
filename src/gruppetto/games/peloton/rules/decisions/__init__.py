"""The decisions of the game, each with one home: what is offered, why not, what it does, how it is asked and picked.

placing      where riders stand before the start (PEL-1)
speed        adopting the pace of the group, or throwing a die (PEL-5, 7, 14, 17, 18)
cards        playing the card of a jersey instead (PEL-25)
symbol       attacking alone or for the group, catching a breakaway, or neither (PEL-11, 12, 15)
moving       where to ride (PEL-2)
second_leg   riding on after the green die of a solo attack, or stopping (PEL-11.6)
sharing      giving away steps that were not used, or keeping them (PEL-19)
consent      agreeing to take steps from an opponent, or refusing them (PEL-19.5)
"""

from typing import Final, Protocol

from gruppetto.engine.decision import Choice, Decision
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.rules.actions import Move
from gruppetto.games.peloton.rules.decisions import cards, consent, moving, placing, second_leg, sharing, speed, symbol
from gruppetto.games.peloton.rules.position import PelotonOpen, PelotonPosition
from gruppetto.games.peloton.rules.view import PelotonView

Done = Choice[PelotonPosition, Move, Refusal, bool]
"""What can be done with some verbs; `play` says whether the turn is over with it."""


class WithButtons(Decision[PelotonPosition, Move, Refusal, bool, PelotonOpen, PelotonView], Protocol):
    """What can be done in a phase.

    A die, a card, a button or a hex is one pick; before the start and for sharing a rider comes first, then the hex.
    What is not allowed is tried too, within reason: every die, every button, hexes within reach that are taken, one
    step too far or behind.
    """

    @property
    def BUTTONS(self) -> tuple[str, ...]:  # noqa: N802 - a constant of its module
        """The choices that are no things on the table, as they stand on the screen."""


DECISIONS: Final[tuple[WithButtons, ...]] = (placing, speed, symbol, moving, second_leg, sharing, consent)
_SPEED, _SYMBOL, _SHARING = (speed, speed, cards), (symbol, symbol, symbol), (sharing, sharing, consent, consent)
BY_VERB: Final[tuple[Choice[PelotonPosition, Move, Refusal, bool], ...]] = (
    placing,
    *_SPEED,
    *_SYMBOL,
    moving,
    second_leg,
    *_SHARING,
)


def attempts(view: PelotonView) -> list[Attempt[Move]]:
    """Nothing for who is not to decide."""
    table = view.open
    return [] if table.over or view.seat != table.to_decide else DECISIONS[table.phase].attempts(view)


def question(table: PelotonOpen) -> Text:
    return Text("peloton-question-over") if table.over else DECISIONS[table.phase].question(table)
