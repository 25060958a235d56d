"""Files that were compressed when they were built: none is compressed while people wait for it."""

import os
from pathlib import PurePosixPath

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from gruppetto.server.coding import BROTLI, GZIP, best_coding

ENDINGS = {BROTLI: ".br", GZIP: ".gz"}
"""Of the compressed file beside the plain one, the smallest first."""
FOR_EVER = "public, max-age=31536000, immutable"


class PackedFiles(StaticFiles):
    """The smallest form of a file that a request accepts. A part of one (`Range`) is a part of the plain file, so that
    what a browser puts together is of one form."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if PurePosixPath(path).suffix in ENDINGS.values():  # forms of a file, and no files
            raise HTTPException(404)
        return await super().get_response(path, scope)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        asked = Headers(scope=scope)
        plain = FileResponse(full_path, status_code, stat_result=stat_result)
        offered = {} if "range" in asked else _packed(full_path)
        coding = best_coding(asked.get("accept-encoding", ""), list(offered))
        response = _coded(plain, coding, offered[coding]) if coding else plain
        if offered:
            response.headers["Vary"] = "Accept-Encoding"
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


def _packed(path: str | os.PathLike[str]) -> dict[str, os.stat_result]:
    """Return which compressed forms lie beside a file."""
    found: dict[str, os.stat_result] = {}
    for coding, ending in ENDINGS.items():
        try:
            found[coding] = os.stat(f"{os.fspath(path)}{ending}")
        except OSError:
            continue
    return found


def _coded(plain: FileResponse, coding: str, stat_result: os.stat_result) -> FileResponse:
    """Return the compressed form, with a tag of its own: its bytes are others."""
    headers = {
        "Content-Encoding": coding,
        "ETag": f'{plain.headers["etag"][:-1]}-{coding}"',
        "Last-Modified": plain.headers["last-modified"],
    }
    path = f"{os.fspath(plain.path)}{ENDINGS[coding]}"
    return FileResponse(path, plain.status_code, headers, media_type=plain.media_type, stat_result=stat_result)
