"""What a fault costs: whole bids paid for a renonsz in the play, and bids paid with kontra without being played."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Any

from engine.bill import Bill, Line, Payment, Settlement
from engine.effect import Order
from engine.fact import Facts, ask
from engine.law import Issue, Ruling, law, rule
from engine.text import N_
from engine.ulti.settlement.value import doubled, part_line, ulti_penalty, value
from engine.ulti.table.bid import Bid, Part
from engine.ulti.table.level import RaisedFacts, level
from engine.ulti.table.player import DEFENDERS, Player, Settle, pay_defenders

IN_TIME = N_(
    "What was said before the fault counts; if a wrong number of cards was found in the play, everything that was said."
)

GAME_VALID = Order("game-valid", N_("The game is valid; there is no complaining afterwards."))
GAME_GOES_ON = Order("game-goes-on", N_("The game goes on."))
GAME_ENDS = Order("game-ends", N_("The game may not go on."))
NO_RENONSZ = Order("no-renonsz", N_("It is not a renonsz."))
AUCTION_GOES_ON = Order("auction-goes-on", N_("The auction goes on."))
BARRED = Order("offender-barred", N_("The offender takes no further part in the auction."))
PLAY_THE_HAND = Order("play-the-hand", N_("The hand is played."))
LATER_KONTRA_VOID = Order("later-kontra-void", N_("Kontra and rekontra said after the fault do not count."))
JURY_FIXES = Order("jury-fixes-penalty", N_("The jury fixes the size of the penalty."))


@dataclass(frozen=True, kw_only=True)
class Open(Facts):
    """The open point about sums that the document names itself; incidents in which a bid is paid inherit it."""

    penalty_unplayed: bool = ask(
        N_("Is the penalty for a lost ulti paid also where the bid is paid without play? The document does not say."),
        setting=False,
    )


@dataclass(frozen=True, kw_only=True)
class Price(Open, RaisedFacts):
    """The bid and how far it was raised; incidents for which the whole bid is paid inherit this."""

    bid: Bid = ask(N_("What was the bid?"))
    kontra: frozenset[Part] = ask(N_("Which parts were doubled by kontra in time to count?"), hint=IN_TIME)
    rekontra: frozenset[Part] = ask(N_("Which of them were redoubled in time to count?"), hint=IN_TIME)
    kontra_by: frozenset[Player] = ask(
        N_("Which defenders said kontra, or joined, in time to count?"), DEFENDERS, hint=IN_TIME
    )
    rekontra_to: frozenset[Player] = ask(
        N_("Against which of them did the declarer say rekontra in time to count?"), DEFENDERS, hint=IN_TIME
    )

    @property
    @abstractmethod
    def payer(self) -> Player:
        """Whom the renonsz is charged to."""

    @property
    def charged(self) -> frozenset[Part]:
        """The parts that are paid."""
        return self.bid.parts

    def share(self, defender: Player) -> Bill:
        """What is at stake between the declarer and a defender, each part at its level."""
        parts = [part for part, _ in self.bid.values if part in self.charged]
        return Bill(tuple(part_line(self.bid, part, level(self, part, defender)) for part in parts))


def add_penalty(bill: Bill, bid: Bid, facts: Open) -> Bill:
    """The bill of a lost bid, with the penalty for a lost ulti where that is the reading."""
    if Part.ULTI not in bid.parts or not facts.penalty_unplayed:
        return bill
    penalty = ulti_penalty(bid)
    return Bill((*bill.lines, Line(penalty.words, -penalty.amount, penalty.reference)))


def lost_with_kontra(bid: Bid, facts: Open) -> Settle:
    """The bid counts as lost and is paid with kontra to each of the other two."""
    return Settle(pay_defenders(add_penalty(doubled(bid), bid, facts)))


def lost_without_kontra(bid: Bid, facts: Open) -> Settle:
    """The bid counts as lost at its simple value."""
    return Settle(pay_defenders(add_penalty(value(bid), bid, facts)))


def declarer_pays(price: Price) -> Settlement[Player]:
    """The declarer pays each defender; the penalty belongs to a bid that is paid as a whole."""
    bills = [price.share(defender) for defender in DEFENDERS]
    if price.charged == price.bid.parts:
        bills = [add_penalty(bill, price.bid, price) for bill in bills]
    return Settlement(tuple(Payment(Player.DECLARER, one, bill) for one, bill in zip(DEFENDERS, bills, strict=True)))


def defender_pays(price: Price) -> Settlement[Player]:
    """The defender at fault pays the declarer for both of them, and pays the partner too."""
    offender, partner = price.payer, price.payer.partner
    own, other = price.share(offender), price.share(partner)
    return Settlement(
        (
            Payment(offender, Player.DECLARER, own),
            Payment(offender, Player.DECLARER, other),
            Payment(offender, partner, other),
        )
    )


@law("ulti:10.3.e")
def declarer_at_fault(price: Price) -> Ruling | None:
    """The declarer is charged with it and pays the bid to each defender, at the levels said before the fault."""
    return rule(Settle(declarer_pays(price))) if price.payer is Player.DECLARER else None


@law("ulti:10.3.f", "ulti:10.3.e")
def defender_at_fault(price: Price) -> Ruling | None:
    """A defender is charged with it and pays the declarer for both defenders, and the partner as well."""
    return rule(Settle(defender_pays(price)))


PAYMENT: Issue[Any] = Issue(N_("Who pays what?"), (declarer_at_fault, defender_at_fault))
