"""Faults in the play: the twelve rows of 13.3. Is it a renonsz, who is charged with it, and what is paid?"""

from engine.effect import Order
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_
from engine.ulti.effect.renonsz import GAME_ENDS, GAME_GOES_ON, GAME_VALID, JURY_FIXES, LATER_KONTRA_VOID, NO_RENONSZ
from engine.ulti.effect.settlement import PARTI_WON, Settle, pay_declarer
from engine.ulti.renonsz.payment import PAYMENT, share
from engine.ulti.renonsz.play_incident import LookedAt, PlayFault, SilentResult, Taken, WrongInPlay
from engine.ulti.settlement.unplayed import lost_with_kontra
from engine.ulti.table.bid import BETLIS, PLAIN, TRUMP_DURCHMARS, Bid
from engine.ulti.table.player import DEFENDERS, Player

GIVE_TRICK_BACK = Order("give-trick-back", N_("The trick goes to the player who won it, without further consequences."))
SILENT_NOT_MADE = Order("silent-not-made", N_("The silent result counts as not made."))
SILENT_ULTI_COUNTS = Order(
    "silent-ulti-counts", N_("A silent ulti that was made counts: it need not be claimed before the cards are mixed.")
)
SILENT_VOID = Order("silent-void", N_("Silent results do not count, except a silent ulti."))
OTHERS_AS_PLAYED = Order("other-parts-as-played", N_("The other parts of the bid are settled as they were played."))
BID_LOST = Order("bid-lost", N_("The bid counts as lost."))
BID_WON = Order("bid-won", N_("The bid counts as won."))


# Is it a renonsz?


@law("ulti:6.6", "ulti:13.3.1")
def no_suit_to_name(play: PlayFault) -> Ruling | None:
    """The suit was not named, but the game is red or has no trumps, so that there was none to name."""
    if play.fault is WrongInPlay.NO_SUIT and (play.bid.red or not play.bid.has_trump):
        return rule(NO_RENONSZ, GAME_GOES_ON)
    return None


@law("ulti:4.A.2.c", "ulti:13.3.3")
def announcing_allowed(play: PlayFault) -> Ruling | None:
    """Someone announced a 20 or a 40, but in this bid announcing is allowed."""
    return rule(NO_RENONSZ, GAME_GOES_ON) if play.fault is WrongInPlay.ANNOUNCED and play.bid.live else None


@law("ulti:13.3.5", "ulti:9.3")
def trick_given_back(play: PlayFault) -> Ruling | None:
    """The player who took another's trick noticed it before leading, without having been warned."""
    if play.fault is WrongInPlay.TOOK_TRICK and play.taken in (Taken.NOTICED, Taken.SHOWN):
        return rule(NO_RENONSZ, GIVE_TRICK_BACK, GAME_GOES_ON)
    return None


@law("ulti:9.3", "ulti:13.3.7")
def last_trick_looked_at(play: PlayFault) -> Ruling | None:
    """The player looked at the last trick before a card was played to the next one."""
    if play.fault is WrongInPlay.LOOKED and play.looked_at is LookedAt.LAST:
        return rule(NO_RENONSZ, GAME_GOES_ON)
    return None


@law("ulti:9.3", "ulti:13.3.7")
def own_tricks_looked_at(play: PlayFault) -> Ruling | None:
    """The player looked at their own tricks, which is allowed throughout."""
    if play.fault is WrongInPlay.LOOKED and play.looked_at is LookedAt.OWN and not play.own_forbidden:
        return rule(NO_RENONSZ, GAME_GOES_ON)
    return None


@law("ulti:13.3.8.b", "ulti:6.10")
def declarer_dropped_cards(play: PlayFault) -> Ruling | None:
    """The player who dropped cards is the declarer, who might play with open cards as well."""
    if play.fault is WrongInPlay.DROPPED and play.offender is Player.DECLARER:
        return rule(NO_RENONSZ, GAME_GOES_ON)
    return None


