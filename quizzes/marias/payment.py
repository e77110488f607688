"""What each player ends up with, written in crowns: −7.20 or −7,20."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.law import Verdict
from engine.marias.effect.settlement import Settle
from engine.marias.table.money import Money
from engine.marias.table.player import Player
from engine.question import MINUS
from engine.text import N_, say
from quizzes.question import MOST_WRITTEN, Payments, find

AMOUNT = re.compile(r"([+-]?)(\d{1,4})(?:[.,](\d{1,2}))?")
EVERYBODY = tuple(Player)
AT_THREE = tuple(player for player in Player if player is not Player.PAUSING)


@dataclass(frozen=True)
class Crowns(Payments):
    """Amounts of money, one for each player."""

    most: int = 99999
    wanted: ClassVar[str] = N_("Write an amount in each field, such as 1.20 or −3.60.")

    @property
    def kind(self) -> str:
        return "payments"

    def parse(self, given: Sequence[str]) -> tuple[int, ...] | None:
        amounts = [parse_crowns(text) for text in given]
        if len(given) != len(self.players) or None in amounts:
            return None
        return tuple(amount for amount in amounts if amount is not None)

    def format(self, answer: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(format_crowns(amount) for amount in answer)


def parse_crowns(text: str) -> Money | None:
    """An amount as people write it, None if it is none.

    >>> parse_crowns("−7,20"), parse_crowns("0.6"), parse_crowns("12"), parse_crowns("much")
    (Money(-720), Money(60), Money(1200), None)
    """
    found = AMOUNT.fullmatch(text.strip()[:MOST_WRITTEN].replace(MINUS, "-").replace("–", "-"))
    if not found:
        return None
    sign, whole, rest = found.groups()
    hellers = int(whole) * 100 + int((rest or "0").ljust(2, "0"))
    return Money(-hellers if sign == "-" else hellers)


def format_crowns(amount: int) -> str:
    """The inverse.

    >>> format_crowns(-720), format_crowns(5)
    ('-7.20', '0.05')
    """
    return f"{'-' if amount < 0 else ''}{abs(amount) // 100}.{abs(amount) % 100:02d}"


def crowns_part(players: tuple[Player, ...] = EVERYBODY, case: int = 0) -> Crowns:
    words = say("What does each player end up with, in Kč? Write a minus for paying.")
    return Crowns("payments", words, lambda verdict: read_balance(verdict, players), case, players)


def read_balance(verdict: Verdict, players: tuple[Player, ...]) -> tuple[Money, ...]:
    settle = find(verdict, Settle)
    balance = settle.balance() if settle else {}
    return tuple(balance.get(player, Money(0)) for player in players)
