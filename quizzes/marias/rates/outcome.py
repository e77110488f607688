"""What came of a deal that has been played: points, hlášky, the trump seven."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.cards.pack import GERMAN_SUITS, Card, Suit
from engine.cards.trick import Trick
from engine.cards.trump import VALUABLE, ranking, seven_of
from engine.marias.rates.ending import Holder, Quiet
from engine.marias.table.player import AT_PLAY, DEFENDERS, Player
from engine.marias.table.step import Rung, Stake
from players.german.playing import play_out
from players.marias.bidding import Bidding
from players.marias.plan import PAIR

TRICKS = 10


@dataclass(frozen=True)
class Outcome:
    """A deal, with all its tricks."""

    bidding: Bidding
    tricks: tuple[Trick[Player], ...]

    @property
    def step(self) -> Rung:
        return self.bidding.step

    @property
    def trump(self) -> Suit | None:
        return self.bidding.trump

    @cached_property
    def winners(self) -> tuple[Player, ...]:
        return tuple(trick.winner(self.trump, ranking(self.trump)) for trick in self.tricks)

    @property
    def points(self) -> int:
        """The aktér's points in tricks."""
        won = (trick for trick, winner in zip(self.tricks, self.winners, strict=True) if winner is Player.AKTER)
        taken = sum(play.card.rank in VALUABLE for trick in won for play in trick.plays)
        return 10 * (taken + (self.winners[-1] is Player.AKTER))

    def pairs(self, player: Player) -> tuple[Suit, ...]:
        """The suits in which a player had king and svršek."""
        held = self.bidding.held[player]
        return tuple(suit for suit in GERMAN_SUITS if {Card(suit, rank) for rank in PAIR} <= held)

    @property
    def forty(self) -> Holder:
        holder = next((player for player in AT_PLAY if self.trump in self.pairs(player)), None)
        if holder is None:
            return Holder.NOBODY
        return Holder.AKTER if holder is Player.AKTER else Holder.DEFENCE

    def twenties(self, *players: Player) -> int:
        return sum(suit is not self.trump for player in players for suit in self.pairs(player))

    @property
    def seven(self) -> bool:
        """Did the aktér win the last trick with the trump seven?"""
        return self.quiet is Quiet.AKTER

    @property
    def quiet(self) -> Quiet:
        """What became of the trump seven in the last trick."""
        last, seven = self.tricks[-1], seven_of(self.trump)
        holder = next((play.player for play in last.plays if play.card == seven), None)
        if holder is None:
            return Quiet.NOTHING
        if self.winners[-1] is holder:
            return Quiet.AKTER if holder is Player.AKTER else Quiet.DEFENCE
        if holder is Player.AKTER:
            return Quiet.AKTER_BEATEN
        return Quiet.DEFENCE_BEATEN if self.winners[-1] is Player.AKTER else Quiet.NOTHING

    @property
    def is_beaten_by_partner(self) -> bool:
        """Did a defender beat the other one's trump seven in the last trick? The document does not speak of that."""
        seven = seven_of(self.trump)
        holder = next((play.player for play in self.tricks[-1].plays if play.card == seven), None)
        return holder in DEFENDERS and self.winners[-1] in DEFENDERS and self.winners[-1] is not holder

    @property
    def made(self) -> bool:
        """Was betl, durch or dvě sedmy made?"""
        won = self.winners.count(Player.AKTER)
        if Stake.BETL in self.step.parts:
            return not won
        return won == TRICKS if Stake.DURCH in self.step.parts else self.seven and self.helper_won

    @property
    def helper_won(self) -> bool:
        """Did the aktér win the ninth trick with the helper seven?"""
        second = self.bidding.plan.second
        best = self.tricks[-2].best(self.trump, ranking(self.trump))
        return bool(second) and best.player is Player.AKTER and best.card == seven_of(second)

    def facts(self) -> dict[str, Any]:
        """As the settlement asks for them."""
        known: dict[str, Any] = {"points": self.points, "forty": self.forty, "quiet": self.quiet, "seven": self.seven}
        twenties = {"twenties": self.twenties(Player.AKTER), "their_twenties": self.twenties(*DEFENDERS)}
        return {"made": self.made} if not self.step.has_trump else known | twenties | {"made": self.made}


def play(bidding: Bidding) -> Outcome:
    return Outcome(bidding, play_out(bidding.position))
