"""Appeals: which are heard, who decides them, and what comes after. Laws 83, 92 and 93."""

from engine.bridge.appeal.appealing import Appeal, AppealAbout, AppealOf, AppealStage, Committee, Consent, FurtherWay
from engine.bridge.effect.appeal import (
    AS_ANNOUNCED,
    BOTH_NEEDED,
    CAPTAIN_NEEDED,
    COMMITTEE_DECIDES,
    COMMITTEE_MAY,
    COMMITTEE_MAY_NOT,
    DIRECTOR_DECIDES,
    EACH_ITS_PART,
    ENDS_HERE,
    FURTHER_COSTS,
    FURTHER_STAGE,
    HEARD,
    MAY_BE_REFERRED,
    MAY_CHANGE,
    MAY_COST,
    MAY_RECOMMEND,
    MAY_REFER,
    NEED_NOT_TELL,
    NO_CONTESTANT,
    NO_PARTNER_NEEDED,
    NOT_HEARD,
    NOT_THEIR_TABLE,
    ON_TO_COMMITTEE,
    ONLY_RECOMMENDS,
    ONLY_RECOMMENDS_ON_LAW,
    RULING_GIVEN,
    SPECIAL_BODY,
    TELL_OF_APPEAL,
    THROUGH_DIRECTOR,
    TIME_OVER,
)
from engine.bridge.effect.correction import NO_RIGHT_LEFT
from engine.bridge.table.deadline import Deadline
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_

# What is the question?


@law("bridge:92")
def wants_to_appeal(appeal: Appeal) -> Ruling | None:
    """Somebody wants to appeal."""
    return rule(then=ADMISSIBLE) if appeal.stage is AppealStage.BRING else None


@law("bridge:92B")
def asks_for_ruling(appeal: Appeal) -> Ruling | None:
    """Somebody asks for a ruling only now."""
    return rule(then=REQUEST) if appeal.stage is AppealStage.REQUEST else None


@law("bridge:83")
def ruling_just_given(appeal: Appeal) -> Ruling | None:
    """A ruling has just been given."""
    return rule(then=MENTION) if appeal.stage is AppealStage.TELL else None


@law("bridge:93")
def appeal_brought(appeal: Appeal) -> Ruling | None:
    """An appeal has been brought."""
    return rule(then=WHO) if appeal.stage is AppealStage.DECIDE else None


@law("bridge:93B3")
def committee_sits(appeal: Appeal) -> Ruling | None:
    """The committee sits."""
    return rule(then=POWERS) if appeal.stage is AppealStage.OVERRULE else None


@law("bridge:93C", otherwise=(AppealStage.FURTHER,))
def decided_already(_: Appeal) -> Ruling | None:
    """The appeal has been decided."""
    return rule(then=AFTERWARDS)


# Is the appeal heard?


@law("bridge:92A")
def no_contestant(appeal: Appeal) -> Ruling | None:
    """Neither a contestant nor a captain appeals."""
    return rule(NOT_HEARD, NO_CONTESTANT) if appeal.appeal_of is AppealOf.OUTSIDER else None


@law("bridge:92A")
def other_table(appeal: Appeal) -> Ruling | None:
    """The ruling was not given at the contestant's own table."""
    return rule(NOT_HEARD, NOT_THEIR_TABLE) if appeal.appeal_of is AppealOf.OTHER else None


@law("bridge:92B")
def appeals_too_late(appeal: Appeal) -> Ruling | None:
    """More than 30 minutes have passed since the results were published, or the organiser's own period is over."""
    return rule(NOT_HEARD, TIME_OVER) if appeal.deadline.is_over else None


@law("bridge:92D1")
def one_of_pair(appeal: Appeal) -> Ruling | None:
    """In a pairs event only one member of the pair agrees."""
    return rule(NOT_HEARD, BOTH_NEEDED) if appeal.consent is Consent.HALF_PAIR else None


