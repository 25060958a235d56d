"""Attacking a rival with a handicap card (VAI-5), and countering the one in front of oneself (VAI-6)."""

from gruppetto.engine.event import Event, Params, Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur.box.cards import BITS, COUNTERS, NAMES, NO_CARD
from gruppetto.games.vainqueur.rules.actions import ATTACK, ATTACKS, COUNTER_PLAYS, Play
from gruppetto.games.vainqueur.rules.cues import COUNTERED, HANDICAP_LAID
from gruppetto.games.vainqueur.rules.naming import player
from gruppetto.games.vainqueur.rules.position import VainqueurPosition
from gruppetto.games.vainqueur.rules.tour import put_on_discard
from gruppetto.games.vainqueur.rules.view import VainqueurView


def why(state: VainqueurPosition, action: Play) -> Refusal:
    seat, card = state.to_decide, NAMES[action.card]
    if action.verb == ATTACK:
        if action.target == seat:
            return Refusal("VAI-5.2", {"card": card})
        if not state.blocked & BITS[action.target]:
            return Refusal(
                "VAI-16.8", {"who": player(action.target), "by": "you" if state.course.once_a_rival else "all"}
            )
        return Refusal("VAI-5.5", {"who": player(action.target), "card": NAMES[state.handicaps[action.target]]})
    handicap = state.handicaps[seat]
    if handicap == NO_CARD:
        return Refusal("VAI-6.6", {"card": card})
    return Refusal("VAI-6.5", {"card": card, "handicap": NAMES[handicap]})


def attack(state: VainqueurPosition, seat: int, card: int, target: int, tell: Tell | None) -> None:
    state.handicaps[target] = card
    state.blocked |= BITS[target]
    if state.course.counts_handicaps:
        state.struck[target] |= BITS[seat]
    if tell is not None:
        about = {"who": player(seat), "card": NAMES[card], "target": player(target)}
        tell(Event("attacked", about, cue=HANDICAP_LAID[card]))


def counter(state: VainqueurPosition, seat: int, card: int, tell: Tell | None) -> None:
    """Handicap and counter leave the table at once, the counter on top (VAI-6.9)."""
    handicap = state.handicaps[seat]
    put_on_discard(state, handicap)
    put_on_discard(state, card)
    state.handicaps[seat] = NO_CARD
    state.blocked ^= BITS[seat]
    if tell is not None:
        about = {"who": player(seat), "card": NAMES[card], "handicap": NAMES[handicap]}
        tell(Event("countered", about, cue=COUNTERED[card]))


def attempt_attacks(view: VainqueurView, kind: int) -> list[Attempt[Play]]:
    """On every seat, oneself included, with the counters that cancel the handicap (VAI-6.1 to VAI-6.4)."""
    course = view.open.course
    cures = [NAMES[counter] for counter in COUNTERS if course.cures[kind] >> counter & 1]
    return [_attempt_attack(kind, seat, cures) for seat in range(course.seats)]


def _attempt_attack(kind: int, seat: int, cures: list[str]) -> Attempt[Play]:
    target = player(seat)
    hint = Text("vainqueur-hint-attack", {"target": target})
    if len(cures) == 1:
        hint = Text("vainqueur-hint-attack-one", {"target": target, "card": cures[0]})
    elif len(cures) == 2:
        hint = Text("vainqueur-hint-attack-two", {"target": target, "card": cures[0], "other": cures[1]})
    label = Text("vainqueur-try-attack", {"card": NAMES[kind], "target": target})
    return Attempt(ATTACKS[kind, seat], (NAMES[kind], target), label, hint)


def attempt_counter(view: VainqueurView, kind: int) -> Attempt[Play]:
    play, picks = COUNTER_PLAYS[kind], (NAMES[kind], player(view.seat))
    handicap = view.open.handicaps[view.seat]
    if handicap == NO_CARD:
        return Attempt(play, picks, Text("vainqueur-try-card", {"card": NAMES[kind]}))
    args: Params = {"card": NAMES[kind], "handicap": NAMES[handicap]}
    return Attempt(play, picks, Text("vainqueur-try-counter", args), Text("vainqueur-hint-counter", args))
