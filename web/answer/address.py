"""Addresses that lead to no page as they are: too long, without their last slash, or in no language of the site."""

from urllib.parse import urlsplit

from flask import Flask, abort, redirect, request
from werkzeug.exceptions import RequestURITooLarge
from werkzeug.routing import RequestRedirect
from werkzeug.wrappers import Response

from web.answer.bound import TOO_LONG
from web.site import current_site
from web.text.language import LANGUAGES

SHORT_LINKS = "r"


def check(app: Flask) -> None:
    app.before_request(refuse_too_long)
    app.before_request(add_slash)


def refuse_too_long() -> None:
    if TOO_LONG in request.environ:
        raise RequestURITooLarge


def add_slash() -> Response | None:
    """The router's redirections, as paths of the site: it would build them from the host that a stranger names."""
    wrong = request.routing_exception
    if not isinstance(wrong, RequestRedirect):
        return None
    path, query = urlsplit(wrong.new_url)[2:4]
    if path.split("/", 2)[1] not in (*LANGUAGES, SHORT_LINKS):
        abort(404)
    address = current_site().addresses.root + path
    return redirect(f"{address}?{query}" if query else address, wrong.code)
