"""What a screen shows: stage, riders, hand, numbers, piles. Tables are in `tables`, ends of stages in `podium`."""

from collections import Counter
from dataclasses import replace

from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.scene import Card, Cloth, Heading, Mark, Own, Picture, Piece, Pile, Text, Turn
from gruppetto.games.bostock.board import board_id, laid_out
from gruppetto.games.bostock.cards import CARD_COLOURS, NO_CARD, RIDERS, SPRINT, RiskCard
from gruppetto.games.bostock.course import LANE_OF
from gruppetto.games.bostock.naming import cell_pick, piece
from gruppetto.games.bostock.podium import last_result
from gruppetto.games.bostock.rows import SEATING, TEAMS, drawing, kept_mark, stage_of
from gruppetto.games.bostock.stages import HEAT
from gruppetto.games.bostock.state import MOVE_PHASE, NOMINATE_PHASE, OVER_PHASE
from gruppetto.games.bostock.tables import standings_tables
from gruppetto.games.bostock.view import BostockView
from gruppetto.road.grid_board import FINISH_CELL, GridBoard, along_profile

BONUS_CLOTH = "number:bonus"
STEPS_CLOTH = "number:steps"


def heading(view: BostockView) -> Heading:
    return Heading(stage_of(view, view.stage_index), _round(view))


def own(view: BostockView) -> Own:
    laid = view.seat >= 0 and view.chosen[view.seat] >= 0
    return Own(_hand(view), piles=_piles(view, view.seat) if laid else None)


def picture(view: BostockView) -> Picture:
    return Picture(
        board=board_id(view.leg.stage),
        stage=stage_of(view, view.stage_index),
        stages=[],
        round=_round(view),
        turn=view.to_decide,
        pieces=_pieces(view),
        dice=[],
        piles=_piles(view, SPECTATOR),
        standings=standings_tables(view),
        result=last_result(view),
        provenance=view.course.edition.provenance,
        over=view.phase is OVER_PHASE,
        order=_order(view),
        numbers=_numbers(view),
    )


def _round(view: BostockView) -> Text:
    if not view.leg.solo_trial:
        return Text("bostock-round", {"round": view.round})
    if view.phase is NOMINATE_PHASE or not view.heat:
        return Text("bostock-round-nominate")
    return Text("bostock-round-heat", _heat_numbers(view))


