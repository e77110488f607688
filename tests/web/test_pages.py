"""Every page in four languages: it renders, it is valid HTML, it leads nowhere dead, and it says what it must."""

import json
import re
from itertools import pairwise
from urllib.parse import quote

import html5lib
import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import Client

from tests.web.crawl import crawl
from web.place import Place
from web.site import Site
from web.text.language import LANGUAGES

URL = "http://127.0.0.1:8000"
DESK_WITH_FACTS = re.compile(r"/desk/\w+/[\w-]+\?")


def test_no_link_is_dead_and_every_page_is_reached(bare: Client, pages: dict[str, str], site: Site, hard: bool) -> None:
    def fetch(address: str) -> str | None:
        if address in pages:
            return pages[address]
        if address.endswith("/notice") and not hard:  # as many as paragraphs; some are looked at elsewhere
            book, label = address.split("/")[2:4]
            return "" if label in site.library.books[book].paragraphs else None
        response = bare.get(address)
        if response.location:
            return fetch(response.location)
        if response.status_code == 200 and DESK_WITH_FACTS.search(address):
            return "there"  # and not followed further: facts can be changed one by one, without end
        return response.data.decode(errors="replace") if response.status_code == 200 else None

    reached, dead = crawl("/", fetch, URL)
    print(f"{len(reached)} addresses crawled, {len(pages)} of them pages")
    assert dead == []
    assert pages.keys() - reached == set()


def test_every_page_is_well_formed(pages: dict[str, str]) -> None:
    for address, page in pages.items():
        ids = re.findall(r'\sid="([^"]*)"', page)
        assert len(ids) == len(set(ids)), address
        levels = [int(level) for level in re.findall(r"<h([1-6])", page)]
        assert levels.count(1) == 1, address
        assert all(after <= before + 1 for before, after in pairwise(levels)), address
        assert f'<html lang="{address[1:3]}"' in page
        for leftover in ("{{", "[[", "]]", "{sort}", "{filter", "<p>follows:", "<p>why:", "None</"):
            assert leftover not in page, address


def test_every_page_is_valid_html(pages: dict[str, str], hard: bool) -> None:
    chosen = list(pages.values()) if hard else list(pages.values())[::5]
    for page in chosen:
        html5lib.HTMLParser(strict=True).parse(page)
    print(f"{len(chosen)} of {len(pages)} pages parsed")


def test_no_page_names_another_host(pages: dict[str, str]) -> None:
    for address, page in pages.items():
        own = page.replace(URL, "")
        assert "http://" not in own, address
        assert "https://" not in own, address


def test_the_reader_s_language_decides_the_text_unless_asked_otherwise(client: FlaskClient) -> None:
    assert 'class="text" lang="sv"' in client.get("/sv/vira/7").text
    assert 'class="text" lang="en"' in client.get("/hu/vira/7").text
    assert 'class="text" lang="sv"' not in client.get("/hu/vira/7").text
    both = client.get("/hu/vira/7?text=both").text
    assert both.count('class="text" lang="sv"') == both.count('class="text" lang="en"') == 2


def test_side_by_side_stays_side_by_side_from_page_to_page(client: FlaskClient) -> None:
    page = client.get("/sv/vira/6?text=both").text
    assert 'rel="next" href="/sv/vira/7?text=both"' in page
    assert 'href="/sv/vira/2?text=both#p-2-9"' in page
    assert 'href="/cs/vira/6?text=both"' in page


def test_a_view_that_is_the_default_is_not_said(client: FlaskClient) -> None:
    assert 'href="/sv/vira/6"' in client.get("/en/vira/6").text
    assert "?text=sv" not in client.get("/sv/vira/6").text


