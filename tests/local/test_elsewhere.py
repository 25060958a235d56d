"""Work in the other worker of a browser: done there, and here where that one could not be started."""

import asyncio

import pytest

from gruppetto.local.elsewhere import Elsewhere, work


async def there(text: str) -> str:
    return work(text)


async def nobody(text: str) -> str:
    return ""


@pytest.mark.parametrize("carry", [there, nobody])
def test_work_is_done(carry: object) -> None:
    assert asyncio.run(Elsewhere(carry)(None, divmod, 7, 2)) == (3, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize("carry", [there, nobody])
def test_what_goes_wrong_is_told(carry: object) -> None:
    with pytest.raises(ZeroDivisionError):
        asyncio.run(Elsewhere(carry)(None, divmod, 7, 0))  # type: ignore[arg-type]
