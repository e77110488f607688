"""What a director might want to penalise, and how."""

from dataclasses import dataclass

from engine.fact import Facts, ask
from engine.text import N_, Choice


class Offence(Choice):
    """What there is to penalise."""

    SLOW = "slow", N_("a contestant plays slowly")
    LATE = "late", N_("a contestant came after the time set for the start")
    DISCUSSED = "discussed", N_("a board was talked about at or near the tables")
    TOUCHED = "touched", N_("somebody touched another player's cards")
    POCKET = "pocket", N_("cards were put back into the wrong pocket")
    COMPARED = "compared", N_("scores were compared with another contestant")
    ADJUSTED = "adjusted", N_("a mistake in procedure made an adjusted score necessary, the wrong board for example")
    INSTRUCTION = "instruction", N_("somebody did not follow the regulations, or what the director had said")
    DISORDER = "disorder", N_("order and discipline: rudeness, a quarrel, cheating")
    OTHER = "other", N_("something else that held up the game, troubled others or was incorrect procedure")
    RECTIFIED = "rectified", N_("an irregularity for which the Laws have a rectification; it seems too mild")
    LAWFUL = "lawful", N_("something that the Laws allow: silence about an own revoke, a psychic call, a misbid")


class OrderMeasure(Choice):
    """What the director wants to do for the sake of order."""

    POINTS = "points", N_("take off points")
    SUSPEND = "suspend", N_("send somebody out for this session, or for a part of it")
    LONGER = "longer", N_("send somebody out for longer than this session, without a disqualification")
    DISQUALIFY = "disqualify", N_("disqualify somebody")


@dataclass(frozen=True, kw_only=True)
class Penalised(Facts):
    """What was done, and what the director wants to do about it."""

    offence: Offence = ask(
        N_("What is to be penalised?"),
        had={
            Offence.DISORDER: N_("Right, had it been about order and discipline."),
            Offence.LAWFUL: N_("Right, had it been something that the Laws allow."),
            Offence.INSTRUCTION: N_("Right, had the player gone against what the director had said."),
            Offence.RECTIFIED: N_("Right, had it been an irregularity with a rectification of its own."),
        },
        short=N_("offence"),
    )
    good_reason: bool = ask(
        N_("In your view, was there a good reason for it?"),
        judged=True,
        hint=N_("A difficult board, or a table that was late already, may be one."),
        had={
            True: N_("Right, had there been a good reason for it."),
            False: N_("Right, had there been no good reason for it."),
        },
        short=N_("good reason"),
    )
    audible: bool = ask(
        N_("Could it have been heard at another table?"),
        had={
            True: N_("Right, could it have been heard at another table."),
            False: N_("Right, could nobody have heard it at another table."),
        },
        short=N_("audible"),
    )
    leave: bool = ask(
        N_("Had the director or an opponent given leave, or was it declarer playing dummy's cards?"),
        had={
            True: N_("Right, had the director or an opponent given leave."),
            False: N_("Right, had nobody given leave."),
        },
        short=N_("leave given"),
    )
    entitled: bool = ask(
        N_("Were they entitled to compare?"),
        hint=N_("What may be compared and when, for example with teammates, the regulations say."),
        had={
            True: N_("Right, had they been entitled to compare."),
            False: N_("Right, had they not been entitled to compare."),
        },
        short=N_("entitled"),
    )
    blameless: bool = ask(
        N_("Is it an individual, and is the penalty meant for a partner who in your view bears no blame?"),
        judged=True,
        had={
            True: N_("Right, had it been an individual and a partner without blame."),
            False: N_("Right, had it been the player who made the mistake."),
        },
        short=N_("partner without blame"),
    )
    measure: OrderMeasure = ask(
        N_("What does the director want to do?"),
        had={
            OrderMeasure.POINTS: N_("Right, had the director taken off points."),
            OrderMeasure.SUSPEND: N_("Right, had it been for this session only."),
            OrderMeasure.DISQUALIFY: N_("Right, had it been a disqualification."),
        },
        short=N_("measure"),
    )
    cause: bool = ask(
        N_("In your view, is there proper cause for a disqualification?"),
        judged=True,
        had={
            True: N_("Right, had there been proper cause."),
            False: N_("Right, had there been no proper cause."),
        },
        short=N_("proper cause"),
    )
    approved: bool = ask(
        N_("Does the tournament organiser approve?"),
        had={
            True: N_("Right, had the organiser approved."),
            False: N_("Right, had the organiser not approved."),
        },
        short=N_("organiser approves"),
    )
