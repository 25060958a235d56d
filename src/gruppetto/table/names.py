"""What people are called."""

from gruppetto.engine.letters import seen, shows
from gruppetto.table.denied import Denied


def clean_name(text: str, longest: int) -> str:
    """A name without control characters, marks of direction, signs that show nothing or stray blanks; raises Denied
    when nothing or too much is left. Joiners go as well, or two names could look alike."""
    name = " ".join("".join(letter if letter.isprintable() else " " for letter in seen(text)).split())
    if not shows(name) or len(name) > longest:
        raise Denied("bad_name", f"A name has 1 to {longest} letters that can be seen.")
    return name
