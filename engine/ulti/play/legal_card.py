"""The play of the cards: may a card be played, or which cards may? 6.3, 6.4, 4.D.4."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.allowed import LEGAL, MayNotPlay, MayPlay, MustPlay
from engine.cards.legal import beating, following
from engine.cards.pack import Card, GermanCards, Hand, Rank, of_suit
from engine.cards.trump import Trump
from engine.fact import Facts, ask, impossible, part
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_, Text, say
from engine.ulti.reading import Reading
from engine.ulti.renonsz.play_fault import PLAY_FAULT
from engine.ulti.renonsz.play_incident import WrongInPlay
from engine.ulti.renonsz.renonsz import RENONSZ, Complaint, Listed, Phase
from engine.ulti.table.player import Player
from engine.ulti.table.trump import terms_of


@dataclass(frozen=True, kw_only=True)
class PlayedCard(Facts):
    """A card that somebody played or wants to play, or a hand of which one has to be played."""

    trump: Trump = ask(N_("What is the trump suit?"))
    table: GermanCards = ask(N_("Which cards lay in the trick before it, in the order played?"), range(3))
    tried: bool = ask(N_("Is it about one card, which somebody played or wants to play?"))
    card: Card = ask(N_("Which card was it?"), heard="card")
    hand: GermanCards = ask(N_("Which cards did the player hold when about to play?"), range(1, 13))
    bid_ulti: bool = ask(N_("Is the player the declarer, with ulti in the bid?"))
    reading: Reading = part()

    @impossible
    def not_in_hand(self) -> Text | None:
        if self.card not in self.hand.held:
            return say("The player did not hold the {card}.", card=self.card)
        return None

    @impossible
    def card_in_two_places(self) -> Text | None:
        if both := self.hand.held & self.table.held:
            return say("No card can be in the hand and in the trick, as {cards|and} would be.", cards=both)
        return None

    @impossible
    def no_card_tried(self) -> Text | None:
        if self.card and not self.tried:
            return say("If it is not about one card, none can be named.")
        return None

    @impossible
    def trick_is_full(self) -> Text | None:
        if len(self.table.cards) > 2:
            return say("A trick has three cards, so at most two lay there before.")
        return None

    @impossible
    def too_many_cards(self) -> Text | None:
        if len(self.hand.cards) > 10:
            return say("In the play nobody holds more than ten cards.")
        return None

    @property
    def is_about_a_card(self) -> bool:
        """Is a card to be judged? Whoever names one need not say so."""
        return bool(self.have("card")) or self.tried

    @property
    def follows(self) -> Hand:
        return following(self.hand.held, self.table.cards, terms_of(self.trump.suit))

    @property
    def beats(self) -> Hand:
        return beating(self.follows, self.table.cards, terms_of(self.trump.suit))

    @property
    def seven(self) -> Hand:
        """The trump seven, if there are trumps."""
        return frozenset({Card(self.trump.suit, Rank.SEVEN)}) if self.trump.suit else frozenset()

    @property
    def other_trumps(self) -> Hand:
        return of_suit(self.hand.held, self.trump.suit) - self.seven if self.trump.suit else frozenset()

    @property
    def kept(self) -> Hand:
        """The trump seven where it has to wait for the other trumps."""
        return self.seven if self.other_trumps and (self.reading.seven_binds_all or self.bid_ulti) else frozenset()

    @property
    def allowed(self) -> Hand:
        """The cards that may be played."""
        return self.beats - self.kept if self.beats & self.seven else self.beats


def barred(play: PlayedCard) -> Iterator[MayNotPlay]:
    """The cards that may not be played, each under the first duty that it would break."""
    for cards, reference in (
        (play.hand.held - play.follows, "ulti:6.3"),
        (play.follows - play.beats, "ulti:6.4"),
        (play.beats - play.allowed, "ulti:4.D.4"),
    ):
        if cards:
            yield MayNotPlay(cards, reference)


@law("ulti:6.3", "ulti:6.4")
def no_card_named(play: PlayedCard) -> Ruling | None:
    """It is asked which cards of a hand may be played: follow suit, else trump, and beat if possible."""
    return rule(MayPlay(play.allowed), *barred(play)) if not play.is_about_a_card else None


@law("ulti:6.3", "ulti:13.3.4")
def suit_not_followed(play: PlayedCard) -> Ruling | None:
    """The player had a card of the suit led and played another suit."""
    led = play.table.cards[:1]
    if led and play.card.suit is not led[0].suit and of_suit(play.hand.held, led[0].suit):
        return rule(MustPlay(play.allowed), go_to(PLAY_FAULT, fault=WrongInPlay.REVOKE, established=True))
    return None


@law("ulti:6.3", "ulti:13.3.4")
def not_trumped(play: PlayedCard) -> Ruling | None:
    """The player had no card of the suit led, but a trump, and played neither."""
    if play.table.cards and play.card not in play.follows:
        return rule(MustPlay(play.allowed), go_to(PLAY_FAULT, fault=WrongInPlay.REVOKE, established=True))
    return None


@law("ulti:6.4", "ulti:13.3.4")
def not_beaten(play: PlayedCard) -> Ruling | None:
    """The player could have beaten the card that was winning with a higher one of its suit, and did not."""
    if play.table.cards and play.card not in play.beats:
        return rule(MustPlay(play.allowed), go_to(PLAY_FAULT, fault=WrongInPlay.NOT_BEATEN, established=True))
    return None


@law("ulti:4.D.4", "ulti:10.3")
def seven_too_soon(play: PlayedCard) -> Ruling | None:
    """It was the trump seven of a player who has to keep it, and there was another trump in the hand."""
    if play.card in play.seven and play.card in play.kept:
        found = {"complaint": Complaint.OTHER, "breach": True, "phase": Phase.PLAY, "listed": Listed.RULE}
        whose = {} if play.reading.seven_binds_all else {"offender": Player.DECLARER}
        return rule(MustPlay(play.allowed), go_to(RENONSZ, **found, **whose))
    return None


@law("ulti:6.3", "ulti:6.5")
def led(play: PlayedCard) -> Ruling | None:
    """The card was led to the trick."""
    return rule(LEGAL) if not play.table.cards else None


@law("ulti:6.3", "ulti:6.4")
def duties_met(_: PlayedCard) -> Ruling | None:
    """The player followed suit, trumped and beat as far as the hand allowed."""
    return rule(LEGAL)


LEGAL_CARD = Topic(
    "ulti",
    "legal-card",
    N_("Which cards may be played?"),
    N_("Somebody has to play, or has played, and it is asked which cards are allowed."),
    PlayedCard,
    (
        Issue(
            N_("May the card be played?"),
            (no_card_named, suit_not_followed, not_trumped, not_beaten, seven_too_soon, led, duties_met),
        ),
    ),
)
