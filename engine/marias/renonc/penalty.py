"""What follows from a renonc in the game: only the first counts, who has lost, at which rate, and who pays (E.6)."""

from engine.effect import MainOrder, Order
from engine.law import Issue, Ruling, law, rule
from engine.marias.effect.fee import FEE_2
from engine.marias.effect.settlement import Settle
from engine.marias.rates.price import HUNDRED
from engine.marias.renonc.forfeit import ForfeitPoints, charged, for_all, pay_opponents
from engine.marias.renonc.incident import TWO_SEVENS_STO, Fault, Incident, Kept
from engine.marias.table.flek import Flek
from engine.marias.table.player import Player
from engine.marias.table.step import Rung, Stake
from engine.text import N_

ONLY_FIRST = MainOrder("only-first", N_("Only the earlier renonc counts: rule on that one."))
HAND_ENDS = Order("hand-ends", N_("The hand is over."))
AKTER_LOST = Order("akter-lost", N_("The aktér has lost, whatever has been made so far."))
DEFENCE_LOST = Order("defence-lost", N_("The defence has lost, whatever has been made so far."))
STO_LOST = Order("sto-lost", N_("The defence has lost the sto."))
PLAY_VOID = Order("play-void", N_("The hand is over; what was played after the fault is void."))
UP_TO_RE = Order("up-to-re", N_("Nothing above re is paid."))
BY_FLEK = Order("by-flek", N_("The rate goes by the fleks alone."))
SEDMY_APART = Order("sedmy-apart", N_("Dvě sedmy is settled by itself."))
TO_DEFENCE = Order(
    "premium-to-defence",
    N_("Premium points can go to the defence only; in a game worth 50 or more the referee decides."),
)
TO_AKTER = Order(
    "premium-to-akter",
    N_(
        "Premium points can go to the aktér only, if the game was not lost yet and could be won against usual defence; "
        "in doubt, or in a game worth 50 or more, the referee decides."
    ),
)
NO_PREMIUM = Order("no-premium", N_("Whoever gave the flek gets no premium points: the game could not be played."))
WITH_STO = tuple(step for step in Rung if Stake.STO in step.parts)


# Is it the one that counts?


@law("marias:E.6.d")
def earlier_renonc(incident: Incident) -> Ruling | None:
    """There had been an earlier renonc in the game in the same hand, even if it was found later."""
    return rule(ONLY_FIRST) if incident.earlier else None


@law("marias:E.6.d")
def first_renonc(_: Incident) -> Ruling | None:
    """It was the first renonc in the game in this hand."""
    return rule(then=LOST)


@law("marias:E.4")
def fixed_fee(incident: Incident) -> Ruling | None:
    """It was the first renonc in the game, one for which the document sets paušál 2."""
    return rule(FEE_2, then=LOST) if incident.reading.flat_2_and_lost else rule(FEE_2, HAND_ENDS)


# Who has lost?


@law("marias:E.6.b")
def akter_lost(incident: Incident) -> Ruling | None:
    """The aktér is at fault."""
    return rule(AKTER_LOST, PLAY_VOID, then=(RATE, PAY, PREMIUM)) if incident.akter_at_fault else None


@law("marias:D.2", "marias:E.6.b")
def helpers_shown(incident: Incident) -> Ruling | None:
    """A defender showed the helper cards in dvě sedmy and sto: a renonc in the sto, and the aktér pays dvě sedmy."""
    if incident.fault is Fault.SHOWN and incident.kept is Kept.HELPERS:
        return rule(STO_LOST, PLAY_VOID, then=(RATE, PAY, TWO_SEVENS, PREMIUM))
    return None


@law("marias:D.3", "marias:E.6.b")
def seven_shown(incident: Incident) -> Ruling | None:
    """A defender showed a seven in dvě sedmy and sto: a renonc in the sto."""
    return rule(STO_LOST, SEDMY_APART, then=(RATE, PAY, PREMIUM)) if incident.fault is Fault.SHOWN else None


@law("marias:D.2", "marias:E.6.b")
def helpers_held(incident: Incident) -> Ruling | None:
    """A defender held four or more helper cards in dvě sedmy and sto: the aktér pays dvě sedmy all the same."""
    if incident.step in TWO_SEVENS_STO and incident.four_helpers:
        return rule(STO_LOST, PLAY_VOID, then=(RATE, PAY, TWO_SEVENS, PREMIUM))
    return None


@law("marias:E.6.b")
def defence_lost(_: Incident) -> Ruling | None:
    """One of the defence is at fault."""
    return rule(DEFENCE_LOST, PLAY_VOID, then=(RATE, PAY, PREMIUM))


# At which rate?


