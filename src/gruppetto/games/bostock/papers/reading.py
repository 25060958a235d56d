"""Reading position documents: every key checked, every refusal in one sentence. What may be is judged in `occurs`."""

import re
from collections.abc import Sequence
from typing import Any, Final

from gruppetto.engine import document
from gruppetto.engine.contract import NOBODY, PositionError, Setup
from gruppetto.engine.position import Box, check_keys, course_named, flag, listing, phase_of, table
from gruppetto.games.bostock.box.cards import CARD_COLOURS, COLOURS, NO_CARD, RIDER_NAMES, RIDERS, code_of
from gruppetto.games.bostock.box.edition import BostockEdition
from gruppetto.games.bostock.box.options import GAME_ID, OPTIONS, PLAYERS
from gruppetto.games.bostock.box.stages import ROAD, TEAM_TRIAL, Stage
from gruppetto.games.bostock.papers.occurs import check_occurs, check_rides
from gruppetto.games.bostock.papers.writing import HOME, KEYS
from gruppetto.games.bostock.rules.course import course_of
from gruppetto.games.bostock.rules.ledger import Entry, StageResult
from gruppetto.games.bostock.rules.position import NO_RIDER, NO_SEAT, BostockPosition, Phase
from gruppetto.games.bostock.rules.scoring import (
    check_finish,
    complete_teams,
    green_wearer,
    road_result,
    solo_trial_result,
    team_trial_result,
)
from gruppetto.games.bostock.rules.tour import rider_of

_BOX: Final = Box(GAME_ID, PLAYERS, OPTIONS)
_MOST: Final = 999
_CELL: Final = re.compile(r"([1-9][0-9]?)\.([1-9])")
_CARD: Final = re.compile(rf"({'|'.join(CARD_COLOURS)})-([0-9])([0-9])([0-9])")


def fill_position(
    state: BostockPosition, text: str, setup: Setup[BostockEdition] | None, editions: Sequence[BostockEdition]
) -> None:
    """Sets the table as the document says; raises PositionError."""
    fields = document.read(text)
    check_keys(fields, KEYS)
    course = course_named(fields, _BOX, course_of, setup, editions)
    state.set_out(course)
    stage = _whole(fields, "stage", least=1)
    if stage > len(course.legs):
        raise PositionError(f"stage {stage} is not one of this tour's, which has {len(course.legs)}")
    state.line_up(stage - 1)
    state.phase = phase_of(fields, Phase)
    state.to_decide = _whole(fields, "to_decide", least=NOBODY)
    state.dealer = _whole(fields, "dealer", least=NO_SEAT)
    _read_results(state, fields)
    if state.leg.solo_trial:
        _read_trial(state, fields)
    else:
        _read_road(state, fields)
        _read_turn(state, fields)
    _read_cards(state, fields)
    check_occurs(state)


# --- the road ---


def _read_road(state: BostockPosition, fields: dict[str, Any]) -> None:
    state.round = _whole(fields, "round", least=1)
    places = table(fields, "riders")
    state.occupied = [0] * len(state.occupied)
    for name in RIDER_NAMES[: state.course.riders]:
        if name not in places:
            raise PositionError(f"riders must say where {name} is")
    for name, place in places.items():
        _put(state, _rider(state, "riders", name), place)
    state.placed = tuple(_riders(state, fields, "placed"))
    state.across = tuple(_riders(state, fields, "across"))
    for name, turns in table(fields, "lost").items():
        state.lost[_rider(state, "lost", name)] = _figure(f"lost.{name}", turns)
    _read_risk(state, fields)
    wearer = green_wearer([state.entry(rider) for rider in state.across], state.across[:1] == (state.yellow,))
    if wearer is not None and len(state.results) == state.stage_index:
        state.green = rider_of(wearer)


def _put(state: BostockPosition, rider: int, place: object) -> None:
    leg = state.leg
    state.rows[rider], state.lanes[rider] = leg.last + 1, 0
    if place == HOME:
        return
    found = _CELL.fullmatch(place) if isinstance(place, str) else None
    row, lane = (int(found[1]), 1 << int(found[2]) - 1) if found else (0, 0)
    if not 1 <= row <= leg.last or not leg.full[row] & lane:
        raise PositionError(f"{place!r} is no place of a rider on this road; write a cell such as 5.1, or home")
    if state.occupied[row] & lane:
        raise PositionError(f"{RIDER_NAMES[rider]} is on a cell that is taken (BOS-3.2)")
    state.rows[rider], state.lanes[rider] = row, lane
    state.occupied[row] |= lane