def _heat_numbers(view: BostockView) -> dict[str, int]:
    """Which heat rides now, and in which ride-off."""
    ridden = sum(1 for seat, used in enumerate(view.used) if used and seat not in view.heat)
    return {"heat": ridden // HEAT + 1, "ride_off": len(view.rides[view.heat[0]])}


def _order(view: BostockView) -> list[Turn]:
    """The teams in the order of this round, which begins left of the dealer (BOS-2.5)."""
    seats = view.course.seats
    if view.phase is OVER_PHASE:
        return []
    order = [(view.dealer + place) % seats for place in range(1, seats + 1)]
    if view.leg.solo_trial and view.heat:
        order = [seat for seat in order if seat in view.heat]
    now = order.index(view.to_decide)
    return [
        Turn(piece(seat * RIDERS), seat, TEAMS[seat], SEATING[seat].bib, _state(place, now))
        for place, seat in enumerate(order)
    ]


def _state(place: int, now: int) -> str:
    return "now" if place == now else "done" if place < now else "next"


# --- riders ---


def _pieces(view: BostockView) -> list[Piece]:
    layout = laid_out(view.course.edition, board_id(view.leg.stage))
    if not view.leg.solo_trial:
        return [_on_road(view, layout, rider) for rider in range(view.course.riders)]
    if view.phase is NOMINATE_PHASE:
        return _signing_on(view, layout)
    return [_in_heat(view, layout, lane, seat) for lane, seat in enumerate(view.heat, 1)]


def _on_road(view: BostockView, layout: GridBoard, rider: int) -> Piece:
    """Who is over the line has left the road and waits behind it (BOS-10.1)."""
    if rider in view.placed:
        return _piece(view, layout, rider, view.leg.last + 1, 0, view.placed.index(rider))
    return _piece(view, layout, rider, view.rows[rider], LANE_OF[view.lanes[rider]])


def _signing_on(view: BostockView, layout: GridBoard) -> list[Piece]:
    """On the left the riders among whom is to be chosen, on the right those who are named (BOS-14.2)."""
    if view.to_decide < 0:
        return []
    team = range(view.to_decide * RIDERS, (view.to_decide + 1) * RIDERS)
    named = [rider for rider in view.named if rider >= 0]
    places = [(rider, place, 1) for place, rider in enumerate(team)]
    places += [(rider, place, 2) for place, rider in enumerate(named)]
    return [replace(_piece(view, layout, rider, place, lane), along=0.0) for rider, place, lane in places]


def _in_heat(view: BostockView, layout: GridBoard, lane: int, seat: int) -> Piece:
    """Side by side, each in his own lane (BOS-14.4)."""
    return _piece(view, layout, view.named[seat], view.distances[seat], lane, lane - 1)


def _piece(view: BostockView, layout: GridBoard, rider: int, row: int, lane: int, place: int = 0) -> Piece:
    seat, road = rider // RIDERS, layout.ribbon.road
    home = row > road.last
    return Piece(
        id=piece(rider),
        seat=seat,
        team=TEAMS[seat],
        bib=rider + 1,
        cell=FINISH_CELL if home else cell_pick(row, lane),
        along=along_profile(road, row),
        jersey=_jersey(view, rider),
        marks=_marks(view, rider),
        at=layout.behind_line(place, view.course.riders) if home else None,
        fallen=view.lost[rider] > 0,
    )


def _jersey(view: BostockView, rider: int) -> str:
    """In time trials the Green Jersey is set aside (BOS-13.3)."""
    if rider == view.yellow:
        return "yellow"
    return "green" if rider == view.green and view.leg.road else ""


def _marks(view: BostockView, rider: int) -> list[Mark]:
    """Turns to sit out, a kept card that is tied to him, a number that counts double."""
    marks: list[Mark] = []
    if view.lost[rider]:
        marks.append(Mark("mark-crash", Text("bostock-mark-turned", {"turns": view.lost[rider]})))
    held = view.held[rider // RIDERS]
    if held != NO_CARD and view.held_by[rider // RIDERS] == rider and view.course.risk_cards[held].tied:
        marks.append(kept_mark(view.course.risk_cards[held]))
    if rider == view.breakaway:
        marks.append(Mark("pic-breakaway", Text("bostock-mark-breakaway")))
    return marks


# --- cards ---


def _hand(view: BostockView) -> list[Card]:
    """Own race cards, then the Risk card that lies before the player."""
    cards = [race_card(view, kind, count) for kind, count in sorted(Counter(view.hand).items())]
    if view.seat < 0 or view.held[view.seat] == NO_CARD:
        return cards
    return [*cards, _risk_card(view.course.risk_cards[view.held[view.seat]])]


def race_card(view: BostockView, kind: int, count: int = 1) -> Card:
    printed = view.course.edition.race_cards[kind]
    numbers = "-".join(map(str, printed.numbers))
    return Card(
        id=f"card:{printed.id}",
        kind=numbers,
        frame="race-sprint" if printed.colour == SPRINT else "race",
        name=Text("bostock-card-race", {"colour": CARD_COLOURS[printed.colour], "numbers": numbers}),
        count=count,
        team="" if printed.colour == SPRINT else TEAMS[printed.colour],
    )


def _risk_card(card: RiskCard) -> Card:
    name = Text("bostock-card-title", {"title": card.title})
    return Card(card.pick, drawing(card), "risk-bad" if card.red else "risk-good", name)


def _numbers(view: BostockView) -> list[Cloth]:
    """The numbers of the card in play: those still to hand out, those given, the colour bonus."""
    if view.phase is not MOVE_PHASE:
        return []
    if view.gift_steps:
        steps = view.gift_steps
        return [Cloth(STEPS_CLOTH, str(steps), Text("bostock-number-steps", {"number": steps}), view.gift_count)]
    printed = view.course.edition.race_cards[view.card]
    lower = 1 if view.headwind else 0
    given = Counter(max(0, number - lower) for number in printed.numbers)
    given.subtract(view.numbers)
    cloths = [_cloth(number, count) for number, count in Counter(view.numbers).items()]
    cloths += [_cloth(number, count, given=True) for number, count in sorted(given.items(), reverse=True) if count]
    if printed.colour == view.to_decide and not view.headwind:
        cloths.append(Cloth(BONUS_CLOTH, "+1", Text("bostock-number-bonus"), given=not view.bonus, bonus=True))
    return cloths


def number_cloth(number: int) -> str:
    return f"number:{number}"


def _cloth(number: int, count: int, *, given: bool = False) -> Cloth:
    name = Text("bostock-number", {"number": number})
    return Cloth(f"given:{number}" if given else number_cloth(number), str(number), name, count, given)


def _piles(view: BostockView, eyes: int) -> list[Pile]:
    """As these eyes see them: of the cards laid face down a seat knows its own."""
    face_up = [race_card(view, kind, count) for kind, count in enumerate(view.discards) if count]
    top = None if view.discarded == NO_CARD else race_card(view, view.discarded)
    piles = [
        Pile("pile:draw", Text("bostock-pile-draw"), view.draw_count),
        Pile("pile:discard", Text("bostock-pile-discard"), sum(view.discards), top, face_up),
    ]
    if view.leg.road:
        drawn = None if view.risk_card == NO_CARD else _risk_card(view.course.risk_cards[view.risk_card])
        count = sum(view.risk_pile) + len(view.risk_bottom)
        piles.append(Pile("pile:risk", Text("bostock-pile-risk"), count, drawn))
    return piles + [_face_down(view, seat, known=seat == eyes) for seat in view.heat]


def _face_down(view: BostockView, seat: int, *, known: bool) -> Pile:
    """The card a rider of the heat has chosen: his own player sees it, the others its back (BOS-14.6)."""
    chosen = view.chosen[seat]
    name = Text("bostock-pile-heat", {"bib": view.named[seat] + 1})
    top = race_card(view, chosen) if known and chosen >= 0 else None
    return Pile(f"pile:heat-{seat + 1}", name, 0 if chosen == NO_CARD else 1, top)
