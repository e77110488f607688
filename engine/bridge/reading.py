"""The points that the Laws leave open, each once, with the reading that we take."""

from dataclasses import dataclass

from engine.bridge.score.outcomes import Rounding
from engine.fact import OpenPoints, open_point
from engine.text import N_, Choice


class Lowest(Choice):
    """What 27B1a asks of the replacement."""

    SPECIFIES = "specifies", N_("it specifies the same denomination")
    REPEATS = "repeats", N_("it repeats the denomination that was named")


class OwnTurn(Choice):
    """What a left-hand opponent's call does who was in turn when somebody called out of turn."""

    INTENT = "intent", N_("what the player meant by it")
    ACCEPTS = "accepts", N_("it accepts the call out of turn")
    CANCELS = "cancels", N_("it counts as made in turn, and the call out of turn as not made")


class WrongHandLead(Choice):
    """Whether a lead may be forbidden after a call on a hand from a wrong board."""

    DIRECTOR = "director", N_("the director decides")
    LIMIT = "limit", N_("yes, as after any call that was withdrawn")
    FREE = "free", N_("no")


@dataclass(frozen=True, kw_only=True)
class Reading(OpenPoints):
    """How we read what the Laws leave open."""

    lowest: Lowest = open_point(
        N_("What must the lowest bid of 27B1a do? The Hungarian text and the English differ."),
        Lowest.SPECIFIES,
        formerly="reading",
    )
    twice: bool = open_point(N_("May one trick be transferred for two revokes? The Law does not say."), False)
    own_turn: OwnTurn = open_point(
        N_("A player called at the left-hand opponent's turn, who then calls. What does that call do?"),
        OwnTurn.INTENT,
    )
    repeated_pass: bool = open_point(
        N_("May a lead be forbidden after a pass out of turn that has to be made again? The Law does not say."), False
    )
    late_change: bool = open_point(
        N_("May the second call be accepted once the first has been called over? Law 25B sets no limit."),
        False,
    )
    wrong_hand_lead: WrongHandLead = open_point(
        N_("May a lead be forbidden after a call with cards from a wrong board? Law 15 does not say."),
        WrongHandLead.DIRECTOR,
    )
    wrong_hand_late: bool = open_point(
        N_(
            "A call with cards from a wrong board comes to light after the opening lead, and partner has not called "
            "since. Does the auction go on all the same? Law 15A2b sets no limit."
        ),
        False,
    )
    whole_session: bool = open_point(
        N_(
            "May a spectator at the table not talk with a player between rounds either? The ban for the whole session "
            "stands among the rules on transmissions."
        ),
        False,
    )
    rounding: Rounding = open_point(
        N_("How is a weighted score rounded? The Laws do not say; a half goes to the non-offending side."),
        Rounding.HUNDREDTH,
    )
    deemed_excepted: bool = open_point(
        N_(
            "A card left out of a trick counts as a revoke. Does it cost no trick where a revoke would cost none, for "
            "example because it was dummy's or was noticed too late? Law 67B1 names only 64A2."
        ),
        True,
    )
    stays_major: bool = open_point(
        N_(
            "A card below the ten became major only because of a second penalty card, which is gone. Does it stay "
            "major? The Law does not say."
        ),
        True,
    )
    win_for_sure: bool = open_point(
        N_(
            "Declarer tells dummy to win the trick, and opponents play after it. Must the card be sure to win against "
            "them? Law 46B1b does not say."
        ),
        True,
    )
    revoke_named: bool = open_point(
        N_("Declarer names a card that does not follow suit although dummy could. Is it played? Law 46 does not say."),
        True,
    )
    led_ahead: bool = open_point(
        N_(
            "A defender leads to the next trick before partner has played, and declarer had played from both hands, "
            "or dummy unasked. Is there no rectification then, as if it were a play? Law 57C speaks of plays."
        ),
        True,
    )
