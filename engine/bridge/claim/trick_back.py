"""Somebody wants a trick back that was agreed or conceded: Laws 69, 71 and 79A2."""

from dataclasses import dataclass

from engine.bridge import onward
from engine.bridge.effect.claim import (
    MUST_NOT_KEEP,
    NO_TRICK_BACK,
    NOT_AGREED_YET,
    SAY_SO,
    TOO_LATE,
    TRICK_BACK,
    WAIT_FOR_DIRECTOR,
)
from engine.bridge.score import score_correction  # as a module: each leads to the other
from engine.fact import Facts, ask
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_, Choice


class GivenHow(Choice):
    """How the trick had gone to the other side."""

    AGREED = "agreed", N_("the side had agreed to the opponents' claim")
    CONCEDED = "conceded", N_("the side had conceded it, or not claimed it when claiming others")
    GAINED = (
        "gained",
        N_("the opponents had conceded it, and the side that got it knows that they could not have lost it"),
    )
    COUNTED = "counted", N_("neither: the tricks that were played out were counted or scored wrongly")


class SinceGiven(Choice):
    """How far things have gone since."""

    OPEN = "open", N_("the side has not called on another board, and the round is not over")
    CALLED = "called", N_("the side has called on another board, or the round is over; results can still be corrected")
    PERIOD_OVER = "period-over", N_("the correction period is over")


@dataclass(frozen=True, kw_only=True)
class TrickBack(Facts):
    """How the trick was given away, how far things have gone, and whose trick it was."""

    given: GivenHow = ask(
        N_("How had the trick gone to the other side?"),
        had={
            GivenHow.AGREED: N_("Right, had the side agreed to a claim of the opponents."),
            GivenHow.CONCEDED: N_("Right, had the side itself conceded the trick."),
        },
        short=N_("given away"),
    )
    since: SinceGiven = ask(
        N_("What has happened since?"),
        hint=N_(
            "The correction period ends 30 minutes after the results were published, unless the tournament organiser "
            "has fixed another."
        ),
        had={
            SinceGiven.OPEN: N_("Right, had the side not yet called on another board and the round not been over."),
            SinceGiven.CALLED: N_("Right, had the side called on another board and the correction period not run out."),
            SinceGiven.PERIOD_OVER: N_("Right, had the correction period been over."),
        },
        short=N_("since then"),
    )
    had_won: bool = ask(
        N_("Had the side already won the trick when it was given away?"),
        hint=N_("It is a trick that had been played and won, and was forgotten in the count."),
        had={
            True: N_("Right, had the side already won that trick."),
            False: N_("Right, had the trick still been to be played."),
        },
        short=N_("already won"),
    )
    likely: bool = ask(
        N_("Would the side probably have won it, had play gone on?"),
        judged=True,
        hint=N_("It need not be certain. Think the play on with the cards as they were, and look for what is likely."),
        had={
            True: N_("Right, had the side probably won the trick in the play."),
            False: N_("Right, had the side probably not won the trick in the play."),
        },
        short=N_("probably won"),
    )
    could_lose: bool = ask(
        N_("Could it have been lost by some normal play of the cards that were left?"),
        judged=True,
        hint=N_(
            "Careless or inferior play is normal too; only what nobody would do is left out. One such line is enough."
        ),
        had={
            True: N_("Right, had some normal play lost the trick."),
            False: N_("Right, had no normal play been able to lose the trick."),
        },
        short=N_("could be lost"),
    )


# Whose trick was it?


@law("bridge:79B2", "bridge:79B1")
def counted_wrongly(trick: TrickBack) -> Ruling | None:
    """There was neither a claim nor a concession."""
    if trick.given is not GivenHow.COUNTED:
        return None
    wrong, claimed = score_correction.WrongScore.TRICKS, score_correction.ClaimedTricks.PLAYED
    return rule(go_to(score_correction.SCORE_CORRECTION, wrong=wrong, claimed=claimed))


@law("bridge:79A2")
def gained_knowingly(trick: TrickBack) -> Ruling | None:
    """The side that got the trick knows that the others could not have lost it."""
    return rule(MUST_NOT_KEEP, SAY_SO) if trick.given is GivenHow.GAINED else None


@law("bridge:69B", "bridge:71", "bridge:79C1")
def period_over(trick: TrickBack) -> Ruling | None:
    """The correction period is over."""
    return rule(TOO_LATE) if trick.since is SinceGiven.PERIOD_OVER else None


@law("bridge:69A", "bridge:68D2a", "bridge:70")
def not_agreed_yet(trick: TrickBack) -> Ruling | None:
    """The side had agreed, and has neither called on another board nor come to the end of the round."""
    is_it = trick.given is GivenHow.AGREED and trick.since is SinceGiven.OPEN
    return rule(NOT_AGREED_YET, WAIT_FOR_DIRECTOR, go_to(onward.CONTESTED_CLAIM)) if is_it else None


@law("bridge:69B1")
def agreed_to_lose_own(trick: TrickBack) -> Ruling | None:
    """The side had agreed that it lost a trick which it had already won."""
    return rule(TRICK_BACK) if trick.given is GivenHow.AGREED and trick.had_won else None


@law("bridge:69B2")
def would_have_won(trick: TrickBack) -> Ruling | None:
    """The side had agreed that it lost a trick which it would probably have won."""
    return rule(TRICK_BACK) if trick.given is GivenHow.AGREED and trick.likely else None


@law("bridge:69A", "bridge:69B2")
def agreement_stands(trick: TrickBack) -> Ruling | None:
    """The side had agreed, and it is not likely that it would have won the trick."""
    return rule(NO_TRICK_BACK) if trick.given is GivenHow.AGREED else None


@law("bridge:71A")
def conceded_own(trick: TrickBack) -> Ruling | None:
    """The side had conceded a trick which it had already won."""
    return rule(TRICK_BACK) if trick.had_won else None


@law("bridge:71", "bridge:71B", "bridge:71fn1")
def concession_stands(trick: TrickBack) -> Ruling | None:
    """The side had conceded a trick which some normal play could have lost."""
    return rule(NO_TRICK_BACK) if trick.could_lose else None


@law("bridge:71B", "bridge:71fn1", otherwise=(GivenHow.CONCEDED,))
def could_not_be_lost(_: TrickBack) -> Ruling | None:
    """The side had conceded a trick which no normal play could have lost."""
    return rule(TRICK_BACK)


TRICK_BACK_TOPIC = Topic(
    "bridge",
    "trick-back",
    N_("A trick wanted back"),
    N_("A side agreed to a claim or conceded a trick, and finds that the trick was its own."),
    TrickBack,
    (
        Issue(
            N_("Does the trick go back?"),
            (
                counted_wrongly,
                gained_knowingly,
                period_over,
                not_agreed_yet,
                agreed_to_lose_own,
                would_have_won,
                agreement_stands,
                conceded_own,
                concession_stands,
                could_not_be_lost,
            ),
        ),
    ),
)
