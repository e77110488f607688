"""The files of static/, each known by its name and served under a name that carries its hash."""

import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

# Files that pages load together go over the wire together, under the names of both: a visit is few requests.
JOINED = (
    "cards+telling+home.css",
    "cards+quiz.css",
    "desk+cards+pad.css",
    "desk+sheet.css",
    "desk+telling.css",
    "desk+sheet+cards+pad.css",
    "keys+desk.js",
    "keys+quiz.js",
    "site+search.js",
)
ONLY_FOR_WRITERS = re.compile(rb"/\*.*?\*/|^\s+", re.DOTALL | re.MULTILINE)  # comments, indentation, empty lines


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
    """Every file of the folder by its plain name, and those that are joined."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    assets = [Asset(path.relative_to(folder).as_posix(), read(path)) for path in paths]
    return {asset.name: asset for asset in (*assets, *(join(name, folder) for name in JOINED))}


def read(path: Path) -> bytes:
    """The bytes of a file; of a style sheet without what is only for those who write it."""
    body = path.read_bytes()
    return ONLY_FOR_WRITERS.sub(b"", body) if path.suffix == ".css" else body


def join(name: str, folder: Path) -> Asset:
    """The files that a name adds up; each script in a block, so that its names stay its own."""
    stems, dot, suffix = name.rpartition(".")
    bodies = [read(folder / f"{stem}{dot}{suffix}") for stem in stems.split("+")]
    return Asset(name, b"\n".join(b"{\n" + body + b"}" if suffix == "js" else body for body in bodies))
