"""What came of a hand that has been played: points, aces, the trump seven, what was made or happened silently."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random

from engine.cards.pack import Card, Hand, Rank, Suit
from engine.cards.trick import Trick
from engine.cards.trump import VALUABLE, ranking, seven_of
from engine.ulti.settlement.silent import Silent
from engine.ulti.table.bid import BETLIS, Bid, Task
from engine.ulti.table.player import DEFENDERS, Player
from engine.ulti.undertaking.count import Count
from engine.ulti.undertaking.undertaking import Seven
from players.german.playing import play_out
from players.ulti.board import Board
from players.ulti.position import DURCHMARS

Announced = Mapping[Player, tuple[Suit, ...]]
NOTHING: Announced = dict.fromkeys(Player, ())
HUNDRED_IN_TRICKS = {Task.HUNDRED40: 60, Task.HUNDRED20: 80}


@dataclass(frozen=True)
class Outcome:
    """A hand that has been played, and which pairs were announced."""

    board: Board
    tricks: tuple[Trick[Player], ...]
    announced: Announced

    @property
    def bid(self) -> Bid:
        return self.board.bid

    @cached_property
    def winners(self) -> tuple[Player, ...]:
        trump = self.board.trump
        return tuple(trick.winner(trump, ranking(trump)) for trick in self.tricks)

    def cards_of(self, player: Player) -> Hand:
        """The cards in a player's tricks."""
        won = zip(self.tricks, self.winners, strict=True)
        return frozenset(play.card for trick, winner in won if winner is player for play in trick.plays)

    @property
    def won(self) -> int:
        """The declarer's tricks."""
        return self.winners.count(Player.DECLARER)

    def aces_of(self, player: Player) -> int:
        return sum(card.rank is Rank.ACE for card in self.cards_of(player))

    @property
    def aces(self) -> int:
        return self.aces_of(Player.DECLARER)

    @property
    def ace_taker(self) -> Player | None:
        """Who took all four aces, if one player did."""
        return next((player for player in Player if self.aces_of(player) == 4), None)

    @cached_property
    def taken(self) -> int:
        """Aces and tens in the declarer's tricks."""
        return sum(card.rank in VALUABLE for card in self.cards_of(Player.DECLARER))

    @property
    def last(self) -> bool:
        return self.winners[-1] is Player.DECLARER

    def points(self, player: Player) -> int:
        """What a player announced."""
        return sum(40 if suit is self.board.trump else 20 for suit in self.announced[player])

    @cached_property
    def count(self) -> Count:
        """The facts for counting; the pair of a hundred is held, for nobody bids one without it here."""
        return Count.suppose(
            bid=self.bid,
            taken=self.taken,
            last=self.last,
            held=True,
            declared=self.points(Player.DECLARER),
            right_declared=self.points(Player.RIGHT),
            left_declared=self.points(Player.LEFT),
            took=frozenset(self.winners),
        )

    @property
    def seven(self) -> Seven:
        """What became of the declarer's trump seven."""
        card = seven_of(self.board.trump)
        if card not in self.board.hands[Player.DECLARER]:
            return Seven.ELSEWHERE
        if card not in {play.card for play in self.tricks[-1].plays}:
            return Seven.EARLIER
        return Seven.WON if self.won_with(card) else Seven.BEATEN

    def won_with(self, card: Card | None) -> bool:
        """Did this card win the last trick?"""
        trump = self.board.trump
        return self.tricks[-1].best(trump, ranking(trump)).card == card

    def is_made(self, part: Task) -> bool:
        if part is Task.ULTI:
            return self.seven is Seven.WON
        if part is Task.FOUR_ACES:
            return self.aces == 4
        if part in BETLIS:
            return not self.won
        if part in DURCHMARS:
            return self.won == 10
        if part is Task.PARTI:
            return self.count.declarer_points > self.count.defenders_points
        return self.count.in_tricks >= HUNDRED_IN_TRICKS[part]

    @cached_property
    def made(self) -> frozenset[Task]:
        return frozenset(part for part in self.bid.parts if self.is_made(part))

    @cached_property
    def silent(self) -> frozenset[Silent]:
        """What happened without having been bid; without trumps nothing can."""
        if not self.bid.has_trump:
            return frozenset()
        happened = silent_hundred(self) | silent_aces(self)
        return happened if Task.ULTI in self.bid.parts else happened | silent_ulti(self)


def silent_hundred(outcome: Outcome) -> frozenset[Silent]:
    if not outcome.bid.live:
        return frozenset()
    reached = {
        Silent.HUNDRED: outcome.count.declarer_points >= 100,
        Silent.THEIR_HUNDRED: outcome.count.defenders_points >= 100,
    }
    return frozenset(one for one, true in reached.items() if true)


def silent_aces(outcome: Outcome) -> frozenset[Silent]:
    """All four aces on one side; of the defenders, in one hand or between them."""
    if Task.FOUR_ACES in outcome.bid.parts:
        return frozenset()
    if outcome.ace_taker:
        return frozenset({Silent.ACES if outcome.ace_taker is Player.DECLARER else Silent.THEIR_ACES})
    between = sum(outcome.aces_of(defender) for defender in DEFENDERS)
    return frozenset({Silent.SHARED_ACES} if between == 4 else ())


def silent_ulti(outcome: Outcome) -> frozenset[Silent]:
    """The trump seven in the last trick, whoever held it."""
    seven = seven_of(outcome.board.trump)
    holder = next((play.player for play in outcome.tricks[-1].plays if play.card == seven), None)
    if holder is None:
        return frozenset()
    own = holder is Player.DECLARER
    if outcome.won_with(seven):
        return frozenset({Silent.ULTI if own else Silent.THEIR_ULTI})
    return frozenset({Silent.CAUGHT if own else Silent.THEIR_CAUGHT})


def draw_outcome(rng: Random, board: Board) -> Outcome:
    """The hand played out; now and then somebody keeps a pair quiet."""
    return Outcome(board, play_out(board.position), draw_announced(rng, board) if board.bid.live else NOTHING)


def draw_announced(rng: Random, board: Board) -> Announced:
    return {player: tuple(suit for suit in board.pairs(player) if rng.random() < 0.9) for player in Player}
