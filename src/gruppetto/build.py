"""How this package was built."""

from gruppetto.engine import parts


def is_compiled() -> bool:
    """Whether the hot modules run compiled: all of them do, or none."""
    return not parts.__file__.endswith(".py")


def kind_of_build() -> str:
    """As `--version` says it, which is in English for those who report faults."""
    return "compiled" if is_compiled() else "pure Python"
