"""The forms of a score sheet: the prologue by its winner or throw by throw, a stage by position or by order."""

from typing import Any

from gruppetto.engine.fact import Fact
from gruppetto.engine.forms import NOTHING, Said
from gruppetto.engine.keeper import Column, Field, Form
from gruppetto.games.vainqueur.keeper.ledger import ORDER, PROLOGUE, ROLLS, SHEET, STAGE, Kept, Terms
from gruppetto.games.vainqueur.rules.scoring import leaders


def forms_now(kept: Kept) -> list[Form]:
    """What can be entered: the prologue until it is decided, then the first stage without a result."""
    if kept.prologue is None:
        among = leaders(kept.rounds[-1]) if kept.rounds else range(kept.terms.seats)
        throw = rolls_form(kept.terms, among, kept.opened.next(len(kept.rounds)))
        return [throw] if kept.rounds else [prologue_form(kept.terms), throw]
    if kept.next > len(kept.terms.legs):
        return []
    return [stage_form(kept.terms, kept.next), order_form(kept.terms, kept.next)]


def form_of(terms: Terms, fact: Fact) -> Form:
    """The form that corrects a fact, filled in with what it says."""
    stage = fact.data.get("stage", 1)
    match fact.kind:
        case "prologue":
            return prologue_form(terms, fact.data)
        case "rolls":
            return rolls_form(terms, range(terms.seats), fact.data.get("opens"), fact.data)
        case "order":
            return order_form(terms, stage, fact.data)
        case _:
            return stage_form(terms, stage, fact.data)


def prologue_form(terms: Terms, said: Said = NOTHING) -> Form:
    who = Field(
        "winner", "who", SHEET.text("field-prologue"), value=said.get("winner"), among=terms.players, by_chance=True
    )
    return Form(PROLOGUE, SHEET.text("form-prologue"), [who], symbol="cap-yellow", sound="bell")


def rolls_form(terms: Terms, among: Any, opens: int | None, said: Said = NOTHING) -> Form:
    """The die of the prologue; the companion may throw it (VAI-17.6)."""
    die = sorted(set(terms.die))
    column = Column("roll", SHEET.text("column-roll"), die[0], die[-1], offered=die, optional=said is not NOTHING)
    players = [terms.players[seat] for seat in among]
    grid = SHEET.grid("rolls", "rolls", said, players, [column], by_chance=True)
    given = {} if opens is None else {"opens": opens}
    return Form(ROLLS, SHEET.text("form-rolls"), [grid], given, symbol="die-plain-6", sound="bell")


def stage_form(terms: Terms, stage: int, said: Said = NOTHING) -> Form:
    """The winner, and where everybody else stands (VAI-17.2)."""
    leg = terms.legs[stage - 1]
    step = terms.step(leg)
    unit = "cell" if leg.trial else "km"
    most = -1 if leg.finish is None else leg.finish - step
    # Keys for the usual cells; where the length is not known any other can be typed.
    offered = [] if leg.trial else list(range(0, leg.length, step))
    at = Column("at", SHEET.text(f"column-{unit}"), 0, most, step, offered, optional=True)
    fields = [
        Field("winner", "who", SHEET.text("field-winner"), value=said.get("winner"), among=terms.players),
        Field(
            "positions",
            "grid",
            SHEET.text("field-positions"),
            help=SHEET.text(f"field-positions-{unit}"),
            value=said.get("positions"),
            among=terms.players,
            columns=[at],
            without="winner",
        ),
    ]
    return SHEET.form(STAGE, stage, fields, "mark-finish", "cheer")


def order_form(terms: Terms, stage: int, said: Said = NOTHING) -> Form:
    """Everybody in order with ties marked (VAI-17.2)."""
    value = said.get("order")
    ties = Field(
        "order",
        "ties",
        SHEET.text("field-order"),
        help=SHEET.text("field-order-help"),
        value=value,
        among=terms.players,
    )
    return SHEET.form(ORDER, stage, [ties], "podium", "cheer")
