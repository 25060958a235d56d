"""An address as a QR code made of letters, for the camera of a phone."""

import io
import sys

import segno

_QUIET = 2
"""Modules around it: less than the norm wants, and enough for a phone that sees the edge of the window."""

_PRINT, _PLAIN = "\x1b[97;40m", "\x1b[0m"
"""White blocks on black whatever colours the window has: many cameras read no code that is turned about."""


def drawn(text: str) -> str:
    """Two modules a letter, one above the other; nothing for a terminal that has no such letters."""
    lines = io.StringIO()
    segno.make(text, error="l").terminal(lines, border=_QUIET, compact=True)
    try:
        lines.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return "\n".join(f"{_PRINT}{line}{_PLAIN}" for line in lines.getvalue().splitlines())
