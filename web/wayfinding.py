"""For those who find the site from outside: the site map, files for robots and browsers, the hashed static files."""

from flask import Blueprint, Response, abort, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as BaseResponse

from web.page import FRESH, take_common_values
from web.site import current_site

FOREVER = "public, max-age=31536000, immutable"

wayfinding = Blueprint("wayfinding", __name__)
wayfinding.url_value_preprocessor(take_common_values)


@wayfinding.before_request
def drop_query() -> BaseResponse | None:
    """A file is the same whatever is asked of it; with a query it would be made and kept once more for each."""
    return redirect(current_site().addresses.root + request.path, 301) if request.query_string else None


@wayfinding.get("/sitemap.xml")
def sitemap() -> Response:
    site = current_site()
    places = [place for place in site.places() if not place.text]
    if not site.addresses.static:
        places += site.live_places()
    addresses = [site.addresses.absolute(site.page(place)) for place in places]
    return answer(render_template("sitemap.xml", addresses=addresses), "application/xml; charset=utf-8")


@wayfinding.get("/robots.txt")
def robots() -> Response:
    addresses = current_site().addresses
    sitemap = addresses.absolute(addresses.file("sitemap.xml"))
    return answer(f"User-agent: *\nAllow: /\nSitemap: {sitemap}\n", "text/plain; charset=utf-8")


@wayfinding.get("/<ui>/opensearch.xml")
def description() -> Response:
    """How browsers search here."""
    markup = render_template("search/opensearch.xml", site=current_site())
    return answer(markup, "application/opensearchdescription+xml; charset=utf-8")


@wayfinding.get("/static/<path:name>")
def static(name: str) -> Response:
    """A file by its hashed name; under any other name it would have to be asked for again and again."""
    asset = next((asset for asset in current_site().assets.values() if asset.hashed_name == name), None)
    if asset is None:
        abort(404)
    response = answer(asset.body, asset.content_type)
    response.headers["Cache-Control"] = FOREVER
    return response


def answer(body: str | bytes, content_type: str) -> Response:
    response = make_response(body)
    response.content_type = content_type
    response.headers["Cache-Control"] = FRESH
    return response
