"""Certificates for `--https` at home: an authority of one's own, made once, and what it signs for the server.

Nobody on the internet signs for an address like 192.168.1.7. So a home has its own authority: browsers warn about it
until a device is told to trust it, and after that they do not, whatever address the machine has tomorrow. A device that
trusts it should not have to trust it with anything else, so the authority itself says that it is for home networks
only; whoever stole its key could pass for no web site.
"""

import datetime
import ipaddress
import os
import ssl
import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from gruppetto.server.file_permissions import OWNER_ONLY_FOLDER, make_owners_only
from gruppetto.server.tls import Tls

NETWORKS = [
    ipaddress.ip_network(text)
    for text in (
        "127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10",
        "::1/128", "fc00::/7", "fe80::/10",
    )
]  # fmt: skip
DOMAINS = ("localhost", "local", "lan", "home", "home.arpa", "internal", "fritz.box")
"""What homes call their machines; none of them is a name on the internet."""

_AUTHORITY_DAYS = 3650
_SERVER_DAYS = 365
"""Phones take certificates of home authorities for up to 825 days."""
_SPARE_DAYS = 30
"""A certificate that has fewer left is renewed."""

Name = x509.DNSName | x509.IPAddress


@dataclass(frozen=True, slots=True)
class _Pair:
    key: ec.EllipticCurvePrivateKey
    certificate: x509.Certificate

    def lasts(self, days: int) -> bool:
        return self.certificate.not_valid_after_utc - _now() > datetime.timedelta(days=days)


def home_tls(folder: Path, names: Callable[[], Iterable[str]]) -> Tls:
    """The certificate of a server that is called by these names and addresses, which may be others tomorrow; kept in
    this folder, made or renewed where it must be. Names of the internet are left out, see `covered`.

    Raises OSError when the folder cannot be written.
    """
    folder.mkdir(OWNER_ONLY_FOLDER, parents=True, exist_ok=True)
    chain = folder / "server.pem"
    authority = _authority(folder / "authority.pem")

    def renew() -> bool:
        return _ensure_server(chain, authority, covered(names()))

    renew()
    return Tls(chain, authority.certificate.public_bytes(serialization.Encoding.DER), renew)


def fingerprint(authority: bytes) -> str:
    """By which people compare a certificate with the one their device shows, as such devices write it."""
    return x509.load_der_x509_certificate(authority).fingerprint(hashes.SHA256()).hex(":").upper()


def covered(names: Iterable[str]) -> list[Name]:
    """Those that a home authority may sign for, each once, as a certificate writes them."""
    found: dict[str, Name] = {}
    for name in names:
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            if any(name == domain or name.endswith(f".{domain}") for domain in DOMAINS):
                found[name] = x509.DNSName(name)
        else:
            if any(address in network for network in NETWORKS):
                found[str(address)] = x509.IPAddress(address)
    return [found[name] for name in sorted(found)]


def _authority(file: Path) -> _Pair:
    """The one in this file, or a new one. Every device must be told to trust a new one, so it lasts for long."""
    pair = _read(file)
    if pair is None or not pair.lasts(_SERVER_DAYS + _SPARE_DAYS):
        key = ec.generate_private_key(ec.SECP256R1())
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Gruppetto at home")])
        permitted: list[x509.GeneralName] = [*map(x509.IPAddress, NETWORKS), *map(x509.DNSName, DOMAINS)]
        draft = (
            _draft(subject, subject, key.public_key(), _AUTHORITY_DAYS)
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
            .add_extension(_usage(signs_certificates=True), critical=True)
            .add_extension(x509.NameConstraints(permitted, None), critical=True)
        )
        pair = _Pair(key, draft.sign(key, hashes.SHA256()))
        _write(file, pair, [])
    return pair


def _ensure_server(file: Path, authority: _Pair, wanted: Sequence[Name]) -> bool:
    """Whether a certificate was made: there was none, or it was of another authority, for other names, or too old."""
    pair = _read(file)
    if pair is not None and pair.lasts(_SPARE_DAYS) and _is_signed(pair, authority) and _is_for(pair, wanted):
        return False
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Gruppetto")])
    issuer = authority.certificate.subject
    signer = x509.AuthorityKeyIdentifier.from_issuer_public_key(authority.key.public_key())
    draft = (
        _draft(subject, issuer, key.public_key(), _SERVER_DAYS)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(signer, critical=False)
        .add_extension(x509.SubjectAlternativeName(wanted), critical=False)
    )
    _write(file, _Pair(key, draft.sign(authority.key, hashes.SHA256())), [authority.certificate])
    return True


def _draft(subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePublicKey, days: int) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(_now() - datetime.timedelta(days=1))  # the clock of a phone may be slow
        .not_valid_after(_now() + datetime.timedelta(days=days))
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
    )


def _usage(*, signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _is_signed(pair: _Pair, authority: _Pair) -> bool:
    try:
        pair.certificate.verify_directly_issued_by(authority.certificate)
    except (ValueError, TypeError, InvalidSignature):
        return False
    return True


def _is_for(pair: _Pair, wanted: Iterable[Name]) -> bool:
    """Those of yesterday's addresses may be in it still: the machine may have them again tomorrow."""
    try:
        found = pair.certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return False
    return set(wanted) <= set(found)


def _read(file: Path) -> _Pair | None:
    """A key and the first certificate; None when there is no such file, or nothing of the kind in it."""
    with suppress(OSError, ValueError, ssl.SSLError):
        make_owners_only(file)
        text = file.read_bytes()
        key = serialization.load_pem_private_key(text, None)
        certificate = x509.load_pem_x509_certificates(text)[0]
        if isinstance(key, ec.EllipticCurvePrivateKey) and key.public_key() == certificate.public_key():
            return _Pair(key, certificate)
    return None


def _write(file: Path, pair: _Pair, signers: Sequence[x509.Certificate]) -> None:
    """In one file and one step, so that no key is ever beside another's certificate, or half there."""
    pem = serialization.Encoding.PEM
    private = pair.key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    chain = [certificate.public_bytes(pem) for certificate in (pair.certificate, *signers)]
    handle, draft = tempfile.mkstemp(dir=file.parent)  # which only its owner can read
    try:
        with open(handle, "wb") as writing:
            writing.write(b"".join([private, *chain]))
        os.replace(draft, file)
    except OSError:
        os.unlink(draft)
        raise


def _now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)
