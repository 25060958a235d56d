"""The browser's types of everything it sends and gets: `python -m gruppetto.server.wire_types web/src/lib/wire`.

They are written from the declarations here, in the engine and in the companion, and a test compares what is committed
with what this writes. So nothing of the protocol is described twice.
"""

from typing import Any

from gruppetto.companion.edit import Do
from gruppetto.companion.progress import Progress
from gruppetto.companion.saved import EditWritten, PlanWritten
from gruppetto.engine.board import Board
from gruppetto.engine.edition import Provenance, Words
from gruppetto.engine.event import Param, Params
from gruppetto.engine.figures import By
from gruppetto.engine.illustrated.page import IllustratedPage
from gruppetto.engine.keeper import FieldKind
from gruppetto.engine.option import Choice
from gruppetto.engine.picks import Ask, ThingKind
from gruppetto.engine.scene import Jersey, Own, Picture, Point, Sound
from gruppetto.server.described import write_into_folder
from gruppetto.server.typescript import File, write_files
from gruppetto.table import analysis, answers, hand_requests, lobby, positions, public, replay, sheet_view, sheets, wire
from gruppetto.table.sheet_work import EntryPreview, NewEdits, NewEntryPreview, NewSheet
from gruppetto.table.table_requests import Deletion, Join, NewBranch, NewLesson, NewPosition, NewTable, SeatChange

COMMAND = "python -m gruppetto.server.wire_types web/src/lib/wire"


def _by_name(*classes: type) -> dict[str, Any]:
    return {each.__name__: each for each in classes}


_WORDS: dict[str, Any] = {
    "Words": Words,
    "Param": Param,
    "Params": Params,
    "Provenance": Provenance,
    "Point": Point,
    "Jersey": Jersey,
    "Sound": Sound,
}

FILES = (
    File("board.generated.ts", "Roads on the plane: engine/scene.py.", sent=_WORDS | {"Board": Board}),
    File(
        "picture.generated.ts",
        "What a screen shows and what it asks: engine/scene.py and engine/picks.py.",
        sent=_WORDS | {"ThingKind": ThingKind} | _by_name(wire.Scene, Picture, Own, Ask, wire.SeenEvent),
    ),
    File(
        "table.generated.ts",
        "The live table: table/wire.py.",
        sent=_WORDS | {"Choice": Choice, "ServerMessage": wire.ServerMessage},
        read={"Choice": Choice, "ClientMessage": wire.ClientMessage},
    ),
    File(
        "explained.generated.ts",
        "What the things of a box are: engine/explained.py.",
        sent=_WORDS | _by_name(answers.ExplainedInfo),
    ),
    File(
        "requests.generated.ts",
        "What is asked and answered over HTTP about games and tables: table/wire.py and table/answers.py.",
        sent=_WORDS
        | {"Choice": Choice}
        | _by_name(
            answers.GameInfo,
            answers.RoadbookInfo,
            answers.RulebookInfo,
            lobby.MadeTable,
            public.PublicTable,
            answers.Found,
            answers.Joined,
            answers.SeatChanged,
            hand_requests.HandedOver,
            answers.Deleted,
            replay.Replay,
            replay.Scenes,
            analysis.Analysis,
            positions.Preview,
            answers.WayIn,
            answers.Failed,
        ),
        read={"Choice": Choice}
        | _by_name(NewTable, NewBranch, NewLesson, Join, SeatChange, NewPosition, Deletion)
        | _by_name(hand_requests.Stand, hand_requests.OpenLink, hand_requests.NewClaim, hand_requests.Answer),
    ),
    File(
        "illustrated.generated.ts",
        "The illustrated page of a game: engine/illustrated/page.py.",
        sent=_WORDS | {"IllustratedPage": IllustratedPage},
    ),
    File(
        "plan.generated.ts",
        "The plan of a score sheet, and the form of one: engine/keeper.py and companion/saved.py.",
        sent=_WORDS | {"Choice": Choice, "By": By} | _by_name(answers.KeeperOffer, sheets.MadeSheet),
        read={"Choice": Choice} | _by_name(NewSheet, PlanWritten),
    ),
    File(
        "sheet.generated.ts",
        "Score sheets, their entries and edits: engine/keeper.py, table/sheet_view.py and companion/saved.py.",
        sent=_WORDS
        | {"Choice": Choice, "By": By, "FieldKind": FieldKind, "Do": Do}
        | _by_name(sheet_view.SheetView, sheet_view.TraceLine, answers.EditsEntered, answers.Scorer)
        | _by_name(answers.SheetDeleted)
        | _by_name(EntryPreview, Progress),
        read={"Choice": Choice, "Do": Do} | _by_name(NewEdits, NewEntryPreview, EditWritten),
    ),
)


def texts() -> dict[str, str]:
    """What the command writes, by the name of the file."""
    return write_files(FILES, COMMAND)


if __name__ == "__main__":
    write_into_folder("Writes the browser's types of the protocol.", texts())
