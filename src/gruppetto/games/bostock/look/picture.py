"""What a screen shows: stage, riders, hand, numbers, piles. Tables are in `tables`, ends of stages in `podium`."""

from collections import Counter
from dataclasses import replace

from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.scene import Card, Cloth, Heading, Jersey, Mark, Own, Picture, Piece, Pile, Text, Turn
from gruppetto.games.bostock.box.cards import CARD_COLOURS, NO_CARD, RIDERS, SPRINT, RiskCard
from gruppetto.games.bostock.box.stages import HEAT
from gruppetto.games.bostock.look.board import board_id, laid_out
from gruppetto.games.bostock.look.podium import last_result
from gruppetto.games.bostock.look.rows import SEATING, TEAMS, drawing, kept_mark, stage_of
from gruppetto.games.bostock.look.tables import standings_tables
from gruppetto.games.bostock.rules.course import LANE_OF
from gruppetto.games.bostock.rules.hands import has_laid
from gruppetto.games.bostock.rules.naming import cell_pick, piece
from gruppetto.games.bostock.rules.position import MOVE_PHASE, NOMINATE_PHASE, OVER_PHASE, BostockOpen
from gruppetto.games.bostock.rules.view import BostockView
from gruppetto.road.grid_board import FINISH_CELL, GridBoard, along_profile

BONUS_CLOTH = "number:bonus"
STEPS_CLOTH = "number:steps"


def heading(table: BostockOpen) -> Heading:
    return Heading(stage_of(table, table.stage_index), _round(table))


def own(view: BostockView) -> Own:
    laid = view.chosen != NO_CARD
    return Own(_hand(view), piles=_piles(view.open, view.seat, view.chosen) if laid else None)


def picture(table: BostockOpen) -> Picture:
    return Picture(
        board=board_id(table.leg.stage),
        stage=stage_of(table, table.stage_index),
        stages=[],
        round=_round(table),
        turn=table.to_decide,
        pieces=_pieces(table),
        dice=[],
        piles=_piles(table),
        standings=standings_tables(table),
        result=last_result(table),
        provenance=table.course.edition.provenance,
        over=table.phase is OVER_PHASE,
        order=_order(table),
        numbers=_numbers(table),
    )


def _round(table: BostockOpen) -> Text:
    if not table.leg.solo_trial:
        return Text("bostock-round", {"round": table.round})
    if table.phase is NOMINATE_PHASE or not table.heat:
        return Text("bostock-round-nominate")
    return Text("bostock-round-heat", _heat_numbers(table))


