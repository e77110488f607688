"""What the commands print: the books that were checked, and what the engine decides of one."""

from collections.abc import Iterator
from pathlib import Path

from engine.case import load_cases
from engine.coverage import Cover, Covered, cover
from engine.game import Game
from hearing.theme import load_heard
from quizzes.examination import examine, failed, report
from quizzes.shelf import MIXED, Shelf
from rulebook import Book, load_library
from rulebook.glossary.comparison import load_comparisons
from rulebook.glossary.concept import load_concepts
from rulebook.search.opening import check_content
from web.games import GAMES
from web.happened.preparing import engines
from web.signpost import find_signposts
from web.text.form import check_forms

CASES = Path(__file__).resolve().parent.parent / "tests" / "rulings"


def check_sound(content: Path, index: Path) -> None:
    """Stop at a file that is not sound. What players say is checked where it is prepared, beside serving."""
    check_content(content, index)
    check_forms()


def report_content(content: Path) -> Iterator[str]:
    """Check the content and say what is there."""
    check_forms()
    library = load_library(content)
    load_concepts(content / "concepts.toml")
    ideas = load_comparisons(content / "comparison.toml", library)
    signposts = list(find_signposts(library, content, GAMES, ideas))
    for book in library:
        languages = " and ".join(book.languages)
        yield f"{book.id}: {len(book.paragraphs)} paragraphs in {languages}, {len(book.terms)} terms"
    heard = load_heard(content, engines(GAMES))
    lines = ", ".join(
        f"{sum(len(theme.lines) for theme in said.themes)} {language}" for language, said in heard.items()
    )
    yield f"{len(heard['en'].themes)} things that happen, in lines of what players say: {lines}"
    yield f"{len(ideas)} ideas compared across the books, {len(signposts)} pages that answer a search"


def report_coverage(book: Book, game: Game) -> Iterator[str]:
    """Every paragraph of a book, the laws that put it into effect with file and line, and the cases that prove them."""
    rows = cover_book(book, game)
    for row in rows:
        yield f"{row.label:12} {row.how.words}"
        for applied in row.laws:
            yield f"    {applied.law.source}  {applied.law.name}"
            yield from (f"        {case.file}: {case.name}" for case in applied.cases)
    yield "; ".join(f"{how.words}: {count}" for how, count in count_covers(rows).items())


def report_families(shelf: Shelf, name: str | None) -> Iterator[str]:
    """How good the families of a game, or those that a name stands for, are as questions."""
    examined = [examine(one, lambda seed, one=one: shelf.draw(one.name, seed)[1]) for one in shelf.find(name or MIXED)]  # type: ignore[misc]
    for one in examined:
        yield from report(one)
    short = [one for one in examined if failed(one)]
    wanting = [one for one in short if not set(failed(one)) <= set(one.family.excused)]
    yield f"{len(examined)} families, {len(short)} that miss a measure, {len(wanting)} of them without an excuse"


def cover_book(book: Book, game: Game) -> tuple[Covered, ...]:
    heads = frozenset(paragraph.parent for paragraph in book.paragraphs.values() if paragraph.parent)
    return cover(game, book.paragraphs, heads, load_cases(CASES, game))


def count_covers(rows: tuple[Covered, ...]) -> dict[Cover, int]:
    return {how: count for how in Cover if (count := sum(row.how is how for row in rows))}
