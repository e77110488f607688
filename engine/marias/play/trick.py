"""A trick that is complete: who takes it and leads to the next, and what it is worth."""

from dataclasses import dataclass

from engine.cards.pack import GermanCards
from engine.cards.trick import in_turn, lay
from engine.cards.trump import VALUABLE, Trump, ranking
from engine.effect import Effect, Order
from engine.fact import Facts, ask, impossible
from engine.law import Issue, Ruling, Topic, law, rule
from engine.marias.table.player import AT_PLAY, Player
from engine.marias.table.step import Rung
from engine.marias.table.trump import contradicts, settled_trump
from engine.text import N_, Text, say

LAST = 10
WITH_TRUMP = tuple(step for step in Rung if step.has_trump)
HAD_TRUMP = {
    Trump.ACORNS: N_("Right, had acorns been trumps."),
    Trump.LEAVES: N_("Right, had leaves been trumps."),
    Trump.BELLS: N_("Right, had bells been trumps."),
}
HAD_NUMBER = {LAST: N_("Right, had it been the last trick."), 5: N_("Right, had it not been the last trick.")}


@dataclass(frozen=True, kw_only=True)
class FullTrick(Facts):
    """Three cards on the table."""

    step: Rung = ask(N_("Which game was announced?"), short=N_("game"))
    trump: Trump = ask(N_("What is the trump suit?"), had=HAD_TRUMP, short=N_("trumps"))
    cards: GermanCards = ask(
        N_("Which three cards are in the trick, in the order played?"),
        range(3, 4),
        short=N_("cards"),
        heard="trick cards",
    )
    number: int = ask(N_("Which trick was it?"), range(1, 11), had=HAD_NUMBER, short=N_("trick"), heard="trick")
    leader: Player = ask(N_("Who led to it?"), short=N_("led by"))

    @impossible
    def trumps_of_another_game(self) -> Text | None:
        return contradicts(self.step, self.trump)

    @impossible
    def not_three(self) -> Text | None:
        if len(self.cards.cards) != 3:
            return say("A trick has three cards.")
        return None

    @impossible
    def pausing_player_led(self) -> Text | None:
        if self.leader is Player.PAUSING:
            return say("The pausing player plays no cards.")
        return None

    @impossible
    def wrong_leader(self) -> Text | None:
        if self.leader is not Player.AKTER and self.number == 1 and not self.step.has_trump:
            return say("In betl and durch the aktér leads to the first trick.")
        return None

    @property
    def trumps(self) -> Trump:
        settled = settled_trump(self.step)
        return self.trump if settled is None else settled

    @property
    def led_by(self) -> Player:
        """Without trumps the aktér leads first; else it has to be asked."""
        return Player.AKTER if self.number == 1 and not self.step.has_trump else self.leader

    @property
    def winner(self) -> Player:
        suit = self.trumps.suit
        return lay(in_turn(AT_PLAY, self.led_by), self.cards.cards).winner(suit, ranking(suit))

    @property
    def points(self) -> int:
        return 10 * (sum(card.rank in VALUABLE for card in self.cards.cards) + (self.number == LAST))


@dataclass(frozen=True)
class Takes(Effect):
    """Who takes the trick and leads to the next."""

    player: Player
    weight = 1

    def words(self) -> Text:
        return say("The trick goes to {player}, and so does the next lead, if there is one.", player=self.player)


@dataclass(frozen=True)
class Worth(Effect):
    """The points in the trick."""

    points: int

    def words(self) -> Text:
        return say("The trick is worth {points|point}.", points=self.points)


NO_POINTS = Order("no-points", N_("In this game there are no points: only the tricks are counted."))


@law("marias:B.1")
def highest_trump(trick: FullTrick) -> Ruling | None:
    """There is a trump in the trick: the highest trump takes it."""
    suits = {card.suit for card in trick.cards.cards}
    return rule(Takes(trick.winner), then=POINTS) if trick.trumps.suit in suits else None


@law("marias:B.1", "marias:B.9")
def highest_without_trumps(trick: FullTrick) -> Ruling | None:
    """The game has no trumps: the highest card of the suit led takes the trick; the ten ranks just above the nine."""
    return rule(Takes(trick.winner), then=POINTS) if not trick.step.has_trump else None


@law("marias:B.1", otherwise=WITH_TRUMP)
def highest_of_suit_led(trick: FullTrick) -> Ruling | None:
    """Nobody trumped: the highest card of the suit led takes the trick, and the ten ranks just below the ace."""
    return rule(Takes(trick.winner), then=POINTS)


@law("marias:B.1", "marias:C.4")
def tricks_only(trick: FullTrick) -> Ruling | None:
    """In betl and durch the points do not matter."""
    return None if trick.step.has_trump else rule(NO_POINTS)


@law("marias:C.4", "marias:B.1")
def last_trick(trick: FullTrick) -> Ruling | None:
    """It was the last trick: ten points for it, and ten for every ace and every ten in it."""
    return rule(Worth(trick.points)) if trick.number == LAST else None


@law("marias:C.4", "marias:B.1", otherwise=WITH_TRUMP)
def aces_and_tens(trick: FullTrick) -> Ruling | None:
    """Every ace and every ten in the trick is worth ten points."""
    return rule(Worth(trick.points))


POINTS = Issue(N_("What is the trick worth?"), (tricks_only, last_trick, aces_and_tens))
TRICK = Topic(
    "marias",
    "trick",
    N_("Who takes the trick?"),
    N_("A trick is complete."),
    FullTrick,
    (Issue(N_("Who takes the trick?"), (highest_trump, highest_without_trumps, highest_of_suit_led)), POINTS),
)
