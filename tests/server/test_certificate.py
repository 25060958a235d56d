"""Certificates for https at home: for the addresses of this machine, for home networks only, and kept."""

import datetime
import ipaddress
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.x509.verification import PolicyBuilder, Store

from gruppetto.server import certificate
from gruppetto.server.certificate import covered, fingerprint, home_tls
from gruppetto.server.tls import Tls

HOME = ["localhost", "127.0.0.1", "::1", "192.168.1.7", "velo.local"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "gruppetto-https"


def made(folder: Path, names: list[str] = HOME) -> Tls:
    return home_tls(folder, lambda: names)


def served(tls: Tls) -> x509.Certificate:
    return x509.load_pem_x509_certificates(tls.chain.read_bytes())[0]


def names_of(found: x509.Certificate) -> set[str]:
    names = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return {str(name.value) for name in names}


def in_days(monkeypatch: pytest.MonkeyPatch, days: int) -> None:
    later = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=days)
    monkeypatch.setattr(certificate, "_now", lambda: later)


def test_it_is_for_the_addresses_of_this_machine(folder: Path) -> None:
    assert names_of(served(made(folder))) == set(HOME)


@pytest.mark.parametrize("called", ["192.168.1.7", "velo.local", "::1"])
def test_a_device_that_trusts_the_authority_accepts_it(folder: Path, called: str) -> None:
    tls = made(folder)
    trusted = PolicyBuilder().store(Store([x509.load_der_x509_certificate(tls.authority)]))
    subject = x509.DNSName(called) if called[-1].isalpha() else x509.IPAddress(ipaddress.ip_address(called))

    assert trusted.build_server_verifier(subject).verify(served(tls), [])


def test_the_authority_may_sign_for_home_networks_only(folder: Path) -> None:
    authority = x509.load_der_x509_certificate(made(folder).authority)
    bounds = authority.extensions.get_extension_for_class(x509.NameConstraints)
    networks = [name.value for name in bounds.value.permitted_subtrees or [] if isinstance(name, x509.IPAddress)]

    assert bounds.critical
    assert networks
    assert not any(network.is_global for network in networks)


@pytest.mark.parametrize("name", ["games.example", "203.0.113.7", "2001:4860::1", "local.example", "velo"])
def test_names_of_the_internet_are_left_out(name: str) -> None:
    assert covered([name]) == []


def test_a_second_start_keeps_it(folder: Path) -> None:
    first = made(folder)
    before = first.chain.read_bytes()
    second = made(folder)

    assert second.chain.read_bytes() == before
    assert second.authority == first.authority


def test_another_address_gets_another_certificate_of_the_same_authority(folder: Path) -> None:
    first, second = made(folder), made(folder, [*HOME, "192.168.1.9"])

    assert "192.168.1.9" in names_of(served(second))
    assert second.authority == first.authority


def test_an_address_that_changes_while_the_server_runs_is_noticed(folder: Path) -> None:
    names = ["192.168.1.7"]
    tls = home_tls(folder, lambda: names)
    assert not tls.renew()

    names[:] = ["10.0.0.4"]

    assert tls.renew()
    assert names_of(served(tls)) == {"10.0.0.4"}


def test_one_that_is_about_to_expire_is_renewed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = made(folder)
    before = served(first)
    in_days(monkeypatch, 340)
    second = made(folder)

    assert served(second).not_valid_after_utc > before.not_valid_after_utc
    assert second.authority == first.authority


def test_an_authority_that_would_not_outlast_it_is_made_anew(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = made(folder)
    in_days(monkeypatch, 3500)
    second = made(folder)

    assert second.authority != first.authority
    served(second).verify_directly_issued_by(x509.load_der_x509_certificate(second.authority))


@pytest.mark.parametrize("content", [b"", b"nonsense", b"-----BEGIN PRIVATE KEY-----\n"])
def test_broken_files_are_made_anew(folder: Path, content: bytes) -> None:
    made(folder)
    for file in folder.iterdir():
        file.write_bytes(content)

    assert names_of(served(made(folder))) == set(HOME)


def test_people_can_compare_its_fingerprint(folder: Path) -> None:
    pairs = fingerprint(made(folder).authority).split(":")

    assert len(pairs) == 32
    assert all(len(pair) == 2 for pair in pairs)


@pytest.mark.skipif(os.name != "posix", reason="these are the permissions of POSIX systems")
class TestPermissions:
    @pytest.fixture(autouse=True)
    def _usual_umask(self) -> Iterator[None]:
        before = os.umask(0o022)
        yield
        os.umask(before)

    def test_keys_are_their_owners_alone(self, folder: Path) -> None:
        made(folder)

        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {0o600}
        assert sorted(file.name for file in folder.iterdir()) == ["authority.pem", "server.pem"]

    def test_a_key_that_others_could_read_is_closed_to_them(self, folder: Path) -> None:
        made(folder)
        (folder / "authority.pem").chmod(0o644)
        made(folder)

        assert stat.S_IMODE((folder / "authority.pem").stat().st_mode) == 0o600
