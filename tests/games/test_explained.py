"""Every card, die, sign, mark, jersey and special cell of the games is explained, once, in four languages."""

import re
from dataclasses import replace
from typing import Any

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.explained import Chapter, Explanation, by_id, in_all
from gruppetto.engine.scene import Text
from gruppetto.games import all_games, find_game
from gruppetto.testing.explained import explains
from gruppetto.testing.fault import Fault
from gruppetto.testing.playing import every_setup
from tests.games.catalogues import LANGUAGES, catalogues, texts_in

GAMES = list(all_games().values())


def chapters(game: str, **wanted: Any) -> dict[str, Chapter]:
    found = find_game(game)
    return {chapter.id: chapter for chapter in found.explained(found.setup(found.players[0], wanted))}


def explanation(game: str, thing: str, **wanted: Any) -> Explanation:
    return by_id(chapters(game, **wanted).values())[thing]


def said(game: str, text: Text, language: str = "en") -> str:
    return catalogues(find_game(game)).said(language, text.key, text.args)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whatever_a_match_shows_is_explained(game: AnyGame) -> None:
    explains(game, game.setup(game.players[-1], dict(game.whole)), seed=1)


@pytest.mark.parametrize(("thing", "claim"), [("mark:dot", "mark:dot explains"), ("card:R1", "card:R1 explains")])
def test_the_kit_notices_what_is_not_explained(monkeypatch: pytest.MonkeyPatch, thing: str, claim: str) -> None:
    game = find_game("bostock")
    setup = game.setup(2, {"stages": "plain"})
    without = [
        replace(chapter, things=[each for each in chapter.things if each.id != thing])
        for chapter in game.explained(setup)
    ]
    monkeypatch.setattr(type(game), "explained", lambda self, setup: without)

    with pytest.raises(Fault, match=claim):
        explains(game, setup, seed=4)


