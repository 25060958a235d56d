"""Datasets: the decisions of many games among bots as one Parquet file, a row each (`docs/lab.md` has its columns).

The games are those of `simulate` with the same plan, so that every row can be looked up in a record. Workers play and
make columns of what they noted; here the batches come in by the number of their games, whoever played them, are cut
into groups of equally many rows and written while others are being played. So the file is the same, byte for byte,
however many processes there are. It gets its name when it is whole.

Actions have the numbers of the game's coding (`engine/coding.py`), as in the adapters, so that whoever learns from a
file can play there. In a game without one they are numbered as they first occur.
"""

import errno
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as missing:
    raise ImportError(f"a dataset needs pyarrow: pip install 'gruppetto[dataset]' ({missing})") from None

from gruppetto import __version__
from gruppetto.engine.coding import Coding
from gruppetto.lab.columns import Misfit
from gruppetto.lab.decisions import Decisions, Ended, Kinds, ranks, schema_of
from gruppetto.lab.line_up import entrants, line_up
from gruppetto.lab.processes import Jobs, share_out
from gruppetto.lab.simulate import Faults, Plan, Watch, add_faults, check, match_seed, table
from gruppetto.lab.solo import Solo, played
from gruppetto.lab.undisturbed import undisturbed

FORMAT: Final = 2
"""1 numbered actions in the order in which they occurred."""
ABOUT: Final = b"gruppetto"
ACTIONS: Final = b"gruppetto.actions"
"""Keys of the file's metadata, both JSON: what decided the games, and the notation of every action by its number."""

ROWS: Final = 1 << 16
"""Of a group."""
AT_ONCE: Final = 8000
"""Rows, or about so many, that a worker makes before it hands them over: their views lie in its memory until then."""
TRIED: Final = 3
"""Games among random bots that are played first, to see what the columns hold."""


@dataclass(frozen=True, slots=True)
class Written:
    """What a run wrote."""

    games: int
    rows: int
    actions: int
    columns: int
    size: int
    """In bytes."""
    faults: Faults
    """By bot, what went wrong with programs: these rows are decisions of the bot that stood in for them."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some games on their way from a worker: how many, their decisions, and the actions in them, which matter where no
    coding numbers them."""

    games: int
    batch: bytes
    actions: list[str]
    faults: Faults


