"""What is asked about a fault: what happens, who is charged with it, and what each player pays."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.bill import Payment, Settlement
from engine.effect import Effect
from engine.law import Verdict
from engine.text import Choice, Cite, Text, say
from engine.ulti.effect.renonsz import GAME_GOES_ON, GAME_VALID, NO_RENONSZ, AtFault
from engine.ulti.effect.settlement import Settle
from engine.ulti.renonsz.renonsz import RENONSZ, Called, Complaint, Listed, Phase, Renonsz
from engine.ulti.table.bid import Bid
from engine.ulti.table.player import Player
from engine.ulti.table.raised import RaisedBid
from quizzes.question import Case, OneOf, Option, Part, Payments, find, has

Remark = Callable[[Any, Any], tuple[Text, ...]]
OTHER = "other"  # an answer that is not among those offered


@dataclass(frozen=True)
class Answer:
    """An answer, and the effects by which one knows that it is right; without any it is only tempting."""

    value: str
    words: Text
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Ruled:
    """Reads the first of the outcomes that the verdict has."""

    outcomes: tuple[Answer, ...]

    def __call__(self, verdict: Verdict) -> str:
        return next((one.value for one in self.outcomes if has(verdict, *one.effects)), OTHER)


VALID = Answer("valid", say("It is too late to complain: the game is valid."), (GAME_VALID,))
IN_ORDER = Answer("in-order", say("There was no fault: everything goes on."), (NO_RENONSZ, GAME_GOES_ON))


def outcome_part(*outcomes: Answer, words: Text | None = None, name: str = "outcome") -> Part:
    options = tuple(Option(one.value, one.words) for one in outcomes)
    return OneOf(name, words or say("What follows?"), Ruled(outcomes), 0, options)


@dataclass(frozen=True)
class Balance:
    """Reads what each player ends up with, in the order in which they are asked about."""

    players: tuple[Player, ...] = tuple(Player)

    def __call__(self, verdict: Verdict) -> tuple[int, ...]:
        settle = find(verdict, Settle)
        balance = settle.balance() if settle else {}
        return tuple(balance.get(player, 0) for player in self.players)


PLAYERS = tuple(Player)
BALANCE = Balance()


def payments_part(
    players: Sequence[Choice] = PLAYERS, read: Callable[[Verdict], Any] = BALANCE, remark: Remark | None = None
) -> Part:
    words = say("What does each player pay or get for the fault? Write a minus for paying and 0 for nothing.")
    return Payments("payments", words, read, 0, tuple(players), remark=remark)


def explain_sum(case: Case, late: Case | None = None) -> Remark:
    """Says what a sum leaves out, or that it counts what was said only after the fault."""

    def remark(answer: Any, _: Any) -> tuple[Text, ...]:
        if late and answer == BALANCE(late.decide()):
            words = say("Your sum counts what was said after the fault ({paragraph}).", paragraph=Cite("ulti:10.3.c"))
            return (words,)
        settle = find(case.decide(), Settle)
        payments = settle.settlement.payments if settle else ()
        left_out = (one for number, one in enumerate(payments) if answer == balance_without(payments, number))
        return tuple(tell_left_out(one) for one in left_out)[:1]

    return remark


def balance_without(payments: tuple[Payment[Player], ...], number: int) -> tuple[int, ...]:
    rest = Settlement(payments[:number] + payments[number + 1 :])
    return tuple(rest.balance(Player).values())


def tell_left_out(payment: Payment[Player]) -> Text:
    values = {"payer": payment.payer, "payee": payment.payee, "amount": payment.bill.total}
    return say("Missing from your sum: {amount} from {payer} to {payee}.", **values)


def ruled_part() -> Part:
    """Who is charged with a renonsz in the play, or why nobody is."""
    charged = (
        Option(str(player), say("{player|start} is charged with a renonsz and pays.", player=player))
        for player in Player
    )
    options = (Option("goes-on", say("The game goes on, and nobody pays.")), *charged, Option("valid", VALID.words))
    return OneOf("outcome", say("What follows?"), read_ruled, 0, options)


def read_ruled(verdict: Verdict) -> str:
    fault = find(verdict, AtFault)
    if fault:
        return str(fault.player)
    return "valid" if has(verdict, GAME_VALID) else "goes-on" if has(verdict, GAME_GOES_ON) else OTHER


NOTHING: frozenset[Any] = frozenset()
PLAIN_PARTI = RaisedBid(
    bid=Bid.parse("parti"), kontra=NOTHING, rekontra=NOTHING, kontra_by=NOTHING, rekontra_to=NOTHING
)


def groundless(phase: Phase, **stated: Any) -> Case:
    """A complaint at once, before the jury, about something that is in order."""
    usual = {"complaint": Complaint.OTHER, "corrected": False, "called": Called.AT_ONCE, "admitted": False}
    found = {"breach": False, "inspected": False, "material": True, "phase": phase, "listed": Listed.CASE}
    people = {"offender": Player.DECLARER, "caller": Player.RIGHT, "raised": PLAIN_PARTI}
    return Case(RENONSZ, Renonsz.suppose(**(usual | found | people | stated)))
