"""What the director finds out about a trick to which a player has played too many cards, or none."""

from dataclasses import dataclass

from engine.bridge.reading import Reading
from engine.bridge.revoke.circumstance import Role
from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Choice, Text, say


class TrickWrong(Choice):
    """What is wrong with the trick."""

    OMITTED = "omitted", N_("a player has played no card to it")
    SURPLUS = "surplus", N_("a player has played two cards or more to it")
    MISPLACED = "misplaced", N_("a card was played to it, but does not lie among that player's played cards")
    UNKNOWN = "unknown", N_("nobody knows yet: a player has a card too many or too few in hand")
    START = "start", N_("none: the hands were not thirteen cards each from the start")


class DefectFound(Choice):
    """When the defective trick comes to light."""

    IN_TIME = "in-time", N_("before a player of each side had played to the next trick")
    LATER = "later", N_("later, but while play is going on")
    AFTER = "after", N_("after play, before a non-offender called on the next board")
    NEXT_BOARD = "next-board", N_("after a non-offender had called on the next board")
    ROUND_OVER = "round-over", N_("after the round was over")


class HowMany(Choice):
    """How a player came to play more than one card to a trick."""

    APART = "apart", N_("one after the other: the second was not meant as a lead")
    LEAD = "lead", N_("one after the other: the second was meant as a lead to the next trick")
    TOGETHER = "together", N_("both at the same moment")


class RareDefect(Choice):
    """What seldom comes with a card left out, all asked at once."""

    DUMMY = "dummy", N_("It was dummy's card that was left out.")
    TWELFTH = "twelfth", N_("It was on the twelfth trick.")
    OPPONENTS = "opponents", N_("The other side has an established revoke on this board.")
    SAME_SUIT = "same-suit", N_("The same player had an established revoke in that suit before.")


class DefectWon(Choice):
    """Whether the side that left a card out has won that trick or a later one."""

    SOME = "some", N_("yes")
    NONE = "none", N_("no")
    OPEN = "open", N_("not so far, and play is going on")


class PutBack(Choice):
    """What is true of the cards that a player takes back."""

    LOW = "low", N_("One, below the ten, has become visible by accident.")
    HONOUR = "honour", N_("An honour has become visible, the ten included.")
    SEVERAL = "several", N_("Two or more have become visible.")
    REVOKE = "revoke", N_("With one of them the player could have followed suit to a trick, and did not.")


class PlayedAgain(Choice):
    """Whether the card that lay elsewhere was played once more."""

    NO = "no", N_("no")
    IN_TIME = "in-time", N_("yes, and that play can still be put right")
    TOO_LATE = "too-late", N_("yes, and it is too late to put that play right")


@dataclass(frozen=True, kw_only=True)
class Defect(Facts):
    """The trick, when it came to light, and what the player holds."""

    wrong: TrickWrong = ask(
        N_("What is wrong with the trick?"),
        hint=N_("Count the cards left in each hand against those of the others, and the played ones in their rows."),
        had={
            TrickWrong.OMITTED: N_("Right, had the player played no card to that trick."),
            TrickWrong.SURPLUS: N_("Right, had the player played two cards to that trick."),
            TrickWrong.MISPLACED: N_("Right, had a card been played, and only lain in the wrong place."),
        },
        short=N_("wrong"),
    )
    found: DefectFound = ask(
        N_("When did it come to light?"),
        had={
            DefectFound.IN_TIME: N_("Right, had it been noticed before both sides played to the next trick."),
            DefectFound.LATER: N_("Right, had both sides played to the next trick by then."),
            DefectFound.AFTER: N_("Right, had play been over."),
        },
        short=N_("came to light"),
    )
    how: HowMany = ask(
        N_("How were the cards played?"),
        hint=N_("Whether a second card was meant as a lead is for the director to decide."),
        had={
            HowMany.APART: N_("Right, had the second card been played after the first, and not as a lead."),
            HowMany.LEAD: N_("Right, had the second card been meant as a lead."),
            HowMany.TOGETHER: N_("Right, had both cards been played at the same moment."),
        },
        short=N_("played"),
    )
    hand: Role = ask(
        N_("Whose cards are they?"),
        had={
            Role.DEFENDER: N_("Right, had they been a defender's cards."),
            Role.DECLARER: N_("Right, had they been declarer's cards."),
        },
        short=N_("cards of"),
    )
    has_suit: bool = ask(
        N_("Has the player now a card of the suit that was led to that trick?"),
        had={
            True: N_("Right, had the player had a card of the suit led."),
            False: N_("Right, had the player had no card of the suit led."),
        },
        short=N_("has the suit led"),
    )
    also: frozenset[RareDefect] = ask(N_("Is any of this true as well?"), short=N_("true as well"))
    won: DefectWon = ask(
        N_("Has the side of the player who left the card out won that trick or a later one?"),
        had={
            DefectWon.SOME: N_("Right, had that side won the trick or a later one."),
            DefectWon.NONE: N_("Right, had that side won neither the trick nor a later one."),
        },
        short=N_("that side won"),
    )
    shown: bool = ask(
        N_("Is it known which card the player showed when the trick was played?"),
        had={
            True: N_("Right, had it been known which card was shown."),
            False: N_("Right, had nobody known which card was shown."),
        },
        short=N_("card shown is known"),
    )
    back: frozenset[PutBack] = ask(N_("Is any of this true of the cards taken back?"), short=N_("cards taken back"))
    again: PlayedAgain = ask(
        N_("Has the player played the same card to a later trick as well?"),
        had={
            PlayedAgain.NO: N_("Right, had the card been played only once."),
            PlayedAgain.TOO_LATE: N_("Right, had it been too late to put the second play right."),
        },
        short=N_("played again"),
    )
    reading: Reading = part()

    @impossible
    def one_or_several(self) -> Text | None:
        if len(self.back & {PutBack.LOW, PutBack.HONOUR, PutBack.SEVERAL}) > 1:
            return say("Say once what has become visible: one low card, an honour, or several cards.")
        return None

    @impossible
    def only_defenders_have_penalty_cards(self) -> Text | None:
        if self.back & {PutBack.LOW, PutBack.HONOUR, PutBack.SEVERAL} and self.hand is not Role.DEFENDER:
            return say("Only a defender can have a penalty card.")
        return None

    @impossible
    def play_is_over(self) -> Text | None:
        if self.won is DefectWon.OPEN and self.found not in (DefectFound.IN_TIME, DefectFound.LATER):
            return say("When play is over, one knows whether that side has won a later trick.")
        return None

    @property
    def is_in_time(self) -> bool:
        return self.found is DefectFound.IN_TIME

    @property
    def restored(self) -> frozenset[PutBack]:
        """What has become visible matters only while play goes on."""
        told = self.back if self.hand else frozenset[PutBack]()
        return told if self.found is DefectFound.LATER else told & {PutBack.REVOKE}
