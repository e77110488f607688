"""The pages that answer a search beside the paragraphs: the desk's topics, what can be practised, terms and ideas."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.text import N_
from rulebook import Book, Library
from rulebook.glossary.comparison import Comparison
from rulebook.reading.problem import read_toml
from rulebook.search.opening import load_usual_words
from rulebook.search.signpost import Signpost
from rulebook.search.usual import Usual
from web.place import Place
from web.presentation import Games, Presentation
from web.text.catalogue import SITE
from web.text.language import LANGUAGES, catalogue

LISTS = {"desk": N_("Get a ruling"), "quiz": N_("Practise"), "concept": N_("One idea, four games")}


def find_signposts(
    library: Library, content: Path, games: Games, comparisons: Mapping[str, Comparison]
) -> Iterator[Signpost]:
    """All of them; usual words that belong to nothing are an error in the content."""
    usual = load_usual_words(library, content)
    yield from list_signposts(content)
    for name in games:
        if name in library.books:
            yield from game_signposts(games[name], usual[name])
    for comparison in comparisons.values():
        yield Signpost("concept", "", comparison.id, comparison.title, {})
    for book in library:
        yield from term_signposts(book)


def list_signposts(content: Path) -> Iterator[Signpost]:
    """The lists of all topics, all families, all ideas."""
    path = content / "usual.toml"
    words = read_toml(path) if path.exists() else {}
    for kind, title in LISTS.items():
        yield Signpost(kind, "", "", titles(title), words.get(kind, {}))


def game_signposts(presentation: Presentation, usual: Usual) -> Iterator[Signpost]:
    game, shelf = presentation.game, presentation.shelf
    topics = {topic.name: topic.title for topic in game.topics}
    exercises = {some.name: some.title for some in shelf.exercises}
    exercises |= {family.name: family.title for family in shelf.families}
    usual.check("desk", topics)
    usual.check("quiz", exercises)
    for name, title in topics.items():
        yield Signpost("desk", game.name, name, titles(title, game.name), usual.desk.get(name, {}))
    for name, title in exercises.items():
        yield Signpost("quiz", game.name, name, titles(title, game.name), usual.quiz.get(name, {}))


def term_signposts(book: Book) -> Iterator[Signpost]:
    for term in book.terms:
        names = {language: some[0] for language, some in term.names.items()}
        yield Signpost("term", book.id, term.id, names, term.names)


def titles(message: str, game: str = SITE) -> Mapping[str, str]:
    return {language: catalogue(language, game).gettext(message) for language in LANGUAGES}


def place_of(signpost: Signpost, ui: str) -> Place:
    """Where a signpost leads."""
    kind, game, name = signpost.kind, signpost.game, signpost.name
    if kind == "concept":
        return Place.concept(ui, name) if name else Place.concepts(ui)
    if kind == "term":
        return Place.term(ui, game, name)
    if kind == "quiz":
        return Place.quiz(ui, game, name) if name else Place.quizzes(ui)
    return Place.desk(ui, game, name) if name else Place.desks(ui)
