"""The road in the terminal: lanes, climbs, riders and choices in letters."""

import pytest

from gruppetto.cli.narrator import Narrator
from gruppetto.cli.road_book import groups, order, riders
from gruppetto.cli.road_map import heights, road_map
from gruppetto.engine.board import Board, Cell, Profile, Spot
from gruppetto.engine.scene import Group, Heading, Mark, Picture, Piece, Stage, Text, Turn
from tests.toy import GAME

NARRATOR = Narrator(GAME, "en", ["Ada", "Bo"], reader=0)


def cell(number: int, lane: int, kind: str = "flat", *, mark: str = "") -> Cell:
    marks = [Mark(mark, Text(mark))] if mark else []
    name = f"{number}{'ABCD'[lane - 1]}" if lane else str(number)
    return Cell(f"cell:{number}.{lane}", [], (0, 0), 0, kind, number, lane, str(number), marks=marks, name=name)


def road(*cells: Cell, spots: tuple[Spot, ...] = ()) -> Board:
    board = Board("road", "lanes", 100, 100, 10, "flat", [], [], list(cells), [], [], Profile(list(spots), []))
    NARRATOR.look(board)
    return board


def rider(bib: int, place: str, seat: int = 0, team: str = "rouge") -> Piece:
    return Piece(f"rider:{bib}", seat, team, bib, f"cell:{place}", 0.5)


def picture(*pieces: Piece, rider: str = "", turn: int = 0, barred: tuple[str, ...] = ()) -> Picture:
    heading = Heading(Stage(1, 1, {"en": "Road"}, Text("kind"), Text("length")), Text("round"))
    return Picture(
        board="road",
        stage=heading.stage,
        stages=[],
        round=heading.round,
        turn=turn,
        pieces=list(pieces),
        dice=[],
        piles=[],
        standings=[],
        result=None,
        provenance="rulebook",
        over=False,
        rider=rider,
        barred=list(barred),
    )


def drawn(shown: Picture, board: Board, width: int = 12, **choices: int) -> list[str]:
    numbered = {f"cell:{place.removeprefix('at_').replace('_', '.')}": number for place, number in choices.items()}
    return [line.plain.rstrip() for line in road_map(shown, board, NARRATOR, width, numbered)]


TWO_LANES = [cell(number, lane) for number in range(1, 5) for lane in (1, 2)]


def test_lanes_lie_below_each_other_and_numbers_side_by_side() -> None:
    board = road(*TWO_LANES)

    lanes = drawn(picture(rider(7, "2.1"), rider(8, "4.2", seat=1)), board)[1:]

    assert lanes == [
        "  · ▸7  ·  ·",
        "  ·  ·  ·  8",
    ]


def test_a_cell_that_is_missing_is_left_out() -> None:
    board = road(*(each for each in TWO_LANES if each.id not in ("cell:2.2", "cell:3.2")))

    assert drawn(picture(), board)[2] == "  ·        ·"


@pytest.mark.parametrize(("kind", "line"), [("climb", "  /"), ("descent", "  \\"), ("bridge", "  ="), ("flat", "  ·")])
def test_the_ground_is_seen(kind: str, line: str) -> None:
    assert drawn(picture(), road(cell(1, 1, kind)), 3)[1] == line


def test_what_the_signs_mean_is_said_once() -> None:
    board = road(cell(1, 1, "climb"), cell(2, 1, "climb"), cell(3, 1, mark="mark-risk"))

    assert drawn(picture(), board)[-1] == "/ climb   ◆ sign on the road"


def test_ground_that_helps_or_harms_says_so_though_it_is_marked() -> None:
    shown = drawn(picture(), road(cell(1, 1, "track-good", mark="tailwind"), cell(2, 1, "track-bad", mark="wind")), 6)

    assert shown[1:] == ["  +  -", "+ helps   - harms"]


def test_the_number_of_a_choice_stands_where_it_leads() -> None:
    shown = drawn(picture(rider(7, "1.1")), road(*TWO_LANES), at_3_1=1, at_4_2=12)

    assert shown[1:] == [
        " ▸7  · #1  ·",
        "  ·  ·  ·#12",
        "#1 the number of a choice",
    ]


def test_only_the_rider_to_move_is_marked_once_he_is_chosen() -> None:
    shown = drawn(picture(rider(7, "1.1"), rider(8, "2.1"), rider="rider:8"), road(*TWO_LANES))

    assert shown[1] == "  7 ▸8  ·  ·"


def test_those_who_share_a_cell_are_named_below() -> None:
    shown = drawn(picture(rider(7, "2.1", seat=1), rider(8, "2.1")), road(*TWO_LANES))

    assert shown[1] == "  ·▸8+  ·  ·"[-12:]
    assert shown[-1] == "2A: ▸8 7"


def test_a_cell_over_the_whole_width_is_drawn_in_every_lane() -> None:
    shown = drawn(picture(rider(7, "0.0")), road(cell(0, 0, "start"), *TWO_LANES), 15)

    assert shown[1:3] == [" ▸7  ·  ·  ·  ·", "  ░  ·  ·  ·  ·"]


def test_cells_that_nobody_may_enter_are_crossed_out() -> None:
    shown = drawn(picture(barred=("cell:3.1",)), road(*TWO_LANES))

    assert shown[1] == "  ·  ·  ✕  ·"
    assert shown[-1] == "✕ barred"


def test_of_a_long_road_the_stretches_are_shown_where_somebody_rides() -> None:
    board = road(*(cell(number, 1) for number in range(1, 101)))

    shown = drawn(picture(rider(7, "6.1"), rider(8, "71.1", seat=1)), board, 30)

    lanes = [line for line in shown if "·" in line]
    assert len(lanes) == 2
    assert "▸7" in lanes[0]
    assert lanes[1].split()[1] == "8"
    assert all(len(line) <= 30 for line in shown)


def test_a_flat_stage_has_no_profile_and_a_climb_rises() -> None:
    flat = road(cell(1, 1), spots=(Spot(0, 0.4), Spot(1, 0.45)))
    climb = road(cell(1, 1), spots=(Spot(0, 0.0), Spot(1, 1.0)))

    assert heights(flat, 7) is None
    assert str(heights(climb, 7)) == "▁▂▃▄▅▆▇█"


def test_the_order_of_play_marks_who_is_to_ride() -> None:
    shown = picture(rider(1, "1.1"))
    shown.order.extend(
        Turn(f"rider:{bib}", 0, "rouge", bib, state) for bib, state in ((4, "done"), (1, "now"), (7, "next"))
    )

    assert order(shown, NARRATOR).plain == "Order: 4 ▸1 7"


def test_a_group_has_its_riders_its_gap_and_its_pace() -> None:
    shown = picture(rider(4, "1.1"), rider(7, "1.2"))
    shown.groups.append(Group("g", "head", Text("Head"), ["rider:7", "rider:4"], 0.5, pace="5", gap="+ 0:30"))

    (line,) = groups(shown, NARRATOR)
    assert str(line) == "Head 7 4 · + 0:30 · pace 5"


def test_riders_of_a_large_field_share_the_line_of_their_seat() -> None:
    road(*TWO_LANES)
    grid = riders(picture(rider(7, "1.1"), rider(8, "2.1"), rider(9, "3.2", seat=1, team="azur")), NARRATOR)

    assert grid.row_count == 2
