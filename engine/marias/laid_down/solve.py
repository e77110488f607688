"""Is a hand laid down for its game? Yes, no with a counter-example, or not decided in time."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards.pack import GERMAN_PACK, GERMAN_SUITS, Card, Hand, Rank, Suit
from engine.marias.laid_down.example import Example, find_example
from engine.marias.laid_down.question import Lie, Target, ask_about
from engine.marias.laid_down.search import OutOfTimeError, Thinking
from engine.marias.table.player import AT_PLAY, Player
from engine.marias.table.step import Rung, Stake

PAIR = (Rank.KING, Rank.OVER)
FORTY, TWENTY, ALL_POINTS = 40, 20, 90
AIMS = {
    Stake.BETL: Target.NO_TRICK,
    Stake.DURCH: Target.EVERY_TRICK,
    Stake.SEDMA: Target.SEVEN,
    Stake.STO: Target.POINTS,
    Stake.SEDMY: Target.SEVENS,
}


@dataclass(frozen=True)
class Stand:
    """A hand, what it is played for, and which cards are out of play: the talon and all that was played."""

    step: Rung
    hand: Hand
    gone: Hand
    leader: Player
    trump: Suit | None = None
    helper: Suit | None = None

    @property
    def unseen(self) -> Hand:
        return frozenset(GERMAN_PACK) - self.hand - self.gone

    @property
    def aims(self) -> Iterator[Target]:
        """What has to be certain, each part by itself; a seven that loses no trick loses no point either."""
        parts = self.step.parts
        for part in parts:
            if part in AIMS and not (part is Stake.STO and Stake.SEDMA in parts):
                yield AIMS[part]


@dataclass(frozen=True)
class Finding:
    """Laid down or not, None if it was not decided in time; and what shows that it is not."""

    stands: bool | None
    aim: Target | None = None
    example: Example | None = None


def solve(stand: Stand) -> Finding:
    """Every part has to stand against every lie and every defence."""
    answers = [solve_for(stand, aim) for aim in stand.aims]
    broken = [answer for answer in answers if answer.stands is False]
    return next((answer for answer in (*broken, *answers) if not answer.stands), Finding(stands=True))


def solve_for(stand: Stand, aim: Target) -> Finding:
    question = ask_about(aim, stand.trump, stand.helper if aim is Target.SEVENS else None)
    leader = AT_PLAY.index(stand.leader)
    lie = Lie(question.bits(stand.hand), question.bits(stand.unseen), 0, 0, leader)
    search = Thinking(question)
    try:
        return Finding(search.stands(lie), aim, None if search.stands(lie) else find_example(search, lie))
    except OutOfTimeError:
        return Finding(None, aim)


def hlasky(cards: Hand, trump: Suit | None) -> int:
    """What the pairs of king and svršek among these cards count."""
    pairs = [suit for suit in GERMAN_SUITS if {Card(suit, rank) for rank in PAIR} <= cards]
    return sum(FORTY if suit is trump else TWENTY for suit in pairs)


def may_be_outcounted(stand: Stand) -> bool:
    """Could the defence's hlášky alone be worth as much as all the tricks?"""
    return hlasky(stand.unseen, stand.trump) >= ALL_POINTS + hlasky(stand.hand, stand.trump)
