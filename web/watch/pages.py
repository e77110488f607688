"""The addresses for those who run the site and those who find a hole in it; each but the first by a flag."""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

from flask import Blueprint, Response, abort, jsonify, make_response

from web.serving.flag import CONTACT, METRICS
from web.site import current_site
from web.text.language import LANGUAGES
from web.watch.health import find_missing
from web.watch.metrics import format_metrics

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"
VALID = timedelta(days=180)

watching = Blueprint("watching", __name__)


@watching.get("/health")
def health() -> Response:
    missing = find_missing(current_site())
    if missing:
        return make_response(jsonify(status="not ready", missing=missing), 503)
    return jsonify(status="ready")


@watching.get("/metrics")
def metrics() -> Response:
    return text(format_metrics(Path(setting(METRICS))), PROMETHEUS)


@watching.get("/.well-known/security.txt")
def security() -> Response:
    """Whom to tell of a hole (RFC 9116)."""
    lines = [
        f"Contact: {setting(CONTACT)}",
        f"Expires: {datetime.now(UTC) + VALID:%Y-%m-%dT00:00:00Z}",
        f"Preferred-Languages: {', '.join(LANGUAGES)}",
    ]
    addresses = current_site().addresses
    canonical = addresses.absolute(addresses.file(".well-known/security.txt"))
    if canonical.startswith("https:"):  # another would not be allowed
        lines.append(f"Canonical: {canonical}")
    return text("\n".join([*lines, ""]), "text/plain; charset=utf-8")


def setting(name: str) -> str:
    """What a flag says; without it there is no such page."""
    return os.environ.get(name) or abort(404)


def text(body: str, content_type: str) -> Response:
    response = make_response(body)
    response.content_type = content_type
    return response
