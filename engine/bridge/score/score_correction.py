"""A score that was entered wrongly, or a number of tricks on which the sides do not agree: Law 79."""

from dataclasses import dataclass

from engine.bridge import onward
from engine.bridge.claim import trick_back  # as a module: each leads to the other
from engine.bridge.effect.claim import SAY_SO
from engine.bridge.effect.correction import (
    AGAINST_MIXER,
    BOTH_CHANGED,
    CORRECTED,
    DIRECTOR_FINDS,
    GIVE_BACK_SCORE,
    GO_THROUGH,
    HANDS_STAY,
    MAY_LEAVE,
    MAY_LOWER_ONE,
    NEEDS_APPROVAL,
    NEEDS_CERTAINTY,
    NO_RIGHT_LEFT,
    NOT_BOTH,
    SCORE_KEPT,
    STAYS_AS_PUBLISHED,
)
from engine.bridge.table.deadline import DEADLINE_HINT, Deadline
from engine.effect import ForDirector
from engine.fact import Facts, ask
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_, Choice


class WrongScore(Choice):
    """What is wrong with the score."""

    ENTERED = "entered", N_("the sides agreed on the result, and it was entered or worked out wrongly")
    TRICKS = "tricks", N_("the sides do not agree how many tricks each has won")
    KEPT = "kept", N_("a side has been given a trick that it knows it has not won")


class ClaimedTricks(Choice):
    """How the tricks in dispute had come about."""

    PLAYED = "played", N_("yes, card by card")
    AGREED = "agreed", N_("no: one side claimed them, and the side that now objects had agreed")
    CONCEDED = "conceded", N_("no: the side that now objects had conceded them")
    CONTESTED = "contested", N_("no: one side claimed them, and the other has never agreed")


class DisputedWhen(Choice):
    """How far things had gone when the director was called about the number of tricks."""

    HANDS_OUT = "hands-out", N_("the hands are still on the table")
    MIXED = (
        "mixed",
        N_("a player has mixed the own cards since the question came up, and nothing can be checked any more"),
    )
    IN_ROUND = "in-round", N_("the hands are back in the board, and the round is not over")
    AFTER_ROUND = "after-round", N_("the director was called only after the round")
    TOO_LATE = "too-late", N_("the director was called only after the time for asking for a ruling")


@dataclass(frozen=True, kw_only=True)
class ScoreCorrection(Facts):
    """What is wrong, how late it is, and what the director finds."""

    wrong: WrongScore = ask(
        N_("What is wrong?"),
        had={
            WrongScore.ENTERED: N_("Right, had the sides agreed on the result, and had it been entered wrongly."),
            WrongScore.TRICKS: N_("Right, had the sides not agreed on the number of tricks."),
        },
        short=N_("wrong"),
    )
    deadline: Deadline = ask(
        N_("How long ago were the results published?"),
        hint=DEADLINE_HINT,
        had={
            Deadline.HALF_HOUR: N_("Right, had no more than 30 minutes passed."),
            Deadline.LONGER: N_("Right, had more than 30 minutes passed."),
            Deadline.OWN_RUNNING: N_("Right, had the organiser's own period still been running."),
            Deadline.OWN_OVER: N_("Right, had the organiser's own period been over."),
        },
        short=N_("results published"),
    )
    approved: bool = ask(
        N_("Does the tournament organiser agree to a correction?"),
        had={
            True: N_("Right, had the tournament organiser agreed."),
            False: N_("Right, had the tournament organiser not agreed."),
        },
        short=N_("organiser agrees"),
    )
    certain: bool = ask(
        N_("Is there no reasonable doubt that the score is wrong?"),
        judged=True,
        hint=N_("Both sides, the other tables' contracts and the bidding may tell. A mere likelihood is not enough."),
        had={
            True: N_("Right, had there been no reasonable doubt that it was wrong."),
            False: N_("Right, had there been a reasonable doubt."),
        },
        short=N_("no reasonable doubt"),
    )
    claimed: ClaimedTricks = ask(
        N_("Were the tricks in dispute played out?"),
        had={
            ClaimedTricks.PLAYED: N_("Right, had the tricks been played out."),
            ClaimedTricks.AGREED: N_("Right, had a side agreed to a claim."),
            ClaimedTricks.CONCEDED: N_("Right, had a side conceded the tricks."),
        },
        short=N_("played out"),
    )
    disputed: DisputedWhen = ask(
        N_("When was the director called?"),
        hint=N_(
            "A ruling can be asked for until 30 minutes after the results were published, or as the organiser has it."
        ),
        had={
            DisputedWhen.IN_ROUND: N_("Right, had the director been called before the end of the round."),
            DisputedWhen.AFTER_ROUND: N_("Right, had the director been called only after the round."),
            DisputedWhen.MIXED: N_("Right, had a player mixed the own cards after the question had come up."),
        },
        short=N_("called"),
    )
    satisfied: bool = ask(
        N_("Are you fully satisfied what the result at the table was?"),
        judged=True,
        hint=N_("What the players remember alike, and what the cards and the bidding show, may satisfy you."),
        had={
            True: N_("Right, had the director been fully satisfied of it."),
            False: N_("Right, had the director not been fully satisfied of it."),
        },
        short=N_("fully satisfied"),
    )


# What is wrong with the score?


@law("bridge:79A2")
def knows_better(score: ScoreCorrection) -> Ruling | None:
    """A side has been given a trick that it knows it has not won."""
    return rule(GIVE_BACK_SCORE, SAY_SO) if score.wrong is WrongScore.KEPT else None


