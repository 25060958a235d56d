"""Illustrated pages: what their files may say, what is cut out of a board, what is asked of the rules."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from gruppetto.engine.chance import SEED_BYTES, SeededChance
from gruppetto.engine.edition import Document, EditionError
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.illustrated.claims import false_claims
from gruppetto.engine.illustrated.cutting import UnknownCellError, cut, view_of
from gruppetto.engine.illustrated.drawing import IllustrationError, page_of
from gruppetto.engine.illustrated.plan import read_plan
from tests.toy import GAME as TOY
from tests.toy.game import Tiny
from tests.toy.state import TinyState

PANEL = """
[positions]
[[sections]]
id = "turn"
layout = "steps"
sheet = 1
[[sections.panels]]
id = "ride"
"""


def plan_of(text: str) -> None:
    read_plan(Document.parse(text, "illustrated.toml"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('layout = "steps"', "positions: is missing"),
        (PANEL.replace('"steps"', '"poster"'), r"sections\[1\].layout: must be one of steps, pictures"),
        (PANEL.replace("sheet = 1", "sheet = 3"), r"sections\[1\].sheet: must be at most 2"),
        (f"{PANEL}colour = 1", r"sections\[1\].panels\[1\].colour: is not a key of this format"),
        (f"{PANEL}scenery = {{ cells = [] }}", r"sections\[1\].panels\[1\].scenery.position: is missing"),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_the_place(text: str, reason: str) -> None:
    with pytest.raises(EditionError, match=reason):
        plan_of(text)


def start() -> TinyState:
    return TOY.start(TOY.setup(2), SeededChance(bytes(SEED_BYTES)))


class Painted(Tiny):
    """The toy with a page, in another folder."""

    def __init__(self, folder: Path, panel: str, position: str = "") -> None:
        shutil.copytree(TOY.folder / "editions", folder / "editions")
        text = f"[positions]\nstart = '''\n{position or start().document()}'''\n"
        (folder / "illustrated.toml").write_text(PANEL.replace("[positions]\n", text) + panel, encoding="utf-8")
        self.folder = folder  # type: ignore[misc]


def test_a_picture_shows_the_game_s_own_position_on_a_piece_of_its_road(tmp_path: Path) -> None:
    page = page_of(Painted(tmp_path, 'scenery = { position = "start", cells = ["cell:0", "cell:2"] }'))

    assert page is not None
    scenery = page.sections[0].panels[0].scenery
    assert scenery is not None
    assert {piece.cell for piece in scenery.picture.pieces} == {"cell:0"}
    assert scenery.picture.standings == []
    assert scenery.view[2] / scenery.view[3] == pytest.approx(1.7, abs=0.01)


@pytest.mark.parametrize(
    ("panel", "reason"),
    [
        ('scenery = { position = "midway", cells = [] }', "turn: ride: there is no midway"),
        ('scenery = { position = "start", cells = ["cell:99"] }', "turn: ride: there is no .*cell:99"),
        ('cards = ["ace"]', "turn: ride: there is no ace"),
    ],
)
def test_what_is_not_there_cannot_be_drawn(tmp_path: Path, panel: str, reason: str) -> None:
    with pytest.raises(IllustrationError, match=reason):
        page_of(Painted(tmp_path, panel))


def test_a_position_that_cannot_occur_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(IllustrationError, match=r"positions\.start: "):
        page_of(Painted(tmp_path, "", position='game = "tiny"\n'))


def test_a_claim_that_the_rules_do_not_keep_is_found(tmp_path: Path) -> None:
    move = str(start().actions()[0])
    picture = 'scenery = { position = "start", cells = ["cell:0"], lit = ["cell:1"] }'
    claim = f'claims = [{{ position = "start", refused = {{ "{move}" = "TIN-3.1" }} }}]'

    faults = false_claims(Painted(tmp_path, f"{picture}\n{claim}"))

    assert faults == [
        "turn: ride: after [] the rules offer [], and ['cell:1'] are lit",
        f"turn: ride: {move}: is legal, not TIN-3.1",
    ]


def test_a_piece_of_road_has_no_words_and_nothing_far_away() -> None:
    board = TOY.board(TOY.editions()[0], TOY.picture(start().view(SPECTATOR)).board)
    named = replace(board, cells=[replace(cell, name="Ghent") for cell in board.cells])

    piece = cut(named, view_of(named, ["cell:0"], 1.7))

    assert 0 < len(piece.cells) < len(board.cells)
    assert piece.signs == []
    assert {cell.name for cell in piece.cells} == {""}
    with pytest.raises(UnknownCellError):
        view_of(board, ["cell:-1"], 1)
