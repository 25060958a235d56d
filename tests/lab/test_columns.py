"""What a seat sees, as columns."""

from array import array
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest

from gruppetto.engine.contract import View
from gruppetto.lab.columns import Kind, Layout, Misfit, Packed, Texts, fitting, narrowest, pack
from gruppetto.testing.playing import luck
from tests.toy import GAME


class Stage(NamedTuple):
    """A record such as games keep of finished stages."""

    winner: int
    how: str


def test_a_view_is_its_parts_by_name_the_seat_and_what_it_may_do() -> None:
    view = GAME.start(GAME.setup(2), luck(1)).view(1)
    layout = Layout(view)

    assert layout.names == ("open_hand_sizes", "open_pile_size", "open_places", "open_used", "own_hand")
    assert layout.row(view) == ([3, 3], view.open.pile_size, [0, 0], [0] * 5, view.hand, 1, ())


def test_what_is_not_made_of_parts_is_refused() -> None:
    with pytest.raises(TypeError, match="object is not made of parts"):
        Layout(cast(View[Any], SimpleNamespace(open=object())))


@pytest.mark.parametrize(
    ("column", "kind"),
    [
        ([4, -1, True], Kind.WHOLE),
        ([[], [3, 4]], Kind.LIST),
        ([(), ((), (1, 2))], Kind.LISTS),
        ([(), (Stage(1, "sprint"),)], Kind.TEXT),
        ([(), ((1, None),)], Kind.TEXT),
        ([[1], [[1]]], Kind.TEXT),
        ([[1 << 40]], Kind.TEXT),
    ],
)
def test_a_column_is_no_wider_than_its_values_need(column: list[Any], kind: Kind) -> None:
    assert fitting("numbers", narrowest(column[0]), column) is kind


def test_lists_are_packed_with_their_bounds() -> None:
    packed = pack("numbers", Kind.LISTS, [[], [[7], [8, 9]]])

    assert isinstance(packed, Packed)
    assert [array("i", memory).tolist() for memory in (packed.numbers, *packed.bounds)] == [
        [7, 8, 9],
        [0, 0, 2],
        [0, 1, 3],
    ]


def test_records_are_told_by_the_names_of_their_fields() -> None:
    results = (Stage(2, "sprint"),)

    assert pack("ledger", Kind.TEXT, [(), results]) == Texts(["[]", '[{"winner":2,"how":"sprint"}]'])


@pytest.mark.parametrize(("kind", "length"), [(Kind.LIST, 8), (Kind.TEXT, 2)])
def test_what_rows_share_is_packed_once(kind: Kind, length: int) -> None:
    before, after = (1, 2), (3, 4)

    packed = pack("kept", kind, [before, before, before, after, after])

    assert len(packed.numbers) == 2 * length if isinstance(packed, Packed) else len(packed.texts) == length
    assert array("i", packed.places).tolist() == [0, 0, 0, 1, 1]


def test_what_does_not_fit_is_told_with_the_column_that_would_hold_it() -> None:
    with pytest.raises(Misfit) as misfit:
        pack("zones", Kind.LIST, [[], [(1, 2)]])

    assert (misfit.value.name, misfit.value.wider) == ("zones", Kind.LISTS)
