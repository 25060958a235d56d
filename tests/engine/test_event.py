"""Events: who may know what."""

from gruppetto.engine.event import SPECTATOR, About, Event, about


def test_what_is_public_everybody_sees() -> None:
    event = Event("rode", {"to": 3})

    assert [event.seen_by(seat) for seat in (0, 1, SPECTATOR)] == [{"to": 3}] * 3


def test_a_secret_is_added_for_its_owner_alone() -> None:
    event = Event("drew", {"who": "player:1"}, owner=1, secret={"card": "card:km1"})

    assert event.seen_by(1) == {"who": "player:1", "card": "card:km1"}
    assert event.seen_by(0) == event.seen_by(SPECTATOR) == {"who": "player:1"}


def test_without_public_parameters_the_others_do_not_even_learn_of_it() -> None:
    event = Event("peeked", None, owner=1, secret={"card": "card:km1"})

    assert event.seen_by(1) == {"card": "card:km1"}
    assert event.seen_by(0) is event.seen_by(SPECTATOR) is None


def test_a_secret_without_an_owner_is_for_nobody() -> None:
    event = Event("drew", {}, secret={"card": "card:km1"})

    assert [event.seen_by(seat) for seat in (SPECTATOR, 0)] == [{}, {}]


def test_what_a_seat_gets_is_its_own_copy() -> None:
    event = Event("rode", {"to": 3})
    seen = event.seen_by(0)
    assert seen is not None
    seen["to"] = 99

    assert event.seen_by(1) == {"to": 3}


def test_parameters_that_mean_the_same_in_all_games_say_what_an_event_is_about() -> None:
    told = about({"who": "player:2", "bib": 14, "target": "player:0", "card": "card:km40", "stage": "stage:3"})

    assert told == About(seat=2, bib=14, target=0, card="card:km40", stage=3, reads_out=False)


def test_an_event_may_be_about_nobody() -> None:
    assert about({"km": 40}) == About(SPECTATOR, 0, SPECTATOR, "", 0, False)


def test_printed_words_are_read_out() -> None:
    assert about({"text": {"en": "Headwind"}}).reads_out
