"""What a screen shows: stage, riders, hand, die, piles, standings. The end of a stage is in `podium`."""

from collections.abc import Sequence
from functools import cache, lru_cache

from gruppetto.engine.remembered import MANY_PIECES, MANY_TABLES, remembered
from gruppetto.engine.scene import (
    Card,
    Die,
    Heading,
    MapStage,
    Mark,
    Own,
    Picture,
    Piece,
    Pile,
    Sound,
    StandingsTable,
    Text,
)
from gruppetto.games.vainqueur.box.cards import BURST_TYRE, CARD_IDS, CLIMBER, FALL, FAMILIES, NAMES, NO_CARD, SPRINTER
from gruppetto.games.vainqueur.look.board import board_id
from gruppetto.games.vainqueur.look.podium import last_result
from gruppetto.games.vainqueur.look.rows import CAP_MARK, points_tie, ranks, row, stage_of, tour_of
from gruppetto.games.vainqueur.rules.naming import DIE, DISCARD_PILE, MISSES, SPENT
from gruppetto.games.vainqueur.rules.position import PROLOGUE, ROAD_TURN, TOUR_END, TT_TURN, VainqueurOpen
from gruppetto.games.vainqueur.rules.view import VainqueurView

_SOUNDS: dict[int, Sound] = {FALL: "thud", BURST_TYRE: "hiss"}
"""What is heard of a handicap; of the others one hears the team car."""
DRAW_PILE = "pile:draw"
_PLAIN_FACES = range(1, 7)
"""The faces the look has a drawing of; an edition may number its die otherwise."""

# What is printed beside the road stays the same: made once, no picture has to compare it with the one before.
_BEFORE_THE_TOUR = Text("vainqueur-table-before")
_CLASSIFICATION = Text("vainqueur-table-classification")
_DISCARD_NAME = Text("vainqueur-pile-discard")
_DRAW_NAME = Text("vainqueur-pile-draw")
_PROLOGUE_ROUND = Text("vainqueur-round-prologue")
_WAITING = Text("vainqueur-row-waiting")


def heading(table: VainqueurOpen) -> Heading:
    return Heading(stage_of(table, table.stage_index), _round(table))


def own(view: VainqueurView) -> Own:
    cards = _hand(view)
    return Own(cards, secret=bool(cards))


def picture(table: VainqueurOpen) -> Picture:
    return Picture(
        board=board_id(table.leg.number),
        stage=stage_of(table, table.stage_index),
        stages=_map(table, len(table.ledger)),
        round=_round(table),
        turn=table.to_decide,
        pieces=_pieces(table),
        dice=_dice(table),
        piles=_piles(table),
        standings=[_standings(table)],
        result=last_result(table),
        provenance=table.course.edition.provenance,
        over=table.phase is TOUR_END,
    )


def _round(table: VainqueurOpen) -> Text:
    return _PROLOGUE_ROUND if table.phase is PROLOGUE else _round_text(table.round)


@lru_cache(maxsize=MANY_TABLES)
def _round_text(number: int) -> Text:
    return Text("vainqueur-round", {"round": number})


@remembered(tour_of)
def _map(table: VainqueurOpen, ridden: int) -> list[MapStage]:
    return [
        MapStage(
            index + 1,
            leg.data.start,
            leg.data.finish,
            "ridden" if index < ridden else "now" if index == ridden else "ahead",
        )
        for index, leg in enumerate(table.course.legs)
    ]


def _positions(table: VainqueurOpen) -> Sequence[int]:
    """Where the riders stand; after the tour where the last stage left them, although they were called back."""
    return table.ledger[-1].positions if table.phase is TOUR_END else table.positions


def _pieces(table: VainqueurOpen) -> list[Piece]:
    length, cap = table.leg.length, table.cap
    return [
        _piece(table, seat, position, length, seat == cap, *_table_cards(table, seat), _struck_by(table, seat))
        for seat, position in enumerate(_positions(table))
    ]


@remembered(tour_of, MANY_PIECES)
def _piece(
    table: VainqueurOpen,
    seat: int,
    position: int,
    length: int,
    leads: bool,
    handicap: int,
    climbs: bool,
    misses: int,
    spent: tuple[int, ...],
) -> Piece:
    """A rider in his place. Few of them change from one picture to the next."""
    return Piece(
        id=f"rider:{seat}",
        seat=seat,
        team=table.course.seating[seat].team,
        bib=table.course.seating[seat].bib,
        cell=f"cell:{position}",
        along=round(position / length, 4),
        jersey="yellow" if leads else "",  # D-35
        marks=[*_marks(handicap, climbs, misses), *_spent_marks(table, spent)],
    )


def _table_cards(table: VainqueurOpen, seat: int) -> tuple[int, bool, int]:
    """What lies in front of a player: handicap, climber, turns to miss."""
    return table.handicaps[seat], table.has_climber(seat), table.miss_turns[seat]


def _struck_by(table: VainqueurOpen, seat: int) -> tuple[int, ...]:
    """The seats that have given a player handicaps in this stage, where that counts and none lies there."""
    attackers = table.struck[seat] if table.handicaps[seat] == NO_CARD else 0
    return tuple(other for other in range(table.course.seats) if attackers >> other & 1)


