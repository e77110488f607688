"""How a game of mariáš is shown, and what came of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from engine.cards.pack import GERMAN_SUITS, Card, Rank, Suit
from engine.cards.trick import NO_CARDS, Trick
from engine.cards.trump import VALUABLE, Trump, ranking, seven_of
from engine.marias.result.finished import Finished, Seven, TrumpPair
from engine.marias.table.player import AT_PLAY, Player
from players.german.playing import play_out
from players.marias.bidding import Bidding
from quizzes.german import InView
from quizzes.marias.picture import Table

PAIR = (Rank.KING, Rank.OVER)


def named(suit: Suit | None) -> Trump:
    """A suit as a fact about trumps."""
    return next(one for one in Trump if one.suit is suit)


def picture(
    game: Bidding,
    holdings: Iterable[InView] = (),
    tricks: tuple[Trick[Player], ...] = (),
    current: Trick[Player] = NO_CARDS,
) -> Table:
    return Table(
        tuple(holdings), bid=game.step, trump=game.trump, tricks=tricks, current=current if current.plays else None
    )


def pairs_of(game: Bidding, player: Player) -> tuple[Suit, ...]:
    """The suits of which a player holds king and over when the play begins."""
    held = game.held[player]
    return tuple(suit for suit in GERMAN_SUITS if {Card(suit, rank) for rank in PAIR} <= held)


@dataclass(frozen=True)
class Played:
    """A game played to the end."""

    game: Bidding
    tricks: tuple[Trick[Player], ...]

    @cached_property
    def winners(self) -> tuple[Player, ...]:
        trump = self.game.trump
        return tuple(trick.winner(trump, ranking(trump)) for trick in self.tricks)

    @property
    def taken(self) -> int:
        """Aces and tens in the aktér's tricks."""
        won = (trick for trick, one in zip(self.tricks, self.winners, strict=True) if one is Player.AKTER)
        return sum(play.card.rank in VALUABLE for trick in won for play in trick.plays)

    @property
    def seven(self) -> Seven:
        card = seven_of(self.game.trump)
        for number, trick in enumerate(self.tricks, 1):
            for play in trick.plays:
                if play.card == card:
                    return self.fate(play.player, number == len(self.tricks))
        return Seven.TALON

    def fate(self, holder: Player, at_last: bool) -> Seven:
        """What became of the seven that this player held."""
        own, winner = holder is Player.AKTER, self.winners[-1]
        if not at_last:
            return Seven.AKTER_EARLIER if own else Seven.DEFENDER_EARLIER
        if winner is holder:
            return Seven.AKTER_WON if own else Seven.DEFENDER_WON
        if own:
            return Seven.AKTER_BEATEN
        return Seven.DEFENDER_BEATEN if winner is Player.AKTER else Seven.PARTNER_BEATEN

    @property
    def trump_first(self) -> bool:
        """Did the aktér play the over of trumps before those of the other pairs?"""
        overs = {Card(suit, Rank.OVER) for suit in pairs_of(self.game, Player.AKTER)}
        shown = [play.card for trick in self.tricks for play in trick.plays if play.card in overs]
        return bool(shown) and shown[0].suit is self.game.trump

    @cached_property
    def facts(self) -> Finished:
        trump, pairs = self.game.trump, {player: pairs_of(self.game, player) for player in AT_PLAY}
        holder = next((player for player in AT_PLAY if trump in pairs[player]), None)
        side = {None: TrumpPair.NOBODY, Player.AKTER: TrumpPair.AKTER}.get(holder, TrumpPair.DEFENCE)
        others = {player: sum(suit is not trump for suit in suits) for player, suits in pairs.items()}
        return Finished.suppose(
            step=self.game.step,
            seven=self.seven,
            taken=self.taken,
            last=self.winners[-1] is Player.AKTER,
            trump_pair=side,
            pairs=others[Player.AKTER],
            their_pairs=others[Player.LEFT] + others[Player.RIGHT],
            trump_first=self.trump_first,
        )


def play_game(game: Bidding) -> Played:
    return Played(game, play_out(game.position))
