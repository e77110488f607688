"""What is made once shows on every page as if it had been made for it; what is kept can be lost."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from shutil import rmtree
from urllib.parse import urlencode

import pytest
from flask import Flask, g
from markupsafe import Markup
from werkzeug.test import Client

from app import create_app
from engine.diagram import diagram_of
from engine.law import AnyTopic
from tests.conftest import HOME
from tests.games import GAMES
from tests.ruling_cases import load_cases
from web.compiled import keep_compiled
from web.desk.chart import Chart
from web.desk.explored import find_diagram, place
from web.games import GAMES as SHOWN
from web.place import Addresses
from web.site import Site
from web.template import gettext, kept
from web.text.language import LANGUAGES

CHANGED = """
from pathlib import Path
from web.desk.explored import place
from web.games import GAMES
topic = GAMES["ulti"].game.find("cut")
Path("engine/node.py").write_text("# newer code")
before = place(topic, Path())
import importlib, engine.code, web.desk.explored
importlib.reload(engine.code)
assert importlib.reload(web.desk.explored).place(topic, Path()) != before, "newer code has other diagrams"
"""
PATHS = (
    "",
    "bridge/",
    "bridge/64",
    "ulti/7",
    "glossary/bridge/",
    "desk/",
    "desk/bridge/revoke",
    "desk/bridge/nosuch",
    "desk/ulti/cut",
    "desk/ulti/coverage",
    "desk/bridge/coverage",
    "quiz/ulti/",
    "quiz/bridge/revoke-tricks/1",
    "quiz/ulti/ulti-legal-cards/1?ruled=yes",
    "concepts/",
    "nosuch",
)


def ask(app: Flask, address: str) -> str:
    """The page as the application makes it, not as it was kept."""
    return Client(app.wsgi_app.app).get(address).text  # type: ignore[attr-defined]


def rulings() -> list[str]:
    """A ruling of each game as a page and as data."""
    cases = {case.topic.game: case for case in load_cases() if not case.refused}
    facts = {f"{case.topic.game}/{case.topic.name}": urlencode(case.written()) for case in cases.values()}
    return [f"desk/{topic}{twin}?{query}" for topic, query in facts.items() for twin in (".json", "")]


def test_a_page_is_the_same_whatever_was_shown_before_it() -> None:
    """Pieces are kept by language, texts and book: were one of them forgotten, what comes first would show later."""
    addresses = [f"/{ui}/{path}" for ui in LANGUAGES for path in (*PATHS, *rulings())]
    Random("order").shuffle(addresses)  # noqa: S311
    one, other = create_app(), create_app()
    forth, back = (
        {each: ask(app, each) for each in order} for app, order in ((one, addresses), (other, addresses[::-1]))
    )
    assert [address for address in addresses if forth[address] != back[address]] == []


def test_a_piece_is_kept_for_the_pages_of_one_game(app: Flask, site: Site) -> None:
    piece = app.jinja_env.from_string("{% macro piece() %}{{ g.book.id }}{% endmacro %}").module.piece  # type: ignore[attr-defined]
    with app.test_request_context("/en/"):
        g.ui = "en"
        for g.book in site.library:
            assert kept(piece) == g.book.id


def test_a_site_never_shows_what_another_has_kept() -> None:
    live, copy = create_app(), create_app(Addresses("https://club.example/rules", static=True))
    assert 'href="/en/glossary/bridge/"' in ask(live, "/en/bridge/64")
    page = ask(copy, "/en/bridge/64")
    assert 'href="/rules/en/glossary/bridge/"' in page
    assert 'href="/en/' not in page


def test_a_text_escapes_what_is_put_into_it(app: Flask) -> None:
    with app.test_request_context("/en/"):
        g.ui = "en"
        assert gettext("“%(answer)s”", answer="<b>") == "“&lt;b&gt;”"
        assert gettext("“%(answer)s”", answer=Markup("<b>")) == "“<b>”"


@pytest.fixture
def cut() -> AnyTopic:
    return GAMES["ulti"].find("cut") or pytest.fail("no such topic")


def drawn(site: Site, diagram: object) -> object:
    return Chart(site, "hu", diagram).parts  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["ulti/cut", "bridge/revoke"])
def test_a_diagram_that_was_kept_is_the_one_that_was_explored(site: Site, tmp_path: Path, name: str) -> None:
    game, topic_name = name.split("/")
    topic = GAMES[game].find(topic_name) or pytest.fail("no such topic")
    folder = tmp_path / "diagrams"
    kept = find_diagram(topic, SHOWN, folder)
    assert place(topic, folder).exists()
    assert kept is not diagram_of(topic)
    assert str(drawn(site, kept)) == str(drawn(site, diagram_of(topic)))


def test_code_that_changes_under_a_running_site_does_not_change_its_charts(tmp_path: Path) -> None:
    """A diagram names laws by their place: one of newer code would show the wrong ones."""
    for name in ("engine", "hearing", "players", "quizzes", "rulebook", "web", "translations", "static"):
        shutil.copytree(HOME / name, tmp_path / name)
    done = subprocess.run([sys.executable, "-c", CHANGED], cwd=tmp_path, check=False, capture_output=True, text=True)
    assert done.stderr == ""


def test_a_diagram_is_not_explored_by_whoever_serves_pages(tmp_path: Path) -> None:
    topic = GAMES["bridge"].find("revoke") or pytest.fail("no such topic")
    start = time.thread_time()
    find_diagram(topic, SHOWN, tmp_path / "diagrams")
    assert time.thread_time() - start < 0.1


@pytest.mark.parametrize("damage", [b"", b"\x80\x05broken", b"cbuiltins\nlen\n)R.", b"\x80\x05N."])
def test_a_damaged_diagram_is_explored_anew(tmp_path: Path, cut: AnyTopic, damage: bytes) -> None:
    folder = tmp_path / "diagrams"
    find_diagram(cut, SHOWN, folder)
    place(cut, folder).write_bytes(damage)
    assert len(find_diagram(cut, SHOWN, folder).nodes) == len(diagram_of(cut).nodes)
    assert place(cut, folder).stat().st_size > 100


def test_a_folder_that_others_can_write_to_is_not_read(tmp_path: Path, cut: AnyTopic) -> None:
    folder = tmp_path / "diagrams"
    find_diagram(cut, SHOWN, folder)
    place(cut, folder).write_bytes(b"cos\nsystem\n.")
    folder.chmod(0o777)
    assert len(find_diagram(cut, SHOWN, folder).nodes) == len(diagram_of(cut).nodes)


def test_compiled_templates_can_be_damaged_or_have_no_room(tmp_path: Path) -> None:
    folder = tmp_path / "templates"
    for _ in range(2):
        app = create_app()
        keep_compiled(app, folder)
        assert "<h1>" in ask(app, "/en/")
        files = [path for path in folder.rglob("*") if path.is_file()]
        assert files
        for path in files:
            path.write_bytes(path.read_bytes()[:40] + b"broken")
    app = create_app()
    keep_compiled(app, folder)
    rmtree(folder)
    assert "<h1>" in ask(app, "/en/")
    nowhere = tmp_path / "file"
    nowhere.touch()
    app = create_app()
    keep_compiled(app, nowhere)
    assert "<h1>" in ask(app, "/en/")


@contextmanager
def somebody_else() -> Iterator[None]:
    """For a while we may not read what is closed; root may, so it becomes nobody."""
    user = os.geteuid()
    os.seteuid(user or 65534)
    try:
        yield
    finally:
        os.seteuid(user)


def test_compiled_templates_that_another_user_keeps_are_passed_by(tmp_path: Path) -> None:
    folder = tmp_path / "templates"
    folder.mkdir(mode=0o000)
    app = create_app()
    app.jinja_env.bytecode_cache = None
    with somebody_else():
        keep_compiled(app, folder)
    assert app.jinja_env.bytecode_cache is None
