"""What a screen shows: stage, riders, hand, piles, order of the round. Tables are in `tables`, ends in `podium`."""

from gruppetto.engine.scene import Card, Heading, Mark, Own, Picture, Piece, Pile, Text, Turn
from gruppetto.games.seconds.actions import BRAKE, CRASH
from gruppetto.games.seconds.board import laid_out
from gruppetto.games.seconds.cards import KEPT_KINDS, MECHANIC, NO_CARD, RIDERS, ChanceCard, card_name, chance_name
from gruppetto.games.seconds.course import LANE_OF
from gruppetto.games.seconds.naming import bib, of_rider, piece
from gruppetto.games.seconds.podium import last_result
from gruppetto.games.seconds.rows import TEAMS, gap, stage_of, yellow_rider
from gruppetto.games.seconds.state import (
    CHOOSE_PHASE,
    EXCHANGE_PHASE,
    LANE_PHASE,
    PLAY_PHASE,
    SKIP_PHASE,
    SURRENDER_PHASE,
    SWAP_PHASE,
    TOUR_END,
)
from gruppetto.games.seconds.tables import standings_tables
from gruppetto.games.seconds.view import SecondsView
from gruppetto.road.lane_board import START_CELL, along_profile, cell_id

CHANCE_PILE = "pile:chance"
_PICTURES = {"keep_boost": "second_wind", "keep_remount": "service_car"}


def heading(view: SecondsView) -> Heading:
    return Heading(stage_of(view, view.stage_index), Text("seconds-round", {"round": view.round}))


def own(view: SecondsView) -> Own:
    return Own(_hand(view))


def picture(view: SecondsView) -> Picture:
    return Picture(
        board=view.leg.road.id,
        stage=stage_of(view, view.stage_index),
        stages=[],
        round=Text("seconds-round", {"round": view.round}),
        turn=view.to_decide,
        pieces=_pieces(view),
        dice=[],
        piles=_piles(view),
        standings=standings_tables(view),
        result=last_result(view),
        provenance=view.course.edition.provenance,
        over=view.phase is TOUR_END,
        order=_order(view),
        rider=piece(view.rider) if view.rider >= 0 else "",
        barred=_barred(view),
    )


def question(view: SecondsView) -> Text:
    """The one imperative line for the seat to decide."""
    phase = view.phase
    if phase is PLAY_PHASE:
        verb = view.actions[0].verb if view.actions else -1
        key = {CRASH: "crash", BRAKE: "brake"}.get(verb, "ride")
        return Text(f"seconds-question-{key}", of_rider(view.rider))
    if phase is SKIP_PHASE:
        return Text("seconds-question-skip", of_rider(view.rider))
    if phase is SURRENDER_PHASE:
        return Text("seconds-question-surrender", {"count": view.due[view.to_decide]})
    if phase is EXCHANGE_PHASE:
        return Text("seconds-question-exchange", {"count": view.to_discard})
    if phase is SWAP_PHASE:
        return Text("seconds-question-swap", {"count": view.to_discard})
    if phase is LANE_PHASE:
        return Text("seconds-question-lane", of_rider(view.rider))
    return Text("seconds-question-choose" if phase is CHOOSE_PHASE else "seconds-question-over")


# --- riders ---


def _pieces(view: SecondsView) -> list[Piece]:
    """Everybody who is on the board; who is home has left it (SEC-12.9)."""
    if view.phase is TOUR_END:
        return []
    present = [rider for rider in range(view.course.riders) if _present(view, rider)]
    head = max((view.numbers[rider] for rider in present), default=0)
    return [_piece(view, rider, head) for rider in present]


def _present(view: SecondsView, rider: int) -> bool:
    if view.lanes[rider] or view.besides[rider]:
        return True
    if view.finish_rounds[rider]:
        return view.finish_rounds[rider] == view.round  # on the line until the round ends (SEC-12.6)
    return view.numbers[rider] == 0


def _piece(view: SecondsView, rider: int, head: int) -> Piece:
    seat, number = rider // RIDERS, view.numbers[rider]
    layout = laid_out(view.course.edition, view.leg.road.id)
    road = view.leg.road
    cell, at = START_CELL, None
    if view.lanes[rider]:
        cell = cell_id(road, number, LANE_OF[view.lanes[rider]])
    elif view.besides[rider]:
        lane = view.besides[rider].bit_length()
        cell = cell_id(road, number, lane)
        at = layout.beside(number, lane, _place_beside(view, rider))
    elif number:
        cell = cell_id(road, road.cells, road.lanes(road.cells))
        at = layout.on_the_line(_place_on_line(view, rider))
    else:
        at = layout.behind_start(rider % RIDERS / (RIDERS - 1), (seat + 0.5) / view.course.seats)
    return Piece(
        id=piece(rider),
        seat=seat,
        team=TEAMS[seat],
        bib=bib(rider),
        cell=cell,
        along=along_profile(road, number),
        jersey="yellow" if rider == yellow_rider(view) else "",
        marks=_marks(view, rider),
        at=at,
        fallen=view.besides[rider] != 0,
        gap=gap(head, number) if number < head else "",
    )


