"""Everything somebody in front of the table might try, legal or not, as a path of things to pick.

Each held card has at least one attempt that is not a discard, so that a card which cannot be played now can always
say why not. Nothing here decides what is legal: the rules do.
"""

from gruppetto.engine.event import Params
from gruppetto.engine.picks import Attempt
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur.box.cards import CLIMBER, COUNTERS, HANDICAPS, KILOMETRES, NAMES, NO_CARD, SPRINTER
from gruppetto.games.vainqueur.rules.actions import (
    ATTACKS,
    CLIMB_UP,
    COUNTER_PLAYS,
    DISCARDS,
    RIDES,
    ROLL_DIE,
    SPRINT_HOME,
    Play,
)
from gruppetto.games.vainqueur.rules.position import PROLOGUE, ROAD_TURN, TT_TURN
from gruppetto.games.vainqueur.rules.view import VainqueurView

DIE = "die:roll"
DISCARD_PILE = "pile:discard"


def attempts(view: VainqueurView) -> list[Attempt[Play]]:
    """The die where it lies on the table, then card by card in the order of the hand."""
    tried: list[Attempt[Play]] = []
    if view.open.phase in (PROLOGUE, TT_TURN):
        hint = "vainqueur-hint-prologue" if view.open.phase is PROLOGUE else "vainqueur-hint-trial"
        tried.append(Attempt(ROLL_DIE, (DIE,), Text("vainqueur-try-roll"), Text(hint)))
    for kind, count in enumerate(view.hand):
        if count:
            tried += _plays(view, kind)
            tried.append(_discard(kind))
    return tried


def _plays(view: VainqueurView, kind: int) -> list[Attempt[Play]]:
    if kind in KILOMETRES:
        return [_ride(view, kind)]
    if kind in HANDICAPS:
        cure = _cure(view, kind)
        return [_attack(kind, seat, cure) for seat in range(view.open.course.seats)]
    if kind in COUNTERS:
        return [_counter(view, kind)]
    return [_climb(view) if kind == CLIMBER else _sprint(view)]


def _ride(view: VainqueurView, kind: int) -> Attempt[Play]:
    km = view.open.course.kilometres[kind]
    label = Text("vainqueur-try-ride", {"km": km})
    if view.open.phase is not ROAD_TURN:  # a kilometre card has no cell to go to on the track (VAI-14.2)
        return Attempt(RIDES[kind], (NAMES[kind],), label)
    at = min(view.open.positions[view.seat] + km, view.open.leg.length)
    return Attempt(RIDES[kind], (NAMES[kind], f"cell:{at}"), label, _ride_hint(view, at))


def _ride_hint(view: VainqueurView, at: int) -> Text:
    """Where the ride ends: the finish, the sprint zone, beside others, in the lead, or alone."""
    if at == view.open.leg.length:
        return Text("vainqueur-hint-win")
    if view.open.positions[view.seat] < view.open.leg.sprint_from <= at:
        return Text("vainqueur-hint-ride-zone", {"at": at})
    others = [place for seat, place in enumerate(view.open.positions) if seat != view.seat]
    beside = [f"player:{seat}" for seat, place in enumerate(view.open.positions) if place == at and seat != view.seat]
    if len(beside) == 1:
        return Text("vainqueur-hint-ride-beside", {"at": at, "other": beside[0]})
    if beside:
        return Text("vainqueur-hint-ride-among", {"at": at, "others": beside})
    return Text("vainqueur-hint-ride-lead" if at > max(others) else "vainqueur-hint-ride-alone", {"at": at})


def _cure(view: VainqueurView, handicap: int) -> list[str]:
    """The counters that cancel a handicap in this edition (VAI-6.1 to VAI-6.4)."""
    return [NAMES[counter] for counter in COUNTERS if view.open.course.cures[handicap] >> counter & 1]


def _attack(kind: int, seat: int, cure: list[str]) -> Attempt[Play]:
    target = f"player:{seat}"
    hint = Text("vainqueur-hint-attack", {"target": target})
    if len(cure) == 1:
        hint = Text("vainqueur-hint-attack-one", {"target": target, "card": cure[0]})
    elif len(cure) == 2:
        hint = Text("vainqueur-hint-attack-two", {"target": target, "card": cure[0], "other": cure[1]})
    label = Text("vainqueur-try-attack", {"card": NAMES[kind], "target": target})
    return Attempt(ATTACKS[kind, seat], (NAMES[kind], target), label, hint)


def _counter(view: VainqueurView, kind: int) -> Attempt[Play]:
    play, picks = COUNTER_PLAYS[kind], (NAMES[kind], f"player:{view.seat}")
    handicap = view.open.handicaps[view.seat]
    if handicap == NO_CARD:
        return Attempt(play, picks, Text("vainqueur-try-card", {"card": NAMES[kind]}))
    args: Params = {"card": NAMES[kind], "handicap": NAMES[handicap]}
    return Attempt(play, picks, Text("vainqueur-try-counter", args), Text("vainqueur-hint-counter", args))


def _climb(view: VainqueurView) -> Attempt[Play]:
    picks = (NAMES[CLIMBER], f"player:{view.seat}")
    return Attempt(CLIMB_UP, picks, Text("vainqueur-try-climb"), Text("vainqueur-hint-climb"))


def _sprint(view: VainqueurView) -> Attempt[Play]:
    picks = (NAMES[SPRINTER], f"cell:{view.open.leg.length}")
    return Attempt(SPRINT_HOME, picks, Text("vainqueur-try-sprint"), Text("vainqueur-hint-win"))


def _discard(kind: int) -> Attempt[Play]:
    label = Text("vainqueur-try-discard", {"card": NAMES[kind]})
    return Attempt(DISCARDS[kind], (NAMES[kind], DISCARD_PILE), label, Text("vainqueur-hint-discard"), side=True)
