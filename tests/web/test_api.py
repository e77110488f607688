"""All data that the site hands out is told of on one page, with an example of each that answers."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from web.text.language import LANGUAGES

EXAMPLE = re.compile(r'<a rel="nofollow" href="([^"]+\.json[^"]*)">')
TOLD = re.compile(r"<code>/en(/[^<]+)</code></h2>")


def as_told(rule: str) -> str:
    names = {"<ui>": "", "<book>": "{book}", "<name>": "{name}", "<seed>": "{number}"}
    for name, told in names.items():
        rule = rule.replace(name, told)
    return rule.replace("//", "/")


@pytest.mark.parametrize("ui", LANGUAGES)
def test_every_example_answers(client: FlaskClient, ui: str) -> None:
    examples = EXAMPLE.findall(client.get(f"/{ui}/api").text)
    assert len(examples) == 8
    for example in examples:
        answer = client.get(example.replace("&amp;", "&"))
        assert answer.mimetype == "application/json"
        assert answer.status_code == 200


def test_every_address_that_answers_in_json_is_told_of(client: FlaskClient, app: Flask) -> None:
    told = {re.sub(r"\{\w+\}", "{}", path) for path in TOLD.findall(client.get("/en/api").text)}
    routes = {
        re.sub(r"\{\w+\}", "{}", as_told(rule.rule)) for rule in app.url_map.iter_rules() if rule.rule.endswith(".json")
    }
    assert routes - told == set()
    assert told - routes == {"/{}/{}.json"}  # a label of a book


def test_every_page_of_a_server_leads_there(client: FlaskClient) -> None:
    assert 'href="/en/api"' in client.get("/en/bridge/64").text