def _read_risk(state: BostockPosition, fields: dict[str, Any]) -> None:
    """The pile of unknown order is what is neither held nor known to lie below it."""
    state.risk_bottom = tuple(_risk_kind(state, name) for name in listing(fields, "risk_bottom"))
    for name, card in table(fields, "held").items():
        rider = _rider(state, "held", name)
        seat = rider // RIDERS
        if state.held[seat] != NO_CARD:
            raise PositionError(f"{COLOURS[seat]} holds two Risk cards (BOS-8.2)")
        state.held[seat], state.held_by[seat] = _risk_kind(state, card), rider
    for kind in (*state.risk_bottom, *(kind for kind in state.held if kind != NO_CARD)):
        state.risk_pile[kind] -= 1
        if state.risk_pile[kind] < 0:
            raise PositionError(f"there are more Risk cards {state.course.risk_cards[kind].id} than the deck has")
    state.risk_left = sum(state.risk_pile)


def _risk_kind(state: BostockPosition, name: object) -> int:
    for kind, card in enumerate(state.course.risk_cards):
        if card.id == name:
            return kind
    raise PositionError(f"there is no Risk card {name!r} in this edition")


def _read_turn(state: BostockPosition, fields: dict[str, Any]) -> None:
    state.turned = _mask(_riders(state, fields, "turned"))
    state.risk_played = flag(fields, "risk_played")
    state.cards_due = _whole(fields, "cards_due")
    state.cards_played = _whole(fields, "cards_played")
    state.headwind = flag(fields, "headwind")
    state.still = flag(fields, "still")
    state.breakaway = _rider_or_none(state, fields, "breakaway")
    card = fields.get("card", "")
    state.card = NO_CARD if card == "" else _kind(state, "card", card)
    state.numbers = tuple(_figure("numbers", number) for number in listing(fields, "numbers"))
    state.unmoved = _mask(_riders(state, fields, "unmoved"))
    state.bonus = flag(fields, "bonus")
    gift = table(fields, "gift")
    if set(gift) - {"steps", "count", "riders"}:
        raise PositionError("gift must have steps, count and riders, and nothing else")
    state.gift_steps = _whole(gift, "steps")
    state.gift_count = _whole(gift, "count")
    state.gift_riders = _mask(_riders(state, gift, "riders"))
    risk = fields.get("risk_card", "")
    state.risk_card = NO_CARD if risk == "" else _risk_kind(state, risk)
    state.risk_rider = _rider_or_none(state, fields, "risk_rider")
    state.swapped = _whole(fields, "swapped")


# --- the individual time trial ---


def _read_trial(state: BostockPosition, fields: dict[str, Any]) -> None:
    named = listing(fields, "named") or [""] * state.course.seats
    state.named = [NO_RIDER if name == "" else _rider(state, "named", name) for name in named]
    state.heat = tuple(_seats(state, fields, "heat"))
    state.waiting = tuple(_seats(state, fields, "waiting"))
    state.distances = _by_seat(state, fields, "distances")
    state.used = _by_seat(state, fields, "used")
    state.rides = _rides(state, "rides", fields.get("rides", [[]] * state.course.seats))
    for colour, card in table(fields, "chosen").items():
        if colour not in COLOURS[: state.course.seats]:
            raise PositionError(f"chosen: there is no colour {colour!r}")
        state.chosen[COLOURS.index(colour)] = _kind(state, f"chosen.{colour}", card)
    state.automatic = _mask(_seats(state, fields, "automatic"))
    if len(state.named) != state.course.seats:
        raise PositionError(f"named must be a list of {state.course.seats} riders, '' for who is not named yet")


def _rides(state: BostockPosition, key: str, value: object) -> list[tuple[int, ...]]:
    seats = state.course.seats
    if not isinstance(value, list) or len(value) != seats or not all(isinstance(rides, list) for rides in value):
        raise PositionError(f"{key} must be a list with a list of cards used for each of the {seats} seats")
    return [tuple(_figure(key, cards) for cards in rides) for rides in value]


# --- race cards ---


def _read_cards(state: BostockPosition, fields: dict[str, Any]) -> None:
    """Hands and discards as written; the draw pile is what is left of the deck."""
    course = state.course
    hands = listing(fields, "hands")
    if len(hands) != course.seats or not all(isinstance(hand, list) for hand in hands):
        raise PositionError(f"hands must be a list of {course.seats} lists of cards")
    state.hands = [tuple(sorted(_kind(state, "hands", card) for card in hand)) for hand in hands]
    for card, count in table(fields, "discards").items():
        state.discards[_kind(state, "discards", card)] = _figure(f"discards.{card}", count)
    top = fields.get("discarded", "")
    state.discarded = NO_CARD if top == "" else _kind(state, "discarded", top)
    if (state.discarded == NO_CARD) != (not any(state.discards)) or (
        state.discarded != NO_CARD and not state.discards[state.discarded]
    ):
        raise PositionError("discarded must be the top one of the discards")
    out = state.discards[:]
    for kind in (*(kind for hand in state.hands for kind in hand), *state.chosen):
        if kind != NO_CARD:
            out[kind] += 1
    for kind, total in enumerate(course.deck):
        if out[kind] > total:
            name = course.edition.race_cards[kind].id
            raise PositionError(f"there are {out[kind]} cards {name}, but the deck has only {total}")
        state.draw[kind] = total - out[kind]
    state.draw_count = sum(state.draw)


