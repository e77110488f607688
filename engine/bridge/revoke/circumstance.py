"""What may be answered about a revoke: whose card, what came after it, when it was noticed, who won the trick."""

from typing import Self

from engine.text import N_, Choice


class Role(Choice):
    """Whose card it was."""

    DECLARER = "declarer", N_("declarer")
    DUMMY = "dummy", N_("dummy")
    DEFENDER = "defender", N_("a defender")


class Since(Choice):
    """What the offending side has done since."""

    NOTHING = "nothing", N_("none of these")
    PLAYED = "played", N_("led or played to the next trick")
    MISLED = "misled", N_("the same, but only because an opponent wrongly said that it was their turn")
    NAMED = "named", N_("named or designated a card for the next trick")
    CLAIMED = "claimed", N_("claimed or conceded tricks")
    AGREED = "agreed", N_("agreed to the opponents' claim or concession, for good")
    DISPUTABLE = "disputable", N_("nothing, but the opponents have claimed or conceded, and this side can still object")


class Rare(Choice):
    """What seldom comes with a revoke, all asked at once."""

    TWELFTH = "twelfth", N_("It was on the twelfth trick.")
    PENALTY_CARD = "penalty-card", N_("A penalty card lay face up that could legally have been played instead.")
    FACED = "faced", N_("The card that was played lay face up already, as a penalty card.")
    SAME_TRICK = "same-trick", N_("The other side revoked on the same trick.")
    ANOTHER = "another", N_("Another revoke on this board is established.")
    LATE = "late", N_("It was noticed only when all four hands were back in the board.")
    DUMMY_ASKED = "dummy-asked", N_("Dummy was the first to ask declarer about it, and had lost the right to.")


class Noticed(Choice):
    """When attention was first drawn to the revoke."""

    IN_PLAY = "in-play", N_("during play")
    BEFORE_RETURN = "before-return", N_("after play, before all four hands were back in the board")
    AFTER_RETURN = "after-return", N_("later, before a non-offender called on the next board")
    NEXT_BOARD = "next-board", N_("after a non-offender had called on the next board")
    ROUND_OVER = "round-over", N_("after the round was over")


LATE = frozenset({Noticed.AFTER_RETURN, Noticed.NEXT_BOARD, Noticed.ROUND_OVER})


class OtherRevoke(Choice):
    """Another established revoke on the same board."""

    NONE = "none", N_("none")
    NO_TRICK = "no-trick", N_("one of the same side that brings no trick: dummy's, or on the twelfth trick")
    SAME_SUIT = "same-suit", N_("an earlier one by the same player in the same suit")
    AGAIN = "again", N_("a later one by the same player in the same suit")
    SAME_SIDE = "same-side", N_("any other one by the same side")
    OPPONENTS = "opponents", N_("one by the other side")


class Winner(Choice):
    """The hand that won the trick of the revoke."""

    REVOKER = "revoker", N_("the hand that revoked")
    PARTNER = "partner", N_("the partner's hand (for declarer: dummy)")
    OPPONENTS = "opponents", N_("an opponent")


class Later(Choice):
    """Tricks of the offending side after the one of the revoke."""

    NONE = "none", N_("none")
    SOME = "some", N_("one or more")
    OPEN = "open", N_("play is not over yet")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Addresses may also tell the number, as they once had to."""
        if text.isdecimal() and len(text) < 3 and int(text) < 13:
            return super().parse("some" if int(text) else "none")
        return super().parse(text)


class AfterRevoke(Choice):
    """Who has played between the revoke and its being noticed."""

    NOBODY = "nobody", N_("no opponent")
    OPPONENT = "opponent", N_("an opponent, and nobody after that")
    PARTNER = "partner", N_("an opponent, and after that the offender's partner to the same trick")


class TricksWon(Choice):
    """Who won the trick of the revoke, and what its side won later: said in one breath."""

    REVOKER_SOME = "revoker-some", N_("the hand that revoked, and its side won another one later")
    REVOKER_NONE = "revoker-none", N_("the hand that revoked, and its side won none later")
    PARTNER = "partner", N_("the partner's hand (for declarer: dummy)")
    OPPONENTS_SOME = "opponents-some", N_("an opponent, and the side that revoked won one later")
    OPPONENTS_NONE = "opponents-none", N_("an opponent, and the side that revoked won none later")
    REVOKER_OPEN = "revoker-open", N_("the hand that revoked, and play is not over yet")
    OPPONENTS_OPEN = "opponents-open", N_("an opponent, and play is not over yet")

    @property
    def winner(self) -> Winner:
        return Winner.parse(str(self).partition("-")[0])

    @property
    def later(self) -> Later | None:
        """What is won later does not matter after a trick of the partner's."""
        later = str(self).partition("-")[2]
        return Later.parse(later) if later else None