@law("bridge:79B1", "bridge:69B")
def agreed_tricks(score: ScoreCorrection) -> Ruling | None:
    """The tricks in dispute were claimed, and the side that objects had agreed."""
    if score.wrong is WrongScore.TRICKS and score.claimed is ClaimedTricks.AGREED:
        return rule(go_to(trick_back.TRICK_BACK_TOPIC, given=trick_back.GivenHow.AGREED))
    return None


@law("bridge:79B1", "bridge:71")
def conceded_tricks(score: ScoreCorrection) -> Ruling | None:
    """The tricks in dispute were conceded by the side that objects."""
    if score.wrong is WrongScore.TRICKS and score.claimed is ClaimedTricks.CONCEDED:
        return rule(go_to(trick_back.TRICK_BACK_TOPIC, given=trick_back.GivenHow.CONCEDED))
    return None


@law("bridge:79B1", "bridge:68D2a", "bridge:70")
def contested_tricks(score: ScoreCorrection) -> Ruling | None:
    """The tricks in dispute were claimed, and the other side has never agreed."""
    is_it = score.wrong is WrongScore.TRICKS and score.claimed is ClaimedTricks.CONTESTED
    return rule(go_to(onward.CONTESTED_CLAIM)) if is_it else None


@law("bridge:79B")
def tricks_disputed(score: ScoreCorrection) -> Ruling | None:
    """The sides disagree about tricks that were played."""
    return rule(then=TRICKS) if score.wrong is WrongScore.TRICKS else None


@law("bridge:79C", otherwise=(WrongScore.ENTERED,))
def entered_wrongly(_: ScoreCorrection) -> Ruling | None:
    """The sides had agreed, and the result was entered or worked out wrongly."""
    return rule(then=TIME)


# Is it in time?


@law("bridge:79C1")
def usual_period(score: ScoreCorrection) -> Ruling | None:
    """The results are not published yet, or not more than 30 minutes ago."""
    return rule(CORRECTED) if score.deadline in (Deadline.UNPUBLISHED, Deadline.HALF_HOUR) else None


@law("bridge:79C1", "bridge:79fn1")
def own_period(score: ScoreCorrection) -> Ruling | None:
    """The organiser has fixed a longer or a shorter period, and it is still running."""
    return rule(CORRECTED) if score.deadline is Deadline.OWN_RUNNING else None


@law("bridge:79C2", "bridge:79C1")
def not_approved(score: ScoreCorrection) -> Ruling | None:
    """The period is over, and the tournament organiser does not agree to a correction."""
    return rule(SCORE_KEPT, NEEDS_APPROVAL) if not score.approved else None


@law("bridge:79C2")
def approved_and_certain(score: ScoreCorrection) -> Ruling | None:
    """The period is over, the organiser agrees, and there is no reasonable doubt that the score is wrong."""
    return rule(CORRECTED) if score.certain else None


@law("bridge:79C2", otherwise=(Deadline.LONGER, Deadline.OWN_OVER))
def doubt_remains(_: ScoreCorrection) -> Ruling | None:
    """The period is over, the organiser agrees, and there is a reasonable doubt."""
    return rule(STAYS_AS_PUBLISHED, NEEDS_CERTAINTY)


# What becomes of the tricks in dispute?


@law("bridge:92B")
def asked_too_late(score: ScoreCorrection) -> Ruling | None:
    """The time for asking for a ruling is over."""
    return rule(NO_RIGHT_LEFT, STAYS_AS_PUBLISHED) if score.disputed is DisputedWhen.TOO_LATE else None


@law("bridge:66D", "bridge:79B2")
def mixed_cards(score: ScoreCorrection) -> Ruling | None:
    """A player has mixed the own cards since the question came up, and nothing can be checked any more."""
    return rule(AGAINST_MIXER) if score.disputed is DisputedWhen.MIXED else None


@law("bridge:79B2", "bridge:79A1", "bridge:66D")
def hands_still_out(score: ScoreCorrection) -> Ruling | None:
    """The hands are still on the table."""
    is_it = score.disputed is DisputedWhen.HANDS_OUT
    return rule(DIRECTOR_FINDS, HANDS_STAY, GO_THROUGH, ForDirector("bridge:79B2")) if is_it else None


@law("bridge:79B2")
def called_in_round(score: ScoreCorrection) -> Ruling | None:
    """The director was called before the end of the round."""
    return rule(DIRECTOR_FINDS, ForDirector("bridge:79B2")) if score.disputed is DisputedWhen.IN_ROUND else None


@law("bridge:79B3")
def fully_satisfied(score: ScoreCorrection) -> Ruling | None:
    """The director was called only after the round, and is fully satisfied what the result at the table was."""
    return rule(BOTH_CHANGED) if score.satisfied else None


@law("bridge:79B3", otherwise=(DisputedWhen.AFTER_ROUND,))
def not_satisfied(_: ScoreCorrection) -> Ruling | None:
    """The director was called only after the round, and is not fully satisfied what the result was."""
    return rule(NOT_BOTH, MAY_LEAVE, MAY_LOWER_ONE)


WRONG = Issue(
    N_("What is wrong with the score?"),
    (knows_better, agreed_tricks, conceded_tricks, contested_tricks, tricks_disputed, entered_wrongly),
)
TIME = Issue(
    N_("Is the score corrected?"), (usual_period, own_period, not_approved, approved_and_certain, doubt_remains)
)
TRICKS = Issue(
    N_("What becomes of the tricks in dispute?"),
    (asked_too_late, mixed_cards, hands_still_out, called_in_round, fully_satisfied, not_satisfied),
)
SCORE_CORRECTION = Topic(
    "bridge",
    "score-correction",
    N_("Wrong score or number of tricks"),
    N_("A result was entered wrongly, or the sides do not agree on the number of tricks."),
    ScoreCorrection,
    (WRONG, TIME, TRICKS),
)
