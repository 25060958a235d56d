"""Rate limits by visitor; what they keep a server from is in `tests/server/test_limits.py`."""

import pytest

from gruppetto.table.limits import Allowance, visitor


def test_an_allowance_refills_with_time_and_counts_each_key_for_itself() -> None:
    now = 0.0
    allowance = Allowance((2, 10.0), clock=lambda: now)
    assert [allowance.take("a") for _ in range(3)] == [True, True, False]
    assert allowance.take("b")
    now = 5.0
    assert [allowance.take("a") for _ in range(2)] == [True, False]


def test_an_allowance_forgets_those_it_owes_nothing() -> None:
    now = 0.0
    allowance = Allowance((1, 1.0), clock=lambda: now)
    for address in range(10_000):
        now += 1.0
        allowance.take(str(address))
    assert len(allowance._buckets) < 5_000


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("/run/gruppetto.sock", ""),
        ("unknown", ""),
        ("", ""),
    ],
)
def test_a_visitor_is_an_ipv4_address_or_an_ipv6_home(address: str, counted_as: str) -> None:
    assert visitor(address) == counted_as
