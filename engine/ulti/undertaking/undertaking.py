"""Undertakings not counted in points: were the ulti, the four aces, the betli or the durchmars made? 4.C to 4.F."""

from dataclasses import dataclass

from engine.effect import Order
from engine.fact import Facts, ask
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Choice
from engine.ulti.table.bid import BETLIS, HUNDREDS, PLAIN, TRUMP_DURCHMARS, Task

IN_POINTS = HUNDREDS | {Task.PARTI}


class Seven(Choice):
    """What became of the declarer's trump seven."""

    WON = "won", N_("it won the last trick")
    BEATEN = "beaten", N_("it was beaten in the last trick")
    EARLIER = "earlier", N_("it was played before the last trick")
    ELSEWHERE = "elsewhere", N_("the declarer did not have it")


HAD_SEVEN = {
    Seven.WON: N_("Right, had the trump seven won the last trick."),
    Seven.BEATEN: N_("Right, had the trump seven been beaten in the last trick."),
}
HAD_ACES = N_("Right, had declarer taken {value|ace}.")
HAD_TRICKS = N_("Right, had declarer taken {value|trick}.")


@dataclass(frozen=True, kw_only=True)
class Attempt(Facts):
    """What the declarer undertook, and what came of it."""

    part: Task = ask(N_("Which undertaking is it about?"))
    seven: Seven = ask(N_("What became of the trump seven?"), had=HAD_SEVEN)
    aces: int = ask(N_("How many aces are in the declarer's tricks?"), range(5), had=HAD_ACES, heard="aces")
    tricks: int = ask(N_("How many tricks did the declarer take?"), range(11), had=HAD_TRICKS, heard="tricks")


MADE = Order("made", N_("The undertaking is made."))
LOST = Order("lost", N_("The undertaking is lost."))
PENALTY = Order("ulti-penalty", N_("Besides its value a penalty of 4 points is paid, 8 in red; no kontra raises it."))
COUNT_POINTS = Order("count-points", N_("The points have to be counted; they decide this."))


@law("ulti:4.A.1", "ulti:4.B.1")
def decided_by_points(attempt: Attempt) -> Ruling | None:
    """The parti or a hundred was undertaken: the points decide."""
    return rule(COUNT_POINTS) if attempt.part in IN_POINTS else None


@law("ulti:4.D.1")
def ulti_made(attempt: Attempt) -> Ruling | None:
    """Ulti was undertaken, and the declarer won the last trick with the trump seven."""
    return rule(MADE) if attempt.part is Task.ULTI and attempt.seven is Seven.WON else None


@law("ulti:4.D.3", "ulti:4.D.1")
def ulti_lost(attempt: Attempt) -> Ruling | None:
    """Ulti was undertaken, and the trump seven did not win the last trick."""
    return rule(LOST, PENALTY) if attempt.part is Task.ULTI else None


@law("ulti:4.C.1")
def all_aces(attempt: Attempt) -> Ruling | None:
    """Four aces were undertaken, and all of them are in the declarer's tricks."""
    return rule(MADE) if attempt.part is Task.FOUR_ACES and attempt.aces == 4 else None


@law("ulti:4.C.1", "ulti:6.8")
def ace_missing(attempt: Attempt) -> Ruling | None:
    """Four aces were undertaken, and one of them went to the defenders or lay in the talon."""
    return rule(LOST) if attempt.part is Task.FOUR_ACES else None


@law("ulti:4.E.1")
def betli_without_a_trick(attempt: Attempt) -> Ruling | None:
    """A betli was undertaken, and the declarer took no trick."""
    return rule(MADE) if attempt.part in BETLIS and not attempt.tricks else None


@law("ulti:4.E.1")
def betli_with_a_trick(attempt: Attempt) -> Ruling | None:
    """A betli was undertaken, and the declarer took a trick."""
    return rule(LOST) if attempt.part in BETLIS else None


@law("ulti:4.F.1")
def every_trick(attempt: Attempt) -> Ruling | None:
    """A durchmars was undertaken, and the declarer took all ten tricks."""
    return rule(MADE) if attempt.tricks == 10 else None


@law("ulti:4.F.1", otherwise=tuple(sorted(TRUMP_DURCHMARS | PLAIN)))
def trick_missing(_: Attempt) -> Ruling | None:
    """A durchmars was undertaken, and a trick went to the defenders."""
    return rule(LOST)


UNDERTAKING = Topic(
    "ulti",
    "undertaking",
    N_("Was the undertaking made?"),
    N_("A hand has been played, and it is asked whether what was bid has been made."),
    Attempt,
    (
        Issue(
            N_("Was the undertaking made?"),
            (
                decided_by_points,
                ulti_made,
                ulti_lost,
                all_aces,
                ace_missing,
                betli_without_a_trick,
                betli_with_a_trick,
                every_trick,
                trick_missing,
            ),
        ),
    ),
)
