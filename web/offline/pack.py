"""Runs inside Pyodide while the offline pack is made: finds the modules a browser needs, and compiles them.

Compiled by the very Python that will load them. What is found out is told by `needed` and tested by what is played in a
real browser: the modules of ours that `gruppetto.local.worker` reaches, and of other packages and the standard library
what those import when they are imported, at any depth.
"""

import ast
import dataclasses
import importlib
import importlib._bootstrap_external as bootstrap
import importlib.util
import io
import json
import pathlib
import pickle
import sys
import types
import zipfile

from compression import zstd

ROOT = "gruppetto.local.worker"
LATE = [
    "traceback",
    "linecache",
    "tokenize",
    "numbers",
    "_strptime",
    "encodings.ascii",
    "encodings.latin_1",
    "babel.localtime",
]
"""Imported inside functions or by what is built in, when something is told or goes wrong."""
NEVER = {
    "ssl",
    "_pydatetime",
    "_pydecimal",
    "_pyio",
    "_pyrepl",
    "asyncio.windows_events",
    "asyncio.proactor_events",
    "unittest",
    "doctest",
    "pdb",
    "zoneinfo",
    "multiprocessing",
    "sysconfig",
}
"""What is tried and done without: it is for other systems, for tests, or slower than what is built in."""
LANGUAGES = ("root", "en", "fr", "nl", "de")
UNSAID = (
    "languages",
    "territor",
    "scripts",
    "variants",
    "currenc",
    "all_currencies",
    "time_zones",
    "meta_zones",
    "zone_",
    "unit_",
    "compound_unit",
    "date_skeletons",
    "interval_formats",
    "windows_zone",
)
"""Of babel's data."""
DATA = (".toml", ".ftl")
"""What our rooms read besides code. Rules and posters are baked into files that pages read without Python."""


class Finder:
    """Sources by module: ours and other packages from folders, the standard library from its archive."""

    def __init__(self, folders, archive):
        self.folders = [pathlib.Path(folder) for folder in folders]
        self.archive = zipfile.ZipFile(archive)
        self.names = set(self.archive.namelist())

    def find(self, module):
        """Path in the pack, source and whether it is of the standard library; None for what is built in."""
        part = module.replace(".", "/")
        for path in (f"{part}/__init__.py", f"{part}.py"):
            for folder in self.folders:
                if (folder / path).is_file():
                    return path, (folder / path).read_bytes(), False
            if path in self.names:
                return path, self.archive.read(path), True
        return None


def imported(tree, package, late):
    """The modules that a source may import, with those that only might be names in one."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, *([base] if base else [])])
            yield base
            yield from (f"{base}.{name.name}" for name in node.names)
        elif isinstance(node, ast.If) and any(word in ast.dump(node.test) for word in ("TYPE_CHECKING", "__main__")):
            waiting += node.orelse
        elif late or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting += ast.iter_child_nodes(node)


def needed(finder, roots):
    """All sources by module."""
    found, waiting, seen = {}, list(roots), set()
    while waiting:
        module = waiting.pop()
        if module in seen or module in NEVER or module.partition(".")[0] in NEVER:
            continue
        seen.add(module)
        if "." in module:
            waiting.append(module.rpartition(".")[0])
        source = finder.find(module)
        if source is None:
            continue
        path, text, standard = source
        found[module] = (path, text, standard)
        package = module if path.endswith("__init__.py") else module.rpartition(".")[0]
        waiting += imported(ast.parse(text), package, module.startswith("gruppetto"))
    return found


class Short(ast.NodeTransformer):
    """Takes docstrings out. A class keeps a short one: a dataclass without any would make itself one, at a price."""

    def visit_FunctionDef(self, node):
        self.generic_visit(node)
        return shortened(node, None)

    def visit_AsyncFunctionDef(self, node):
        return self.visit_FunctionDef(node)

    def visit_ClassDef(self, node):
        self.generic_visit(node)
        return shortened(node, "-")

    def visit_Module(self, node):
        self.generic_visit(node)
        return shortened(node, None)


def shortened(node, instead):
    rest = [each for each in node.body if not is_text(each)]
    first = [ast.Expr(ast.Constant(instead))] if instead and node.body and is_text(node.body[0]) else []
    node.body = [*first, *rest] or [ast.Pass()]
    return node


def is_text(node):
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def without_columns(code, own):
    """Of ours the lines are kept, for whoever tells of a fault; of others not even these: a quarter of their size."""
    constants = [without_columns(each, own) if isinstance(each, types.CodeType) else each for each in code.co_consts]
    return code.replace(co_consts=tuple(constants), co_linetable=lines_only(code, own))


def lines_only(code, own):
    """A table of lines without columns: entries for up to eight units, with a difference of lines (13) or none (15)."""
    out, last = bytearray(), code.co_firstlineno
    for start, end, line in code.co_lines():
        units = (end - start) // 2
        while units > 0:
            some = min(units, 8)
            known = own and line is not None
            out.append(0x80 | (13 if known else 15) << 3 | some - 1)
            if known:
                out += signed(line - last)
                last = line
            units -= some
    return bytes(out)


def signed(number):
    value = -number << 1 | 1 if number < 0 else number << 1
    out = bytearray()
    while value >= 64:
        out.append(0x40 | value & 63)
        value >>= 6
    out.append(value)
    return bytes(out)


def compiled(path, text, own):
    tree = ast.fix_missing_locations(Short().visit(ast.parse(text)))
    code = without_columns(compile(tree, path, "exec", dont_inherit=True), own)
    return bytes(bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(text), False))


REMEMBERED = """
import builtins, types
from _dataclass_code import CODES

