"""What a screen shows: stage, riders, hand, piles, order of the round. Tables are in `tables`, ends in `podium`."""

from functools import lru_cache

from gruppetto.engine.remembered import MANY_PIECES, MANY_TABLES, remembered
from gruppetto.engine.scene import Card, Dial, Heading, Jersey, Mark, Own, Picture, Piece, Pile, Point, Text, Turn
from gruppetto.games.seconds.box.cards import KEPT_KINDS, NO_CARD, RIDERS, ChanceCard, card_name, chance_name
from gruppetto.games.seconds.look.board import laid_out
from gruppetto.games.seconds.look.podium import last_result
from gruppetto.games.seconds.look.rows import gap, stage_of, yellow_rider
from gruppetto.games.seconds.look.tables import standings_tables
from gruppetto.games.seconds.rules.course import LANE_OF
from gruppetto.games.seconds.rules.falls import after_fall
from gruppetto.games.seconds.rules.naming import piece
from gruppetto.games.seconds.rules.position import TOUR_END, SecondsOpen, team
from gruppetto.games.seconds.rules.view import SecondsView
from gruppetto.road.lane_board import START_CELL, along_profile, cell_id

DRAW_PILE = "pile:draw"
DISCARD_PILE = "pile:discard"
CHANCE_PILE = "pile:chance"
_FULL_DIAL = 15
"""A card of so many seconds fills its dial."""
_DRAW_NAME, _DISCARD_NAME, _CHANCE_NAME = (Text(f"seconds-pile-{pile}") for pile in ("draw", "discard", "chance"))


def heading(race: SecondsOpen) -> Heading:
    return Heading(stage_of(race, race.stage_index), _round(race.round))


@lru_cache(maxsize=MANY_TABLES)
def _round(number: int) -> Text:
    return Text("seconds-round", {"round": number})


def picture(race: SecondsOpen) -> Picture:
    road, head = race.leg.road, heading(race)
    return Picture(
        board=road.id,
        stage=head.stage,
        stages=[],
        round=head.round,
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
        barred=[  # the cells of crash zones (SEC-10.8)
            cell_id(road, number, lane) for number, zone in race.zones for bit, lane in LANE_OF.items() if zone & bit
        ],
    )


def _pieces(race: SecondsOpen) -> list[Piece]:
    """Everybody who is on the board; who is home has left it (SEC-12.9)."""
    if race.phase is TOUR_END:
        return []
    present = [rider for rider in range(race.course.riders) if _present(race, rider)]
    head = max((race.numbers[rider] for rider in present), default=0)
    yellow = yellow_rider(race)
    return [_riding(race, rider, head, "yellow" if rider == yellow else "") for rider in present]


def _present(race: SecondsOpen, rider: int) -> bool:
    if race.lanes[rider] or race.besides[rider]:
        return True
    if race.finish_rounds[rider]:
        return race.finish_rounds[rider] == race.round  # on the line until the round ends (SEC-12.6)
    return race.numbers[rider] == 0


def _riding(race: SecondsOpen, rider: int, head: int, jersey: Jersey) -> Piece:
    number, fallen, known = race.numbers[rider], race.besides[rider] != 0, _known(race, rider)
    return _piece(race, rider, number, *_stand(race, rider), jersey, fallen, max(0, head - number), known)


def _road(race: SecondsOpen) -> tuple[object, ...]:
    """What the look of a rider rests on besides himself."""
    return (race.course, race.leg)


@remembered(_road, MANY_PIECES)
def _piece(
    race: SecondsOpen,
    rider: int,
    number: int,
    cell: str,
    at: Point | None,
    jersey: Jersey,
    fallen: bool,
    behind: int,
    known: tuple[int, ...],
) -> Piece:
    """A rider in his place. Few of them change from one picture to the next."""
    seat = rider // RIDERS
    return Piece(
        id=piece(rider),
        seat=seat,
        team=race.course.seating[seat].team,
        bib=race.course.bibs[rider],
        cell=cell,
        along=along_profile(race.leg.road, number),
        jersey=jersey,
        marks=_marks(race, *known),
        at=at,
        fallen=fallen,
        gap=gap(behind, 0) if behind else "",
    )


def _stand(race: SecondsOpen, rider: int) -> tuple[str, Point | None]:
    """His cell, and where he stands if it is not on it: beside the road, on the line, behind the start."""
    road, number = race.leg.road, race.numbers[rider]
    if race.lanes[rider]:
        return cell_id(road, number, LANE_OF[race.lanes[rider]]), None
    layout = laid_out(race.course.edition, road.id)
    if race.besides[rider]:
        lane = race.besides[rider].bit_length()
        line = [other for other in race.arrivals if race.besides[other] and race.numbers[other] == number]  # SEC-10.10
        return cell_id(road, number, lane), layout.beside(number, lane, line.index(rider))
    if number:
        line = [other for other in race.arrivals if race.finish_rounds[other] == race.round and not race.lanes[other]]
        return cell_id(road, road.cells, road.lanes(road.cells)), layout.on_the_line(line.index(rider))
    return START_CELL, _behind_start(race, rider)


