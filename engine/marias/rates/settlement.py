"""Who pays whom at the end of a deal: the tariff of A, B.2, omyl of B.8, certain games of C.5."""

from engine.bill import Line
from engine.effect import Order
from engine.law import Issue, Ruling, Topic, law, rule
from engine.marias.rates.deal import FinishedDeal
from engine.marias.rates.ending import Ended
from engine.marias.rates.part import HRA, ONE_PART, QUIET, SEVEN, STO
from engine.marias.rates.price import Priced
from engine.marias.rates.total import TOTAL
from engine.marias.table.flek import Flek
from engine.marias.table.money import OMYL, Money
from engine.marias.table.step import Rung, Stake
from engine.text import N_, say

PLAY_IT = Order("sedma-is-played", N_("The sedma has to be played."))


# How did the deal end?


@law("marias:B.8")
def omyl(deal: FinishedDeal) -> Ruling | None:
    """The aktér won the auction at a sedma that is not in hearts, and put down the cards without playing: omyl."""
    if deal.ended is not Ended.OMYL:
        return None
    return rule(*deal.owed(Line(say("Omyl"), -Money.of(OMYL, deal.base), "marias:B.8")), then=TOTAL)


@law("marias:A")
def must_be_played(deal: FinishedDeal) -> Ruling | None:
    """Nobody raised a sedma, and by this reading it is played all the same."""
    return rule(PLAY_IT) if deal.ended is Ended.APPROVED and deal.reading.sedma_played_out else None


@law("marias:A")
def approved(deal: FinishedDeal) -> Ruling | None:
    """Nobody raised any part of a sedma, and it was not played: both parts are paid as won."""
    if deal.ended is not Ended.APPROVED:
        return None
    parts = (Priced(one, Flek.NONE, deal.step.red, base=deal.base) for one in deal.step.parts)
    return rule(*(owes for one in parts for owes in deal.owed(*one.lines())), then=TOTAL)


@law("marias:C.4")
def laid_down(deal: FinishedDeal) -> Ruling | None:
    """The aktér laid the game down as certain: every part of it is won, and no point is lost."""
    return rule(then=GAME) if deal.ended is Ended.LAID else None


@law("marias:B.2", otherwise=(Ended.PLAYED,))
def played(_: FinishedDeal) -> Ruling | None:
    """The deal was played: what is paid follows from its result."""
    return rule(then=GAME)


# Which parts are paid?


@law("marias:A", "marias:B.17")
def sedma(deal: FinishedDeal) -> Ruling | None:
    """The game was a sedma: hra and sedma are paid each by itself."""
    return rule(then=(HRA, SEVEN, TOTAL)) if Stake.HRA in deal.step.parts else None


@law("marias:A.4", "marias:B.17")
def sto_and_sedma(deal: FinishedDeal) -> Ruling | None:
    """The game was sto and sedma: both are paid each by itself, and no quiet sedma can be made."""
    return rule(then=(STO, SEVEN, TOTAL)) if {Stake.STO, Stake.SEDMA} <= set(deal.step.parts) else None


@law("marias:A", "marias:B.17")
def sevens_and_sto(deal: FinishedDeal) -> Ruling | None:
    """The game was dvě sedmy and sto: both are paid each by itself."""
    return rule(then=(ONE_PART, STO, TOTAL)) if {Stake.STO, Stake.SEDMY} <= set(deal.step.parts) else None


@law("marias:A.2")
def sto_alone(deal: FinishedDeal) -> Ruling | None:
    """The game was sto: beside it there may be a quiet sedma."""
    return rule(then=(STO, QUIET)) if Stake.STO in deal.step.parts else None


@law("marias:A", otherwise=(Rung.BETL, Rung.DURCH, Rung.SEDMY, Rung.SEDMY_RED))
def one_part(_: FinishedDeal) -> Ruling | None:
    """The game was betl, durch or dvě sedmy: there is nothing else to pay."""
    return rule(then=(ONE_PART, TOTAL))


GAME = Issue(N_("Which parts are paid?"), (sedma, sto_and_sedma, sevens_and_sto, sto_alone, one_part))
END = Issue(N_("How did the deal end?"), (omyl, must_be_played, approved, laid_down, played))
SETTLEMENT = Topic(
    "marias",
    "settlement",
    N_("Payment for a deal"),
    N_("A deal is over and is to be paid."),
    FinishedDeal,
    (END, GAME, HRA, STO, SEVEN, ONE_PART, QUIET, TOTAL),
    (
        "raised.step",
        "ended",
        "points",
        "seven",
        "made",
        "raised.hra",
        "raised.sedma",
        "raised.sto",
        "raised.main",
        "forty",
        "twenties",
        "their_twenties",
        "quiet",
        "hra_by",
        "sedma_by",
        "sto_by",
        "main_by",
        "three",
        "base",
    ),
    usual=(
        "ended",
        "raised.hra",
        "raised.sedma",
        "raised.sto",
        "raised.main",
        "forty",
        "twenties",
        "their_twenties",
        "quiet",
        "hra_by",
        "sedma_by",
        "sto_by",
        "main_by",
        "three",
    ),
)
