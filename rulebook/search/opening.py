"""Opens the search of a library: everything it needs from content/, its index built once and kept."""

from collections.abc import Iterable
from pathlib import Path
from shutil import rmtree

from rulebook.book import Library
from rulebook.glossary.comparison import load_comparisons
from rulebook.glossary.concept import load_concepts
from rulebook.reading.load import hash_content, load_library
from rulebook.refs import Reference
from rulebook.search.entry import find_entries
from rulebook.search.index import DRAFT, Index, build_index, index_name
from rulebook.search.scoring import Scoring
from rulebook.search.search import Search
from rulebook.search.signpost import Signpost, Signposts
from rulebook.search.usual import Usual, load_usual


def load_usual_words(library: Library, content: Path) -> dict[str, Usual]:
    """What players say, by book; a paragraph named there must exist."""
    usual = {book.id: load_usual(content / book.id / "usual.toml") for book in library}
    for book in library:
        usual[book.id].check("paragraph", book.paragraphs)
    return usual


def prepare_search(content: Path, folder: Path) -> None:
    """Check the content and build its index; content that has an index has been checked."""
    place = folder / index_name(hash_content(content))
    if place.exists():
        return
    library = load_library(content)
    load_concepts(content / "concepts.toml")
    load_comparisons(content / "comparison.toml", library)
    build_index(find_entries(library, load_usual_words(library, content)), place)
    for older in folder.glob("*-*"):
        if older != place and not older.name.startswith(DRAFT):  # which somebody else may be writing
            rmtree(older, ignore_errors=True)


def open_search(
    library: Library, content: Path, folder: Path, signposts: Iterable[Signpost] = (), copies: int = 1
) -> Search:
    """The search of a library, its index built on first use and kept below the folder by the content's name."""
    concepts = load_concepts(content / "concepts.toml")
    for book in library:
        concepts.add({f"{book.id}:{term.id}": term.names for term in book.terms})
    usual = load_usual_words(library, content)
    entries = list(find_entries(library, usual)) * copies  # more than one only to see how cost grows
    place = folder / index_name(library.digest)
    build_index(entries, place)
    scoring = Scoring(Index(place), concepts, Signposts(signposts), [entry.text for entry in entries])
    return Search(library, entries, scoring, find_regulating(library, content))


def find_regulating(library: Library, content: Path) -> dict[str, list[Reference]]:
    """The paragraphs that each idea and each term lives in."""
    ideas = load_comparisons(content / "comparison.toml", library)
    found = {name: [ref for usage in idea.games.values() for ref in usage.references] for name, idea in ideas.items()}
    for book in library:
        for term in book.terms:
            found[f"{book.id}:{term.id}"] = [Reference(book.id, label) for label in term.defined]
    return found
