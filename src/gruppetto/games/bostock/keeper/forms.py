"""The forms of a score sheet: the dealer, arrivals by rider or by colour, complete teams, cards and ride-offs."""

from collections.abc import Sequence

from gruppetto.engine.fact import Fact
from gruppetto.engine.forms import NOTHING, Said
from gruppetto.engine.keeper import Column, Field, Form
from gruppetto.games.bostock.box.cards import RIDERS
from gruppetto.games.bostock.box.stages import ROAD, TEAM_TRIAL
from gruppetto.games.bostock.keeper import ledger
from gruppetto.games.bostock.keeper.plan import SHEET, Terms
from gruppetto.games.bostock.rules.scoring import FIRST_OF


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


def dealer_form(terms: Terms, said: Said = NOTHING) -> Form:
    """Drawn by lot (BOS-2.3)."""
    who = Field("who", "who", SHEET.text("field-dealer"), value=said.get("who"), among=terms.players, by_chance=True)
    return Form(ledger.DEALER, SHEET.text("form-dealer"), [who], symbol="card-back", sound="bell")


def riders_form(kept: ledger.Kept, stage: int, said: Said = NOTHING) -> Form:
    return _road_form(ledger.RIDERS_HOME, kept, stage, kept.terms.riders, 1, said)


def colours_form(kept: ledger.Kept, stage: int, said: Said = NOTHING) -> Form:
    return _road_form(ledger.COLOURS_HOME, kept, stage, kept.terms.players, RIDERS, said)


def _road_form(kind: str, kept: ledger.Kept, stage: int, among: list[str], repeats: int, said: Said) -> Form:
    """Who came home in which order, who was first across the green line, and whether he wore yellow (BOS-16.1)."""
    seats = kept.terms.seats
    most = RIDERS + 2 * (seats - 1)
    fields = [
        SHEET.picks("finish", "finish", said, among, RIDERS, most, repeats=repeats, help="finish"),
        SHEET.picks("green", "green", said, among, 1, 2, repeats=min(repeats, 2), help="green"),
    ]
    fields += _second_field(kept.terms, said, kept.terms.table.road_second)
    if stage > 1:
        help_text = SHEET.text("field-in-yellow-help") if kind == ledger.RIDERS_HOME else None
        worn = said.get("in_yellow", False)
        fields.append(
            Field("in_yellow", "tick", SHEET.text("field-in-yellow"), help=help_text, value=worn, optional=True)
        )
    return SHEET.form(kind, stage, fields, "mark-finish", "cheer")


def complete_form(terms: Terms, stage: int, said: Said = NOTHING) -> Form:
    """The teams; who came home first and who was second only where there are points for it (BOS-16.3, 16.8)."""
    players, table = terms.players, terms.table
    fields = [SHEET.picks("teams", "complete", said, players, 1, terms.seats, help="complete")]
    if table.team_trial_pair:
        fields.append(SHEET.picks("first", "first", said, players, FIRST_OF, FIRST_OF, repeats=RIDERS, help="first"))
    fields += _second_field(terms, said, table.team_trial_second)
    return SHEET.form(ledger.COMPLETE, stage, fields, "stopwatch", "cheer")


def _second_field(terms: Terms, said: Said, worth: int) -> list[Field]:
    """Only where the Points Table of the box has something for a second team (BOS-16.8)."""
    return [SHEET.picks("second", "second", said, terms.players, 0, 1, help="second")] if worth else []


def cards_form(terms: Terms, stage: int, said: Said = NOTHING) -> Form:
    number = Column(
        "number",
        SHEET.text("column-number"),
        1,
        RIDERS,
        offered=list(range(1, RIDERS + 1)),
        optional=not terms.by_rider,
    )
    grid = SHEET.grid("cards", "cards", said, terms.players, [_cards_column(), number], help="cards")
    return SHEET.form(ledger.CARDS, stage, [grid], "stopwatch", "cheer")


def ride_off_form(terms: Terms, stage: int, seats: Sequence[int], said: Said = NOTHING) -> Form:
    among = [terms.players[seat] for seat in seats]
    columns = [_cards_column()]
    grid = SHEET.grid("cards", "ride-off", said, among, columns)
    given = {"stage": stage, **({"opens": said["opens"]} if "opens" in said else {})}
    return Form(ledger.RIDE_OFF, SHEET.text("form-ride-off"), [grid], given, symbol="stopwatch", sound="cheer")


def _cards_column() -> Column:
    return Column("cards", SHEET.text("column-cards"), 1, ledger.MOST_CARDS, offered=list(range(6, 15)))
