"""Cards thrown together or mixed before the tricks were counted, and then a dispute (13.3.10 to 13.3.12)."""

from dataclasses import dataclass
from random import Random

from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.effect.settlement import PARTI_WON
from engine.ulti.renonsz.play_fault import SILENT_NOT_MADE, SILENT_ULTI_COUNTS
from engine.ulti.renonsz.play_incident import COUNTED, SilentResult, WrongInPlay
from engine.ulti.table.bid import Bid, Task
from engine.ulti.table.player import Player
from players.ulti.board import draw_board
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import OneOf, Option, Part, has
from quizzes.ulti.picture import Table
from quizzes.ulti.renonsz.play_fault.said import draw_said, tell_said
from quizzes.ulti.renonsz.play_fault.story import parse_bids, state
from quizzes.ulti.renonsz.question import OTHER, explain_sum, payments_part

# Cards thrown together


SILENT_IN = {
    SilentResult.HUNDRED: parse_bids("parti red-parti ulti red-ulti"),
    SilentResult.FOUR_ACES: parse_bids("parti red-parti ulti red-ulti 40 20 red-40"),
    SilentResult.ULTI: parse_bids("parti red-parti 40 20 red-40 4a"),
}
PARTI_IN = parse_bids("parti red-parti ulti red-ulti")


SILENT_CLAIMED = (SilentResult.HUNDRED, SilentResult.HUNDRED, SilentResult.FOUR_ACES, SilentResult.FOUR_ACES)
CLAIMED = (None, None, None, *SILENT_CLAIMED, SilentResult.ULTI, SilentResult.ULTI, SilentResult.ULTI)
CLAIMERS = (Player.DECLARER, Player.DECLARER, Player.DECLARER, Player.RIGHT, Player.LEFT)


@firmly
def draw_disputed(rng: Random) -> Scenario:
    """After the last trick everything is mixed, and then there is a dispute."""
    silent, claimer = rng.choice(CLAIMED), rng.choice(CLAIMERS)
    board = draw_board(rng, SILENT_IN[silent] if silent else PARTI_IN)
    said = draw_said(rng, board.bid)
    case = state(
        WrongInPlay.SILENT if silent else WrongInPlay.PARTI, board, said, claimer, silent=silent or SilentResult.HUNDRED
    )
    story = (
        *tell_said(said),
        rng.choice(TOGETHER),
        tell_claim(silent, claimer) if silent else tell_parti(rng),
        rng.choice(REMEMBERED),
    )
    return Scenario(story, (case,), (disputed_part(claimer),), Table(bid=board.bid, trump=board.trump))


TOGETHER = (
    say("After the last trick all the players throw their cards together."),
    say("The hand is over, and everybody throws the tricks into the middle of the table."),
)
REMEMBERED = (
    say("Everybody remembers the tricks differently."),
    say("They try to recall the tricks, and cannot agree."),
    say("One of them offers to recount the hand from memory."),
)


def tell_claim(silent: SilentResult, claimer: Player) -> Text:
    told = {
        SilentResult.HUNDRED: say(
            "Only then does {player} claim a silent hundred, and the others deny it.", player=claimer
        ),
        SilentResult.FOUR_ACES: say(
            "Only then does {player} claim silent four aces, and the others deny it.", player=claimer
        ),
        SilentResult.ULTI: say("Only then does {player} claim a silent ulti, and the others deny it.", player=claimer),
    }
    return told[silent]


def tell_parti(rng: Random) -> Text:
    if rng.random() < 0.3:
        return say("Only then do they dispute who has won the parti.")
    most = rng.choice((20, 30, 40))
    return rng.choice(
        (
            say("Both defenders say that declarer has only {n|point} and has lost the parti.", n=most),
            say(
                "{player|start} says that declarer has only {n|point} and has lost the parti.",
                player=Player.RIGHT,
                n=most,
            ),
            say(
                "{player|start} says that declarer has only {n|point} and has lost the parti.",
                player=Player.LEFT,
                n=most,
            ),
        )
    )


def disputed_part(claimer: Player) -> Part:
    options = (
        Option("declarer", say("It is decided in declarer's favour.")),
        Option("defenders", say("It is decided in the defenders' favour.")),
        Option("counts", say("The silent result counts if it was made: it did not have to be claimed before.")),
    )
    return OneOf("outcome", say("How is the dispute decided?"), Decided(claimer), 0, options)


@dataclass(frozen=True)
class Decided:
    """Reads for whom a dispute is decided: a claim that does not count is one for the other side."""

    claimer: Player

    def __call__(self, verdict: Verdict) -> str:
        if has(verdict, SILENT_NOT_MADE):
            return "defenders" if self.claimer is Player.DECLARER else "declarer"
        return "declarer" if has(verdict, PARTI_WON) else "counts" if has(verdict, SILENT_ULTI_COUNTS) else OTHER


# Cards mixed by one player


MIXED_IN = parse_bids(
    "parti red-parti 40 20 4a red-40 ulti red-ulti 40+ulti 40+4a ulti+4a red-4a 20+4a red-20 40+ulti+4a"
)


@firmly
def draw_mixed(rng: Random) -> Scenario:
    """One player sweeps up the cards of the others before the tricks have been looked through."""
    board = draw_board(rng, MIXED_IN)
    said, offender = draw_said(rng, board.bid), rng.choice(tuple(Player))
    disputed = draw_disputed_parts(rng, board.bid)
    case = state(WrongInPlay.MIXED, board, said, offender, disputed=disputed)
    story = (
        *tell_said(said),
        say(
            "After the last trick, before the tricks are looked through, {player} mixes everybody's cards.",
            player=offender,
        ),
        *tell_disputes(disputed),
    )
    parts = (payments_part(remark=explain_sum(case)),)
    return Scenario(story, (case,), parts, Table(bid=board.bid, trump=board.trump))


def tell_disputes(disputed: frozenset[Task]) -> tuple[Text, ...]:
    first, *more = sorted(disputed)
    return (tell_dispute(first), *(tell_further_dispute(part) for part in more))


def tell_dispute(part: Task) -> Text:
    if part is Task.PARTI:
        return say("Now they dispute who has won the parti.")
    if part is Task.FOUR_ACES:
        return say("Now they dispute whether declarer has taken all four aces.")
    return say("Now they dispute whether declarer has reached the hundred.")


def tell_further_dispute(part: Task) -> Text:
    """The parti, where it is disputed, comes first."""
    if part is Task.FOUR_ACES:
        return say("They also dispute whether declarer has taken all four aces.")
    return say("They also dispute whether declarer has reached the hundred.")


def draw_disputed_parts(rng: Random, bid: Bid) -> frozenset[Task]:
    countable = sorted(bid.parts & COUNTED)
    return frozenset(rng.sample(countable, rng.randint(1, len(countable))))


FAMILIES = (
    Family("ulti", "fault-play-disputed", N_("Cards thrown together"), 2, "13.3.10 13.3.11 9.10", draw_disputed),
    Family("ulti", "fault-play-mixed", N_("Cards mixed by one player"), 3, "13.3.12 10.3.e 10.3.f", draw_mixed),
)
