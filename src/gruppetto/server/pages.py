"""The built pages of the browser client, or one that says how to build them."""

from pathlib import Path, PurePosixPath

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from gruppetto.server.packed_files import FOR_EVER, PackedFiles
from gruppetto.table.limits import Allowance, visitor

_TOO_MANY = "Too many requests; please wait a moment."

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gruppetto</title>
<h1>Gruppetto is running, but its pages have not been built.</h1>
<p>In a checkout, run <code>make pages</code> and load this page again.
A package installed with <code>pip install</code> brings them along.</p>
</html>
"""


class Pages(PackedFiles):
    """Files of the client by their name; every other address is a place inside it and gets its one page."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (self._folder / "index.html").is_file():
            await super().__call__(scope, receive, send)
        else:
            await HTMLResponse(_NOT_BUILT, 503)(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not path.isprintable():  # the system takes no zero in the name of a file
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or _names_a_file(path):
                raise
            path = "index.html"
            response = await super().get_response(path, scope)
        if path == ".":
            response = await super().get_response("index.html", scope)
        # The build puts a hash of the content into the name of everything under assets.
        hashed = PurePosixPath(path).parts[:1] == ("assets",)
        response.headers["Cache-Control"] = FOR_EVER if hashed and response.status_code == 200 else "no-cache"
        return response


class OfflineFiles(PackedFiles):
    """The offline pack. Its Python has hashes in its names, and is packed already."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        hashed = PurePosixPath(path).suffix in (".bin", ".js")
        response.headers["Cache-Control"] = FOR_EVER if hashed and response.status_code == 200 else "no-cache"
        return response


class CountedFiles:
    """Counts files for their visitor: a first visit takes some two hundred, far fewer than one may have at once."""

    def __init__(self, files: ASGIApp, allowance: Allowance) -> None:
        self._files = files
        self._allowance = allowance

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if scope["type"] == "http" and not self._allowance.take(visitor(client[0] if client else "")):
            refusal = PlainTextResponse(_TOO_MANY, 429, {"Retry-After": "5", "Cache-Control": "no-store"})
            return await refusal(scope, receive, send)
        await self._files(scope, receive, send)


def _names_a_file(path: str) -> bool:
    """Whether a path asks for a file that must exist; the `.3` of rule 12.3 is no suffix."""
    suffix = PurePosixPath(path).suffix
    return suffix != "" and not suffix[1:].isdigit()
