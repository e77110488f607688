"""What the director has to deal with, and what is known about it."""

from dataclasses import dataclass

from engine.fact import Facts, ask
from engine.text import N_, Choice


class Task(Choice):
    """What the director has to do."""

    CALLED = "called", N_("rule on what has happened at a table")
    ERROR = "error", N_("deal with a ruling that turns out to have been wrong")
    NOTICED = "noticed", N_("deal with an irregularity that nobody called for")
    WAIVE = "waive", N_("say whether a rectification can be waived")
    APPEAL = "appeal", N_("say whether to speak of an appeal, the ruling having been given")
    BOARD = "board", N_("decide whether a board is played, later or not at all")


class LawSays(Choice):
    """What the Laws have for the case."""

    FIXED = "fixed", N_("a rectification, without a choice")
    OPTIONS = "options", N_("options among which a player chooses")
    NOTHING = "nothing", N_("no rectification, and there is nothing to weigh up")
    WEIGH = "weigh", N_("no rectification, but an infraction may have damaged the other side")


class WaivedBy(Choice):
    """Who wants the rectification to be waived."""

    INNOCENT = "innocent", N_("the non-offending side asks the director")
    OFFENDERS = "offenders", N_("only the offending side, or nobody, asks the director")
    ARRANGED = "arranged", N_("the players have waived it already, without the director")


@dataclass(frozen=True, kw_only=True)
class Situation(Facts):
    """What there is to rule on, what is known of it, and what the Laws have for it."""

    task: Task = ask(N_("What has the director to do?"), short=N_("task"))
    agreed: bool = ask(
        N_("Do the players agree on what happened?"),
        had={
            True: N_("Right, had the players agreed on what happened."),
            False: N_("Right, had the players not agreed on what happened."),
        },
        short=N_("facts agreed"),
    )
    established: bool = ask(
        N_("In your view, can it be established what happened?"),
        judged=True,
        hint=N_("Not certainty is needed, but what is more likely by the weight of all that you have found out."),
        had={
            True: N_("Right, had it been possible to establish what happened."),
            False: N_("Right, had it been impossible to establish what happened."),
        },
        short=N_("facts established"),
    )
    law_says: LawSays = ask(
        N_("What do the Laws have for it?"),
        had={
            LawSays.FIXED: N_("Right, had the Law prescribed one rectification."),
            LawSays.OPTIONS: N_("Right, had the Law given a player the choice."),
            LawSays.NOTHING: N_("Right, had there been nothing to rectify or to weigh up."),
        },
        short=N_("the Laws have"),
    )
    damaged: bool = ask(
        N_("In your view, is it likely that the infraction has damaged the non-offending side?"),
        judged=True,
        hint=N_(
            "Damage is a worse score than could have been expected without the infraction. What remains doubtful is "
            "decided in favour of the non-offending side."
        ),
        had={
            True: N_("Right, had damage been likely."),
            False: N_("Right, had damage not been likely."),
        },
        short=N_("damage likely"),
    )
    in_time: bool = ask(
        N_("Is there still time for corrections?"),
        hint=N_("Thirty minutes from when the result was made public, unless the organiser has set another time."),
        had={
            True: N_("Right, had there still been time for corrections."),
            False: N_("Right, had the time for corrections been over."),
        },
        short=N_("in time"),
    )
    scoring: bool = ask(
        N_("Is it only that an agreed result was entered or reckoned wrongly?"),
        had={
            True: N_("Right, had it only been a result entered wrongly."),
            False: N_("Right, had it been more than a result entered wrongly."),
        },
        short=N_("entered wrongly"),
    )
    correctable: bool = ask(
        N_("Can the ruling still be put right, so that the board gets a normal result?"),
        hint=N_(
            "It can, for example, if nobody has called or played on the strength of it, or if only the number of "
            "tricks changes. It cannot once the auction or the play has taken another course because of it."
        ),
        had={
            True: N_("Right, had it still been possible to put the ruling right."),
            False: N_("Right, had it no longer been possible to put the ruling right."),
        },
        short=N_("can be put right"),
    )
    foreseeable: bool = ask(
        N_("In your view, can it be told what would probably have happened after a right ruling?"),
        judged=True,
        had={
            True: N_("Right, had it been possible to tell what would have happened."),
            False: N_("Right, had it been impossible to tell what would have happened."),
        },
        short=N_("can be told"),
    )
    asker: WaivedBy = ask(
        N_("Who wants it to be waived?"),
        had={
            WaivedBy.INNOCENT: N_("Right, had the non-offending side asked for it."),
            WaivedBy.OFFENDERS: N_("Right, had the non-offending side not asked for it."),
        },
        short=N_("asked by"),
    )
    cause: bool = ask(
        N_("In your view, is there a good cause for it?"),
        judged=True,
        had={
            True: N_("Right, had there been a good cause."),
            False: N_("Right, had there been no good cause."),
        },
        short=N_("good cause"),
    )
    weighed: bool = ask(
        N_("Did the ruling depend on disputed facts, or on the director's discretion?"),
        had={
            True: N_("Right, had the ruling depended on disputed facts or on discretion."),
            False: N_("Right, had the ruling depended on the Law alone."),
        },
        short=N_("facts or discretion"),
    )
    review: bool = ask(
        N_("In your view, might a review be justified?"),
        judged=True,
        had={
            True: N_("Right, had a review seemed justified."),
            False: N_("Right, had no review seemed justified."),
        },
        short=N_("review justified"),
    )
