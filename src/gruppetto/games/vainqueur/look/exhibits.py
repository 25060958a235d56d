"""What the illustrated page shows of the box: every card with how many there are, and how points are given."""

from gruppetto.engine.illustrated.page import Exhibits
from gruppetto.games.vainqueur.box.cards import CARD_IDS
from gruppetto.games.vainqueur.box.edition import VainqueurEdition
from gruppetto.games.vainqueur.look.picture import printed_card


def exhibits(edition: VainqueurEdition) -> Exhibits:
    return Exhibits(
        figures={"points": edition.points, "hand": (edition.hand_size,)},
        cards={CARD_IDS[kind]: printed_card(kind, count) for kind, count in enumerate(edition.deck)},
    )
