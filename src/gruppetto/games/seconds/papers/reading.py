"""Reading a position document back: every key checked for its kind, then the whole for whether it can occur."""

import re
from collections.abc import Sequence
from typing import Any, Final

from gruppetto.engine import document
from gruppetto.engine.contract import NOBODY, PositionError, Setup
from gruppetto.engine.position import Box, check_keys, course_named, listing, phase_of, table
from gruppetto.games.seconds.box.cards import KEPT_KINDS, NO_CARD
from gruppetto.games.seconds.box.edition import SecondsEdition
from gruppetto.games.seconds.box.options import GAME_ID, OPTIONS, PLAYERS
from gruppetto.games.seconds.papers.occurs import check_occurs
from gruppetto.games.seconds.papers.writing import KEYS
from gruppetto.games.seconds.rules.course import course_of, mask_of
from gruppetto.games.seconds.rules.ledger import Finish, StageResult
from gruppetto.games.seconds.rules.naming import RIDER_NAMES
from gruppetto.games.seconds.rules.position import Phase, SecondsPosition
from gruppetto.games.seconds.rules.scoring import check_finishes, road_result, trial_result

_CELLS: Final = re.compile(r"(-?[1-9][0-9]{0,2})\.([1-4]{1,4})")
_PLACE: Final = re.compile(r"(home |beside |off )?(start|line|-?[1-9][0-9]{0,2})(?:\.([1-4]{1,4}))?")
_BOX: Final = Box(GAME_ID, PLAYERS, OPTIONS)
_MOST: Final = 999


def fill_position(
    state: SecondsPosition, text: str, setup: Setup[SecondsEdition] | None, editions: Sequence[SecondsEdition]
) -> None:
    """Fills an empty position from its document; raises PositionError if it cannot be read or cannot occur."""
    fields = document.read(text)
    check_keys(fields, KEYS)
    course = course_named(fields, _BOX, course_of, setup, editions)
    state.set_out(course)
    stage = _whole(fields, "stage", least=1)
    if stage > len(course.legs):
        raise PositionError(f"stage {stage} is not one of this tour's, which has {len(course.legs)}")
    state.line_up(stage - 1)
    state.phase = phase_of(fields, Phase)
    state.round = _whole(fields, "round", least=1)
    state.starter = _whole(fields, "starter")
    state.to_decide = _whole(fields, "to_decide", least=NOBODY)
    state.turn = _whole(fields, "turn", least=-1)
    _read_order(state, fields)
    _read_riders(state, fields)
    _read_sprints(state, fields)
    _read_cards(state, fields)
    _read_chance(state, fields)
    _read_choices(state, fields)
    _read_results(state, fields)
    check_occurs(state)


# --- riders ---


def _read_order(state: SecondsPosition, fields: dict[str, Any]) -> None:
    order = listing(fields, "order")
    if state.leg.trial:
        state.order = tuple(_seat(state, "order", seat) for seat in order)
    else:
        state.order = tuple(_rider(state, "order", name) for name in order)
    rider = fields.get("rider", "")
    state.rider = -1 if rider == "" else _rider(state, "rider", rider)
    state.arrivals = _riders(state, fields, "arrivals") if "arrivals" in fields else state.arrivals
    if sorted(state.arrivals) != list(range(state.course.riders)):
        raise PositionError("arrivals must name every rider once")
    state.skips = _mask(_riders(state, fields, "skips"))
    state.moved = _mask(_riders(state, fields, "moved"))
    state.refilled = _mask([_seat(state, "refilled", seat) for seat in listing(fields, "refilled")])


def _read_riders(state: SecondsPosition, fields: dict[str, Any]) -> None:
    places = table(fields, "riders")
    for name in RIDER_NAMES[: state.course.riders]:
        if name not in places:
            raise PositionError(f"riders must say where {name} is")
    state.finish_rounds = _by_rider(state, fields, "finished")
    state.deltas = _by_rider(state, fields, "deltas", least=-_MOST)
    state.zones = tuple(_cells(state, "zones", text) for text in listing(fields, "zones"))
    for number, lanes in state.zones:
        state.blocked[number] |= lanes
    for name, place in places.items():
        rider = _rider(state, "riders", name)
        _put(state, rider, place)
        lane = state.lanes[rider]
        if lane and state.blocked[state.numbers[rider]] & lane:
            raise PositionError(f"{name} is on a cell that is taken or lies in a crash zone (SEC-3.9)")
        state.blocked[state.numbers[rider]] |= lane


