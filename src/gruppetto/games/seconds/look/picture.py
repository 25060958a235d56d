"""What a screen shows: stage, riders, hand, piles, order of the round. Tables are in `tables`, ends in `podium`."""

from gruppetto.engine.scene import Card, Dial, Heading, Mark, Own, Picture, Piece, Pile, Text, Turn
from gruppetto.games.seconds.box.cards import KEPT_KINDS, MECHANIC, NO_CARD, RIDERS, ChanceCard, card_name, chance_name
from gruppetto.games.seconds.look.board import laid_out
from gruppetto.games.seconds.look.podium import last_result
from gruppetto.games.seconds.look.rows import TEAMS, gap, stage_of, yellow_rider
from gruppetto.games.seconds.look.tables import standings_tables
from gruppetto.games.seconds.rules.actions import BRAKE, CRASH
from gruppetto.games.seconds.rules.course import LANE_OF
from gruppetto.games.seconds.rules.naming import bib, of_rider, piece
from gruppetto.games.seconds.rules.position import (
    CHOOSE_PHASE,
    EXCHANGE_PHASE,
    LANE_PHASE,
    PLAY_PHASE,
    SKIP_PHASE,
    SURRENDER_PHASE,
    SWAP_PHASE,
    TOUR_END,
    SecondsOpen,
)
from gruppetto.games.seconds.rules.view import SecondsView
from gruppetto.road.lane_board import START_CELL, along_profile, cell_id

CHANCE_PILE = "pile:chance"
_FULL_DIAL = 15
"""A card of so many seconds fills its dial."""
_PICTURES = {"keep_boost": "second_wind", "keep_remount": "service_car"}


def heading(race: SecondsOpen) -> Heading:
    return Heading(stage_of(race, race.stage_index), Text("seconds-round", {"round": race.round}))


def own(view: SecondsView) -> Own:
    return Own(_hand(view))


def picture(race: SecondsOpen) -> Picture:
    return Picture(
        board=race.leg.road.id,
        stage=stage_of(race, race.stage_index),
        stages=[],
        round=Text("seconds-round", {"round": race.round}),
        turn=race.to_decide,
        pieces=_pieces(race),
        dice=[],
        piles=_piles(race),
        standings=standings_tables(race),
        result=last_result(race),
        provenance=race.course.edition.provenance,
        over=race.phase is TOUR_END,
        order=_order(race),
        rider=piece(race.rider) if race.rider >= 0 else "",
        barred=_barred(race),
    )


def question(view: SecondsView) -> Text:
    """The one imperative line for the seat to decide. Whether every card would crash only its owner knows."""
    race = view.open
    phase = race.phase
    if phase is PLAY_PHASE:
        verb = view.actions[0].verb if view.actions else -1
        key = {CRASH: "crash", BRAKE: "brake"}.get(verb, "ride")
        return Text(f"seconds-question-{key}", of_rider(race.rider))
    if phase is SKIP_PHASE:
        return Text("seconds-question-skip", of_rider(race.rider))
    if phase is SURRENDER_PHASE:
        return Text("seconds-question-surrender", {"count": race.due[race.to_decide]})
    if phase is EXCHANGE_PHASE:
        return Text("seconds-question-exchange", {"count": race.to_discard})
    if phase is SWAP_PHASE:
        return Text("seconds-question-swap", {"count": race.to_discard})
    if phase is LANE_PHASE:
        return Text("seconds-question-lane", of_rider(race.rider))
    return Text("seconds-question-choose" if phase is CHOOSE_PHASE else "seconds-question-over")


# --- riders ---


def _pieces(race: SecondsOpen) -> list[Piece]:
    """Everybody who is on the board; who is home has left it (SEC-12.9)."""
    if race.phase is TOUR_END:
        return []
    present = [rider for rider in range(race.course.riders) if _present(race, rider)]
    head = max((race.numbers[rider] for rider in present), default=0)
    return [_piece(race, rider, head) for rider in present]


def _present(race: SecondsOpen, rider: int) -> bool:
    if race.lanes[rider] or race.besides[rider]:
        return True
    if race.finish_rounds[rider]:
        return race.finish_rounds[rider] == race.round  # on the line until the round ends (SEC-12.6)
    return race.numbers[rider] == 0


def _piece(race: SecondsOpen, rider: int, head: int) -> Piece:
    seat, number = rider // RIDERS, race.numbers[rider]
    layout = laid_out(race.course.edition, race.leg.road.id)
    road = race.leg.road
    cell, at = START_CELL, None
    if race.lanes[rider]:
        cell = cell_id(road, number, LANE_OF[race.lanes[rider]])
    elif race.besides[rider]:
        lane = race.besides[rider].bit_length()
        cell = cell_id(road, number, lane)
        at = layout.beside(number, lane, _place_beside(race, rider))
    elif number:
        cell = cell_id(road, road.cells, road.lanes(road.cells))
        at = layout.on_the_line(_place_on_line(race, rider))
    else:
        at = layout.behind_start(rider % RIDERS / (RIDERS - 1), (seat + 0.5) / race.course.seats)
    return Piece(
        id=piece(rider),
        seat=seat,
        team=TEAMS[seat],
        bib=bib(rider),
        cell=cell,
        along=along_profile(road, number),
        jersey="yellow" if rider == yellow_rider(race) else "",
        marks=_marks(race, rider),
        at=at,
        fallen=race.besides[rider] != 0,
        gap=gap(head, number) if number < head else "",
    )


