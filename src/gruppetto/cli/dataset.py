"""`gruppetto dataset`: the decisions of many games as a Parquet file, with a progress bar."""

import json
import time
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Unpack

from rich.text import Text as Styled

from gruppetto.cli.bot_names import tell_faults
from gruppetto.cli.bulk import USUAL_BOTS
from gruppetto.cli.console import Terminal
from gruppetto.cli.door import Complaint
from gruppetto.cli.language import own_texts
from gruppetto.cli.planning import Wishes, planned
from gruppetto.cli.progress import crew, watched


def run_dataset(
    game_id: str,
    language: str,
    *,
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
    output: str,
    force: bool,
    **wishes: Unpack[Wishes],
) -> None:
    texts = own_texts(language)
    if find_spec("pyarrow") is None:
        raise Complaint(texts("dataset-needs-pyarrow"))
    from gruppetto.lab.dataset import write_dataset  # which needs it

    plan = planned(game_id, language, USUAL_BOTS, wishes)
    file = Path(output)
    if file.exists() and not force:
        raise Complaint(texts("dataset-exists", file=output))
    with crew(jobs, cluster, texts) as workers, watched(plan.games) as watch:
        start = time.perf_counter()
        written = write_dataset(plan, file, workers, watch)
        seconds = time.perf_counter() - start
    tell_faults(written.faults, texts)
    told = asdict(written)
    if as_json:
        head = {"file": output, "game": plan.game, "players": plan.players, "bots": plan.bots, "seed": plan.seed}
        print(json.dumps({**head, **told, "seconds": round(seconds, 3)}, indent=2))
        return
    del told["faults"]
    size, pace = f"{told.pop('size') / 1e6:.1f}", f"{written.rows / seconds:,.0f}"
    line = texts("dataset-written", file=output, megabytes=size, seconds=f"{seconds:.1f}", pace=pace, **told)
    Terminal(soft_wrap=True).print(Styled(line))
