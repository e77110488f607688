"""The files of static/, each known by its name and served under a name that carries its hash."""

import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path


@dataclass(frozen=True)
class Asset:
    """One file: its name, its bytes, and the name that changes when the bytes do."""

    name: str
    body: bytes

    @cached_property
    def hashed_name(self) -> str:
        stem, dot, suffix = self.name.rpartition(".")
        return f"{stem}.{hashlib.sha256(self.body).hexdigest()[:10]}{dot}{suffix}"

    @property
    def content_type(self) -> str:
        kind = mimetypes.guess_type(self.name)[0] or "application/octet-stream"
        return kind if kind.startswith("image/p") else f"{kind}; charset=utf-8"


def load_assets(folder: Path) -> dict[str, Asset]:
    """Every file of the folder by its plain name."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    assets = (Asset(path.relative_to(folder).as_posix(), path.read_bytes()) for path in paths)
    return {asset.name: asset for asset in assets}