@law("bridge:92D2")
def without_captain(appeal: Appeal) -> Ruling | None:
    """In a team event the captain does not agree."""
    return rule(NOT_HEARD, CAPTAIN_NEEDED) if appeal.consent is Consent.NO_CAPTAIN else None


@law("bridge:92D1", "bridge:92C", "bridge:92A")
def individual(appeal: Appeal) -> Ruling | None:
    """It is an individual event, and in time."""
    if appeal.consent is not Consent.INDIVIDUAL:
        return None
    return rule(HEARD, NO_PARTNER_NEEDED, THROUGH_DIRECTOR, MAY_COST)


@law("bridge:92D2", "bridge:92C", "bridge:92A")
def captain_agrees(appeal: Appeal) -> Ruling | None:
    """It is a team event, in time, and the captain agrees."""
    return rule(HEARD, THROUGH_DIRECTOR, MAY_COST) if appeal.consent is Consent.CAPTAIN else None


@law("bridge:92D1", "bridge:92C", "bridge:92A", otherwise=(Consent.PAIR, AppealOf.OWN))
def both_agree(_: Appeal) -> Ruling | None:
    """It is a pairs event, in time, and both members of the pair agree."""
    return rule(HEARD, THROUGH_DIRECTOR, MAY_COST)


# May a ruling still be asked for?


@law("bridge:92B")
def asks_too_late(appeal: Appeal) -> Ruling | None:
    """More than 30 minutes have passed since the results were published, or the organiser's own period is over."""
    return rule(NO_RIGHT_LEFT) if appeal.deadline.is_over else None


@law("bridge:92B", otherwise=(Deadline.UNPUBLISHED, Deadline.HALF_HOUR, Deadline.OWN_RUNNING))
def asks_in_time(_: Appeal) -> Ruling | None:
    """The time for it is not over."""
    return rule(RULING_GIVEN)


# Must the director mention an appeal?


@law("bridge:83")
def might_be_reviewed(appeal: Appeal) -> Ruling | None:
    """It was a decision on facts or by discretion, and a review may be in order."""
    return rule(TELL_OF_APPEAL, MAY_REFER) if appeal.reviewable else None


@law("bridge:83")
def nothing_to_review(_: Appeal) -> Ruling | None:
    """It was no such decision."""
    return rule(NEED_NOT_TELL)


# Who decides the appeal?


@law("bridge:93A")
def no_committee(appeal: Appeal) -> Ruling | None:
    """There is no committee, or nothing in its place."""
    return rule(DIRECTOR_DECIDES) if appeal.committee is Committee.NONE else None


@law("bridge:93A")
def would_hold_up(appeal: Appeal) -> Ruling | None:
    """There is a committee, but its deliberations would hold up the event."""
    return rule(DIRECTOR_DECIDES) if appeal.committee is Committee.DISRUPTS else None


@law("bridge:93B1", "bridge:93B3")
def point_of_law(appeal: Appeal) -> Ruling | None:
    """There is a committee, and the appeal is about a point of law or regulation only."""
    is_it = appeal.about is AppealAbout.LAW
    return rule(DIRECTOR_DECIDES, ON_TO_COMMITTEE, ONLY_RECOMMENDS) if is_it else None


@law("bridge:93B1", "bridge:93B2", "bridge:93B3")
def of_two_parts(appeal: Appeal) -> Ruling | None:
    """There is a committee, and the appeal is about a point of law or regulation and about something else."""
    return rule(EACH_ITS_PART, ON_TO_COMMITTEE) if appeal.about is AppealAbout.BOTH else None


@law("bridge:93B2", "bridge:93B3")
def disciplinary(appeal: Appeal) -> Ruling | None:
    """There is a committee, and the appeal is about a disciplinary penalty."""
    return rule(COMMITTEE_DECIDES, ONLY_RECOMMENDS) if appeal.about is AppealAbout.DISCIPLINE else None


