"""Who may point out an irregularity, and who may call the director: Laws 9A, 9B, 42B3 and 43."""

from engine.bridge import onward
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
    ONLY_AFTER_PLAY,
    OPPONENTS_KEEP_RIGHTS,
    PENALTY_POSSIBLE,
    RULED_ALL_THE_SAME,
)
from engine.bridge.information.misinformation import Aware, HowFar
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_

HOW_FAR = {Period.PLAY: HowFar.PLAY, Period.AFTER: HowFar.AFTER}

# May it be pointed out?


@law("bridge:20F5", "bridge:75B3")
def about_partners_explanation(one: Intervention) -> Ruling | None:
    """It is a wrong explanation by partner: it has its own time. Dummy during the play is asked otherwise."""
    if one.period is Period.PLAY and one.is_dummy:
        return None
    return explained_by_partner(one) if one.partners_explanation else None


def explained_by_partner(one: Intervention) -> Ruling:
    """Whether the player has to speak now, or to be silent still, is for the rule on explanations."""
    so_far = {"how_far": HOW_FAR[one.period]} if one.period in HOW_FAR else {}
    return rule(go_to(onward.WRONG_EXPLANATION, aware=Aware.PARTNER, **so_far))


@law("bridge:42B3", "bridge:9B1a", "bridge:9B1d")
def after_play(one: Intervention) -> Ruling | None:
    """Play is over: any player may, dummy too."""
    return may_point_out() if one.period is Period.AFTER else None


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
    if one.sees is not DummySees.DEFENDER or not one.rights_lost or one.drawn:
        return None
    return rule(NO_RECTIFICATION_NOW, DEFENDERS_GAIN, PENALTY_POSSIBLE)


@law("bridge:43A1b", "bridge:9A4", "bridge:43B1", otherwise=(DummySees.DEFENDER, DummySees.OTHER, Period.PLAY))
def dummy_during_play(_: Intervention) -> Ruling | None:
    """Dummy, during the play, with none of the exceptions."""
    return rule(ONLY_AFTER_PLAY, RULED_ALL_THE_SAME, PENALTY_POSSIBLE)


# May the director be called?


@law("bridge:20F5", "bridge:75B3", "bridge:9A4")
def called_about_explanation(one: Intervention) -> Ruling | None:
    """It is a wrong explanation by partner; during the play it is not dummy after attention has been drawn to it."""
    if one.period is Period.PLAY and one.is_dummy and one.drawn:
        return None
    return explained_by_partner(one) if one.partners_explanation else None


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
        about_partners_explanation,
        after_play,
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
    (called_about_explanation, called_outside_play, called_by_player, called_by_dummy, called_first_by_dummy),
)