def _heat_numbers(table: BostockOpen) -> dict[str, int]:
    """Which heat rides now, and in which ride-off."""
    ridden = sum(1 for seat, used in enumerate(table.used) if used and seat not in table.heat)
    return {"heat": ridden // HEAT + 1, "ride_off": len(table.rides[table.heat[0]])}


def _order(table: BostockOpen) -> list[Turn]:
    """The teams in the order of this round, which begins left of the dealer (BOS-2.5)."""
    seats = table.course.seats
    if table.phase is OVER_PHASE:
        return []
    order = [(table.dealer + place) % seats for place in range(1, seats + 1)]
    if table.leg.solo_trial and table.heat:
        order = [seat for seat in order if seat in table.heat]
    now = order.index(table.to_decide)
    return [
        Turn(piece(seat * RIDERS), seat, TEAMS[seat], SEATING[seat].bib, _state(place, now))
        for place, seat in enumerate(order)
    ]


def _state(place: int, now: int) -> str:
    return "now" if place == now else "done" if place < now else "next"


# --- riders ---


def _pieces(table: BostockOpen) -> list[Piece]:
    layout = laid_out(table.course.edition, board_id(table.leg.stage))
    if not table.leg.solo_trial:
        return [_on_road(table, layout, rider) for rider in range(table.course.riders)]
    if table.phase is NOMINATE_PHASE:
        return _signing_on(table, layout)
    return [_in_heat(table, layout, lane, seat) for lane, seat in enumerate(table.heat, 1)]


def _on_road(table: BostockOpen, layout: GridBoard, rider: int) -> Piece:
    """Who is over the line has left the road and waits behind it (BOS-10.1)."""
    if rider in table.placed:
        return _piece(table, layout, rider, table.leg.last + 1, 0, table.placed.index(rider))
    return _piece(table, layout, rider, table.rows[rider], LANE_OF[table.lanes[rider]])


def _signing_on(table: BostockOpen, layout: GridBoard) -> list[Piece]:
    """On the left the riders among whom is to be chosen, on the right those who are named (BOS-14.2)."""
    if table.to_decide < 0:
        return []
    team = range(table.to_decide * RIDERS, (table.to_decide + 1) * RIDERS)
    named = [rider for rider in table.named if rider >= 0]
    places = [(rider, place, 1) for place, rider in enumerate(team)]
    places += [(rider, place, 2) for place, rider in enumerate(named)]
    return [replace(_piece(table, layout, rider, place, lane), along=0.0) for rider, place, lane in places]


def _in_heat(table: BostockOpen, layout: GridBoard, lane: int, seat: int) -> Piece:
    """Side by side, each in his own lane (BOS-14.4)."""
    return _piece(table, layout, table.named[seat], table.distances[seat], lane, lane - 1)


def _piece(table: BostockOpen, layout: GridBoard, rider: int, row: int, lane: int, place: int = 0) -> Piece:
    seat, road = rider // RIDERS, layout.ribbon.road
    home = row > road.last
    return Piece(
        id=piece(rider),
        seat=seat,
        team=TEAMS[seat],
        bib=rider + 1,
        cell=FINISH_CELL if home else cell_pick(row, lane),
        along=along_profile(road, row),
        jersey=_jersey(table, rider),
        marks=_marks(table, rider),
        at=layout.behind_line(place, table.course.riders) if home else None,
        fallen=table.lost[rider] > 0,
    )


def _jersey(table: BostockOpen, rider: int) -> Jersey:
    """In time trials the Green Jersey is set aside (BOS-13.3)."""
    if rider == table.yellow:
        return "yellow"
    return "green" if rider == table.green and table.leg.road else ""


def _marks(table: BostockOpen, rider: int) -> list[Mark]:
    """Turns to sit out, a kept card that is tied to him, a number that counts double."""
    marks: list[Mark] = []
    if table.lost[rider]:
        marks.append(Mark("mark-crash", Text("bostock-mark-turned", {"turns": table.lost[rider]}), sound="thud"))
    held = table.held[rider // RIDERS]
    if held != NO_CARD and table.held_by[rider // RIDERS] == rider and table.course.risk_cards[held].tied:
        marks.append(kept_mark(table.course.risk_cards[held]))
    if rider == table.breakaway:
        marks.append(Mark("pic-breakaway", Text("bostock-mark-breakaway"), sound="horn"))
    return marks


# --- cards ---


def _hand(view: BostockView) -> list[Card]:
    """Own race cards, then the Risk card that lies before the player."""
    table = view.open
    cards = [race_card(table, kind, count) for kind, count in sorted(Counter(view.hand).items())]
    if view.seat < 0 or table.held[view.seat] == NO_CARD:
        return cards
    return [*cards, _risk_card(table.course.risk_cards[table.held[view.seat]])]


def race_card(table: BostockOpen, kind: int, count: int = 1) -> Card:
    printed = table.course.edition.race_cards[kind]
    numbers = "-".join(map(str, printed.numbers))
    return Card(
        id=f"card:{printed.id}",
        kind=numbers,
        frame="race-sprint" if printed.colour == SPRINT else "race",
        name=Text("bostock-card-race", {"colour": CARD_COLOURS[printed.colour], "numbers": numbers}),
        count=count,
        team="" if printed.colour == SPRINT else TEAMS[printed.colour],
        numbers=list(printed.numbers),
    )


def _risk_card(card: RiskCard) -> Card:
    name = Text("bostock-card-title", {"title": card.title})
    return Card(card.pick, drawing(card), "risk-bad" if card.red else "risk-good", name)


def _numbers(table: BostockOpen) -> list[Cloth]:
    """The numbers of the card in play: those still to hand out, those given, the colour bonus."""
    if table.phase is not MOVE_PHASE:
        return []
    if table.gift_steps:
        steps = table.gift_steps
        return [Cloth(STEPS_CLOTH, str(steps), Text("bostock-number-steps", {"number": steps}), table.gift_count)]
    printed = table.course.edition.race_cards[table.card]
    lower = 1 if table.headwind else 0
    given = Counter(max(0, number - lower) for number in printed.numbers)
    given.subtract(table.numbers)
    cloths = [_cloth(number, count) for number, count in Counter(table.numbers).items()]
    cloths += [_cloth(number, count, given=True) for number, count in sorted(given.items(), reverse=True) if count]
    if printed.colour == table.to_decide and not table.headwind:
        cloths.append(Cloth(BONUS_CLOTH, "+1", Text("bostock-number-bonus"), given=not table.bonus, bonus=True))
    return cloths


def number_cloth(number: int) -> str:
    return f"number:{number}"


def _cloth(number: int, count: int, *, given: bool = False) -> Cloth:
    name = Text("bostock-number", {"number": number})
    return Cloth(f"given:{number}" if given else number_cloth(number), str(number), name, count, given)


def _piles(table: BostockOpen, seat: int = SPECTATOR, chosen: int = NO_CARD) -> list[Pile]:
    """As everybody sees them, or as a seat does that knows the card it has laid face down."""
    face_up = [race_card(table, kind, count) for kind, count in enumerate(table.discards) if count]
    top = None if table.discarded == NO_CARD else race_card(table, table.discarded)
    piles = [
        Pile("pile:draw", Text("bostock-pile-draw"), table.draw_count),
        Pile("pile:discard", Text("bostock-pile-discard"), sum(table.discards), top, face_up),
    ]
    if table.leg.road:
        drawn = None if table.risk_card == NO_CARD else _risk_card(table.course.risk_cards[table.risk_card])
        count = table.risk_left + len(table.risk_bottom)
        piles.append(Pile("pile:risk", Text("bostock-pile-risk"), count, drawn))
    return piles + [_face_down(table, rider, chosen if rider == seat else NO_CARD) for rider in table.heat]


def _face_down(table: BostockOpen, seat: int, known: int) -> Pile:
    """The card a rider of the heat has chosen: his own player sees it, the others its back (BOS-14.6)."""
    name = Text("bostock-pile-heat", {"bib": table.named[seat] + 1})
    top = None if known == NO_CARD else race_card(table, known)
    return Pile(f"pile:heat-{seat + 1}", name, 1 if has_laid(table, seat) else 0, top)
