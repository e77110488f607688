"""What dummy may and may not do during the play, and which rights dummy loses: Laws 42 and 43."""

from typing import Any

from engine.bridge import onward
from engine.bridge.director.intervention import Act, DummySees, Period, ToPrevent
from engine.bridge.effect.dummy import (
    IF_ASKS,
    IF_POINTS_OUT,
    IF_WARNS,
    KEEPS_OUT,
    MAY_COUNT,
    MAY_NOT_SHOW,
    MAY_TELL_FACTS,
    NOTHING_LOST,
    PENALTY_FOR_DEFENDER,
    PLAY_GOES_ON,
    PLAYS_AS_TOLD,
    RIGHTS_KEPT,
    RIGHTS_LOST,
    SAYS_NOTHING,
    SEES_TO_SUIT,
    WAIT_FOR_DIRECTOR,
)
from engine.bridge.effect.information import CheckAtEnd
from engine.bridge.effect.right import PENALTY_POSSIBLE
from engine.bridge.effect.wrong_cards import SeenAsWell
from engine.bridge.play.dummys_act import Doing, DummysAct, DummysBreach, DummysSince, Meddling
from engine.effect import ForDirector
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

# What does dummy do?


@law("bridge:42B2", "bridge:42B1", "bridge:61B2")
def speaks_before(dummy: DummysAct) -> Ruling | None:
    """Dummy warns of something that has not happened yet, or asks about a possible revoke."""
    return (
        rule(go_to(onward.AFTER_IRREGULARITY, act=Act.PREVENT, is_dummy=True)) if dummy.doing is Doing.SPEAK else None
    )


@law("bridge:43A1b", "bridge:42B3")
def points_out(dummy: DummysAct) -> Ruling | None:
    """Dummy points out, during the play, that something has gone wrong."""
    stated = {"act": Act.ATTENTION, "period": Period.PLAY, "is_dummy": True}
    return rule(go_to(onward.AFTER_IRREGULARITY, **stated)) if dummy.doing is Doing.POINT_OUT else None


@law("bridge:43A1a")
def calls_director(dummy: DummysAct) -> Ruling | None:
    """Dummy wants to call the director during the play."""
    stated = {"act": Act.CALL, "period": Period.PLAY, "is_dummy": True}
    return rule(go_to(onward.AFTER_IRREGULARITY, **stated)) if dummy.doing is Doing.CALL else None


@law("bridge:65B3", "bridge:66A")
def about_a_trick(dummy: DummysAct) -> Ruling | None:
    """Dummy wants to see a trick, or sees one that points the wrong way."""
    return rule(go_to(onward.LOOKING_AT_TRICKS, is_dummy=True)) if dummy.doing is Doing.TRICK else None


@law("bridge:43A2", "bridge:43B2")
def looks_at_other_cards(dummy: DummysAct) -> Ruling | None:
    """Dummy swaps hands with declarer, gets up to watch declarer, or looks at a defender's cards."""
    return rule(then=BREACH) if dummy.doing is Doing.LOOK else None


@law("bridge:43A1c")
def meddles(dummy: DummysAct) -> Ruling | None:
    """Dummy says, suggests or signals something about the play."""
    return rule(KEEPS_OUT, RIGHTS_KEPT, PENALTY_POSSIBLE, then=MEDDLING) if dummy.doing is Doing.MEDDLE else None


@law("bridge:43A3", "bridge:49")
def is_shown_a_hand(dummy: DummysAct) -> Ruling | None:
    """A defender shows dummy the own hand."""
    if dummy.doing is not Doing.SHOWN:
        return None
    return rule(MAY_NOT_SHOW, NOTHING_LOST, SeenAsWell("bridge:49"), PENALTY_FOR_DEFENDER)


@law("bridge:42A1")
def tells_director(dummy: DummysAct) -> Ruling | None:
    """Dummy tells facts or Laws, and the director is there."""
    return rule(MAY_TELL_FACTS) if dummy.doing is Doing.FACTS and dummy.director_there else None


@law("bridge:42A1", "bridge:43A1b", "bridge:43A1c", "bridge:43B1")
def tells_table(dummy: DummysAct) -> Ruling | None:
    """Dummy tells facts or Laws before the director is there."""
    return rule(WAIT_FOR_DIRECTOR, PENALTY_POSSIBLE) if dummy.doing is Doing.FACTS else None


@law("bridge:42A2", "bridge:43A1c")
def counts(dummy: DummysAct) -> Ruling | None:
    """Dummy keeps count of the tricks."""
    return rule(MAY_COUNT, SAYS_NOTHING) if dummy.doing is Doing.COUNT else None


