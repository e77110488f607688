"""Which offence is which kind of renonc, and which is none: E.2 to E.5, with what chapters B to D add."""

from engine.effect import Order
from engine.law import Issue, Ruling, law, rule
from engine.marias.effect.fee import FEE_1, HAND_GOES_ON, NO_RENONC, REFEREE, TECHNICAL
from engine.marias.renonc.incident import TWO_SEVENS_STO, Fault, Incident, Kept, Whose
from engine.marias.renonc.penalty import FIRST, TWO_SEVENS
from engine.marias.table.player import DEFENDERS, Player
from engine.text import N_

IN_GAME = Order("in-game", N_("It is a renonc in the game."))
FIXED_FEE = Order("fixed-fee", N_("It is a renonc in the game with a fixed fee, paušál 2."))
CORRECT_TALON = Order("correct-talon", N_("The aktér corrects the number of cards, and the comments go on."))
MAY_SPEAK = Order("may-speak", N_("Whoever was passed over may still speak."))
PLAY_OPEN = Order("play-open", N_("If the defence asks for it, the aktér plays on with open cards; doubts go to them."))
SHOW_NOW = Order("show-now", N_("The cards are to be shown now, before the play."))
FLEK_VOID = Order("flek-void", N_("The fifth flek does not count."))


def in_game(issue: Issue[Incident] = FIRST) -> Ruling:
    return rule(IN_GAME, then=issue)


def technical(*more: Order) -> Ruling:
    """A fee, and the hand goes on."""
    return rule(TECHNICAL, FEE_1, HAND_GOES_ON, *more)


def no_renonc(*more: Order) -> Ruling:
    return rule(NO_RENONC, *more)


# A wrong card


@law("marias:E.2.a")
def did_not_follow(incident: Incident) -> Ruling | None:
    """A player did not follow suit or, being out of it, did not trump, although able to."""
    return in_game() if incident.fault is Fault.SUIT else None


@law("marias:E.2.b")
def did_not_beat(incident: Incident) -> Ruling | None:
    """A player did not beat a lower card, although able to."""
    return in_game() if incident.fault is Fault.BEAT else None


@law("marias:E.2.c")
def led_wrongly(incident: Incident) -> Ruling | None:
    """A player led when it was another's lead."""
    return in_game() if incident.fault is Fault.LED else None


@law("marias:E.2.d")
def played_ahead(incident: Incident) -> Ruling | None:
    """A player played a card ahead of turn."""
    return in_game() if incident.fault is Fault.AHEAD else None


@law("marias:B.8", "marias:E.2.h")
def seven_of_a_defender(incident: Incident) -> Ruling | None:
    """A defender, who by our reading is not bound to keep the seven, parted with it early."""
    if incident.fault is Fault.SEVEN and not incident.by_akter and not incident.reading.defender_bound:
        return no_renonc(HAND_GOES_ON)
    return None


@law("marias:E.2.h", "marias:B.8", "marias:D.4")
def seven_too_early(incident: Incident) -> Ruling | None:
    """An announced seven was played before the time for it."""
    return in_game() if incident.fault is Fault.SEVEN else None


# A hint


@law("marias:E.2.e")
def hinted_to_partner(incident: Incident) -> Ruling | None:
    """A player gave a partner a hint or a signal, or betrayed a card to a partner; so may the pausing player."""
    return in_game() if incident.fault is Fault.HINT else None


@law("marias:E.2.e", "marias:E.5.a")
def partner_saw_card(incident: Incident) -> Ruling | None:
    """A defender let a card be seen, and the other defender could see it."""
    if incident.fault is Fault.CARD_SEEN and incident.offender in DEFENDERS and incident.partner_saw:
        return in_game()
    return None


@law("marias:E.5.a")
def opponent_saw_card(incident: Incident) -> Ruling | None:
    """Only opponents could see the card."""
    return no_renonc(HAND_GOES_ON) if incident.fault is Fault.CARD_SEEN else None


@law("marias:E.2.e", "marias:E.3.h")
def remark_that_hinted(incident: Incident) -> Ruling | None:
    """A remark by one of the defence told the partner something."""
    if incident.fault is Fault.REMARK and not incident.by_akter and incident.hinted:
        return in_game()
    return None


@law("marias:E.3.h")
def improper_remark(incident: Incident) -> Ruling | None:
    """A remark on the play was improper, but told no partner anything."""
    return technical() if incident.fault is Fault.REMARK else None