def test_a_paragraph_page_has_both_languages_its_citers_and_its_neighbours(client: FlaskClient) -> None:
    page = client.get("/en/vira/2.7").text
    assert 'class="text" lang="sv"' in page
    assert 'class="text" lang="en"' in page
    assert 'data-peek="/en/vira/7.2"' in page
    assert 'rel="prev" href="/en/vira/2.6"' in page
    assert 'rel="next" href="/en/vira/2.8"' in page


@pytest.mark.parametrize("ui", LANGUAGES)
def test_every_page_names_edition_and_restatement(client: FlaskClient, ui: str) -> None:
    page = client.get(f"/{ui}/vira/7").text
    assert "Stockholms Wirasällskap" in page
    assert "2010" in page
    assert f"{URL}/r/vira/7" in page


def test_search_engines_get_canonical_and_alternates(client: FlaskClient) -> None:
    page = client.get("/sv/vira/7?text=both").text
    assert f'<link rel="canonical" href="{URL}/sv/vira/7">' in page
    for ui in LANGUAGES:
        assert f'hreflang="{ui}" href="{URL}/{ui}/vira/7"' in page
    assert f'hreflang="x-default" href="{URL}/r/vira/7"' in page


def test_a_pasted_link_shows_the_rule(client: FlaskClient) -> None:
    page = client.get("/r/vira/7.2", headers={"Accept-Language": "en"}, follow_redirects=True).text
    title = re.search(r'og:title" content="([^"]*)"', page)
    description = re.search(r'og:description" content="([^"]*)"', page)
    assert title
    assert "Vira § 7.2" in title.group(1)
    assert description
    assert "suit" in description.group(1)
    assert 60 < len(description.group(1)) <= 230
    assert f'og:url" content="{URL}/en/vira/7.2"' in page
    picture = re.search(r'og:image" content="([^"]*)"', page)
    assert picture
    assert client.get(picture.group(1).removeprefix(URL)).content_type == "image/png"


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({}, "/en/vira/7.2"),
        ({"Accept-Language": "sv-SE,sv;q=0.9,en;q=0.5"}, "/sv/vira/7.2"),
        ({"Accept-Language": "de,cs;q=0.4"}, "/cs/vira/7.2"),
        ({"Accept-Language": "ja"}, "/en/vira/7.2"),
        ({"Accept-Language": "cs", "Cookie": "ui=hu"}, "/hu/vira/7.2"),
        ({"Accept-Language": "cs", "Cookie": "ui=../evil"}, "/cs/vira/7.2"),
    ],
)
def test_short_links_go_to_the_reader_s_language(app: Flask, headers: dict[str, str], expected: str) -> None:
    response = app.test_client(use_cookies=False).get("/r/vira/7.2", headers=headers)
    assert response.status_code == 302
    assert response.location == expected
    assert "Accept-Language" in response.headers["Vary"]


@pytest.mark.parametrize("spelling", ["§ 7.2", "7,2", "7:2", "07.2"])
def test_another_spelling_is_sent_to_the_right_address(client: FlaskClient, spelling: str) -> None:
    assert client.get(f"/sv/vira/{quote(spelling)}").location == "/sv/vira/7.2"
    assert client.get(f"/r/vira/{quote(spelling)}", headers={"Accept-Language": "sv"}).location == "/sv/vira/7.2"
    assert client.get(f"/sv/vira/{quote(spelling)}.json").location == "/sv/vira/7.2.json"


@pytest.mark.parametrize("ui", LANGUAGES)
def test_an_unknown_label_suggests_the_nearest(client: FlaskClient, ui: str) -> None:
    response = client.get(f"/{ui}/vira/7.3")
    assert response.status_code == 404
    assert f'href="/{ui}/vira/7.2"' in response.text
    assert f'<html lang="{ui}"' in response.text
    html5lib.HTMLParser(strict=True).parse(response.text)


def test_an_unknown_view_offers_those_there_are(client: FlaskClient) -> None:
    response = client.get("/en/vira/7?text=hu")
    assert response.status_code == 400
    assert 'href="/en/vira/?text=sv"' in response.text
    html5lib.HTMLParser(strict=True).parse(response.text)