# Disputes after the last trick


@law("ulti:13.3.10")
def parti_disputed(play: PlayFault) -> Ruling | None:
    """The cards were thrown together, and who won the parti is in dispute."""
    return rule(PARTI_WON) if play.fault is WrongInPlay.PARTI else None


@law("ulti:13.3.11", "ulti:9.10")
def silent_ulti_disputed(play: PlayFault) -> Ruling | None:
    """The cards were thrown together, and a silent ulti is in dispute."""
    return rule(SILENT_ULTI_COUNTS) if play.fault is WrongInPlay.SILENT and play.silent is SilentResult.ULTI else None


@law("ulti:13.3.11", "ulti:9.10")
def silent_result_disputed(play: PlayFault) -> Ruling | None:
    """The cards were thrown together, and a silent hundred or silent four aces are in dispute."""
    return rule(SILENT_NOT_MADE) if play.fault is WrongInPlay.SILENT else None


@law("ulti:13.3.12")
def cards_mixed_by_one(play: PlayFault) -> Ruling | None:
    """One player mixed the others' cards before the tricks were looked through."""
    if play.fault is WrongInPlay.MIXED:
        return rule(SILENT_VOID, OTHERS_AS_PLAYED, then=PAYMENT)
    return None


# Is it too late?


@law("ulti:10.2")
def not_called(play: PlayFault) -> Ruling | None:
    """Nobody called renonsz at once on noticing the fault, and the game went on."""
    return rule(GAME_VALID) if not play.called else None


@law("ulti:9.3", "ulti:10.3.d")
def own_tricks_against_local_rule(play: PlayFault) -> Ruling | None:
    """The player looked at their own tricks although this tournament had announced that it is not allowed."""
    if play.fault is WrongInPlay.LOOKED and play.looked_at is LookedAt.OWN:
        return rule(JURY_FIXES)
    return None


@law(
    "ulti:10.2",
    otherwise=(
        *(WrongInPlay.NO_SUIT, WrongInPlay.RED, WrongInPlay.ANNOUNCED, WrongInPlay.REVOKE, WrongInPlay.NOT_BEATEN),
        *(WrongInPlay.TOOK_TRICK, WrongInPlay.TWO_CARDS, WrongInPlay.LOOKED, WrongInPlay.DROPPED, WrongInPlay.COUNT),
    ),
)
def called(_: PlayFault) -> Ruling | None:
    """A player of this game called renonsz at once on noticing the fault."""
    return rule(GAME_ENDS, then=PENALTY)


# Who is charged, and with what?


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
        return rule(BID_LOST, LATER_KONTRA_VOID, lost_with_kontra(Bid(play.bid.parts, red=True), play.reading))
    return None


@law("ulti:13.3.3", "ulti:4.E.1")
def announced_in_betli(play: PlayFault) -> Ruling | None:
    """A 20 or a 40 was announced in betli."""
    if play.fault is WrongInPlay.ANNOUNCED and play.bid.parts <= BETLIS:
        return rule(LATER_KONTRA_VOID, then=PAYMENT)
    return None


@law("ulti:13.3.3", "ulti:4.F.4")
def announced_in_durchmars(play: PlayFault) -> Ruling | None:
    """A 20 or a 40 was announced in a durchmars, alone or with other parts."""
    if play.fault is WrongInPlay.ANNOUNCED and play.bid.parts & (TRUMP_DURCHMARS | PLAIN):
        return rule(LATER_KONTRA_VOID, then=PAYMENT)
    return None


@law("ulti:13.3.3")
def announced_in_a_hundred(play: PlayFault) -> Ruling | None:
    """A 20 or a 40 was announced in 40/100 or 20/100."""
    return rule(LATER_KONTRA_VOID, then=PAYMENT) if play.fault is WrongInPlay.ANNOUNCED else None


