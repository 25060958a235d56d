"""What Python in a browser weighs, for `docs/offline.md`: bytes that come, processor seconds, memory, time of a move.

    python -m tests.browser.weigh

Needs `make offline-pack`, and Linux: what processes use is read from /proc. No test, since it says how busy the machine
is as well; run it on a quiet one.
"""

from __future__ import annotations

import gzip
import mimetypes
import os
import statistics
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Error, Playwright, sync_playwright

from gruppetto.cli.site import write_site
from gruppetto.games import all_games
from tests.browser.offline import Device, family, play_bots

MOVES = 12
"""In each game."""
PICKS = 40
"""By hand at the most: a move takes one or several."""
TICK = os.sysconf("SC_CLK_TCK")
WORDY = (".html", ".js", ".css", ".json", ".svg", ".txt", ".webmanifest")
"""Endings of what a usual host packs with gzip while it sends it."""

START = """async (chunk) => {
  const index = await (await fetch("/offline/pack.json")).json();
  const [worker, between] = [new Worker(`/assets/${chunk}`, { type: "module" }), new MessageChannel()];
  const ready = new Promise((told) => (worker.onmessage = ({ data }) => told(data)));
  worker.postMessage({ index, botPause: 0, part: "tables", port: between.port1 }, [between.port1]);
  return ready;
}"""
"""Starts the worker with the tables, as `web/src/local/house.ts` does."""

WATCH = """(() => {
  const post = Worker.prototype.postMessage;
  let since = 0;
  self.answerTimes = [];
  Worker.prototype.postMessage = function (message, ...rest) {
    this.watched ??= this.addEventListener("message", ({ data }) => {
      if (!since || !String(data).startsWith('{"do":"heard"')) return;
      self.answerTimes.push(performance.now() - since);
      since = 0;
    }) ?? true;
    const said = typeof message === "string" ? JSON.parse(message) : {};
    if (said.do === "say" && JSON.parse(said.text).say === "act") since = performance.now();
    return post.call(this, message, ...rest);
  };
})();"""
"""Notes the milliseconds from each act that is sent to what comes next: its receipt with the new picture."""


class Packing(SimpleHTTPRequestHandler):
    """Sends files as most web spaces do, and counts the bytes with their headings."""

    sent = 0

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        found = path / "index.html" if path.is_dir() else path
        body = found.read_bytes() if found.is_file() else b""
        heads = {"Content-Type": mimetypes.guess_type(found.name)[0] or "application/octet-stream"}
        if found.suffix in WORDY:
            body, heads["Content-Encoding"] = gzip.compress(body, 6), "gzip"
        heads |= {"Content-Length": str(len(body)), "Cache-Control": "max-age=600"}
        head = f"HTTP/1.0 {200 if found.is_file() else 404} .\r\n" + "".join(f"{k}: {v}\r\n" for k, v in heads.items())
        Packing.sent += self.wfile.write(head.encode() + b"\r\n" + body)

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Packing, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def renderers(profile: Path) -> list[Path]:
    """The processes in /proc that show pages for the browser with this profile."""
    return [Path("/proc", str(process)) for process, command in family(profile).items() if "--type=renderer" in command]


def seconds_used(profile: Path) -> float:
    fields = [(process / "stat").read_text().rpartition(")")[2].split() for process in renderers(profile)]
    return sum(int(each[11]) + int(each[12]) for each in fields) / TICK


def megabytes_used(profile: Path) -> str:
    """Of the largest of them, which is the tab: what is its own, and its share of what several have."""
    rolled = [(process / "smaps_rollup").read_text().splitlines()[1:] for process in renderers(profile)]
    told = [{line.split()[0]: int(line.split()[1]) / 1000 for line in lines} for lines in rolled]
    tab = max(told, key=lambda each: each["Pss:"])
    return f"{tab['Anonymous:']:.0f} MB its own, {tab['Pss:']:.0f} MB with its share of the browser"


def first_visit(driver: Playwright, url: str, profile: Path) -> None:
    """From an empty profile to the first act in the first game, a rolled die."""
    device = Device(driver, profile)
    play_bots(device.page(url), next(iter(all_games()))).turn()
    print(f"first visit to a rolled die: {Packing.sent / 1e6:.2f} MB")
    device.page("about:blank").wait_for_timeout(4000)
    print(f"with all that is kept for places without a network: {Packing.sent / 1e6:.2f} MB")
    device.close()


def starts(driver: Playwright, url: str, profile: Path, chunk: str) -> None:
    for _ in range(5):
        device = Device(driver, profile)
        page = device.page(f"{url}weigh.html")
        page.wait_for_timeout(1500)
        before = seconds_used(profile)
        told = page.evaluate(START, chunk)
        print(f"worker with the tables: {told} after {seconds_used(profile) - before:.2f} CPU seconds")
        device.close()


def moves(driver: Playwright, url: str, profile: Path, game: str) -> None:
    device = Device(driver, profile)
    device.context.add_init_script(WATCH)
    page = device.page("about:blank")
    page.goto(url)
    rider = play_bots(page, game)
    for _ in range(PICKS):
        times = sorted(page.evaluate("self.answerTimes"))
        if len(times) >= MOVES or rider.at_result():
            break
        with suppress(Error):  # what was lit a moment ago was played meanwhile
            if rider.cells.count():  # before whoever was picked is put down again
                rider.cells.first.click(timeout=5000)
            else:
                rider.turn()
    shown = f"median {statistics.median(times):.0f} ms, of {len(times)} the slowest {times[-1]:.0f} ms"
    device.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
    print(f"{game}: a move {shown}; {megabytes_used(profile)}, {len(page.workers)} workers")
    page.wait_for_timeout(70_000)
    print(f"{game}, when nobody has thought for a minute: {megabytes_used(profile)}, {len(page.workers)} workers")
    device.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as made, sync_playwright() as driver:
        site, profile = Path(made, "site"), Path(made, "profile")
        write_site(site)
        (site / "weigh.html").write_text("<!doctype html><title>-</title>")
        chunk = next((site / "assets").glob("worker-*.js")).name
        with hosted(site) as url:
            first_visit(driver, url, profile)
            starts(driver, url, profile, chunk)
            for game in all_games():
                moves(driver, url, profile, game)


if __name__ == "__main__":
    main()
