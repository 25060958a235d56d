"""The one imperative line for the seat to decide."""

from gruppetto.engine.event import Params
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.rules.naming import of_rider
from gruppetto.games.bostock.rules.position import (
    CHOOSE_PHASE,
    LAY_OFF_PHASE,
    MOVE_PHASE,
    NOMINATE_PHASE,
    PICK_PHASE,
    RIDE_PHASE,
    SWAP_PHASE,
    BostockOpen,
)
from gruppetto.games.bostock.rules.riding import team_can_step
from gruppetto.games.bostock.rules.risks import must_play_kept


def question(table: BostockOpen) -> Text:
    key, args = _asked(table)
    return Text(f"bostock-question-{key}", args)


def _asked(table: BostockOpen) -> tuple[str, Params]:
    phase = table.phase
    if phase is CHOOSE_PHASE:
        return _card(table)
    if phase is MOVE_PHASE:
        return _move(table)
    if phase is PICK_PHASE:
        return "pick", of_rider(table.risk_rider)
    if phase is SWAP_PHASE:
        return "swap", {}
    if phase is LAY_OFF_PHASE:
        return "lay_off", {}
    if phase is NOMINATE_PHASE:
        return "nominate", {}
    return ("ride", of_rider(table.named[table.to_decide])) if phase is RIDE_PHASE else ("over", {})


def _card(table: BostockOpen) -> tuple[str, Params]:
    if must_play_kept(table):
        return "risk", {"title": table.course.risk_cards[table.held[table.to_decide]].title}
    if table.still:
        return "crossing", {}
    if not team_can_step(table, table.to_decide):
        return "pass", {}
    return "second" if table.cards_played else "card", {}


def _move(table: BostockOpen) -> tuple[str, Params]:
    if table.gift_steps:
        return "gift", {"steps": table.gift_steps}
    if not any(table.numbers):  # nothing but the bonus is left, to take or to leave
        return "bonus", {}
    return "move", {"numbers": [number for number in table.numbers if number]}
