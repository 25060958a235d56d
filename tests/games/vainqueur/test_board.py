"""The roads of the edition: every stage is a board that can be read."""

from itertools import combinations

import pytest

from gruppetto.engine.board import Board
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.look.board import MILESTONE_SIZE, board
from gruppetto.road.roadside import SIGN_HEIGHT, sign_width
from tests.games.vainqueur.table import edition
from tests.road.geometry import meet, rectangle

EDITION = GAME.editions()[0]
STAGES = sorted(EDITION.stages)


def stage(number: int) -> Board:
    return board(EDITION, f"stage-{number}")


def kinds(of: Board) -> dict[str, str]:
    return {cell.id: cell.kind for cell in of.cells}


def test_road_cells_are_named_by_their_kilometre() -> None:
    assert [cell.id for cell in stage(7).cells] == [f"cell:{km}" for km in (0, 20, 40, 60, 80, 100)]


def test_a_flat_stage_ends_in_its_sprint_zone() -> None:
    found = kinds(stage(1))

    assert found["cell:0"] == "start"
    assert found["cell:180"] == "flat"
    assert [found[f"cell:{km}"] for km in (200, 220, 240)] == ["sprint"] * 3
    assert found["cell:260"] == "finish"


def test_a_mountain_stage_climbs() -> None:
    assert set(kinds(stage(6)).values()) == {"start", "climb", "finish"}


def test_the_track_shows_its_instructions() -> None:
    track = stage(2)
    marks = {cell.id: cell.marks[0] for cell in track.cells if cell.marks}

    assert len(track.cells) == 41
    assert len(marks) == 13
    assert marks["cell:6"].text.key == "vainqueur-cell-forward"
    assert marks["cell:6"].text.args["count"] == 4
    assert kinds(track)["cell:6"] == "track-good"
    assert kinds(track)["cell:9"] == "track-bad"


def test_a_cell_that_sends_riders_to_another_is_good_when_that_lies_ahead() -> None:
    changed = edition(("forward = 4\n[tracks.red.cells.6.text]", "goto = 2\n[tracks.red.cells.6.text]"))

    assert kinds(board(changed, "stage-2"))["cell:6"] == "track-bad"


def test_lines_lie_where_the_zone_and_the_finish_begin() -> None:
    assert [line.kind for line in stage(1).lines] == ["start", "sprint", "finish"]
    assert [line.kind for line in stage(6).lines] == ["start", "finish"]


def test_towns_have_their_signs_and_the_zone_has_its_own() -> None:
    words = [sign.text or sign.words for sign in stage(1).signs]

    assert words == [{"en": "Lille"}, {"en": "Rouen"}, Text("vainqueur-sign-sprint")]


def test_a_town_is_named_in_every_language_the_edition_has() -> None:
    finish = stage(12).signs[1].words

    assert finish == {"en": "Paris", "nl": "Parijs"}


def test_the_profile_names_the_sprint_zone_and_the_finish() -> None:
    ticks = stage(1).profile.milestones

    assert [tick.label for tick in ticks] == ["0", "40", "80", "120", "160", "200", "240", "260 km"]
    assert [tick.symbol for tick in ticks if tick.symbol] == ["mark-sprint", "mark-finish"]


def test_mountains_are_higher_than_plains() -> None:
    assert max(spot.height for spot in stage(10).profile.heights) > 0.8
    assert max(spot.height for spot in stage(1).profile.heights) < 0.5


def test_a_finish_on_a_summit_is_the_highest_point() -> None:
    heights = [spot.height for spot in stage(10).profile.heights]

    assert heights[-1] == max(heights)


def test_stages_of_a_type_that_follow_each_other_look_different() -> None:
    assert stage(1).spine != stage(3).spine
    assert stage(6).spine != stage(7).spine


def test_a_board_is_drawn_once() -> None:
    assert stage(1) is stage(1)


def test_another_edition_has_its_own_board() -> None:
    longer = edition(
        ("length = 260\nsprint_from = 200\nfrom = [55, 7]", "length = 280\nsprint_from = 220\nfrom = [55, 7]")
    )

    assert kinds(board(longer, "stage-1"))["cell:280"] == "finish"
    assert kinds(stage(1))["cell:260"] == "finish"


def test_a_board_nobody_named_is_refused() -> None:
    with pytest.raises(ValueError, match="has no board 'stage-99'"):
        stage(99)


@pytest.mark.parametrize("number", STAGES)
def test_every_road_cell_has_its_milestone(number: int) -> None:
    if EDITION.stages[number].type != "time_trial":
        assert all(cell.label_at for cell in stage(number).cells)


@pytest.mark.parametrize("number", STAGES)
def test_milestones_and_signs_cover_neither_the_road_nor_each_other(number: int) -> None:
    drawn = stage(number)
    things = [rectangle(cell.label_at, MILESTONE_SIZE, MILESTONE_SIZE) for cell in drawn.cells if cell.label_at]
    for sign in drawn.signs:
        longest = "Zone de sprint" if sign.text else max(sign.words.values(), key=len)
        things.append(rectangle(sign.at, sign_width(longest), SIGN_HEIGHT))

    assert not any(meet(one, other) for one, other in combinations(things, 2))
    assert not any(meet(thing, cell.shape) for thing in things for cell in drawn.cells)


@pytest.mark.parametrize("number", STAGES)
def test_profiles_stay_on_their_strip(number: int) -> None:
    for spot in stage(number).profile.heights:
        assert 0 <= spot.along <= 1
        assert 0 <= spot.height <= 1
