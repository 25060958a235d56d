"""What people are called."""

from gruppetto.table.denied import Denied


def clean_name(text: str, longest: int) -> str:
    """A name without control characters or stray blanks; raises Denied when nothing or too much is left."""
    name = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not name or len(name) > longest:
        raise Denied("bad_name", f"A name has 1 to {longest} letters.")
    return name
