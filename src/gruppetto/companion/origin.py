"""Whose figures a sheet counts with: what its page, its message, its table and its picture say of it alike."""

from gruppetto.companion.sheet import Sheet
from gruppetto.engine.figures import said_by
from gruppetto.engine.scene import Text


def origin_of(sheet: Sheet) -> list[Text]:
    """How many figures are whose, and where some are ours, or the length of a stage is, which of the game's are."""
    page = sheet.page
    said = [said_by(page.figures)]
    ours = [figure.by == "ours" for group in page.figures for figure in group.figures]
    if any(ours) or any(stage.by == "ours" for stage in page.stages):
        planned = sheet.content.plan.edition
        provenance = next(known.provenance for known in sheet.game.editions() if known.id == planned)
        said.append(Text(f"{sheet.game.id}-provenance-{provenance}"))
    return said
