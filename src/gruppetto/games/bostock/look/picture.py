"""What a screen shows: stage, riders, hand, numbers, piles. Tables are in `tables`, ends of stages in `podium`."""

from collections import Counter
from functools import lru_cache, partial

from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.remembered import MANY_PIECES, MANY_TABLES, remembered
from gruppetto.engine.scene import Card, Heading, Jersey, Mark, NumberTile, Own, Picture, Piece, Pile, Text, Turn
from gruppetto.games.bostock.box.cards import CARD_COLOURS, NO_CARD, RIDERS, RIDERS_OF, SPRINT, RaceCard, RiskCard
from gruppetto.games.bostock.box.options import TEAMS
from gruppetto.games.bostock.box.stages import HEAT
from gruppetto.games.bostock.look.board import board_id, laid_out
from gruppetto.games.bostock.look.podium import last_result
from gruppetto.games.bostock.look.rows import kept_mark, stage_of
from gruppetto.games.bostock.look.tables import standings_tables
from gruppetto.games.bostock.rules.course import LANE_OF
from gruppetto.games.bostock.rules.hands import has_laid
from gruppetto.games.bostock.rules.naming import DISCARD_PILE, DRAW_PILE, cell_pick, number_pick, piece, yes
from gruppetto.games.bostock.rules.position import MOVE_PHASE, NOMINATE_PHASE, OVER_PHASE, BostockOpen
from gruppetto.games.bostock.rules.view import BostockView
from gruppetto.road.grid_board import FINISH_CELL, along_profile

BONUS_TILE = "number:bonus"
STEPS_TILE = "number:steps"
NUMBER = "number:any"
"""What explains a number of the card."""
RISK_PILE = "pile:risk"
_DRAW_NAME, _DISCARD_NAME, _RISK_NAME = (Text(f"bostock-pile-{pile}") for pile in ("draw", "discard", "risk"))


def heading(table: BostockOpen) -> Heading:
    return Heading(stage_of(table, table.stage_index), _round(table))


