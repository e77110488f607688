"""Places and their addresses: which pages there are, and how each is named on a live server and in a static copy."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple
from urllib.parse import urlsplit

PARTS = ("desk", "quiz", "glossary")  # and the rules


class Place(NamedTuple):
    """One page in an interface language; of a page that shows the text of a book also the book and the view."""

    ui: str
    path: str = ""
    text: str = ""
    book: str = ""
    has_twin: bool = False

    @classmethod
    def home(cls, ui: str) -> "Place":
        return cls(ui)

    @classmethod
    def contents(cls, ui: str, book: str, text: str = "") -> "Place":
        return cls(ui, f"{book}/", text, book, has_twin=True)

    @classmethod
    def paragraph(cls, ui: str, book: str, label: str, text: str = "") -> "Place":
        """A section, or a paragraph on a page of its own."""
        return cls(ui, f"{book}/{label}", text, book, has_twin=True)

    @classmethod
    def notice(cls, ui: str, book: str, label: str, text: str = "") -> "Place":
        """A section or a paragraph as a sheet for the wall."""
        return cls(ui, f"{book}/{label}/notice", text, book)

    @classmethod
    def background(cls, ui: str, book: str, slug: str, text: str = "") -> "Place":
        return cls(ui, f"{book}/{slug}", text, book)

    @classmethod
    def glossary(cls, ui: str, book: str, order: str = "") -> "Place":
        """All terms of a book, in the order of its own language or of another."""
        return cls(ui, f"glossary/{book}/", order)

    @classmethod
    def term(cls, ui: str, book: str, term: str) -> "Place":
        return cls(ui, f"glossary/{book}/{term}")

    @classmethod
    def concepts(cls, ui: str) -> "Place":
        return cls(ui, "concepts/")

    @classmethod
    def concept(cls, ui: str, name: str) -> "Place":
        return cls(ui, f"concepts/{name}")

    @classmethod
    def search(cls, ui: str) -> "Place":
        return cls(ui, "search")

    @classmethod
    def api(cls, ui: str) -> "Place":
        return cls(ui, "api")

    @classmethod
    def desks(cls, ui: str, game: str = "") -> "Place":
        """What the desk rules on, in all games or in one."""
        return cls(ui, f"desk/{game}/" if game else "desk/")

    @classmethod
    def desk(cls, ui: str, game: str, topic: str) -> "Place":
        return cls(ui, f"desk/{game}/{topic}")

    @classmethod
    def chart(cls, ui: str, game: str, topic: str) -> "Place":
        """A topic as a flow chart."""
        return cls(ui, f"desk/{game}/{topic}/chart")

    @classmethod
    def coverage(cls, ui: str, game: str) -> "Place":
        return cls(ui, f"desk/{game}/coverage")

    @classmethod
    def readings(cls, ui: str, game: str) -> "Place":
        """How what a game's rules leave open is read."""
        return cls(ui, f"desk/{game}/readings")

    @classmethod
    def quizzes(cls, ui: str, game: str = "") -> "Place":
        """What can be practised, in all games or in one."""
        return cls(ui, f"quiz/{game}/" if game else "quiz/")

    @classmethod
    def quiz(cls, ui: str, game: str, name: str, seed: str = "") -> "Place":
        """A scenario of a family or a subject; without a seed, the one that chance will pick."""
        return cls(ui, f"quiz/{game}/{name}/{seed}")

    @property
    def part(self) -> str:
        """Which of a game's four parts the page belongs to."""
        first = self.path.partition("/")[0]
        return first if first in PARTS else "rules"

    def in_language(self, ui: str) -> "Place":
        return self._replace(ui=ui)

    def in_view(self, text: str) -> "Place":
        return self._replace(text=text)

    def beside(self, label: str) -> "Place":
        """Another section or paragraph of the same book, in the same view."""
        return Place.paragraph(self.ui, self.book, label, self.text)


@dataclass(frozen=True)
class Addresses:
    """All addresses of a site that is reached at `url`; as plain files when `static`.

    >>> Addresses("https://club.example/rules").page(Place.paragraph("sv", "vira", "7", "both"))
    '/rules/sv/vira/7?text=both'
    >>> Addresses("https://club.example/rules", static=True).page(Place.paragraph("sv", "vira", "7", "both"))
    '/rules/sv/vira/7.both.html'
    """

    url: str
    static: bool = False

    @cached_property
    def root(self) -> str:
        return urlsplit(self.url).path.rstrip("/")

    def page(self, place: Place) -> str:
        address = f"{self.root}/{place.ui}/{place.path}"
        if not self.static:
            return f"{address}?text={place.text}" if place.text else address
        if address.endswith("/"):
            return f"{address}contents.{place.text}.html" if place.text else address
        return f"{address}.{place.text}.html" if place.text else f"{address}.html"

    def twin(self, place: Place) -> str:
        """The same page as JSON."""
        return f"{self.root}/{place.ui}/{place.path.rstrip('/')}.json"

    def short(self, place: Place) -> str:
        """The permanent link to a book or a rule, in whatever language its reader prefers; a notice has its rule's."""
        path = place.path.removesuffix("/notice")
        end = "/" if self.static and not path.endswith("/") else ""
        return f"{self.root}/r/{path}{end}"

    def in_any_language(self, place: Place) -> str:
        """Where a reader of no known language goes: to the address that asks the browser, else to English."""
        if place.book:
            return self.short(place)
        return self.page(place.in_language("en").in_view("")) if place.path else f"{self.root}/"

    def file(self, name: str) -> str:
        """What stands beside the pages: /robots.txt, /sitemap.xml, a language's opensearch.xml."""
        return f"{self.root}/{name}"

    def asset(self, name: str) -> str:
        return self.file(f"static/{name}")

    def absolute(self, address: str) -> str:
        """The same address with scheme and host, for links that leave the site."""
        return self.origin + address

    @cached_property
    def origin(self) -> str:
        return self.url.rstrip("/").removesuffix(self.root)
