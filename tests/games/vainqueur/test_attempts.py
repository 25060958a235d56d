"""Whatever somebody picks, there is an answer: an action, or the rule that forbids it."""

from gruppetto.engine.picks import Ask, Attempt, Offer, WhyNot, ask
from gruppetto.engine.scene import Text
from gruppetto.engine.why import why_nots
from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.rules.actions import Play
from gruppetto.games.vainqueur.rules.state import VainqueurState
from tests.games.vainqueur.table import A, B, legal, race, start


def tried(state: VainqueurState) -> dict[str, Attempt[Play]]:
    return {str(attempt.action): attempt for attempt in GAME.attempts(state.view(state.to_decide))}


def asked(state: VainqueurState) -> Ask:
    found = ask(GAME, state, state.to_decide)
    assert found is not None
    return found


def offer(state: VainqueurState, do: str) -> Offer:
    return next(offer for offer in asked(state).offers if offer.do == do)


def why_not(state: VainqueurState, *picks: str) -> WhyNot:
    return next(refused for refused in why_nots(GAME, state) if refused.picks == picks)


def hint(state: VainqueurState, do: str) -> Text | None:
    return tried(state)[do].hint


# --- paths ---


def test_a_ride_leads_to_the_cell_it_reaches() -> None:
    found = offer(race(1, at=[120, 0, 0, 0], hand="km60"), "ride km60")

    assert found.picks == ("card:km60", "cell:180")
    assert found.label == Text("vainqueur-try-ride", {"km": 60})


def test_a_ride_beyond_the_finish_leads_to_the_finish() -> None:
    assert offer(race(1, at=[240, 0, 0, 0], hand="km60"), "ride km60").picks == ("card:km60", "cell:260")


def test_a_handicap_is_laid_on_a_player() -> None:
    found = offer(race(1, hand="hunger"), "attack hunger 1")

    assert found.picks == ("card:hunger", "player:1")
    assert found.label == Text("vainqueur-try-attack", {"card": "card:hunger", "target": "player:1"})


def test_counter_and_climber_are_laid_in_front_of_oneself() -> None:
    assert offer(race(1, blocked={A: "hunger"}, hand="feed"), "counter feed").picks == ("card:feed", "player:0")
    assert offer(race(6, hand="climber"), "climb").picks == ("card:climber", "player:0")


def test_a_sprinter_leads_to_the_finish() -> None:
    assert offer(race(1, at=[240, 0, 0, 0], hand="sprinter"), "sprint").picks == ("card:sprinter", "cell:260")


def test_a_discard_is_offered_aside() -> None:
    found = offer(race(1, hand="km60"), "discard km60")

    assert found.picks == ("card:km60", "pile:discard")
    assert found.side


def test_the_die_is_rolled_by_picking_it() -> None:
    assert [offer.picks for offer in asked(start(2)).offers] == [("die:roll",)]
    assert [offer.picks for offer in asked(race(2)).offers] == [("die:roll",)]


def test_every_legal_action_has_a_path_of_its_own() -> None:
    for state in (start(3), race(1, hand="km20 km40 hunger feed sprinter climber"), race(2), race(6, hand="climber")):
        offers = asked(state).offers
        assert sorted(offer.do for offer in offers) == sorted(legal(state))
        assert len({offer.picks for offer in offers}) == len(offers)


# --- why not ---


def test_every_held_card_can_say_what_it_does_or_why_not() -> None:
    hand = "km20 km60 fall feed spare_bike sprinter climber hunger"
    for state in (race(1, hand=hand), race(6, hand=hand), race(1, hand=hand, blocked={A: "fall", B: "fall"})):
        main = {attempt.picks[0] for attempt in tried(state).values() if not attempt.side}
        assert {card.id for card in GAME.own(state.view(A)).hand} <= main


def test_a_counter_with_nothing_to_clear_names_its_rule() -> None:
    assert why_not(race(1, hand="feed"), "card:feed", "player:0").rule == "VAI-6.6"


def test_a_blocked_rival_and_oneself_can_be_tried_in_vain() -> None:
    state = race(1, hand="fall", blocked={B: "hunger"})

    assert why_not(state, "card:fall", "player:1").rule == "VAI-5.5"
    assert why_not(state, "card:fall", "player:0").rule == "VAI-5.2"


def test_a_sprinter_before_the_zone_tells_where_it_begins() -> None:
    found = why_not(race(1, at=[120, 0, 0, 0], hand="sprinter"), "card:sprinter", "cell:260")

    assert (found.rule, found.params) == ("VAI-12.3", {"at": 120, "from": 200})


def test_in_a_time_trial_every_card_says_that_cards_rest() -> None:
    state = race(2, hand="km20 hunger feed sprinter climber km60 fall")

    assert {refused.rule for refused in why_nots(GAME, state)} == {"VAI-14.2"}
    assert {refused.picks[0] for refused in why_nots(GAME, state)} == {card.id for card in GAME.own(state.view(A)).hand}


# --- hints ---


def test_a_ride_to_the_finish_wins_the_stage() -> None:
    assert hint(race(1, at=[240, 0, 0, 0], hand="km20"), "ride km20") == Text("vainqueur-hint-win")


def test_a_ride_into_the_sprint_zone_says_so() -> None:
    found = hint(race(1, at=[180, 200, 0, 0], hand="km20"), "ride km20")

    assert found == Text("vainqueur-hint-ride-zone", {"at": 200})


def test_a_ride_within_the_sprint_zone_is_a_ride_like_any_other() -> None:
    found = hint(race(1, at=[200, 220, 0, 0], hand="km20"), "ride km20")

    assert found == Text("vainqueur-hint-ride-beside", {"at": 220, "other": "player:1"})


def test_a_ride_to_one_other_rider_names_them() -> None:
    found = hint(race(1, at=[120, 0, 180, 100], hand="km60"), "ride km60")

    assert found == Text("vainqueur-hint-ride-beside", {"at": 180, "other": "player:2"})


def test_a_ride_to_several_riders_names_them_all() -> None:
    found = hint(race(1, at=[120, 180, 180, 100], hand="km60"), "ride km60")

    assert found == Text("vainqueur-hint-ride-among", {"at": 180, "others": ["player:1", "player:2"]})


def test_a_ride_past_everybody_takes_the_lead() -> None:
    found = hint(race(1, at=[60, 80, 0, 0], hand="km40"), "ride km40")

    assert found == Text("vainqueur-hint-ride-lead", {"at": 100})


def test_a_ride_to_an_empty_cell_behind_others_just_tells_the_cell() -> None:
    found = hint(race(1, at=[0, 80, 0, 0], hand="km20"), "ride km20")

    assert found == Text("vainqueur-hint-ride-alone", {"at": 20})


def test_an_attack_names_what_cures_it() -> None:
    """VAI-6.1 to VAI-6.3"""
    state = race(1, hand="hunger burst_tyre")

    assert hint(state, "attack hunger 1") == Text(
        "vainqueur-hint-attack-one", {"target": "player:1", "card": "card:feed"}
    )
    assert hint(state, "attack burst_tyre 1") == Text(
        "vainqueur-hint-attack-two", {"target": "player:1", "card": "card:spare_bike", "other": "card:spare_wheel"}
    )