@law("marias:E.5.c")
def harmless_joke(incident: Incident) -> Ruling | None:
    """It was humour that offended nobody."""
    return no_renonc(HAND_GOES_ON) if incident.fault is Fault.JOKE and not incident.offensive else None


@law("marias:C.2")
def akter_claimed(incident: Incident) -> Ruling | None:
    """The aktér called the game laid down, and it was not."""
    return no_renonc(PLAY_OPEN) if incident.fault is Fault.CLAIM and incident.by_akter else None


@law("marias:C.2", "marias:E.2.e")
def defender_claimed(incident: Incident) -> Ruling | None:
    """A defender called the game laid down, and it was not: the partner has seen the cards."""
    return in_game() if incident.fault is Fault.CLAIM else None


# Looking into another's cards


@law("marias:B.20")
def pausing_may_look(incident: Incident) -> Ruling | None:
    """The pausing player looked, as everybody had agreed at the start of the playing round."""
    if incident.fault is Fault.PEEK and incident.offender is Player.PAUSING and incident.consent:
        return no_renonc(HAND_GOES_ON)
    return None


@law("marias:E.7.c", "marias:E.3.h")
def looked_at_partner(incident: Incident) -> Ruling | None:
    """A defender looked into the other defender's cards, which the list does not name."""
    if incident.fault is Fault.PEEK and incident.offender in DEFENDERS and incident.whose is Whose.PARTNER:
        return rule(REFEREE)
    return None


@law("marias:E.3.h", "marias:B.20")
def looked_without_consent(incident: Incident) -> Ruling | None:
    """A player looked into an opponent's cards, or the pausing player looked without everybody's consent."""
    return technical() if incident.fault is Fault.PEEK else None


# The comments


@law("marias:E.3.d", "marias:B.16")
def out_of_order(incident: Incident) -> Ruling | None:
    """The order of comments and fleks was not kept."""
    return technical(MAY_SPEAK) if incident.fault is Fault.ORDER else None


@law("marias:E.5.b")
def fifth_flek(incident: Incident) -> Ruling | None:
    """Somebody gave one flek more after the last valid one, the fourth."""
    return no_renonc(FLEK_VOID, HAND_GOES_ON) if incident.fault is Fault.FIFTH else None


# Dvě sedmy


@law("marias:D.2", "marias:D.3")
def not_to_be_shown(incident: Incident) -> Ruling | None:
    """In dvě sedmy and sto neither the helper cards nor the sevens are shown."""
    return no_renonc(HAND_GOES_ON) if incident.fault is Fault.UNSHOWN and incident.step in TWO_SEVENS_STO else None


@law("marias:D.1", "marias:E.3.e")
def still_to_be_shown(incident: Incident) -> Ruling | None:
    """The cards have not been shown, but the play has not begun."""
    return no_renonc(SHOW_NOW) if incident.fault is Fault.UNSHOWN and not incident.begun else None


@law("marias:D.1", "marias:E.3.e")
def helpers_not_shown(incident: Incident) -> Ruling | None:
    """Four or more helper cards in one hand were not shown, and the play has begun; the aktér pays dvě sedmy."""
    if incident.fault is Fault.UNSHOWN and incident.kept is Kept.HELPERS:
        return rule(TECHNICAL, FEE_1, then=TWO_SEVENS)
    return None


@law("marias:E.3.e")
def seven_not_shown(incident: Incident) -> Ruling | None:
    """A seven was not shown in dvě sedmy, and the play has begun."""
    return technical() if incident.fault is Fault.UNSHOWN else None


@law("marias:D.1")
def rightly_shown(incident: Incident) -> Ruling | None:
    """In plain dvě sedmy the cards are to be shown."""
    return no_renonc() if incident.fault is Fault.SHOWN and incident.step not in TWO_SEVENS_STO else None


@law("marias:D.2", "marias:D.3")
def wrongly_shown(incident: Incident) -> Ruling | None:
    """In dvě sedmy and sto the cards were shown before the play: a renonc in the sto."""
    return in_game() if incident.fault is Fault.SHOWN else None


# The list ends


@law("marias:E.7.c", otherwise=(Fault.JOKE, Fault.OTHER))
def not_listed(_: Incident) -> Ruling | None:
    """The list does not name it."""
    return rule(REFEREE)
