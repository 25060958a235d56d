"""A server of one's own for a load test: a process on loopback with an empty database, gone afterwards."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

_GOODBYE = 10.0
"""Seconds in which it must end after it was asked to."""

LOOPBACK = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class Spawned:
    """A server that runs: where, and as which process, if it is ours."""

    url: str
    pid: int | None

    def resident_bytes(self) -> int | None:
        """Its memory now, where it is ours and the system tells (Linux)."""
        if self.pid is None:
            return None
        try:
            status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        except OSError:
            return None
        kilobytes = next((line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")), None)
        return None if kilobytes is None else int(kilobytes) * 1024


@contextmanager
def spawned_server() -> Iterator[Spawned]:
    """A server whose rate limits do not count this machine, from its first word to its end."""
    with tempfile.TemporaryDirectory(prefix="gruppetto-load-", ignore_cleanup_errors=True) as folder:
        command = [sys.executable, "-m", "gruppetto", "serve", "--no-browser", "--bot-pause", "0"]
        command += ["--host", LOOPBACK, "--port", "0", "--database", str(Path(folder, "load.sqlite"))]
        command += ["--unlimited", LOOPBACK]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                url = server.stdout.readline().rpartition(" ")[2].strip()
                if not url.startswith("http"):
                    raise OSError(f"the server did not start (exit {server.wait(_GOODBYE)})")
                yield Spawned(url, server.pid)
            finally:
                server.terminate()
                try:
                    server.wait(_GOODBYE)
                except subprocess.TimeoutExpired:
                    server.kill()
