"""Everything somebody in front of the table might try, legal or not, as a path of things to pick.

A ride is a card and the cell where it ends; with a kept chance card that card comes first. Each held card has at least
one attempt, so that a card which cannot be used now says why not. Nothing here decides what is legal: the rules do.
"""

from collections.abc import Iterable

from gruppetto.engine.picks import Attempt
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box.cards import BOOST, KEPT_KINDS, MECHANIC, RIDERS, card_name, chance_name
from gruppetto.games.seconds.look.picture import kept_by, kept_card
from gruppetto.games.seconds.rules.actions import (
    BOOSTED,
    BRAKE,
    CRASH,
    DISCARD,
    HAND_IN,
    LANE,
    LINE,
    PLAY,
    REMOUNT_NOW,
    RIDER,
    STAY,
    STOP_NOW,
    SURRENDER,
    Move,
    move,
)
from gruppetto.games.seconds.rules.crashes import crash_cell, stops
from gruppetto.games.seconds.rules.foresight import crash_hint, ride_hint, ride_signs
from gruppetto.games.seconds.rules.naming import of_rider, piece
from gruppetto.games.seconds.rules.position import (
    CHOOSE_PHASE,
    EXCHANGE_PHASE,
    LANE_PHASE,
    PLAY_PHASE,
    SKIP_PHASE,
    SURRENDER_PHASE,
    SWAP_PHASE,
    SecondsOpen,
)
from gruppetto.games.seconds.rules.riding import reach, steps_of, worth_of
from gruppetto.games.seconds.rules.view import SecondsView
from gruppetto.road.lane_board import cell_id

_AWAY = {SURRENDER_PHASE: SURRENDER, SKIP_PHASE: HAND_IN, EXCHANGE_PHASE: DISCARD, SWAP_PHASE: DISCARD}
"""What is done with a card where it is not played."""


def attempts(view: SecondsView) -> list[Attempt[Move]]:
    """First what lies on the road, then card by card in the order of the hand."""
    race = view.open
    tried = _on_the_road(view)
    values = [value for value, count in enumerate(view.hand) if count]
    for value in values:
        tried += _with_card(race, value)
    if values:
        for kept in range(KEPT_KINDS):
            if kept_by(race, view.seat, kept):
                tried += _with_kept(view, kept, values)
    return tried


def _on_the_road(view: SecondsView) -> list[Attempt[Move]]:
    """Lanes and riders to choose from, and the end of a swap."""
    race = view.open
    if race.phase is LANE_PHASE:
        road, number = race.leg.road, race.choice_number
        return [
            Attempt(move(LANE, lane=lane), (cell_id(road, number, lane),), Text("seconds-try-lane", {"lane": lane}))
            for lane in range(1, road.lanes(number) + 1)
        ]
    if race.phase is CHOOSE_PHASE:
        team = range(view.seat * RIDERS, (view.seat + 1) * RIDERS)
        return [
            Attempt(move(RIDER, number=rider % RIDERS + 1), (piece(rider),), Text("seconds-try-rider", of_rider(rider)))
            for rider in team
        ]
    if race.phase is SWAP_PHASE:
        label = Text("seconds-try-stop", {"count": race.swapped})
        return [Attempt(STOP_NOW, ("pile:draw",), label, Text("seconds-hint-stop", {"count": race.swapped}))]
    return []


# --- a seconds card ---


def _with_card(race: SecondsOpen, value: int) -> list[Attempt[Move]]:
    if race.phase is PLAY_PHASE:
        return _rides(race, value)
    card = card_name(value)
    verb = _AWAY.get(race.phase)
    if verb is None:  # first a lane or a rider is to be chosen
        return [Attempt(move(PLAY, value, 1, 1), (card,), Text("seconds-try-card", {"card": card}))]
    word = {SURRENDER: "surrender", HAND_IN: "hand-in", DISCARD: "discard"}[verb]
    hint = Text(f"seconds-hint-{word}", {"count": race.to_discard} if verb == DISCARD else {})
    return [Attempt(move(verb, value), (card,), Text(f"seconds-try-{word}", {"card": card}), hint)]