def _place_beside(view: SecondsView, rider: int) -> int:
    """His place in the line beside the road (SEC-10.10)."""
    line = [other for other in view.arrivals if view.besides[other] and view.numbers[other] == view.numbers[rider]]
    return line.index(rider)


def _place_on_line(view: SecondsView, rider: int) -> int:
    on_line = [other for other in view.arrivals if view.finish_rounds[other] == view.round and not view.lanes[other]]
    return on_line.index(rider)


def _marks(view: SecondsView, rider: int) -> list[Mark]:
    """What everybody knows about a rider: a turn to skip, a card that counts more or less, chance cards kept."""
    marks: list[Mark] = []
    if view.skips >> rider & 1:
        marks.append(Mark("mark-crash", Text("seconds-mark-skips")))
    delta = view.deltas[rider]
    if delta:
        text = Text("seconds-mark-delta", {"delta": f"{delta:+d}".replace("-", "−")})
        marks.append(Mark("pic-second_wind" if delta > 0 else "pic-headwind", text))
    for kept in range(KEPT_KINDS):
        if view.kept[rider * KEPT_KINDS + kept]:
            marks.append(Mark("mark-chance", Text("seconds-mark-kept", {"title": kept_card(view, kept).title})))
    return marks


def _order(view: SecondsView) -> list[Turn]:
    """The riders of this round in turn; in a time trial team by team, those of a team from its first on."""
    if view.phase is TOUR_END:
        return []
    riders = [
        (rider, place)
        for place, entry in enumerate(view.order)
        for rider in (range(entry * RIDERS, (entry + 1) * RIDERS) if view.leg.trial else (entry,))
    ]
    racing = [(r, p) for r, p in riders if not view.finish_rounds[r] or view.finish_rounds[r] == view.round]
    return [Turn(piece(r), r // RIDERS, TEAMS[r // RIDERS], bib(r), _turn_state(view, r, place)) for r, place in racing]


def _turn_state(view: SecondsView, rider: int, place: int) -> str:
    if rider == view.rider:
        return "now"
    if place < view.turn or (place == view.turn and view.moved >> rider & 1):
        return "done"
    return "skips" if view.skips >> rider & 1 else "next"


def _barred(view: SecondsView) -> list[str]:
    """The cells of crash zones (SEC-10.8)."""
    road = view.leg.road
    return [cell_id(road, number, lane) for number, zone in view.zones for bit, lane in LANE_OF.items() if zone & bit]


# --- cards ---


def kept_card(view: SecondsView, kept: int) -> ChanceCard:
    return view.course.edition.chance_cards[view.course.kept_kinds[kept]]


def kept_by(view: SecondsView, seat: int, kept: int) -> int:
    """How many cards of a kept kind the riders of a team hold."""
    return sum(view.kept[rider * KEPT_KINDS + kept] for rider in range(seat * RIDERS, (seat + 1) * RIDERS))


def _hand(view: SecondsView) -> list[Card]:
    """Own seconds cards by value, then the chance cards that own riders have kept."""
    cards = [_seconds_card(value, count) for value, count in enumerate(view.hand) if count]
    if view.seat < 0:
        return cards
    kept = [(kind, kept_by(view, view.seat, kind)) for kind in range(MECHANIC + 1)]
    return cards + [_chance_card(kept_card(view, kind), count) for kind, count in kept if count]


def _seconds_card(value: int, count: int = 1) -> Card:
    return Card(card_name(value), str(value), "seconds", Text("seconds-card-value", {"value": value}), count)


def _chance_card(card: ChanceCard, count: int = 1) -> Card:
    picture = _PICTURES.get(card.effect, "chance")
    return Card(chance_name(card), picture, "chance", Text("seconds-card-title", {"title": card.title}), count)


def _piles(view: SecondsView) -> list[Pile]:
    face_up = [_seconds_card(value, count) for value, count in enumerate(view.played) if count]
    piles = [
        Pile("pile:draw", Text("seconds-pile-draw"), view.draw_count),
        Pile("pile:discard", Text("seconds-pile-discard"), sum(view.played) + sum(view.buried_sizes), None, face_up),
    ]
    if view.course.chance_count:
        cards = view.course.chance_cards
        top = None if view.chance_card == NO_CARD else _chance_card(cards[view.chance_card])
        count = sum(view.chance_pile) + len(view.chance_bottom)
        piles.append(Pile(CHANCE_PILE, Text("seconds-pile-chance"), count, top))
    return piles
