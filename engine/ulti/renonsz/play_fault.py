"""Faults in the play: the twelve rows of 13.3. Is it a renonsz, or a dispute after the last trick?"""

from engine.effect import Order
from engine.law import GoTo, Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_
from engine.ulti.effect.renonsz import GAME_ENDS, GAME_GOES_ON, GAME_VALID, JURY_FIXES, NO_RENONSZ, AtFault
from engine.ulti.effect.settlement import PARTI_WON
from engine.ulti.renonsz.complaint import Called, Complaint, Listed, Phase
from engine.ulti.renonsz.payment import PAYMENT, SAID
from engine.ulti.renonsz.play_incident import LookedAt, PlayFault, SilentResult, Taken, WrongInPlay
from engine.ulti.renonsz.play_penalty import PENALTY
from engine.ulti.table.player import Player

GIVE_TRICK_BACK = Order("give-trick-back", N_("The trick goes to the player who won it, without further consequences."))
SILENT_NOT_MADE = Order("silent-not-made", N_("The silent result counts as not made."))
SILENT_ULTI_COUNTS = Order(
    "silent-ulti-counts", N_("A silent ulti that was made counts: it need not be claimed before the cards are mixed.")
)
SILENT_VOID = Order("silent-void", N_("Silent results do not count, except a silent ulti."))
OTHERS_AS_PLAYED = Order("other-parts-as-played", N_("The other parts of the bid are settled as they were played."))


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
        rest = (OTHERS_AS_PLAYED,) if play.bid.parts - play.disputed else ()
        return rule(AtFault(play.offender), SILENT_VOID, *rest, then=PAYMENT)
    return None


# Is it too late?


@law("ulti:10.2")
def not_called(play: PlayFault) -> Ruling | None:
    """Nobody called renonsz at once on noticing the fault, and the game went on."""
    return rule(GAME_VALID) if not play.called else None


@law("ulti:10.3", "ulti:10.3.a", "ulti:10.3.g")
def not_established(play: PlayFault) -> Ruling | None:
    """It is neither admitted nor established: it has to be found out first whether it happened."""
    if play.fault is not WrongInPlay.COUNT and not play.established:
        return rule(disputed_before_the_jury(play))
    return None


def disputed_before_the_jury(play: PlayFault) -> GoTo:
    # The two topics lead to each other, so that one of them has to look for the other when it is asked.
    from engine.ulti.renonsz.renonsz import RENONSZ  # noqa: PLC0415

    stated = {"complaint": Complaint.OTHER, "called": Called.AT_ONCE, "admitted": False}
    return go_to(RENONSZ, phase=Phase.PLAY, listed=Listed.CASE, **stated, **play.have("raised", "offender"))


@law("ulti:9.3", "ulti:10.3.d")
def own_tricks_against_local_rule(play: PlayFault) -> Ruling | None:
    """The player looked at their own tricks although this tournament had announced that it is not allowed."""
    if play.fault is WrongInPlay.LOOKED and play.looked_at is LookedAt.OWN and not play.reading.unlisted_costs_bid:
        return rule(JURY_FIXES)
    return None


@law("ulti:10.3.e", "ulti:9.3")
def own_tricks_cost_the_bid(play: PlayFault) -> Ruling | None:
    """Against the local rule the player looked at their own tricks, which was a renonsz in the play."""
    if play.fault is WrongInPlay.LOOKED and play.looked_at is LookedAt.OWN:
        return rule(GAME_ENDS, AtFault(play.offender), then=(SAID, PAYMENT))
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
        not_established,
        own_tricks_against_local_rule,
        own_tricks_cost_the_bid,
        called,
    ),
)

PLAY_FAULT = Topic(
    "ulti",
    "play-fault",
    N_("Fault in the play"),
    N_("Something went wrong in the play or when the cards were thrown in."),
    PlayFault,
    (EXISTENCE, PENALTY, SAID, PAYMENT),
)
