"""Keys and parameters become sentences, and things become names."""

from pathlib import Path
from typing import cast

import pytest

from gruppetto.cli.narrator import Narrator
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.event import SPECTATOR, Event, Param, Params
from gruppetto.engine.scene import Text
from tests.toy import GAME

CATALOGUE = """
tiny-said = { $it }
tiny-do = { $you ->
    [yes] *You* ride { $km } km
   *[no] { $who } rides { $km } km
}
tiny-aim = { $who } aims at { $at_you ->
    [yes] you
   *[no] { $target }
}
tiny-event-quiet = {""}
tiny-event-drew = { $who } draws { $card }
tiny-card-km1 = One cell
tiny-die-roll = Plain die
"""


class Storied:
    """A game of which only the texts matter."""

    id = "tiny"

    def __init__(self, folder: Path) -> None:
        self.folder = folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text(CATALOGUE, encoding="utf-8")
    return tmp_path


def narrator(folder: Path, reader: int = SPECTATOR, language: str = "en") -> Narrator:
    return Narrator(cast(AnyGame, Storied(folder)), language, ["Ilse", "A*d"], reader)


@pytest.mark.parametrize(
    ("param", "shown"),
    [
        ("player:0", "Ilse"),
        ("player:1", "A*d"),
        ("player:7", "7"),
        ("card:km1", "One cell"),
        ("card:unknown", "unknown"),
        ("die:roll", "Plain die"),
        ("rider:17", "17"),
        ("team:azur", "Azur"),
        ("cell:180", "180"),
        ("stage:3", "stage 3"),
        ("no thing", "no thing"),
        (True, "yes"),
        (False, "no"),
        (12, "12"),
        (["player:0", "card:km1"], "Ilse and One cell"),
        ({"en": "Pau", "fr": "Pau (64)"}, "Pau"),
    ],
)
def test_a_parameter_that_names_a_thing_is_shown_by_its_name(folder: Path, param: Param, shown: str) -> None:
    assert narrator(folder).plain(Text("tiny-said", {"it": param})) == shown


def test_words_and_lists_follow_the_language(folder: Path) -> None:
    french = narrator(folder, language="fr")

    assert french.plain(Text("tiny-said", {"it": {"en": "Pau", "fr": "Pau (64)"}})) == "Pau (64)"
    assert french.plain(Text("tiny-said", {"it": ["player:0", "card:km1"]})) == "Ilse et One cell"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ilse", "Le tour d’Ilse, qu’Ilse joue"),
        ("Éric", "Le tour d’Éric, qu’Éric joue"),
        ("Marc", "Le tour de Marc, que Marc joue"),
        ("U2", "Le tour de U2, que U2 joue"),
        ("De Angelis", "Le tour de De Angelis, que De Angelis joue"),
        ("Ilse de Almeida", "Le tour d’Ilse de Almeida, qu’Ilse de Almeida joue"),
    ],
)
def test_french_elides_before_a_name_that_begins_with_a_vowel(folder: Path, name: str, shown: str) -> None:
    (folder / "texts" / "fr.ftl").write_text("tiny-turn = Le tour de *{ $who }*, que { $who } joue\n", encoding="utf-8")
    french = Narrator(cast(AnyGame, Storied(folder)), "fr", [name])

    assert french.plain(Text("tiny-turn", {"who": "player:0"})) == shown


def test_a_stage_goes_by_its_name_before_anybody_has_seen_it() -> None:
    told = Narrator(GAME, "en", ["Ilse", "Ad"], stages=GAME.stage_names(GAME.setup(2)))

    assert told.sentence("tiny-do-play", {"card": "stage:1"}).plain == "Play The tiny box"


def test_readers_are_spoken_to_and_others_spoken_of(folder: Path) -> None:
    params: Params = {"who": "player:0", "km": 40}

    assert narrator(folder, reader=0).sentence("tiny-do", params).plain == "You ride 40 km"
    assert narrator(folder, reader=1).sentence("tiny-do", params).plain == "Ilse rides 40 km"
    assert narrator(folder).sentence("tiny-do", params).plain == "Ilse rides 40 km"


def test_who_is_aimed_at_is_spoken_to(folder: Path) -> None:
    params: Params = {"who": "player:0", "target": "player:1"}

    assert narrator(folder, reader=1).sentence("tiny-aim", params).plain == "Ilse aims at you"
    assert narrator(folder, reader=0).sentence("tiny-aim", params).plain == "Ilse aims at A*d"
    assert narrator(folder).sentence("tiny-aim", params).plain == "Ilse aims at A*d"


def test_stars_in_a_catalogue_are_bold(folder: Path) -> None:
    said = narrator(folder, reader=0).sentence("tiny-do", {"who": "player:0", "km": 40})

    assert [(said.plain[span.start : span.end], span.style) for span in said.spans if span.style] == [("You", "bold")]


def test_a_star_that_somebody_typed_is_a_star(folder: Path) -> None:
    said = narrator(folder).sentence("tiny-do", {"who": "player:1", "km": 40})

    assert said.plain == "A*d rides 40 km"


def test_an_event_is_told_as_its_reader_may_know_it(folder: Path) -> None:
    drew = Event("drew", None, owner=0, secret={"who": "player:0", "card": "card:km1"})

    mine = narrator(folder, reader=0).event(drew)
    assert mine is not None
    assert mine.plain == "Ilse draws One cell"
    assert narrator(folder, reader=1).event(drew) is None


def test_an_event_with_an_empty_sentence_or_none_is_not_told(folder: Path) -> None:
    assert narrator(folder).event(Event("quiet", {})) is None
    assert narrator(folder).event(Event("unheard_of", {})) is None
