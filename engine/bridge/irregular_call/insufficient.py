"""What the director finds out about an insufficient bid."""

from dataclasses import dataclass

from engine.bridge.auction.comparable_call import Finding
from engine.bridge.irregular_call.withdrawn_call import forget_lead
from engine.bridge.reading import Reading
from engine.bridge.table.auction import LastBid
from engine.bridge.table.call import DOUBLE, REDOUBLE, Bid, Call, lowest_over
from engine.bridge.table.duty import NEITHER_OF_27B1
from engine.bridge.table.meaning import Meaning, Purpose
from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Choice, Text, say


class SoFar(Choice):
    """How far things have come when the director rules, or why Law 27 is not the one."""

    NOTHING = "nothing", N_("nothing yet: the director was called at once")
    ACCEPTED = "yes", N_("the left-hand opponent has accepted it, in words or by calling")
    REFUSED = "no", N_("the left-hand opponent does not accept it")
    REPLACED = "replaced", N_("the offender has replaced it before the director could rule")
    SLIP = "slip", N_("it was a slip of the hand or the tongue: another call was meant")
    OUT_OF_TURN = "out-of-turn", N_("it was out of turn as well")


@dataclass(frozen=True, kw_only=True)
class InsufficientBid(Facts):
    """The bid, what the table has done since, and the call that replaces it."""

    last: Bid = ask(N_("What was the last bid before it?"), short=N_("last bid"), heard="under")
    bid: Bid = ask(N_("What was the insufficient bid?"), short=N_("insufficient bid"), heard="over")
    accepted: SoFar = ask(
        N_("How do things stand?"),
        had={
            SoFar.NOTHING: N_("Right, had nobody done anything since the bid."),
            SoFar.ACCEPTED: N_("Right, had the left-hand opponent accepted the bid, in words or by calling."),
            SoFar.REFUSED: N_("Right, had the left-hand opponent not accepted the bid."),
            SoFar.SLIP: N_("Right, had it been a slip of the hand or the tongue."),
            SoFar.OUT_OF_TURN: N_("Right, had the bid been out of turn as well."),
        },
        short=N_("so far"),
    )
    first_accepted: bool = ask(
        N_("Does the left-hand opponent accept the first bid all the same?"),
        had={
            True: N_("Right, had the left-hand opponent accepted the first bid."),
            False: N_("Right, had the left-hand opponent not accepted the first bid."),
        },
        short=N_("first bid accepted"),
    )
    replacement: Call = ask(N_("Which call replaces it?"), short=N_("replacement"), heard="instead")
    second_accepted: bool = ask(
        N_("Has the left-hand opponent accepted the second insufficient bid?"),
        had={
            True: N_("Right, had the left-hand opponent accepted the second bid."),
            False: N_("Right, had the left-hand opponent not accepted the second bid."),
        },
        short=N_("second bid accepted"),
    )
    last_bid: LastBid = ask(N_("Whose was the last bid before the insufficient one?"), short=N_("last bid made by"))
    natural: bool = ask(N_("Are both bids natural?"), short=N_("both natural"))
    comparable: Finding = ask(
        N_("Do you find the replacement comparable?"),
        judged=True,
        hint=N_(
            "It is comparable if it means the same or something similar, if every hand for it would also have been "
            "one for the insufficient bid, or if it has the same purpose."
        ),
        had={
            Finding.YES: N_("Right, had the replacement been comparable."),
            Finding.NO: NEITHER_OF_27B1,
        },
        short=N_("comparable"),
    )
    meaning: Meaning = ask(
        N_("What would the insufficient bid have meant in the auction that the player had in mind?"),
        short=N_("meaning of the first"),
    )
    new_meaning: Meaning = ask(N_("What does the replacement mean?"), short=N_("meaning of the replacement"))
    lower_shows_same: bool = ask(
        N_("Does a lower sufficient bid of theirs show the same denomination?"), short=N_("a lower bid shows the same")
    )
    similar: bool = ask(
        N_("Do you find the meaning of the replacement similar?"), judged=True, short=N_("similar meaning")
    )
    reading: Reading = part()

    @impossible
    def is_sufficient(self) -> Text | None:
        if self.bid > self.last:
            return say("{bid} is higher than {last}: it is sufficient.", bid=self.bid, last=self.last)
        return None

    @impossible
    def no_bid_before(self) -> Text | None:
        return say("There was a bid before the insufficient one.") if self.last_bid is LastBid.NONE else None

    @impossible
    def replaced_by_itself(self) -> Text | None:
        if self.replacement == self.bid:
            return say("The replacement has to be another call.")
        return None

    @impossible
    def lowest_of_no_bid(self) -> Text | None:
        if self.comparable is Finding.LOWEST and not isinstance(self.replacement, Bid):
            return say("Only a bid can be the lowest that shows the same.")
        return None

    @property
    def is_too_soon(self) -> bool:
        return self.accepted is SoFar.REPLACED

    @property
    def is_double(self) -> bool:
        return self.replacement in (DOUBLE, REDOUBLE)

    @property
    def is_insufficient_again(self) -> bool:
        return isinstance(self.replacement, Bid) and self.replacement <= self.last

    @property
    def is_compared(self) -> bool:
        """Are the meanings to be compared? So it is if the director wants help, or has stated both already."""
        stated = self.have("meaning", "new_meaning", "comparable")
        return len(stated) == 2 if "comparable" not in stated else self.comparable is Finding.HELP

    @property
    def shows_same_lowest(self) -> bool:
        """The same denominations, and at least one; natural bids of one suit go up level by level."""
        if not self.meaning.shows or self.meaning.shows != self.new_meaning.shows:
            return False
        if self.meaning.purpose is self.new_meaning.purpose is Purpose.NATURAL:
            return self.replacement == lowest_over(self.last, self.bid.strain)
        return not self.lower_shows_same


def renew(stated: dict[str, str]) -> dict[str, str]:
    """Facts from the time when whether it was meant, in turn, or replaced too soon were questions of their own."""
    facts = forget_lead(stated)
    meant, in_turn, too_soon = (facts.pop(name, "") for name in ("meant", "in_turn", "too_soon"))
    if "no" in (meant, in_turn):
        return facts | {"accepted": str(SoFar.SLIP if meant == "no" else SoFar.OUT_OF_TURN)}
    if too_soon == "yes" and facts.get("accepted") in ("yes", "no"):
        return facts | {"accepted": str(SoFar.REPLACED), "first_accepted": facts["accepted"]}
    return facts
