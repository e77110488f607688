"""What the director finds out about a claim or a concession, and what cannot be."""

from dataclasses import dataclass

from engine.fact import Facts, ask, impossible
from engine.text import N_, Choice, Text, say


class ClaimBy(Choice):
    """Who said or did it."""

    DECLARER = "declarer", N_("declarer")
    DEFENDER = "defender", N_("a defender")
    DUMMY = "dummy", N_("dummy")


class ClaimedHow(Choice):
    """What was said or done."""

    ALL = "all", N_("“The rest is ours”: all the tricks that are left")
    SOME = "some", N_("that the side wins a number of tricks, and not all that are left")
    CONCEDED = "conceded", N_("that the side loses a number of tricks, or all, with the hand shown or not")
    SHORTEN = "shorten", N_("a proposal to stop playing, without a number of tricks")
    FACED = "faced", N_("the hand was shown, without a word about tricks")
    GIVEN_UP = "given-up", N_("the hand was thrown in or put away, without a word about tricks")
    THIS_TRICK = "this-trick", N_("something about the trick in progress only")
    SPREAD = "spread", N_("declarer's hand was spread because of an opening lead out of turn")


class ClaimAnswer(Choice):
    """What the others said to it."""

    NOTHING = "nothing", N_("nothing yet")
    AGREED = "agreed", N_("the other side has agreed")
    PARTNER = "partner", N_("the defender's own partner objected at once")
    DISPUTED = "disputed", N_("a player disputes it, perhaps dummy")
    PLAY_ON = "play-on", N_("the other side asked to play on, or has played on")
    OWN_PLAY_ON = "own-play-on", N_("only the side that claimed or conceded wants to play on")
    REGRETTED = "regretted", N_("the player who gave tricks away wants one back")


@dataclass(frozen=True, kw_only=True)
class Claiming(Facts):
    """Who claimed or conceded, in which way, and what the others said."""

    by: ClaimBy = ask(
        N_("Who said or did it?"),
        had={
            ClaimBy.DECLARER: N_("Right, had it been declarer."),
            ClaimBy.DEFENDER: N_("Right, had it been a defender."),
            ClaimBy.DUMMY: N_("Right, had it been dummy."),
        },
        short=N_("by"),
    )
    how: ClaimedHow = ask(
        N_("What was said or done?"),
        hint=N_(
            "Words go before cards: a hand shown with words is what the words say. A remark about this trick and "
            "others together is about the others."
        ),
        had={
            ClaimedHow.ALL: N_("Right, had the player claimed all the tricks that were left."),
            ClaimedHow.SOME: N_("Right, had the player claimed some of the tricks, and not all that were left."),
            ClaimedHow.CONCEDED: N_("Right, had the player conceded tricks."),
            ClaimedHow.FACED: N_("Right, had the player shown the hand without a word."),
            ClaimedHow.THIS_TRICK: N_("Right, had it been about the trick in progress only."),
        },
        short=N_("said or done"),
    )
    no_claim_meant: bool = ask(
        N_("Was it unmistakable that no claim was meant?"),
        judged=True,
        hint=N_(
            "It is where the cards fell, or were shown for another reason that everybody understood. In doubt: no."
        ),
        had={
            True: N_("Right, had it been unmistakable that no claim was meant."),
            False: N_("Right, had the player perhaps meant to claim."),
        },
        short=N_("plainly no claim"),
    )
    partner_to_play: bool = ask(
        N_("Had the defender's partner still to play to this trick?"),
        had={
            True: N_("Right, had partner still had to play to the trick."),
            False: N_("Right, had partner already played to the trick."),
        },
        short=N_("partner still to play"),
    )
    answer: ClaimAnswer = ask(
        N_("What did the others say to it?"),
        hint=N_("If the defender's own partner objected at once, that comes first, whatever was said later."),
        had={
            ClaimAnswer.AGREED: N_("Right, had the other side agreed."),
            ClaimAnswer.PARTNER: N_("Right, had the defender's own partner objected at once."),
            ClaimAnswer.DISPUTED: N_("Right, had somebody disputed it."),
            ClaimAnswer.PLAY_ON: N_("Right, had the other side asked to play on."),
            ClaimAnswer.OWN_PLAY_ON: N_("Right, had only the side that claimed wanted to play on."),
        },
        short=N_("the others"),
    )
    all_agree: bool = ask(
        N_("Do all four players agree to play on?"),
        hint=N_("Dummy is one of the four. Whoever has not been asked has not agreed."),
        had={
            True: N_("Right, had all four agreed to play on."),
            False: N_("Right, had somebody not agreed to play on."),
        },
        short=N_("all four agree to play on"),
    )

    @impossible
    def only_declarer_spreads(self) -> Text | None:
        if self.how is ClaimedHow.SPREAD and self.by is not ClaimBy.DECLARER:
            return say("Only declarer spreads the hand after an opening lead out of turn.")
        return None

    @impossible
    def partner_of_a_defender(self) -> Text | None:
        if self.answer is ClaimAnswer.PARTNER and self.by is not ClaimBy.DEFENDER:
            return say("This is about a defender's partner; dummy disputes a claim like anybody else.")
        return None

    @impossible
    def nothing_to_regret(self) -> Text | None:
        if self.answer is ClaimAnswer.REGRETTED and self.how is ClaimedHow.ALL:
            return say("Whoever claims all the tricks gives none away.")
        return None

    @property
    def by_defender(self) -> bool:
        return self.by is ClaimBy.DEFENDER

    @property
    def concedes(self) -> bool:
        """Does it give tricks away, all or those beyond what is claimed?"""
        return self.how in (ClaimedHow.SOME, ClaimedHow.CONCEDED, ClaimedHow.GIVEN_UP)
