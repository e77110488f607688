"""For those who find the site from outside: the site map, the robots' file, and the hashed static files."""

from flask import Blueprint, Response, abort, make_response, render_template

from web.page import FRESH
from web.site import current_site

FOREVER = "public, max-age=31536000, immutable"

wayfinding = Blueprint("wayfinding", __name__)


@wayfinding.get("/sitemap.xml")
def sitemap() -> Response:
    site = current_site()
    places = [place for place in site.places() if not place.text]
    if not site.addresses.static:
        places += site.live_places()
    addresses = [site.addresses.absolute(site.page(place)) for place in places]
    return answer(render_template("sitemap.xml", addresses=addresses), "application/xml")


@wayfinding.get("/robots.txt")
def robots() -> Response:
    addresses = current_site().addresses
    return answer(
        f"User-agent: *\nAllow: /\nSitemap: {addresses.absolute(addresses.file('sitemap.xml'))}\n", "text/plain"
    )


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