@remembered(_road)
def _behind_start(race: SecondsOpen, rider: int) -> Point:
    layout = laid_out(race.course.edition, race.leg.road.id)
    return layout.behind_start(rider % RIDERS / (RIDERS - 1), (rider // RIDERS + 0.5) / race.course.seats)


def _known(race: SecondsOpen, rider: int) -> tuple[int, ...]:
    """What everybody knows about a rider: a turn to skip, a card that counts more or less, chance cards kept."""
    kept = race.kept[rider * KEPT_KINDS : (rider + 1) * KEPT_KINDS]
    return (race.skips >> rider & 1, race.deltas[rider], *kept)


def _marks(race: SecondsOpen, skips: int, delta: int, *kept: int) -> list[Mark]:
    marks: list[Mark] = []
    if skips:
        marks.append(Mark("mark-crash", Text("seconds-mark-skips"), sound="thud", explain="mark:skips"))
    if delta:
        text = Text("seconds-mark-delta", {"delta": f"{delta:+d}".replace("-", "−")})
        symbol = "pic-second_wind" if delta > 0 else "pic-headwind"
        marks.append(Mark(symbol, text, sound="horn", explain="mark:delta"))
    for kind, count in enumerate(kept):
        if count:
            card = race.course.kept_card(kind)
            text = Text("seconds-mark-kept", {"title": card.title})
            marks.append(Mark("mark-chance", text, explain=chance_name(card)))
    return marks


def _order(race: SecondsOpen) -> list[Turn]:
    """The riders of this round in turn; in a time trial team by team, those of a team from its first on."""
    if race.phase is TOUR_END:
        return []
    return [
        _turn(race, rider, _turn_state(race, rider, place))
        for place, entry in enumerate(race.order)
        for rider in (team(entry) if race.leg.trial else (entry,))
        if race.finish_rounds[rider] in (0, race.round)
    ]


@remembered(_road, MANY_PIECES)
def _turn(race: SecondsOpen, rider: int, state: str) -> Turn:
    seat = rider // RIDERS
    return Turn(piece(rider), seat, race.course.seating[seat].team, race.course.bibs[rider], state)


def _turn_state(race: SecondsOpen, rider: int, place: int) -> str:
    if rider == race.rider:
        return "now"
    ridden = race.moved >> rider & 1 if race.leg.trial else after_fall(race)
    if place < race.turn or (place == race.turn and ridden):
        return "done"
    return "skips" if race.skips >> rider & 1 else "next"


def own(view: SecondsView) -> Own:
    """Own seconds cards by value, then the chance cards that own riders have kept."""
    race = view.open
    cards = [seconds_card(value, count) for value, count in enumerate(view.hand) if count]
    kept = [(kind, race.kept_by(view.seat, kind)) for kind in range(KEPT_KINDS)] if view.seat >= 0 else []
    chances = [chance_card(race.course.kept_card(kind), count) for kind, count in kept if count]
    return Own(cards + chances, secret=bool(cards))


@lru_cache(maxsize=1024)
def seconds_card(value: int, count: int = 1) -> Card:
    name = Text("seconds-card-value", {"value": value})
    dial = Dial(value, _FULL_DIAL, Text("seconds-card-unit"))
    return Card(card_name(value), str(value), "seconds", name, count, dial=dial, explain=card_name(value))


def chance_card(card: ChanceCard, count: int = 1) -> Card:
    name = Text("seconds-card-title", {"title": card.title})
    return Card(chance_name(card), card.picture, "chance", name, count, explain=chance_name(card))


def _piles(race: SecondsOpen) -> list[Pile]:
    face_up = [seconds_card(value, count) for value, count in enumerate(race.played) if count]
    piles = [
        Pile(DRAW_PILE, _DRAW_NAME, race.draw_count, explain=DRAW_PILE),
        Pile(DISCARD_PILE, _DISCARD_NAME, sum(race.played) + sum(race.buried_sizes), None, face_up, DISCARD_PILE),
    ]
    if race.course.chance_count:
        kind = race.chance_card
        top = None if kind == NO_CARD else chance_card(race.course.chance_cards[kind])
        count = race.chance_left + len(race.chance_bottom)
        piles.append(Pile(CHANCE_PILE, _CHANCE_NAME, count, top, explain=CHANCE_PILE))
    return piles
