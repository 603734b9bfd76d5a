"""The signature of the house under a record: whoever knows its key knows that the record comes from here."""

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace

from ...kernel import Hex, Record, Signature, Wire


class PublicKey(Wire, frozen=True):
    key: Hex
    """Ed25519, as every record of the house names it."""


class Signing:
    def __init__(self, key: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(key)
        self.public = PublicKey(self._key.public_key().public_bytes_raw().hex())

    def signed(self, record: Record) -> Record:
        signature = self._key.sign(bytes.fromhex(record.digest)).hex()
        return replace(record, signature=Signature(self.public.key, signature))
