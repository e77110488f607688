"""The play against every lie at once: the defence decides who held a card only when it is played.

The aktér does not see how the cards lie, so one way of playing has to do for all of them. A defender may play whatever
still fits; what follows from it (no card of the suit led, none that beats) binds both from then on.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.cards.bits import split
from engine.marias.laid_down.question import AKTER, LEFT, OTHER, Contest, Lie, Target, above, suit_of
from engine.marias.laid_down.sure import surely

BUDGET = 4_000  # cards played in thought; about a tenth of a second


class OutOfTimeError(Exception):
    """The search has played as many cards as it may."""


class OnTable(NamedTuple):
    """A trick in play."""

    size: int = 0
    cards: int = 0
    led: int = 0
    best: int = 0
    winner: int = 0


NEW = OnTable()


class Reply(NamedTuple):
    """A card that may be played, and how everything lies after it; `lie.leader` is then the player in turn."""

    card: int
    lie: Lie
    trick: OnTable


class Thinking:
    """One question, asked of as many positions as need be."""

    def __init__(self, question: Contest, budget: int = BUDGET) -> None:
        self.question, self.budget = question, budget
        self.known: dict[Lie, bool] = {}

    def stands(self, lie: Lie, trick: OnTable = NEW) -> bool:
        """Does the aktér reach the aim however the cards lie and the defence plays?"""
        if trick.size == len(OTHER):
            return not self.fails(lie, trick) and self.stands(lie._replace(leader=trick.winner))
        if trick.size:
            return self.try_cards(lie, trick)
        if not lie.own:
            return True
        if lie not in self.known:
            sure = surely(self.question, lie)
            self.known[lie] = self.try_cards(lie, trick) if sure is None else sure
        return self.known[lie]

    def try_cards(self, lie: Lie, trick: OnTable) -> bool:
        """The aktér looks for a card that stands, a defender for one that does not."""
        mine = lie.leader == AKTER
        for play in self.plays(lie, trick):
            self.budget -= 1
            if self.budget < 0:
                raise OutOfTimeError
            if self.stands(play.lie, play.trick) is mine:
                return mine
        return not mine

    def fails(self, lie: Lie, trick: OnTable) -> bool:
        """Is the aim missed with this trick?"""
        question, won, left = self.question, trick.winner == AKTER, lie.own.bit_count()
        if question.aim is Target.NO_TRICK:
            return won
        if question.aim is Target.SEVENS:
            return self.seven_fails(trick, won, left)
        if question.aim is Target.POINTS:
            return not won and (not left or bool(trick.cards & question.points))
        return not won or (bool(question.seven) and (trick.best == question.seven) is bool(left))

    def seven_fails(self, trick: OnTable, won: bool, left: int) -> bool:
        """In dvě sedmy: each seven wins its trick and comes no sooner."""
        due = {0: self.question.seven, 1: self.question.helper}.get(left, 0)
        if due:
            return not (won and trick.best == due)
        return bool(trick.cards & (self.question.seven | self.question.helper))

    def plays(self, lie: Lie, trick: OnTable) -> list[Reply]:
        """What the player in turn may play, cards that are worth the same once, the likeliest first."""
        own = lie.leader == AKTER
        found = list(self.own_plays(lie, trick) if own else self.defence_plays(lie, trick))
        if self.question.aim is Target.NO_TRICK:
            return found[::-1] if own else found
        return found[::-1]

    def own_plays(self, lie: Lie, trick: OnTable) -> Iterator[Reply]:
        cards = self.allowed(lie.own, trick)
        if not trick.size and lie.size > 1:
            cards = cards & ~self.question.seven or cards
        if lie.own & self.question.trumps & ~self.question.seven:
            cards = cards & ~self.question.seven or cards
        cards = cards & ~self.question.helper or cards if lie.size > LAST_TWO else cards
        for card in self.different(cards, lie.pool | trick.cards):
            after = lie._replace(own=lie.own ^ card, leader=LEFT)
            yield Reply(card, after, self.lay(trick, AKTER, card))

    def allowed(self, hand: int, trick: OnTable) -> int:
        """Follow suit, else trump, and beat if possible."""
        if not trick.size:
            return hand
        cards = hand & trick.led or hand & self.question.trumps or hand
        return cards & above(trick.best) or cards

    def defence_plays(self, lie: Lie, trick: OnTable) -> Iterator[Reply]:
        player, size = lie.leader, trick.size
        other = OTHER[player]
        mine, theirs = lie.forced(player), lie.forced(other)
        still = lie.pool.bit_count() // 2
        held = lie.pool.bit_count() - still
        for free in (mine, lie.pool & ~mine & ~theirs):
            for card in self.different(free, (lie.own | lie.pool | trick.cards) & ~free):
                lacks = self.shows(card, trick) & lie.pool if size else 0
                if mine & lacks or ((mine | card).bit_count() > held) or (theirs | lacks).bit_count() > still:
                    continue
                forced = {player: mine & ~card, other: theirs | lacks}
                after = Lie(lie.own, lie.pool ^ card, forced[LEFT], forced[OTHER[LEFT]], (player + 1) % len(OTHER))
                yield Reply(card, after, self.lay(trick, player, card))

    def shows(self, card: int, trick: OnTable) -> int:
        """What a defender who plays this card to a trick cannot hold."""
        suit, trumps = suit_of(card), self.question.trumps
        beaten = above(trick.best) if suit & trick.best and card < trick.best else 0
        if suit == trick.led:
            return beaten
        return trick.led | (beaten if suit == trumps else trumps)

    def different(self, cards: int, others: int) -> Iterator[int]:
        """One of each run of neighbours that are worth the same."""
        previous, special = 0, self.question.points if self.question.aim is Target.POINTS else 0
        sevens = self.question.seven | self.question.helper
        for card in split(cards):
            between = (card - 1) & ~((previous << 1) - 1) if previous else 0
            joined = previous and suit_of(previous) & card and not between & others
            alike = bool(previous & special) is bool(card & special) and not (previous | card) & sevens
            if not (joined and alike):
                yield card
            previous = card

    def lay(self, trick: OnTable, player: int, card: int) -> OnTable:
        size, cards, led, best, winner = trick
        suit = suit_of(card)
        if not size:
            return OnTable(1, card, suit, card, player)
        if card > best if best & suit else suit == self.question.trumps:
            best, winner = card, player
        return OnTable(size + 1, cards | card, led, best, winner)


LAST_TWO = 2
