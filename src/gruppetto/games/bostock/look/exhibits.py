"""What the illustrated page shows of the box: its cards, how many there are, and how points are given."""

from gruppetto.engine.illustrated.page import Exhibits
from gruppetto.games.bostock.box.cards import SPRINT
from gruppetto.games.bostock.box.edition import BostockEdition
from gruppetto.games.bostock.look.picture import printed_race_card, printed_risk_card


def exhibits(edition: BostockEdition) -> Exhibits:
    points = edition.points
    race, risk = edition.race_cards, edition.risk_cards
    return Exhibits(
        figures={
            "hand": (edition.hand_size,),
            "colour_cards": (sum(card.copies for card in race if card.colour == race[0].colour),),
            "sprint_cards": (sum(card.copies for card in race if card.colour == SPRINT),),
            "blue_cards": (sum(card.copies for card in risk if not card.red),),
            "red_cards": (sum(card.copies for card in risk if card.red),),
            "places": points.road_individual,
            "green": (points.green_first,),
            "team": (points.road_complete,),
            "pair": (points.road_pair,),
            "alone": points.solo_trial,
        },
        cards={card.id: printed_race_card(card, 1) for card in race}
        | {card.id: printed_risk_card(card) for card in risk},
    )
