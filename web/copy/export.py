"""Writes the whole reading site as static files, each with its compressed twins, for any host that serves files."""

import gzip
import re
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from http import HTTPStatus
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from flask import Flask, render_template
from werkzeug.test import Client

from web.answer.encoding import COMPRESSIBLE, pack_best
from web.answer.error import MESSAGES
from web.answer.keep import KeptPages
from web.copy.replace import replacing
from web.place import Addresses, Place
from web.site import Site
from web.text.language import LANGUAGES, catalogue

LIVE = Addresses("")
MARKER = ".renons"  # tells a folder that an export made from one that somebody else did
ASSET = re.compile(rb'/static/([^"#]+)')
AHEAD = 200  # files rendered before they are compressed: bounds the memory, and soon notices a full disk


class File(NamedTuple):
    """One file of the copy."""

    name: str
    body: bytes
    content_type: str


def export_site(app: Flask, folder: Path) -> int:
    """Write every page, twin, short link and asset, then put all of it in the folder's place; say how many files."""
    try:
        check_ours(folder)
        with replacing(folder) as draft:
            (draft / MARKER).touch()
            count = write_all(draft, all_files(app))
    except OSError as problem:
        advice = f"{folder} is as it was; mend that, or name another folder"
        raise SystemExit(f"Cannot write the copy: {problem.strerror or problem}. {advice}") from problem
    return count


def check_ours(folder: Path) -> None:
    """Never replace what somebody else has made."""
    if folder.exists() and any(folder.iterdir()) and not (folder / MARKER).exists():
        raise SystemExit(f"{folder} is not empty and no earlier export; name another folder")


def write_all(folder: Path, files: Iterator[File]) -> int:
    """Compressing takes longer than rendering, and leaves the interpreter free: it is done beside it."""
    count = 0
    waiting: deque[Future[int]] = deque()
    with ThreadPoolExecutor() as pool:
        for file in files:
            waiting.append(pool.submit(write, folder / file.name, file))
            if len(waiting) > AHEAD:
                count += waiting.popleft().result()
    return count + sum(job.result() for job in waiting)


def write(path: Path, file: File) -> int:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(file.body)
    if not file.content_type.startswith(COMPRESSIBLE):
        return 1
    path.with_name(path.name + ".gz").write_bytes(gzip.compress(file.body, 9, mtime=0))
    path.with_name(path.name + ".br").write_bytes(pack_best(file.body))
    return 3


def all_files(app: Flask) -> Iterator[File]:
    """Pages and data as the application answers, then what only a copy has, then the assets that these use."""
    site: Site = app.extensions["renons"]
    used: set[bytes] = set()
    for file in chain(answers(app, site), rendered(app, site)):
        used.update(ASSET.findall(file.body))
        yield file
    for asset in site.assets.values():
        if asset.hashed_name.encode() in used:
            yield File(file_name(site, site.addresses.asset(asset.hashed_name)), asset.body, asset.content_type)


def answers(app: Flask, site: Site) -> Iterator[File]:
    client = Client(app.wsgi_app.app if isinstance(app.wsgi_app, KeptPages) else app)  # nothing compressed twice
    for address, source in (*pages(site), *data(site)):
        response = client.get(source)
        if response.status_code != HTTPStatus.OK:
            raise RuntimeError(f"{source} answered {response.status_code} instead of 200; the copy is not complete")
        yield File(file_name(site, address), response.data, response.content_type or "")


def rendered(app: Flask, site: Site) -> Iterator[File]:
    """The doors to every language, and the page for addresses that do not exist."""
    with app.test_request_context():
        for address, place in doors(site):
            page = render_template("door.html", site=site, links=links_to(site, place))
            yield File(file_name(site, address), page.encode(), "text/html")
        said = {ui: catalogue(ui).gettext(MESSAGES[HTTPStatus.NOT_FOUND]) for ui in LANGUAGES}
        page = render_template("missing.html", site=site, links=links_to(site, Place.home("")), said=said)
        yield File("404.html", page.encode(), "text/html")


def links_to(site: Site, place: Place) -> dict[str, str]:
    return {ui: site.page(place.in_language(ui)) for ui in LANGUAGES}


def pages(site: Site) -> Iterator[tuple[str, str]]:
    """The address of every page in the copy, and its path on the live site."""
    for place in site.places():
        yield site.page(place), LIVE.page(place)


def data(site: Site) -> Iterator[tuple[str, str]]:
    """The same for the twins and for what robots read."""
    addresses = site.addresses
    for ui in LANGUAGES:
        for book in site.library:
            paragraphs = (Place.paragraph(ui, book.id, label) for label in book.paragraphs)
            for place in (Place.contents(ui, book.id), *paragraphs):
                yield addresses.twin(place), LIVE.twin(place)
    for name in ("sitemap.xml", "robots.txt"):
        yield addresses.file(name), LIVE.file(name)


def doors(site: Site) -> Iterator[tuple[str, Place]]:
    """Addresses that the live site answers by sending readers to their own language."""
    yield site.addresses.file(""), Place.home("")
    for book in site.library:
        pages = (Place.background("", book.id, page.slug) for page in book.background)
        paragraphs = (Place.paragraph("", book.id, label) for label in book.paragraphs)
        yield from (
            (site.addresses.short(place), place) for place in (Place.contents("", book.id), *paragraphs, *pages)
        )


def file_name(site: Site, address: str) -> str:
    path = address.removeprefix(site.addresses.root).lstrip("/")
    return f"{path}index.html" if not path or path.endswith("/") else path
