"""Announcements of king and felső: forbidden or not, in time or not, counted or not. 4.A, 6.6, 6.7, 13.3.3."""

from dataclasses import dataclass

from engine.effect import Effect, Order
from engine.fact import Facts, ask, impossible, part
from engine.law import GoTo, Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_, Choice, Text, say
from engine.ulti.reading import Reading
from engine.ulti.renonsz.play_fault import PLAY_FAULT
from engine.ulti.renonsz.play_incident import WrongInPlay
from engine.ulti.renonsz.renonsz import RENONSZ, Complaint, Listed, Phase
from engine.ulti.table.bid import BETLIS, HUNDREDS, PLAIN, TRUMP_DURCHMARS, Bid
from engine.ulti.table.player import Player


class Wording(Choice):
    """Was what was said right?"""

    RIGHT = "right", N_("yes")
    CORRECTED = "corrected", N_("no, but it was put right at once")
    WRONG_VALUE = "wrong-value", N_("no: 20 was said for 40 or 40 for 20, and it was not put right at once")
    NOT_HELD = "not-held", N_("no: the player did not hold both cards, and it was not put right at once")


class Took(Choice):
    """Who of the side that announced has taken a trick."""

    ANNOUNCER = "announcer", N_("the announcer, or a partner who also announced")
    PARTNER = "partner", N_("only the partner, who announced nothing")
    NOBODY = "nobody", N_("nobody")
    NOT_YET = "not-yet", N_("nobody yet, the play goes on")


HAD_TIME = {True: N_("Right, had it been said in time.")}
HAD_WORDING = {
    Wording.RIGHT: N_("Right, had the player held both cards and named the right value."),
    Wording.CORRECTED: N_("Right, had it been put right at once."),
    Wording.WRONG_VALUE: N_("Right, had a wrong value been left uncorrected."),
    Wording.NOT_HELD: N_("Right, had the player not held both cards."),
}
HAD_TAKEN = {
    Took.ANNOUNCER: N_("Right, had the announcer taken a trick."),
    Took.NOBODY: N_("Right, had nobody of that side taken a trick in the whole hand."),
    Took.NOT_YET: N_("Right, had nobody of that side taken a trick yet."),
}
HAD_PAIR = {True: N_("Right, had it been the pair of trumps."), False: N_("Right, had it been a pair of another suit.")}


@dataclass(frozen=True, kw_only=True)
class Announcement(Facts):
    """Somebody announced a king and felső."""

    bid: Bid = ask(N_("What is the bid?"), heard="bid")
    speaker: Player = ask(N_("Who announced?"))
    in_time: bool = ask(N_("Was it said by the time the player let go of their own first card?"), had=HAD_TIME)
    said: Wording = ask(
        N_("Did the player hold the king and felső of that suit, and name the right value?"), had=HAD_WORDING
    )
    took: Took = ask(N_("Who of the announcing side has taken a trick?"), had=HAD_TAKEN)
    trumps: bool = ask(N_("Was it the pair of the trump suit?"), had=HAD_PAIR)
    reading: Reading = part()

    @impossible
    def partner_of_the_declarer(self) -> Text | None:
        if self.speaker is Player.DECLARER and self.took is Took.PARTNER:
            return say("The declarer has no partner.")
        return None

    @property
    def points(self) -> int:
        return 40 if self.trumps else 20


@dataclass(frozen=True)
class Counts(Effect):
    """An announcement that counts for so many points."""

    points: int

    def words(self) -> Text:
        return say("The announcement counts for {points|point}.", points=self.points)


@dataclass(frozen=True)
class Waits(Effect):
    """An announcement that will count once the side has taken a trick."""

    points: int

    def words(self) -> Text:
        return say(
            "The announcement is in order. It counts for {points|point} once the announcer has taken a trick.",
            points=self.points,
        )


FORBIDDEN = Order("announcing-forbidden", N_("In this bid nobody may announce: the play stops and the announcer pays."))
ANNOUNCEMENT_TOO_LATE = Order("announcement-too-late", N_("The announcement came too late and does not count."))
NOT_COUNTED = Order("not-counted", N_("The announcement is not counted."))
NO_EFFECT = Order("slip-without-effect", N_("The slip was put right at once and has no effect."))


