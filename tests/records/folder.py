"""The finished games that are kept, and the index that holds them to what they were."""

import hashlib
from pathlib import Path

from abracademy.kernel import FORMAT

FOLDER = Path(__file__).parent / f"v{FORMAT}"
INDEX = FOLDER / "SHA256SUMS"
"""As `sha256sum --check` reads it."""


def indexed() -> dict[str, str]:
    """By file name its digest."""
    lines = INDEX.read_text(encoding="ascii").splitlines() if INDEX.exists() else []
    return {name: digest for digest, name in (line.split("  ") for line in lines)}


def keep(name: str, content: bytes) -> None:
    """Writes a new file; one that is there already stays as it is."""
    with (FOLDER / name).open("xb") as file:
        file.write(content)
    with INDEX.open("a", encoding="ascii") as index:
        index.write(f"{hashlib.sha256(content).hexdigest()}  {name}\n")
