"""Who may do what when something has gone wrong: Laws 9, 10, 11, 42 and 43."""

from engine.bridge import onward
from engine.bridge.director.attention import ATTENTION, CALLING
from engine.bridge.director.intervention import Act, Intervention
from engine.bridge.director.prevention import PREVENTION
from engine.bridge.effect.information import CheckAtEnd
from engine.bridge.effect.right import (
    ALL_EXPLAINED,
    CHOOSES_ALONE,
    CORRECT_WHEN,
    FURTHER_POSSIBLE,
    MAY_CHOOSE_BEST,
    MAY_PROFIT,
    MUST_CORRECT,
    NO_DUTY,
    NOT_FOR_PLAYERS,
    OWN_TO_BE_CORRECTED,
    OWN_WHEN,
    PENALTY_POSSIBLE,
    RIGHT_MAY_BE_LOST,
    SCORE_UNTOUCHED,
    STANDS_OR_NOT,
    WITHIN_16C2,
    GainTaken,
    WhoGained,
)
from engine.bridge.information.misinformation import Aware
from engine.effect import ForDirector
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

# What is it that somebody does?


@law("bridge:9A")
def points_out(one: Intervention) -> Ruling | None:
    """Somebody points out an irregularity."""
    return rule(then=ATTENTION) if one.act is Act.ATTENTION else None


@law("bridge:9A3")
def tries_to_prevent(one: Intervention) -> Ruling | None:
    """Somebody tries to prevent an irregularity, or asks about a possible revoke."""
    return rule(then=PREVENTION) if one.act is Act.PREVENT else None


@law("bridge:9B1")
def calls_director(one: Intervention) -> Ruling | None:
    """Somebody calls the director."""
    return rule(then=CALLING) if one.act is Act.CALL else None


@law("bridge:9A5")
def keeps_silent(one: Intervention) -> Ruling | None:
    """Somebody says nothing about an irregularity of the own side."""
    return rule(then=SILENCE) if one.act is Act.SILENT else None


@law("bridge:9C", "bridge:9B2")
def corrected_too_soon(one: Intervention) -> Ruling | None:
    """An offender put the irregularity right before the director came."""
    return rule(FURTHER_POSSIBLE) if one.act is Act.CORRECT else None


@law("bridge:11A", "bridge:9B2", "bridge:11B")
def went_on(one: Intervention) -> Ruling | None:
    """A player of the non-offending side acted before the director was called."""
    if one.act is not Act.GO_ON:
        return None
    return rule(RIGHT_MAY_BE_LOST, ForDirector("bridge:11A"), PENALTY_POSSIBLE, then=GAIN)


@law("bridge:10A", "bridge:10B", "bridge:81C5")
def settled_it(one: Intervention) -> Ruling | None:
    """The players fixed a rectification among themselves, or waived one."""
    if one.act is not Act.SETTLE:
        return None
    return rule(NOT_FOR_PLAYERS, STANDS_OR_NOT, ForDirector("bridge:10B"), then=GAIN)


@law("bridge:10C2", "bridge:10C1")
def consulted_partner(one: Intervention) -> Ruling | None:
    """A player who has several options asks partner which to take."""
    return rule(CHOOSES_ALONE, ALL_EXPLAINED) if one.act is Act.CONSULT else None


@law("bridge:10C4", "bridge:16C2")
def offenders_best(one: Intervention) -> Ruling | None:
    """A player of the offending side does what is best for it, after the rectification."""
    return rule(MAY_PROFIT, WITHIN_16C2, CheckAtEnd("bridge:72C")) if one.offending else None


@law("bridge:10C3", otherwise=(Act.BEST,))
def others_best(_: Intervention) -> Ruling | None:
    """A player of the non-offending side takes the option that is best for it."""
    return rule(MAY_CHOOSE_BEST, ALL_EXPLAINED)


# Does it have to be told?


@law("bridge:20F5b", "bridge:9A5")
def partner_explained_wrongly(one: Intervention) -> Ruling | None:
    """Partner's explanation seems to be wrong."""
    return rule(MUST_CORRECT, CORRECT_WHEN) if one.partners_explanation else None


@law("bridge:20F4a", "bridge:75B2")
def player_explained_wrongly(one: Intervention) -> Ruling | None:
    """The player's own explanation was wrong."""
    if not one.own_explanation:
        return None
    return rule(OWN_TO_BE_CORRECTED, OWN_WHEN, go_to(onward.WRONG_EXPLANATION, aware=Aware.EXPLAINER))


@law("bridge:9A5")
def own_irregularity(_: Intervention) -> Ruling | None:
    """It is no explanation by either of the two."""
    return rule(NO_DUTY)


# Has somebody gained?


@law("bridge:11A")
def nobody_gained(one: Intervention) -> Ruling | None:
    """Nobody has an advantage because an opponent acted without knowing the Laws."""
    return rule(SCORE_UNTOUCHED) if one.gained is WhoGained.NOBODY else None


@law("bridge:11A", otherwise=(WhoGained.OFFENDERS, WhoGained.OTHERS))
def one_side_gained(one: Intervention) -> Ruling | None:
    """A side has an advantage because an opponent acted without knowing the Laws."""
    return rule(GainTaken(one.gained))


ACTS = Issue(
    N_("What has somebody done?"),
    (
        points_out,
        tries_to_prevent,
        calls_director,
        keeps_silent,
        corrected_too_soon,
        went_on,
        settled_it,
        consulted_partner,
        offenders_best,
        others_best,
    ),
)
SILENCE = Issue(N_("Does it have to be told?"), (partner_explained_wrongly, player_explained_wrongly, own_irregularity))
GAIN = Issue(N_("Has a side gained by it?"), (nobody_gained, one_side_gained))
AFTER_IRREGULARITY = Topic(
    "bridge",
    "after-irregularity",
    N_("Who may do what after an irregularity"),
    N_("Something has gone wrong: who may say so, prevent it, call the director or act?"),
    Intervention,
    (ACTS, ATTENTION, PREVENTION, CALLING, SILENCE, GAIN),
)
