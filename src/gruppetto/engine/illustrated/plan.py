"""What a game's `illustrated.toml` says: which positions are shown, and what of them.

    [positions]
    flat = '''
    game = "tiny"
    …
    '''

    [[sections]]
    id = "turn"
    layout = "steps"
    sheet = 1

    [[sections.panels]]
    id = "ride"
    scenery = { position = "flat", cells = ["cell:40.1", "cell:47.1"], after = ["card:6"], lit = ["cell:46.2"] }

A fault names its place: `sections[1].panels[2].scenery.position`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gruppetto.engine.edition import Document, TomlTable
from gruppetto.engine.illustrated.page import LAYOUTS, Layout, Tag

SHEETS: Final = 2


@dataclass(frozen=True, slots=True)
class SceneryPlan:
    """A position and the cells to look at, with what is drawn over them. `lit` are exactly the cells that the rules
    offer `after` these picks; where they are many and no single one matters, `offered` lights all of them."""

    position: str
    cells: tuple[str, ...]
    after: tuple[str, ...]
    lit: tuple[str, ...]
    offered: bool
    way: tuple[str, ...]
    tags: tuple[Tag, ...]
    crossed: tuple[str, ...]
    numbered: bool


@dataclass(frozen=True, slots=True)
class ClaimPlan:
    """What a panel says of a position: `legal` moves may be played there, `refused` ones may not, each by the rule
    named."""

    position: str
    legal: tuple[str, ...]
    refused: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class TablePlan:
    """A classification of a position: of those that the end of a stage shows, the one in this place."""

    position: str
    place: int
    rows: int


@dataclass(frozen=True, slots=True)
class PanelPlan:
    id: str
    scenery: SceneryPlan | None
    hand: str
    """The position whose hand is shown."""
    picked: str
    cards: tuple[str, ...]
    dice: tuple[str, ...]
    symbols: tuple[str, ...]
    figures: str
    args: tuple[str, ...]
    """Figures that its sentence needs."""
    table: TablePlan | None
    ours: tuple[str, ...]
    claims: tuple[ClaimPlan, ...]


@dataclass(frozen=True, slots=True)
class SectionPlan:
    id: str
    layout: Layout
    sheet: int
    panels: tuple[PanelPlan, ...]


@dataclass(frozen=True, slots=True)
class PagePlan:
    positions: Mapping[str, str]
    """Their documents by name."""
    sections: tuple[SectionPlan, ...]

    def panels(self) -> list[PanelPlan]:
        return [panel for section in self.sections for panel in section.panels]


def read_plan(document: Document) -> PagePlan:
    """Raises EditionError with file, key and reason."""
    page = TomlTable(document.file, document.content)
    positions = page.table("positions")
    plan = PagePlan(
        positions=_all_texts(positions),
        sections=tuple(_section(section) for section in page.tables("sections")),
    )
    page.done()
    return plan


def _section(table: TomlTable) -> SectionPlan:
    layouts: dict[str, Layout] = {layout: layout for layout in LAYOUTS}
    section = SectionPlan(
        id=table.text("id"),
        layout=layouts[table.text("layout", among=LAYOUTS)],
        sheet=table.whole("sheet", least=1, most=SHEETS),
        panels=tuple(_panel(panel) for panel in table.tables("panels")),
    )
    table.done()
    return section


def _panel(table: TomlTable) -> PanelPlan:
    panel = PanelPlan(
        id=table.text("id"),
        scenery=_scenery(table.table("scenery")) if table.has("scenery") else None,
        hand=table.text("hand", default=""),
        picked=table.text("picked", default=""),
        cards=_texts(table, "cards"),
        dice=_texts(table, "dice"),
        symbols=_texts(table, "symbols"),
        figures=table.text("figures", default=""),
        args=_texts(table, "args"),
        table=_table(table.table("table")) if table.has("table") else None,
        ours=_texts(table, "ours"),
        claims=tuple(_claim(claim) for claim in table.tables("claims")) if table.has("claims") else (),
    )
    table.done()
    return panel


def _scenery(table: TomlTable) -> SceneryPlan:
    scenery = SceneryPlan(
        position=table.text("position"),
        cells=_texts(table, "cells"),
        after=_texts(table, "after"),
        lit=_texts(table, "lit"),
        offered=table.flag("offered", default=False),
        way=_texts(table, "way"),
        tags=tuple(_tag(tag) for tag in table.tables("tags")) if table.has("tags") else (),
        crossed=_texts(table, "crossed"),
        numbered=table.flag("numbered", default=False),
    )
    table.done()
    return scenery


def _claim(table: TomlTable) -> ClaimPlan:
    refused = table.table("refused", optional=True)
    claim = ClaimPlan(table.text("position"), _texts(table, "legal"), _all_texts(refused))
    table.done()
    return claim


def _tag(table: TomlTable) -> Tag:
    tag = Tag(table.text("cell"), table.text("text"), table.flag("below", default=False))
    table.done()
    return tag


def _table(table: TomlTable) -> TablePlan:
    plan = TablePlan(table.text("position"), table.whole("place", default=0), table.whole("rows", least=1))
    table.done()
    return plan


def _all_texts(table: TomlTable) -> dict[str, str]:
    """A table of nothing but texts."""
    names = list(table.keys())
    return {name: table.text(name) for name in names}


def _texts(table: TomlTable, key: str) -> tuple[str, ...]:
    return tuple(table.texts(key, default=[]))
