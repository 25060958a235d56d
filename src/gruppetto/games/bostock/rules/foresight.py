"""What a move will bring, as a sentence and as signs: lost steps, the green line, the finish, a risk card."""

from gruppetto.engine.event import Params
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.rules.actions import FINISH, Move
from gruppetto.games.bostock.rules.naming import yes
from gruppetto.games.bostock.rules.position import BostockOpen
from gruppetto.games.bostock.rules.risks import draws_risk

BONUS_SIGN = "jersey-team"
"""The colour bonus, in the look: the shirt of the own team."""
_SIGNS = {"green": "mark-green-line", "second": "mark-green-line", "finish": "mark-finish"}


def move_hint(table: BostockOpen, action: Move) -> Text:
    """What it means to end there."""
    rider = action.rider
    steps = _end(table, action) - table.rows[rider]
    counted = action.number * (2 if rider == table.breakaway and not table.gift_steps else 1)
    args: Params = {
        "steps": steps,
        "short": max(0, counted - steps) if action.row != FINISH else 0,
        "bonus": yes(action.bonus),
        "line": _line(table, rider, action),
        "place": len(table.placed) + 1,
        "dot": yes(_draws(table, action)),
    }
    return Text("bostock-hint-move", args)


def move_signs(table: BostockOpen, action: Move) -> tuple[str, ...]:
    """The same at a glance."""
    rider = action.rider
    signs = [_SIGNS.get(_line(table, rider, action), "")]
    signs += ["mark-risk" if _draws(table, action) else "", BONUS_SIGN if action.bonus else ""]
    return tuple(sign for sign in signs if sign)


def _end(table: BostockOpen, action: Move) -> int:
    return table.leg.last + 1 if action.row == FINISH else action.row


def _line(table: BostockOpen, rider: int, action: Move) -> str:
    """The finish, or the green line where it still brings something (BOS-7.1, 7.4)."""
    if action.row == FINISH:
        return "finish"
    if not table.rows[rider] <= table.leg.green_after < action.row:
        return "none"
    if not table.across:
        return "green"
    return "second" if len(table.across) == 1 and table.across[0] == table.yellow else "none"


def _draws(table: BostockOpen, action: Move) -> bool:
    """Whether he would stop on a dot and draw."""
    return action.row != FINISH and draws_risk(table, table.to_decide, action.row, action.lane)
