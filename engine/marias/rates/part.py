"""What each part of the game comes to, and a quiet sedma beside sto: A, A.1 to A.4, and what is certain by C.4."""

from collections.abc import Iterator

from engine.bill import Line, Owes
from engine.effect import Order
from engine.law import Issue, Ruling, law, rule
from engine.marias.rates.deal import FinishedDeal
from engine.marias.rates.ending import Ended, Quiet
from engine.marias.rates.price import HUNDRED, WITHOUT_TRUMP, Priced, rate
from engine.marias.rates.total import TOTAL
from engine.marias.table.flek import Flek
from engine.marias.table.money import Money
from engine.marias.table.player import Player
from engine.marias.table.step import Stake
from engine.text import N_, Text, say

NO_QUIET = Order("no-quiet-sedma", N_("Nothing is paid for the trump seven: it was beaten before the last trick."))
QUIET_SIGN = {Quiet.AKTER: 1, Quiet.DEFENCE: -1, Quiet.AKTER_BEATEN: -1, Quiet.DEFENCE_BEATEN: 1}
EARLY_SIGN = {Quiet.AKTER_EARLY: -1, Quiet.DEFENCE_EARLY: 1}


def pay(deal: FinishedDeal, part: Priced) -> Iterator[Owes[Player]]:
    """What everybody owes for a part; of a certain game the fleks are shared when it is added up."""
    return deal.owed(*(part.plain() if deal.ended is Ended.LAID else part).lines())


# Who won hra?


@law("marias:A.1")
def quiet_sto(deal: FinishedDeal) -> Ruling | None:
    """In a sedma one side has 100 points or more with all its hlášky: a quiet sto, hra is worth twice as much."""
    return rule(*pay(deal, deal.hra())) if deal.is_quiet_sto else None


@law("marias:A")
def hra_won(deal: FinishedDeal) -> Ruling | None:
    """The aktér has more points than the defence."""
    return rule(*pay(deal, deal.hra())) if deal.with_all > deal.theirs else None


@law("marias:A", otherwise=(Ended.PLAYED,))
def hra_lost(deal: FinishedDeal) -> Ruling | None:
    """The defence has more points than the aktér."""
    return rule(*pay(deal, deal.hra()))


# Was the seven made?


@law("marias:C.4")
def seven_certain(deal: FinishedDeal) -> Ruling | None:
    """The seven is part of a game that was laid down as certain."""
    return rule(*pay(deal, deal.priced(Stake.SEDMA))) if deal.ended is Ended.LAID else None


@law("marias:A")
def seven_made(deal: FinishedDeal) -> Ruling | None:
    """The aktér won the last trick with the trump seven."""
    return rule(*pay(deal, deal.priced(Stake.SEDMA))) if deal.seven else None


@law("marias:A", otherwise=(Ended.PLAYED,))
def seven_lost(deal: FinishedDeal) -> Ruling | None:
    """The aktér did not win the last trick with the trump seven."""
    return rule(*pay(deal, deal.priced(Stake.SEDMA, lost=True)))


# Was the hundred made?


@law("marias:E.6.b", "marias:A")
def sto_above(deal: FinishedDeal) -> Ruling | None:
    """Sto was made, and with all hlášky the aktér has more than 100 points."""
    return rule(*pay(deal, deal.sto())) if deal.counted >= HUNDRED and deal.with_all > HUNDRED else None


@law("marias:A")
def sto_exactly(deal: FinishedDeal) -> Ruling | None:
    """Sto was made with exactly 100 points."""
    return rule(*pay(deal, deal.sto())) if deal.counted >= HUNDRED else None


@law("marias:A", "marias:E.6.b", otherwise=(Ended.PLAYED,))
def sto_not_made(deal: FinishedDeal) -> Ruling | None:
    """The aktér's tricks and one hláška come to less than 100 points: sto is lost."""
    return rule(*pay(deal, deal.sto()))


# Was betl, durch or dvě sedmy made?


@law("marias:C.4")
def certain(deal: FinishedDeal) -> Ruling | None:
    """The game was laid down as certain."""
    return rule(*pay(deal, deal.main(lost=False))) if deal.ended is Ended.LAID else None


@law("marias:A")
def raised_alone(deal: FinishedDeal) -> Ruling | None:
    """Betl or durch was raised, and by this reading only against the defenders who took part in the flek."""
    if deal.step.parts[0] not in WITHOUT_TRUMP or deal.raised.main is Flek.NONE or not deal.reading.each_for_himself:
        return None
    raised = deal.main(lost=not deal.made)
    owed = (
        Owes(payer, Player.AKTER, line)
        for payer in deal.payers
        for line in (raised if payer in deal.main_by else raised.plain()).lines()
    )
    return rule(*owed)


@law("marias:A")
def game_made(deal: FinishedDeal) -> Ruling | None:
    """The aktér made the game."""
    return rule(*pay(deal, deal.main(lost=False))) if deal.made else None


@law("marias:A", otherwise=(Ended.PLAYED,))
def game_lost(deal: FinishedDeal) -> Ruling | None:
    """The aktér lost the game."""
    return rule(*pay(deal, deal.main(lost=True)))


# Is there a quiet sedma?


def quiet_line(deal: FinishedDeal, sign: int, words: Text) -> Line:
    """Half the rate of sedma; no flek raises it."""
    half = Money(rate(Stake.SEDMA, red=deal.step.red, base=deal.base) // 2)
    return Line(words, half * sign, "marias:A.2")


@law("marias:A.2")
def nothing_quiet(deal: FinishedDeal) -> Ruling | None:
    """Nobody played the trump seven in the last trick, nor lost it before."""
    return rule(then=TOTAL) if deal.quiet is Quiet.NOTHING else None


@law("marias:A.3")
def quiet_beaten_early(deal: FinishedDeal) -> Ruling | None:
    """The trump seven was beaten before the last trick: nothing is paid for it."""
    if deal.quiet not in EARLY_SIGN:
        return None
    if not deal.reading.beaten_early_pays:
        return rule(NO_QUIET, then=TOTAL)
    return rule(*deal.owed(quiet_line(deal, EARLY_SIGN[deal.quiet], say("Quiet sedma, beaten"))), then=TOTAL)


@law("marias:A.3", "marias:A.2")
def quiet_beaten(deal: FinishedDeal) -> Ruling | None:
    """The trump seven was beaten in the last trick: a quiet sedma that was lost."""
    if deal.quiet not in (Quiet.AKTER_BEATEN, Quiet.DEFENCE_BEATEN):
        return None
    return rule(*deal.owed(quiet_line(deal, QUIET_SIGN[deal.quiet], say("Quiet sedma, beaten"))), then=TOTAL)


@law("marias:A.2", otherwise=(Quiet.AKTER, Quiet.DEFENCE))
def quiet_made(deal: FinishedDeal) -> Ruling | None:
    """A side won the last trick with the trump seven: a quiet sedma."""
    return rule(*deal.owed(quiet_line(deal, QUIET_SIGN[deal.quiet], say("Quiet sedma"))), then=TOTAL)


HRA = Issue(N_("Who won hra?"), (quiet_sto, hra_won, hra_lost))
SEVEN = Issue(N_("Was the seven made?"), (seven_certain, seven_made, seven_lost))
STO = Issue(N_("Was the hundred made?"), (sto_above, sto_exactly, sto_not_made))
ONE_PART = Issue(N_("Was betl, durch or dvě sedmy made?"), (certain, raised_alone, game_made, game_lost))
QUIET = Issue(N_("Is there a quiet sedma?"), (nothing_quiet, quiet_beaten_early, quiet_beaten, quiet_made))