@law("bridge:42A3", "bridge:45F", otherwise=(Doing.HANDLE,))
def handles_cards(_: DummysAct) -> Ruling | None:
    """Dummy plays dummy's cards as declarer says."""
    return rule(PLAYS_AS_TOLD, SEES_TO_SUIT)


# Which prohibition is it?


def rights_lost() -> Ruling:
    return rule(RIGHTS_LOST, IF_WARNS, IF_ASKS, IF_POINTS_OUT, PENALTY_POSSIBLE, then=SINCE)


@law("bridge:43A2a", "bridge:43B1", "bridge:43B2", "bridge:43B3")
def swapped_hands(dummy: DummysAct) -> Ruling | None:
    """Dummy and declarer have swapped hands."""
    return rights_lost() if dummy.breach is DummysBreach.SWAPPED else None


@law("bridge:43A2b", "bridge:43B1", "bridge:43B2", "bridge:43B3")
def left_the_seat(dummy: DummysAct) -> Ruling | None:
    """Dummy has left the seat to watch declarer play."""
    return rights_lost() if dummy.breach is DummysBreach.LEFT else None


@law("bridge:43A2c", "bridge:43B1", "bridge:43B2", "bridge:43B3")
def looked_at_defender(dummy: DummysAct) -> Ruling | None:
    """Dummy has looked at the faces of a defender's cards."""
    return rights_lost() if dummy.breach is DummysBreach.LOOKED else None


@law("bridge:43A2", otherwise=(DummysBreach.OTHER,))
def nothing_forbidden(_: DummysAct) -> Ruling | None:
    """Dummy got up for another reason, or saw a card without looking for it."""
    return rule(RIGHTS_KEPT)


# What has dummy done since?


def handed_over(act: Act, **stated: Any) -> Ruling:
    """Who may do what is ruled on under its own topic, with the right lost."""
    return rule(go_to(onward.AFTER_IRREGULARITY, act=act, is_dummy=True, rights_lost=True, **stated))


@law("bridge:43B2a")
def warned_since(dummy: DummysAct) -> Ruling | None:
    """Since then dummy has warned declarer of a lead from the wrong hand."""
    return handed_over(Act.PREVENT, what=ToPrevent.WRONG_HAND) if dummy.since is DummysSince.WARNED else None


@law("bridge:43B2b")
def asked_since(dummy: DummysAct) -> Ruling | None:
    """Since then dummy has asked declarer about a possible revoke."""
    return handed_over(Act.PREVENT, what=ToPrevent.DECLARERS_REVOKE) if dummy.since is DummysSince.ASKED else None


@law("bridge:43B3")
def pointed_out_since(dummy: DummysAct) -> Ruling | None:
    """Since then dummy has pointed out a defender's irregularity."""
    if dummy.since is not DummysSince.POINTED_OUT:
        return None
    return handed_over(Act.ATTENTION, period=Period.PLAY, sees=DummySees.DEFENDER)


@law("bridge:43B2", "bridge:43B3", otherwise=(DummysSince.NOTHING,))
def nothing_since(_: DummysAct) -> Ruling | None:
    """Dummy has done nothing of the kind since."""
    return rule(PLAY_GOES_ON)


# How has dummy meddled?


@law("bridge:45F", "bridge:43A1c")
def suggested_a_play(dummy: DummysAct) -> Ruling | None:
    """Dummy touched or named a card that declarer had not called for, or suggested a play otherwise."""
    return rule(CheckAtEnd("bridge:45F")) if dummy.meddling is Meddling.SUGGESTED else None


@law("bridge:43A1c", "bridge:16B", otherwise=(Meddling.COMMENTED,))
def commented(_: DummysAct) -> Ruling | None:
    """Dummy commented on the play, or let declarer know something about it."""
    return rule(ForDirector("bridge:16B"))


DOING = Issue(
    N_("May dummy do that?"),
    (
        speaks_before,
        points_out,
        calls_director,
        about_a_trick,
        looks_at_other_cards,
        meddles,
        is_shown_a_hand,
        tells_director,
        tells_table,
        counts,
        handles_cards,
    ),
)
BREACH = Issue(N_("Has dummy lost rights?"), (swapped_hands, left_the_seat, looked_at_defender, nothing_forbidden))
SINCE = Issue(
    N_("What follows for what dummy has done since?"), (warned_since, asked_since, pointed_out_since, nothing_since)
)
MEDDLING = Issue(N_("What does the director look at?"), (suggested_a_play, commented))
DUMMYS_RIGHTS = Topic(
    "bridge",
    "dummys-rights",
    N_("What dummy may do"),
    N_("During the play dummy does, or wants to do, something."),
    DummysAct,
    (DOING, BREACH, SINCE, MEDDLING),
)
