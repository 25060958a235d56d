"""What a screen shows: stage, riders, hand, die, piles, standings. The end of a stage is in `podium`."""

from gruppetto.engine.scene import Card, Die, Heading, MapStage, Mark, Own, Picture, Piece, Pile, Table, Text
from gruppetto.games.vainqueur.attempts import DIE, DISCARD_PILE
from gruppetto.games.vainqueur.board import board_id
from gruppetto.games.vainqueur.cards import CARD_IDS, CLIMBER, FAMILIES, NAMES, NO_CARD, SPRINTER
from gruppetto.games.vainqueur.podium import last_result
from gruppetto.games.vainqueur.rows import CAP_MARK, SEATING, ranks, row, stage_of
from gruppetto.games.vainqueur.state import PROLOGUE, ROAD_TURN, TOUR_END, TT_TURN
from gruppetto.games.vainqueur.view import VainqueurView

_PLAIN_FACES = range(1, 7)
"""The faces the look has a drawing of; an edition may number its die otherwise."""


def heading(view: VainqueurView) -> Heading:
    return Heading(stage_of(view, view.stage_index), _round(view))


def own(view: VainqueurView) -> Own:
    return Own(_hand(view))


def picture(view: VainqueurView) -> Picture:
    return Picture(
        board=board_id(view.leg.number),
        stage=stage_of(view, view.stage_index),
        stages=_map(view),
        round=_round(view),
        turn=view.to_decide,
        pieces=_pieces(view),
        dice=_dice(view),
        piles=_piles(view),
        standings=[_standings(view)],
        result=last_result(view),
        provenance=view.course.edition.provenance,
        over=view.phase is TOUR_END,
    )


def question(view: VainqueurView) -> Text:
    """The one imperative line for the seat to decide."""
    if view.phase is PROLOGUE:
        again = len(view.prologue_rolls) > 1
        return Text("vainqueur-question-tie" if again else "vainqueur-question-prologue")
    if view.phase is TT_TURN:
        return Text("vainqueur-question-trial")
    if view.phase is TOUR_END:
        return Text("vainqueur-question-over")
    handicap = view.handicaps[view.to_decide]
    if handicap != NO_CARD:
        return Text("vainqueur-question-blocked", {"card": NAMES[handicap]})
    return Text("vainqueur-question-road")


def _round(view: VainqueurView) -> Text:
    if view.phase is PROLOGUE:
        return Text("vainqueur-round-prologue")
    return Text("vainqueur-round", {"round": view.round})


def _map(view: VainqueurView) -> list[MapStage]:
    ridden = len(view.results)
    return [
        MapStage(
            leg.number,
            leg.data.start,
            leg.data.finish,
            "ridden" if index < ridden else "now" if index == ridden else "ahead",
        )
        for index, leg in enumerate(view.course.legs)
    ]


def _positions(view: VainqueurView) -> tuple[int, ...]:
    """Where the riders stand; after the tour where the last stage left them, although they were called back."""
    return view.results[-1].positions if view.phase is TOUR_END else view.positions


def _pieces(view: VainqueurView) -> list[Piece]:
    return [
        Piece(
            id=f"rider:{seat}",
            seat=seat,
            team=SEATING[seat].team,
            bib=SEATING[seat].bib,
            cell=f"cell:{position}",
            along=round(position / view.leg.length, 4),
            jersey="yellow" if seat == view.cap else "",  # D-35
            marks=_table_cards(view, seat),
        )
        for seat, position in enumerate(_positions(view))
    ]


def _table_cards(view: VainqueurView, seat: int) -> list[Mark]:
    """What lies in front of a player, as signs on the rider: handicap, climber, a turn to miss."""
    marks: list[Mark] = []
    handicap = view.handicaps[seat]
    if handicap != NO_CARD:
        marks.append(Mark(f"pic-{CARD_IDS[handicap]}", Text(f"vainqueur-mark-{CARD_IDS[handicap]}")))
    if view.climbers[seat]:
        marks.append(Mark("pic-climber", Text("vainqueur-mark-climber")))
    if view.miss_turns[seat]:
        marks.append(Mark("pic-level_crossing", Text("vainqueur-mark-miss", {"count": view.miss_turns[seat]})))
    return marks


def _card(kind: int, count: int = 1, fresh: int = 0) -> Card:
    frame = CARD_IDS[kind] if kind in (SPRINTER, CLIMBER) else FAMILIES[kind]
    return Card(NAMES[kind], CARD_IDS[kind], frame, Text(f"vainqueur-card-{CARD_IDS[kind]}"), count, fresh)


def _hand(view: VainqueurView) -> list[Card]:
    """Own cards by family, as the kinds are numbered; equal ones are one card with a count."""
    return [_card(kind, count, int(kind == view.drawn)) for kind, count in enumerate(view.hand) if count]


def _dice(view: VainqueurView) -> list[Die]:
    if view.phase not in (PROLOGUE, TT_TURN):
        return []
    face = view.last_roll
    drawn = face if face in _PLAIN_FACES else _PLAIN_FACES[-1]
    return [Die(DIE, f"die-plain-{drawn}", Text("vainqueur-die"), face)]


def _piles(view: VainqueurView) -> list[Pile]:
    top = None if view.discard_top == NO_CARD else _card(view.discard_top)
    content = [_card(kind, count) for kind, count in enumerate(view.discard) if count]
    return [
        Pile("pile:draw", Text("vainqueur-pile-draw"), view.draw_count),
        Pile(DISCARD_PILE, Text("vainqueur-pile-discard"), sum(view.discard), top, content),
    ]


def _standings(view: VainqueurView) -> Table:
    """The classification as it stands: by points, equal points sharing a rank, the cap wearer first among equals."""
    ranked = ranks(view)
    positions = _positions(view)
    order = sorted(range(len(ranked)), key=lambda seat: (ranked[seat], seat != view.cap, -positions[seat], seat))
    note = Text("vainqueur-table-before")
    if view.results:
        note = Text("vainqueur-table-after", {"stage": len(view.results), "of": len(view.course.legs)})
    rows = [
        row(
            seat,
            ranked[seat],
            str(view.totals[seat]),
            detail=_doing(view, seat, positions[seat]),
            marks=([CAP_MARK] if seat == view.cap else []) + _table_cards(view, seat),
        )
        for seat in order
    ]
    return Table(Text("vainqueur-table-classification"), note, rows, "cap-yellow")


def _doing(view: VainqueurView, seat: int, position: int) -> Text:
    """The small line under a name: where the rider is, and how many cards the player holds."""
    if view.phase is PROLOGUE:
        rolls = [rolled[seat] for rolled in view.prologue_rolls if rolled[seat]]
        return Text("vainqueur-row-rolled", {"roll": rolls[-1]}) if rolls else Text("vainqueur-row-waiting")
    if view.phase is ROAD_TURN:
        return Text("vainqueur-row-road", {"at": position, "cards": view.hand_sizes[seat]})
    if view.phase is TT_TURN:
        return Text("vainqueur-row-trial", {"at": position})
    wins = sum(result.winner == seat for result in view.results)
    return Text("vainqueur-row-wins", {"count": wins})
