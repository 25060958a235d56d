"""A race card is played, or laid down where nobody can step; before it a kept Risk card (BOS-4.2, 5.2, 5.5, 8.7, 8.11),
with an option also after it.

`play red-211`, `pass red-211`, `risk`; after the race card `end` to keep the Risk card. What can be done with a card
now is picked by the card alone.
"""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Params, Tell
from gruppetto.engine.option import told
from gruppetto.engine.picks import Attempt, Reach
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.box.cards import NO_CARD, RIDERS, RIDERS_OF
from gruppetto.games.bostock.rules.actions import END_MOVES, PASS, PLAY, PLAY_RISK, RISK, Move, with_card
from gruppetto.games.bostock.rules.cues import STUCK
from gruppetto.games.bostock.rules.decisions import numbers
from gruppetto.games.bostock.rules.naming import DISCARD_PILE, card_pick, of_card, piece, player, risk_text, yes
from gruppetto.games.bostock.rules.piles import discard, draw_card, lay_down
from gruppetto.games.bostock.rules.position import CHOOSE_PHASE, BostockOpen, BostockPosition
from gruppetto.games.bostock.rules.riding import team_can_step
from gruppetto.games.bostock.rules.risks import can_play_kept, keep_on, must_play_kept, play_kept
from gruppetto.games.bostock.rules.turns import TURN, Over, go_on, late_risk
from gruppetto.games.bostock.rules.view import BostockView

VERBS: Final = {RISK: "BOS-8.7", PLAY: "BOS-4.2", PASS: "BOS-5.2"}


def question(table: BostockOpen) -> Text:
    kind = table.held[table.to_decide]
    if kind != NO_CARD and (is_late(table) or must_play_kept(table)):
        late = "-late" if is_late(table) else ""
        return Text(f"bostock-question-risk{late}", {"title": table.course.risk_cards[kind].title})
    if table.still:
        return Text("bostock-question-crossing")
    if not team_can_step(table, table.to_decide):
        return Text("bostock-question-pass")
    return Text("bostock-question-second" if table.cards_played else "bostock-question-card")


def is_late(table: BostockOpen) -> bool:
    """The race card is played, and a kept Risk card may still follow it (D-18)."""
    return not table.cards_due


def of_window(table: BostockOpen) -> Params:
    """Parameters of a sentence that says when a kept Risk card is played."""
    return told(table.course.options, "kept_risk")


def actions(state: BostockPosition) -> list[Move]:
    """A kept Risk card, and race cards to play if somebody can step, else to lay down (section 4.1)."""
    if is_late(state):
        return [PLAY_RISK, END_MOVES]
    kept = [PLAY_RISK] if can_play_kept(state) else []
    if kept and must_play_kept(state):
        return kept
    seat = state.to_decide
    verb = PLAY if not state.still and team_can_step(state, seat) else PASS
    return kept + state.course.with_cards(verb, state.hands[seat])


def why(state: BostockPosition, action: Move) -> Refusal | None:
    seat, verb = state.to_decide, action.verb
    who: Params = {"who": player(seat)}
    if verb == RISK or must_play_kept(state):
        kind = state.held[seat]
        held = {} if kind == NO_CARD else {"card": state.course.risk_cards[kind].pick}
        return Refusal("BOS-8.7" if verb == RISK else "BOS-8.11", {**who, **held, **of_window(state)})
    if verb in numbers.VERBS:
        return Refusal("BOS-8.6", who) if state.still else None
    if verb not in VERBS:
        return None
    if is_late(state) or state.course.kind_of.get(action.card, NO_CARD) not in state.hands[seat]:
        rule = "BOS-4.2"
    elif verb == PLAY:
        rule = "BOS-8.6" if state.still else "BOS-5.5"
    else:
        rule = "BOS-5.2"
    return Refusal(rule, of_card(seat, action.card))


def play(state: BostockPosition, action: Move, chance: Chance, tell: Tell | None) -> Over:
    if action is PLAY_RISK:
        play_kept(state, tell)
        return go_on(state, tell)
    if action is END_MOVES:
        keep_on(state, tell)
        return TURN
    return _play_card(state, action, tell) if action.verb == PLAY else _pass_card(state, action, chance, tell)


