"""htmx behind one door: which requests come from it, and the block of a page that they get."""

from typing import Any, cast

from flask import Flask, Response, make_response, render_template, request
from htmx_flask import Htmx
from jinja2_fragments.flask import render_block


def enable_htmx(app: Flask) -> None:
    Htmx(app)


def is_from_htmx() -> bool:
    return bool(cast("Any", request).htmx)


def render_page_or_block(template: str, block: str, **context: Any) -> Response:
    """The whole page, or only its block when htmx asks for it."""
    markup = render_block(template, block, **context) if is_from_htmx() else render_template(template, **context)
    response = make_response(markup)
    response.headers["Vary"] = "HX-Request"
    return response
