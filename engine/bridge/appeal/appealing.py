"""What has to be known about an appeal."""

from dataclasses import dataclass

from engine.bridge.table.deadline import DEADLINE_HINT, Deadline
from engine.fact import Facts, ask
from engine.text import N_, Choice


class AppealStage(Choice):
    """What one wants to know about it."""

    BRING = "bring", N_("somebody wants to appeal: is that possible?")
    REQUEST = "request", N_("somebody asks for a ruling only now: is that possible?")
    TELL = "tell", N_("a ruling has just been given: must the director mention an appeal?")
    DECIDE = "decide", N_("an appeal has been brought: who decides it?")
    OVERRULE = "overrule", N_("the committee sits: what may it change?")
    FURTHER = "further", N_("the appeal has been decided, and somebody wants to go on")


class AppealOf(Choice):
    """Who appeals, and against what."""

    OWN = "own", N_("a contestant or the captain, against a ruling at the contestant's own table")
    OTHER = "other", N_("a contestant or a captain, against a ruling at another table")
    OUTSIDER = "outsider", N_("somebody else")


class Consent(Choice):
    """Whose agreement there is."""

    PAIR = "pair", N_("pairs: both members of the pair agree")
    HALF_PAIR = "half-pair", N_("pairs: only one of the two agrees")
    INDIVIDUAL = "individual", N_("an individual event")
    CAPTAIN = "captain", N_("teams: the captain agrees")
    NO_CAPTAIN = "no-captain", N_("teams: the captain does not agree")


class Committee(Choice):
    """Is there an appeals committee, or what the regulations have in its place?"""

    NONE = "none", N_("no, there is none")
    DISRUPTS = "disrupts", N_("yes, but its deliberations would hold up the event")
    SITS = "sits", N_("yes, and it can meet")


class AppealAbout(Choice):
    """What the ruling that is appealed against was about."""

    LAW = "law", N_("only a point of the Laws or of the regulations")
    JUDGEMENT = "judgement", N_("facts, judgement or an adjusted score")
    BOTH = "both", N_("a point of law or regulation, and something else as well")
    DISCIPLINE = "discipline", N_("a disciplinary penalty under Law 91")


class FurtherWay(Choice):
    """What the regulating authority provides for after that."""

    NOTHING = "nothing", N_("nothing")
    STAGE = "stage", N_("a further appeal")
    BODY = "body", N_("a special body that decides finally")
    CHANGED = "changed", N_("other stages than those of the Laws, as announced to the contestants")


@dataclass(frozen=True, kw_only=True)
class Appeal(Facts):
    """Who appeals and when, what about, and who is there to decide."""

    stage: AppealStage = ask(N_("What is the question?"), short=N_("question"))
    appeal_of: AppealOf = ask(
        N_("Who appeals, and against which ruling?"),
        had={
            AppealOf.OWN: N_("Right, had it been a ruling at the contestant's own table."),
            AppealOf.OTHER: N_("Right, had it been a ruling at another table."),
            AppealOf.OUTSIDER: N_("Right, had neither a contestant nor a captain appealed."),
        },
        short=N_("appellant"),
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
    consent: Consent = ask(
        N_("Which event is it, and who agrees to the appeal?"),
        had={
            Consent.PAIR: N_("Right, had both members of the pair agreed."),
            Consent.HALF_PAIR: N_("Right, had it been a pairs event, and had only one of the pair agreed."),
            Consent.INDIVIDUAL: N_("Right, had it been an individual event."),
            Consent.CAPTAIN: N_("Right, had it been a team event, and had the captain agreed."),
            Consent.NO_CAPTAIN: N_("Right, had it been a team event, and had the captain not agreed."),
        },
        short=N_("agreement"),
    )
    reviewable: bool = ask(
        N_("Was it a decision on facts or by discretion that might well be reviewed?"),
        judged=True,
        hint=N_("A point of law that can be read in the book is none. Close judgements and facts in dispute are."),
        had={
            True: N_("Right, had it been a decision that might well be reviewed."),
            False: N_("Right, had nothing spoken for a review."),
        },
        short=N_("might be reviewed"),
    )
    committee: Committee = ask(
        N_("Is there an appeals committee, or something in its place?"),
        had={
            Committee.NONE: N_("Right, had there been no committee."),
            Committee.DISRUPTS: N_("Right, had a meeting of the committee held up the event."),
            Committee.SITS: N_("Right, had there been a committee that could meet."),
        },
        short=N_("committee"),
    )
    about: AppealAbout = ask(
        N_("What was the ruling about?"),
        hint=N_("A procedural penalty under Law 90 is not one under Law 91."),
        had={
            AppealAbout.LAW: N_("Right, had it been about a point of law or regulation only."),
            AppealAbout.JUDGEMENT: N_("Right, had it been about facts or judgement."),
            AppealAbout.DISCIPLINE: N_("Right, had it been a disciplinary penalty."),
        },
        short=N_("about"),
    )
    further: FurtherWay = ask(
        N_("What does the regulating authority provide for after that?"),
        had={
            FurtherWay.NOTHING: N_("Right, had the regulating authority provided for nothing further."),
            FurtherWay.STAGE: N_("Right, had the regulating authority provided for a further appeal."),
        },
        short=N_("after that"),
    )
