"""What is asked about a card or a trick: what lies on the table, what a player holds, what binds the player."""

from dataclasses import dataclass

from engine.bridge.play.order import PlayOrder, obeying
from engine.bridge.reading import Reading
from engine.bridge.table.call import Strain
from engine.bridge.table.duty import PenaltyKind, PlayDuties
from engine.bridge.table.seat import SEATS, Seat
from engine.cards.legal import FOLLOW, Terms, following
from engine.cards.pack import FRENCH, FRENCH_SUITS, Card, FrenchCards, Hand, Rank, Suit, of_suit
from engine.cards.trick import winning_card
from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Choice, Text, say

TERMS: Terms[Seat] = Terms(SEATS, None, FRENCH, FOLLOW)


class Asked(Choice):
    """What somebody wants to know."""

    HAND = "hand", N_("which cards of a hand may be played")
    CARD = "card", N_("whether one certain card may be played, or was legal")
    TRICK = "trick", N_("who has won a trick that is complete")


class Bound(Choice):
    """What can limit a player's choice besides the suit led."""

    PENALTY = "penalty", N_("A penalty card of the player's own lies on the table.")
    ORDER = "order", N_("Declarer has required or forbidden something for this lead or this play.")


def is_honour(card: Card) -> bool:
    return card.rank.order >= Rank.TEN.order


