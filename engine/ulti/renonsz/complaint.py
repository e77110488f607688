"""A complaint that something was irregular, and what is found out about it."""

from dataclasses import dataclass
from typing import Any

from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Choice, Text, say
from engine.ulti.reading import Reading
from engine.ulti.renonsz.said_before import SaidBefore
from engine.ulti.table.bid import Task
from engine.ulti.table.player import Player


def ask_called() -> Any:
    """Whether a fault of the deal or of the auction was called in time: 10.2."""
    return ask(
        N_("Did a player of this game call the fault at once on noticing it?"),
        judged=True,
        hint=N_("It does not matter how late it was noticed."),
        had={
            True: N_("Right, had a player of this game called it at once on noticing it."),
            False: N_("Right, had the players noticed it and let the game go on."),
        },
    )


def ask_in_play() -> Any:
    return ask(
        N_("Did it come to light only in the play?"),
        had={
            True: N_("Right, had it come to light only in the play."),
            False: N_("Right, had it come to light before the play."),
        },
    )


class Complaint(Choice):
    """What kind of thing is complained of."""

    SUIT = "suit", N_("the bidder named a wrong suit when starting the play")
    WORDS = "words", N_("someone called something wrongly, for example 40 instead of 20")
    OTHER = "other", N_("something else")


class Called(Choice):
    """Who called renonsz, and when."""

    AT_ONCE = "at-once", N_("a player of this game, at once on noticing it")
    LATE = "late", N_("a player of this game, but only after having noticed it and let the game go on")
    OUTSIDER = "outsider", N_("only someone who takes no part in this game")
    NOBODY = "nobody", N_("nobody")


class Phase(Choice):
    """The part of the game in which it happened."""

    DEAL = "deal", N_("the deal")
    AUCTION = "auction", N_("the auction")
    PLAY = "play", N_("the play")


class Listed(Choice):
    """Whether the rules know the event."""

    CASE = "case", N_("yes, among the listed cases of renonsz")
    RULE = "rule", N_("only as something that another rule orders or forbids")
    NOWHERE = "nowhere", N_("no, an event of this kind is not in the rules")


@dataclass(frozen=True, kw_only=True)
class Renonsz(Facts):
    """What is found out when someone says that something was irregular."""

    raised: SaidBefore = part()
    complaint: Complaint = ask(N_("What is complained of?"))
    corrected: bool = ask(
        N_("Was it corrected at once?"),
        judged=True,
        hint=N_("A wrong suit can be corrected only until the first card is let go of."),
        had={
            True: N_("Right, had it been corrected at once."),
            False: N_("Right, had it not been corrected at once."),
        },
    )
    called: Called = ask(
        N_("Who called renonsz?"),
        judged=True,
        hint=N_("It may be noticed after the last cards."),
        had={
            Called.AT_ONCE: N_("Right, had a player of this game called renonsz at once."),
            Called.LATE: N_("Right, had the player noticed it and let the game go on."),
            Called.NOBODY: N_("Right, had nobody called renonsz."),
        },
    )
    admitted: bool = ask(
        N_("Does the offender admit it, and do the parties agree on the penalty?"),
        had={
            True: N_("Right, had the offender admitted it and the parties agreed on the penalty."),
            False: N_("Right, had it been disputed."),
        },
    )
    breach: bool = ask(
        N_("Does what happened depart from the rules?"),
        judged=True,
        had={
            True: N_("Right, had the jury found that a rule was broken."),
            False: N_("Right, had the jury found that no rule was broken."),
        },
    )
    inspected: bool = ask(
        N_("Did the players look at tricks already taken in order to establish it?"),
        had={
            True: N_("Right, had tricks already taken been looked at to establish it."),
            False: N_("Right, had nobody looked at tricks already taken."),
        },
    )
    material: bool = ask(
        N_("Does it materially affect the further course of the game?"),
        judged=True,
        had={
            True: N_("Right, had the jury found that it materially affected the rest of the game."),
            False: N_("Right, had the jury found that it did not materially affect the rest of the game."),
        },
    )
    phase: Phase = ask(
        N_("In which part of the game did it happen?"),
        had={
            Phase.DEAL: N_("Right, had it happened in the deal."),
            Phase.AUCTION: N_("Right, had it happened in the auction."),
            Phase.PLAY: N_("Right, had it happened in the play."),
        },
    )
    listed: Listed = ask(
        N_("Do the rules know what happened?"),
        had={
            Listed.CASE: N_("Right, had it been one of the listed cases of renonsz."),
            Listed.RULE: N_("Right, had it broken a rule without being one of the listed cases."),
        },
    )
    offender: Player = ask(N_("Who is at fault?"), had=N_("Right, had {value} been at fault."))
    caller: Player = ask(N_("Who called renonsz without reason?"), had=N_("Right, had {value} called renonsz."))
    reading: Reading = part()

    @impossible
    def no_tricks_yet(self) -> Text | None:
        if self.inspected and self.stage is not Phase.PLAY:
            return say("Before the play there are no tricks to look at.")
        return None

    @property
    def payer(self) -> Player:
        if not (self.admitted or self.breach):
            return self.caller
        return Player.DECLARER if self.complaint is Complaint.SUIT else self.offender

    @property
    def charged(self) -> frozenset[Task]:
        return self.raised.bid.parts

    @property
    def stage(self) -> Phase:
        """The part of the game in which it happened: the suit is named when the play starts."""
        return Phase.PLAY if self.complaint is Complaint.SUIT else self.phase
