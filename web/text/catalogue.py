"""The catalogues: texts of the site and of each game in every language, compiled once and named by their source."""

import hashlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

HOME = Path(__file__).resolve().parent.parent.parent
SOURCES = HOME / "translations"
COMPILED = HOME / ".catalogues"
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
    with path.open("rb") as file:
        return read_po(file, locale=path.parent.name, charset="utf-8", abort_invalid=True)


def find_compiled(language: str, game: str, folder: Path = COMPILED) -> Path:
    """The compiled texts of a game, those of the site behind them; made where it is missing."""
    paths = tuple(dict.fromkeys((source(language, game), source(language, SITE))))
    place = folder / f"{language}-{game}-{hash_files(*paths, Path(__file__))}.mo"
    if not place.exists():
        compile_catalogue([read_catalogue(path) for path in paths], place)
    return place


def hash_files(*paths: Path) -> str:
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in paths if path.exists())).hexdigest()[:16]


def compile_catalogue(catalogues: list[Catalog], place: Path) -> None:
    """One file of several catalogues, where the first that has a text is heard; it appears whole or not at all."""
    merged = Catalog(locale=catalogues[0].locale, charset="utf-8")
    for message in (message for catalogue in catalogues for message in catalogue):
        if message.id and message.string and not message.fuzzy:
            merged.add(message.id, message.string)
    place.parent.mkdir(parents=True, exist_ok=True)
    draft, name = tempfile.mkstemp(prefix="draft-", dir=place.parent)
    with os.fdopen(draft, "wb") as file:
        write_mo(file, merged)
    Path(name).replace(place)


def prepare_catalogues(folder: Path = COMPILED) -> list[Path]:
    """Compile what has changed, and drop what nobody asks for any more."""
    languages = [path.name for path in sorted(SOURCES.iterdir()) if any(sources(path.name))]
    places = [find_compiled(language, path.stem, folder) for language in languages for path in sources(language)]
    for older in set(folder.glob("*.mo")) - set(places):
        older.unlink(missing_ok=True)
    return places
