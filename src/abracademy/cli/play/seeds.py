"""All that a game at the terminal needs of chance, grown out of one seed. Who knows one of these knows no other."""

import hmac


def grown(seed: int, label: str) -> bytes:
    """32 bytes, by HMAC-SHA256."""
    return hmac.digest(seed.to_bytes((seed.bit_length() + 7) // 8, "big"), label.encode(), "sha256")
