"""What the engine does with each paragraph is told truthfully."""

import re

import pytest
from flask.testing import FlaskClient

from engine.coverage import Cover
from tests.games import GAMES
from web.report import count_covers, cover_book, report_coverage
from web.site import Site


def test_every_paragraph_of_ulti_is_accounted_for(site: Site) -> None:
    rows = cover_book(site.library.books["ulti"], GAMES["ulti"])
    counts = count_covers(rows)
    print(f"ulti: {len(rows)} paragraphs, " + "; ".join(f"{how.words}: {count}" for how, count in counts.items()))
    assert len(rows) == sum(counts.values()) == 160
    assert Cover.MISSING not in counts
    assert [row.label for row in rows if row.how is Cover.JURY] == ["11.1"]
    judged = {row.label for row in rows if row.how is Cover.JUDGED}
    assert {"9.7", "10.3.b"} <= judged


def test_a_paragraph_that_is_decided_names_its_laws_and_a_judged_one_its_facts(site: Site) -> None:
    for game in GAMES:
        for row in cover_book(site.library.books[game], GAMES[game]):
            assert bool(row.laws) or row.how not in (Cover.DECIDED, Cover.JUDGED), row.label
            assert bool(row.judged) == (row.how is Cover.JUDGED) or not row.laws, row.label


@pytest.mark.parametrize(("game", "paragraphs"), [("ulti", 160), ("marias", 81), ("bridge", 931)])
def test_every_paragraph_of_a_book_is_accounted_for(site: Site, game: str, paragraphs: int) -> None:
    rows = cover_book(site.library.books[game], GAMES[game])
    counts = count_covers(rows)
    print(f"{game}: {len(rows)} paragraphs, " + "; ".join(f"{how.words}: {number}" for how, number in counts.items()))
    assert [row.label for row in rows if row.how is Cover.MISSING] == []
    assert len(rows) == sum(counts.values()) == paragraphs


def test_a_book_without_rulings_has_no_coverage(client: FlaskClient) -> None:
    assert client.get("/en/desk/vira/coverage").status_code == 404


def test_every_paragraph_of_bridge_up_to_the_opening_lead_is_accounted_for(site: Site) -> None:
    rows = [row for row in cover_book(site.library.books["bridge"], GAMES["bridge"]) if is_up_to_lead(row.label)]
    counts = count_covers(rows)
    print(f"laws 1 to 40: {len(rows)} paragraphs, " + "; ".join(f"{how.words}: {n}" for how, n in counts.items()))
    assert [row.label for row in rows if row.how is Cover.MISSING] == []
    assert len(rows) == sum(counts.values()) == 362


def is_up_to_lead(label: str) -> bool:
    number = re.match(r"\d+", label)
    return number is not None and int(number[0]) <= 40


def test_a_decided_paragraph_names_file_and_line_of_its_laws_and_the_cases_that_prove_them(site: Site) -> None:
    lines = list(report_coverage(site.library.books["bridge"], GAMES["bridge"]))
    start = next(number for number, line in enumerate(lines) if line.startswith("64A2 "))
    assert re.fullmatch(r"    engine/bridge/revoke/transfer\.py:\d+  side_revoked_twice", lines[start + 1])
    assert lines[start + 2].startswith("        bridge/revoke/revoke.toml: ")


def test_every_law_of_every_paragraph_has_a_case(site: Site) -> None:
    for game in GAMES.values():
        laws = [applied for row in cover_book(site.library.books[game.name], game) for applied in row.laws]
        spoken = {applied.law.source for applied in laws if applied.cases}
        assert {applied.law.source for applied in laws} == spoken
        print(f"{game.name}: {len(spoken)} laws proved by cases")


def test_a_rule_page_leads_to_the_desk_that_decides_it(client: FlaskClient) -> None:
    page = client.get("/en/bridge/64A2").text
    assert re.search(r'<a class="go" href="/en/desk/bridge/revoke">Get a ruling: Revoke</a>', page)
    assert "Get a ruling" not in client.get("/en/vira/7.2").text
