"""A first picture of a view: riders on their cells, hand and piles, the road ahead. The real one is still to come."""

from gruppetto.engine.contract import NOBODY
from gruppetto.engine.scene import Card, Piece, Pile, Row, Scene, Stage, Table, Text
from gruppetto.games.seconds.cards import RIDERS, card_name
from gruppetto.games.seconds.course import LANE_OF
from gruppetto.games.seconds.naming import RIDER_NAMES
from gruppetto.games.seconds.view import SecondsView

TEAMS = ("rouge", "azur", "mandarine", "lavande")


def question(view: SecondsView) -> Text:
    return Text(f"seconds-ask-{view.phase.name.lower()}")


def scene(view: SecondsView) -> Scene:
    leg = view.leg
    kind = Text("seconds-kind-ttt" if leg.trial else f"seconds-kind-{leg.road.kind}")
    return Scene(
        board=leg.road.id,
        stage=Stage(
            number=view.stage_index + 1,
            order=view.stage_index + 1,
            of=len(view.course.legs),
            name=leg.road.name,
            kind=kind,
            length=Text("seconds-length", {"cells": leg.length}),
        ),
        stages=[],
        round=Text("seconds-round", {"round": view.round}),
        turn=view.to_decide,
        pieces=[_piece(view, rider) for rider in range(view.course.riders)],
        hand=[_card(value, count) for value, count in enumerate(view.hand) if count],
        dice=[],
        piles=[
            Pile("pile:draw", Text("seconds-pile-draw"), view.draw_count),
            Pile("pile:discard", Text("seconds-pile-discard"), sum(view.played) + sum(view.buried_sizes)),
            Pile("pile:chance", Text("seconds-pile-chance"), sum(view.chance_pile) + len(view.chance_bottom)),
        ],
        standings=[Table(Text("seconds-standings-road"), None, _rows(view))],
        result=None,
        provenance=view.course.edition.provenance,
        over=view.to_decide == NOBODY,
    )


def _card(value: int, count: int) -> Card:
    return Card(card_name(value), "seconds", "seconds", Text("seconds-card", {"value": value}), count)


def _piece(view: SecondsView, rider: int) -> Piece:
    number, length = view.numbers[rider], view.leg.length
    if view.lanes[rider]:
        cell = f"cell:{number if number <= length else length - number}.{LANE_OF[view.lanes[rider]]}"
    elif view.besides[rider]:
        cell = f"cell:beside{number}"
    else:
        cell = "cell:home" if number else "cell:start"
    seat = rider // RIDERS
    along = min(1.0, number / length)
    return Piece(f"rider:{RIDER_NAMES[rider]}", seat, TEAMS[seat], rider % RIDERS + 1, cell, along)


def _rows(view: SecondsView) -> list[Row]:
    order = sorted(range(view.course.riders), key=lambda rider: -view.numbers[rider])
    return [
        Row(place, rider // RIDERS, TEAMS[rider // RIDERS], rider % RIDERS + 1, str(view.numbers[rider]))
        for place, rider in enumerate(order, 1)
    ]
