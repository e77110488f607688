"""The talon and the kinds of renonc: B.9 to B.11, E.2.f, E.2.g, E.3.c and E.4."""

from engine.law import Ruling, law, rule
from engine.marias.effect.fee import HAND_GOES_ON, NO_RENONC, REFEREE
from engine.marias.renonc.incident import Fault, Found, Incident
from engine.marias.renonc.kind import CORRECT_TALON, FIXED_FEE, in_game, technical
from engine.marias.renonc.penalty import FIRST, FIXED, of_akter
from engine.marias.table.player import Player

BY_AKTER, FIXED_BY_AKTER = FIRST.on(of_akter), FIXED.on(of_akter)


@law("marias:B.11", "marias:E.3.c")
def count_in_time(incident: Incident) -> Ruling | None:
    """The wrong number of cards came to light while the game was being commented on, before any re."""
    return technical(CORRECT_TALON) if incident.fault is Fault.COUNT and incident.found is Found.BEFORE_RE else None


@law("marias:E.3.c")
def count_before_play(incident: Incident) -> Ruling | None:
    """The wrong number of cards came to light after a re but before the play, by this reading in time."""
    if incident.fault is Fault.COUNT and incident.found is Found.AFTER_RE:
        return technical(CORRECT_TALON) if incident.reading.count_before_play_technical else None
    return None


@law("marias:B.11")
def count_after_re(incident: Incident) -> Ruling | None:
    """The wrong number of cards came to light only after a re."""
    return in_game(BY_AKTER) if incident.fault is Fault.COUNT and incident.found is Found.AFTER_RE else None


@law("marias:E.2.f", "marias:B.11")
def count_in_play(incident: Incident) -> Ruling | None:
    """The wrong number of cards came to light in the play or after it."""
    return in_game(BY_AKTER) if incident.fault is Fault.COUNT else None


@law("marias:E.4.a", "marias:B.10")
def valuable_allowed(incident: Incident) -> Ruling | None:
    """In betl and durch aces and tens may go into the talon."""
    valuable = incident.fault is Fault.VALUABLE
    return rule(NO_RENONC, HAND_GOES_ON) if valuable and not incident.step.has_trump else None


@law("marias:E.4.a", "marias:B.10")
def valuable_in_talon(incident: Incident) -> Ruling | None:
    """In a game with trumps an ace or a ten went into the talon."""
    return rule(FIXED_FEE, then=FIXED_BY_AKTER) if incident.fault is Fault.VALUABLE else None


@law("marias:E.4.b", "marias:B.8")
def seven_in_talon(incident: Incident) -> Ruling | None:
    """An announced seven went into the talon."""
    return rule(FIXED_FEE, then=FIXED_BY_AKTER) if incident.fault is Fault.TALON_SEVEN else None


@law("marias:B.9")
def talon_before_comment(incident: Incident) -> Ruling | None:
    """The aktér changed the talon or looked into it before the first defender began to comment."""
    about_talon = incident.fault in (Fault.CHANGED, Fault.LOOKED) and incident.by_akter
    return rule(NO_RENONC, HAND_GOES_ON) if about_talon and not incident.commented else None


@law("marias:B.12", "marias:B.11")
def looked_in_order_to_check(incident: Incident) -> Ruling | None:
    """The talon was looked at to correct the number of cards, or in a check after the play."""
    return rule(NO_RENONC) if incident.fault is Fault.LOOKED and incident.checking else None


@law("marias:E.2.g", "marias:B.9")
def talon_after_comment(incident: Incident) -> Ruling | None:
    """The aktér changed the talon or looked into it after the game had been commented on."""
    return in_game(BY_AKTER) if incident.fault in (Fault.CHANGED, Fault.LOOKED) and incident.by_akter else None


@law("marias:E.7.c", "marias:E.4.c")
def pausing_looked(incident: Incident) -> Ruling | None:
    """The pausing player, who does not play, looked at the cards in the talon."""
    return rule(REFEREE) if incident.fault is Fault.LOOKED and incident.offender is Player.PAUSING else None


@law("marias:E.4.c")
def defender_looked(incident: Incident) -> Ruling | None:
    """A defender looked at the cards in the talon."""
    return rule(FIXED_FEE, then=FIXED) if incident.fault is Fault.LOOKED else None


TALON_LAWS = (
    count_in_time,
    count_before_play,
    count_after_re,
    count_in_play,
    valuable_allowed,
    valuable_in_talon,
    seven_in_talon,
    looked_in_order_to_check,
    talon_before_comment,
    talon_after_comment,
    pausing_looked,
    defender_looked,
)
