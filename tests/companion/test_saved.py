"""A saved sheet comes back exactly as it was, and whatever else is in a file is refused in one sentence."""

import sys
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any

import msgspec
import pytest

from gruppetto.companion import sheet as sheets
from gruppetto.companion.edit import Edit, EditError
from gruppetto.companion.saved import load, save
from gruppetto.games import find_game
from tests.companion.scorer import FIRST, change, edit, placed, short_sheet

SAVED: dict[str, Any] = msgspec.json.decode(save(short_sheet()))
IMPOSSIBLE = {"id": "z", "do": "add", "fact": "z", "kind": "prologue", "data": {"winner": "player:0"}}


def loaded(document: object) -> sheets.Sheet:
    return load(msgspec.json.encode(document), find_game)


def test_a_sheet_goes_on_exactly_where_it_was() -> None:
    sheet = short_sheet().take(change(FIRST, placed("s1", 1, 2, a=0, b=20).data)).take(edit("strike", fact="s2"))
    sheet = sheet.take(edit("undo", edit=sheet.done[-1].id)).take(edit("rename", seat=1, name="Bo"))

    assert load(save(sheet), find_game) == sheet


def test_a_file_keeps_who_did_what_and_when() -> None:
    striking = Edit("e", "strike", fact="s1", by="Ilse", at=1_700_000_000)
    assert load(save(short_sheet().take(striking)), find_game).trace[-1] == striking


def broken(**changes: Any) -> dict[str, Any]:
    return {**SAVED, **changes}


FILES: list[tuple[str, object]] = [
    ("no object", []),
    ("another format", broken(gruppetto_sheet=2)),
    ("an unknown key", broken(secret=1)),
    ("a team too many", broken(plan={**SAVED["plan"], "teams": [{"name": "A", "team": "rouge"}] * 9})),
    ("an unknown stage", broken(plan={**SAVED["plan"], "stages": [{"id": "99"}]})),
    ("an unknown kind of edit", broken(trace=[{"id": "a", "do": "burn"}])),
    ("the same edit twice", broken(trace=[*SAVED["trace"], SAVED["trace"][0]])),
    ("an edit of nothing", broken(trace=[{"id": "a", "do": "strike", "fact": "x"}])),
    ("facts that cannot be", broken(trace=[*SAVED["trace"], IMPOSSIBLE])),
    ("a fact of another game", broken(trace=[{"id": "a", "do": "add", "fact": "x", "kind": "turn"}])),
    (
        "a struck fact that nobody can read",
        broken(
            trace=[
                {"id": "a", "do": "add", "fact": "x", "kind": "rolls", "data": {"rolls": 7}},
                {"id": "b", "do": "strike", "fact": "x"},
            ]
        ),
    ),
]  # fmt: skip


@pytest.mark.parametrize("document", [file for _, file in FILES], ids=[name for name, _ in FILES])
def test_what_is_no_saved_sheet_is_refused(document: object) -> None:
    with pytest.raises(EditError) as caught:
        loaded(document)
    assert caught.value.code == "bad_sheet"
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("text", [b"", b"{", b"\xff\xfe", b"[" * 5000])
def test_what_is_no_json_is_refused(text: bytes) -> None:
    with pytest.raises(EditError) as caught:
        load(text, find_game)
    assert caught.value.code == "bad_sheet"


def test_undoing_again_and_again_does_not_make_a_file_slow_to_load(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = short_sheet()
    for _ in range(20):
        sheet = sheet.take(edit("undo", edit=sheet.done[-1].id))
        sheet = sheet.take(edit("redo", edit=sheet.undone[-1].id))
    folded: list[int] = []
    fold = sheets._fold

    def counted(first: sheets.Content, edits: Sequence[Edit]) -> sheets.Content:
        folded.append(len(edits))
        return fold(first, edits)

    monkeypatch.setattr(sheets, "_fold", counted)

    assert load(save(sheet), find_game) == sheet
    assert folded == [3]


def test_a_file_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = save(short_sheet())
    monkeypatch.setattr(sheets, "MOST_BYTES", 50)
    with pytest.raises(EditError, match="too long"):
        load(text, find_game)


def struck_and_restored(facts: int, times: int) -> list[Edit]:
    """So many entries, none of which counts in the end, and the last of them restored and struck so often."""
    trace: list[Edit] = []
    for number in range(facts):
        trace.append(Edit(f"a{number}", "add", f"f{number}", "prologue", {"winner": "player:1"}))
        trace.append(Edit(f"s{number}", "strike", f"f{number}"))
    last = trace[-1].fact
    for number in range(times):
        trace.append(Edit(f"r{number}", "restore", last))
        trace.append(Edit(f"x{number}", "strike", last))
    return trace


def lines_run(job: Callable[[], object]) -> int:
    """How many lines of code are run in it."""
    lines = 0

    def count(_: FrameType, event: str, __: object) -> Any:
        nonlocal lines
        lines += event == "line"
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        job()
    finally:
        sys.settrace(before)
    return lines


def test_what_an_edit_costs_does_not_depend_on_how_many_entries_there_are() -> None:
    empty = sheets.new_sheet(short_sheet().game, "", short_sheet().first.plan)

    def cost(facts: int) -> int:
        one, many = struck_and_restored(facts, 1), struck_and_restored(facts, 21)
        return lines_run(lambda: sheets.refill(empty, many)) - lines_run(lambda: sheets.refill(empty, one))

    assert cost(facts=100) == cost(facts=5)
