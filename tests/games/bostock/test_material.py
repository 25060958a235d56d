"""Players, cards, stages, options, and editions that cannot be used (BOS-1, BOS-2)."""

from collections import Counter

import pytest

from gruppetto.engine.chance import Chance, RecordedChance
from gruppetto.engine.edition import Document, EditionError
from gruppetto.engine.option import OptionError
from gruppetto.games.bostock import GAME
from gruppetto.games.bostock.box.cards import COLOURS
from gruppetto.games.bostock.rules.course import course_of
from gruppetto.games.bostock.rules.hands import hand_size
from tests.games.bostock.table import any_luck, changed_edition, edition, legal, refused, setup_for, start, written


@pytest.mark.rule("BOS-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(ValueError, match="for 2 to 4 players"):
        GAME.setup(seats)


@pytest.mark.rule("BOS-1.2")
def test_every_seat_owns_the_three_riders_of_its_colour() -> None:
    state = start(2, {"stages": "1"})
    seat = state.to_decide
    state.play(state.actions()[0], any_luck())
    assert {move.split()[1][:-2] for move in legal(state) if move.startswith("move")} == {COLOURS[seat]}
    assert refused(state, f"move {COLOURS[1 - seat]}-1 1 4.1") == "BOS-1.2"


@pytest.mark.rule("BOS-1.3")
def test_absent_teams_are_not_on_the_board_and_their_cards_stay_in_the_deck() -> None:
    state = start(2, {"stages": "1"})
    assert list(written(state)["riders"]) == ["red-1", "red-2", "red-3", "blue-1", "blue-2", "blue-3"]
    assert sum(state.course.deck) == 48
    state.play(state.actions()[0], any_luck())
    assert refused(state, "move white-1 1 4.1") == "BOS-1.3"


@pytest.mark.rule("BOS-1.4")
def test_the_deck() -> None:
    cards = edition().race_cards
    by_colour = Counter[int]()
    for card in cards:
        by_colour[card.colour] += card.copies
    assert by_colour == {0: 11, 1: 11, 2: 11, 3: 11, 4: 4}


@pytest.mark.rule("BOS-1.5")
def test_three_numbers_each_and_the_sprint() -> None:
    cards = edition().race_cards
    assert all(len(card.numbers) == 3 for card in cards)
    assert [card.id for card in cards if card.colour == len(COLOURS)] == ["sprint-321"]
    assert sum(card.total * card.copies for card in cards) == 160


@pytest.mark.rule("BOS-2.2")
def test_all_road_stages_have_the_same_rules() -> None:
    legs = course_of(setup_for(4)).legs
    roads = [leg for leg in legs if leg.road]
    assert [leg.stage.number for leg in roads] == [1, 3, 5]
    assert all(leg.green_after and any(leg.dots) and leg.onward == roads[0].onward for leg in roads)


@pytest.mark.rule("BOS-2.3")
@pytest.mark.parametrize("lot", [1, 2, 3])
def test_the_first_dealer_is_drawn_by_lot(lot: int) -> None:
    class Lot(Chance):
        def die(self, faces: int) -> int:
            assert faces == 3
            return lot

        def draw(self, counts: list[int], total: int) -> int:
            return any_luck().draw(counts, total)

    assert GAME.start(setup_for(3), Lot()).dealer == lot - 1


@pytest.mark.rule("BOS-2.7")
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    kinds = {card.id: kind for kind, card in enumerate(edition().race_cards)}
    dealt = ["red-100", "blue-100", "red-110", "blue-110", "red-200", "blue-200", "red-220", "blue-220"]
    state = GAME.start(setup_for(2), RecordedChance([2, *(kinds[card] for card in dealt)]))
    assert written(state)["hands"][0] == ["red-100", "red-110", "red-200", "red-220"]
    assert state.to_decide == 0


@pytest.mark.rule("BOS-4.1")
def test_a_hand_is_secret_and_its_size_open() -> None:
    state = start(2)
    view = state.view(1)
    assert view.hand == state.hands[1]
    assert [hand_size(view.open, seat) for seat in range(2)] == [4, 4]
    assert state.view(-1).hand == ()


@pytest.mark.rule("BOS-3.3")
def test_the_green_line_lies_half_way() -> None:
    for stage in edition().stages:
        if stage.green_after:
            assert stage.green_after - 3 == stage.length - stage.green_after


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [("tour", [1, 2, 3, 4, 5]), ("classics", [1, 3, 5]), ("trials", [2, 4]), ("plain", [1]), ("1+2+5", [1, 2, 5])],
)
@pytest.mark.rule("BOS-2.1")
def test_tours(wanted: str, numbers: list[int]) -> None:
    assert [leg.stage.number for leg in course_of(setup_for(2, {"stages": wanted})).legs] == numbers


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [("5+1", "in their order"), ("1+1", "in their order"), ("9", "no stage 9"), ("one", "is one of")],
)
def test_tours_that_cannot_be_ridden(wanted: str, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        setup_for(2, {"stages": wanted})


def test_an_edition_without_time_trials_has_no_tour_of_them() -> None:
    text = edition().document.text
    roads = [part for part in text.split("[[stages]]")[1:] if 'kind = "road"' in part]
    short = GAME.edition(Document.parse("[[stages]]".join([text.split("[[stages]]")[0], *roads]), "my.toml"))
    with pytest.raises(OptionError, match="no stages for a tour 'trials'"):
        setup_for(2, {"stages": "trials"}, short)


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ("hand_size = 4", "hand_size = 0", "hand_size", "at least 1"),
        ("hand_size = 4", "hand_size = 40", "hand_size", "at most 10"),
        ("hand_size = 4", "hand_sise = 4", "hand_size", "is missing"),
        ("numbers = [1, 0, 0]", "numbers = [0, 0, 0]", "race_deck.per_colour[1].numbers", "not 0"),
        ("numbers = [1, 0, 0]", "numbers = [1, 0]", "race_deck.per_colour[1].numbers", "three numbers"),
        ("numbers = [1, 0, 0]", "numbers = [0, 0, 1]", "race_deck.per_colour[1].numbers", "greatest"),
        ("numbers = [1, 0, 0]", "numbers = [2, 1, 0]", "race_deck.per_colour", "two lines"),
        ("numbers = [3, 2, 1], count = 4", "numbers = [3, 2, 1], count = 0", "race_deck.sprint[1].count", "at least 1"),
        ('id = "B2"', 'id = "B1"', "risk_deck[2].id", "another card"),
        ('id = "B2"', 'id = "B 2"', "risk_deck[2].id", "letters and digits"),
        ('effect = "double"', 'effect = "fall"', "risk_deck[5].effect", "blue card to keep"),
        ('effect = "stand_still"', 'effect = "double"', "risk_deck[16].effect", "red card to keep"),
        ("cells = 3", "cells = 0", "risk_deck[1].cells", "at least 1"),
        ("turns = 2", "turns = 9", "risk_deck[11].turns", "at most 5"),
        ("road_individual = [6, 5, 4, 3, 2, 1]", "road_individual = [1, 2]", "points.road_individual", "not rise"),
        ("itt_individual = [6]", "itt_individual = []", "points.itt_individual", "one to twelve"),
        ('kind = "team_time_trial"', 'kind = "sprint"', "stages[2].kind", "one of"),
        ("green_after = 11", "green_after = 19", "stages[1].green_after", "before the last"),
        ('"....", # 12\n    ".o.o", # 13', '"....", # 12\n    "####", # 13', "stages[1].rows", "reached from row 12"),
        ('".o..", # 5\n', '".o.", # 5\n', "stages[1].rows", "row 5 has 3 lanes"),
        ('".o..", # 5\n', '".x..", # 5\n', "stages[1].rows", "row 5 has 'x'"),
        ("red = 3, blue = 4", "red = 4, blue = 4", "stages[5].start_lanes", "lane of its own"),
        ("red = 3, blue = 4", "red = 9, blue = 4", "stages[5].start_lanes.red", "no start strip"),
        ("length = 32", "length = 0", "stages[4].length", "at least 1"),
        ("deal = 10", "deal = 30", "race_deck", "cannot be filled"),
    ],
)
def test_broken_editions(old: str, new: str, key: str, reason: str) -> None:
    with pytest.raises(EditionError) as refused_edition:
        changed_edition((old, new))
    assert refused_edition.value.file == "my.toml"
    assert refused_edition.value.key == key
    assert reason in refused_edition.value.reason


