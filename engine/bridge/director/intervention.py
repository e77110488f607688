"""What the director finds out about somebody who speaks up, acts or keeps silent when something has gone wrong."""

from dataclasses import dataclass

from engine.bridge.effect.right import WhoGained
from engine.fact import Facts, ask
from engine.text import N_, Choice


class Act(Choice):
    """What somebody did or wants to do."""

    ATTENTION = "attention", N_("point out an irregularity that has happened")
    PREVENT = "prevent", N_("prevent one that has not happened yet, or ask about a possible revoke")
    CALL = "call", N_("call the director")
    SILENT = "silent", N_("say nothing about an irregularity of the own side")
    CORRECT = "correct", N_("put the own irregularity right before the director came")
    GO_ON = "go-on", N_("as an opponent of the offender, go on before the director was called")
    SETTLE = "settle", N_("fix a rectification among the players, or waive one")
    CONSULT = "consult", N_("ask partner which of several options to take")
    BEST = "best", N_("choose what is best for the own side, after the director's ruling")


class Period(Choice):
    """How far the board has come."""

    AUCTION = "auction", N_("the opening lead has not been faced yet")
    PLAY = "play", N_("during the play")
    AFTER = "after", N_("play is over")


class DummySees(Choice):
    """What dummy wants to point out during the play."""

    DEFENDER = "defender", N_("an irregularity by a defender")
    TRICK = "trick", N_("a trick that points the wrong way; the own side has not played to the next one")
    EXPLANATION = "explanation", N_("an explanation by declarer that seems to be wrong")
    OTHER = "other", N_("anything else")


class ToPrevent(Choice):
    """What is to be prevented."""

    WRONG_HAND = "wrong-hand", N_("a lead by declarer from the wrong hand")
    DECLARERS_REVOKE = "declarers-revoke", N_("declarer did not follow suit: is there no card of it left?")
    DEFENDERS_REVOKE = "defenders-revoke", N_("a defender did not follow suit: is there no card of it left?")
    OTHER = "other", N_("something else")


@dataclass(frozen=True, kw_only=True)
class Intervention(Facts):
    """Who did what, and when."""

    act: Act = ask(N_("What does somebody want to do, or what did somebody do?"), short=N_("act"))
    period: Period = ask(
        N_("How far had the board come?"),
        had={
            Period.AUCTION: N_("Right, had it been before the opening lead was faced."),
            Period.PLAY: N_("Right, had it been during the play."),
            Period.AFTER: N_("Right, had play been over."),
        },
        short=N_("so far"),
    )
    is_dummy: bool = ask(
        N_("Was it dummy?"),
        had={True: N_("Right, had it been dummy."), False: N_("Right, had it not been dummy.")},
        short=N_("dummy"),
    )
    sees: DummySees = ask(
        N_("What does dummy want to point out?"),
        had={
            DummySees.DEFENDER: N_("Right, had it been an irregularity by a defender."),
            DummySees.TRICK: N_("Right, had a trick pointed the wrong way."),
        },
        short=N_("pointed out"),
    )
    what: ToPrevent = ask(
        N_("What is it about?"),
        had={
            ToPrevent.WRONG_HAND: N_("Right, had dummy warned of a lead from the wrong hand."),
            ToPrevent.DEFENDERS_REVOKE: N_("Right, had a defender been asked."),
        },
        short=N_("about"),
    )
    is_declarer: bool = ask(N_("Was it declarer?"), short=N_("declarer"))
    rights_lost: bool = ask(
        N_(
            "Has dummy, on this board, swapped hands with declarer, left the seat to watch declarer play, or looked at "
            "a defender's cards?"
        ),
        had={
            True: N_("Right, had dummy looked at a defender's cards."),
            False: N_("Right, had dummy not looked at a defender's cards, nor swapped hands, nor left the seat."),
        },
        short=N_("dummy's rights lost"),
    )
    was_revoke: bool = ask(
        N_("Did declarer have a card of the suit led?"),
        had={
            True: N_("Right, had declarer had a card of the suit led."),
            False: N_("Right, had declarer had no card of the suit led."),
        },
        short=N_("revoke"),
    )
    drawn: bool = ask(
        N_("Has another player drawn attention to it, or asked about it, before?"),
        had={
            True: N_("Right, had another player drawn attention to it before."),
            False: N_("Right, had nobody else drawn attention to it before."),
        },
        short=N_("attention drawn"),
    )
    partners_explanation: bool = ask(
        N_("Is it an explanation by partner that seems to be wrong?"),
        hint=N_("An alert that was missing, or one that was not called for, counts as well."),
        had={
            True: N_("Right, had it been a wrong explanation by partner."),
            False: N_("Right, had it not been a wrong explanation by partner."),
        },
        short=N_("partner's wrong explanation"),
    )
    own_explanation: bool = ask(
        N_("Is it the player's own explanation that was wrong?"),
        hint=N_("An alert that was missing, or one that was not called for, counts as well."),
        had={
            True: N_("Right, had it been the player's own explanation."),
            False: N_("Right, had it not been the player's own explanation."),
        },
        short=N_("own wrong explanation"),
    )
    offending: bool = ask(
        N_("Does the player belong to the offending side?"),
        had={
            True: N_("Right, had the player belonged to the offending side."),
            False: N_("Right, had the player not belonged to the offending side."),
        },
        short=N_("offending side"),
    )
    gained: WhoGained = ask(
        N_("In the director's view, who has an advantage because an opponent acted without knowing the Laws?"),
        judged=True,
        had={
            WhoGained.NOBODY: N_("Right, had nobody gained by it."),
            WhoGained.OFFENDERS: N_("Right, had the offending side gained by it."),
            WhoGained.OTHERS: N_("Right, had the other side gained by it."),
        },
        short=N_("advantage"),
    )
