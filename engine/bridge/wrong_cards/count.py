"""What the director finds out about hands that do not have thirteen cards each."""

from dataclasses import dataclass

from engine.bridge.revoke.circumstance import Role
from engine.fact import Facts, ask, impossible
from engine.text import N_, Choice, Text, say


class Count(Choice):
    """What is wrong with the number of cards, as the hands were at the start."""

    MORE = "more", N_("one hand had more than 13 cards and another fewer")
    FEWER = "fewer", N_("a hand had fewer than 13 cards, and none had more")
    FOREIGN = "foreign", N_("a hand had a card too many that does not belong to the deal")
    TRICK = "trick", N_("all had 13: a trick has got too many or too few cards since")


class CountFound(Choice):
    """When the wrong count comes to light."""

    NEW = "new", N_("before anybody had called on the board, here or at another table")
    EARLY = "early", N_("later, but before the opening lead was faced")
    PLAY = "play", N_("after the opening lead was faced, while the board is being played")
    AFTER = "after", N_("after play, within the correction period")
    LATE = "late", N_("when the correction period is over")


class SawCard(Choice):
    """Whether somebody has seen a card of another hand, and how that came about."""

    NOBODY = "nobody", N_("no, nobody")
    POCKET = "pocket", N_("yes, and a pocket of the board had held the wrong number of cards")
    TABLE = "table", N_("yes, but the pockets had been right: the cards got mixed at this table")


class CountFault(Choice):
    """Who is responsible for the wrong count."""

    HERE = "here", N_("a player at this table")
    EARLIER = "earlier", N_("only players at an earlier table")
    UNKNOWN = "unknown", N_("nobody that one can tell")


class MissingCard(Choice):
    """Where a missing card is found."""

    PLAYED = "played", N_("among the cards already played")
    ELSEWHERE = "elsewhere", N_("somewhere else: in the board, on the floor, at another table")
    NOWHERE = "nowhere", N_("nowhere")


class FacesSeen(Choice):
    """What the partner could see of the cards that are put back."""

    NONE = "none", N_("none of them")
    LOW = "low", N_("one below the ten, uncovered by accident")
    HONOUR = "honour", N_("an honour, the ten included")
    SEVERAL = "several", N_("two or more")