def _kind(state: BostockPosition, key: str, card: object) -> int:
    found = _CARD.fullmatch(card) if isinstance(card, str) else None
    if found is not None:
        code = code_of(CARD_COLOURS.index(found[1]), (int(found[2]), int(found[3]), int(found[4])))
        if code in state.course.kind_of:
            return state.course.kind_of[code]
    raise PositionError(f"{key}: there is no race card {card!r}")


# --- results ---


def _read_results(state: BostockPosition, fields: dict[str, Any]) -> None:
    """Finished stages; points and jerseys are worked out again."""
    results = listing(fields, "results")
    if len(results) > len(state.course.legs):
        raise PositionError("results must be a list with one table for each finished stage")
    for leg, result in zip(state.course.legs, results, strict=False):
        if not isinstance(result, dict):
            raise PositionError("a result must be a table")
        state.results = (*state.results, _result(state, leg.stage, result))
    if state.results:
        state.yellow = rider_of(state.results[-1].yellow)
        state.green = rider_of(state.results[-1].green)


def _result(state: BostockPosition, stage: Stage, fields: dict[str, Any]) -> StageResult:
    course, before = state.course, state.results
    table, seats, by_rider = course.edition.points, course.seats, course.yellow_by_rider
    if stage.kind not in (ROAD, TEAM_TRIAL):
        rides = _rides(state, "rides", fields.get("rides"))
        named = [state.entry(rider) for rider in _riders(state, fields, "named")]
        if [entry.seat for entry in named] != list(range(seats)):
            raise PositionError("named must be a rider of each seat, in their order")
        check_rides(course, stage, rides, whole=True)
        numbers = [entry.number for entry in named]
        return solo_trial_result(before, stage.number, rides, numbers, table=table, seats=seats, by_rider=by_rider)
    finish = _entries(state, fields, "finish")
    if stage.kind == TEAM_TRIAL:
        complete = complete_teams(finish, seats)
        if not complete:
            raise PositionError("in a team time trial at least one team must be complete")
        return team_trial_result(before, stage.number, complete, finish, table=table, seats=seats, by_rider=by_rider)
    across = _entries(state, fields, "across")
    fault = check_finish([entry.seat for entry in finish])
    if fault is not None:
        raise PositionError(f"rule {fault.rule} refuses the order of arrival: {fault.params['fault']}")
    if len(across) != 2:
        raise PositionError("across must be the first two riders over the green line")
    in_yellow = bool(before) and before[-1].yellow == across[0]
    return road_result(
        before, stage.number, finish, across, in_yellow=in_yellow, table=table, seats=seats, by_rider=by_rider
    )


def _entries(state: BostockPosition, fields: dict[str, Any], key: str) -> list[Entry]:
    riders = _riders(state, fields, key)
    if len(set(riders)) < len(riders):
        raise PositionError(f"{key} of a result must not name a rider twice")
    return [state.entry(rider) for rider in riders]


# --- reading single values ---


def _figure(key: str, value: object) -> int:
    if type(value) is not int or not 0 <= value <= _MOST:
        raise PositionError(f"{key} must be a whole number from 0 to {_MOST}, not {value!r}")
    return value


def _whole(fields: dict[str, Any], key: str, least: int = 0) -> int:
    value = fields.get(key, least)
    if type(value) is not int or not least <= value <= _MOST:
        raise PositionError(f"{key} must be a whole number from {least} to {_MOST}, not {value!r}")
    return value


def _rider(state: BostockPosition, key: str, name: object) -> int:
    known = RIDER_NAMES[: state.course.riders]
    if not isinstance(name, str) or name not in known:
        raise PositionError(f"{key}: there is no rider {name!r}; the riders are {', '.join(known)}")
    return known.index(name)


def _rider_or_none(state: BostockPosition, fields: dict[str, Any], key: str) -> int:
    name = fields.get(key, "")
    return NO_RIDER if name == "" else _rider(state, key, name)


def _riders(state: BostockPosition, fields: dict[str, Any], key: str) -> list[int]:
    return [_rider(state, key, name) for name in listing(fields, key)]


def _seats(state: BostockPosition, fields: dict[str, Any], key: str) -> list[int]:
    seats = listing(fields, key)
    for seat in seats:
        if type(seat) is not int or seat not in range(state.course.seats):
            raise PositionError(f"{key}: there is no seat {seat!r}")
    return seats


def _by_seat(state: BostockPosition, fields: dict[str, Any], key: str) -> list[int]:
    figures = fields.get(key, [0] * state.course.seats)
    if not isinstance(figures, list) or len(figures) != state.course.seats:
        raise PositionError(f"{key} must be a list of {state.course.seats} whole numbers, one a seat, not {figures!r}")
    return [_figure(key, figure) for figure in figures]


def _mask(places: list[int]) -> int:
    return sum(1 << place for place in set(places))
