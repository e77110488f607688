"""A plain search over the same entries, to measure the site's beside: Flask and SQLite FTS5, or tantivy, stemmed alike.

    granian --interface wsgi --factory --workers 2 --working-dir bench peer:create_peer     then /search.json?q=revoke

All words of a query are stemmed in four languages and OR-ed, as FTS5 does by itself; create_tuned_peer leaves out those
that our list says tell nothing. Headings count three times; a hit has what the site's has, its extract the stretch
about the first word that was asked for. Nothing is packed.
"""

import sqlite3
import sys
import tempfile
from collections.abc import Callable, Container, Iterable
from pathlib import Path
from threading import local
from typing import NamedTuple

from flask import Flask, Response, jsonify, request

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME))

from rulebook import load_library  # noqa: E402
from rulebook.search.entry import Entry, find_entries  # noqa: E402
from rulebook.search.opening import load_usual_words  # noqa: E402
from rulebook.search.word import LANGUAGES, WORD, forms, is_stop_word, split_words  # noqa: E402

QUERY_WORDS = 12
STRETCH, BEFORE = 200, 60  # letters of an extract, and those before the word
SELECT = (
    "SELECT ref, lang, heading, path, rule FROM entries WHERE entries MATCH ? "
    "ORDER BY bm25(entries, 0, 0, 0, 0, 0, 3, 1) LIMIT 10"
)


class Found(NamedTuple):
    """A hit: what it is, under which headings, and an extract."""

    ref: str
    lang: str
    heading: str
    path: str
    extract: str


Find = Callable[[str], list[Found]]


def stems(text: str, languages: Iterable[str]) -> list[str]:
    """The words of a text without their endings, in some languages."""
    return [forms(word, language)[1].partition("~")[2] for language in languages for word in split_words(text)]


def stemmed(text: str, entry: Entry) -> str:
    return " ".join(stems(text, [entry.voice.language]))


def query_stems(query: str, is_tuned: bool) -> list[str]:
    words = list(dict.fromkeys(split_words(query[:100])[:QUERY_WORDS]))
    telling = [word for word in words if not (is_tuned and is_stop_word(word))] or words
    return list(dict.fromkeys(stems(" ".join(telling), LANGUAGES)))


def extract(text: str, wanted: Container[str], language: str) -> str:
    for word in WORD.finditer(text):
        if forms(word.group().casefold(), language)[1][3:] in wanted:
            start = max(0, word.start() - BEFORE)
            return text[start : start + STRETCH]
    return text[:STRETCH]


def open_fts5(entries: Iterable[Entry], path: Path, is_tuned: bool = False) -> Find:
    """SQLite's own search; a connection for each thread."""
    base = sqlite3.connect(path)
    shown = ", ".join(f"{name} UNINDEXED" for name in ("ref", "lang", "heading", "path", "rule"))
    base.execute(f"CREATE VIRTUAL TABLE entries USING fts5({shown}, title, text)")
    base.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", map(row, entries))
    base.execute("INSERT INTO entries(entries) VALUES ('optimize')")
    base.commit()
    base.close()
    mine = local()

    def find(query: str) -> list[Found]:
        if not hasattr(mine, "base"):
            mine.base = sqlite3.connect(path)
        wanted = query_stems(query, is_tuned)
        rows = mine.base.execute(SELECT, [" OR ".join(f'"{stem}"' for stem in wanted)]) if wanted else ()
        return [Found(ref, lang, title, above, extract(rule, wanted, lang)) for ref, lang, title, above, rule in rows]

    return find


def row(one: Entry) -> tuple[str, ...]:
    shown = str(one.reference), one.voice.language, one.title, one.path, one.rule
    return *shown, stemmed(one.heading, one), stemmed(one.text, one)


def open_tantivy(entries: Iterable[Entry], is_tuned: bool = False) -> Find | None:
    """The fastest there is, written in Rust, if it is installed."""
    try:
        import tantivy  # noqa: PLC0415
    except ImportError:
        return None
    builder = tantivy.SchemaBuilder()
    for name in ("ref", "lang", "title", "path", "rule", "heading", "text"):
        builder.add_text_field(name, stored=True)
    schema = builder.build()
    index = tantivy.Index(schema)
    writer = index.writer(heap_size=100_000_000, num_threads=1)
    for one in entries:
        names = ("ref", "lang", "title", "path", "rule", "heading", "text")
        writer.add_document(tantivy.Document(**dict(zip(names, row(one), strict=True))))
    writer.commit()
    index.reload()
    searcher = index.searcher()

    def find(query: str) -> list[Found]:
        wanted = query_stems(query, is_tuned)
        asked = index.parse_query(" ".join(wanted), ["heading", "text"], field_boosts={"heading": 3.0})
        documents = (searcher.doc(address) for _, address in searcher.search(asked, 10).hits)
        hits = ([one[name][0] for name in ("ref", "lang", "title", "path", "rule")] for one in documents)
        return [Found(ref, lang, title, above, extract(rule, wanted, lang)) for ref, lang, title, above, rule in hits]

    return find


def create_peer(is_tuned: bool = False) -> Flask:
    """The application that somebody would write in an afternoon: FTS5 behind Flask, answering in JSON."""
    library = load_library(HOME / "content")
    entries = find_entries(library, load_usual_words(library, HOME / "content"))
    app = Flask(__name__)
    app.extensions["folder"] = folder = tempfile.TemporaryDirectory(prefix="renons-peer-")  # goes when the server ends
    find = open_fts5(entries, Path(folder.name) / "entries.db", is_tuned)

    @app.get("/search.json")
    def answer() -> Response:
        query = request.args.get("q", "")
        return jsonify(query=query, hits=[hit(found) for found in find(query)])

    def hit(found: Found) -> dict[str, str]:
        book, _, label = found.ref.partition(":")
        paragraphs = library.books[book].paragraphs
        number = library.books[book].format_reference(label, "en") if label in paragraphs else ""
        return {**found._asdict(), "reference": number, "url": f"{request.host_url}en/{book}/{label}"}

    return app


def create_tuned_peer() -> Flask:
    """The same after a second afternoon: words that tell nothing are left out."""
    return create_peer(is_tuned=True)