@law("marias:B.11")
def above_re(incident: Incident) -> Ruling | None:
    """The number of cards in the talon was wrong, and the game was raised above re."""
    is_high = any(flek.order > Flek.RE.order for flek in incident.raised.fleks.values())
    return rule(UP_TO_RE, then=POINTS) if is_high and incident.fault is Fault.COUNT else None


@law("marias:E.6.b")
def as_raised(_: Incident) -> Ruling | None:
    """Every part of the game is paid by its fleks."""
    return rule(then=POINTS)


@law("marias:E.6.b")
def without_points(incident: Incident) -> Ruling | None:
    """Neither hra nor sto is lost: points do not matter."""
    return rule(BY_FLEK) if not {Stake.HRA, Stake.STO} & set(owed(incident)) else None


@law("marias:A.1", "marias:E.6.b")
def hundred_by_forfeit(incident: Incident) -> Ruling | None:
    """In hra, the points by forfeit come to a hundred: it is paid twice, as a silent hundred."""
    if Stake.HRA in incident.step.parts and incident.forfeit >= HUNDRED:
        return rule(ForfeitPoints(incident.forfeit))
    return None


@law("marias:E.6.b")
def hra_by_forfeit(incident: Incident) -> Ruling | None:
    """In hra, the points by forfeit do not come to a hundred."""
    return rule(ForfeitPoints(incident.forfeit)) if Stake.HRA in incident.step.parts else None


@law("marias:E.6.b", otherwise=WITH_STO)
def sto_by_forfeit(incident: Incident) -> Ruling | None:
    """In sto, the points by forfeit make the price, with the plain rate as the least."""
    return rule(ForfeitPoints(incident.forfeit))


def owed(incident: Incident) -> tuple[Stake, ...]:
    """The parts that the offender pays: dvě sedmy is not among them where the aktér pays it in any case."""
    parts = charged(incident)
    if incident.akter_at_fault or Stake.SEDMY not in parts or incident.step not in TWO_SEVENS_STO:
        return parts
    return (Stake.STO,) if incident.four_helpers else parts


# Who pays?


@law("marias:E.6.c")
def akter_pays(incident: Incident) -> Ruling | None:
    """The aktér is at fault and pays each opponent; there is no flat fee besides."""
    return rule(Settle(pay_opponents(incident, incident.step.parts))) if incident.akter_at_fault else None


@law("marias:E.6.c")
def offender_pays_for_all(incident: Incident) -> Ruling | None:
    """One of the defence is at fault and pays the aktér for everybody; there is no flat fee besides."""
    return rule(Settle(for_all(incident, owed(incident))))


@law("marias:D.2", "marias:D.1")
def akter_pays_two_sevens(incident: Incident) -> Ruling | None:
    """A defender held four or more helper cards: the aktér pays dvě sedmy in any case."""
    return rule(Settle(pay_opponents(incident, (Stake.SEDMY,))))


@law("marias:E.6.e", "marias:E.6.f", "marias:E.6.g")
def premium_to_akter(incident: Incident) -> Ruling | None:
    """One of the defence is at fault: premium points are for the aktér, if the game could be won."""
    return rule(TO_AKTER) if not incident.akter_at_fault else None


@law("marias:B.11")
def wrong_talon(incident: Incident) -> Ruling | None:
    """The number of cards in the talon was wrong."""
    return rule(NO_PREMIUM) if incident.fault is Fault.COUNT else None


@law("marias:E.6.e", "marias:E.6.f")
def premium_to_defence(_: Incident) -> Ruling | None:
    """The aktér is at fault: premium points are for the other side."""
    return rule(TO_DEFENCE)


def of_akter(incident: Incident) -> Incident:
    """An incident that only the aktér can have caused: nobody is asked who it was."""
    return incident.having(offender=Player.AKTER)


FIRST = Issue(N_("Is it the renonc that counts?"), (earlier_renonc, first_renonc))
FIXED = Issue(N_("Is it the renonc that counts?"), (earlier_renonc, fixed_fee))
LOST = Issue(N_("Who has lost?"), (akter_lost, helpers_shown, seven_shown, helpers_held, defence_lost))
RATE = Issue(N_("Up to which flek?"), (above_re, as_raised))
POINTS = Issue(
    N_("At which rate?"),
    (without_points, hundred_by_forfeit, hra_by_forfeit, sto_by_forfeit),
)
PAY = Issue(N_("Who pays for it?"), (akter_pays, offender_pays_for_all))
TWO_SEVENS = Issue(N_("Who pays dvě sedmy?"), (akter_pays_two_sevens,))
PREMIUM = Issue(N_("Who may get premium points?"), (premium_to_akter, wrong_talon, premium_to_defence))
ISSUES = (FIRST, FIXED, LOST, RATE, POINTS, PAY, TWO_SEVENS, PREMIUM)
