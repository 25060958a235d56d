"""`gruppetto dataset`: the decisions of many games as a Parquet file, with a progress bar."""

import json
import time
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.text import Text as Styled

from gruppetto.cli.bulk import planned
from gruppetto.cli.door import Complaint
from gruppetto.cli.language import own_texts
from gruppetto.cli.progress import watched, workers


def run_dataset(
    game_id: str,
    language: str,
    *,
    players: int | None,
    edition: str | None,
    options: tuple[str, ...],
    bots: str | None,
    count: int,
    seed: int,
    jobs: int | None,
    as_json: bool,
    output: str,
    force: bool,
) -> None:
    texts = own_texts(language)
    if find_spec("pyarrow") is None:
        raise Complaint(texts("dataset-needs-pyarrow"))
    from gruppetto.lab.dataset import write_dataset  # which needs it

    plan = planned(game_id, language, players, edition, options, bots, count, seed)
    file = Path(output)
    if file.exists() and not force:
        raise Complaint(texts("dataset-exists", file=output))
    start = time.perf_counter()
    with watched(plan.games) as watch:
        written = write_dataset(plan, file, workers(jobs), watch)
    seconds = time.perf_counter() - start
    told = asdict(written)
    if as_json:
        head = {"file": output, "game": plan.game, "players": plan.players, "bots": plan.bots, "seed": plan.seed}
        print(json.dumps({**head, **told, "seconds": round(seconds, 3)}, indent=2))
        return
    size, pace = f"{told.pop('size') / 1e6:.1f}", f"{written.rows / seconds:,.0f}"
    line = texts("dataset-written", file=output, megabytes=size, seconds=f"{seconds:.1f}", pace=pace, **told)
    Console(highlight=False, soft_wrap=True).print(Styled(line))
