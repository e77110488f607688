"""What a fault in the play costs, row by row of 13.3: who is charged, and with what?"""

from engine.effect import Order
from engine.law import Issue, Ruling, law, rule
from engine.text import N_
from engine.ulti.effect.renonsz import LATER_KONTRA_VOID, AtFault
from engine.ulti.effect.settlement import Settle, pay_declarer
from engine.ulti.renonsz.payment import PAYMENT, SAID, share
from engine.ulti.renonsz.play_incident import PlayFault, Taken, WrongInPlay
from engine.ulti.settlement.unplayed import lost_with_kontra
from engine.ulti.table.bid import BETLIS, PLAIN, TRUMP_DURCHMARS, Bid
from engine.ulti.table.player import DEFENDERS, Player

BID_LOST = Order("bid-lost", N_("The bid counts as lost."))
RED_BID_LOST = Order("red-bid-lost", N_("The red bid counts as lost."))
BID_WON = Order("bid-won", N_("The bid counts as won."))


def charged(play: PlayFault) -> Ruling:
    """The one at fault pays the bid at the levels said before the fault."""
    return rule(AtFault(play.payer), then=(SAID, PAYMENT))


@law("ulti:13.3.1", "ulti:6.6")
def suit_not_named(play: PlayFault) -> Ruling | None:
    """The declarer let go of the first card without having named the suit."""
    if play.fault is WrongInPlay.NO_SUIT:
        return rule(BID_LOST, LATER_KONTRA_VOID, lost_with_kontra(play.bid, play.reading))
    return None


@law("ulti:13.3.2")
def red_without_waiting(play: PlayFault) -> Ruling | None:
    """The declarer raised the game to red and led without waiting for the others to pass."""
    if play.fault is WrongInPlay.RED:
        return rule(RED_BID_LOST, LATER_KONTRA_VOID, lost_with_kontra(Bid(play.bid.parts, red=True), play.reading))
    return None


@law("ulti:13.3.3", "ulti:4.E.1")
def announced_in_betli(play: PlayFault) -> Ruling | None:
    """A 20 or a 40 was announced in betli."""
    if play.fault is WrongInPlay.ANNOUNCED and play.bid.parts <= BETLIS:
        return charged(play)
    return None


@law("ulti:13.3.3", "ulti:4.F.4")
def announced_in_durchmars(play: PlayFault) -> Ruling | None:
    """A 20 or a 40 was announced in a durchmars, alone or with other parts."""
    if play.fault is WrongInPlay.ANNOUNCED and play.bid.parts & (TRUMP_DURCHMARS | PLAIN):
        return charged(play)
    return None


@law("ulti:13.3.3")
def announced_in_a_hundred(play: PlayFault) -> Ruling | None:
    """A 20 or a 40 was announced in 40/100 or 20/100."""
    return charged(play) if play.fault is WrongInPlay.ANNOUNCED else None


@law("ulti:13.3.4", "ulti:6.3")
def did_not_follow(play: PlayFault) -> Ruling | None:
    """A player did not follow suit or, being out of it, did not trump, although able to."""
    return charged(play) if play.fault is WrongInPlay.REVOKE else None


@law("ulti:13.3.4", "ulti:6.4")
def did_not_beat(play: PlayFault) -> Ruling | None:
    """A player did not beat the card that was winning the trick, although able to."""
    return charged(play) if play.fault is WrongInPlay.NOT_BEATEN else None


@law("ulti:13.3.5")
def warner_at_fault(play: PlayFault) -> Ruling | None:
    """A player said whose trick it was: that player has committed the renonsz."""
    if play.fault is WrongInPlay.TOOK_TRICK and play.taken is Taken.WARNED:
        return charged(play)
    return None


@law("ulti:13.3.5")
def led_from_another_s_trick(play: PlayFault) -> Ruling | None:
    """A player took in another's trick and led."""
    return charged(play) if play.fault is WrongInPlay.TOOK_TRICK else None


@law("ulti:13.3.6", "ulti:9.8")
def several_cards_at_once(play: PlayFault) -> Ruling | None:
    """A player played more than one card at a time."""
    return charged(play) if play.fault is WrongInPlay.TWO_CARDS else None


@law("ulti:13.3.7", "ulti:9.2")
def looked_where_forbidden(play: PlayFault) -> Ruling | None:
    """A player looked at the talon, or at tricks that others had taken and turned down."""
    return charged(play) if play.fault is WrongInPlay.LOOKED else None


@law("ulti:13.3.8.a", "ulti:9.1")
def defender_dropped_cards(play: PlayFault) -> Ruling | None:
    """A defender dropped cards, which became visible."""
    return charged(play) if play.fault is WrongInPlay.DROPPED else None


@law("ulti:13.3.9.a")
def declarer_miscounted(play: PlayFault) -> Ruling | None:
    """The declarer has too few or too many cards, however many the others have."""
    return rule(BID_LOST, then=PAYMENT) if Player.DECLARER in play.miscounted else None


@law("ulti:13.3.9.b", "ulti:10.3.f")
def one_defender_short(play: PlayFault) -> Ruling | None:
    """Only one of the defenders has a wrong number of cards, namely too few: that defender alone is charged."""
    alone = len(play.short) == 1 and (not play.long or play.reading.short_alone)
    return rule(BID_WON, AtFault(play.payer), then=PAYMENT) if alone else None


@law("ulti:13.3.9.b", otherwise=(WrongInPlay.COUNT,))
def defenders_miscounted(play: PlayFault) -> Ruling | None:
    """Both defenders have a wrong number of cards, or one has too many: each pays the declarer."""
    return rule(BID_WON, Settle(pay_declarer(*(share(play, defender) for defender in DEFENDERS))))


PENALTY = Issue(
    N_("Who is charged, and with what?"),
    (
        suit_not_named,
        red_without_waiting,
        announced_in_betli,
        announced_in_durchmars,
        announced_in_a_hundred,
        did_not_follow,
        did_not_beat,
        warner_at_fault,
        led_from_another_s_trick,
        several_cards_at_once,
        looked_where_forbidden,
        defender_dropped_cards,
        declarer_miscounted,
        one_defender_short,
        defenders_miscounted,
    ),
)
