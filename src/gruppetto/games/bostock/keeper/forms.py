"""The forms of a score sheet: the dealer, arrivals by rider or by colour, complete teams, cards and ride-offs."""

from collections.abc import Mapping, Sequence
from typing import Any

from gruppetto.engine.event import Params
from gruppetto.engine.fact import Fact
from gruppetto.engine.keeper import Column, Field, Form
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.box.cards import RIDERS
from gruppetto.games.bostock.box.stages import ROAD, TEAM_TRIAL
from gruppetto.games.bostock.keeper import ledger
from gruppetto.games.bostock.keeper.plan import Terms

Said = Mapping[str, Any]
_NOTHING: Said = {}


def forms_now(kept: ledger.Kept) -> list[Form]:
    terms, stage = kept.terms, kept.next
    forms: list[Form] = []
    if stage <= len(terms.stages):
        kind, sheet = terms.stages[stage - 1].kind, kept.told[stage]
        if kind == ROAD:
            roads = [colours_form(kept, stage), riders_form(kept, stage)]
            forms += roads[1:] if terms.by_rider else roads
        elif kind == TEAM_TRIAL:
            forms.append(complete_form(terms, stage))
        elif sheet.tied:
            number = sheet.opened.next(len(sheet.again))
            forms.append(ride_off_form(terms, stage, sheet.tied, {"opens": number}))
        else:
            forms.append(cards_form(terms, stage))
    if kept.dealers:
        return forms
    dealer = dealer_form(terms)
    return [dealer, *forms] if stage == 1 else [*forms, dealer] if forms else []


def form_of(kept: ledger.Kept, fact: Fact) -> Form:
    """The form that corrects a fact, filled in with what it says."""
    terms, said, stage = kept.terms, fact.data, fact.data.get("stage", 0)
    match fact.kind:
        case "dealer":
            return dealer_form(terms, said)
        case "riders":
            return riders_form(kept, stage, said)
        case "colours":
            return colours_form(kept, stage, said)
        case "complete":
            return complete_form(terms, stage, said)
        case "cards":
            return cards_form(terms, stage, said)
        case _:
            seats = [terms.players.index(who) for who in said.get("cards", {})]
            return ride_off_form(terms, stage, seats, said)


def dealer_form(terms: Terms, said: Said = _NOTHING) -> Form:
    """Drawn by lot (BOS-2.3)."""
    who = Field("who", "who", _text("field-dealer"), value=said.get("who"), among=terms.players, by_chance=True)
    return Form(ledger.DEALER, _text("form-dealer"), [who], symbol="card-back", sound="bell")


def riders_form(kept: ledger.Kept, stage: int, said: Said = _NOTHING) -> Form:
    return _road_form(ledger.RIDERS_HOME, kept, stage, kept.terms.riders, 1, said)


def colours_form(kept: ledger.Kept, stage: int, said: Said = _NOTHING) -> Form:
    return _road_form(ledger.COLOURS_HOME, kept, stage, kept.terms.players, RIDERS, said)


def _road_form(kind: str, kept: ledger.Kept, stage: int, among: list[str], repeats: int, said: Said) -> Form:
    """Who came home in which order, who was first across the green line, and whether he wore yellow (BOS-16.1)."""
    seats = kept.terms.seats
    most = RIDERS + 2 * (seats - 1)
    fields = [
        Field(
            "finish",
            "riders",
            _text("field-finish"),
            help=_text("field-finish-help"),
            value=said.get("finish"),
            among=among,
            least=RIDERS,
            most=most,
            repeats=repeats,
        ),
        Field(
            "green",
            "riders",
            _text("field-green"),
            help=_text("field-green-help"),
            value=said.get("green"),
            among=among,
            least=1,
            most=2,
            repeats=min(repeats, 2),
        ),
    ]
    if stage > 1:
        help_text = _text("field-in-yellow-help") if kind == ledger.RIDERS_HOME else None
        worn = said.get("in_yellow", False)
        fields.append(Field("in_yellow", "tick", _text("field-in-yellow"), help=help_text, value=worn, optional=True))
    return Form(kind, _text(f"form-{kind}"), fields, {"stage": stage}, symbol="mark-finish", sound="cheer")


def complete_form(terms: Terms, stage: int, said: Said = _NOTHING) -> Form:
    teams = Field(
        "teams",
        "riders",
        _text("field-complete"),
        help=_text("field-complete-help"),
        value=said.get("teams"),
        among=terms.players,
        least=1,
        most=terms.seats,
    )
    return Form(ledger.COMPLETE, _text("form-complete"), [teams], {"stage": stage}, symbol="stopwatch", sound="cheer")


def cards_form(terms: Terms, stage: int, said: Said = _NOTHING) -> Form:
    number = Column(
        "number", _text("column-number"), 1, RIDERS, offered=list(range(1, RIDERS + 1)), optional=not terms.by_rider
    )
    grid = Field(
        "cards",
        "grid",
        _text("field-cards"),
        help=_text("field-cards-help"),
        value=said.get("cards"),
        among=terms.players,
        columns=[_cards_column(), number],
    )
    return Form(ledger.CARDS, _text("form-cards"), [grid], {"stage": stage}, symbol="stopwatch", sound="cheer")


def ride_off_form(terms: Terms, stage: int, seats: Sequence[int], said: Said = _NOTHING) -> Form:
    among = [terms.players[seat] for seat in seats]
    columns = [_cards_column()]
    grid = Field("cards", "grid", _text("field-ride-off"), value=said.get("cards"), among=among, columns=columns)
    given = {"stage": stage, **({"opens": said["opens"]} if "opens" in said else {})}
    return Form(ledger.RIDE_OFF, _text("form-ride-off"), [grid], given, symbol="stopwatch", sound="cheer")


def _cards_column() -> Column:
    return Column("cards", _text("column-cards"), 1, ledger.MOST_CARDS, offered=list(range(6, 15)))


def _text(key: str, args: Params | None = None) -> Text:
    return Text(f"bostock-sheet-{key}", args or {})
