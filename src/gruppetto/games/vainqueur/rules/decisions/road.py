"""The card of a turn on the road (VAI-8.6, 12, 13): ride, counter, climb, sprint, attack or discard.

Which cards can be played is looked up by masks of kinds, since this is where nearly all time of a match goes; what each
family of cards does is in `riding`, `handicaps` and `discarding`.
"""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur.box import cards
from gruppetto.games.vainqueur.rules import actions as act
from gruppetto.games.vainqueur.rules.actions import ATTACK_PLAYS, DISCARD_PLAYS, OWN_PLAYS, Play
from gruppetto.games.vainqueur.rules.decisions import discarding, handicaps, riding
from gruppetto.games.vainqueur.rules.ledger import BY_RIDE, BY_SPRINTER
from gruppetto.games.vainqueur.rules.position import VainqueurPosition
from gruppetto.games.vainqueur.rules.tour import draw_card, win_stage
from gruppetto.games.vainqueur.rules.view import VainqueurView

_ATTACK_SHIFT: Final = act.MOST_SEATS - cards.FALL


def actions(state: VainqueurPosition) -> tuple[Play, ...]:
    seat = state.to_decide
    mask = state.masks[seat]
    plays = OWN_PLAYS[mask & _playable(state, seat)]
    attacks = mask & cards.HANDICAP_BITS
    if attacks:
        plays += ATTACK_PLAYS[(attacks << _ATTACK_SHIFT) | state.targets(seat)]
    if state.course.strict_discard and not _stuck(state, seat):
        return plays
    return plays + DISCARD_PLAYS[mask]


def _playable(state: VainqueurPosition, seat: int) -> int:
    """The kinds this seat may ride, counter, climb or sprint with now, were they in its hand."""
    leg = state.leg
    climber = state.climbers >> seat & 1
    handicap = state.handicaps[seat]
    if handicap == cards.NO_CARD:
        playable = leg.riding[climber]
        if state.positions[seat] >= leg.sprint_from:
            playable |= cards.SPRINTER_BIT
        return playable
    playable = leg.halted[climber] | state.course.cures[handicap]
    if state.course.sprint_while_blocked and state.positions[seat] >= leg.sprint_from:
        playable |= cards.SPRINTER_BIT
    return playable


def _stuck(state: VainqueurPosition, seat: int) -> bool:
    """No ride, no counter and no attack is possible (VAI-16.1)."""
    mask = state.masks[seat]
    if mask & _playable(state, seat) & (cards.RIDE_BITS | cards.COUNTER_BITS):
        return False
    return not (mask & cards.HANDICAP_BITS and state.targets(seat))


def why(state: VainqueurPosition, action: Play) -> Refusal:
    """The die at the wrong time, a card that is not in hand, then what its family says."""
    if action.verb == act.ROLL:
        return Refusal("VAI-3.6")
    if not state.masks[state.to_decide] & cards.BITS[action.card]:
        return Refusal("VAI-8.6", {"card": cards.NAMES[action.card]})
    if action.verb == act.DISCARD:
        return discarding.why(state, action)
    if action.verb in (act.ATTACK, act.COUNTER):
        return handicaps.why(state, action)
    return riding.why(state, action)


def play(state: VainqueurPosition, action: Play, chance: Chance, tell: Tell | None) -> None:
    verb = action.verb
    seat = state.to_decide
    card = action.card
    place = seat * cards.KINDS + card
    left = state.hands[place] - 1
    state.hands[place] = left
    if not left:
        state.masks[seat] ^= cards.BITS[card]
    if verb == act.RIDE:
        if riding.ride(state, seat, card, tell):
            win_stage(state, seat, BY_RIDE, chance, tell)
            return
    elif verb == act.DISCARD:
        discarding.discard(state, seat, card, tell)
    elif verb == act.ATTACK:
        handicaps.attack(state, seat, card, action.target, tell)
    elif verb == act.COUNTER:
        handicaps.counter(state, seat, card, tell)
    elif verb == act.CLIMB:
        riding.lay_climber(state, seat, tell)
    else:
        riding.sprint(state, seat, tell)
        win_stage(state, seat, BY_SPRINTER, chance, tell)
        return
    seat = state.course.next_seat[seat]
    if seat == state.cap:
        state.round += 1
    state.to_decide = seat
    draw_card(state, seat, chance, tell)


def question(view: VainqueurView) -> Text:
    """A hand that fits nowhere can only be discarded from (VAI-8.7), which only its owner knows."""
    stuck = bool(view.actions) and all(action.verb == act.DISCARD for action in view.actions)
    handicap = view.open.handicaps[view.open.to_decide]
    if handicap != cards.NO_CARD:
        blocked = "vainqueur-question-discard-blocked" if stuck else "vainqueur-question-blocked"
        return Text(blocked, {"card": cards.NAMES[handicap]})
    return Text("vainqueur-question-discard" if stuck else "vainqueur-question-road")


def attempts(view: VainqueurView) -> list[Attempt[Play]]:
    """Card by card in the order of the hand. Each has an attempt that is not a discard, so that a card which cannot be
    played now can always say why not."""
    tried: list[Attempt[Play]] = []
    for kind, count in enumerate(view.hand):
        if count:
            tried += [*_plays(view, kind), discarding.attempt_discard(kind)]
    return tried


def _plays(view: VainqueurView, kind: int) -> list[Attempt[Play]]:
    if kind in cards.KILOMETRES:
        return [riding.attempt_ride(view, kind)]
    if kind in cards.HANDICAPS:
        return handicaps.attempt_attacks(view, kind)
    if kind in cards.COUNTERS:
        return [handicaps.attempt_counter(view, kind)]
    return [riding.attempt_climb(view) if kind == cards.CLIMBER else riding.attempt_sprint(view)]
