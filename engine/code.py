"""The name of the engine's code as it runs: what comes of it is kept under this name, and made anew with other code."""

import hashlib
from pathlib import Path


def hash_code() -> str:
    files = sorted(Path(__file__).parent.rglob("*.py"))
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()[:16]


ENGINE = hash_code()  # whatever lies on the disk later