def write_dataset(plan: Plan, file: Path, jobs: Jobs = 1, watch: Watch | None = None) -> Written:
    """Play all games of a plan and write their decisions. Raises PlanError before the first game, GameFailed at the
    first fault, OSError where the file cannot be written; then there is no file, or still the one that was there."""
    check(plan, jobs)
    tried = noted(replace(plan, bots=("random",), games=TRIED), range(TRIED))
    size = max(1, AT_ONCE * TRIED // len(tried.rows))
    numbers = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    kinds = tried.kinds()
    while True:
        done = 0

        def told(games: int) -> None:
            nonlocal done
            done += games
            if watch is not None:
                watch(games)

        try:
            return _write(plan, kinds, numbers, file, jobs, told)
        except Misfit as misfit:  # seldom: what no game had shown before. All games begin again, with a wider column.
            kinds = tuple((name, misfit.wider if name == misfit.name else kind) for name, kind in kinds)
            told(-done)


def noted(plan: Plan, numbers: range) -> Decisions:
    """The decisions of the games with these numbers."""
    game, setup = table(plan)
    decisions = Decisions()
    for number in numbers:
        bots = line_up(entrants(plan.bots, plan.players), plan.seed, number)
        solo = Solo.seated(game, setup, bots, match_seed(plan.seed, number), number)
        solo.notes = decisions.note
        outcome = played(solo, number)
        add_faults(decisions.faults, bots, outcome.faults)
        shares, places = outcome.shares, ranks(game, solo.state)
        decisions.ended(Ended(number, solo.seed.hex(), outcome.decisions, bots, shares, places))
    return decisions


def play_part(plan: Plan, kinds: Kinds, numbers: range) -> Part:
    coding = coding_of(plan)
    with undisturbed():
        decisions = noted(plan, numbers)
        batch, actions = decisions.batch(kinds, None if coding is None else coding.number_of)
    return Part(len(numbers), batch.serialize().to_pybytes(), [] if coding else actions, decisions.faults)


def coding_of(plan: Plan) -> Coding | None:
    game, setup = table(plan)
    return game.coding(setup)


def _write(plan: Plan, kinds: Kinds, numbers: list[range], file: Path, jobs: Jobs, watch: Watch) -> Written:
    parts = share_out(partial(play_part, plan, kinds), numbers, jobs)
    schema = schema_of(kinds).with_metadata({ABOUT: json.dumps(about(plan))})
    with _named_when_whole(file) as path:
        groups = Groups(path, schema, coding_of(plan))
        faults: Faults = {}
        try:
            for part in parts:
                groups.add(part)
                add_faults(faults, [*part.faults], [*part.faults.values()])
                watch(part.games)
        finally:
            groups.close()
        rows, actions = groups.rows, len(groups.actions)
    return Written(plan.games, rows, actions, len(schema), file.stat().st_size, faults)


def about(plan: Plan) -> dict[str, Any]:
    """Everything that decides the games of a file, and so the file."""
    game, setup = table(plan)
    return {
        "format": FORMAT,
        "gruppetto": __version__,
        "game": game.id,
        "rules_version": game.rules_version,
        "edition": {"id": setup.edition.id, "hash": setup.edition.document.digest},
        "options": setup.options,
        "players": plan.players,
        "bots": list(plan.bots),
        "games": plan.games,
        "seed": plan.seed,
    }


class Groups:
    """A file under way: groups of rows, and the actions by their number: all of a coding, else those that occurred so
    far."""

    def __init__(self, path: Path, schema: pa.Schema, coding: Coding | None = None) -> None:
        self._schema = schema
        self._coded = coding is not None
        self._writer = pq.ParquetWriter(path, schema, compression="zstd")
        self._waiting: list[pa.RecordBatch] = []
        self._rows_waiting = 0
        self.rows = 0
        self.actions: dict[str, int] = {} if coding is None else coding.number_of

    def add(self, part: Part) -> None:
        batch = pa.ipc.read_record_batch(pa.py_buffer(part.batch), self._schema)
        self._waiting.append(batch if self._coded else self._renumbered(batch, part.actions))
        self._rows_waiting += batch.num_rows
        while self._rows_waiting >= ROWS:
            self._write(ROWS)

    def close(self) -> None:
        if self._rows_waiting:
            self._write(self._rows_waiting)
        self._writer.add_key_value_metadata({ACTIONS: json.dumps(list(self.actions))})
        self._writer.close()

    def _renumbered(self, batch: pa.RecordBatch, actions: list[str]) -> pa.RecordBatch:
        """With the numbers that the actions have in this file. The numbers in a batch are those of its first
        occurrence, too, so that it does not matter how games were put into batches."""
        known = self.actions
        numbers = pa.array([known.setdefault(action, len(known)) for action in actions], pa.int32())
        legal = batch.column("legal")
        columns = {
            "legal": pa.ListArray.from_arrays(legal.offsets, numbers.take(legal.values)),
            "chosen": numbers.take(batch.column("chosen")),
        }
        arrays = [columns.get(name, batch.column(name)) for name in self._schema.names]
        return pa.RecordBatch.from_arrays(arrays, schema=self._schema)

    def _write(self, rows: int) -> None:
        """One group, in one piece: where its pages end must not depend on where batches did."""
        waiting = pa.Table.from_batches(self._waiting, self._schema)
        self._writer.write_table(waiting.slice(0, rows).combine_chunks(), row_group_size=rows)
        self._waiting = waiting.slice(rows).to_batches()
        self._rows_waiting -= rows
        self.rows += rows


@contextmanager
def _named_when_whole(file: Path) -> Iterator[Path]:
    """Another name to write to; it becomes the file's when all is written, and goes if not all could be."""
    path = file.with_name(f".{file.name}.{os.getpid()}.part")
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    try:
        path.touch()
    except OSError as error:  # told now, and of the name that people know
        raise OSError(error.errno, error.strerror, str(file)) from None
    try:
        yield path
        path.replace(file)
    finally:
        path.unlink(missing_ok=True)


def read_about(file: Path) -> dict[str, Any]:
    """What decided the games of a dataset, and under `actions` the notation of every action by its number."""
    metadata = pq.read_metadata(file).metadata or {}
    if ABOUT not in metadata or ACTIONS not in metadata:
        raise ValueError(f"{file}: this is no dataset of Gruppetto")
    about: dict[str, Any] = json.loads(metadata[ABOUT])
    return {**about, "actions": json.loads(metadata[ACTIONS])}