def _rides(race: SecondsOpen, value: int) -> list[Attempt[Move]]:
    """The cells a card might be thought to lead to, and what happens where it leads to none."""
    card, rider = card_name(value), race.rider
    steps = steps_of(race, rider, value)
    if steps == 0:
        stay = move(PLAY, value, STAY)
        return [Attempt(stay, (card,), Text("seconds-try-stay", {"card": card}), Text("seconds-hint-stay"))]
    masks = reach(race, rider, steps)
    start, length = race.numbers[rider], race.leg.length
    tried: list[Attempt[Move]] = []
    reached = start + len(masks) - 1
    if reached < min(start + steps, length):
        tried.append(_crash(race, value, masks))
    elif reached == length < start + steps:
        tried.append(_to_line(value))
    crash = [attempt.picks for attempt in tried]  # the cell of a crash is offered, so it is not also refused
    for number in _numbers(race, value, steps, reached):
        rides = [_ride(race, PLAY, value, number, lane, (card,)) for lane in _lanes(race, number)]
        tried += [attempt for attempt in rides if attempt.picks not in crash]
    return tried


def _numbers(race: SecondsOpen, value: int, steps: int, reached: int) -> list[int]:
    """Where the card leads, one short of it, what slipstream might add, and on a climb what is printed on the card."""
    start, length, end = race.numbers[race.rider], race.leg.length, race.leg.end
    to = start + steps
    thought = {to - 1, to, to + 1, to + 2, start + value} if to <= length else {reached, reached - 1}
    return sorted(number for number in thought if start < number <= end)


def _lanes(race: SecondsOpen, number: int) -> Iterable[int]:
    return range(1, race.leg.road.lanes(number) + 1)


def _ride(race: SecondsOpen, verb: int, value: int, number: int, lane: int, first: tuple[str, ...]) -> Attempt[Move]:
    length = race.leg.length
    cell = cell_id(race.leg.road, number, lane)
    extra = race.course.boost if verb == BOOSTED else 0
    steps = steps_of(race, race.rider, value + extra)
    action = move(verb, value, number if number <= length else length - number, lane)
    label = Text("seconds-try-ride", {"card": card_name(value), "cell": cell})
    slowed = steps < worth_of(race, race.rider, value + extra)
    hint = ride_hint(race, number, lane, steps, slowed=slowed, braked=verb == BRAKE)
    return Attempt(action, (*first, cell), label, hint, signs=ride_signs(race, number, lane, steps))


def _to_line(value: int) -> Attempt[Move]:
    card = card_name(value)
    label = Text("seconds-try-line", {"card": card})
    return Attempt(move(PLAY, value, LINE), (card,), label, Text("seconds-hint-line"), signs=("mark-finish",))


def _crash(race: SecondsOpen, value: int, masks: list[int]) -> Attempt[Move]:
    """No way through with this card: where it ends is not for the player to choose (SEC-10.5)."""
    card = card_name(value)
    number, bit = crash_cell(stops(race, race.numbers[race.rider], masks))
    picks = (card, cell_id(race.leg.road, number, bit.bit_length()))
    label = Text("seconds-try-crash", {"card": card})
    return Attempt(move(CRASH, value), picks, label, crash_hint(race, number, bit), signs=("mark-crash",), harms=True)


# --- a kept chance card ---


def _with_kept(view: SecondsView, kept: int, values: list[int]) -> list[Attempt[Move]]:
    """The legal ways to use it, or one attempt that tells why there is none."""
    race = view.open
    held = kept_card(race, kept)
    card = chance_name(held)
    label = Text("seconds-try-kept", {"title": held.title})
    if kept == MECHANIC:
        return [Attempt(REMOUNT_NOW, (card,), label, Text("seconds-hint-remount"))]
    verb = BOOSTED if kept == BOOST else BRAKE
    legal = [action for action in view.actions if action.verb == verb]
    if not legal:
        return [Attempt(move(verb, values[-1], max(_likely(race), 1), 1), (card,), label)]
    return [_kept_ride(race, action, card) for action in legal]


def _likely(race: SecondsOpen) -> int:
    return race.numbers[race.rider] if race.rider >= 0 else 0


def _kept_ride(race: SecondsOpen, action: Move, card: str) -> Attempt[Move]:
    first = (card, card_name(action.card))
    if action.number in (STAY, LINE):
        word = "stay" if action.number == STAY else "line"
        label = Text(f"seconds-try-{word}", {"card": card_name(action.card)})
        return Attempt(action, first, label, Text(f"seconds-hint-{word}"))
    number = action.number if action.number > 0 else race.leg.length - action.number
    return _ride(race, action.verb, action.card, number, action.lane, first)
