"""The picture of a race on a plain board, in one call: a rider for each seat, and how far they are."""

from collections.abc import Sequence

from gruppetto.engine.contract import NOBODY
from gruppetto.engine.edition import Provenance
from gruppetto.engine.scene import Heading, Picture, Piece, Pile, Row, StandingsTable, Text
from gruppetto.engine.teams import Seating


def plain_picture(
    board: str,
    heading: Heading,
    places: Sequence[int],
    last: int,
    seating: Sequence[Seating],
    *,
    to_decide: int,
    standings: Text,
    provenance: Provenance,
    piles: Sequence[Pile] = (),
) -> Picture:
    """Who stands on which cell, of `cell:0` to the last one, and the classification by that, under its name."""
    riders = sorted(enumerate(places), key=lambda rider: -rider[1])
    rows = [
        Row(1 + sum(place < other for other in places), seat, seating[seat].team, seating[seat].bib, str(place))
        for seat, place in riders
    ]
    return Picture(
        board=board,
        stage=heading.stage,
        stages=[],
        round=heading.round,
        turn=to_decide,
        pieces=[
            Piece(f"rider:{seat}", seat, look.team, look.bib, f"cell:{place}", place / last)
            for seat, (look, place) in enumerate(zip(seating, places, strict=True))
        ],
        dice=[],
        piles=list(piles),
        standings=[StandingsTable(standings, None, rows)],
        result=None,
        provenance=provenance,
        over=to_decide == NOBODY,
    )
