"""What the director finds out about a card that a defender exposes in the play, and about a penalty card."""

from dataclasses import dataclass

from engine.bridge.effect.lead import LeadChoice
from engine.bridge.effect.penalty_card import Lie
from engine.bridge.irregular_call.exposed import ExposedCards
from engine.bridge.reading import Reading
from engine.bridge.table.duty import PenaltyKind, PlayDuties
from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Choice, Text, say


class PenaltyMatter(Choice):
    """What there is to rule on."""

    EXPOSED = "exposed", N_("a card became visible, or was named")
    OWN_TURN = "own-turn", N_("a player with a penalty card is to play")
    LEAD = "lead", N_("the partner of a player with a penalty card is to lead")
    FAILED = "failed", N_("another card was played instead of a penalty card")
    EARLY = "early", N_("a player led before declarer had chosen what partner's penalty card means for the lead")
    TOLD = "told", N_("it is asked who may use what a penalty card tells")
    GAINED = "gained", N_("play is over, and the defenders seem to have gained by an exposed card")


class Whose(Choice):
    """Whose card it is."""

    DEFENDER = "defender", N_("a defender's")
    DECLARING = "declaring", N_("declarer's or dummy's")


class BecameVisible(Choice):
    """How a defender's card became visible in the play."""

    DROPPED = "dropped", N_("by accident: it fell, slipped out or turned over")
    SECOND = "second", N_("it was put down together with another card")
    FIFTH = "fifth", N_("it was a second card to a trick to which that player had already played")
    SHOWN = "shown", N_("it was shown on purpose, but not to play it")
    NAMED = "named", N_("its owner said which card it was")
    HELD = "held", N_("its owner held it to play it, in turn")
    LED = "led", N_("it was led out of turn")
    REVOKE = "revoke", N_("it was taken back after a revoke by this side")
    TOO_SOON = "too-soon", N_("it was played before it was that player's turn")
    TAKEN_BACK = "taken-back", N_("a law let its owner take it back, because of what an opponent did or said")
    CLAIM = "claim", N_("in claiming or conceding, or in speaking of the trick just being played")
    RESTORED = "restored", N_("it had been missing, was found and put back into the hand")
    OTHERS = "others", N_("somebody else made it visible, or the director let it be shown")


class FaceUp(Choice):
    """How cards of declarer's became visible."""

    SINGLE = "single", N_("a card fell, or was shown")
    SPREAD = "spread", N_("declarer put the hand or part of it down face up")
    AFTER_LEAD = "after-lead", N_("the same, just after an opening lead by the wrong defender")


class Could(Choice):
    """Whether the penalty card should have been played."""

    YES = "yes", N_("yes")
    NO = "no", N_("no: following suit, or an order of declarer's, came first")
    REVOKE = "revoke", N_("no matter: the player did not even follow suit, but could have")


class InsteadReply(Choice):
    """What declarer says to the card played instead."""

    NOT_YET = "not-yet", N_("nothing yet")
    ACCEPTED = "accepted", N_("accepts it")
    REFUSED = "refused", N_("does not accept it")