def _place_beside(race: SecondsOpen, rider: int) -> int:
    """His place in the line beside the road (SEC-10.10)."""
    line = [other for other in race.arrivals if race.besides[other] and race.numbers[other] == race.numbers[rider]]
    return line.index(rider)


def _place_on_line(race: SecondsOpen, rider: int) -> int:
    on_line = [other for other in race.arrivals if race.finish_rounds[other] == race.round and not race.lanes[other]]
    return on_line.index(rider)


def _marks(race: SecondsOpen, rider: int) -> list[Mark]:
    """What everybody knows about a rider: a turn to skip, a card that counts more or less, chance cards kept."""
    marks: list[Mark] = []
    if race.skips >> rider & 1:
        marks.append(Mark("mark-crash", Text("seconds-mark-skips"), sound="thud"))
    delta = race.deltas[rider]
    if delta:
        text = Text("seconds-mark-delta", {"delta": f"{delta:+d}".replace("-", "−")})
        marks.append(Mark("pic-second_wind" if delta > 0 else "pic-headwind", text, sound="horn"))
    for kept in range(KEPT_KINDS):
        if race.kept[rider * KEPT_KINDS + kept]:
            marks.append(Mark("mark-chance", Text("seconds-mark-kept", {"title": kept_card(race, kept).title})))
    return marks


def _order(race: SecondsOpen) -> list[Turn]:
    """The riders of this round in turn; in a time trial team by team, those of a team from its first on."""
    if race.phase is TOUR_END:
        return []
    riders = [
        (rider, place)
        for place, entry in enumerate(race.order)
        for rider in (range(entry * RIDERS, (entry + 1) * RIDERS) if race.leg.trial else (entry,))
    ]
    racing = [(r, p) for r, p in riders if not race.finish_rounds[r] or race.finish_rounds[r] == race.round]
    return [Turn(piece(r), r // RIDERS, TEAMS[r // RIDERS], bib(r), _turn_state(race, r, place)) for r, place in racing]


def _turn_state(race: SecondsOpen, rider: int, place: int) -> str:
    if rider == race.rider:
        return "now"
    if place < race.turn or (place == race.turn and race.moved >> rider & 1):
        return "done"
    return "skips" if race.skips >> rider & 1 else "next"


def _barred(race: SecondsOpen) -> list[str]:
    """The cells of crash zones (SEC-10.8)."""
    road = race.leg.road
    return [cell_id(road, number, lane) for number, zone in race.zones for bit, lane in LANE_OF.items() if zone & bit]


# --- cards ---


def kept_card(race: SecondsOpen, kept: int) -> ChanceCard:
    return race.course.edition.chance_cards[race.course.kept_kinds[kept]]


def kept_by(race: SecondsOpen, seat: int, kept: int) -> int:
    """How many cards of a kept kind the riders of a team hold."""
    return sum(race.kept[rider * KEPT_KINDS + kept] for rider in range(seat * RIDERS, (seat + 1) * RIDERS))


def _hand(view: SecondsView) -> list[Card]:
    """Own seconds cards by value, then the chance cards that own riders have kept."""
    cards = [_seconds_card(value, count) for value, count in enumerate(view.hand) if count]
    if view.seat < 0:
        return cards
    race = view.open
    kept = [(kind, kept_by(race, view.seat, kind)) for kind in range(MECHANIC + 1)]
    return cards + [_chance_card(kept_card(race, kind), count) for kind, count in kept if count]


def _seconds_card(value: int, count: int = 1) -> Card:
    name = Text("seconds-card-value", {"value": value})
    dial = Dial(value, _FULL_DIAL, Text("seconds-card-unit"))
    return Card(card_name(value), str(value), "seconds", name, count, dial=dial)


def _chance_card(card: ChanceCard, count: int = 1) -> Card:
    picture = _PICTURES.get(card.effect, "chance")
    return Card(chance_name(card), picture, "chance", Text("seconds-card-title", {"title": card.title}), count)


def _piles(race: SecondsOpen) -> list[Pile]:
    face_up = [_seconds_card(value, count) for value, count in enumerate(race.played) if count]
    piles = [
        Pile("pile:draw", Text("seconds-pile-draw"), race.draw_count),
        Pile("pile:discard", Text("seconds-pile-discard"), sum(race.played) + sum(race.buried_sizes), None, face_up),
    ]
    if race.course.chance_count:
        cards = race.course.chance_cards
        top = None if race.chance_card == NO_CARD else _chance_card(cards[race.chance_card])
        count = race.chance_left + len(race.chance_bottom)
        piles.append(Pile(CHANCE_PILE, Text("seconds-pile-chance"), count, top))
    return piles
