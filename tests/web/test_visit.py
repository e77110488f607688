"""A first visit is light: few requests, few bytes, whatever page one comes to first."""

import re

import pytest
from flask.testing import FlaskClient

MOST_REQUESTS, MOST_BYTES, MOST_STYLES = 8, 70_000, 12_500
BROTLI = {"Accept-Encoding": "br"}
LOADED = re.compile(
    r'<(?:link rel="(?:stylesheet|icon)"|script)[^>]*(?:href|src)="(/static/[^"#]+)|<use href="(/static/[^"#]+)'
)


@pytest.mark.parametrize(
    "address",
    [
        "/en/",
        "/en/bridge/64",
        "/hu/ulti/13?text=both",
        "/en/ulti/3",
        "/en/desk/bridge/",
        "/en/desk/bridge/revoke",
        "/en/desk/ulti/settlement",
        "/en/desk/bridge/revoke/chart",
        "/en/quiz/bridge/",
        "/en/quiz/bridge/revoke-tricks/17",
        "/hu/quiz/ulti/legal-cards/1",
        "/en/search?q=someone+revoked",
    ],
)
def test_a_first_visit_is_light(client: FlaskClient, address: str) -> None:
    page = client.get(address)
    files = {one or other for one, other in LOADED.findall(page.text)}
    sizes = {file: len(client.get(file, headers=BROTLI).data) for file in files}
    assert 1 + len(files) <= MOST_REQUESTS, sorted(files)
    assert len(client.get(address, headers=BROTLI).data) + sum(sizes.values()) <= MOST_BYTES
    assert sum(size for file, size in sizes.items() if file.endswith(".css")) <= MOST_STYLES
