"""What the director finds out about something that a player has learnt, and wants to use."""

from dataclasses import dataclass

from engine.fact import Facts, ask
from engine.text import N_, Choice


class Learnt(Choice):
    """How the player came to know it."""

    ELSEWHERE = "elsewhere", N_("by accident: a wrong hand looked at, another table seen, something overheard")
    CARD = "card", N_("a card of somebody else at this table was seen")
    WITHDRAWN = "withdrawn", N_("from a call or a card that was withdrawn")
    PARTNER = "partner", N_("from partner's tempo, remark, gesture, alert or explanation")
    OPPONENT = "opponent", N_("from an opponent's tempo, remark or gesture")
    CALLS = "calls", N_("from the calls and plays of this board")
    KNOWN = "known", N_("it was known before: how the score stands, the opponents' habits, the regulations")


class LearntWhen(Choice):
    """How far the board had come."""

    BEFORE = "before", N_("nobody had called yet on this board at this table")
    AUCTION = "auction", N_("after the first call, during the auction")
    PLAY = "play", N_("after the auction, before the end of play")


class CardOf(Choice):
    """Whose card was seen, and how that came about."""

    PARTNER = "partner", N_("partner's")
    BY_CHANCE = "by-chance", N_("an opponent's, and the player did not mean to see it")
    ON_PURPOSE = "on-purpose", N_("an opponent's, and the player watched for it on purpose")
    SHOWN = "shown", N_("an opponent's, who showed it on purpose")


class Withdrawal(Choice):
    """Why the call or card was withdrawn, and what took its place."""

    LOWEST = "lowest", N_("an insufficient bid; a comparable call, or the lowest bid that shows the same, replaced it")
    COMPARABLE = "comparable", N_("another call; a comparable one replaced it")
    SLIP = "slip", N_("a call that was a slip and was put right, or the next player's call over it")
    EXPLAINED = "explained", N_("changed because an opponent had explained something wrongly, or what came after it")
    TURN = "turn", N_("a card of a player whom an opponent had wrongly told to lead or play")
    BOTH = "both", N_("both sides revoked on one trick, and both revokes are corrected")
    PENALTY_CARD = "penalty-card", N_("a card that now lies on the table as a penalty card")
    NO_LONGER = "no-longer", N_("a penalty card that has been played or has gone back to hand")
    OTHER = "other", N_("it was irregular in another way, or it followed such a call or play of the other side")


@dataclass(frozen=True, kw_only=True)
class OutsideInformation(Facts):
    """How it was learnt and when, and what the form of the event allows."""

    learnt: Learnt = ask(
        N_("How did the player come to know it?"),
        had={
            Learnt.ELSEWHERE: N_("Right, had it come by accident from elsewhere."),
            Learnt.OPPONENT: N_("Right, had it been an opponent's tempo or manner."),
            Learnt.CALLS: N_("Right, had it come from the legal calls and plays."),
        },
        short=N_("known"),
    )
    when: LearntWhen = ask(
        N_("When did the player learn it?"),
        had={
            LearntWhen.BEFORE: N_("Right, had nobody called yet."),
            LearntWhen.AUCTION: N_("Right, had it come during the auction."),
            LearntWhen.PLAY: N_("Right, had it come during the play."),
        },
        short=N_("when"),
    )
    called_since: bool = ask(
        N_("Has anybody called on the board at this table since then?"),
        had={
            True: N_("Right, had somebody called since then."),
            False: N_("Right, had nobody called since then."),
        },
        short=N_("called since"),
    )
    dealing: bool = ask(
        N_("Was it seen while the board was shuffled or dealt, and has nobody begun its auction yet at any table?"),
        short=N_("seen at the deal"),
    )
    card_of: CardOf = ask(
        N_("Whose card was it?"),
        had={
            CardOf.BY_CHANCE: N_("Right, had it been an opponent's card, seen by chance."),
            CardOf.ON_PURPOSE: N_("Right, had the player looked for it on purpose."),
        },
        short=N_("card"),
    )
    defender: bool = ask(
        N_("Is the player a defender on this board?"),
        had={
            True: N_("Right, had the player been a defender."),
            False: N_("Right, had the player been declarer or dummy."),
        },
        short=N_("defender"),
    )
    hinders: bool = ask(
        N_("In your view, would it probably stand in the way of a normal outcome of the board?"),
        judged=True,
        had={
            True: N_("Right, had the information been in the way of a normal outcome."),
            False: N_("Right, had the information not been in the way of a normal outcome."),
        },
        short=N_("in the way"),
    )
    seats: bool = ask(
        N_("Can the players change seats, so that the one who knows something about a hand plays that hand?"),
        hint=N_("The form of the event and the scoring have to permit it, and what is known has to be about one hand."),
        had={
            True: N_("Right, had a change of seats been possible."),
            False: N_("Right, had a change of seats not been possible."),
        },
        short=N_("change of seats possible"),
    )
    new_deal: bool = ask(
        N_("Does the form of the event permit a new deal of the board for these players?"),
        had={
            True: N_("Right, had a new deal been possible."),
            False: N_("Right, had a new deal not been possible."),
        },
        short=N_("new deal possible"),
    )
    withdrawal: Withdrawal = ask(
        N_("What was it, and what took its place?"),
        had={
            Withdrawal.COMPARABLE: N_("Right, had a comparable call replaced it."),
            Withdrawal.BOTH: N_("Right, had both sides revoked on the trick, and both revokes been corrected."),
            Withdrawal.OTHER: N_("Right, had what replaced it not been comparable."),
        },
        short=N_("withdrawn"),
    )
