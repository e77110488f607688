"""The static copy: complete, without a dead link, with compressed twins, on any host and under any path."""

import gzip
import re
import shutil
from pathlib import Path
from urllib.parse import unquote, urlsplit

import brotli
import pytest
from flask import Flask

from app import CONTENT, create_app
from tests.web.crawl import crawl
from web.answer.safety import HEADERS
from web.copy.export import export_site
from web.place import Addresses, Place

URL = "https://club.example/rules"
POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')


@pytest.fixture(scope="session")
def content(tmp_path_factory: pytest.TempPathFactory, hard: bool) -> Path:
    """All books when there is time, else the one that stands alone."""
    if hard:
        return CONTENT
    folder = tmp_path_factory.mktemp("content")
    shutil.copytree(CONTENT / "vira", folder / "vira")
    return folder


@pytest.fixture(scope="session")
def static_app(content: Path) -> Flask:
    return create_app(Addresses(URL, static=True), content)


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory, static_app: Flask) -> Path:
    folder = tmp_path_factory.mktemp("copy")
    files = export_site(static_app, folder)
    assert files == sum(path.is_file() for path in folder.rglob("*")) - 1  # the marker is not part of the site
    return folder


def read(copy: Path, address: str) -> str | None:
    """What a plain file server would answer: a file, or the index of a folder."""
    parts = urlsplit(address)
    assert not parts.query, address
    assert parts.path.startswith("/rules/"), address
    path = copy / unquote(parts.path).removeprefix("/rules/")
    path = path / "index.html" if path.is_dir() else path
    return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else None


def test_no_link_of_the_copy_is_dead(copy: Path, static_app: Flask) -> None:
    reached, dead = crawl("/rules/", lambda address: read(copy, address), "https://club.example")
    print(f"{len(reached)} addresses of the copy crawled")
    assert dead == []
    site = static_app.extensions["renons"]
    assert {site.page(place) for place in site.places()} <= reached
    paragraphs = (Place.paragraph("", "vira", label) for label in site.library.books["vira"].paragraphs)
    assert {site.addresses.short(place) for place in paragraphs} <= reached


def test_every_text_has_its_compressed_twins(copy: Path) -> None:
    pages = [
        path for path in copy.rglob("*") if path.suffix in {".html", ".json", ".css", ".js", ".svg", ".xml", ".txt"}
    ]
    assert len(pages) > 300
    for path in pages[::7]:
        body = path.read_bytes()
        assert gzip.decompress(path.with_name(path.name + ".gz").read_bytes()) == body
        assert brotli.decompress(path.with_name(path.name + ".br").read_bytes()) == body


def test_addresses_that_leave_the_copy_name_its_host(copy: Path) -> None:
    page = (copy / "sv" / "vira" / "7.html").read_text(encoding="utf-8")
    assert f'rel="canonical" href="{URL}/sv/vira/7.html"' in page
    assert f'data-copy="{URL}/r/vira/7.2/"' in page


def test_a_short_link_offers_every_language_without_script(copy: Path) -> None:
    page = (copy / "r" / "vira" / "7.2" / "index.html").read_text(encoding="utf-8")
    for ui in ("en", "hu", "cs", "sv"):
        assert f'href="/rules/{ui}/vira/7.2.html"' in page


def test_every_page_of_the_copy_says_what_it_may_load_before_it_loads_anything(copy: Path) -> None:
    told = HEADERS["Content-Security-Policy"].split("; ")
    pages = list(copy.rglob("*.html"))
    for path in pages:
        head = path.read_text(encoding="utf-8").split("<link", 1)[0]
        policy = POLICY.search(head)
        assert policy, path
        assert policy[1].replace("&#39;", "'").split("; ") == [part for part in told if "frame-ancestors" not in part]
        assert '<meta name="referrer" content="same-origin">' in head
    print(f"{len(pages)} pages of the copy with their policy")


def test_the_copy_has_no_asset_that_none_of_its_pages_uses(copy: Path) -> None:
    assets = {path.relative_to(copy / "static").as_posix() for path in (copy / "static").rglob("*") if path.is_file()}
    texts = "".join(path.read_text(encoding="utf-8") for path in copy.rglob("*.html"))
    assert {name for name in assets if name.removesuffix(".br").removesuffix(".gz") not in texts} == set()
    assert not any("htmx" in name or "desk" in name or "quiz" in name for name in assets)


def test_an_address_that_does_not_exist_is_told_in_every_language(copy: Path) -> None:
    page = (copy / "404.html").read_text(encoding="utf-8")
    for ui, said in (
        ("en", "There is no page"),
        ("hu", "nincs oldal"),
        ("cs", "žádná stránka není"),
        ("sv", "ingen sida"),
    ):
        assert f'href="/rules/{ui}/"' in page
        assert said in page
    assert not re.search(r'(href|src)="(?!/rules/)', page)  # it is shown at any depth
    assert "door." not in page  # nobody is sent on from what he has mistyped


def test_live_and_static_addresses_differ_only_in_form() -> None:
    live, static = Addresses("https://club.example"), Addresses("https://club.example", static=True)
    assert live.page(Place.contents("sv", "vira")) == static.page(Place.contents("sv", "vira")) == "/sv/vira/"
    assert live.page(Place.contents("sv", "vira", "both")) == "/sv/vira/?text=both"
    assert static.page(Place.contents("sv", "vira", "both")) == "/sv/vira/contents.both.html"
    assert static.absolute(static.page(Place.home("sv"))) == "https://club.example/sv/"
