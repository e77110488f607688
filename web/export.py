"""Writes the whole reading site as static files, each with its compressed twins, for any host that serves files."""

import gzip
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import brotli
from flask import Flask, render_template
from werkzeug.test import Client

from web.answer.keep import COMPRESSIBLE, KeptPages
from web.place import Addresses, Place
from web.site import Site
from web.text.language import LANGUAGES

LIVE = Addresses("")
MARKER = ".renons"  # tells a folder that an export made from one that somebody else did


def export_site(app: Flask, folder: Path) -> int:
    """Write every page, twin, short link and asset below the folder; say how many files there are."""
    clear(folder)
    with ThreadPoolExecutor() as pool:  # compressing takes longer than rendering, and leaves the interpreter free
        jobs = [
            pool.submit(write, folder / name, body, kind) for name, body, kind in (*answers(app), *rendered_doors(app))
        ]
    return sum(job.result() for job in jobs)


def answers(app: Flask) -> Iterator[tuple[str, bytes, str]]:
    """Name, body and type of every page and file, as the application answers; nothing compressed twice."""
    site: Site = app.extensions["renons"]
    client = Client(app.wsgi_app.app if isinstance(app.wsgi_app, KeptPages) else app)
    for address, source in (*pages(site), *files(site)):
        response = client.get(source)
        if response.status_code != 200:
            raise RuntimeError(f"{source} answered {response.status_code} instead of 200; the copy is not complete")
        yield file_name(site, address), response.data, response.content_type or ""


def rendered_doors(app: Flask) -> Iterator[tuple[str, bytes, str]]:
    site: Site = app.extensions["renons"]
    with app.test_request_context():
        for address, place in doors(site):
            links = {ui: site.page(place.in_language(ui)) for ui in LANGUAGES}
            yield file_name(site, address), render_template("door.html", site=site, links=links).encode(), "text/html"


def clear(folder: Path) -> None:
    """Start from an empty folder, but never empty one that is not ours."""
    if folder.exists() and any(folder.iterdir()):
        if not (folder / MARKER).exists():
            raise SystemExit(f"{folder} is not empty and no earlier export; name another folder")
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MARKER).touch()


def pages(site: Site) -> Iterator[tuple[str, str]]:
    """The address of every page in the copy, and its path on the live site."""
    for place in site.places():
        yield site.page(place), LIVE.page(place)


def files(site: Site) -> Iterator[tuple[str, str]]:
    """The same for everything that is no page: data, assets, and what robots read."""
    addresses = site.addresses
    for ui in LANGUAGES:
        for book in site.library:
            paragraphs = (Place.paragraph(ui, book.id, label) for label in book.paragraphs)
            for place in (Place.contents(ui, book.id), *paragraphs):
                yield addresses.twin(place), LIVE.twin(place)
    for asset in site.assets.values():
        yield addresses.asset(asset.hashed_name), LIVE.asset(asset.hashed_name)
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


def write(path: Path, body: bytes, content_type: str) -> int:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(body)
    if not content_type.startswith(COMPRESSIBLE):
        return 1
    path.with_name(path.name + ".gz").write_bytes(gzip.compress(body, 9, mtime=0))
    path.with_name(path.name + ".br").write_bytes(brotli.compress(body))
    return 3
