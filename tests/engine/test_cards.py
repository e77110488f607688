"""One core plays the tricks of every game: whose turn it is, what may be played, who takes the trick."""

from random import Random
from typing import Any

import pytest

from engine.bridge.table.seat import SEATS
from engine.cards.legal import FOLLOW, FOLLOW_TRUMP_BEAT, Duty, Terms, legal_cards
from engine.cards.pack import (
    FRENCH,
    FRENCH_PACK,
    GERMAN_PACK,
    WITH_TRUMP,
    Card,
    FrenchCards,
    GermanCards,
    Suit,
    deal_cards,
)
from engine.cards.position import Position

THREE = ("first", "second", "third")
BRIDGE = Terms(SEATS, Suit.SPADES, FRENCH, FOLLOW)
VIRA = Terms(THREE, Suit.HEARTS, FRENCH, FOLLOW)
MARIAS = Terms(THREE, Suit.RED, WITH_TRUMP, FOLLOW_TRUMP_BEAT)
TRUMP_ONLY = Terms(THREE, Suit.RED, WITH_TRUMP, Duty(to_trump=True))


def allowed(terms: Terms[str], hand: str, table: str) -> str:
    legal = legal_cards(GermanCards.parse(hand).held, GermanCards.parse(table).cards, terms)
    return " ".join(str(card) for card in sorted(legal))


@pytest.mark.parametrize(
    ("hand", "table", "legal"),
    [
        ("LA L9 R7 BK", "", "LA L9 R7 BK"),
        ("LA L9 R7 BK", "LK", "LA"),
        ("L8 L9 R7 BK", "LK", "L8 L9"),
        ("LA L9 R7 BK", "LK R8", "LA L9"),
        ("R7 RA BK", "LK", "R7 RA"),
        ("R7 RA BK", "LK R8", "RA"),
        ("R7 BK", "LK R8", "R7"),
        ("BK BA", "LK", "BK BA"),
    ],
)
def test_the_sisters_ulti_and_marias_follow_trump_and_beat(hand: str, table: str, legal: str) -> None:
    assert set(allowed(MARIAS, hand, table).split()) == set(legal.split())


def test_a_duty_to_trump_without_one_to_beat() -> None:
    assert allowed(TRUMP_ONLY, "R7 RA BK", "LK R8") == "R7 RA"
    assert allowed(TRUMP_ONLY, "LA L9 R7", "LK") == "L9 LA"


@pytest.mark.parametrize("terms", [BRIDGE, VIRA], ids=["bridge", "vira"])
def test_where_only_suit_is_followed_whoever_is_void_plays_anything(terms: Terms[Any]) -> None:
    void, led = FrenchCards.parse("SA H2 D3").held, FrenchCards.parse("CK").cards
    assert legal_cards(void, led, terms) == void
    assert legal_cards(void | {Card.parse("C2"), Card.parse("CA")}, led, terms) == FrenchCards.parse("C2 CA").held


@pytest.mark.parametrize(
    ("terms", "pack", "size"), [(BRIDGE, FRENCH_PACK, 13), (VIRA, FRENCH_PACK, 13), (MARIAS, GERMAN_PACK, 10)]
)
def test_whole_hands_are_played_in_turn_and_the_taker_leads(
    terms: Terms[str], pack: tuple[Card, ...], size: int
) -> None:
    rng = Random(7)  # noqa: S311 (a deal, no secret)
    hands = dict(zip(terms.players, deal_cards(pack, (size,) * len(terms.players), rng), strict=True))
    position = Position(terms, hands, terms.players[1])
    while not position.is_over:
        assert position.leader == (position.winners[-1] if position.tricks else terms.players[1])
        position = position.play(rng.choice(sorted(position.legal)))
    assert len(position.winners) == size
    assert {play.card for trick in position.tricks for play in trick.plays} == set().union(*hands.values())
    for trick in position.tricks:
        order = [terms.players.index(play.player) for play in trick.plays]
        assert [(place - order[0]) % len(order) for place in order] == list(range(len(order)))


def test_a_position_takes_a_card_against_the_rules_but_none_of_another_hand() -> None:
    hands = {"first": "L7 B7", "second": "L8 B8", "third": "L9 B9"}
    start = Position(MARIAS, {player: GermanCards.parse(text).held for player, text in hands.items()}, "first")
    led = start.play(Card.parse("L7"))
    assert (led.turn, led.legal) == ("second", GermanCards.parse("L8").held)
    revoked = led.play(Card.parse("B8")).play(Card.parse("L9"))
    assert (revoked.turn, revoked.winners, revoked.trick.plays) == ("third", ("third",), ())
    with pytest.raises(ValueError, match="first does not hold B9"):
        start.play(Card.parse("B9"))
