"""Silent results: a 100, an ulti or four aces that nobody bid; in which bids they count, and for how much."""

from engine.bill import Line
from engine.text import N_, Choice, Text, say
from engine.ulti.reading import Reading
from engine.ulti.table.bid import TRUMP_DURCHMARS, Bid, Task


class Silent(Choice):
    """What happened without having been bid."""

    HUNDRED = "100", N_("the declarer reached 100 points")
    THEIR_HUNDRED = "their-100", N_("the defenders reached 100 points together")
    ULTI = "ulti", N_("the declarer won the last trick with the trump seven")
    THEIR_ULTI = "their-ulti", N_("a defender won the last trick with the trump seven")
    CAUGHT = "caught", N_("the declarer's trump seven was beaten in the last trick")
    THEIR_CAUGHT = "their-caught", N_("a defender's trump seven was beaten in the last trick")
    ACES = "4a", N_("the declarer took all four aces")
    THEIR_ACES = "their-4a", N_("one defender alone took all four aces")
    SHARED_ACES = "shared-4a", N_("the defenders took all four aces between them")


HUNDREDS = frozenset({Silent.HUNDRED, Silent.THEIR_HUNDRED})
CAUGHT = frozenset({Silent.CAUGHT, Silent.THEIR_CAUGHT})
ULTIS = frozenset({Silent.ULTI, Silent.THEIR_ULTI}) | CAUGHT
ACES = frozenset({Silent.ACES, Silent.THEIR_ACES, Silent.SHARED_ACES})
TO_THE_DECLARER = frozenset({Silent.HUNDRED, Silent.ULTI, Silent.THEIR_CAUGHT, Silent.ACES})
BASE = 2  # what any of them is worth, in red twice as much


def hundred_counts(bid: Bid, reading: Reading) -> bool:
    """Can a silent 100 count: is the parti at stake?"""
    return bid.live and (Task.FOUR_ACES not in bid.parts or reading.hundred_with_aces)


def ulti_counts(bid: Bid, reading: Reading) -> bool:
    """Can a silent ulti count: are there trumps, and no durchmars?"""
    return bid.has_trump and (not bid.parts & TRUMP_DURCHMARS or reading.ulti_in_durchmars)


def aces_count(bid: Bid) -> bool:
    """Can silent aces count: is the bid parti, ulti, a hundred, or these together?"""
    return bid.has_trump and not bid.parts & (TRUMP_DURCHMARS | {Task.FOUR_ACES})


def silent_line(one: Silent, bid: Bid, amount: int, reference: str) -> Line:
    """What a silent result adds to the bill, in red twice as much; against the declarer below nothing."""
    sign = 1 if one in TO_THE_DECLARER else -1
    return Line(name_of(one), sign * amount * (1 + bid.red), reference)


def name_of(one: Silent) -> Text:
    if one in CAUGHT:
        return say("Silent ulti, caught")
    if one in ULTIS:
        return say("Silent ulti")
    return say("Silent 100") if one in HUNDREDS else say("Silent 4 aces")