@law("bridge:93B2", "bridge:93B3", otherwise=(AppealAbout.JUDGEMENT, Committee.SITS))
def all_other_appeals(_: Appeal) -> Ruling | None:
    """There is a committee, and the appeal is about facts, judgement or an adjusted score."""
    return rule(COMMITTEE_DECIDES, MAY_CHANGE)


# What may the committee change?


@law("bridge:93B3")
def bound_by_law(appeal: Appeal) -> Ruling | None:
    """The director in charge has decided a point of law or regulation."""
    return rule(COMMITTEE_MAY_NOT, MAY_RECOMMEND) if appeal.about is AppealAbout.LAW else None


@law("bridge:93B3", "bridge:91")
def bound_by_discipline(appeal: Appeal) -> Ruling | None:
    """The director in charge has given a disciplinary penalty."""
    return rule(COMMITTEE_MAY_NOT, MAY_RECOMMEND) if appeal.about is AppealAbout.DISCIPLINE else None


@law("bridge:93B3")
def bound_in_part(appeal: Appeal) -> Ruling | None:
    """The ruling is about a point of law or regulation and about something else."""
    return rule(COMMITTEE_MAY, ONLY_RECOMMENDS_ON_LAW) if appeal.about is AppealAbout.BOTH else None


@law("bridge:93B3", otherwise=(AppealAbout.JUDGEMENT,))
def free_to_change(_: Appeal) -> Ruling | None:
    """The ruling is about facts, judgement or an adjusted score."""
    return rule(COMMITTEE_MAY, MAY_CHANGE)


# What comes after the decision?


@law("bridge:93C1")
def further_stage(appeal: Appeal) -> Ruling | None:
    """The regulating authority has provided for a further appeal."""
    return rule(FURTHER_STAGE, FURTHER_COSTS) if appeal.further is FurtherWay.STAGE else None


@law("bridge:93C3a")
def special_body(appeal: Appeal) -> Ruling | None:
    """A special body has been appointed to decide finally."""
    return rule(SPECIAL_BODY) if appeal.further is FurtherWay.BODY else None


@law("bridge:93C3b")
def other_stages(appeal: Appeal) -> Ruling | None:
    """The regulating authority has changed the stages, and has said so."""
    return rule(AS_ANNOUNCED) if appeal.further is FurtherWay.CHANGED else None


@law("bridge:93C2", otherwise=(FurtherWay.NOTHING,))
def nothing_further(_: Appeal) -> Ruling | None:
    """Nothing further is provided for."""
    return rule(ENDS_HERE, MAY_BE_REFERRED)


STAGE = Issue(
    N_("What is asked?"),
    (wants_to_appeal, asks_for_ruling, ruling_just_given, appeal_brought, committee_sits, decided_already),
)
ADMISSIBLE = Issue(
    N_("Is the appeal heard?"),
    (
        no_contestant,
        other_table,
        appeals_too_late,
        one_of_pair,
        without_captain,
        individual,
        captain_agrees,
        both_agree,
    ),
)
REQUEST = Issue(N_("May a ruling still be asked for?"), (asks_too_late, asks_in_time))
MENTION = Issue(N_("Must the director mention an appeal?"), (might_be_reviewed, nothing_to_review))
WHO = Issue(
    N_("Who decides the appeal?"),
    (no_committee, would_hold_up, point_of_law, of_two_parts, disciplinary, all_other_appeals),
)
POWERS = Issue(N_("What may the committee change?"), (bound_by_law, bound_by_discipline, bound_in_part, free_to_change))
AFTERWARDS = Issue(N_("What comes after the decision?"), (further_stage, special_body, other_stages, nothing_further))
APPEAL = Topic(
    "bridge",
    "appeal",
    N_("Appeal"),
    N_("Somebody does not accept a ruling, or asks for one late."),
    Appeal,
    (STAGE, ADMISSIBLE, REQUEST, MENTION, WHO, POWERS, AFTERWARDS),
)