def _spent_marks(table: VainqueurOpen, attackers: tuple[int, ...]) -> list[Mark]:
    """A rider who may be given no further handicap in this stage, or none by these (VAI-16.8)."""
    if not attackers:
        return []
    more = Text("vainqueur-mark-spent-all")
    if table.course.once_a_rival:
        more = Text("vainqueur-mark-spent-by", {"whos": [f"player:{seat}" for seat in attackers]})
    return [Mark("ui-lock", Text("vainqueur-mark-spent"), helps=True, more=more, explain=SPENT)]


@lru_cache(maxsize=MANY_TABLES)
def _marks(handicap: int, climbs: bool, misses: int) -> list[Mark]:
    """The same as signs on the rider."""
    marks: list[Mark] = []
    if handicap != NO_CARD:
        text = Text(f"vainqueur-mark-{CARD_IDS[handicap]}")
        sound = _SOUNDS.get(handicap, "horn")
        marks.append(Mark(f"pic-{CARD_IDS[handicap]}", text, sound=sound, explain=NAMES[handicap]))
    if climbs:
        marks.append(Mark("pic-climber", Text("vainqueur-mark-climber"), sound="horn", explain=NAMES[CLIMBER]))
    if misses:
        text = Text("vainqueur-mark-miss", {"count": misses})
        marks.append(Mark("pic-level_crossing", text, sound="horn", explain=MISSES))
    return marks


@cache
def printed_card(kind: int, count: int = 1, fresh: int = 0) -> Card:
    frame = CARD_IDS[kind] if kind in (SPRINTER, CLIMBER) else FAMILIES[kind]
    name = Text(f"vainqueur-card-{CARD_IDS[kind]}")
    return Card(NAMES[kind], CARD_IDS[kind], frame, name, count, fresh, explain=NAMES[kind])


def _hand(view: VainqueurView) -> list[Card]:
    return _cards(view.hand, view.drawn)


@lru_cache(maxsize=4096)
def _cards(hand: tuple[int, ...], drawn: int) -> list[Card]:
    """By family, as the kinds are numbered; equal ones are one card with a count."""
    return [printed_card(kind, count, int(kind == drawn)) for kind, count in enumerate(hand) if count]


def _dice(table: VainqueurOpen) -> list[Die]:
    if table.phase not in (PROLOGUE, TT_TURN):
        return []
    face = table.last_roll
    return [Die(DIE, die_symbol(face), Text("vainqueur-die"), face, explain=DIE)]


def die_symbol(face: int) -> str:
    return f"die-plain-{face if face in _PLAIN_FACES else _PLAIN_FACES[-1]}"


def _piles(table: VainqueurOpen) -> list[Pile]:
    top = None if table.discard_top == NO_CARD else printed_card(table.discard_top)
    content = [printed_card(kind, count) for kind, count in enumerate(table.discard) if count]
    return [
        Pile(DRAW_PILE, _DRAW_NAME, table.draw_count, explain=DRAW_PILE),
        Pile(DISCARD_PILE, _DISCARD_NAME, table.discard_count, top, content, DISCARD_PILE),
    ]


def _player_marks(table: VainqueurOpen, seat: int) -> list[Mark]:
    """The signs on a rider, in his row of a table."""
    return [*_marks(*_table_cards(table, seat)), *_spent_marks(table, _struck_by(table, seat))]


def _standings(table: VainqueurOpen) -> StandingsTable:
    """The classification as it stands: by points, equal points sharing a rank, the cap wearer first among equals."""
    ranked = ranks(table)
    positions = _positions(table)
    order = sorted(range(len(ranked)), key=lambda seat: (ranked[seat], seat != table.cap, -positions[seat], seat))
    rows = [
        row(
            table,
            seat,
            ranked[seat],
            str(table.totals[seat]),
            detail=_doing(table, seat, positions[seat]),
            marks=[*([CAP_MARK] if seat == table.cap else []), *_player_marks(table, seat)],
            level=points_tie(table, seat, order),
        )
        for seat in order
    ]
    return StandingsTable(_CLASSIFICATION, _after(len(table.ledger), len(table.course.legs)), rows, "cap-yellow")


@cache
def _after(ridden: int, of: int) -> Text:
    return Text("vainqueur-table-after", {"stage": ridden, "of": of}) if ridden else _BEFORE_THE_TOUR


def _doing(table: VainqueurOpen, seat: int, position: int) -> Text:
    """The small line under a name: where the rider is, and how many cards the player holds."""
    if table.phase is PROLOGUE:
        rolls = [rolled[seat] for rolled in table.prologue_rolls if rolled[seat]]
        return Text("vainqueur-row-rolled", {"roll": rolls[-1]}) if rolls else _WAITING
    if table.phase is ROAD_TURN:
        return _on_the_road(position, table.hand_size(seat))
    if table.phase is TT_TURN:
        return Text("vainqueur-row-trial", {"at": position})
    wins = sum(result.winner == seat for result in table.ledger)
    return Text("vainqueur-row-wins", {"count": wins})


@lru_cache(maxsize=MANY_PIECES)
def _on_the_road(position: int, cards: int) -> Text:
    return Text("vainqueur-row-road", {"at": position, "cards": cards})