def _put(state: SecondsPosition, rider: int, place: object) -> None:
    found = _PLACE.fullmatch(place) if isinstance(place, str) else None
    if found is None:
        raise PositionError(
            f"{place!r} is no place of a rider; write start, 14.2, -4.2, line, beside 13.12 or home -4.2"
        )
    how, where, lanes = found.groups()
    how = (how or "").strip()
    length = state.leg.length
    if where == "start":
        wrong = bool(how or lanes)
    elif where == "line":
        state.numbers[rider] = length
        wrong = how not in ("", "home") or lanes is not None
    elif how == "off":
        state.numbers[rider] = int(where)
        wrong = lanes is not None or not 1 <= int(where) <= length
    else:
        number, mask = _cells(state, "riders", f"{where}.{lanes or ''}")
        state.numbers[rider] = number
        wrong = number <= length if how == "home" else False
        if how == "beside":
            state.besides[rider] = mask
            wrong = number > length or mask not in state.leg.side[number]
        elif mask & (mask - 1):
            wrong = True
        elif number > length:
            state.finish_lanes[rider] = mask.bit_length()
        if how == "":
            state.lanes[rider] = mask
    if wrong:
        raise PositionError(f"{place!r} is no place of a rider on this road")


def _read_sprints(state: SecondsPosition, fields: dict[str, Any]) -> None:
    for key, into in (("passed", state.passed), ("passing", state.passing)):
        lists = listing(fields, key)
        if len(lists) not in (0, len(into)):
            raise PositionError(f"{key} must have a list for each of the {len(into)} sprints")
        for sprint, riders in enumerate(lists):
            if not isinstance(riders, list):
                raise PositionError(f"{key} must be a list of lists of riders")
            into[sprint] = _mask([_rider(state, key, name) for name in riders])
    state.bonus_seconds = _by_rider(state, fields, "bonus_seconds")
    state.bonus_points = _by_rider(state, fields, "bonus_points")


# --- cards ---


def _read_cards(state: SecondsPosition, fields: dict[str, Any]) -> None:
    """Hands and discards as written; the draw pile is what is left of the deck."""
    course = state.course
    kinds = course.kinds
    state.hands = _by_seat_and_value(state, fields, "hands")
    state.buried = _by_seat_and_value(state, fields, "buried")
    state.hand_sizes = [sum(state.hand(seat)) for seat in range(course.seats)]
    state.buried_sizes = [sum(state.buried[seat * kinds : (seat + 1) * kinds]) for seat in range(course.seats)]
    shown = _by_seat_and_value(state, fields, "shown")
    for seat in range(course.seats):
        known = tuple(shown[seat * kinds : (seat + 1) * kinds])
        state.shown[seat] = known if any(known) else ()
        if any(more > held for more, held in zip(known, state.hand(seat), strict=True)):
            raise PositionError(f"seat {seat} has shown cards that are not in its hand")
    state.played = _counts(state, "played", fields.get("played", {}))
    for value, total in enumerate(course.deck):
        out = state.played[value] + sum(state.hands[value::kinds]) + sum(state.buried[value::kinds])
        if out > total:
            raise PositionError(f"there are {out} cards {value}, but the deck has only {total}")
        state.draw[value] = total - out
    state.draw_count = sum(state.draw)


def _by_seat_and_value(state: SecondsPosition, fields: dict[str, Any], key: str) -> list[int]:
    seats = state.course.seats
    tables = fields.get(key, [{}] * seats)
    if not isinstance(tables, list) or len(tables) != seats:
        raise PositionError(f"{key} must be a list with one table a seat, {seats} in all")
    return [count for seat, table in enumerate(tables) for count in _counts(state, f"{key}[{seat}]", table)]


def _counts(state: SecondsPosition, place: str, cards: object) -> list[int]:
    if not isinstance(cards, dict):
        raise PositionError(f"{place} must be a table of cards and their numbers, not {cards!r}")
    counts = [0] * state.course.kinds
    for name, count in cards.items():
        value = int(name) if name.isdecimal() and len(name) <= 2 else 0
        if not 1 <= value < len(counts):
            raise PositionError(f"{place}: there is no card {name!r}")
        if type(count) is not int or not 0 <= count <= _MOST:
            raise PositionError(f"{place}.{name} must be a number of cards, not {count!r}")
        counts[value] += count
    return counts


def _read_chance(state: SecondsPosition, fields: dict[str, Any]) -> None:
    """The pile of unknown order is what is neither kept nor known to lie below it."""
    course = state.course
    state.chance_bottom = tuple(_chance_kind(state, name) for name in listing(fields, "chance_bottom"))
    card = fields.get("chance_card", "")
    state.chance_card = NO_CARD if card == "" else _chance_kind(state, card)
    out = list(state.chance_bottom)
    for name, cards in table(fields, "kept").items():
        rider = _rider(state, "kept", name)
        for kind in [_chance_kind(state, card) for card in (cards if isinstance(cards, list) else [cards])]:
            if kind not in course.kept_kinds:
                raise PositionError(f"kept: {course.chance_cards[kind].id} is not a card to keep")
            state.kept[rider * KEPT_KINDS + course.kept_kinds.index(kind)] += 1
            out.append(kind)
    for kind in out:
        state.chance_pile[kind] -= 1
        if state.chance_pile[kind] < 0:
            raise PositionError(f"there are more chance cards {course.chance_cards[kind].id} than the deck has")
    state.chance_left = sum(state.chance_pile)


