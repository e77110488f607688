"""The pausing player, and being away from the table: B.20 to B.22 and E.7.a."""

from dataclasses import dataclass

from engine.effect import Order
from engine.fact import Facts, ask
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.marias.effect.fee import REFEREE
from engine.marias.renonc.incident import Fault
from engine.marias.renonc.renonc import RENONC
from engine.marias.table.player import Player
from engine.text import N_, Choice

ALLOWED = Order("allowed", N_("This is allowed."))
FORBIDDEN = Order("forbidden", N_("This is not allowed."))
TAKES_PART = Order(
    "takes-part", N_("The pausing player takes part in this hand and is paid or pays as one of the defence.")
)
MAY_DEMAND = Order("may-demand", N_("Any player at the table may ask the referee for a penalty."))
REPORTED = Order("report", N_("Leaving is to be reported before the cards are cut for the hand."))
MOST_AWAY = 10  # per cent of the playing time of a competition round


class Act(Choice):
    """What the pausing player does."""

    LOOKS = "looks", N_("looks into the cards of those who play")
    TALKS = "talks", N_("comments on the play, helps or gives a sign")
    POINTS_OUT = "points-out", N_("points out a renonc")
    LEAVES = "leaves", N_("leaves the table during the hand")
    AWAY = "away", N_("a player has been away for a long time in all")


@dataclass(frozen=True, kw_only=True)
class Pausing(Facts):
    """What is found out about the pausing player."""

    act: Act = ask(N_("What does the pausing player do?"))
    consent: bool = ask(
        N_("Had all the players at the table agreed to it at the start of the playing round?"),
        had={
            True: N_("Right, had everybody agreed to it at the start of the playing round."),
            False: N_("Right, had not everybody agreed to it."),
        },
    )
    reported: bool = ask(
        N_("Was it reported before the cards were cut for the hand?"),
        had={
            True: N_("Right, had it been reported before the cut."),
            False: N_("Right, had it not been reported before the cut."),
        },
    )
    percent: int = ask(
        N_("How much of the playing time of the competition round is it in all, in per cent?"),
        range(101),
        short=N_("per cent away"),
    )


@law("marias:B.20")
def looks_with_consent(pausing: Pausing) -> Ruling | None:
    """The pausing player looks into cards, and everybody agreed to that at the start of the playing round."""
    return rule(ALLOWED) if pausing.act is Act.LOOKS and pausing.consent else None


@law("marias:B.20")
def looks_without_consent(pausing: Pausing) -> Ruling | None:
    """The pausing player looks into cards, and not everybody agreed to that."""
    if pausing.act is Act.LOOKS:
        return rule(FORBIDDEN, go_to(RENONC, fault=Fault.PEEK, offender=Player.PAUSING, consent=False))
    return None


@law("marias:B.20")
def talks(pausing: Pausing) -> Ruling | None:
    """The pausing player comments on the play by words, gestures or hints."""
    if pausing.act is Act.TALKS:
        return rule(FORBIDDEN, go_to(RENONC, fault=Fault.REMARK, offender=Player.PAUSING))
    return None


@law("marias:E.7.a")
def points_out(pausing: Pausing) -> Ruling | None:
    """The pausing player points out a renonc during the play."""
    return rule(ALLOWED) if pausing.act is Act.POINTS_OUT else None


@law("marias:B.21")
def left_and_reported(pausing: Pausing) -> Ruling | None:
    """The pausing player left the table and had reported it before the cut."""
    return rule(TAKES_PART) if pausing.act is Act.LEAVES and pausing.reported else None


@law("marias:B.21", "marias:E.7.c")
def left_unreported(pausing: Pausing) -> Ruling | None:
    """The pausing player left the table without having reported it, and no price is named for that."""
    return rule(TAKES_PART, REPORTED, REFEREE) if pausing.act is Act.LEAVES else None


@law("marias:B.22")
def away_too_long(pausing: Pausing) -> Ruling | None:
    """A player was away from the table for more than a tenth of the playing time of the competition round."""
    return rule(MAY_DEMAND) if pausing.percent > MOST_AWAY else None


@law("marias:B.22", otherwise=(Act.AWAY,))
def away_within_limit(_: Pausing) -> Ruling | None:
    """A player was away from the table for no more than a tenth of the playing time of the competition round."""
    return rule(ALLOWED)


ACTS = Issue(
    N_("May it be, and what follows?"),
    (
        looks_with_consent,
        looks_without_consent,
        talks,
        points_out,
        left_and_reported,
        left_unreported,
        away_too_long,
        away_within_limit,
    ),
)

PAUSING = Topic(
    "marias",
    "pausing",
    N_("The pausing player"),
    N_("The pausing player looks, speaks or goes away."),
    Pausing,
    (ACTS,),
)
