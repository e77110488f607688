"""What a renonc in the game is worth: each part at its flek, hra and sto by the points won by forfeit (E.6.b)."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.bill import Bill, Line, Payment, Settlement
from engine.effect import Effect
from engine.marias.rates.price import HUNDRED, limit, part_lines, price, sto_lost, sto_made
from engine.marias.renonc.incident import TWO_SEVENS_STO, Fault, Incident
from engine.marias.table.flek import Flek
from engine.marias.table.money import Money
from engine.marias.table.player import DEFENDERS, OPPONENTS, Player
from engine.marias.table.step import Stake
from engine.text import Text, say


@dataclass(frozen=True)
class ForfeitPoints(Effect):
    """The points that the innocent side has by forfeit."""

    points: int

    def words(self) -> Text:
        return say("Points by forfeit of the innocent side: {points}.", points=self.points)


def flek_of(incident: Incident, part: Stake) -> Flek:
    """How far a part was raised; with a wrong talon re is the most that counts."""
    said = incident.raised.flek(part)
    return min(said, Flek.RE) if incident.fault is Fault.COUNT else said


def charged(incident: Incident) -> tuple[Stake, ...]:
    """What is lost: the whole game, or the sto alone where cards were shown that must not be."""
    sto_alone = incident.step in TWO_SEVENS_STO and incident.fault is Fault.SHOWN
    return (Stake.STO,) if sto_alone else incident.step.parts


def rates_of(incident: Incident) -> int:
    """How many rates the sto costs that is lost by forfeit."""
    scale = incident.reading.scale
    if not incident.akter_at_fault:
        return sto_made(incident.forfeit, scale)
    if not incident.reading.forfeit_grows:
        return 1
    return sto_lost(incident.own_points + incident.best, incident.hlasky, scale)


def hra_times(incident: Incident) -> int:
    """Twice with a hundred by forfeit, in another reading once more for every ten points above."""
    points = incident.forfeit
    if points < HUNDRED:
        return 1
    return 2 * (sto_made(points) if points > HUNDRED and incident.reading.quiet_sto_grows else 1)


def lines_of(incident: Incident, part: Stake) -> Iterator[Line]:
    flek, red = flek_of(incident, part), incident.step.red
    rates = rates_of(incident) if part is Stake.STO else 1
    yield from part_lines(part, flek, red=red, lost=False, rates=rates)
    if part is Stake.HRA and (times := hra_times(incident)) > 1:
        more = price(part, flek, red=red) * (times - 1)
        yield Line(say("A hundred by forfeit"), more, "marias:A.1")


def share(incident: Incident, parts: tuple[Stake, ...]) -> Bill:
    """What one opponent and the aktér have to do with each other, within the limit."""
    return within_limit(tuple(line for part in parts for line in lines_of(incident, part)))


def within_limit(lines: tuple[Line, ...]) -> Bill:
    over = Bill(lines).total - limit()
    return Bill((*lines, Line(say("Above the limit"), Money(-over), "marias:A")) if over > 0 else lines)


def pay_opponents(incident: Incident, parts: tuple[Stake, ...]) -> Settlement[Player]:
    """The aktér pays everybody, at a table of three two players."""
    bill = share(incident, parts)
    opponents = DEFENDERS if incident.three else OPPONENTS
    return Settlement(tuple(Payment(Player.AKTER, one, bill) for one in opponents))


def for_all(incident: Incident, parts: tuple[Stake, ...]) -> Settlement[Player]:
    """What one of the defence pays in the place of every opponent of the aktér."""
    one = share(incident, parts)
    others = 1 if incident.three else 2
    whole = (*one.lines, Line(say("As much for each of the others"), Money(one.total * others), "marias:E.6.c"))
    over = Bill(whole).total > limit()
    bill = within_limit(whole) if over and incident.reading.limit_on_all else Bill(whole)
    return Settlement((Payment(incident.offender, Player.AKTER, bill),))
