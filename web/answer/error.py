"""Pages for what went wrong: they say what it was, and offer what the reader may have meant."""

from http import HTTPStatus
from typing import Any
from urllib.parse import quote

from flask import Flask, Response, current_app, g, jsonify, make_response, render_template, request
from werkzeug.exceptions import BadRequest, HTTPException, MethodNotAllowed, NotFound

from engine.text import N_
from rulebook import Book
from web.reader.shown import Show
from web.site import current_site, default_text
from web.text.language import LANGUAGES, negotiate
from web.watch.watched import HEADER, take_id

MESSAGES = {
    HTTPStatus.BAD_REQUEST: N_("This address cannot be understood."),
    HTTPStatus.NOT_FOUND: N_("There is no page at this address."),
    HTTPStatus.METHOD_NOT_ALLOWED: N_("This page can only be read."),
    HTTPStatus.REQUEST_URI_TOO_LONG: N_("This address is too long."),
}
OTHERWISE = N_("Something went wrong on our side. Nothing you did caused it; try again in a moment.")


class UnknownLabel(NotFound):
    """A paragraph that the book does not have."""

    def __init__(self, book: Book, label: str) -> None:
        super().__init__()
        self.book = book
        self.label = label


class UnknownText(BadRequest):
    """A view of the text that the book does not have."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book = book


class UnknownRate(BadRequest):
    """A base rate that is no amount of money."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book = book


def handle(error: Exception) -> Response:
    """Any error as a page in the reader's language, or as data where data was asked for."""
    status = HTTPStatus(error.code or 500) if isinstance(error, HTTPException) else HTTPStatus.INTERNAL_SERVER_ERROR
    if isinstance(error, HTTPException) and error.response is not None:
        return make_response(error.response)
    named = write_down() if status is HTTPStatus.INTERNAL_SERVER_ERROR else {}
    g.ui = ui_of_path() or negotiate(request)
    context = {"message": MESSAGES.get(status, OTHERWISE), "status": status.value, **explain(error)}
    if request.path.endswith(".json"):
        answer = jsonify(error=context["message"], nearest=[rule.label for rule in context["nearest"]])
    else:
        answer = make_response(render_template("error.html", site=current_site(), **context))
    answer.status_code = status
    answer.headers.update(named)
    if isinstance(error, MethodNotAllowed):
        answer.allow.update(sorted(error.valid_methods or ()))
    return answer


def write_down() -> dict[str, str]:
    """Log an error of ours under an id; the reader is sent it too, as a header."""
    name = take_id(request.environ)
    current_app.logger.exception("%s failed, request %s", quote(request.path), name)
    return {HEADER: name}


def explain(error: Exception) -> dict[str, Any]:
    """What the error page can offer beyond a message."""
    nearest = []
    if isinstance(error, UnknownLabel):
        show = Show(current_site(), g.ui, error.book, default_text(error.book, g.ui))
        nearest = [show.paragraph(paragraph) for paragraph in error.book.nearest(error.label)]
    return {
        "book": getattr(error, "book", None),
        "label": getattr(error, "label", ""),
        "nearest": nearest,
        "wrong_text": isinstance(error, UnknownText),
        "wrong_rate": isinstance(error, UnknownRate),
    }


def ui_of_path() -> str | None:
    first = request.path.split("/", 2)[1]
    return first if first in LANGUAGES else None


def register(app: Flask) -> None:
    app.register_error_handler(Exception, handle)