def _play_card(state: BostockPosition, action: Move, tell: Tell | None) -> Over:
    """Face up; its numbers and its bonus are now to be used (BOS-4.2 to 4.9)."""
    seat = state.to_decide
    kind = state.course.kind_of[action.card]
    lay_down(state, seat, kind)
    state.cards_due -= 1
    state.cards_played += 1
    _lay_out(state, kind)
    if tell is not None:
        tell(Event("card_played", {**of_card(seat, action.card), "own": yes(state.course.owners[kind] == seat)}))
    return go_on(state, tell)


def _lay_out(race: BostockOpen, kind: int) -> None:
    """The numbers of a card, its bonus and the riders who may have them (BOS-4.3 to 4.9)."""
    seat, printed = race.to_decide, race.course.numbers[kind]
    race.card = kind
    race.numbers = tuple([max(0, number - 1) for number in printed]) if race.headwind else printed
    race.bonus = race.course.owners[kind] == seat and not race.headwind
    for rider in RIDERS_OF[seat]:
        if not race.is_home(rider):
            race.unmoved |= 1 << rider


def _pass_card(state: BostockPosition, action: Move, chance: Chance, tell: Tell | None) -> Over:
    """Nobody can step, and another card goes the same way (BOS-5.5); or the team waits at a level crossing."""
    course, seat = state.course, state.to_decide
    lay_down(state, seat, course.kind_of[action.card])
    if tell is not None:
        tell(Event("card_passed", {**of_card(seat, action.card), "cause": _cause(state)}, cue=STUCK))
    if not state.still:
        kind = draw_card(state, chance, tell)
        discard(state, kind)
        if tell is not None:
            tell(Event("card_turned", of_card(seat, course.codes[kind])))
    state.cards_due, state.cards_played = 0, state.cards_played + 1
    return late_risk(state)


def _cause(table: BostockOpen) -> str:
    return "crossing" if table.still else "stuck"


def attempts(view: BostockView) -> list[Attempt[Move]]:
    cards = [attempt for kind in dict.fromkeys(view.hand) for attempt in (to_play(view, kind), _to_pass(view, kind))]
    if not is_late(view.open):
        return cards
    keep = Attempt(END_MOVES, (DISCARD_PILE,), Text("bostock-try-keep_risk"), Text("bostock-hint-keep_risk"))
    return [keep, *cards]


def to_play(view: BostockView, kind: int) -> Attempt[Move]:
    """Also while something else is to be decided."""
    table = view.open
    code = table.course.codes[kind]
    card = card_pick(code)
    picks = (card, piece(table.course, view.seat * RIDERS)) if _is_passing(view) else (card,)
    own = table.course.owners[kind] == view.seat and not table.headwind
    hint = Text("bostock-hint-card", {"own": yes(own)})
    return Attempt(with_card(PLAY, code), picks, Text("bostock-try-card", {"card": card}), hint, opens=True)


def _to_pass(view: BostockView, kind: int) -> Attempt[Move]:
    code = view.open.course.codes[kind]
    card = card_pick(code)
    picks = (card,) if _is_passing(view) else (card, DISCARD_PILE)
    hint = Text("bostock-hint-pass", {"cause": _cause(view.open)})
    return Attempt(with_card(PASS, code), picks, Text("bostock-try-pass", {"card": card}), hint, loses=True)


def _is_passing(view: BostockView) -> bool:
    return any(action.verb == PASS for action in view.actions)


def to_play_risk(view: BostockView) -> list[Attempt[Move]]:
    """The kept Risk card, whatever is to be decided."""
    table = view.open
    kind = table.held[view.seat]
    if kind == NO_CARD:
        return []
    held = table.course.risk_cards[kind]
    label = Text("bostock-try-risk", {"title": held.title})
    late = table.phase is CHOOSE_PHASE and is_late(table)
    hint = Text("bostock-hint-risk-now") if late else risk_text(table.course, held)
    return [Attempt(PLAY_RISK, (held.pick,), label, hint)]


def reach(view: BostockView, thing: str) -> list[Reach]:
    """How far a card would lead each rider if he were the first to move: for who looks at it before he plays it."""
    table = view.open
    for action in view.actions:
        if action.verb == PLAY and card_pick(action.card) == thing:
            race = BostockOpen()
            table.copy_open(race)
            _lay_out(race, table.course.kind_of[action.card])
            return numbers.within_reach(race)
    return []
