"""Examples in docstrings on the documentation site."""

import pytest

pytest.importorskip("griffe")

from mkdocs_doctests import fenced  # which needs it


def test_examples_in_docstrings_are_code() -> None:
    told = "A match.\n\n>>> match.legal()[:2]\n['ride', 'rest']\n>>> match.play('ride')\n\nAnd so on.\n"

    assert fenced(told) == (
        "A match.\n\n```python\n>>> match.legal()[:2]\n['ride', 'rest']\n>>> match.play('ride')\n```\n\nAnd so on.\n"
    )
    assert fenced("No example.\n") == "No example.\n"
