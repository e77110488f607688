"""Bids and auctions of Ulti as people write them, in the four languages of the site."""

import pytest

from engine.ulti.table.bid import TABLE, Bid
from engine.ulti.table.call import Auction, Pass, parse_call
from web.site import Site
from web.text.language import LANGUAGES
from web.text.words import Words


def is_read(text: str) -> bool:
    try:
        parse_call(text)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("ui", LANGUAGES)
def test_bids_and_passes_are_read_as_they_are_written_in_every_language(site: Site, ui: str) -> None:
    words = Words(site, ui, "ulti")
    for one in TABLE:
        assert Bid.parse(words(one)) == Bid.parse(words(one).upper()) == one
        assert Bid.parse(words(one).replace("/100", "-100").replace(" + ", "+")) == one
    assert [parse_call(words(one)) for one in Pass] == list(Pass)
    assert Auction.parse(words(Auction.parse("red-pass,40,pass,rb"))) == Auction.parse("red-pass,40,pass,rb")


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("Passz, pass;pas", "pass,pass,pass"),
        ("piros passz, 40-100, játék", "red-pass,40,parti"),
        ("negyvenszáz, piros betli, szintelen teritett durchmars", "40,rb,sztd"),
        ("4 ász, Ultimó, re-betli", "4a,ulti,rb"),
        ("red-40+ulti,pass", "red-40+ulti,pass"),
    ],
)
def test_usual_spellings_are_understood(written: str, code: str) -> None:
    assert str(Auction.parse(written)) == code


@pytest.mark.parametrize(
    "text", ["makk ulti", "piros", "ulti ulti", "open", "40 ulti betli", "4 aces durchmars", "ulti betli", "100", "+"]
)
def test_words_that_are_no_bid_are_not_read_as_one(text: str) -> None:
    assert not is_read(text)


def test_a_text_far_longer_than_any_bid_is_not_read() -> None:
    assert is_read("ulti" + " " * 70)
    assert not is_read("ulti" + " " * 80)
    assert not is_read("+ " * 900 + "ulti")
