"""The colours of tokens.css can be read (WCAG 2.2 AA) and told apart, in both themes and by colour-blind eyes."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from tests.look.colour import ciede2000, contrast, lab

TOKENS = Path(__file__).resolve().parents[2] / "web" / "src" / "look" / "tokens.css"
TEAMS = ("rouge", "azur", "mandarine", "lavande", "lagune", "ardoise", "blanc")

TEXT = 4.5
MARK = 3.0  # large type, and marks that are not text
PAIRS = [
    *((ink, ground, TEXT) for ink in ("ink", "ink-soft") for ground in ("paper", "paper-raised", "paper-sunk")),
    ("ink-faint", "paper", TEXT),
    ("ink-faint", "paper-raised", TEXT),
    ("on-yellow", "yellow", TEXT),
    ("ink", "yellow-wash", TEXT),
    ("ink-soft", "yellow-wash", TEXT),
    ("ink", "last-move", TEXT),
    ("danger", "paper-raised", TEXT),
    ("danger", "danger-wash", TEXT),
    ("on-danger", "danger", TEXT),
    ("ink", "danger-wash", TEXT),
    ("good", "paper-raised", TEXT),
    ("good", "good-wash", TEXT),
    ("info", "paper-raised", TEXT),
    *(("ink", ground, TEXT) for ground in ("road", "climb", "descent", "bridge", "start", "runout")),
    *((f"on-{team}", f"team-{team}", TEXT) for team in TEAMS),
    ("focus", "paper", MARK),
    ("focus", "paper-raised", MARK),
    ("sprint", "road", MARK),
    ("summit", "road", MARK),
    ("wind", "grass", MARK),
]
# Tritanopia is rare, and there the shapes of the plates carry the difference.
LEAST_APART = {"normal": 20, "deuteranopia": 20, "protanopia": 20, "tritanopia": 12}


def read_theme(css: str, selector: str) -> dict[str, str]:
    block = re.search(re.escape(selector) + r" \{(.*?)\n\}", css, re.DOTALL)
    assert block is not None, f"tokens.css has no {selector}"
    return dict(re.findall(r"--([\w-]+): (#[0-9A-Fa-f]{6})\b", block[1]))


@pytest.fixture(scope="module", params=["paper", "night"])
def colours(request: pytest.FixtureRequest) -> dict[str, str]:
    css = TOKENS.read_text("utf-8")
    paper = read_theme(css, ":root")
    return paper if request.param == "paper" else {**paper, **read_theme(css, '[data-theme="night"]')}


@pytest.mark.parametrize(("text", "ground", "least"), PAIRS)
def test_text_can_be_read_on_its_ground(colours: dict[str, str], text: str, ground: str, least: float) -> None:
    assert contrast(colours[text], colours[ground]) >= least


@pytest.mark.parametrize(("eye", "least"), LEAST_APART.items())
def test_teams_can_be_told_apart(colours: dict[str, str], eye: str, least: float) -> None:
    seen = {team: lab(colours[f"team-{team}"], eye) for team in TEAMS}
    distances = {(a, b): ciede2000(seen[a], seen[b]) for a, b in itertools.combinations(TEAMS, 2)}
    nearest = min(distances, key=distances.__getitem__)
    assert distances[nearest] >= least, f"{nearest} are too near"


def test_distance_is_the_published_one() -> None:
    """The first and the last pair of the table in Sharma, Wu and Dalal 2005."""
    assert ciede2000((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)) == pytest.approx(2.0425, abs=5e-5)
    assert ciede2000((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514)) == pytest.approx(0.9082, abs=5e-5)


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
