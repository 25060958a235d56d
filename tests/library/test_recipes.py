"""The page on the library is true: its examples run as they stand there, and print what it says they do."""

import contextlib
import doctest
import io
import re
from pathlib import Path

import pytest

from tests.architecture.source import ROOT

PAGE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
RECIPE = re.compile(
    r"^## (?P<title>\d\. .+?)\n.*?^```python\n(?P<code>.*?)^```$.*?^```text\n(?P<output>.*?)^```$",
    re.DOTALL | re.MULTILINE,
)
RECIPES = [pytest.param(found["code"], found["output"], id=found["title"]) for found in RECIPE.finditer(PAGE)]
SESSION = "\n".join(re.findall(r"^```pycon\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE))


def test_there_are_five_recipes() -> None:
    assert [str(recipe.id)[:2] for recipe in RECIPES] == ["1.", "2.", "3.", "4.", "5."]
    assert len(re.findall(r"^```python$", PAGE, re.MULTILINE)) == len(RECIPES)


@pytest.mark.parametrize(("code", "output"), RECIPES)
def test_a_recipe_prints_what_the_page_says(
    code: str, output: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where it writes its files
    printed = io.StringIO()

    with contextlib.redirect_stdout(printed):
        exec(compile(code, "docs/library.md", "exec"), {"__name__": "recipe"})

    assert printed.getvalue() == output


def test_the_session_goes_as_the_page_says() -> None:
    session = doctest.DocTestParser().get_doctest(SESSION, {}, "docs/library.md", "docs/library.md", 0)

    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session) == doctest.TestResults(
        0, len(session.examples)
    )
