"""What a move will bring, as a sentence and as signs: lost steps, the green line, the finish, a risk card."""

from gruppetto.engine.event import Params
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.actions import FINISH, Move
from gruppetto.games.bostock.cards import NO_CARD
from gruppetto.games.bostock.naming import yes
from gruppetto.games.bostock.view import BostockView

BONUS_SIGN = "jersey-team"
"""The colour bonus, in the look: the shirt of the own team."""
_SIGNS = {"green": "mark-green-line", "second": "mark-green-line", "finish": "mark-finish"}


def move_hint(view: BostockView, action: Move) -> Text:
    """What it means to end there."""
    rider = action.rider
    steps = _end(view, action) - view.rows[rider]
    counted = action.number * (2 if rider == view.breakaway and not view.gift_steps else 1)
    args: Params = {
        "steps": steps,
        "short": max(0, counted - steps) if action.row != FINISH else 0,
        "bonus": yes(action.bonus),
        "line": _line(view, rider, action),
        "place": len(view.placed) + 1,
        "dot": yes(_draws(view, action)),
    }
    return Text("bostock-hint-move", args)


def move_signs(view: BostockView, action: Move) -> tuple[str, ...]:
    """The same at a glance."""
    rider = action.rider
    signs = [_SIGNS.get(_line(view, rider, action), "")]
    signs += ["mark-risk" if _draws(view, action) else "", BONUS_SIGN if action.bonus else ""]
    return tuple(sign for sign in signs if sign)


def _end(view: BostockView, action: Move) -> int:
    return view.leg.last + 1 if action.row == FINISH else action.row


def _line(view: BostockView, rider: int, action: Move) -> str:
    """The finish, or the green line where it still brings something (BOS-7.1, 7.4)."""
    if action.row == FINISH:
        return "finish"
    if not view.rows[rider] <= view.leg.green_after < action.row:
        return "none"
    if not view.across:
        return "green"
    return "second" if len(view.across) == 1 and view.across[0] == view.yellow else "none"


def _draws(view: BostockView, action: Move) -> bool:
    """Whether he would stop on a dot and draw (BOS-8.1 to 8.3)."""
    if action.row == FINISH or view.gift_steps or not view.leg.road or view.risk_played:
        return False
    return view.held[view.to_decide] == NO_CARD and bool(view.leg.dots[action.row] >> action.lane - 1 & 1)