@law("ulti:13.3.4", "ulti:6.3")
def did_not_follow(play: PlayFault) -> Ruling | None:
    """A player did not follow suit or, being out of it, did not trump, although able to."""
    return rule(LATER_KONTRA_VOID, then=PAYMENT) if play.fault is WrongInPlay.REVOKE else None


@law("ulti:13.3.4", "ulti:6.4")
def did_not_beat(play: PlayFault) -> Ruling | None:
    """A player did not beat the card that was winning the trick, although able to."""
    return rule(LATER_KONTRA_VOID, then=PAYMENT) if play.fault is WrongInPlay.NOT_BEATEN else None


@law("ulti:13.3.5")
def warner_at_fault(play: PlayFault) -> Ruling | None:
    """A player said whose trick it was: that player has committed the renonsz."""
    if play.fault is WrongInPlay.TOOK_TRICK and play.taken is Taken.WARNED:
        return rule(LATER_KONTRA_VOID, then=PAYMENT)
    return None


@law("ulti:13.3.5")
def led_from_another_s_trick(play: PlayFault) -> Ruling | None:
    """A player took in another's trick and led."""
    return rule(LATER_KONTRA_VOID, then=PAYMENT) if play.fault is WrongInPlay.TOOK_TRICK else None


@law("ulti:13.3.6", "ulti:9.8")
def several_cards_at_once(play: PlayFault) -> Ruling | None:
    """A player played more than one card at a time."""
    return rule(LATER_KONTRA_VOID, then=PAYMENT) if play.fault is WrongInPlay.TWO_CARDS else None


@law("ulti:13.3.7", "ulti:9.2")
def looked_where_forbidden(play: PlayFault) -> Ruling | None:
    """A player looked at the talon, or at tricks that others had taken and turned down."""
    return rule(LATER_KONTRA_VOID, then=PAYMENT) if play.fault is WrongInPlay.LOOKED else None


@law("ulti:13.3.8.a", "ulti:9.1")
def defender_dropped_cards(play: PlayFault) -> Ruling | None:
    """A defender dropped cards, which became visible."""
    return rule(LATER_KONTRA_VOID, then=PAYMENT) if play.fault is WrongInPlay.DROPPED else None


@law("ulti:13.3.9.a")
def declarer_miscounted(play: PlayFault) -> Ruling | None:
    """The declarer has too few or too many cards, however many the others have."""
    return rule(BID_LOST, then=PAYMENT) if Player.DECLARER in play.miscounted else None


@law("ulti:13.3.9.b", "ulti:10.3.f")
def one_defender_short(play: PlayFault) -> Ruling | None:
    """Only one of the defenders has a wrong number of cards, namely too few: that defender alone is charged."""
    return rule(BID_WON, then=PAYMENT) if len(play.short) == 1 and not play.long else None


@law("ulti:13.3.9.b", otherwise=(WrongInPlay.COUNT,))
def defenders_miscounted(play: PlayFault) -> Ruling | None:
    """Both defenders have a wrong number of cards, or one has too many: each pays the declarer."""
    return rule(BID_WON, Settle(pay_declarer(*(share(play, defender) for defender in DEFENDERS))))


EXISTENCE = Issue(
    N_("Is it a renonsz, or a dispute after the last trick?"),
    (
        no_suit_to_name,
        announcing_allowed,
        trick_given_back,
        last_trick_looked_at,
        own_tricks_looked_at,
        declarer_dropped_cards,
        parti_disputed,
        silent_ulti_disputed,
        silent_result_disputed,
        cards_mixed_by_one,
        not_called,
        own_tricks_against_local_rule,
        called,
    ),
)
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

PLAY_FAULT = Topic(
    "ulti",
    "play-fault",
    N_("Fault in the play"),
    N_("Something went wrong in the play or when the cards were thrown in."),
    PlayFault,
    (EXISTENCE, PENALTY, PAYMENT),
)
