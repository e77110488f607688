"""Opens the search of a library: everything it needs from content/, its index built once and kept."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from shutil import rmtree

from rulebook.book import Library
from rulebook.glossary.comparison import load_comparisons
from rulebook.glossary.concept import load_concepts
from rulebook.reading.load import hash_content, load_library
from rulebook.refs import Reference
from rulebook.search.building import find_index, index_name, keep_index, remove_others
from rulebook.search.entry import Entry, find_entries
from rulebook.search.index import Index
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


def read_entries(content: Path) -> Iterator[Entry]:
    """The entries of content that is sound in every part."""
    library = load_library(content)
    load_concepts(content / "concepts.toml")
    load_comparisons(content / "comparison.toml", library)
    yield from find_entries(library, load_usual_words(library, content))


def check_content(content: Path, folder: Path) -> None:
    """Stop at content that is not sound; content that has an index has been checked."""
    if not has_index(hash_content(content), folder):
        next(read_entries(content), None)


def has_index(digest: str, folder: Path) -> bool:
    return find_index(folder, index_name(digest)) is not None


def prepare_search(content: Path, folder: Path) -> None:
    """Check the content and build its index; those of former content go."""
    place = keep_index(lambda: read_entries(content), folder, index_name(hash_content(content)))
    remove_others(place)


def open_search(library: Library, content: Path, folder: Path, signposts: Iterable[Signpost] = ()) -> Search:
    """The search of a library, its index built on first use and kept below the folder by the content's name."""
    concepts = load_concepts(content / "concepts.toml")
    for book in library:
        concepts.add({f"{book.id}:{term.id}": term.names for term in book.terms})
    usual = load_usual_words(library, content)
    entries = list(find_entries(library, usual))
    index = open_index(entries, folder, index_name(library.digest))
    scoring = Scoring(index, concepts, Signposts(signposts), [entry.text for entry in entries])
    return Search(library, entries, scoring, find_regulating(library, content))


def open_index(entries: Sequence[Entry], folder: Path, name: str) -> Index:
    """The index of the entries, built where there is none that is whole, and anew where it cannot be read."""
    place = find_index(folder, name) or keep_index(lambda: entries, folder, name)
    try:
        return Index(place)
    except Exception:  # removed since it was found, or written by another Whoosh
        rmtree(place, ignore_errors=True)
        return Index(keep_index(lambda: entries, folder, name))


def find_regulating(library: Library, content: Path) -> dict[str, list[Reference]]:
    """The paragraphs that each idea and each term lives in."""
    ideas = load_comparisons(content / "comparison.toml", library)
    found = {name: [ref for usage in idea.games.values() for ref in usage.references] for name, idea in ideas.items()}
    for book in library:
        for term in book.terms:
            found[f"{book.id}:{term.id}"] = [Reference(book.id, label) for label in term.defined]
    return found
