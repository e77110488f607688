"""Who pays whom: all opponents alike and within the limit (A, B.2); fleks on a certain game are shared (C.5, A.5)."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.bill import Account, Bill, Line, Payment, Settlement
from engine.law import Ruling, add_up, law, rule
from engine.marias.effect.settlement import Settle
from engine.marias.rates.deal import FinishedDeal
from engine.marias.rates.ending import Ended
from engine.marias.rates.price import limit
from engine.marias.table.money import Money
from engine.marias.table.player import DEFENDERS, Player
from engine.marias.table.step import Stake
from engine.text import N_, say


@dataclass(frozen=True)
class Pool:
    """What the fleks on one part have added for all payers together, and who makes up for it."""

    part: Stake
    amount: Money
    givers: frozenset[Player]

    @property
    def share(self) -> Money:
        return Money(self.amount // len(self.givers))

    def line(self) -> Line:
        return Line(say("Share of the fleks on {part}", part=self.part), self.share, "marias:C.5")


def find_pools(deal: FinishedDeal, plain: Money) -> tuple[Pool, ...]:
    """What the fleks have added, the dearest part first; what the price has above the limit is taken from that."""
    raised = [(deal.part_of(one), deal.givers(one)) for one in deal.step.parts]
    pools = [(one.part, one.raised * len(deal.payers), givers) for one, givers in raised if givers]
    pools.sort(key=lambda pool: -pool[1])
    excess = above_limit(deal, plain + sum(one.raised for one, givers in raised if givers)) * len(deal.payers)
    found = []
    for part, amount, givers in pools:
        cut = min(excess, amount)
        excess = excess - cut
        found.append(Pool(part, amount - cut, givers))
    return tuple(found)


def above_limit(deal: FinishedDeal, price: Money) -> Money:
    """What the price for one payer has above the limit, where that is cut before it is shared."""
    most = limit(base=deal.base)
    return price - most if price > most and not deal.reading.limit_after_sharing else Money(0)


def shared(deal: FinishedDeal, plain: Bill) -> Settlement[Player]:
    """Who pays what: the plain rates, shares on top of them, nobody more than the limit."""
    pools = find_pools(deal, Money(plain.total))
    most = limit(raised=givers_of(deal) == set(DEFENDERS), base=deal.base)
    return Settlement(tuple(Payment(payer, Player.AKTER, bill_of(payer, plain, pools, most)) for payer in deal.payers))


def bill_of(payer: Player, plain: Bill, pools: tuple[Pool, ...], most: Money) -> Bill:
    own = (pool.line() for pool in pools if payer in pool.givers and pool.amount)
    return capped(Bill((*plain.lines, *own)), most, "marias:C.5")


def capped(bill: Bill, most: Money, reference: str = "marias:A") -> Bill:
    """The bill with what it has above the limit taken off, whichever way it goes."""
    return Bill((*bill.lines, *limit_line(bill, most, reference)))


def limit_line(bill: Bill, most: Money, reference: str) -> Iterator[Line]:
    if abs(bill.total) > most:
        cut = most - bill.total if bill.total > 0 else -most - bill.total
        yield Line(say("No more than the limit"), cut, reference)


# Who pays whom?


@law("marias:A.5", "marias:C.5", "marias:B.2")
def shared_by_both(account: Account[FinishedDeal]) -> Ruling | None:
    """The game was laid down as certain, and both defenders took part in the fleks: the raised limit holds for them."""
    deal = account.facts
    return settle_shared(account) if deal.ended is Ended.LAID and givers_of(deal) == set(DEFENDERS) else None


@law("marias:C.5", "marias:B.2")
def shared_by_one(account: Account[FinishedDeal]) -> Ruling | None:
    """The game was laid down as certain, and one defender took part in the fleks: the others pay the plain rate."""
    deal = account.facts
    return settle_shared(account) if deal.ended is Ended.LAID and givers_of(deal) else None


def givers_of(deal: FinishedDeal) -> set[Player]:
    """The defenders who took part in raising any part."""
    return {giver for one in deal.step.parts for giver in deal.givers(one)}


def settle_shared(account: Account[FinishedDeal]) -> Ruling:
    deal = account.facts
    return rule(Settle(shared(deal, account.bill(deal.payers[0], Player.AKTER))))


@law("marias:A", "marias:B.2")
def above_the_limit(account: Account[FinishedDeal]) -> Ruling | None:
    """The price is above the limit, and nobody pays or gets more than that."""
    most = limit(base=account.facts.base)
    payments = account.settlement.payments
    if all(abs(one.bill.total) <= most for one in payments):
        return None
    cut = (Payment(one.payer, one.payee, capped(one.bill, most)) for one in payments)
    return rule(Settle(Settlement(tuple(cut))))


@law("marias:B.2")
def table_of_three(account: Account[FinishedDeal]) -> Ruling | None:
    """There was no pausing player: the aktér settles with both defenders."""
    return rule(Settle(account.settlement)) if account.facts.three else None


@law("marias:B.2")
def with_pausing(account: Account[FinishedDeal]) -> Ruling | None:
    """The aktér settles with both defenders and with the pausing player, who belongs to the defence."""
    return rule(Settle(account.settlement))


TOTAL = add_up(N_("Who pays whom?"), (shared_by_both, shared_by_one, above_the_limit, table_of_three, with_pausing))
