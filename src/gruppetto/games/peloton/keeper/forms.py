"""The buttons of the app as forms: DRAW, START, TURN, SPRINT and MOUNTAIN POINTS, FINISH, DNF, and a card's tick."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from gruppetto.engine.fact import Fact
from gruppetto.engine.forms import NOTHING, Said
from gruppetto.engine.keeper import Answer, Field, Form
from gruppetto.engine.opening import Clock, Opening
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.keeper import ledger
from gruppetto.games.peloton.keeper.own import MOST_SECONDS
from gruppetto.games.peloton.keeper.plan import SHEET, KeptLine, Terms
from gruppetto.games.peloton.rules.scoring import SPRINT, SUMMIT, stage_time, written

_SYMBOLS: Final = {SPRINT: "mark-sprint", SUMMIT: "mark-summit"}


def forms_now(kept: ledger.Kept) -> list[Form]:
    """What the judge can press: before the start DRAW and START, then TURN first of all."""
    stage, terms = kept.now, kept.terms
    if stage is None:
        return []
    if not stage.started:
        drawn = stage.order > 1 or kept.drawn is not None or len(terms.teams) == 1
        start = start_form(terms, stage)
        return [start] if drawn else [order_form(terms), start]
    clock = clock_at(terms, stage, stage.sequence)
    told = SHEET.text("form-finish-help", {"number": clock.number, "time": clock.time})
    finish = replace(finish_form(terms, stage, stage.racing()), help=told, timed=True)
    dnf = dnf_form(terms, stage, stage.racing())
    return [turn_form(terms, stage), finish, *_lines(terms, stage), dnf, *_cards(stage), *_replacements(terms, stage)]


def forgotten_forms(terms: Terms, stage: ledger.StageSheet) -> list[Form]:
    """What can still be told of a stage that is complete: a sprint or summit nobody entered, a card not ticked."""
    return [*_lines(terms, stage), *_cards(stage)]


def _lines(terms: Terms, stage: ledger.StageSheet) -> list[Form]:
    """SPRINT and MOUNTAIN POINTS while there are lines without an entry."""
    kinds = [kind for kind in (SPRINT, SUMMIT) if any(line.id not in stage.lines for line in stage.leg.of_kind(kind))]
    return [line_form(terms, stage, kind) for kind in kinds]


def _cards(stage: ledger.StageSheet) -> list[Form]:
    return [card_form(stage)] if set(stage.holders) - stage.used else []


def _replacements(terms: Terms, stage: ledger.StageSheet) -> list[Form]:
    """A line already recorded can be entered again: it replaces the old entry after confirmation (PEL-27.14)."""
    return [
        line_form(terms, stage, line.kind, stage.lines[line.id].data, stage.lines[line.id].id)
        for line in stage.leg.lines
        if line.id in stage.lines
    ]


def form_of(kept: ledger.Kept, fact: Fact) -> Form:
    """The form that corrects a fact, filled in with what it says."""
    terms = kept.terms
    if fact.kind == ledger.ORDER:
        return order_form(terms, fact.data)
    stage = kept.stages[fact.data["stage"] - 1]
    if fact.kind in (SPRINT, SUMMIT):
        return line_form(terms, stage, fact.kind, fact.data)
    if fact.kind in (ledger.FINISH, ledger.DNF):
        own = [terms.riders.index(who) for who in fact.data["riders"]]
        choice = [*own, *(rider for rider in stage.racing() if rider not in own)]
        return (finish_form if fact.kind == ledger.FINISH else dnf_form)(terms, stage, choice, fact.data)
    if fact.kind == ledger.CARD:
        return card_form(stage, fact.data)
    return Form(fact.kind, SHEET.text(f"form-{fact.kind}"), given=fact.data)


def order_form(terms: Terms, said: Said = NOTHING) -> Form:
    """DRAW TEAM ORDER (PEL-27.8)."""
    count = len(terms.teams)
    teams = SHEET.picks("teams", "order", said, terms.players, count, count, by_chance=True)
    return Form(ledger.ORDER, SHEET.text("form-order"), [teams], symbol="ui-list", sound="bell")


def clock_at(terms: Terms, stage: ledger.StageSheet, sequence: int) -> Clock:
    """The number of the sequence, and base time with a minute for each one before it (PEL-27.9, 27.11)."""
    time = stage_time(stage.leg.base_time, sequence, 0, terms.minute)
    return Clock(sequence, written(time), SHEET.text("sequence"), base_time(stage), time)


def base_time(stage: ledger.StageSheet) -> Text:
    return SHEET.text("base", {"time": written(stage.leg.base_time)})


def start_form(terms: Terms, stage: ledger.StageSheet) -> Form:
    """START starts the timer and opens sequence 1 (PEL-27.9)."""
    opens = Opening(1, clock=clock_at(terms, stage, 1), again=False)
    return replace(SHEET.form(ledger.START, stage.order, [], "mark-start", "bell"), opens=opens)


def turn_form(terms: Terms, stage: ledger.StageSheet) -> Form:
    """TURN opens the next sequence; a sound confirms it (PEL-27.10)."""
    number = stage.sequence + 1
    return Form(
        ledger.TURN,
        SHEET.text("form-turn"),
        given={"stage": stage.order, "opens": stage.opened.next(stage.sequence)},
        help=SHEET.text("form-turn-help", {"number": number}),
        symbol="ui-next",
        sound="bell",
        opens=Opening(number, clock=clock_at(terms, stage, number), step=terms.minute),
    )


def finish_form(terms: Terms, stage: ledger.StageSheet, riders: Sequence[int], said: Said = NOTHING) -> Form:
    """SELECT FINISH TIME, then SELECT RIDERS (PEL-27.15, 27.16)."""
    seconds = Field(
        "seconds",
        "number",
        SHEET.text("field-seconds"),
        help=SHEET.text("field-seconds-help"),
        value=said.get("seconds"),
        least=0,
        most=MOST_SECONDS,
        offered=list(stage.leg.seconds),
    )
    return SHEET.form(
        ledger.FINISH, stage.order, [seconds, _riders(terms, riders, said, "group")], "mark-finish", "cheer"
    )


def dnf_form(terms: Terms, stage: ledger.StageSheet, riders: Sequence[int], said: Said = NOTHING) -> Form:
    return SHEET.form(ledger.DNF, stage.order, [_riders(terms, riders, said, "dnf")], "mark-crash", "")


def _riders(terms: Terms, riders: Sequence[int], said: Said, label: str, most: int = -1) -> Field:
    among = [terms.riders[rider] for rider in riders]
    return SHEET.picks("riders", label, said, among, 1, len(among) if most < 0 else most)


def line_form(terms: Terms, stage: ledger.StageSheet, kind: str, said: Said = NOTHING, replaces: str = "") -> Form:
    """SPRINT POINTS or MOUNTAIN POINTS; the next open line is proposed (PEL-27.12 to 27.14)."""
    told = said.get("line")
    lines = [line for line in stage.leg.of_kind(kind) if line.id not in stage.lines or line.id == told]
    if replaces:
        lines = [line for line in lines if line.id == told]
    answers = [Answer(line.id, line_name(line)) for line in lines]
    starters = sorted(stage.starters) or range(len(terms.bibs))
    fields = [
        Field("line", "choice", SHEET.text("field-line"), value=told or lines[0].id, answers=answers),
        _riders(terms, starters, said, "takers", len(terms.points(kind))),
    ]
    name = SHEET.text("form-replace", {"id": lines[0].id}) if replaces else SHEET.text(f"form-{kind}")
    given = {"stage": stage.order}
    return Form(kind, name, fields, given, symbol=_SYMBOLS[kind], sound="bell", replaces=replaces)


def line_name(line: KeptLine) -> Text:
    return SHEET.text("line", {"line": line.name, "id": line.id})


def card_form(stage: ledger.StageSheet, said: Said = NOTHING) -> Form:
    """The judge ticks a card as used (PEL-27.29)."""
    told = said.get("card")
    cards = [card for card in stage.holders if card not in stage.used or card == told]
    answers = [Answer(card, Text(f"peloton-card-{card}")) for card in cards]
    value = told or (cards[0] if len(cards) == 1 else None)
    field = Field("card", "choice", SHEET.text("field-card"), value=value, answers=answers)
    return SHEET.form(ledger.CARD, stage.order, [field], "jersey-yellow", "bell")