def test_the_twins_say_what_the_pages_say(client: FlaskClient) -> None:
    section = json.loads(client.get("/en/vira/7.json").text)
    assert section["ref"] == "vira:7"
    assert [paragraph["label"] for paragraph in section["paragraphs"]] == ["7.1", "7.2"]
    paragraph = json.loads(client.get("/en/vira/7.2.json").text)
    assert paragraph["text"].keys() == {"sv", "en"}
    assert "vira:2.7" in paragraph["cites"]
    assert json.loads(client.get("/cs/marias/E.3.a.json").text)["consequences"] == ["marias:E.6.a", "marias:A"]
    assert paragraph["short"] == f"{URL}/r/vira/7.2"
    book = json.loads(client.get("/en/vira.json").text)
    assert len(book["sections"]) == 7
    missing = client.get("/en/vira/7.3.json")
    assert missing.status_code == 404
    assert missing.json["nearest"][0] == "7.2"


def test_the_site_map_lists_every_page_once(client: FlaskClient, site: Site, places: list[Place]) -> None:
    listed = re.findall(r"<loc>([^<]*)</loc>", client.get("/sitemap.xml").text)
    expected = {URL + site.page(place) for place in places if not place.text}
    assert len(listed) == len(set(listed)) > 4000
    assert set(listed) == expected
    assert f"Sitemap: {URL}/sitemap.xml" in client.get("/robots.txt").text


def test_rates_are_recalculated_to_the_reader_s_base_rate(client: FlaskClient) -> None:
    assert "0,20\N{NO-BREAK SPACE}Kč" in client.get("/cs/marias/A").text
    halved = client.get("/cs/marias/A?rate=0,10").text
    assert "0,20\N{NO-BREAK SPACE}Kč" in halved  # sedma at 0.40 becomes 0.20
    assert "50,00\N{NO-BREAK SPACE}Kč" in halved  # the limit of 500 base rates
    assert 'value="0.10"' in halved
    assert "500.00\N{NO-BREAK SPACE}Kč" in client.get("/en/marias/A?rate=1&text=en").text
    assert "100.00\N{NO-BREAK SPACE}Kč" in client.get("/en/marias/A").text


@pytest.mark.parametrize("rate", ["0", "-1", "1e9", "abc", "0.123456", "999999999", "1/2", "٣", "NaN", "0.0000"])
def test_a_rate_that_is_no_amount_is_refused_with_an_example(client: FlaskClient, rate: str) -> None:
    response = client.get("/en/marias/A", query_string={"rate": rate})
    assert response.status_code == 400
    assert "0.20" in response.text
    html5lib.HTMLParser(strict=True).parse(response.text)


def test_numbers_of_our_own_are_marked_as_ours(client: FlaskClient) -> None:
    page = client.get("/en/marias/A").text
    assert page.count("our number") == 5
    assert client.get("/en/bridge/50").text.count("our number") == 2  # its two footnotes
    assert "our number" not in client.get("/en/vira/7").text


def test_a_case_shows_what_follows_and_why(client: FlaskClient) -> None:
    page = client.get("/hu/ulti/13").text
    assert page.count('<p class="follows"><b>Következmény</b>') >= 25
    assert page.count('<p class="why"><b>Indoklás</b>') >= 25
    assert '<p class="follows"><b>What follows</b>' in client.get("/en/ulti/13").text


def test_references_are_written_as_players_write_them(client: FlaskClient) -> None:
    assert ">13. § (3) 4.</a>" in client.get("/hu/ulti/6").text
    assert ">E.6.b)</a>" in client.get("/cs/marias/E").text
    assert ">Ulti § 13 (3) 4.</a>" in client.get("/en/marias/E").text
    assert ".." not in re.sub(r"<[^>]*>", "", client.get("/hu/ulti/3").text)
