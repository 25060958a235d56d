"""Programs of a few words, as a careless or a wicked hobbyist might write them, and what became of them."""

import shlex
from pathlib import Path

from gruppetto.adapters.program.messages import Begin, Question
from gruppetto.adapters.program.program import Program
from gruppetto.adapters.program.ride import Ride
from gruppetto.bots import BotSpec, read_spec
from gruppetto.table.wire import PROTOCOL
from tests.server.listening import PATIENCE

ROOT = Path(__file__).parents[3]
EXAMPLES = ROOT / "examples" / "bots"
FIRST_OFFER = f"exec/60:{shlex.quote(str(Path(__file__).with_name('first_offer.sh')))}"
"""A program without a fault."""

AT_ONCE = 0.001
"""Seconds for an answer that cannot come in time, however quick a machine is."""


def shell(script: str, seconds: float = PATIENCE) -> BotSpec:
    """A program that is a few words of shell."""
    return read_spec(f"exec/{seconds}:sh -c {shlex.quote(script)}")


def answering(do: str, before: str = "", after: str = "") -> str:
    """Answers every question so, and does something before or after it."""
    return f"""while read -r line; do case $line in *update*) {before} echo "{do}"; {after} ;; esac; done"""


def riding(spec: BotSpec) -> tuple[Program, Ride]:
    program = Program(spec)
    return program, Ride(program, Begin(PROTOCOL, "tiny", "toy", {}, 2, 1, 7, spec.seconds), "gregario")


def asked(number: int = 1, size: int = 0) -> Question:
    """A question with two offers, on a road that is the same each time."""
    update = b'{"say":"update","number":%d,"own":"%s"}\n' % (number, b"x" * size)
    return Question("road", lambda: b'{"say":"board"}', update, {"ride 1", "ride 2"})
