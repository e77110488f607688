"""Renons: loads the books, registers the pages, and offers the commands: serve, check, coverage, families …"""

import argparse
import os
import sys
from pathlib import Path
from threading import Thread
from typing import cast

from flask import Flask

from rulebook import ContentError, load_library
from rulebook.search.opening import prepare_search
from web.answer import error, safety
from web.answer.asset import load_assets
from web.answer.htmx import enable_htmx
from web.answer.keep import KeptPages
from web.desk.chart import charts
from web.desk.pages import desk
from web.games import GAMES
from web.glossary import glossary
from web.home import home
from web.place import Addresses
from web.presentation import Games
from web.quiz.pages import quiz
from web.reader.pages import reader
from web.report import report_content, report_coverage, report_families
from web.search import search
from web.site import Site
from web.template import set_up_templates
from web.text.catalogue import prepare_catalogues
from web.wayfinding import wayfinding

HOME = Path(__file__).resolve().parent
CONTENT = HOME / "content"
INDEX = HOME / ".index"
ADDRESS = "RENONS_URL"


def create_app(addresses: Addresses | None = None, content: Path = CONTENT, games: Games = GAMES) -> Flask:
    """The application; its pages are kept in front of it once they are made."""
    addresses = addresses or Addresses(os.environ.get(ADDRESS, "http://127.0.0.1:8000"))
    site = Site(load_library(content), load_assets(HOME / "static"), addresses, content, INDEX, games)
    app = Flask(__name__, static_folder=None)
    app.extensions["renons"] = site
    app.json.sort_keys = False  # type: ignore[attr-defined]
    app.json.ensure_ascii = False  # type: ignore[attr-defined]
    set_up_templates(app)
    for pages in (home, reader, glossary, search, desk, charts, quiz, wayfinding):
        app.register_blueprint(pages)
    enable_htmx(app)
    error.register(app)
    safety.secure(app)
    app.wsgi_app = KeptPages(app.wsgi_app)  # type: ignore[method-assign]
    return app


def create_server() -> KeptPages:
    """The kept pages with the application behind them: what the server calls, without a detour through Flask."""
    app = create_app()
    Thread(target=app.extensions["renons"].warm_up, daemon=True).start()  # pages need not wait for the search
    return cast("KeptPages", app.wsgi_app)


def serve(arguments: argparse.Namespace) -> None:
    """Check the content, then serve the site until stopped."""
    from web.serve import check_free, serve_until_stopped  # noqa: PLC0415

    prepare_search(CONTENT, INDEX)  # so that content and index are sound before workers start
    prepare_catalogues()
    host, port = arguments.host, arguments.port
    check_free(host, port)
    here = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    os.environ[ADDRESS] = arguments.url or os.environ.get(ADDRESS, here)
    print(f"Renons is at {here}/  (stop with Ctrl-C)", flush=True)
    serve_until_stopped("app:create_server", HOME, host, port, arguments.workers)


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
    from web.export import export_site  # noqa: PLC0415

    app = create_app(Addresses(arguments.url, static=True))
    count = export_site(app, Path(arguments.folder))
    print(f"{count} files written to {arguments.folder}")


def messages(arguments: argparse.Namespace) -> None:
    """Bring the catalogues up to date with the code and say what is not translated yet."""
    from web.text.translating import update_catalogues  # noqa: PLC0415

    print(*update_catalogues(HOME, arguments.forget), sep="\n")


def parse_arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="app.py", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    server = commands.add_parser("serve", help="serve the site (the default)")
    server.add_argument("--host", default="127.0.0.1")
    server.add_argument("--port", type=int, default=8000)
    server.add_argument("--url", help=f"the address that readers use, for links that leave the site (or {ADDRESS})")
    server.add_argument("--workers", type=int, default=2)
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
    exporter.add_argument("--url", default="http://127.0.0.1:8000", help="where the files will be served from")
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
