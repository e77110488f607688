"""The front page: what happened at the table, the four games, and a case to try one's own ruling on."""

from typing import NamedTuple

from flask import Blueprint, Response, g

from engine.text import N_
from rulebook import Book
from web.page import page, take_common_values
from web.place import Place
from web.presentation import FrontCase
from web.site import Site, current_site
from web.text.words import Drawn

EXAMPLES = (N_("someone revoked"), N_("insufficient bid"), "64A1")
IDEAS = ("revoke", "declarer", "talon", "trump", "double", "claim")
WORLDWIDE = "bridge"  # the game that readers of any language may play

home = Blueprint("home", __name__)
home.url_value_preprocessor(take_common_values)


class Case(NamedTuple):
    """A scenario in short: the cards of the trick it is about, what happened, and the first thing it asks."""

    shown: FrontCase
    words: Drawn
    address: str


@home.get("/<ui>/")
def front_page() -> Response:
    site = current_site()
    return page(
        "home.html",
        Place.home(g.ui),
        shelf=shelf_for(site, g.ui),
        examples=EXAMPLES,
        case=None if site.addresses.static else pick_case(site, g.ui),
        ideas=[name for name in IDEAS if name in site.comparisons],
    )


def shelf_for(site: Site, ui: str) -> list[Book]:
    """The books, first those in the reader's language, else the one that most readers look for."""
    own = [book for book in site.library if book.language == ui]
    first = own or [book for book in site.library if book.id == WORLDWIDE]
    return [*first, *(book for book in site.library if book not in first)]


def pick_case(site: Site, ui: str) -> Case | None:
    """The case that the game of most readers puts forward, else the first that has one."""
    for game in sorted(site.games, key=lambda name: name != WORLDWIDE):
        if shown := site.games[game].case:
            address = site.page(Place.quiz(ui, game, shown.family, str(shown.seed)))
            return Case(shown, Drawn.of(site, ui, game), address)
    return None
