"""What the illustrated page shows of the box: how points are given, how many cards there are."""

from gruppetto.engine.illustrated.page import Exhibits
from gruppetto.games.seconds.box.cards import CARDS_A_RIDER, RIDERS
from gruppetto.games.seconds.box.edition import SecondsEdition
from gruppetto.games.seconds.rules.scoring import PLACE_POINTS, RIDER_BONUS, ROUND_SECONDS, TEAM_BONUS, points_for_place


def exhibits(edition: SecondsEdition) -> Exhibits:
    first = tuple(points_for_place(place) for place in range(1, 5))
    return Exhibits(
        figures={
            "places": (*first, "…", points_for_place(PLACE_POINTS)),
            "team": TEAM_BONUS,
            "rider": RIDER_BONUS,
            "hand": (RIDERS * CARDS_A_RIDER,),
            "round": (ROUND_SECONDS,),
        }
    )