def _chance_kind(state: SecondsPosition, name: object) -> int:
    for kind, card in enumerate(state.course.chance_cards):
        if card.id == name:
            return kind
    raise PositionError(f"there is no chance card {name!r} in this match")


def _read_choices(state: SecondsPosition, fields: dict[str, Any]) -> None:
    due = fields.get("due", [0] * state.course.seats)
    if not isinstance(due, list) or len(due) != state.course.seats or any(type(n) is not int or n < 0 for n in due):
        raise PositionError(f"due must be a list of {state.course.seats} whole numbers, not {due!r}")
    state.due = list(due)
    state.to_discard = _whole(fields, "to_discard")
    state.swapped = _whole(fields, "swapped")
    choice = fields.get("choice", "")
    if choice != "":
        state.choice_number, state.choice_lanes = _cells(state, "choice", choice)


# --- results ---


def _read_results(state: SecondsPosition, fields: dict[str, Any]) -> None:
    """Finished stages; places, times and points are worked out again."""
    results = listing(fields, "results")
    if len(results) > len(state.course.legs):
        raise PositionError("results must be a list with one table for each finished stage")
    for leg, result in zip(state.course.legs, results, strict=False):
        if not isinstance(result, dict):
            raise PositionError("a result must be a table")
        if leg.trial:
            counts = _figures(state, result, "counts")
            state.ledger = (*state.ledger, trial_result(counts))
        else:
            state.ledger = (*state.ledger, _road_result(state, result, leg.length, leg.road.run_out))


def _road_result(state: SecondsPosition, result: dict[str, Any], length: int, run_out: int) -> StageResult:
    finishes = result.get("finishes")
    if not isinstance(finishes, list) or len(finishes) != state.course.riders:
        raise PositionError("finishes must be a list with one entry a rider: rounds after the first, cells past, lane")
    read: list[Finish] = []
    for finish in finishes:
        if not isinstance(finish, list) or len(finish) != 3 or not all(map(_is_small, finish)):
            raise PositionError(f"a finish is a list of three whole numbers, not {finish!r}")
        read.append(Finish(*finish))
    seconds, points = _figures(state, result, "bonus_seconds"), _figures(state, result, "bonus_points")
    fault = check_finishes(read, run_out)
    if fault is not None:
        raise PositionError(f"rule {fault.rule} refuses the finishes: {fault.params['fault']}")
    return road_result(read, length, seconds, points)


def _figures(state: SecondsPosition, result: dict[str, Any], key: str) -> list[int]:
    figures = result.get(key)
    riders = state.course.riders
    if not isinstance(figures, list) or len(figures) != riders or not all(map(_is_small, figures)):
        raise PositionError(f"{key} of a result must be a list of {riders} whole numbers, one a rider, not {figures!r}")
    return list(figures)


# --- reading single values ---


def _is_small(value: object) -> bool:
    return type(value) is int and 0 <= value <= _MOST


def _whole(fields: dict[str, Any], key: str, least: int = 0) -> int:
    value = fields.get(key, least)
    if type(value) is not int or not least <= value <= _MOST:
        raise PositionError(f"{key} must be a whole number from {least} to {_MOST}, not {value!r}")
    return value


def _seat(state: SecondsPosition, key: str, seat: object) -> int:
    if type(seat) is not int or seat not in range(state.course.seats):
        raise PositionError(f"{key}: there is no seat {seat!r}")
    return seat


def _rider(state: SecondsPosition, key: str, name: object) -> int:
    names = RIDER_NAMES[: state.course.riders]
    if not isinstance(name, str) or name not in names:
        raise PositionError(f"{key}: there is no rider {name!r}; the riders are {', '.join(names)}")
    return names.index(name)


def _riders(state: SecondsPosition, fields: dict[str, Any], key: str) -> list[int]:
    return [_rider(state, key, name) for name in listing(fields, key)]


def _by_rider(state: SecondsPosition, fields: dict[str, Any], key: str, least: int = 0) -> list[int]:
    figures = [0] * state.course.riders
    for name, figure in table(fields, key).items():
        if type(figure) is not int or not least <= figure <= _MOST:
            raise PositionError(f"{key}.{name} must be a whole number from {least} to {_MOST}, not {figure!r}")
        figures[_rider(state, key, name)] = figure
    return figures


def _cells(state: SecondsPosition, key: str, text: object) -> tuple[int, int]:
    """Number and lanes of `13.12`; on the run-out the number is negative."""
    found = _CELLS.fullmatch(text) if isinstance(text, str) else None
    leg = state.leg
    if found is not None:
        number = int(found[1])
        number = number if number > 0 else leg.length - number
        lanes = mask_of(tuple(sorted({int(digit) for digit in found[2]})))
        if number <= leg.end and not lanes & ~leg.full[number]:
            return number, lanes
    raise PositionError(f"{key}: {text!r} is no cell of this road")


def _mask(places: list[int]) -> int:
    return sum(1 << place for place in set(places))
