"""Who may point out an irregularity, and who may call the director: Laws 9A, 9B, 42B3 and 43."""

from engine.bridge.director.intervention import DummySees, Intervention, Period
from engine.bridge.effect.right import (
    CALL_AT_ONCE,
    CORRECT_WHEN,
    COSTS_NOTHING,
    DEFENDERS_GAIN,
    MAY_CALL,
    MAY_NOT_CALL,
    MAY_POINT_OUT,
    MUST_CORRECT,
    NO_RECTIFICATION_NOW,
    NOT_BEFORE_TIME,
    ONLY_AFTER_PLAY,
    OPPONENTS_KEEP_RIGHTS,
    PENALTY_POSSIBLE,
    RULED_ALL_THE_SAME,
)
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

# May it be pointed out?


@law("bridge:42B3", "bridge:9B1a", "bridge:9B1d")
def after_play(one: Intervention) -> Ruling | None:
    """Play is over: any player may, dummy too."""
    return may_point_out() if one.period is Period.AFTER else None


@law("bridge:20F5a", "bridge:20F5b")
def about_partners_explanation(one: Intervention) -> Ruling | None:
    """Declarer or a defender, before play is over, wants to point out a wrong explanation by partner."""
    if one.period is Period.PLAY and one.is_dummy:
        return None
    return rule(NOT_BEFORE_TIME, CORRECT_WHEN) if one.partners_explanation else None


@law("bridge:9A1", "bridge:9B1a", "bridge:9B1d")
def in_auction(one: Intervention) -> Ruling | None:
    """The opening lead has not been faced yet: any player may."""
    return may_point_out() if one.period is Period.AUCTION else None


@law("bridge:9A2", "bridge:9B1a", "bridge:9B1d")
def by_declarer_or_defender(one: Intervention) -> Ruling | None:
    """During the play, declarer or a defender points it out."""
    return None if one.is_dummy else may_point_out()


def may_point_out() -> Ruling:
    return rule(MAY_POINT_OUT, CALL_AT_ONCE, OPPONENTS_KEEP_RIGHTS)


@law("bridge:65B3", "bridge:9A2")
def trick_points_wrong(one: Intervention) -> Ruling | None:
    """Dummy sees a trick pointing the wrong way, before the own side has played to the next one."""
    return rule(MAY_POINT_OUT) if one.sees is DummySees.TRICK else None


@law("bridge:20F5b", "bridge:9A4")
def declarer_explained_wrongly(one: Intervention) -> Ruling | None:
    """Dummy believes that declarer has explained wrongly."""
    return rule(MUST_CORRECT, CORRECT_WHEN) if one.sees is DummySees.EXPLANATION else None


@law("bridge:43B3", "bridge:43B1", "bridge:43A2a", "bridge:43A2b", "bridge:43A2c")
def right_to_point_out_lost(one: Intervention) -> Ruling | None:
    """Dummy, having lost these rights, is the first to point out a defender's irregularity."""
    if one.sees is not DummySees.DEFENDER or not one.rights_lost:
        return None
    return rule(NO_RECTIFICATION_NOW, DEFENDERS_GAIN, PENALTY_POSSIBLE)


@law("bridge:43A1b", "bridge:9A4", "bridge:43B1", otherwise=(DummySees.DEFENDER, DummySees.OTHER, Period.PLAY))
def dummy_during_play(_: Intervention) -> Ruling | None:
    """Dummy, during the play, with none of the exceptions."""
    return rule(ONLY_AFTER_PLAY, RULED_ALL_THE_SAME, PENALTY_POSSIBLE)


# May the director be called?


@law("bridge:9B1a", "bridge:9B1c")
def called_outside_play(one: Intervention) -> Ruling | None:
    """The lead has not been faced yet, or play is over."""
    return may_call() if one.period is not Period.PLAY else None


@law("bridge:9B1b", "bridge:9B1c")
def called_by_player(one: Intervention) -> Ruling | None:
    """The player is not dummy."""
    return None if one.is_dummy else may_call()


@law("bridge:9B1b", "bridge:9B1c")
def called_by_dummy(one: Intervention) -> Ruling | None:
    """It is dummy, and another player has drawn attention to the irregularity."""
    return may_call() if one.drawn else None


def may_call() -> Ruling:
    return rule(MAY_CALL, COSTS_NOTHING)


@law("bridge:43A1a", "bridge:43B1", otherwise=(Period.PLAY,))
def called_first_by_dummy(_: Intervention) -> Ruling | None:
    """It is dummy, during the play, and nobody else has drawn attention to anything."""
    return rule(MAY_NOT_CALL, PENALTY_POSSIBLE)


ATTENTION = Issue(
    N_("May it be pointed out?"),
    (
        after_play,
        about_partners_explanation,
        in_auction,
        by_declarer_or_defender,
        trick_points_wrong,
        declarer_explained_wrongly,
        right_to_point_out_lost,
        dummy_during_play,
    ),
)
CALLING = Issue(
    N_("May the director be called?"),
    (called_outside_play, called_by_player, called_by_dummy, called_first_by_dummy),
)
