"""What the director finds out about something that dummy does during the play."""

from dataclasses import dataclass

from engine.fact import Facts, ask
from engine.text import N_, Choice


class Doing(Choice):
    """What dummy does, or wants to do."""

    SPEAK = "speak", N_("warn declarer of something still to come, or ask about a possible revoke")
    POINT_OUT = "point-out", N_("point out that something has gone wrong")
    CALL = "call", N_("call the director")
    LOOK = "look", N_("look at other cards: swap hands, get up to watch, look at a defender's hand")
    MEDDLE = "meddle", N_("suggest a card, comment on the play or signal something")
    TRICK = "trick", N_("see a trick, or say that one points the wrong way")
    SHOWN = "shown", N_("nothing: a defender shows dummy the hand")
    FACTS = "facts", N_("say what happened at the table, or what the Laws say")
    COUNT = "count", N_("keep count of the tricks")
    HANDLE = "handle", N_("play dummy's cards, and watch that dummy follows suit")


class DummysBreach(Choice):
    """What dummy has looked at, and how."""

    SWAPPED = "swapped", N_("dummy and declarer have swapped hands")
    LEFT = "left", N_("dummy has left the seat to watch declarer play")
    LOOKED = "looked", N_("dummy has looked at the faces of a defender's cards")
    OTHER = "other", N_("none of these: got up for another reason, or saw a card without looking for it")


class DummysSince(Choice):
    """What dummy, having lost rights, has done since."""

    NOTHING = "nothing", N_("nothing of the kind so far")
    WARNED = "warned", N_("warned declarer of a lead from the wrong hand")
    ASKED = "asked", N_("asked declarer about a possible revoke")
    POINTED_OUT = "pointed-out", N_("pointed out an irregularity by a defender")


class Meddling(Choice):
    """How dummy has meddled in the play."""

    SUGGESTED = "suggested", N_("touched or named a card that declarer had not called for, or suggested a play")
    COMMENTED = "commented", N_("made a remark, a face or a sign about the play")


@dataclass(frozen=True, kw_only=True)
class DummysAct(Facts):
    """What dummy does, and what comes after it."""

    doing: Doing = ask(
        N_("What does dummy do, or want to do?"),
        had={
            Doing.LOOK: N_("Right, had dummy gone to look at other cards."),
            Doing.MEDDLE: N_("Right, had dummy only said something about the play."),
            Doing.SHOWN: N_("Right, had the defender shown the hand unasked."),
        },
        short=N_("dummy's act"),
    )
    breach: DummysBreach = ask(
        N_("What was it?"),
        hint=N_("A defender who shows dummy the hand unasked costs dummy nothing."),
        had={
            DummysBreach.SWAPPED: N_("Right, had dummy and declarer swapped hands."),
            DummysBreach.LEFT: N_("Right, had dummy left the seat to watch declarer play."),
            DummysBreach.LOOKED: N_("Right, had dummy looked at a defender's cards."),
            DummysBreach.OTHER: N_("Right, had dummy not tried to see anything."),
        },
        short=N_("dummy"),
    )
    since: DummysSince = ask(N_("What has dummy done since?"), short=N_("since then"))
    meddling: Meddling = ask(N_("What did dummy do?"), short=N_("dummy"))
    director_there: bool = ask(
        N_("Is the director at the table?"),
        had={
            True: N_("Right, had the director been at the table."),
            False: N_("Right, had the director not been at the table."),
        },
        short=N_("director there"),
    )
