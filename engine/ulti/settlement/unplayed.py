"""Bids that are paid without being played, with kontra, to each of the other two players."""

from engine.bill import Bill, Line
from engine.ulti.effect.settlement import Settle, pay_defenders
from engine.ulti.reading import Reading
from engine.ulti.settlement.value import doubled, ulti_penalty
from engine.ulti.table.bid import Bid, Task


def lost_with_kontra(bid: Bid, reading: Reading) -> Settle:
    """The bid counts as lost and is paid with kontra to each of the other two."""
    return Settle(pay_defenders(add_penalty(doubled(bid), bid, reading)))


def add_penalty(bill: Bill, bid: Bid, reading: Reading) -> Bill:
    """The bill of a lost bid, with the penalty for a lost ulti where that is the reading."""
    if Task.ULTI not in bid.parts or not reading.penalty_unplayed:
        return bill
    penalty = ulti_penalty(bid)
    return Bill((*bill.lines, Line(penalty.words, -penalty.amount, penalty.reference)))
