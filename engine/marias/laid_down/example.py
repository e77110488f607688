"""The counter-example: how the cards may lie, and how the defence then breaks the game, card by card."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards.bits import split
from engine.cards.pack import Hand
from engine.cards.trick import Play as Played
from engine.cards.trick import Trick as Shown
from engine.marias.laid_down.question import AKTER, LEFT, OTHER, RIGHT, Aim, Lie, Question, above, suit_of
from engine.marias.laid_down.search import NEW, Play, Search, Trick
from engine.marias.laid_down.sure import DEFENCE, HELPERS, WHOLE, shows_helpers
from engine.marias.table.player import AT_PLAY, Player


@dataclass(frozen=True)
class Example:
    """Two hands, and the tricks up to the one that breaks the game; none where the hands alone do."""

    left: Hand
    right: Hand
    tricks: tuple[Shown[Player], ...] = ()


def find_example(search: Search, lie: Lie) -> Example:
    """How a position that does not stand is broken."""
    question = search.question
    if question.aim is Aim.SEVENS and lie.size == WHOLE and shows_helpers(question, lie):
        helpers = list(split(lie.pool & suit_of(question.helper)))[:HELPERS]
        return deal_out(question, lie, {LEFT: sum(helpers), RIGHT: 0}, ())
    line = list(follow(search, lie))
    played = {player: sum(card for who, card in line if who == player) for player in DEFENCE}
    return deal_out(question, lie, rest(search, lie, line, played), show(question, line))


def follow(search: Search, lie: Lie) -> Iterator[tuple[int, int]]:
    """Who plays what until the aim is missed: the aktér as good a card as any, the defence one that breaks."""
    trick = NEW
    while True:
        player = lie.leader
        play = choose(search, lie, trick)
        yield player, play.card
        lie, trick = play.lie, play.trick
        if trick.size == len(OTHER):
            if search.fails(lie, trick):
                return
            lie, trick = lie._replace(leader=trick.winner), NEW


def choose(search: Search, lie: Lie, trick: Trick) -> Play:
    plays = search.plays(lie, trick)
    if lie.leader == AKTER:
        return max(plays, key=lambda play: promise(search.question, lie, trick, play))
    breaking = (play for play in plays if not search.stands(play.lie, play.trick))
    if search.question.aim is not Aim.NO_TRICK:
        return next(breaking)
    found = list(breaking)
    return next((play for play in found if breaks_now(search, play.lie, play.trick)), found[0])


def breaks_now(search: Search, lie: Lie, trick: Trick) -> bool:
    """Can the defence break the game in this very trick?"""
    if trick.size == len(OTHER):
        return search.fails(lie, trick)
    some = all if lie.leader == AKTER else any
    return some(breaks_now(search, play.lie, play.trick) for play in search.plays(lie, trick))


def promise(question: Question, lie: Lie, trick: Trick, play: Play) -> tuple[bool, bool, bool, int]:
    """How well a card of the aktér's looks: one that wins or loses as the game wants, trumps and high ones first."""
    card = play.card
    beaten = bool(lie.pool & above(card))
    if question.aim is Aim.NO_TRICK:
        return beaten or bool(trick.size), not trick.size, False, bit_height(card)
    worth = bool(card & question.points)
    return not beaten, bool(card & question.trumps), worth is not beaten, bit_height(card)


def bit_height(card: int) -> int:
    """How high a card stands in its suit."""
    suit = suit_of(card)
    return (card // (suit & -suit)).bit_length()


def rest(search: Search, lie: Lie, line: list[tuple[int, int]], played: dict[int, int]) -> dict[int, int]:
    """What each defender must have held from the start: the cards played, and what they showed to be without."""
    trick, trace = NEW, lie
    for _, card in line:
        play = next(one for one in search.plays(trace, trick) if one.card == card)
        trace, trick = play.lie, play.trick
        if trick.size == len(OTHER):
            trace, trick = trace._replace(leader=trick.winner), NEW
    return {player: played[player] | trace.forced(player) for player in DEFENCE}


def deal_out(question: Question, lie: Lie, held: dict[int, int], tricks: tuple[Shown[Player], ...]) -> Example:
    """The other cards go to whoever still has room."""
    free = [card for card in split(lie.pool) if not card & (held[LEFT] | held[RIGHT])]
    room = lie.size - held[LEFT].bit_count()
    left = held[LEFT] | sum(free[:room])
    return Example(cards(question, left), cards(question, lie.pool & ~left), tricks)


def cards(question: Question, bits: int) -> Hand:
    return frozenset(map(question.card, split(bits)))


def show(question: Question, line: list[tuple[int, int]]) -> tuple[Shown[Player], ...]:
    """The line in tricks of three."""
    plays = [Played(AT_PLAY[player], question.card(card)) for player, card in line]
    return tuple(Shown(tuple(plays[start : start + 3])) for start in range(0, len(plays), 3))
