"""What all pages share: the language and the book of an address, and who may keep an answer."""

from typing import Any

from flask import Response, abort, g, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as BaseResponse

from web.answer.keep import PASSING
from web.place import Place
from web.presentation import Presentation
from web.site import current_site
from web.text.language import LANGUAGES, negotiate

FRESH = "public, max-age=0, stale-while-revalidate=86400"


def take_common_values(_: str | None, values: dict[str, Any] | None) -> None:
    """Turn the language and the book of an address into g.ui and g.book, or into 404."""
    values = values if values is not None else {}
    if "ui" in values:
        ui = values.pop("ui")
        if ui not in LANGUAGES:
            abort(404)
        g.ui = ui
    if "book" in values:
        g.book = current_site().library.books.get(values.pop("book")) or abort(404)


def the_presentation() -> Presentation:
    """The game of the page's book; 404 where the engine does not know it."""
    return current_site().games.get(g.book.id) or abort(404)


def page(template: str, place: Place, **context: Any) -> Response:
    """A finished page; it may be kept when its address is the site's own and not somebody's variation of it."""
    response = make_response(render_template(template, site=current_site(), place=place, book=g.get("book"), **context))
    return public(response, f"text={place.text}".encode() if place.text else b"")


def public(response: Response, own_query: bytes = b"") -> Response:
    if request.query_string in (b"", own_query):
        response.headers["Cache-Control"] = FRESH
    return response


def passing(response: Response) -> Response:
    """An answer that its address alone decides, of which there are endlessly many: kept for a while, and only here."""
    request.environ[PASSING] = True
    return response


def redirect_to_language(place: Place) -> BaseResponse:
    """Send the reader to a page in his or her own language; which one that is, nobody may remember."""
    response = redirect(current_site().page(place.in_language(negotiate(request))))
    response.headers["Vary"] = "Accept-Language, Cookie"
    response.headers["Cache-Control"] = "private, no-cache"
    return response
