"""Renons: loads the books, registers the pages, and offers the commands: serve, check, coverage, families …"""

import argparse
import os
import sys
from pathlib import Path
from typing import cast

from flask import Flask

from rulebook import ContentError, load_library
from web.answer import address, error, safety
from web.answer.asset import load_assets
from web.answer.keep import KeptPages
from web.api import api
from web.desk.chart import charts
from web.desk.pages import desk, prepare_desk
from web.games import GAMES
from web.glossary import glossary
from web.happened.pages import happened
from web.home import home
from web.place import Addresses
from web.presentation import Games, games_among
from web.quiz.pages import quiz
from web.reader.pages import reader
from web.report import check_sound, report_content, report_coverage, report_families
from web.search import search
from web.serving.flag import ADDRESS, Parser, add_flags, passed_on, url
from web.serving.worker import become_worker, watch
from web.site import Site
from web.template import load_templates, set_up_templates
from web.text.catalogue import prepare_catalogues
from web.watch.pages import watching
from web.watch.watched import Watched
from web.wayfinding import wayfinding

HOME = Path(__file__).resolve().parent
CONTENT = HOME / "content"
INDEX = HOME / ".index"


def create_app(addresses: Addresses | None = None, content: Path = CONTENT, games: Games = GAMES) -> Flask:
    """The application; its pages are kept in front of it once they are made."""
    addresses = addresses or Addresses(os.environ.get(ADDRESS, "http://127.0.0.1:8000"))
    library = load_library(content)
    games = games_among(library.books, games)  # a book may be taken out and its game left as it is
    site = Site(library, load_assets(HOME / "static"), addresses, content, INDEX, games)
    app = Flask(__name__, static_folder=None)
    app.extensions["renons"] = site
    app.json.sort_keys = False  # type: ignore[attr-defined]
    app.json.ensure_ascii = False  # type: ignore[attr-defined]
    set_up_templates(app, site)
    for pages in (home, api, reader, glossary, search, happened, desk, charts, quiz, wayfinding, watching):
        app.register_blueprint(pages)
    address.check(app)
    error.register(app)
    safety.secure(app, is_https=addresses.url.startswith("https:"))
    app.wsgi_app = KeptPages(app.wsgi_app)  # type: ignore[method-assign]
    return app


def create_server() -> KeptPages | Watched:
    """The kept pages with the application behind them: what the server calls, without a detour through Flask."""
    become_worker()
    app = create_app()
    site = app.extensions["renons"]
    app.teardown_request(lambda _: site.has_answered.set())
    site.prepare(lambda: load_templates(app, site.games), lambda: prepare_desk(site))
    return watch(cast("KeptPages", app.wsgi_app))


def serve(arguments: argparse.Namespace) -> None:
    """Check the content, then serve the site until stopped."""
    from web.serving.server import find_address, serve_until_stopped  # noqa: PLC0415

    check_sound(CONTENT, INDEX)  # before workers start
    prepare_catalogues()
    here = find_address(arguments.host, arguments.port)
    with passed_on(arguments, here):
        print(f"Renons is at {here}/  (stop with Ctrl-C)", flush=True)
        serve_until_stopped("app:create_server", HOME, arguments)


def check(_: argparse.Namespace) -> None:
    """Check the content, compile the catalogues, and print what is there."""
    prepare_catalogues()
    print(*report_content(CONTENT), sep="\n")


def coverage(arguments: argparse.Namespace) -> None:
    """Print what the engine does with every paragraph of a book."""
    print(*report_coverage(load_library(CONTENT).books[arguments.book], GAMES[arguments.book].game), sep="\n")


def families(arguments: argparse.Namespace) -> None:
    """Print how good the families of scenarios are as questions."""
    for game in [arguments.game] if arguments.game else GAMES:
        print(*report_families(GAMES[game].shelf, arguments.name), sep="\n", flush=True)


def export(arguments: argparse.Namespace) -> None:
    """Write the reading site as static files."""
    from web.copy.export import export_site  # noqa: PLC0415

    app = create_app(Addresses(arguments.url, static=True))
    count = export_site(app, Path(arguments.folder))
    print(f"{count} files written to {arguments.folder}")


def messages(arguments: argparse.Namespace) -> None:
    """Bring the catalogues up to date with the code and say what is not translated yet."""
    from web.text.translating import update_catalogues  # noqa: PLC0415

    print(*update_catalogues(HOME, arguments.forget), sep="\n")


def parse_arguments(words: list[str]) -> argparse.Namespace:
    parser = Parser(prog="app.py", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    server = commands.add_parser("serve", help="serve the site (the default)")
    add_flags(server)
    server.set_defaults(command=serve)
    commands.add_parser("check", help="check the content").set_defaults(command=check)
    covered = commands.add_parser("coverage", help="what the engine decides of a book")
    covered.add_argument("book", choices=GAMES)
    covered.set_defaults(command=coverage)
    asked = commands.add_parser("families", help="how good the families of scenarios are as questions")
    asked.add_argument("game", nargs="?", choices=GAMES)
    asked.add_argument("name", nargs="?", help="a family or a subject of the game")
    asked.set_defaults(command=families)
    exporter = commands.add_parser("export", help="write the reading site as static files")
    exporter.add_argument("folder")
    exporter.add_argument("--url", type=url, default="http://127.0.0.1:8000", help="where they will be served from")
    exporter.set_defaults(command=export)
    texts = commands.add_parser("messages", help="extract texts and update the catalogues")
    texts.add_argument("--forget", action="store_true", help="drop the translations that no text uses any more")
    texts.set_defaults(command=messages)
    return parser.parse_args(words or ["serve"])


if __name__ == "__main__":
    chosen = parse_arguments(sys.argv[1:])
    try:
        chosen.command(chosen)
    except ContentError as problem:
        sys.exit(str(problem))
    except OSError as problem:
        sys.exit(f"{problem}. Mend that, then start again.")
