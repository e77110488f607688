"""What the director finds out about a possible revoke, and what cannot be."""

from dataclasses import dataclass

from engine.bridge.reading import Reading
from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Choice, Text, say


class Role(Choice):
    """Whose card it was."""

    DECLARER = "declarer", N_("declarer")
    DUMMY = "dummy", N_("dummy")
    DEFENDER = "defender", N_("a defender")


class FailedTo(Choice):
    """What the player failed to do."""

    SUIT = "suit", N_("follow suit")
    PENALTY_CARD = "penalty-card", N_("play a penalty card")
    ORDER = "order", N_("play a card or suit that a law or an opponent's choice required")


class Since(Choice):
    """What the offending side has done since."""

    NOTHING = "nothing", N_("nothing of these")
    PLAYED = "played", N_("led or played to the next trick")
    MISLED = "misled", N_("the same, but only because an opponent wrongly said that it was their turn")
    NAMED = "named", N_("named or designated a card for the next trick")
    CLAIMED = "claimed", N_("claimed or conceded tricks")
    AGREED = "agreed", N_("agreed to the opponents' claim or concession, for good")


class Noticed(Choice):
    """When attention was first drawn to the revoke."""

    IN_PLAY = "in-play", N_("during play")
    BEFORE_RETURN = "before-return", N_("after play, before all four hands were back in the board")
    AFTER_RETURN = "after-return", N_("later, before a non-offender called on the next board")
    NEXT_BOARD = "next-board", N_("after a non-offender had called on the next board")
    ROUND_OVER = "round-over", N_("after the round was over")


class OtherRevoke(Choice):
    """Another established revoke on the same board."""

    NONE = "none", N_("none")
    SAME_SUIT = "same-suit", N_("an earlier one by the same player in the same suit")
    SAME_SIDE = "same-side", N_("another one by the same side")
    OPPONENTS = "opponents", N_("one by the other side")


class Winner(Choice):
    """The hand that won the trick of the revoke."""

    REVOKER = "revoker", N_("the hand that revoked")
    PARTNER = "partner", N_("the partner's hand (for declarer: dummy)")
    OPPONENTS = "opponents", N_("an opponent")


@dataclass(frozen=True, kw_only=True)
class Revoke(Facts):
    """What the director finds out about a possible revoke."""

    able: bool = ask(N_("Could the player have followed suit, or obeyed?"))
    duty: FailedTo = ask(N_("What did the player fail to do?"))
    revoker: Role = ask(N_("Whose card was it?"))
    trick: int = ask(N_("On which trick?"), range(1, 14))
    both_sides: bool = ask(N_("Did both sides revoke on this same trick?"))
    others_played: bool = ask(N_("Has the other side led or played to the next trick as well?"))
    since: Since = ask(N_("What has the offending side done since?"))
    noticed: Noticed = ask(N_("When was attention first drawn to it?"))
    dummy_asked: bool = ask(N_("Was dummy, having lost the right to, the first to ask declarer about a revoke?"))
    faced: bool = ask(N_("Was it one of the defender's faced cards?"))
    opponents_played: bool = ask(N_("Has an opponent played to the trick after the revoke, before it was noticed?"))
    opponent_took_back: bool = ask(N_("Has an opponent taken such a card back?"))
    side_played: bool = ask(N_("Has the next player of the offending side played after that card?"))
    partner_to_play: bool = ask(N_("Was it before the turn of the defender's partner on that trick?"))
    other: OtherRevoke = ask(N_("Is there another established revoke on this board?"))
    winner: Winner = ask(N_("Who won the trick of the revoke?"))
    later: int = ask(N_("How many tricks after it did the offending side win?"), range(13))
    given: int = ask(N_("How many of these tricks already pass over for the side's other revoke?"), range(13))
    given_trick: bool = ask(N_("Does the trick of this revoke itself already pass over for the other one?"))
    reading: Reading = part()

    @impossible
    def last_trick(self) -> Text | None:
        if self.trick == 13 and self.able:
            return say("Nobody can revoke on the thirteenth trick: each hand has one card left.")
        return None

    @impossible
    def dummy_has_no_penalty_card(self) -> Text | None:
        if self.duty is FailedTo.PENALTY_CARD and self.revoker is not Role.DEFENDER:
            return say("Only a defender can have a penalty card.")
        return None

    @impossible
    def too_many_tricks(self) -> Text | None:
        if self.later > 13 - self.trick:
            return say("After trick {trick} only {left} tricks are left.", trick=self.trick, left=13 - self.trick)
        return None

    @impossible
    def given_exceeds_won(self) -> Text | None:
        if self.given > self.later:
            return say("No more of these tricks can pass over than the side won.")
        return None

    @impossible
    def agreed_too_early(self) -> Text | None:
        if self.since is Since.AGREED and self.noticed in (Noticed.IN_PLAY, Noticed.BEFORE_RETURN):
            return say("A claim is agreed to for good only with a call on the next board or the end of the round.")
        return None

    @impossible
    def play_went_on(self) -> Text | None:
        if self.noticed is Noticed.ROUND_OVER and self.since in (Since.NOTHING, Since.MISLED):
            return say("When the round is over, the side has played on, claimed, or agreed to a claim.")
        return None

    @impossible
    def no_trick_to_play(self) -> Text | None:
        if self.trick == 13 and self.since in (Since.PLAYED, Since.MISLED, Since.NAMED):
            return say("There is no trick after the thirteenth.")
        return None

    @property
    def by_defender(self) -> bool:
        return self.revoker is Role.DEFENDER

    @property
    def side_won(self) -> bool:
        """The side won the trick of the revoke, and it has not passed over already."""
        return self.winner is not Winner.OPPONENTS and not self.is_given

    @property
    def is_given(self) -> bool:
        return self.other is OtherRevoke.SAME_SIDE and not self.reading.twice and self.given_trick

    @property
    def left(self) -> int:
        """Tricks won later that have not passed over already."""
        return self.later if self.other is not OtherRevoke.SAME_SIDE or self.reading.twice else self.later - self.given