@dataclass(frozen=True, kw_only=True)
class PenaltyIncident(Facts):
    """A card that became visible, or a penalty card and what was done about it."""

    matter: PenaltyMatter = ask(N_("What has happened?"), short=N_("about"))
    whose: Whose = ask(
        N_("Whose card is it?"),
        had={
            Whose.DEFENDER: N_("Right, had it been a defender's card."),
            Whose.DECLARING: N_("Right, had it been declarer's card."),
        },
        short=N_("whose"),
    )
    face_up: FaceUp = ask(N_("How did declarer's card become visible?"), short=N_("how"))
    how: BecameVisible = ask(
        N_("How did the card become visible?"),
        hint=N_("A card that a defender holds so that partner could see it, to play it, is played."),
        had={
            BecameVisible.DROPPED: N_("Right, had the card become visible by accident."),
            BecameVisible.SECOND: N_("Right, had it been put down together with another card."),
            BecameVisible.REVOKE: N_("Right, had it been taken back after a revoke."),
            BecameVisible.TAKEN_BACK: N_("Right, had a law let the player take it back."),
        },
        short=N_("how"),
    )
    seen: bool = ask(
        N_("Could partner have seen its face?"),
        hint=N_("It does not matter whether partner has looked."),
        had={
            True: N_("Right, had partner been able to see the face."),
            False: N_("Right, had only opponents been able to see the face."),
        },
        short=N_("visible to partner"),
    )
    cards: ExposedCards = ask(
        N_("Which card was it, or were there several?"),
        hint=N_("Of two cards put down together the player says which is played; only the other one counts here."),
        had={
            ExposedCards.LOW: N_("Right, had it been a single card below the ten."),
            ExposedCards.HONOUR: N_("Right, had it been a single honour."),
            ExposedCards.SEVERAL: N_("Right, had it been two cards or more."),
        },
        short=N_("cards"),
    )
    duties: PlayDuties = part()
    lie: Lie = ask(
        N_("Which penalty cards does the player's partner have on the table?"),
        had={
            Lie.ONE: N_("Right, had there been one penalty card only."),
            Lie.ONE_SUIT: N_("Right, had the penalty cards been of one suit."),
            Lie.SUITS: N_("Right, had the penalty cards been of more than one suit."),
        },
        short=N_("on the table"),
    )
    choice: LeadChoice = ask(
        N_("What does declarer ask of the lead?"),
        had={
            LeadChoice.REQUIRE: N_("Right, had declarer required the suit."),
            LeadChoice.FORBID: N_("Right, had declarer forbidden the suit."),
            LeadChoice.FREE: N_("Right, had declarer left the lead free."),
        },
        short=N_("declarer asks"),
    )
    all_forbidden: bool = ask(N_("Has declarer forbidden the suits of all of them?"), short=N_("all of them forbidden"))
    could: Could = ask(
        N_("Could the penalty card legally have been played at that turn?"),
        hint=N_(
            "With a minor penalty card it is a case for this only if another card below the ten of its suit was played."
        ),
        had={
            Could.YES: N_("Right, had it been legal to play the penalty card."),
            Could.NO: N_("Right, had following suit or an order of declarer's come first."),
        },
        short=N_("could be played"),
    )
    played_since: bool = ask(
        N_("Has declarer played a card since, from the hand or from dummy?"),
        had={
            True: N_("Right, had declarer played since."),
            False: N_("Right, had declarer not played since."),
        },
        short=N_("declarer has played"),
    )
    reply: InsteadReply = ask(
        N_("What does declarer say to the card that was played instead?"),
        had={
            InsteadReply.NOT_YET: N_("Right, had declarer not chosen yet."),
            InsteadReply.ACCEPTED: N_("Right, had declarer accepted the card."),
            InsteadReply.REFUSED: N_("Right, had declarer not accepted the card."),
        },
        short=N_("declarer"),
    )
    reading: Reading = part()

    @impossible
    def minor_among_several(self) -> Text | None:
        if self.lie is not Lie.ONE and self.duties.penalty_card in (PenaltyKind.MINOR, PenaltyKind.LEFT):
            return say("Of two penalty cards of one defender none is minor, and none is left over.")
        return None

    @impossible
    def nothing_to_fail(self) -> Text | None:
        if self.matter is PenaltyMatter.FAILED and self.duties.penalty_card is PenaltyKind.NONE:
            return say("Without a penalty card none can fail to be played.")
        return None

    @property
    def are_several(self) -> bool:
        """Does the defender have two penalty cards or more with this one?"""
        return self.cards is ExposedCards.SEVERAL or self.duties.penalty_card is not PenaltyKind.NONE

    @property
    def is_minor(self) -> bool:
        kind = self.duties.penalty_card
        return kind is PenaltyKind.MINOR or (kind is PenaltyKind.LEFT and not self.reading.stays_major)
