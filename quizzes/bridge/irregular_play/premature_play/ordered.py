"""Declarer has chosen after a card that came too soon: which cards may the other defender play now?"""

from random import Random

from engine.bridge.effect.premature import OrderedPlay, PartnersPlay
from engine.bridge.irregular_play.premature import Before, SincePremature
from engine.bridge.irregular_play.premature_play import legal_plays
from engine.cards.pack import FRENCH_SUITS, Suit
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.irregular_play.premature_play.too_early import TooEarly, draw_ahead, draw_next_trick
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Cards, OneOf, Option, Part, card_options, find

CHOSEN = {
    PartnersPlay.HIGHEST: N_("{player} asks for {partner}'s highest card of the suit led."),
    PartnersPlay.LOWEST: N_("{player} asks for {partner}'s lowest card of the suit led."),
    PartnersPlay.REQUIRE: N_("{player} names {suit}, and requires {partner} to play a card of that suit."),
    PartnersPlay.FORBID: N_("{player} names {suit}, and forbids {partner} to play a card of that suit."),
}

CHOICES = (
    *[PartnersPlay.HIGHEST] * 2,
    *[PartnersPlay.LOWEST] * 2,
    *[PartnersPlay.REQUIRE] * 4,
    PartnersPlay.FORBID,
)


def cards_part(early: TooEarly, named: Suit | None) -> Part:
    """The cards are reckoned from what the ruling orders."""
    hand = early.one.position.held[early.partner]
    led = early.one.position.trick.plays[0].card.suit

    def read(verdict: Verdict) -> frozenset[str]:
        order = find(verdict, OrderedPlay)
        return frozenset(map(str, legal_plays(hand, led, order.choice, named))) if order else frozenset()

    words = say("Which cards may {player} play to this trick?", player=early.partner)
    return Cards("cards", words, read, 0, card_options(sorted(hand, reverse=True)))


def obeys_part(early: TooEarly, named: Suit | None) -> Part:
    """Can the order be carried out at all?"""
    hand = early.one.position.held[early.partner]
    led = early.one.position.trick.plays[0].card.suit
    options = (
        Option("yes", say("Yes.")),
        Option("follow", say("No: {player} has to follow suit.", player=early.partner)),
        Option("none", say("No: {player} has no such card, or nothing but such cards.", player=early.partner)),
    )

    def read(verdict: Verdict) -> str:
        order = find(verdict, OrderedPlay)
        return obeyed(order.choice, {card.suit for card in hand}, led, named) if order else ""

    words = say("Can {player} do what declarer asks?", player=early.partner)
    return OneOf("obeys", words, read, 0, options)


def obeyed(choice: PartnersPlay, suits: set[Suit], led: Suit, named: Suit | None) -> str:
    if choice in (PartnersPlay.HIGHEST, PartnersPlay.LOWEST):
        return "yes" if led in suits else "none"
    if choice is PartnersPlay.FORBID:
        return "yes" if suits - {named} else "none"
    if led in suits:
        return "follow"
    return "yes" if named in suits else "none"


def is_void(early: TooEarly) -> bool:
    led = early.one.position.trick.suit
    return led not in {card.suit for card in early.one.position.held[early.partner]}


def draw_early(rng: Random, void: bool) -> TooEarly:
    while True:
        early = draw_ahead(rng) if rng.random() < 0.6 else draw_next_trick(rng)
        if not void or is_void(early):
            return early


def draw(rng: Random) -> Scenario:
    choice = rng.choice(
        (*[PartnersPlay.HIGHEST] * 2, *[PartnersPlay.LOWEST] * 2, *[PartnersPlay.REQUIRE] * 4, PartnersPlay.FORBID)
    )
    early = draw_early(rng, void=rng.random() < 0.55)
    led = early.one.position.trick.suit
    named = rng.choice([suit for suit in FRENCH_SUITS if suit is not led])
    has_suit = choice in (PartnersPlay.REQUIRE, PartnersPlay.FORBID)
    values: dict[str, object] = {"player": early.one.declarer, "partner": early.partner}
    if has_suit:
        values["suit"] = named
    told = Text(CHOSEN[choice], tuple(values.items()))
    facts = {
        "since_premature": SincePremature.NOTHING,
        "before": Before.NOT_BOTH,
        "partners_play": choice,
    }
    asked = named if has_suit else None
    parts = (obeys_part(early, asked), cards_part(early, asked))
    return Scenario((early.tell(), told), (early.case(**facts),), parts, early.table())


LABELS = "57A1 57A2 57A3 57A4 57B 59"
FAMILIES = (
    Family("bridge", "too-soon-choice", N_("What partner must play after a card too soon"), 3, LABELS, firmly(draw)),
)