@dataclass(frozen=True, kw_only=True)
class PlayTurn(Facts):
    """Somebody's turn to play, or a complete trick."""

    asked: Asked = ask(N_("What do you want to know?"), short=N_("asked"))
    table: FrenchCards = ask(
        N_("Which cards lay in the trick before it, in the order played?"),
        range(4),
        hint=N_("None, if the player is to lead."),
        short=N_("in the trick"),
    )
    card: Card = ask(N_("Which card is it about?"), short=N_("card"), heard="card")
    hand: FrenchCards = ask(
        N_("Which cards did the player hold when about to play?"),
        range(1, 14),
        hint=N_("Penalty cards on the table belong to the hand."),
        short=N_("hand"),
    )
    bound: frozenset[Bound] = ask(
        N_("Does one of these bind the player?"),
        tuple(Bound),
        hint=N_("Penalty cards and orders there are only for a defender."),
        short=N_("bound by"),
    )
    own: FrenchCards = ask(
        N_("Which cards of this player's are penalty cards?"), range(1, 14), short=N_("penalty cards")
    )
    duties: PlayDuties = part()
    order: PlayOrder = ask(
        N_("What has declarer ordered?"),
        had={
            PlayOrder.LEAD: N_("Right, had declarer required the suit."),
            PlayOrder.NOT_LEAD: N_("Right, had declarer forbidden the suit."),
        },
        short=N_("ordered"),
    )
    suits: frozenset[Suit] = ask(N_("Which suit has declarer named?"), FRENCH_SUITS, short=N_("suit named"))
    trick: FrenchCards = ask(
        N_("Which four cards are in the trick, in the order played?"), range(4, 5), short=N_("trick")
    )
    trump: Strain = ask(N_("What is trumps?"), short=N_("trumps"))
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
    def trick_is_full(self) -> Text | None:
        if len(self.table.cards) > 3:
            return say("A trick has four cards, so at most three lay there before.")
        return None

    @impossible
    def hand_too_large(self) -> Text | None:
        if not 0 < len(self.hand.cards) < 14:
            return say("Whoever is to play holds one card at least, and thirteen at most.")
        return None

    @impossible
    def not_four(self) -> Text | None:
        if len(self.trick.cards) != 4:
            return say("A complete trick has four cards.")
        return None

    @impossible
    def penalty_card_elsewhere(self) -> Text | None:
        if not self.own.cards or not self.own.held <= self.hand.held:
            return say("A penalty card belongs to the player's hand, and at least one has to be named.")
        return None

    @impossible
    def no_minor_card(self) -> Text | None:
        is_minor = self.duties.penalty_card is PenaltyKind.MINOR
        if is_minor and (len(self.own.cards) > 1 or any(map(is_honour, self.own.cards))):
            return say("A minor penalty card is below the ten, and the only one of its owner.")
        return None

    @impossible
    def binds_without_card(self) -> Text | None:
        if Bound.PENALTY in self.bound and self.duties.penalty_card is PenaltyKind.NONE:
            return say("A penalty card that lies on the table is a major or a minor one.")
        return None

    @impossible
    def order_for_another_turn(self) -> Text | None:
        if self.order.limits_lead is bool(self.table.cards):
            return say("One order is for the player on lead, another for a player who adds a card to a trick.")
        return None

    @impossible
    def suit_led_is_no_other(self) -> Text | None:
        if self.order in (PlayOrder.SUIT, PlayOrder.NOT_SUIT) and self.led in self.suits:
            return say("Declarer names another suit than the one that was led.")
        return None

    @impossible
    def wrong_number_of_suits(self) -> Text | None:
        many = self.order is PlayOrder.NOT_LEAD
        if self.order.names_suits and not 0 < len(self.suits) < (5 if many else 2):
            return say("Declarer names one suit; several can be named only to forbid those of several penalty cards.")
        return None

    @property
    def led(self) -> Suit | None:
        return self.table.cards[0].suit if self.table.cards else None

    @property
    def follows(self) -> Hand:
        """What the duty to follow suit leaves."""
        return following(self.hand.held, self.table.cards, TERMS)

    @property
    def is_void(self) -> bool:
        return bool(self.led) and all(card.suit is not self.led for card in self.hand.cards)

    @property
    def is_ordered(self) -> bool:
        return Bound.ORDER in self.bound

    @property
    def can_obey(self) -> bool:
        return bool(self.carries_out)

    @property
    def carries_out(self) -> Hand:
        """The cards that carry out declarer's order."""
        suits = self.suits if self.order.names_suits else frozenset[Suit]()
        return obeying(self.follows, self.order, suits, self.led)

    @property
    def order_paragraph(self) -> str:
        """The paragraph of declarer's order; of two suits or more only those of several penalty cards are forbidden."""
        return "bridge:51B2b" if self.order is PlayOrder.NOT_LEAD and len(self.suits) > 1 else self.order.paragraph

    @property
    def obeys(self) -> Hand:
        """What declarer's order leaves: it comes before a penalty card, and falls away where nobody could obey."""
        follows = self.follows
        return (self.carries_out or follows) if self.is_ordered else follows

    @property
    def has_penalty_card(self) -> bool:
        return Bound.PENALTY in self.bound

    @property
    def is_minor(self) -> bool:
        """Is it a minor penalty card? Only a single card below the ten can be one."""
        if len(self.own.cards) > 1 or is_honour(self.own.cards[0]):
            return False
        kind = self.duties.penalty_card
        return kind is PenaltyKind.MINOR or (kind is PenaltyKind.LEFT and not self.reading.stays_major)

    @property
    def playable(self) -> Hand:
        """The penalty cards that can be played at this turn."""
        return self.own.held & self.obeys

    @property
    def allowed(self) -> Hand:
        """The cards that may be played."""
        obeys = self.obeys
        if not self.has_penalty_card:
            return obeys
        return (obeys - self.kept_back if self.is_minor else self.playable) or obeys

    @property
    def kept_back(self) -> Hand:
        """The cards below the ten that have to wait for a minor penalty card of their suit."""
        low = {card for card in of_suit(self.hand.held, self.own.cards[0].suit) if not is_honour(card)}
        return frozenset(low) - self.own.held

    @property
    def best(self) -> Card:
        return winning_card(self.trick.cards, self.trump.suit, FRENCH)

    @property
    def suits_played(self) -> frozenset[Suit]:
        return frozenset(card.suit for card in self.trick.cards)
