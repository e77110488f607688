"""A card of mariáš that somebody plays, and the cards that the hand, the trick and the announced sevens allow."""

from dataclasses import dataclass

from engine.cards.legal import beating, following
from engine.cards.pack import Card, GermanCards, Hand, Rank, Suit, of_suit
from engine.cards.trump import Trump, seven_of
from engine.fact import Facts, ask, impossible, part
from engine.marias.reading import Reading
from engine.marias.table.step import Rung, Stake
from engine.marias.table.trump import contradicts, settled_trump, terms_of
from engine.text import N_, Choice, Text, say

NONE: Hand = frozenset()


class Turn(Choice):
    """Was it the player's turn?"""

    YES = "yes", N_("yes")
    NOT_LEADER = "not-leader", N_("no, another player was to lead to the trick")
    AHEAD = "ahead", N_("no, another player had to play to the trick first")


HAD_TURN = {
    Turn.YES: N_("Right, had the player been in turn."),
    Turn.NOT_LEADER: N_("Right, had another player been to lead to the trick."),
    Turn.AHEAD: N_("Right, had another player had to play to the trick first."),
}


@dataclass(frozen=True, kw_only=True)
class PlayedCard(Facts):
    """A card that somebody played or wants to play, or a hand of which one has to be played."""

    step: Rung = ask(N_("Which game was announced?"), short=N_("game"))
    tried: bool = ask(N_("Is it about one card, which somebody played or wants to play?"))
    turn: Turn = ask(N_("Was it the player's turn?"), had=HAD_TURN)
    trump: Trump = ask(N_("What is the trump suit?"), short=N_("trumps"))
    table: GermanCards = ask(N_("Which cards lay in the trick before it, in the order played?"), range(3))
    card: Card = ask(N_("Which card was it?"), heard="card")
    hand: GermanCards = ask(
        N_("Which cards did the player hold when about to play?"),
        range(1, 13),
        hint=N_("All of them: how many there are tells which trick it is."),
    )
    akter: bool = ask(N_("Is the player the aktér?"))
    helper: Trump = ask(N_("Of which suit is the helper seven?"), short=N_("helper suit"))
    reading: Reading = part()

    @impossible
    def trumps_of_another_game(self) -> Text | None:
        return contradicts(self.step, self.trump)

    @impossible
    def helper_in_trumps(self) -> Text | None:
        if self.helper in (Trump.NONE, self.trumps):
            return say("The helper seven is of a suit that is not trumps.")
        return None

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
    def trumps(self) -> Trump:
        """The trumps; many a game settles them, and then nobody is asked."""
        settled = settled_trump(self.step)
        return self.trump if settled is None else settled

    @property
    def suit(self) -> Suit | None:
        return self.trumps.suit

    @property
    def held(self) -> Hand:
        return self.hand.held

    @property
    def leads(self) -> bool:
        return not self.table.cards

    @property
    def follows(self) -> Hand:
        """The cards with which the player follows suit, else trumps; all if neither can be done."""
        return following(self.held, self.table.cards, terms_of(self.suit))

    @property
    def beats(self) -> Hand:
        """Those of them that beat the card that is winning; all if none does."""
        return beating(self.follows, self.table.cards, terms_of(self.suit))

    @property
    def trump_seven(self) -> Hand:
        seven = seven_of(self.suit)
        return frozenset({seven} if seven else ())

    @property
    def binds(self) -> bool:
        """Does an announced seven bind this player?"""
        return self.akter or self.reading.defender_bound

    @property
    def kept_trump(self) -> Hand:
        """The announced trump seven where it has to wait: for the other trumps, and as a lead for the last trick."""
        if not self.step.has_seven or not self.trump_seven & self.beats:
            return NONE
        others = of_suit(self.held, self.suit) - self.trump_seven if self.suit else NONE
        waits = bool(others) or (self.leads and len(self.held) > 1)
        return self.trump_seven if waits and self.binds else NONE

    @property
    def kept_helper(self) -> Hand:
        """The helper seven where it may not be led yet."""
        if Stake.SEDMY not in self.step.parts or not self.leads or len(self.held) <= self.helper_from:
            return NONE
        sevens = frozenset(card for card in self.held - self.trump_seven if card.rank is Rank.SEVEN)
        if not sevens or not self.binds:
            return NONE
        return frozenset(card for card in sevens if card.suit is self.helper.suit)

    @property
    def helper_from(self) -> int:
        """With how many cards in hand the helper seven may be led: two, or one if it is the only seven left."""
        is_alone = Stake.STO in self.step.parts and not self.trump_seven & self.held
        return 1 if is_alone else 2

    @property
    def kept_kings(self) -> Hand:
        """Kings whose over is in the hand, in games with hlášky."""
        if not self.step.has_trump:
            return NONE
        kings = (card for card in self.beats if card.rank is Rank.KING)
        return frozenset(king for king in kings if Card(king.suit, Rank.OVER) in self.held)

    @property
    def allowed(self) -> Hand:
        """The cards that may be played."""
        return self.beats - self.kept_trump - self.kept_helper - self.kept_kings
