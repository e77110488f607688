"""What the site puts at the marks of rendered texts: addresses, drawings, its own words, amounts at the base rate."""

from decimal import Decimal
from typing import TYPE_CHECKING

from babel.numbers import format_decimal
from markupsafe import escape

from engine.cards.pack import Suit
from engine.text import N_
from rulebook.refs import parse_reference
from rulebook.render import Mark
from web.place import Place
from web.text.language import catalogue

if TYPE_CHECKING:
    from web.reader.shown import Show

WORDS = {str(suit): suit.words for suit in Suit} | {"follows": N_("What follows"), "why": N_("Why")}


class Filling(dict[Mark, str]):
    """What stands at the marks of texts in one language on one page, worked out on first use."""

    def __init__(self, show: "Show", language: str) -> None:
        super().__init__()
        self.show = show
        self.language = language

    def __missing__(self, mark: Mark) -> str:
        self[mark] = filled = str(escape(getattr(self, mark.kind)(mark.value)))
        return filled

    def link(self, reference: str) -> str:
        return self.show.address(parse_reference(reference, ""))

    def peek(self, reference: str) -> str:
        return self.show.peek(parse_reference(reference, ""))

    def term(self, name: str) -> str:
        return self.show.site.page(Place.term(self.show.ui, self.show.book.id, name))

    def drawing(self, suit: str) -> str:
        return f"{self.show.site.asset('signs.svg')}#{suit}"

    def word(self, name: str) -> str:
        return catalogue(self.language).gettext(WORDS[name])

    def amount(self, amount: str) -> str:
        """An amount printed for the book's base rate, at the reader's."""
        money = self.show.book.money
        if money is None or self.show.rate is None:
            raise ValueError(f"{self.show.book.id} has amounts of money but no [money] in its book.toml")
        return format_money(Decimal(amount) * self.show.rate / money.base, money.currency, self.language)


def format_money(amount: Decimal, currency: str, language: str) -> str:
    """0,40 Kč, as the language writes it."""
    return f"{format_decimal(amount, '#,##0.00##', locale=language)}\N{NO-BREAK SPACE}{currency}"