def exec(text, known, names, /):
    code = CODES.pop(text, None)
    if code is None:
        builtins.exec(text, known, names)
    else:
        names["__create_fn__"] = types.FunctionType(code, known)
"""
"""Added to `dataclasses`, which writes the methods of each class as a text and compiles it: a third of our imports."""


def dataclass_texts(modules, folders):
    """What `dataclasses` compiles while these modules are imported."""
    texts = []

    def noted(text, known, names, /):
        texts.append(text)
        exec(text, known, names)

    dataclasses.exec, sys.path[:0] = noted, [str(folder) for folder in folders]
    for module in modules:
        importlib.import_module(module)
    del dataclasses.exec
    return list(dict.fromkeys(texts))


def dataclass_code(texts):
    """The source of a module that has them compiled."""
    return "CODES = {}\n" + "".join(f"{text}\nCODES[{text!r}] = __create_fn__.__code__\n" for text in texts)


def games_of(source):
    """The games are found by their folders, so no import names them."""
    folders = (pathlib.Path(source) / "gruppetto" / "games").iterdir()
    return [f"gruppetto.games.{folder.name}" for folder in folders if (folder / "__init__.py").is_file()]


def data_of(source):
    for path in sorted((pathlib.Path(source) / "gruppetto").rglob("*")):
        if path.suffix in DATA and path.relative_to(source).parts[1] in ("games", "companion", "bots", "engine"):
            yield path.relative_to(source).as_posix(), path.read_bytes()


def locale_of(site):
    """Of each language what sentences need: plurals, numbers, lists. Names of countries and hours of towns are most."""
    sys.path.append(site)
    babel = pathlib.Path(site) / "babel"
    for path in [babel / "global.dat", *(babel / "locale-data" / f"{language}.dat" for language in LANGUAGES)]:
        known = pickle.loads(path.read_bytes())
        kept = {name: value for name, value in known.items() if not name.startswith(UNSAID)}
        yield path.relative_to(site).as_posix(), pickle.dumps(kept, 4)


def stored_zip(files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for path, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(path), content)
    return out.getvalue()


def packed(files):
    """A length, a JSON list of names and sizes, and the files one after the other: a worker unpacks it in a glance."""
    names = sorted(files)
    index = json.dumps([[name, len(files[name])] for name in names]).encode()
    return len(index).to_bytes(4, "little") + index + b"".join(files[name] for name in names)


def make(source, site, wheel, archive, out):
    binary = {name: content for name, content in wheel_files(wheel) if name.endswith((".py", ".so"))}
    folder = pathlib.Path("/wheel")
    for name, content in binary.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    finder = Finder([source, folder, site], archive)
    booted = [name for name in sys.modules if not name.startswith(("__main__", "gruppetto"))]
    found = needed(finder, [ROOT, *games_of(source), *LATE, *booted])
    ours = sorted(module for module in found if module.startswith("gruppetto"))
    texts = dataclass_texts(ours, finder.folders)
    found["_dataclass_code"] = ("_dataclass_code.py", dataclass_code(texts).encode(), True)
    path, text, _ = found["dataclasses"]
    found["dataclasses"] = (path, text + REMEMBERED.encode(), True)
    standard, own = {}, dict(data_of(source)) | dict(locale_of(site))
    for path, text, is_standard in found.values():
        code = compiled(path, text, path.startswith("gruppetto/"))
        (standard if is_standard else own)[path.removesuffix(".py") + ".pyc"] = code
    own |= {name: content for name, content in binary.items() if name.endswith(".so")}
    pathlib.Path(out, "stdlib.zip").write_bytes(stored_zip(standard))
    pathlib.Path(out, "gruppetto.pack").write_bytes(packed(own))
    return json.dumps({"standard": len(standard), "own": len(own)})


def squeeze(out, level):
    """Pack every file of the folder beside itself. A wide window: modules are much like one another."""
    how = {zstd.CompressionParameter.compression_level: level, zstd.CompressionParameter.window_log: 24}
    for path in sorted(pathlib.Path(out).iterdir()):
        pathlib.Path(out, f"{path.name}.zst").write_bytes(zstd.compress(path.read_bytes(), options=how))


def wheel_files(wheel):
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            yield name, archive.read(name)