def test_the_kit_notices_a_rule_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("bostock")
    strange = Explanation("card:any", Text("any"), Text("any"), "BOS-99.9")
    monkeypatch.setattr(type(game), "explained", lambda self, setup: [Chapter("any", Text("any"), [strange])])

    with pytest.raises(Fault, match=r"names the rule BOS-99\.9"):
        explains(game, game.setup(2), seed=1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_explanation_can_be_said_with_every_option_in_every_language(game: AnyGame) -> None:
    texts = catalogues(game)
    for setup in every_setup(game, game.players[0]):
        for text in texts_in(list(game.explained(setup))):
            assert all(texts.said(language, text.key, text.args) for language in LANGUAGES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_languages_name_the_same_figures(game: AnyGame) -> None:
    texts = catalogues(game)
    for text in texts_in(list(game.explained(game.setup(game.players[0])))):
        if "-explain-" in text.key:
            figures = {language: figures_of(texts.said(language, text.key, text.args)) for language in LANGUAGES}
            assert len(set(figures.values())) == 1, (text.key, figures)


def figures_of(sentence: str) -> tuple[str, ...]:
    return tuple(sorted(re.findall(r"\d+", sentence)))


@pytest.mark.rule("BOS-1.4", "BOS-1.6")
def test_the_packs_of_bostock_are_complete() -> None:
    packs = chapters("bostock")

    assert (in_all(packs["race"]), in_all(packs["risk"])) == (48, 20)


@pytest.mark.rule("SEC-1.3")
def test_the_packs_of_seconds_are_complete_and_follow_the_option() -> None:
    packs = chapters("seconds")

    assert (in_all(packs["seconds"]), in_all(packs["chance"])) == (112, 32)
    assert explanation("seconds", "card:7").count == 8
    assert explanation("seconds", "card:7", deck="short-2-8").count == 16


@pytest.mark.rule("VAI-3.1")
def test_the_pack_of_vainqueur_is_complete() -> None:
    packs = chapters("vainqueur")

    families = [packs[family] for family in ("kilometres", "handicaps", "counters", "specialists")]

    assert [in_all(family) for family in families] == [49, 12, 36, 6]
    assert {family.pack for family in families} == {103}


@pytest.mark.rule("PEL-5.1", "PEL-5.5")
def test_a_die_shows_its_six_sides() -> None:
    assert explanation("peloton", "die:yellow").faces == [
        f"die-yellow-{face}" for face in ("A2", "3", "3", "4", "5", "6")
    ]
    assert explanation("peloton", "die:red").faces[-2:] == ["die-red-CRASH", "die-red-BIG"]


@pytest.mark.rule("VAI-6.1")
def test_a_handicap_names_every_counter_that_clears_it() -> None:
    cure = explanation("vainqueur", "card:burst_tyre").cure

    assert cure == Text("vainqueur-explain-cure-two", {"card": "card:spare_bike", "other": "card:spare_wheel"})


def test_the_extra_step_is_added_after_doubling() -> None:
    cases = [said("bostock", case) for case in explanation("bostock", "card:B5").cases]

    assert cases[0] == "The extra step is added after doubling: a 2 makes 4, and 5 with the extra step."


def test_a_wheel_given_up_may_fall_on_the_rider_himself() -> None:
    wheel = explanation("bostock", "card:R4")

    assert "it falls on the rider himself" in said("bostock", wheel.cases[0])
    assert wheel.cure is not None
    assert said("bostock", wheel.cure, "de").endswith("Oder Materialwagen, sofort.")


def test_a_fall_that_spares_the_rider_is_explained_as_it_is_played() -> None:
    fall = explanation("bostock", "card:R1", fall_hits="others")

    assert said("bostock", fall.does).endswith("not the rider himself.")


def test_an_extra_step_by_itself_is_explained_as_it_is_played() -> None:
    bonus = explanation("bostock", "number:bonus", bonus_step="afterwards")
    breakaway = explanation("bostock", "card:B5", bonus_step="afterwards")

    assert "a step by itself when the numbers are used" in said("bostock", bonus.does)
    assert [said("bostock", case) for case in bonus.cases] == [
        "The extra step is not doubled.",
        "It is a stop of its own: on a red dot it draws a risk card.",
        "A 0 moves nobody; its rider may still take the extra step.",
    ]
    assert said("bostock", breakaway.cases[0]) == "The extra step is not doubled."


@pytest.mark.parametrize(
    ("card", "late"), [("card:B2", True), ("card:B6", True), ("card:B5", False), ("card:R7", False)]
)
def test_a_kept_card_that_may_follow_the_race_card_says_so(card: str, late: bool) -> None:
    told = said("bostock", explanation("bostock", card, kept_risk="also_after").does)

    assert ("it may also follow your race card" in told) is late


@pytest.mark.parametrize(
    ("thing", "option", "usual", "other"),
    [
        ("mark:attack", {"climb_attack": "lead_and_free"}, "or has a free road ahead:", "on a climb both:"),
        (
            "mark:breakaway",
            {"who_catches": "attack_position"},
            "with the symbol on",
            "in attack position, with the symbol",
        ),
        ("sign:sprint", {"line_order": "distance"}, "in the order of play", "who has come furthest"),
        ("sign:summit", {"line_order": "distance"}, "in the order of play", "who has come furthest"),
    ],
)
def test_a_thing_of_peloton_is_explained_as_it_is_played(
    thing: str, option: dict[str, str], usual: str, other: str
) -> None:
    told = [said("peloton", explanation("peloton", thing, **chosen).does) for chosen in ({}, option)]

    assert [usual in told[0], other in told[0]] == [True, False]
    assert other in told[1]


@pytest.mark.parametrize(
    ("thing", "option", "case"),
    [
        ("die:white", {"white_again": "prolongs"}, "brakes the next two anew"),
        ("die:red", {"crash_victims": "behind"}, "next behind the fallen rider"),
        ("mark:big-crash", {"crash_victims": "behind"}, "next behind the fallen rider"),
        ("die:polka", {"hard_pace": "next"}, "it is 4 again"),
        ("card:polka", {"hard_pace": "next"}, "for the next rider 3"),
    ],
)
def test_a_case_of_peloton_is_explained_only_where_it_is_played(thing: str, option: dict[str, str], case: str) -> None:
    told = [
        [case in said("peloton", text) for text in explanation("peloton", thing, **chosen).cases]
        for chosen in ({}, option)
    ]

    assert [any(found) for found in told] == [False, True]
