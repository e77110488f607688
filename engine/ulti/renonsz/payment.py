"""What a renonsz in the play costs: 10.3.e and 10.3.f; and what the faults have in common."""

from typing import Protocol

from engine.bill import Bill, Payment, Settlement
from engine.law import Issue, Ruling, law, rule
from engine.text import N_
from engine.ulti.effect.renonsz import LATER_KONTRA_VOID
from engine.ulti.effect.settlement import Settle
from engine.ulti.reading import Reading
from engine.ulti.settlement.unplayed import add_penalty
from engine.ulti.settlement.value import part_line
from engine.ulti.table.bid import Task
from engine.ulti.table.player import DEFENDERS, Player
from engine.ulti.table.raised import RaisedBid


class Charge(Protocol):
    """A renonsz that is paid for: who is charged with it, and with which parts of the bid."""

    @property
    def payer(self) -> Player: ...
    @property
    def charged(self) -> frozenset[Task]: ...
    @property
    def raised(self) -> RaisedBid: ...
    @property
    def reading(self) -> Reading: ...


def share(charge: Charge, defender: Player) -> Bill:
    """What is at stake between the declarer and a defender, each part at its level."""
    raised = charge.raised
    parts = [part for part, _ in raised.bid.values if part in charge.charged]
    return Bill(tuple(part_line(raised.bid, part, raised.level(part, defender)) for part in parts))


def declarer_pays(charge: Charge) -> Settlement[Player]:
    """The declarer pays each defender; the penalty belongs to a bid that is paid as a whole."""
    bid, bills = charge.raised.bid, [share(charge, defender) for defender in DEFENDERS]
    if charge.charged == bid.parts:
        bills = [add_penalty(bill, bid, charge.reading) for bill in bills]
    return Settlement(tuple(Payment(Player.DECLARER, one, bill) for one, bill in zip(DEFENDERS, bills, strict=True)))


def defender_pays(charge: Charge) -> Settlement[Player]:
    """The defender at fault pays the declarer for both of them, and pays the partner too."""
    offender, partner = charge.payer, charge.payer.partner
    own, other = share(charge, offender), share(charge, partner)
    return Settlement(
        (
            Payment(offender, Player.DECLARER, own),
            Payment(offender, Player.DECLARER, other),
            Payment(offender, partner, other),
        )
    )


@law("ulti:10.3.e")
def declarer_at_fault(charge: Charge) -> Ruling | None:
    """The declarer is charged with it and pays the bid to each defender, at the levels said before the fault."""
    return rule(Settle(declarer_pays(charge))) if charge.payer is Player.DECLARER else None


@law("ulti:10.3.f", "ulti:10.3.e")
def defender_at_fault(charge: Charge) -> Ruling | None:
    """A defender is charged with it and pays the declarer for both defenders, and the partner as well."""
    return rule(Settle(defender_pays(charge)))


@law("ulti:10.3.c")
def said_too_late(_: Charge) -> Ruling | None:
    """From the fault on everything is void, kontra and rekontra too."""
    return rule(LATER_KONTRA_VOID)


SAID = Issue[Charge](N_("Which kontras count?"), (said_too_late,))
PAYMENT = Issue[Charge](N_("Who pays what?"), (declarer_at_fault, defender_at_fault))