@dataclass(frozen=True, kw_only=True)
class WrongCount(Facts):
    """The hands as they were at the start, when it came to light, and what had happened by then."""

    count: Count = ask(
        N_("What is wrong with the number of cards?"),
        hint=N_(
            "Count each hand together with the cards that it has already played. A card from another deal or pack is "
            "not one of the thirteen: a hand that has thirteen only with it is short of a card."
        ),
        had={
            Count.MORE: N_("Right, had one hand had too many cards of this deal and another too few."),
            Count.FEWER: N_("Right, had a hand been short of a card and none had too many."),
            Count.FOREIGN: N_("Right, had the card too many not belonged to the deal."),
            Count.TRICK: N_("Right, had all hands had thirteen cards at the start."),
        },
        short=N_("cards"),
    )
    found: CountFound = ask(
        N_("When did it come to light?"),
        had={
            CountFound.NEW: N_("Right, had nobody called on the board yet, at any table."),
            CountFound.EARLY: N_("Right, had it come to light before the opening lead was faced."),
            CountFound.PLAY: N_("Right, had it come to light during the play."),
            CountFound.AFTER: N_("Right, had it come to light only after play."),
            CountFound.LATE: N_("Right, had the correction period been over."),
        },
        short=N_("found out"),
    )
    dealt: bool = ask(
        N_("Did every hand get thirteen cards in the deal?"),
        hint=N_("If so, a card has got lost, or into another hand, only since."),
        had={
            True: N_("Right, had every hand got thirteen cards in the deal."),
            False: N_("Right, had the cards been dealt wrongly."),
        },
        short=N_("thirteen dealt"),
    )
    called: bool = ask(
        N_("Has a player called who held a wrong number of cards?"),
        hint=N_("Both kinds count, those with too many cards and those with too few. A pass is a call."),
        had={
            True: N_("Right, had a player with a wrong number of cards called."),
            False: N_("Right, had nobody with a wrong number of cards called yet."),
        },
        short=N_("called with a wrong count"),
    )
    saw: SawCard = ask(
        N_("Has a player seen a card of another player?"),
        had={
            SawCard.NOBODY: N_("Right, had nobody seen a card of another player."),
            SawCard.POCKET: N_("Right, had a card been seen because a pocket was wrong."),
            SawCard.TABLE: N_("Right, had the cards been mixed only at this table."),
        },
        short=N_("card seen"),
    )
    playable: bool = ask(
        N_("In the director's view, can the deal be put right and played with every call left as it is?"),
        judged=True,
        hint=N_("Ask what moves to which hand, and what the calls made with the wrong cards have brought about."),
        had={
            True: N_("Right, had the deal been one that can be put right and played."),
            False: N_("Right, had the deal been one that cannot be put right and played."),
        },
        short=N_("can be played"),
    )
    fault: CountFault = ask(
        N_("Who is responsible for the wrong count?"),
        hint=N_("A player who did not count the cards before looking at them is responsible as well."),
        had={
            CountFault.HERE: N_("Right, had a player at this table been responsible."),
            CountFault.EARLIER: N_("Right, had only players at an earlier table been responsible."),
        },
        short=N_("responsible"),
    )
    quitted: bool = ask(
        N_("Had the foreign card been played to a trick that has been turned over?"),
        had={
            True: N_("Right, had the foreign card been played to a trick that has been turned over."),
            False: N_("Right, had the foreign card not been played to a trick that has been turned over."),
        },
        short=N_("foreign card in a trick"),
    )
    where: MissingCard = ask(
        N_("Where is the missing card found?"),
        had={
            MissingCard.PLAYED: N_("Right, had the card been found among those already played."),
            MissingCard.ELSEWHERE: N_("Right, had the card been found somewhere else."),
            MissingCard.NOWHERE: N_("Right, had the card not been found."),
        },
        short=N_("missing card found"),
    )
    owner: Role = ask(
        N_("Whose hand was short?"),
        had={
            Role.DEFENDER: N_("Right, had a defender's hand been short."),
            Role.DECLARER: N_("Right, had declarer's hand been short."),
            Role.DUMMY: N_("Right, had dummy been short."),
        },
        short=N_("short hand"),
    )
    seen: FacesSeen = ask(
        N_("Which of the cards that are put back could the defender's partner see?"),
        had={
            FacesSeen.NONE: N_("Right, had the partner seen none of it."),
            FacesSeen.LOW: N_("Right, had the partner seen a card below the ten."),
            FacesSeen.HONOUR: N_("Right, had the partner seen an honour."),
        },
        short=N_("seen by partner"),
    )
    failed: bool = ask(
        N_("Should the card have been played to an earlier trick, because its suit was led and the hand showed out?"),
        had={
            True: N_("Right, had the hand failed to follow suit earlier for want of the card."),
            False: N_("Right, had the hand never failed to follow suit for want of the card."),
        },
        short=N_("missing in an earlier trick"),
    )

    @impossible
    def nothing_played_yet(self) -> Text | None:
        if self.where is MissingCard.PLAYED and self.found in (CountFound.NEW, CountFound.EARLY):
            return say("Before the opening lead is faced no card has been played.")
        return None

    @property
    def is_before_lead(self) -> bool:
        return self.found in (CountFound.NEW, CountFound.EARLY)

    @property
    def has_called(self) -> bool:
        """Asked only where it is open: nobody has called on a new board, and during the play all four have."""
        if self.found is CountFound.NEW:
            return False
        return self.found is CountFound.PLAY or self.called

    @property
    def is_misdeal(self) -> bool:
        """Dealt wrongly, and found out before any auction on the board."""
        return self.found is CountFound.NEW and not self.dealt

    @property
    def partner_saw(self) -> FacesSeen:
        """Asked about a defender's own card only, and as long as it can still be played."""
        is_asked = self.where is MissingCard.ELSEWHERE and self.found is CountFound.PLAY and self.owner is Role.DEFENDER
        return self.seen if is_asked else FacesSeen.NONE
