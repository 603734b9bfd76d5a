"""A server's signature over a record."""

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from ...kernel import Record, Sentence, Signature
from ...table import Finding


def signed(record: Record) -> Finding:
    signature = record.signature
    if signature is None:
        return Finding(None, Sentence("verify-unsigned"))
    if _is_of(signature, record.digest):
        return Finding(True, Sentence("verify-signed", {"key": signature.key}))
    return Finding(False, Sentence("verify-signature-differs", {"key": signature.key}))


def _is_of(signature: Signature, digest: str) -> bool:
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signature.key))
    try:
        key.verify(bytes.fromhex(signature.signature), bytes.fromhex(digest))
    except InvalidSignature:
        return False
    return True
