"""One board played at two tables: contracts as they differ from room to room."""

from dataclasses import dataclass
from random import Random

from engine.bridge.score.score import PlayedBoard
from engine.bridge.table.call import Bid, Doubled, Strain
from engine.bridge.table.seat import Side, vulnerable_on
from engine.text import Text, say
from quizzes.bridge.score.score import score_of

MAJOR, MINOR = (2, 3, 4, 4, 6), (2, 3, 5, 6)
LEVELS = {  # at which auctions end
    Strain.CLUBS: MINOR,
    Strain.DIAMONDS: MINOR,
    Strain.HEARTS: MAJOR,
    Strain.SPADES: MAJOR,
    Strain.NO_TRUMPS: (1, 2, 3, 3, 6),
}


@dataclass(frozen=True)
class Result:
    """What one table made of the board; nobody plays one that is passed out."""

    side: Side
    played: PlayedBoard

    @property
    def score(self) -> int:
        """From North–South's side."""
        points = score_of(self.played)
        return points if self.side is Side.NORTH_SOUTH else -points


@dataclass(frozen=True)
class TwoResults:
    """A board, what happened at our table, where we sit North–South, and at the other, where our team-mates do not."""

    vulnerable: frozenset[Side]
    ours: Result
    other: Result

    @property
    def swing(self) -> int:
        return self.ours.score - self.other.score


def draw_two_results(rng: Random) -> TwoResults:
    """Two results as tables differ: a trick, a level, a sacrifice, a board passed out."""
    vulnerable = vulnerable_on(rng.randint(1, 16))
    side, strain = rng.choice(tuple(Side)), rng.choice(tuple(LEVELS))
    level = rng.choice(LEVELS[strain])
    tricks = 6 + level + rng.choice((-2, -1, -1, 0, 0, 0, 1, 1))
    one = play(vulnerable, side, Bid(level=level, strain=strain), tricks)
    ways = (a_trick_apart, a_trick_apart, another_level, another_level, sacrifice if level > 2 else passed_out)
    other = rng.choice(ways)(rng, vulnerable, one)
    results = (one, other) if rng.random() < 0.5 else (other, one)
    return TwoResults(vulnerable, *results)


def play(vulnerable: frozenset[Side], side: Side, bid: Bid, tricks: int, doubled: Doubled = Doubled.NO) -> Result:
    won = min(13, max(0, tricks))
    return Result(
        side,
        PlayedBoard(passed_out=False, contract=bid, doubled=doubled, vulnerable=side in vulnerable, tricks=won),
    )


def a_trick_apart(rng: Random, vulnerable: frozenset[Side], one: Result) -> Result:
    tricks = one.played.tricks + rng.choice((-2, -1, 1, 1))
    return play(vulnerable, one.side, one.played.contract, tricks)


def another_level(rng: Random, vulnerable: frozenset[Side], one: Result) -> Result:
    """A partscore instead of the game, a game instead of the slam, or the other way round."""
    contract = one.played.contract
    levels = [level for level in LEVELS[contract.strain] if level != contract.level]
    level = min(levels, key=lambda level: (abs(level - contract.level), rng.random()))
    tricks = one.played.tricks + rng.choice((0, 0, 0, 1))
    return play(vulnerable, one.side, Bid(level=level, strain=contract.strain), tricks)


def sacrifice(rng: Random, vulnerable: frozenset[Side], one: Result) -> Result:
    """The other side outbids them in a suit of its own, is doubled, and goes down."""
    contract = one.played.contract
    higher = [bid for bid in Bid.every() if bid > contract and bid.strain not in (contract.strain, Strain.NO_TRUMPS)]
    if not higher:
        return a_trick_apart(rng, vulnerable, one)
    bid = rng.choice(higher[:3])
    return play(vulnerable, one.side.other, bid, 6 + bid.level - rng.choice((1, 1, 2, 2, 3)), Doubled.DOUBLED)


def passed_out(_: Random, __: frozenset[Side], one: Result) -> Result:
    played = one.played.known | {"passed_out": True}
    return Result(one.side, PlayedBoard(**played))


def tell_vulnerable(vulnerable: frozenset[Side]) -> Text:
    if len(vulnerable) == 1:
        return say("Only {side} are vulnerable.", side=min(vulnerable))
    return say("Both sides are vulnerable.") if vulnerable else say("Neither side is vulnerable.")


def tell_ours(result: Result) -> Text:
    """At the table where your pair sits North–South."""
    if result.played.passed_out:
        return say("You sit North–South, and all four pass.")
    values: dict[str, object] = {"bid": result.played.contract, "tricks": result.played.tricks, "side": result.side}
    if result.played.doubled is Doubled.NO:
        return say("You sit North–South. {side} play {bid} and win {tricks|trick}.", **values)
    return say("You sit North–South. {side} play {bid} doubled and win {tricks|trick}.", **values)


def tell_other(result: Result) -> Text:
    """At the table where your team-mates sit East–West."""
    if result.played.passed_out:
        return say("At the other table, where your team-mates sit East–West, all four pass.")
    values: dict[str, object] = {"bid": result.played.contract, "tricks": result.played.tricks, "side": result.side}
    if result.played.doubled is Doubled.NO:
        return say(
            "At the other table, where your team-mates sit East–West, {side} play {bid} and win {tricks|trick}.",
            **values,
        )
    return say(
        "At the other table, where your team-mates sit East–West, {side} play {bid} doubled and win {tricks|trick}.",
        **values,
    )
