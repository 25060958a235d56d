"""What bulk runs have in common: who plays, a progress bar on the error stream, and a game that failed."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from gruppetto.cli.console import Terminal
from gruppetto.cli.door import Complaint
from gruppetto.companion.catalogue import Catalogue
from gruppetto.lab.processes import Jobs
from gruppetto.lab.simulate import Watch
from gruppetto.lab.solo import GameFailed


def workers(wanted: int | None) -> int:
    """As many processes as were asked for, else one for each processor."""
    return (os.cpu_count() or 1) if wanted is None else wanted


@contextmanager
def crew(jobs: int | None, cluster: str | None, texts: Catalogue) -> Iterator[Jobs]:
    """Who plays: the workers of a cluster, or processes of this machine."""
    if cluster is None:
        yield workers(jobs)
        return
    if jobs is not None:
        raise Complaint(texts("cluster-or-jobs"))
    if find_spec("distributed") is None:
        raise Complaint(texts("cluster-needs-distributed"))
    from gruppetto.lab.cluster import joined

    with joined(cluster) as there:
        if there.threaded:
            Terminal(stderr=True, soft_wrap=True).print(texts("cluster-threads"), style="yellow")
        yield there


@contextmanager
def watched(total: int) -> Iterator[Watch]:
    """A bar for so many games, beside the results, which go to another stream; it is told of those that ended."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Terminal(stderr=True)
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task("", total=total)
            yield lambda ended: progress.advance(task, ended)
    except GameFailed as failed:
        raise Complaint(str(failed), failed.position) from None