def own(view: BostockView) -> Own:
    laid = view.chosen != NO_CARD
    piles = _piles(view.open, view.seat, view.chosen) if laid else None
    return Own(_hand(view), piles=piles, secret=laid or bool(view.hand))


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
        return _round_text(table.round)
    if table.phase is NOMINATE_PHASE or not table.heat:
        return Text("bostock-round-nominate")
    ridden = sum(1 for seat, used in enumerate(table.used) if used and seat not in table.heat)
    return Text("bostock-round-heat", {"heat": ridden // HEAT + 1, "ride_off": len(table.rides[table.heat[0]])})


@lru_cache(maxsize=MANY_TABLES)
def _round_text(number: int) -> Text:
    return Text("bostock-round", {"round": number})


def _box(table: BostockOpen) -> tuple[object, ...]:
    """What the faces of cards and the looks of teams rest on."""
    return (table.course,)


def _order(table: BostockOpen) -> list[Turn]:
    """The teams in the order of this round, which begins left of the dealer (BOS-2.5)."""
    seats = table.course.seats
    if table.phase is OVER_PHASE:
        return []
    order = [(table.dealer + place) % seats for place in range(1, seats + 1)]
    if table.leg.solo_trial and table.heat:
        order = [seat for seat in order if seat in table.heat]
    now = order.index(table.to_decide)
    states = ["done"] * now + ["now"] + ["next"] * seats
    return [_turn(table, seat, state) for seat, state in zip(order, states, strict=False)]


@remembered(_box, MANY_PIECES)
def _turn(table: BostockOpen, seat: int, state: str) -> Turn:
    look = table.course.seating[seat]
    return Turn(piece(table.course, seat * RIDERS), seat, look.team, look.bib, state)


# --- riders ---


def _pieces(table: BostockOpen) -> list[Piece]:
    """On the road; who is over the line has left it and waits behind it (BOS-10.1). In a heat side by side, each in
    his lane (BOS-14.4); before it those among whom is to be chosen, and on the right who is named (BOS-14.2)."""
    if not table.leg.solo_trial:
        spots = [
            (rider, table.leg.last + 1, 0, table.placed.index(rider))
            if rider in table.placed
            else (rider, table.rows[rider], LANE_OF[table.lanes[rider]], 0)
            for rider in range(table.course.riders)
        ]
    elif table.phase is NOMINATE_PHASE:
        named = [rider for rider in table.named if rider >= 0]
        spots = [(rider, place, 1, 0) for place, rider in enumerate(RIDERS_OF[table.to_decide])]
        spots += [(rider, place, 2, 0) for place, rider in enumerate(named)]
    else:
        spots = [(table.named[seat], table.distances[seat], lane, lane - 1) for lane, seat in enumerate(table.heat, 1)]
    return [_piece(table, *spot) for spot in spots]


def _piece(table: BostockOpen, rider: int, row: int, lane: int, place: int) -> Piece:
    looks = (_jersey(table, rider), table.lost[rider], _tied(table, rider), rider == table.breakaway)
    return _standing(table, rider, row, lane, place, *looks)


def _road(table: BostockOpen) -> tuple[object, ...]:
    """What the look of a rider rests on besides himself."""
    return (table.course, table.leg, table.phase is NOMINATE_PHASE)


@remembered(_road, MANY_PIECES)
def _standing(
    table: BostockOpen, rider: int, row: int, lane: int, place: int, jersey: Jersey, lost: int, tied: int, breaks: bool
) -> Piece:
    """A rider as he stands. Few of them change from one picture to the next."""
    layout = laid_out(table.course.edition, board_id(table.leg.stage))
    seat, road = rider // RIDERS, layout.ribbon.road
    home = row > road.last
    return Piece(
        id=piece(table.course, rider),
        seat=seat,
        team=table.course.seating[seat].team,
        bib=table.course.bibs[rider],
        cell=FINISH_CELL if home else cell_pick(row, lane),
        along=0.0 if table.phase is NOMINATE_PHASE else along_profile(road, row),
        jersey=jersey,
        marks=_marks(table, lost, tied, breaks),
        at=layout.behind_line(place, table.course.riders) if home else None,
        fallen=lost > 0,
    )


def _jersey(table: BostockOpen, rider: int) -> Jersey:
    """In time trials the Green Jersey is set aside (BOS-13.3)."""
    if rider == table.yellow:
        return "yellow"
    return "green" if rider == table.green and table.leg.road else ""


def _tied(table: BostockOpen, rider: int) -> int:
    """The kept card that is tied to him, or none."""
    held = table.held[rider // RIDERS]
    if held == NO_CARD or table.held_by[rider // RIDERS] != rider:
        return NO_CARD
    return held if table.course.risk_cards[held].tied else NO_CARD


def _marks(table: BostockOpen, lost: int, tied: int, breaks: bool) -> list[Mark]:
    """Turns to sit out, a kept card that is tied to him, a number that counts double."""
    marks: list[Mark] = []
    if lost:
        text = Text("bostock-mark-turned", {"turns": lost})
        marks.append(Mark("mark-crash", text, sound="thud", explain="mark:turned"))
    if tied != NO_CARD:
        marks.append(kept_mark(table.course.risk_cards[tied]))
    if breaks:
        marks.append(Mark("pic-breakaway", Text("bostock-mark-breakaway"), sound="horn", explain="mark:breakaway"))
    return marks


# --- cards ---


def _hand(view: BostockView) -> list[Card]:
    """Own race cards, then the Risk card that lies before the player."""
    table = view.open
    cards = _race_cards(table, view.hand)
    if view.seat < 0 or table.held[view.seat] == NO_CARD:
        return cards
    return [*cards, printed_risk_card(table.course.risk_cards[table.held[view.seat]])]


@remembered(_box, MANY_PIECES)
def _race_cards(table: BostockOpen, hand: tuple[int, ...]) -> list[Card]:
    return [race_card(table, kind, count) for kind, count in sorted(Counter(hand).items())]


def race_card_id(card: RaceCard) -> str:
    """What explains it: the same for all colours, which differ only in whose they are."""
    return f"card:{'sprint' if card.colour == SPRINT else 'race'}-{''.join(map(str, card.numbers))}"


def race_card(table: BostockOpen, kind: int, count: int = 1) -> Card:
    return printed_race_card(table.course.edition.race_cards[kind], count)


@lru_cache(maxsize=1024)
def printed_race_card(printed: RaceCard, count: int) -> Card:
    numbers = "-".join(map(str, printed.numbers))
    return Card(
        id=f"card:{printed.id}",
        kind=numbers,
        frame="race-sprint" if printed.colour == SPRINT else "race",
        name=Text("bostock-card-race", {"colour": CARD_COLOURS[printed.colour], "numbers": numbers}),
        count=count,
        team="" if printed.colour == SPRINT else TEAMS[printed.colour].team,
        numbers=list(printed.numbers),
        explain=race_card_id(printed),
    )


def printed_risk_card(card: RiskCard) -> Card:
    name = Text("bostock-card-title", {"title": card.title})
    return Card(card.pick, card.picture, card.frame, name, explain=card.pick)


def _numbers(table: BostockOpen) -> list[NumberTile]:
    """The numbers of the card in play: those still to hand out, those given, the colour bonus."""
    if table.phase is not MOVE_PHASE:
        return []
    if table.gift_steps:
        steps = table.gift_steps
        name = Text("bostock-number-steps", {"number": steps})
        return [NumberTile(STEPS_TILE, str(steps), name, table.gift_count, explain=STEPS_TILE)]
    printed = table.course.edition.race_cards[table.card]
    lower = 1 if table.headwind else 0
    given = Counter(max(0, number - lower) for number in printed.numbers)
    given.subtract(table.numbers)
    tile = partial(_tile, apart=table.course.bonus_apart, zero=table.course.bonus_on_zero)
    tiles = [tile(number, count) for number, count in Counter(table.numbers).items()]
    tiles += [tile(number, count, given=True) for number, count in sorted(given.items(), reverse=True) if count]
    if table.course.owners[table.card] == table.to_decide and not table.headwind:
        given_away, name = not table.bonus, Text("bostock-number-bonus")
        tiles.append(NumberTile(BONUS_TILE, "+1", name, given=given_away, bonus=True, explain=BONUS_TILE))
    return tiles


@lru_cache(maxsize=MANY_TABLES)
def _tile(number: int, count: int, *, apart: bool, zero: bool, given: bool = False) -> NumberTile:
    """A number to hand out. Where the extra step is one by itself (`apart`), a 0 has no part in it (D-4)."""
    if apart and not number:
        name = Text("bostock-number-nought")
    else:
        name = Text("bostock-number", {"number": number, "bonus_on_zero": yes(zero)})
    thing = f"given:{number}" if given else number_pick(number)
    return NumberTile(thing, str(number), name, count, given, explain=NUMBER)


def _piles(table: BostockOpen, seat: int = SPECTATOR, chosen: int = NO_CARD) -> list[Pile]:
    """As everybody sees them, or as a seat does that knows the card it has laid face down."""
    face_up = [race_card(table, kind, count) for kind, count in enumerate(table.discards) if count]
    top = None if table.discarded == NO_CARD else race_card(table, table.discarded)
    piles = [
        Pile(DRAW_PILE, _DRAW_NAME, table.draw_count, explain=DRAW_PILE),
        Pile(DISCARD_PILE, _DISCARD_NAME, sum(table.discards), top, face_up, DISCARD_PILE),
    ]
    if table.leg.road:
        drawn = None if table.risk_card == NO_CARD else printed_risk_card(table.course.risk_cards[table.risk_card])
        count = table.risk_left + len(table.risk_bottom)
        piles.append(Pile(RISK_PILE, _RISK_NAME, count, drawn, explain=RISK_PILE))
    return piles + [_face_down(table, rider, chosen if rider == seat else NO_CARD) for rider in table.heat]


def _face_down(table: BostockOpen, seat: int, known: int) -> Pile:
    """The card a rider of the heat has chosen: his own player sees it, the others its back (BOS-14.6)."""
    name = Text("bostock-pile-heat", {"bib": table.course.bibs[table.named[seat]]})
    top = None if known == NO_CARD else race_card(table, known)
    return Pile(f"pile:heat-{seat + 1}", name, 1 if has_laid(table, seat) else 0, top, explain="pile:heat")
