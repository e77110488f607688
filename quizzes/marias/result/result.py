"""Was the hundred made, the seven, a quiet one? To practise, from games played to the end."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from engine.law import Verdict
from engine.marias.result.finished import Seven, Side
from engine.marias.result.made import Lost, QuietSedma, QuietSedmaLost, QuietSto, Reached, Won
from engine.marias.result.result import RESULT
from engine.marias.table.player import AT_PLAY
from engine.marias.table.step import Rung, Stake
from engine.text import N_, Text, say
from players.german.position import sort_hand
from players.marias.bidding import Bidding
from players.marias.board import draw_game
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.german import InView
from quizzes.marias.result.long_trumps import favour
from quizzes.marias.story import Played, pairs_of, picture, play_game
from quizzes.question import Case, Number, OneOf, Option, find, has
from quizzes.question import Part as Asked

SEDMA = (Rung.SEDMA, Rung.SEDMA_RED)
STO = (Rung.STO, Rung.STO_RED)
STO_SEDMA = (Rung.STO_SEDMA, Rung.STO_SEDMA_RED)
EARLY = "reading.beaten_early_pays"
TRIES = 30


def same(game: Bidding) -> Bidding:
    """The game as it was dealt."""
    return game


def draw_played(
    rng: Random, steps: Sequence[Rung], wanted: Callable[[Played], bool], arrange: Callable[[Bidding], Bidding] = same
) -> Played:
    """A game that ended as chance wants it; sometimes it takes too long to find one."""
    played = play_game(arrange(draw_game(rng, steps)))
    for _ in range(TRIES):
        if wanted(played):
            break
        played = play_game(arrange(draw_game(rng, steps)))
    return played


# The hundred


@firmly
def draw_hundred(rng: Random) -> Scenario | None:
    """Sto that was announced, or perhaps a quiet one."""
    if rng.random() < 0.55:
        made = rng.random() < 0.5
        played = draw_played(rng, (*STO, *STO_SEDMA), lambda one: (one.facts.reached >= 100) is made)
        return ask(played, (sto_part(), reached_part()))
    side, won = rng.choice(((Side.AKTER, True), (Side.DEFENCE, False), (None, True), (None, False)))
    played = draw_played(rng, SEDMA, lambda one: quiet_side(one) is side and is_won(one) is won)
    return ask(played, (hra_part(), quiet_sto_part()))


def quiet_side(played: Played) -> Side | None:
    facts = played.facts
    if facts.akter_points >= 100:
        return Side.AKTER
    return Side.DEFENCE if facts.defence_points >= 100 else None


def is_won(played: Played) -> bool:
    """Has the aktér won hra?"""
    return played.facts.akter_points > played.facts.defence_points


def sto_part() -> OneOf:
    return OneOf("sto", say("Has the aktér made the sto?"), lambda verdict: read_won(verdict, Stake.STO), 0, YES_NO)


def hra_part() -> OneOf:
    return OneOf("hra", say("Has the aktér won hra?"), lambda verdict: read_won(verdict, Stake.HRA), 0, YES_NO)


def reached_part() -> Number:
    words = say("How many points count toward the hundred?")
    return Number("reached", words, read_reached, 0, low=0, high=200)


def quiet_sto_part() -> OneOf:
    options = (
        Option("akter", say("Yes, the aktér.")),
        Option("defence", say("Yes, the defence.")),
        Option("no", say("No.")),
    )
    return OneOf("quiet-sto", say("Has a side made a quiet sto?"), read_quiet_sto, 0, options)


YES_NO = (Option("won", say("Yes.")), Option("lost", say("No.")))


def read_won(verdict: Verdict, part: Stake) -> str:
    return "won" if has(verdict, Won(part)) else "lost"


def read_reached(verdict: Verdict) -> int:
    reached = find(verdict, Reached)
    return reached.points if reached else 0


def read_quiet_sto(verdict: Verdict) -> str:
    quiet = find(verdict, QuietSto)
    return str(quiet.side) if quiet else "no"


# The seven

FATES = (
    (Seven.AKTER_WON, (*SEDMA, *STO_SEDMA)),
    (Seven.AKTER_BEATEN, (*SEDMA, *STO_SEDMA)),
    (Seven.DEFENDER_WON, STO_SEDMA),
    (Seven.AKTER_WON, STO),
    (Seven.AKTER_BEATEN, STO),
    (Seven.DEFENDER_WON, STO),
    (Seven.DEFENDER_BEATEN, STO),
    (Seven.DEFENDER_EARLIER, STO),
)


@firmly
def draw_seven(rng: Random) -> Scenario | None:
    """The seven that was announced, or a quiet one."""
    fate, steps = rng.choice(FATES)
    played = draw_played(rng, steps, lambda one: one.seven is fate, lambda game: favour(game, fate))
    return ask(played, (seven_part(),), early=True)


def seven_part() -> OneOf:
    options = (
        Option("won", say("The aktér has made the announced sedma.")),
        Option("lost", say("The aktér has lost the announced sedma.")),
        Option("akter", say("The aktér is paid for a quiet sedma.")),
        Option("akter-lost", say("The aktér pays for a quiet sedma.")),
        Option("defence", say("The defence is paid for a quiet sedma.")),
        Option("defence-lost", say("The defence pays for a quiet sedma.")),
        Option("nothing", say("Nothing is paid for a seven.")),
    )
    return OneOf("seven", say("What about the trump seven?"), read_seven, 0, options)


def read_seven(verdict: Verdict) -> str:
    if has(verdict, Won(Stake.SEDMA), Lost(Stake.SEDMA)):
        return read_won(verdict, Stake.SEDMA)
    if won := find(verdict, QuietSedma):
        return str(won.side)
    lost = find(verdict, QuietSedmaLost)
    return f"{lost.side}-lost" if lost else "nothing"


# Both


def ask(played: Played, parts: tuple[Asked, ...], *, early: bool = False) -> Scenario:
    """Everything that was played, and the talon; where the seven may have fallen early, what the table agreed."""
    game, is_early = played.game, early and played.seven in (Seven.AKTER_EARLIER, Seven.DEFENDER_EARLIER)
    talon = InView(say("Talon"), sort_hand(game.talon, game.trump))
    told = frozenset({EARLY} if game.step in STO else ())
    story = tuple(tell(game, is_early=is_early))
    return Scenario(story, (Case(RESULT, played.facts),), parts, picture(game, (talon,), played.tricks), told)


def tell(game: Bidding, *, is_early: bool) -> Iterator[Text]:
    told = False
    for player in AT_PLAY:
        for suit in pairs_of(game, player):
            told = True
            if suit is game.trump:
                yield say("{player|start} showed the hláška of 40 in trumps.", player=player)
            else:
                yield say("{player|start} showed a hláška of 20 in {suit}.", suit=suit, player=player)
    if not told:
        yield say("Nobody showed a hláška.")
    if is_early:
        yield say("At this table a quiet sedma that falls before the last trick costs nothing.")


FAMILIES = (
    Family("marias", "hundred", N_("Was the hundred made?"), 3, "A A.1", draw_hundred),
    Family("marias", "seven", N_("The seven, announced or quiet"), 3, "A A.2 A.3 A.4", draw_seven),
)
