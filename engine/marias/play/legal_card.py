"""The play of the cards: may a card be played, or which cards may? E.2.a to E.2.d, E.2.h, B.8, D.4."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.allowed import LEGAL, MayNotPlay, MayPlay, MustPlay
from engine.cards.pack import of_suit
from engine.effect import Effect, ForDirector, Order
from engine.law import Issue, Ruling, Topic, law, rule
from engine.marias.play.played_card import PlayedCard, Turn
from engine.marias.table.step import Stake
from engine.text import N_, Cite, Text, say

NOT_IN_TURN = Order("not-in-turn", N_("The card was not this player's to play now."))


@dataclass(frozen=True)
class PlayRenonc(Effect):
    """A card that may not be played is a renonc in the game, under this paragraph."""

    reference: str
    weight = 1

    def words(self) -> Text:
        return say(
            "Once played it is a renonc in the game ({paragraph}): the play stops, and that side has lost.",
            paragraph=Cite(self.reference),
        )


def seven_paragraph(play: PlayedCard) -> str:
    """Where it stands that the announced trump seven is kept."""
    return "marias:D.4" if Stake.SEDMY in play.step.parts else "marias:B.8"


def barred(play: PlayedCard) -> Iterator[MayNotPlay]:
    """The cards that may not be played, each under the first duty that it would break."""
    kings = play.kept_kings
    for cards, reference in (
        (play.held - play.follows, "marias:E.2.a"),
        (play.follows - play.beats, "marias:E.2.b"),
        (play.kept_trump, seven_paragraph(play)),
        (play.kept_helper, "marias:D.4"),
        (kings, "marias:B.1"),
    ):
        if cards:
            yield MayNotPlay(cards, reference)


@law("marias:E.2.a", "marias:E.2.b", "marias:B.8", "marias:D.4", "marias:B.1")
def no_card_named(play: PlayedCard) -> Ruling | None:
    """It is asked which cards of a hand may be played: follow suit, else trump, beat, and keep announced sevens."""
    return None if play.is_about_a_card else rule(MayPlay(play.allowed), *barred(play))


@law("marias:E.2.c", "marias:E.6.b")
def led_out_of_order(play: PlayedCard) -> Ruling | None:
    """The player led to a trick to which somebody else was to lead."""
    return rule(PlayRenonc("marias:E.2.c"), NOT_IN_TURN) if play.turn is Turn.NOT_LEADER else None


@law("marias:E.2.d", "marias:E.6.b")
def played_ahead(play: PlayedCard) -> Ruling | None:
    """The player played to the trick before somebody whose turn came first."""
    return rule(PlayRenonc("marias:E.2.d"), NOT_IN_TURN) if play.turn is Turn.AHEAD else None


@law("marias:E.2.a", "marias:E.6.b")
def suit_not_followed(play: PlayedCard) -> Ruling | None:
    """The player had a card of the suit led and played another suit."""
    led = play.table.cards[:1]
    if led and play.card.suit is not led[0].suit and of_suit(play.held, led[0].suit):
        return rule(PlayRenonc("marias:E.2.a"), MustPlay(play.allowed))
    return None


@law("marias:E.2.a", "marias:B.1", "marias:E.6.b")
def not_trumped(play: PlayedCard) -> Ruling | None:
    """The player had no card of the suit led, but a trump, and played neither; we count it as not following suit."""
    if not play.leads and play.card not in play.follows:
        return rule(PlayRenonc("marias:E.2.a"), MustPlay(play.allowed))
    return None


@law("marias:E.2.b", "marias:B.1", "marias:E.6.b")
def not_beaten(play: PlayedCard) -> Ruling | None:
    """The player could have beaten the card that was winning with a higher one of its suit, and did not."""
    if not play.leads and play.card not in play.beats:
        return rule(PlayRenonc("marias:E.2.b"), MustPlay(play.allowed))
    return None


@law("marias:D.4", "marias:E.2.h", "marias:E.6.b")
def seven_of_two_too_soon(play: PlayedCard) -> Ruling | None:
    """In dvě sedmy the trump seven was led before the last trick, or played with another trump in the hand."""
    if Stake.SEDMY in play.step.parts and play.card in play.kept_trump:
        return rule(PlayRenonc("marias:E.2.h"), MustPlay(play.allowed))
    return None


@law("marias:B.8", "marias:E.2.h", "marias:E.6.b")
def seven_too_soon(play: PlayedCard) -> Ruling | None:
    """The announced trump seven was led before the last trick, or played with another trump in the hand."""
    if play.step.has_trump and play.card in play.kept_trump:
        return rule(PlayRenonc("marias:E.2.h"), MustPlay(play.allowed))
    return None


@law("marias:D.4", "marias:E.2.h", "marias:E.6.b")
def helper_led_too_soon(play: PlayedCard) -> Ruling | None:
    """The helper seven was led before the last but one trick, or in dvě sedmy and sto as the only seven left."""
    if play.card in play.kept_helper:
        return rule(PlayRenonc("marias:E.2.h"), MustPlay(play.allowed))
    return None


@law("marias:B.1", "marias:E.7.c")
def king_before_over(play: PlayedCard) -> Ruling | None:
    """It was a king whose over was in the hand: the over comes first, but the document has no price for it."""
    if play.card in play.kept_kings:
        return rule(MustPlay(play.allowed), ForDirector("marias:E.7.c"))
    return None


@law("marias:E.2.a", "marias:E.2.b")
def duties_met(_: PlayedCard) -> Ruling | None:
    """The card was led, or the player followed suit, trumped and beat as far as the hand allowed."""
    return rule(LEGAL)


LAWS = (
    no_card_named,
    led_out_of_order,
    played_ahead,
    suit_not_followed,
    not_trumped,
    not_beaten,
    seven_of_two_too_soon,
    seven_too_soon,
    helper_led_too_soon,
    king_before_over,
    duties_met,
)
LEGAL_CARD = Topic(
    "marias",
    "legal-card",
    N_("Which cards may be played?"),
    N_("Somebody has to play, or has played, and it is asked which cards are allowed."),
    PlayedCard,
    (Issue(N_("May the card be played?"), LAWS),),
)
