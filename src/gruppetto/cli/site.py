"""A folder of files that any web space serves: pages, Python for the browser, and no server.

The pages lie wherever the folder is put. A host that knows files only sends `404.html` for an address inside the
client; that page looks for the folder and goes on there.
"""

import shutil
from pathlib import Path

from gruppetto.server.offline_pack import PACK, NoPack, find_pack
from gruppetto.server.packed_files import ENDINGS
from gruppetto.server.settings import PAGES

_MARK = '<meta name="gruppetto-site" content="1" />'
_PAGES = ("index.html", "companion.webmanifest", "gruppetto.webmanifest")
"""Files that name others from the root of a server."""

_PACKED = shutil.ignore_patterns(*(f"*{ending}" for ending in ENDINGS.values()))
"""Compressed forms: those of rewritten files would be wrong, and hosts of files compress by themselves."""

_LOST = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Gruppetto</title>
    <script type="module">
      // Which of the folders above has the pages? It goes on there, and the page shows what was asked for.
      const parts = location.pathname.split("/");
      for (let depth = 1; depth < parts.length; depth++) {
        const folder = parts.slice(0, depth).join("/") + "/";
        const found = await fetch(folder + "offline/pack.json", { method: "HEAD" }).catch(() => null);
        if (!found?.ok) continue;
        const to = location.pathname.slice(folder.length) + location.hash;
        location.replace(folder + "?to=" + encodeURIComponent(to));
        break;
      }
    </script>
  </head>
  <body><noscript>This page needs JavaScript.</noscript></body>
</html>
"""


class SiteError(Exception):
    """The folder cannot be written; one sentence."""


def write_site(to: Path, pages: Path = PAGES, offline: Path = PACK) -> int:
    """Writes the folder, and says how many bytes it has. Raises SiteError."""
    try:
        pack = find_pack(pages, offline)
    except NoPack as error:
        raise SiteError(str(error)) from None
    if to.exists() and not to.is_dir():
        raise SiteError(f"{to} is there already, and no folder.")
    if to.is_dir() and any(to.iterdir()) and not (to / "offline" / "pack.json").is_file():
        raise SiteError(f"{to} has files that are not ours: name an empty folder, or one that this command wrote.")
    try:
        if to.is_dir():
            shutil.rmtree(to)
        shutil.copytree(pages, to, ignore=_PACKED)
        shutil.copytree(pack.folder, to / "offline", ignore=_PACKED)
        for name in _PAGES:
            _rewrite(to / name)
        (to / "404.html").write_text(_LOST, encoding="utf-8")
        (to / ".nojekyll").touch()  # or one well-known host would leave some files out
    except OSError as error:
        raise SiteError(f"The folder {to} cannot be written: {error.strerror or error}.") from None
    return sum(path.stat().st_size for path in to.rglob("*") if path.is_file())


def _rewrite(page: Path) -> None:
    """What a server has at its root lies beside the page here."""
    text = page.read_text(encoding="utf-8")
    text = text.replace('="/', '="./').replace(': "/', ': "./').replace("<title>", f"{_MARK}\n    <title>", 1)
    page.write_text(text, encoding="utf-8")
