"""How this package was built, and whether this machine could build it better."""

import shlex
import shutil
import sysconfig
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
