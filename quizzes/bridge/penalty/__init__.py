"""Penalties: which kind, and whether a committee may change them."""

from random import Random

from engine.bridge.effect.penalty import (
    DISCIPLINARY,
    DISQUALIFICATION,
    FINAL,
    NOT_OVERRULED,
    PROCEDURAL,
    SUSPENSION,
)
from engine.bridge.penalty.offence import Offence, OrderMeasure, Penalised
from engine.bridge.penalty.penalty import PENALTY
from engine.law import Verdict
from engine.text import N_, say
from quizzes.bridge.propriety.deed import Deed, begin, pick, seat_players
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, has

DISORDER = {"offence": Offence.DISORDER}
MISDEEDS = (
    Deed(
        N_("{side} are two boards behind; you find no good reason for it."),
        {"offence": Offence.SLOW, "good_reason": False},
    ),
    Deed(
        N_("{side} are two boards behind, because they had to wait for you in the last round: a good reason."),
        {"offence": Offence.SLOW, "good_reason": True},
    ),
    Deed(N_("{side} come twelve minutes after the start."), {"offence": Offence.LATE}),
    Deed(
        N_("{player} and {lho} talk about board {board} so loudly that it can be heard at the next table."),
        {"offence": Offence.DISCUSSED, "audible": True},
    ),
    Deed(
        N_("{player} and {lho} whisper about board {board}; nobody at another table could hear it."),
        {"offence": Offence.DISCUSSED, "audible": False},
    ),
    Deed(
        N_("After the play {player} takes the cards of {lho} and looks at them; nobody had given leave."),
        {"offence": Offence.TOUCHED, "leave": False},
    ),
    Deed(
        N_("After the play {player} takes the cards of {lho} and looks at them; {lho} had given leave."),
        {"offence": Offence.TOUCHED, "leave": True},
    ),
    Deed(N_("{player} puts the cards of board {board} into the wrong pocket."), {"offence": Offence.POCKET}),
    Deed(
        N_("{player} compares scores with another table, to which nobody is entitled here."),
        {"offence": Offence.COMPARED, "entitled": False},
    ),
    Deed(
        N_("{side} sat at the wrong table, and you had to award an adjusted score."),
        {"offence": Offence.ADJUSTED, "blameless": False},
    ),
    Deed(
        N_(
            "In an individual {player} did not count the cards, and you had to award an adjusted score. Is {partner}, "
            "who bears no blame, penalised?"
        ),
        {"offence": Offence.ADJUSTED, "blameless": True},
    ),
    Deed(
        N_("You told {player} to switch off the telephone; it is still on."),
        {"offence": Offence.INSTRUCTION},
    ),
    Deed(
        N_("{player} revoked in trick {trick}. One trick is transferred, which {lho} thinks too mild."),
        {"offence": Offence.RECTIFIED},
    ),
    Deed(
        N_("{player} did not point out the own revoke in trick {trick}; {lho} wants that penalised."),
        {"offence": Offence.LAWFUL},
    ),
    Deed(
        N_("{player} insults {lho}, and you want to take off points."),
        {**DISORDER, "measure": OrderMeasure.POINTS},
        4,
    ),
    Deed(
        N_("{player} does not stop insulting {lho}, and you want to send {player} out for the rest of the session."),
        {**DISORDER, "measure": OrderMeasure.SUSPEND},
        4,
    ),
    Deed(
        N_("{player} insults {lho}, and you want to bar {player} for a month."),
        {**DISORDER, "measure": OrderMeasure.LONGER},
    ),
    Deed(
        N_("{player} has been caught cheating: cause enough to disqualify {side}. The organiser approves."),
        {**DISORDER, "measure": OrderMeasure.DISQUALIFY, "cause": True, "approved": True},
        4,
    ),
    Deed(
        N_("{player} has been caught cheating: cause enough to disqualify {side}. The organiser does not approve."),
        {**DISORDER, "measure": OrderMeasure.DISQUALIFY, "cause": True, "approved": False},
    ),
)


def draw_penalty(rng: Random) -> Scenario:
    deed, values = pick(rng, MISDEEDS), seat_players(rng)
    story = (begin(rng, values), tell(deed.words, values))
    return Scenario(story, (Case(PENALTY, Penalised.suppose(**deed.facts)),), (kind_part(), final_part()))


def kind_part() -> Part:
    options = (
        Option("procedural", say("A procedural penalty.")),
        Option("disciplinary", say("That measure, for the sake of order and discipline.")),
        Option("none", say("No such penalty is possible.")),
    )
    return OneOf("kind", say("Which penalty may you give?"), read_kind, 0, options)


def read_kind(verdict: Verdict) -> str:
    if has(verdict, PROCEDURAL):
        return "procedural"
    return "disciplinary" if has(verdict, DISCIPLINARY, SUSPENSION, DISQUALIFICATION) else "none"


def final_part() -> Part:
    options = (
        Option("yes", say("Yes.")),
        Option("no", say("No, it may only recommend that.")),
        Option("none", say("There is no penalty to change.")),
    )
    return OneOf("final", say("May an appeals committee change it?"), read_final, 0, options)


def read_final(verdict: Verdict) -> str:
    if has(verdict, FINAL, NOT_OVERRULED):
        return "no"
    return "yes" if has(verdict, PROCEDURAL) else "none"


LABELS = "90A 90B1 90B2 90B3 90B4 90B5 90B6 90B7 90B8 91A 91B 93B3 12B2 12C3"
FAMILIES = (Family("bridge", "penalty-or-not", N_("Which penalty?"), 2, LABELS, draw_penalty),)
