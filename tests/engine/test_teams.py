"""Who rides for which team: settled before the start, part of record and position where somebody chose."""

import json

import pytest

from gruppetto.engine.chance import SEED_BYTES
from gruppetto.engine.contract import PositionError
from gruppetto.engine.match import Match
from gruppetto.engine.record import RecordError, SeatName, dumps, loads
from gruppetto.engine.teams import TeamError, settle_teams, teams_of
from gruppetto.engine.verification import verify
from tests.toy import GAME

BOX = teams_of(("rouge", "azur", "mandarine", "lavande"), riders=3)
SEED = bytes(range(SEED_BYTES))


def ridden(*teams: str) -> Match:
    seats = (SeatName("Ilse"), SeatName("Bram"))
    match = Match(GAME, GAME.setup(2, teams=teams), seats, SEED)
    while not match.over:
        match.play(match.state.to_decide, str(match.state.actions()[-1]))
    return match


def test_the_riders_of_a_box_are_numbered_through() -> None:
    assert [(look.team, look.bib) for look in BOX[:3]] == [("rouge", 1), ("azur", 4), ("mandarine", 7)]


@pytest.mark.parametrize("wanted", [(), ("", ""), ("rouge", "azur"), ("", "azur")])
def test_the_order_of_the_box_is_no_choice(wanted: tuple[str, ...]) -> None:
    assert settle_teams(BOX, wanted, 2) == ()


@pytest.mark.parametrize(
    ("wanted", "settled"),
    [
        (("azur", "rouge"), ("azur", "rouge")),
        (("lavande", ""), ("lavande", "azur")),
        (("azur", ""), ("azur", "rouge")),
        (("", "", "rouge"), ("mandarine", "azur", "rouge")),
    ],
)
def test_who_does_not_choose_keeps_the_team_of_the_place_or_gets_the_first_free(
    wanted: tuple[str, ...], settled: tuple[str, ...]
) -> None:
    assert settle_teams(BOX, wanted, len(wanted)) == settled


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        (("rouge",), "there are teams for 1 seats, not for 2"),
        (("jaune", ""), "there is no team 'jaune'; the teams are rouge, azur, mandarine, lavande"),
        (("azur", "azur"), "two seats cannot both ride for azur"),
    ],
)
def test_a_choice_that_cannot_be_is_told_in_a_sentence(wanted: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(TeamError, match=sentence):
        settle_teams(BOX, wanted, 2)


def test_seats_look_like_the_teams_they_ride_for() -> None:
    seating = GAME.seating(GAME.setup(2, teams=("lagune", "")))

    assert [(look.team, look.bib) for look in seating] == [("lagune", 5), ("azur", 2)]


# --- records and positions ---


def test_a_record_tells_the_teams_where_somebody_chose() -> None:
    header = json.loads(dumps(ridden("azur", "rouge").record()).partition("\n")[0])

    assert header["teams"] == ["azur", "rouge"]


def test_a_record_without_a_choice_is_as_it_always_was() -> None:
    assert dumps(ridden("rouge", "azur").record()) == dumps(ridden().record())
    assert '"teams"' not in dumps(ridden().record())


def test_a_record_with_a_choice_is_verified() -> None:
    record = ridden("azur", "rouge").record()

    assert loads(dumps(record)) == record
    assert verify(GAME, record).seed_checked


@pytest.mark.parametrize(
    ("teams", "sentence"),
    [
        ('["rouge","rouge"]', "line 1: two seats cannot both ride for rouge"),
        ('["jaune","rouge"]', "line 1: there is no team 'jaune'"),
        ('"azur"', "line 1: 'azur' should be a list of texts"),
    ],
)
def test_a_record_of_teams_that_cannot_be_is_refused(teams: str, sentence: str) -> None:
    text = dumps(ridden("azur", "rouge").record()).replace('"teams":["azur","rouge"]', f'"teams":{teams}')

    with pytest.raises(RecordError, match=sentence):
        verify(GAME, loads(text))


def test_a_position_tells_the_teams_and_is_read_with_them() -> None:
    match = ridden("azur", "rouge")
    text = match.state.document()

    assert 'teams = ["azur", "rouge"]\n' in text
    assert GAME.position(text).document() == GAME.position(text, match.setup).document() == text


def test_a_position_without_a_choice_is_as_it_always_was() -> None:
    assert "teams" not in ridden().state.document()


def test_a_position_of_other_teams_is_no_position_of_the_match() -> None:
    text = ridden("azur", "rouge").state.document()

    with pytest.raises(PositionError, match="the options, seats or teams of the position are not those of the match"):
        GAME.position(text, GAME.setup(2))


@pytest.mark.parametrize(
    ("teams", "sentence"),
    [
        ('["azur"]', "there are teams for 1 seats, not for 2"),
        ('"azur"', "teams must be a list of names, not 'azur'"),
        ("[1, 2]", r"teams must be a list of names, not \[1, 2\]"),
    ],
)
def test_a_position_of_teams_that_cannot_be_is_refused(teams: str, sentence: str) -> None:
    text = ridden("azur", "rouge").state.document().replace('["azur", "rouge"]', teams)

    with pytest.raises(PositionError, match=sentence):
        GAME.position(text)
