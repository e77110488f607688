"""The counter-example: how the cards may lie, and how the defence then breaks the game, card by card."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from engine.cards.bits import split
from engine.cards.pack import Hand
from engine.cards.trick import Play, Trick
from engine.marias.laid_down.question import AKTER, LEFT, OTHER, RIGHT, Contest, Lie, Target, above, suit_of
from engine.marias.laid_down.search import BUDGET, NEW, OnTable, OutOfTimeError, Reply, Thinking
from engine.marias.laid_down.sure import DEFENCE, HELPERS, WHOLE, shows_helpers
from engine.marias.table.player import AT_PLAY, Player

PATIENCE = (100, BUDGET // 2)  # cards played in thought for each card that might break the game


@dataclass(frozen=True)
class Example:
    """Two hands, and the tricks up to the one that breaks the game; none where the hands alone do."""

    left: Hand
    right: Hand
    tricks: tuple[Trick[Player], ...] = ()


def find_example(search: Thinking, lie: Lie) -> Example:
    """How a position that does not stand is broken."""
    question = search.question
    if question.aim is Target.SEVENS and lie.size == WHOLE and shows_helpers(question, lie):
        helpers = list(split(lie.pool & suit_of(question.helper)))[:HELPERS]
        return deal_out(question, lie, {LEFT: sum(helpers), RIGHT: 0}, ())
    line = list(follow(search, lie))
    played = {player: sum(card for who, card in line if who == player) for player in DEFENCE}
    return deal_out(question, lie, rest(search, lie, line, played), show(question, line))


def follow(search: Thinking, lie: Lie) -> Iterator[tuple[int, int]]:
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


def choose(search: Thinking, lie: Lie, trick: OnTable) -> Reply:
    plays = search.plays(lie, trick)
    if lie.leader == AKTER:
        return max(plays, key=lambda play: promise(search.question, lie, trick, play))
    for budget in PATIENCE:
        breaking = (play for play in plays if is_broken(search, play, budget))
        if search.question.aim is not Target.NO_TRICK:
            found = list(islice(breaking, 1))
        else:
            found = sorted(breaking, key=lambda play: not breaks_now(search, play.lie, play.trick))
        if found:
            return found[0]
    raise OutOfTimeError


def is_broken(search: Thinking, play: Reply, budget: int) -> bool:
    """Is the aim surely missed after this card? A card that takes long to see through is left for later."""
    search.budget = budget
    try:
        return not search.stands(play.lie, play.trick)
    except OutOfTimeError:
        return False


def breaks_now(search: Thinking, lie: Lie, trick: OnTable) -> bool:
    """Can the defence break the game in this very trick?"""
    if trick.size == len(OTHER):
        return search.fails(lie, trick)
    some = all if lie.leader == AKTER else any
    return some(breaks_now(search, play.lie, play.trick) for play in search.plays(lie, trick))


def promise(question: Contest, lie: Lie, trick: OnTable, play: Reply) -> tuple[bool, bool, bool, int]:
    """How well a card of the aktér's looks: one that wins or loses as the game wants, trumps and high ones first."""
    card = play.card
    beaten = bool(lie.pool & above(card))
    if question.aim is Target.NO_TRICK:
        return beaten or bool(trick.size), not trick.size, False, bit_height(card)
    worth = bool(card & question.points)
    return not beaten, bool(card & question.trumps), worth is not beaten, bit_height(card)


def bit_height(card: int) -> int:
    """How high a card stands in its suit."""
    suit = suit_of(card)
    return (card // (suit & -suit)).bit_length()


def rest(search: Thinking, lie: Lie, line: list[tuple[int, int]], played: dict[int, int]) -> dict[int, int]:
    """What each defender must have held from the start: the cards played, and what they showed to be without."""
    trick, trace = NEW, lie
    for _, card in line:
        play = next(one for one in search.plays(trace, trick) if one.card == card)
        trace, trick = play.lie, play.trick
        if trick.size == len(OTHER):
            trace, trick = trace._replace(leader=trick.winner), NEW
    return {player: played[player] | trace.forced(player) for player in DEFENCE}


def deal_out(question: Contest, lie: Lie, held: dict[int, int], tricks: tuple[Trick[Player], ...]) -> Example:
    """The other cards go to whoever still has room."""
    free = [card for card in split(lie.pool) if not card & (held[LEFT] | held[RIGHT])]
    room = lie.size - held[LEFT].bit_count()
    left = held[LEFT] | sum(free[:room])
    return Example(cards(question, left), cards(question, lie.pool & ~left), tricks)


def cards(question: Contest, bits: int) -> Hand:
    return frozenset(map(question.card, split(bits)))


def show(question: Contest, line: list[tuple[int, int]]) -> tuple[Trick[Player], ...]:
    """The line in tricks of three."""
    plays = [Play(AT_PLAY[player], question.card(card)) for player, card in line]
    return tuple(Trick(tuple(plays[start : start + 3])) for start in range(0, len(plays), 3))
