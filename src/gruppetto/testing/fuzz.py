"""Says whatever comes to a server in this process, and stops at the first thing that must not be.

    python -m gruppetto.testing.fuzz --messages 1000000
    python -m gruppetto.testing.fuzz --requests 100000 --seed 7

The same seed says the same. A failure is printed with the text that met it and the command that meets it again.
"""

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Callable
from typing import Protocol

from gruppetto.testing.fuzz_messages import MessageFuzzer
from gruppetto.testing.fuzz_requests import RequestFuzzer
from gruppetto.testing.stand import Failure, Stand, stand

_NEWS = 10_000
"""So many steps between two lines of progress."""


class Fuzzer(Protocol):
    async def step(self) -> None: ...

    async def leave(self) -> None: ...


class Broken(Exception):
    """What failed, where, and how to meet it again."""

    def __init__(self, kind: str, seed: int, step: int, reason: str, doing: str) -> None:
        again = f"python -m gruppetto.testing.fuzz --{kind} {step} --seed {seed}"
        super().__init__(f"step {step}: {reason}\n  it was asked: {doing[:2000]}\n  again: {again}")


Say = Callable[[str], None]


async def fuzz(kind: str, steps: int, seed: int, say: Say | None = None) -> None:
    """So many messages or requests; raises Broken at the first failure."""
    luck = random.Random(seed)
    async with stand(random.Random(seed + 1)) as at:
        fuzzer = _fuzzer(kind, at, luck)
        began = time.monotonic()
        for step in range(1, steps + 1):
            try:
                await fuzzer.step()
                at.check_log()
            except Failure as failure:
                raise Broken(kind, seed, step, str(failure), at.doing) from failure
            if say and step % _NEWS == 0:
                say(f"{step} {kind}, {step / (time.monotonic() - began):.0f} a second, nothing broken")
        await fuzzer.leave()


def _fuzzer(kind: str, at: Stand, luck: random.Random) -> Fuzzer:
    return MessageFuzzer(at, luck) if kind == "messages" else RequestFuzzer(at, luck)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m gruppetto.testing.fuzz", description=__doc__)
    parser.add_argument("--messages", type=int, default=0, metavar="N", help="so many messages to live tables")
    parser.add_argument("--requests", type=int, default=0, metavar="N", help="so many requests")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(words)
    if not wanted.messages and not wanted.requests:
        parser.error("say how many --messages or --requests")
    for kind, steps in (("messages", wanted.messages), ("requests", wanted.requests)):
        try:
            asyncio.run(fuzz(kind, steps, wanted.seed, lambda line: print(line, flush=True)))
        except Broken as broken:
            print(broken, file=sys.stderr)
            return 1
        if steps:
            print(f"{steps} {kind} with seed {wanted.seed}: nothing broken")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
