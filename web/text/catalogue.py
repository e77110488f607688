"""The catalogues: texts of the site and of each game in every language, compiled once and named by their source."""

import hashlib
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO, StringIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

from rulebook.reading.problem import ContentError, Problem, read_text

HOME = Path(__file__).resolve().parent.parent.parent
SOURCES = HOME / "translations"
COMPILED = HOME / ".catalogues"
DRAFT = "draft-"  # how the name of an unfinished file begins
CHECKSUM_LENGTH = hashlib.sha256().digest_size
SITE = "site"


def source(language: str, game: str) -> Path:
    return SOURCES / language / f"{game}.po"


def sources(language: str) -> Iterator[Path]:
    """The catalogues that a language has."""
    return iter(sorted((SOURCES / language).glob("*.po")))


def read_catalogue(path: Path) -> Catalog:
    """A catalogue as translators write it, in the folder named after its language; empty if there is none yet."""
    if not path.exists():
        return Catalog(locale=path.parent.name, charset="utf-8")
    try:
        return read_po(StringIO(read_text(path)), locale=path.parent.name, charset="utf-8", abort_invalid=True)
    except PoFileError as error:
        raise ContentError([Problem(path, error.lineno + 1, str(error), "Mend the line")]) from error


def read_compiled(language: str, game: str, folder: Path = COMPILED) -> bytes:
    """The compiled texts of a game, those of the site behind them; made where they are missing or damaged."""
    place = compiled_place(language, game, folder)
    compiled = read_whole(place)
    if not compiled:
        compiled = compile_catalogue([read_catalogue(path) for path in merged_sources(language, game)])
        with suppress(OSError):  # what cannot be kept is compiled by everybody who needs it
            keep(compiled, place)
    return compiled


def merged_sources(language: str, game: str) -> list[Path]:
    return list(dict.fromkeys((source(language, game), source(language, SITE))))


def compiled_place(language: str, game: str, folder: Path) -> Path:
    return folder / f"{language}-{game}-{hash_files(*merged_sources(language, game), Path(__file__))}.mo"


def hash_files(*paths: Path) -> str:
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in paths if path.exists())).hexdigest()[:16]


def compile_catalogue(catalogues: list[Catalog]) -> bytes:
    """One catalogue of several, where the first that has a text is heard."""
    merged = Catalog(locale=catalogues[0].locale, charset="utf-8")
    for message in (message for catalogue in catalogues for message in catalogue):
        if message.id and message.string and not message.fuzzy:
            merged.add(message.id, message.string)
    compiled = BytesIO()
    write_mo(compiled, merged)
    return compiled.getvalue()


def keep(compiled: bytes, place: Path) -> None:
    """Write a file that appears whole or not at all, with its checksum at the end, which readers of .mo pass over."""
    place.parent.mkdir(parents=True, exist_ok=True)
    draft, name = tempfile.mkstemp(prefix=DRAFT, dir=place.parent)
    try:
        with os.fdopen(draft, "wb") as file:
            file.write(compiled + hashlib.sha256(compiled).digest())
        Path(name).replace(place)
    finally:
        Path(name).unlink(missing_ok=True)


def read_whole(place: Path) -> bytes:
    """What was written to a file; nothing if that is not what is there, or if it is another user's."""
    try:
        found = place.read_bytes()
    except OSError:
        return b""
    compiled, checksum = found[:-CHECKSUM_LENGTH], found[-CHECKSUM_LENGTH:]
    return compiled if hashlib.sha256(compiled).digest() == checksum else b""


def prepare_catalogues(folder: Path = COMPILED) -> list[Path]:
    """Compile what has changed; drop what nobody asks for any more, and what a start that was killed left behind."""
    names = [(path.parent.name, path.stem) for path in sorted(SOURCES.glob("*/*.po"))]
    for language, game in names:
        read_compiled(language, game, folder)
    places = [compiled_place(language, game, folder) for language, game in names]
    if not all(map(read_whole, places)):
        print(f"Compiled catalogues cannot be kept in {folder}; every start makes them anew.", file=sys.stderr)
    with suppress(OSError):
        for older in {*folder.glob("*.mo"), *folder.glob(DRAFT + "*")} - set(places):
            older.unlink(missing_ok=True)
    return places
