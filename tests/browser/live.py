"""A real server in its own process, which a test may kill and start again."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

READY = re.compile(r"Gruppetto is ready: https?://127\.0\.0\.1:(\d+)")
PATIENCE = 60.0  # seconds; two busy cores can be slow


@contextmanager
def running(database: Path, *options: str) -> Iterator[LiveServer]:
    """A server that is there for a test, and gone after it however the test ended."""
    server = LiveServer(database, *options)
    try:
        server.start()
        yield server
    finally:
        server.close()


class LiveServer:
    """`gruppetto serve` with known luck on a free port of this machine, with a database of its own."""

    def __init__(self, database: Path | str, *options: str) -> None:
        self.database = database
        self.options = options
        self.port = 0  # any free one at first, then always the same
        self.output: list[str] = []
        self._process: subprocess.Popen[str] | None = None
        self._ready = False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        serve = [
            sys.executable,
            "-u",
            "-m",
            "tests.browser.known_luck",
            "--host",
            "127.0.0.1",
            "--port",
            str(self.port),
        ]
        return [*serve, "--no-browser", "--bot-pause", "0", "--database", str(self.database), *self.options]

    def start(self) -> None:
        """Returns when the server has said where it listens."""
        assert self._process is None, "the server is running already"
        self.output = []
        self._process = subprocess.Popen(
            self.command(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self._ready = False
        ready_or_ended = threading.Event()
        # Read to the end, or a full pipe would stop the server in mid-race.
        threading.Thread(target=self._read, args=(self._process, ready_or_ended), daemon=True).start()
        ready_or_ended.wait(PATIENCE)
        if not self._ready:
            self.close()
            raise RuntimeError("The server did not say that it is ready:\n" + "".join(self.output))

    def kill(self) -> None:
        """SIGKILL: the server gets no chance to put anything away."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def ask_to_end(self) -> None:
        """SIGTERM: the server may say goodbye before it goes."""
        assert self._process is not None
        self._process.terminate()

    def wait_for_end(self) -> int:
        """How it ended; minus the number of the signal that it obeyed."""
        assert self._process is not None
        return self._process.wait(PATIENCE)

    def restart(self) -> None:
        """Starts again on the same port and database, whether it was killed before or still runs."""
        self.close()
        self.start()

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    def _read(self, process: subprocess.Popen[str], ready_or_ended: threading.Event) -> None:
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:
                self.output.append(line)
                if found := READY.search(line):
                    self.port = int(found[1])
                    self._ready = True
                    ready_or_ended.set()
        ready_or_ended.set()
