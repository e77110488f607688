"""The director's rulings: how one comes about, what becomes of a wrong one, what may be waived. Laws 81 to 85."""

from engine.bridge import onward
from engine.bridge.appeal.appealing import AppealStage
from engine.bridge.director.adjusted_board import Basis, Responsible
from engine.bridge.director.intervention import Act
from engine.bridge.effect.ruling import (
    ADJUST_82C,
    BOTH_INNOCENT,
    CORRECT_RULING,
    MAY_CANCEL,
    MAY_POSTPONE,
    MAY_REFER,
    MAY_REQUIRE,
    MAY_WAIVE,
    MUST_RECTIFY,
    NOT_WAIVED,
    OWN_UP,
    REVIEW_NOT_OFFERED,
    REVIEW_OFFERED,
    TOO_LATE_81C3,
)
from engine.bridge.ruling.dispute import FACTS, PROCEDURE
from engine.bridge.ruling.situation import Situation, Task, WaivedBy
from engine.bridge.score.score_correction import WrongScore
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

# What has the director to do?


@law("bridge:81C", "bridge:82A")
def rule_on_incident(case: Situation) -> Ruling | None:
    """The director is to rule on what has happened at a table."""
    return rule(then=FACTS) if case.task is Task.CALLED else None


@law("bridge:82", "bridge:81B2")
def wrong_ruling(case: Situation) -> Ruling | None:
    """A ruling turns out to have been wrong."""
    return rule(then=MISTAKE) if case.task is Task.ERROR else None


@law("bridge:81C3")
def nobody_called(case: Situation) -> Ruling | None:
    """The director has learnt of an irregularity that nobody called for."""
    return rule(then=LEARNT) if case.task is Task.NOTICED else None


@law("bridge:81C5")
def to_be_waived(case: Situation) -> Ruling | None:
    """Somebody wants a rectification to be waived."""
    return rule(then=WAIVED) if case.task is Task.WAIVE else None


@law("bridge:83")
def after_the_ruling(case: Situation) -> Ruling | None:
    """The ruling has been given."""
    return rule(then=REVIEW) if case.task is Task.APPEAL else None


@law("bridge:82B2", "bridge:82B3", "bridge:82B", otherwise=(Task.BOARD,))
def play_of_a_board(_: Situation) -> Ruling | None:
    """It is about whether a board is played."""
    return rule(MAY_REQUIRE, MAY_POSTPONE, MAY_CANCEL)


# What becomes of the wrong ruling?


@law("bridge:81C3", "bridge:79C1")
def mistake_found_too_late(case: Situation) -> Ruling | None:
    """The mistake comes to light when the time for corrections is over."""
    return rule(TOO_LATE_81C3) if not case.in_time else None


@law("bridge:82A", "bridge:82C", "bridge:81C3")
def can_be_put_right(case: Situation) -> Ruling | None:
    """The ruling can still be put right, and the board gets a normal result."""
    return rule(CORRECT_RULING, OWN_UP) if case.correctable else None


@law("bridge:82C", "bridge:82B1", "bridge:12C1b")
def assigned_for_both(case: Situation) -> Ruling | None:
    """It can no longer be put right, but the director can tell what would probably have happened."""
    if not case.foreseeable:
        return None
    return rule(ADJUST_82C, BOTH_INNOCENT, go_to(onward.ADJUSTED_SCORE, basis=Basis.KNOWN))


@law("bridge:82C", "bridge:82B1", "bridge:12C2a")
def artificial_for_both(_: Situation) -> Ruling | None:
    """It can no longer be put right, and what would have happened cannot be told."""
    other = go_to(onward.ADJUSTED_SCORE, basis=Basis.NO_RESULT, responsible=Responsible.NOT)
    return rule(ADJUST_82C, BOTH_INNOCENT, other)


# May the director still act?


@law("bridge:81C3", "bridge:79C", "bridge:92B")
def learnt_in_time(case: Situation) -> Ruling | None:
    """There is still time for corrections."""
    return rule(MUST_RECTIFY, then=PROCEDURE) if case.in_time else None


@law("bridge:79C2")
def entered_wrongly(case: Situation) -> Ruling | None:
    """The time for corrections is over, and an agreed result was entered or reckoned wrongly."""
    return rule(go_to(onward.SCORE_CORRECTION, wrong=WrongScore.ENTERED)) if case.scoring else None


@law("bridge:81C3", "bridge:92B")
def learnt_too_late(_: Situation) -> Ruling | None:
    """The time for corrections is over, and it is no mere mistake of the score."""
    return rule(TOO_LATE_81C3)


# May it be waived?


@law("bridge:10A", "bridge:81C5")
def waived_by_players(case: Situation) -> Ruling | None:
    """The players have waived the rectification themselves."""
    return rule(go_to(onward.AFTER_IRREGULARITY, act=Act.SETTLE)) if case.asker is WaivedBy.ARRANGED else None


@law("bridge:81C5")
def not_asked_by_innocent(case: Situation) -> Ruling | None:
    """The non-offending side has not asked for it."""
    return rule(NOT_WAIVED) if case.asker is WaivedBy.OFFENDERS else None


@law("bridge:81C5")
def without_good_cause(case: Situation) -> Ruling | None:
    """The non-offending side asks for it, but there is no good cause."""
    return rule(NOT_WAIVED) if not case.cause else None


@law("bridge:81C5", otherwise=(WaivedBy.INNOCENT,))
def with_good_cause(_: Situation) -> Ruling | None:
    """The non-offending side asks for it, and there is a good cause."""
    return rule(MAY_WAIVE)


# Is an appeal to be spoken of?


@law("bridge:83")
def law_alone(case: Situation) -> Ruling | None:
    """The ruling depended on the Law alone."""
    return rule(REVIEW_NOT_OFFERED) if not case.weighed else None


@law("bridge:83", "bridge:81C7")
def review_justified(case: Situation) -> Ruling | None:
    """The ruling depended on facts or discretion, and a review might be justified."""
    return rule(REVIEW_OFFERED, MAY_REFER, go_to(onward.APPEAL, stage=AppealStage.BRING)) if case.review else None


@law("bridge:83", "bridge:92A")
def review_not_justified(_: Situation) -> Ruling | None:
    """The ruling depended on facts or discretion, but nothing speaks for a review."""
    return rule(REVIEW_NOT_OFFERED)


MISTAKE = Issue(
    N_("What becomes of the wrong ruling?"),
    (mistake_found_too_late, can_be_put_right, assigned_for_both, artificial_for_both),
)
LEARNT = Issue(N_("May the director still act?"), (learnt_in_time, entered_wrongly, learnt_too_late))
WAIVED = Issue(N_("May it be waived?"), (waived_by_players, not_asked_by_innocent, without_good_cause, with_good_cause))
REVIEW = Issue(N_("Is an appeal to be spoken of?"), (law_alone, review_justified, review_not_justified))
DIRECTORS_RULING = Topic(
    "bridge",
    "directors-ruling",
    N_("The director's ruling"),
    N_("The players do not agree on what happened, a ruling was wrong, or a rectification is to be waived."),
    Situation,
    (
        Issue(
            N_("What has the director to do?"),
            (rule_on_incident, wrong_ruling, nobody_called, to_be_waived, after_the_ruling, play_of_a_board),
        ),
        FACTS,
        PROCEDURE,
        MISTAKE,
        LEARNT,
        WAIVED,
        REVIEW,
    ),
)
