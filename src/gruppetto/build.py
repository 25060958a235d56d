"""How this package was built, whether this machine could build it better, and which sources it is made of."""

import hashlib
import shlex
import shutil
import sysconfig
from collections.abc import Iterable
from pathlib import Path

from gruppetto.engine import parts


def is_compiled() -> bool:
    """Whether the hot modules run compiled: all of them do, or none."""
    return not parts.__file__.endswith(".py")


def kind_of_build() -> str:
    """As `--version` says it, which is in English for those who report faults."""
    return "compiled" if is_compiled() else "pure Python"


def can_compile() -> bool:
    """Whether there are a C compiler and the headers of this Python, as `hatch_compile.py` asks when it builds."""
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def fingerprint(package: Path, rooms: Iterable[str]) -> str:
    """Return a hash of the code and figures in these rooms, whatever the ends of their lines. Compiled modules lie
    beside their sources."""
    found = hashlib.sha256()
    files = [file for room in rooms for file in (package / room).rglob("*") if file.suffix in (".py", ".toml")]
    for name, file in sorted((file.relative_to(package).as_posix(), file) for file in files):
        found.update(name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return found.hexdigest()
