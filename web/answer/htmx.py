"""htmx behind one door: which requests come from it, and the block of a page that they get."""

from typing import TYPE_CHECKING, Any

from flask import Response, make_response, render_template, request
from htmx_flask.requests import HtmxHeaders
from jinja2_fragments.flask import render_block
from werkzeug.datastructures import EnvironHeaders

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

OWN_BLOCKS = ("result", "depending")  # elements that get a block of their own; all others get the page's only one
VARIES = "HX-Request, HX-History-Restore-Request"
VARIES_BY_TARGET = f"{VARIES}, HX-Target"


def block_of(environ: "WSGIEnvironment") -> str | None:
    """Which block htmx asks for, "" if any; None for a whole page, as it wants when it brings one back."""
    asked = HtmxHeaders(EnvironHeaders(environ))
    if not asked or asked.history_restore_request:
        return None
    return asked.target if asked.target in OWN_BLOCKS else ""


def asked_block() -> str | None:
    return block_of(request.environ)


def is_from_htmx() -> bool:
    return asked_block() is not None


def render_page_or_block(template: str, block: str, **context: Any) -> Response:
    """The whole page, or only its block when htmx asks for it."""
    context["asked_block"] = asked_block()
    markup = render_block(template, block, **context) if is_from_htmx() else render_template(template, **context)
    response = make_response(markup)
    response.headers["Vary"] = VARIES
    return response
