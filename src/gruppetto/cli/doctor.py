"""`gruppetto doctor`: whether this machine has what it takes to play, to host and to study; else what to do."""

import json
import os
import platform
import re
import shutil
import socket
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import metadata
from typing import Any, Literal

import click
from rich.table import Table
from rich.text import Text as Styled

from gruppetto import __version__
from gruppetto.build import can_compile, is_compiled
from gruppetto.cli.console import Terminal
from gruppetto.cli.hosting import USUAL_PORT
from gruppetto.cli.language import own_texts
from gruppetto.companion.catalogue import Catalogue, Value
from gruppetto.server.addresses import network_address
from gruppetto.server.file_permissions import file_of
from gruppetto.server.kept_database import Condition, condition_of
from gruppetto.server.run import CannotServe, database_url
from gruppetto.server.second_start import keeps_same_tables
from gruppetto.server.settings import PAGES

State = Literal["ok", "note", "problem"]
"""A note is what one can do without; a problem keeps something from working."""

LEAST_SPACE = 50
"""Megabytes: with less, a database may not be written any more. Ten times as many are room for years."""
_STYLES = {"ok": "green", "note": "yellow", "problem": "bold red"}
_EXTRA = re.compile(r"""^(?P<name>[\w.-]+).*\bextra == ["'](?P<extra>[\w-]+)["']""")
_FOR_BUILDERS = ("test", "docs")


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check found: its sentence in the catalogues is `doctor-<check>-<what>`."""

    check: str
    what: str
    state: State = "ok"
    args: dict[str, Value] = field(default_factory=dict)

    def said(self, texts: Catalogue) -> str:
        return texts(f"doctor-{self.check}-{self.what}", **self.args)


@dataclass(frozen=True, slots=True)
class Patient:
    """What is looked at, besides the machine: the database of a server, empty where it can have none, and its port."""

    database: str
    port: int = USUAL_PORT


def examine(database: str | None, language: str, *, as_json: bool) -> None:
    """Prints what was found; exits with 1 where there is a problem."""
    findings = list(look_at(database))
    texts = own_texts(language)
    if as_json:
        print(json.dumps(_as_json(findings, texts), indent=2, ensure_ascii=False))
    else:
        _show(findings, texts)
    if _problems(findings):
        click.get_current_context().exit(1)


def look_at(database: str | None) -> Iterator[Finding]:
    try:
        patient = Patient(database_url(database))
    except CannotServe as fault:
        yield Finding("folder", "none", "problem", {"reason": str(fault)})
        patient = Patient("")
    for check in CHECKS:
        yield from check(patient)


def _python(_: Patient) -> Iterator[Finding]:
    yield Finding("python", "there", args={"version": platform.python_version(), "system": platform.platform()})


def _engine(_: Patient) -> Iterator[Finding]:
    about: dict[str, Value] = {"version": __version__}
    if is_compiled():
        yield Finding("engine", "compiled", args=about)
    else:
        yield Finding("engine", "able" if can_compile() else "unable", "note", about)


def _pages(_: Patient) -> Iterator[Finding]:
    there = (PAGES / "index.html").is_file()
    yield Finding("pages", "there") if there else Finding("pages", "missing", "problem")


def _folder(patient: Patient) -> Iterator[Finding]:
    """Where the file of the database lies; a server of its own looks after itself."""
    file = file_of(patient.database) if patient.database else None
    if file is None:
        return
    folder = str(file.parent)
    if not os.access(folder, os.W_OK | os.X_OK):
        yield Finding("folder", "closed", "problem", {"folder": folder})
        return
    free = shutil.disk_usage(folder).free // 10**6
    state: State = "problem" if free < LEAST_SPACE else "note" if free < 10 * LEAST_SPACE else "ok"
    yield Finding("folder", "there" if state == "ok" else "full", state, {"folder": folder, "free": free})


def _database(patient: Patient) -> Iterator[Finding]:
    if not patient.database:
        return
    condition, about = condition_of(patient.database)
    state: dict[Condition, State] = {"older": "note", "newer": "problem", "damaged": "problem", "unreadable": "problem"}
    yield Finding("database", condition, state.get(condition, "ok"), {"about": about})


def _network(_: Patient) -> Iterator[Finding]:
    address = network_address()
    yield Finding("network", "there", args={"address": address}) if address else Finding("network", "none", "note")


def _port(patient: Patient) -> Iterator[Finding]:
    port: dict[str, Value] = {"port": str(patient.port)}
    with socket.socket() as door:
        if os.name == "posix":  # elsewhere this would let two programs share it
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(("127.0.0.1", patient.port))
        except OSError:
            ours = any(
                keeps_same_tables(scheme, "127.0.0.1", patient.port, patient.database) for scheme in ("http", "https")
            )
            yield Finding("port", "ours", args=port) if ours else Finding("port", "taken", "note", port)
        else:
            yield Finding("port", "free", args=port)


def _browser(_: Patient) -> Iterator[Finding]:
    try:
        webbrowser.get()
    except webbrowser.Error:
        yield Finding("browser", "none", "note")
    else:
        yield Finding("browser", "there")


def _extras(_: Patient) -> Iterator[Finding]:
    needed = extras()
    missing = sorted(extra for extra, names in needed.items() if not all(map(_installed, names)))
    there = sorted(needed.keys() - missing)
    if there:
        yield Finding("extras", "there", args={"names": ", ".join(there)})
    if missing:
        yield Finding("extras", "missing", "note", {"names": ", ".join(missing), "first": missing[0]})


CHECKS: tuple[Callable[[Patient], Iterator[Finding]], ...] = (
    _python,
    _engine,
    _pages,
    _folder,
    _database,
    _network,
    _port,
    _browser,
    _extras,
)


def extras() -> dict[str, list[str]]:
    """The packages that each extra needs, as the installed package says itself; those for people who build apart."""
    found: dict[str, list[str]] = {}
    for requirement in metadata.requires("gruppetto") or ():
        if (match := _EXTRA.match(requirement)) and match["extra"] not in _FOR_BUILDERS:
            found.setdefault(match["extra"], []).append(match["name"])
    return found


def _installed(name: str) -> bool:
    try:
        metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def _problems(findings: list[Finding]) -> int:
    return sum(finding.state == "problem" for finding in findings)


def _show(findings: list[Finding], texts: Catalogue) -> None:
    table = Table.grid(padding=(0, 2))
    for finding in findings:
        table.add_row(Styled(texts(f"doctor-{finding.state}"), _STYLES[finding.state]), Styled(finding.said(texts)))
    console = Terminal()
    console.print(table)
    console.print(texts("doctor-sum", problems=_problems(findings)), style="bold")


def _as_json(findings: list[Finding], texts: Catalogue) -> dict[str, Any]:
    return {
        "problems": _problems(findings),
        "checks": [
            {"check": each.check, "state": each.state, "what": each.what, "said": each.said(texts), **each.args}
            for each in findings
        ],
    }
