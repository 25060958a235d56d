"""The garbage collector of a server: it stops everything while it looks, so what stays for good is not looked at.

A full collection looks at every object there is. Modules, games and editions are a hundred thousand of them, which no
move ever frees; to look at them again took a tenth of a second, in which nobody was served.
"""

import gc

_YOUNG = 10_000
"""New objects before the youngest are looked at. A picture has hundreds, and nearly all are gone without our help."""

_MIDDLE, _OLD = 2, 20
"""How often a generation is looked at before the next older one is. What survives of ten thousand moves takes a
twentieth of a second, in which nobody is served; of two looks it takes a few milliseconds."""


def spare_what_stays() -> None:
    """Call it once everything is loaded that stays until the server ends."""
    gc.set_threshold(_YOUNG, _MIDDLE, _OLD)
    gc.collect()
    gc.freeze()