def to_fault(one: Announcement) -> GoTo:
    at_hand = one.have(**{"raised.bid": "bid"}, offender="speaker")
    return go_to(PLAY_FAULT, fault=WrongInPlay.ANNOUNCED, established=True, **at_hand)


# May it be announced?


@law("ulti:13.3.3", "ulti:4.B.2")
def hundred_bid(one: Announcement) -> Ruling | None:
    """The bid contains 40/100 or 20/100."""
    return rule(FORBIDDEN, to_fault(one)) if one.bid.parts & HUNDREDS else None


@law("ulti:4.F.4", "ulti:13.3.3")
def durchmars_bid(one: Announcement) -> Ruling | None:
    """The bid contains a durchmars, with trumps or without."""
    return rule(FORBIDDEN, to_fault(one)) if one.bid.parts & (TRUMP_DURCHMARS | PLAIN) else None


@law("ulti:4.E.1", "ulti:13.3.3")
def betli_bid(one: Announcement) -> Ruling | None:
    """The bid is a betli."""
    return rule(FORBIDDEN, to_fault(one)) if one.bid.parts & BETLIS else None


@law("ulti:6.6")
def declarer_too_late(one: Announcement) -> Ruling | None:
    """The declarer announced after letting go of the first card."""
    return rule(ANNOUNCEMENT_TOO_LATE) if one.speaker is Player.DECLARER and not one.in_time else None


@law("ulti:6.7")
def defender_too_late(one: Announcement) -> Ruling | None:
    """A defender announced later than with the first card."""
    return rule(ANNOUNCEMENT_TOO_LATE) if one.speaker is not Player.DECLARER and not one.in_time else None


@law("ulti:10.4")
def slip_put_right(one: Announcement) -> Ruling | None:
    """What was said was wrong, but it was put right at once."""
    return rule(NO_EFFECT, then=COUNTING) if one.said is Wording.CORRECTED else None


@law("ulti:4.A.2.c", "ulti:10.3")
def wrong_announcement(one: Announcement) -> Ruling | None:
    """The value was wrong, or the player did not hold both cards, and it was not put right at once."""
    if one.said not in (Wording.WRONG_VALUE, Wording.NOT_HELD):
        return None
    found = {"complaint": Complaint.WORDS, "corrected": False, "breach": True, "phase": Phase.PLAY}
    return rule(go_to(RENONSZ, **found, listed=Listed.RULE, **one.have(**{"raised.bid": "bid"}, offender="speaker")))


@law("ulti:4.A.2.c")
def good_announcement(_: Announcement) -> Ruling | None:
    """The player held both cards and announced them at their right value and in time."""
    return rule(then=COUNTING)


# Does it count?


@law("ulti:4.A.3", "ulti:4.A.2.c")
def announcer_took_a_trick(one: Announcement) -> Ruling | None:
    """The announcer has taken a trick, or a partner who announced as well."""
    return rule(Counts(one.points)) if one.took is Took.ANNOUNCER else None


@law("ulti:4.A.3")
def nobody_took_a_trick_yet(one: Announcement) -> Ruling | None:
    """Nobody of the side has taken a trick, but the play goes on."""
    return rule(Waits(one.points)) if one.took is Took.NOT_YET else None


@law("ulti:4.A.3", "ulti:4.A.2.c")
def partner_s_trick_is_enough(one: Announcement) -> Ruling | None:
    """Only the partner took a trick, and by this reading that is enough."""
    return rule(Counts(one.points)) if one.took is Took.PARTNER and one.reading.partner_s_trick else None


@law("ulti:4.A.3", otherwise=(Took.NOBODY, Took.PARTNER))
def no_trick_taken(_: Announcement) -> Ruling | None:
    """Nobody whose trick would do has taken one."""
    return rule(NOT_COUNTED)


COUNTING = Issue(
    N_("Does the announcement count?"),
    (announcer_took_a_trick, nobody_took_a_trick_yet, partner_s_trick_is_enough, no_trick_taken),
)
ALLOWED = Issue(
    N_("May it be announced?"),
    (
        hundred_bid,
        durchmars_bid,
        betli_bid,
        declarer_too_late,
        defender_too_late,
        slip_put_right,
        wrong_announcement,
        good_announcement,
    ),
)
ANNOUNCEMENT = Topic(
    "ulti",
    "announcement",
    N_("Announcing king and felső"),
    N_("Somebody announced a 20 or a 40."),
    Announcement,
    (ALLOWED, COUNTING),
)