def test_an_edition_has_only_so_many_risk_cards() -> None:
    last = edition().document.text.split("[[risk_deck]]")[-1].split("# --- the stages")[0]
    more = "".join("[[risk_deck]]" + last.replace('id = "R8"', f'id = "X{number}"') for number in range(40))
    with pytest.raises(EditionError, match="at most 50 different cards, not 56"):
        changed_edition(("# --- the stages", f"{more}# --- the stages"))


def test_a_road_of_six_lanes_can_be_ridden() -> None:
    text = edition().document.text
    wide = text.replace('    "....", # 1  start strips\n', '    "......", # 1  start strips\n')
    head, tail = wide.split("[[stages]]", 1)
    first, rest = tail.split("[[stages]]", 1)
    first = "\n".join(
        f'    "{line.split(chr(34))[1][:4]}..",' if line.startswith('    "') else line for line in first.split("\n")
    )
    rest = rest.replace('"......"', '"...."')
    data = GAME.edition(Document.parse(f"{head}[[stages]]{first}[[stages]]{rest}", "wide.toml"))
    state = GAME.start(setup_for(2, {"stages": "1"}, data), any_luck())
    luck = any_luck()
    while state.to_decide >= 0:
        state.play(state.actions()[-1], luck)
    assert state.leg.width == 6
