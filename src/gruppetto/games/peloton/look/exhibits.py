"""What the illustrated page shows of the box: the faces of its dice, the jersey cards, points and seconds."""

from gruppetto.engine.illustrated.page import Exhibits
from gruppetto.games.peloton.box.edition import CARDS, DICE, PelotonEdition
from gruppetto.games.peloton.look.picture import jersey_card
from gruppetto.games.peloton.rules.naming import lying_die


def exhibits(edition: PelotonEdition) -> Exhibits:
    return Exhibits(
        figures={
            "bonuses": edition.bonuses,
            "sprint": edition.sprint_points,
            "minute": (edition.sequence_time,),
        },
        cards={name: jersey_card(card) for card, name in enumerate(CARDS)},
        dice={name: tuple(lying_die(die, face).symbol for face in edition.dice[die]) for die, name in enumerate(DICE)},
    )
