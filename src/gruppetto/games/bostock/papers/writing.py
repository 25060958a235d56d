"""Position documents: a readable text for every position.

Riders are written `red-1`, cells `5.1` (row and lane), race cards `red-211`, Risk cards by their id. What follows from
the rest is not written: draw pile and Risk pile are what is left, jerseys and points follow from the results and from
who crossed the green line. Of the turn and of a time trial only what is not as at their beginning is written.
"""

from collections.abc import Iterable
from typing import Final

from gruppetto.engine import document
from gruppetto.games.bostock.box.cards import COLOURS, NO_CARD, RIDER_NAMES, card_id
from gruppetto.games.bostock.box.options import GAME_ID
from gruppetto.games.bostock.box.stages import ROAD, TEAM_TRIAL
from gruppetto.games.bostock.rules.course import LANE_OF
from gruppetto.games.bostock.rules.ledger import Entry, StageResult
from gruppetto.games.bostock.rules.position import NO_RIDER, BostockPosition

HOME: Final = "home"
KEYS: Final = (
    "game",
    "edition",
    "options",
    "seats",
    "stage",
    "phase",
    "to_decide",
    "dealer",
    "round",
    "riders",
    "lost",
    "placed",
    "across",
    "hands",
    "discards",
    "discarded",
    "risk_bottom",
    "held",
    "turned",
    "risk_played",
    "cards_due",
    "cards_played",
    "headwind",
    "still",
    "breakaway",
    "card",
    "numbers",
    "unmoved",
    "bonus",
    "gift",
    "risk_card",
    "risk_rider",
    "swapped",
    "named",
    "heat",
    "waiting",
    "distances",
    "used",
    "rides",
    "chosen",
    "automatic",
    "results",
)


def write_position(state: BostockPosition) -> str:
    course = state.course
    fields: dict[str, object] = {
        "game": GAME_ID,
        "edition": course.edition.id,
        "options": course.options,
        "seats": course.seats,
        "stage": state.stage_index + 1,
        "phase": state.phase.name.lower(),
        "to_decide": state.to_decide,
        "dealer": state.dealer,
        "hands": [[card_id(course.codes[kind]) for kind in hand] for hand in state.hands],
        "discards": {card_id(course.codes[kind]): count for kind, count in enumerate(state.discards) if count},
    }
    if state.discarded != NO_CARD:
        fields["discarded"] = _card(state, state.discarded)
    if state.leg.solo_trial:
        fields.update(_trial(state))
    else:
        fields.update(_road(state))
        fields.update(_turn(state))
    fields["results"] = [_result(result) for result in state.results]
    return document.write(fields)


def _card(state: BostockPosition, kind: int) -> str:
    return card_id(state.course.codes[kind])


def _road(state: BostockPosition) -> dict[str, object]:
    riders = range(state.course.riders)
    cards = state.course.risk_cards
    return {
        "round": state.round,
        "riders": {RIDER_NAMES[rider]: _place(state, rider) for rider in riders},
        "lost": {RIDER_NAMES[rider]: state.lost[rider] for rider in riders if state.lost[rider]},
        "placed": names(state.placed),
        "across": names(state.across),
        "risk_bottom": [cards[kind].id for kind in state.risk_bottom],
        "held": {
            RIDER_NAMES[state.held_by[seat]]: cards[kind].id for seat, kind in enumerate(state.held) if kind != NO_CARD
        },
    }


def _place(state: BostockPosition, rider: int) -> str:
    return HOME if state.is_home(rider) else f"{state.rows[rider]}.{LANE_OF[state.lanes[rider]]}"


def _turn(state: BostockPosition) -> dict[str, object]:
    """What this turn has brought so far."""
    fields: dict[str, object] = {
        "turned": names(in_mask(state.turned)),
        "risk_played": state.risk_played,
        "cards_due": state.cards_due,
        "cards_played": state.cards_played,
        "headwind": state.headwind,
        "still": state.still,
        "breakaway": RIDER_NAMES[state.breakaway] if state.breakaway != NO_RIDER else "",
        "card": _card(state, state.card) if state.card != NO_CARD else "",
        "numbers": state.numbers,
        "unmoved": names(in_mask(state.unmoved)),
        "bonus": state.bonus,
        "risk_card": state.course.risk_cards[state.risk_card].id if state.risk_card != NO_CARD else "",
        "risk_rider": RIDER_NAMES[state.risk_rider] if state.risk_rider != NO_RIDER else "",
        "swapped": state.swapped,
    }
    if state.gift_count:
        riders = names(in_mask(state.gift_riders))
        fields["gift"] = {"steps": state.gift_steps, "count": state.gift_count, "riders": riders}
    return {key: value for key, value in fields.items() if value}


def _trial(state: BostockPosition) -> dict[str, object]:
    fields: dict[str, object] = {
        "named": ["" if rider == NO_RIDER else RIDER_NAMES[rider] for rider in state.named],
        "heat": list(state.heat),
        "waiting": list(state.waiting),
        "distances": state.distances,
        "used": state.used,
        "rides": state.rides,
        "chosen": {COLOURS[seat]: _card(state, kind) for seat, kind in enumerate(state.chosen) if kind != NO_CARD},
        "automatic": in_mask(state.automatic),
    }
    return fields


def _result(result: StageResult) -> dict[str, object]:
    if result.kind == ROAD:
        return {"finish": entries(result.finish), "across": entries(result.across)}
    if result.kind == TEAM_TRIAL:
        return {"finish": entries(result.finish)}
    named = [Entry(seat, number) for seat, number in enumerate(result.named)]
    return {"rides": result.rides, "named": entries(named)}


def names(riders: Iterable[int]) -> list[str]:
    return [RIDER_NAMES[rider] for rider in riders]


def entries(riders: Iterable[Entry]) -> list[str]:
    return [f"{COLOURS[entry.seat]}-{entry.number}" for entry in riders]


def in_mask(mask: int) -> list[int]:
    """The places of the bits that are set."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]
