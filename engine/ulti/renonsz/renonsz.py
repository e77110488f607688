"""Renonsz in general: 10 §. Was it called in time, is it one, what is void after it, and who pays?"""

from engine.effect import Order
from engine.law import AnyTopic, Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_
from engine.ulti.effect.renonsz import GAME_ENDS, GAME_GOES_ON, GAME_VALID, JURY_FIXES, NO_RENONSZ, AtFault
from engine.ulti.renonsz.auction_fault import AUCTION_FAULT
from engine.ulti.renonsz.complaint import Called, Complaint, Listed, Phase, Renonsz
from engine.ulti.renonsz.deal_fault import DEAL_FAULT
from engine.ulti.renonsz.payment import PAYMENT, SAID
from engine.ulti.renonsz.play_fault import PLAY_FAULT

__all__ = ("RENONSZ", "Called", "Complaint", "Listed", "Phase", "Renonsz")  # what other topics state about a complaint

LISTS: dict[Phase, AnyTopic] = {Phase.DEAL: DEAL_FAULT, Phase.AUCTION: AUCTION_FAULT, Phase.PLAY: PLAY_FAULT}

NO_JURY = Order("no-jury", N_("No jury is needed."))
JURY_DECIDES = Order("jury-decides", N_("The jury decides."))
VOID_SINCE = Order("void-since-fault", N_("All that happened after the fault is void, whenever it came to light."))
INNOCENTS_BID = Order("innocents-bid-on", N_("The innocent players get the chance to go on with the auction."))


# Does it matter at all?


@law("ulti:10.4")
def wrong_suit_corrected(renonsz: Renonsz) -> Ruling | None:
    """The bidder named a wrong suit but corrected it at once, before letting go of the first card."""
    if renonsz.complaint is Complaint.SUIT and renonsz.corrected:
        return rule(NO_RENONSZ, GAME_GOES_ON)
    return None


@law("ulti:10.4")
def wrong_words_corrected(renonsz: Renonsz) -> Ruling | None:
    """Someone called something wrongly but corrected it at once."""
    if renonsz.complaint is Complaint.WORDS and renonsz.corrected:
        return rule(NO_RENONSZ, GAME_GOES_ON)
    return None


@law("ulti:10.2", "ulti:9.11")
def called_by_outsider(renonsz: Renonsz) -> Ruling | None:
    """Only someone who takes no part in this game called renonsz, such as the dealer at a table of four."""
    return rule(GAME_VALID) if renonsz.called is Called.OUTSIDER else None


@law("ulti:10.2")
def not_called_at_once(renonsz: Renonsz) -> Ruling | None:
    """Nobody called renonsz, or only after having noticed it and let the game go on."""
    return rule(GAME_VALID) if renonsz.called is not Called.AT_ONCE else None


@law("ulti:10.3", "ulti:10.2")
def admitted_and_agreed(renonsz: Renonsz) -> Ruling | None:
    """The offender admits it, and the parties agree on the penalty."""
    return rule(NO_JURY, then=(VOID, PENALTY)) if renonsz.admitted else None


@law("ulti:10.3", "ulti:10.2")
def disputed(_: Renonsz) -> Ruling | None:
    """It is disputed, whether in fact or in the size of the penalty."""
    return rule(JURY_DECIDES, then=WEIGHT)


# Is it a renonsz?


@law("ulti:10.3.g", "ulti:10.3.a")
def tricks_inspected_for_nothing(renonsz: Renonsz) -> Ruling | None:
    """Tricks already taken were looked at to establish it, and there was no breach of the rules."""
    if not renonsz.breach and renonsz.inspected:
        return rule(GAME_ENDS, AtFault(renonsz.caller), then=PAYMENT)
    return None


@law("ulti:10.3.a", "ulti:10.1")
def no_breach(renonsz: Renonsz) -> Ruling | None:
    """What happened does not depart from the rules."""
    return rule(NO_RENONSZ, GAME_GOES_ON) if not renonsz.breach else None


@law("ulti:10.3.b")
def not_material(renonsz: Renonsz) -> Ruling | None:
    """It departs from the rules but does not materially affect the further course of the game."""
    return rule(GAME_GOES_ON) if not renonsz.material else None


@law("ulti:10.1", "ulti:10.3.b")
def material(_: Renonsz) -> Ruling | None:
    """It departs from the rules and materially affects the game: whether on purpose or not, it is a renonsz."""
    return rule(then=(VOID, PENALTY))


# What is void?


@law("ulti:10.3.c")
def in_the_auction(renonsz: Renonsz) -> Ruling | None:
    """It happened in the auction."""
    return rule(VOID_SINCE, INNOCENTS_BID) if renonsz.stage is Phase.AUCTION else None


@law("ulti:10.3.c")
def in_the_play(renonsz: Renonsz) -> Ruling | None:
    """It happened in the play."""
    return rule(VOID_SINCE, then=SAID) if renonsz.stage is Phase.PLAY else None


@law("ulti:10.3.c", otherwise=(Complaint.WORDS, Complaint.OTHER, Phase.DEAL))
def in_the_deal(_: Renonsz) -> Ruling | None:
    """It happened in the deal."""
    return rule(VOID_SINCE)


# What is the penalty?


@law("ulti:10.3.d", "ulti:13")
def listed_case(renonsz: Renonsz) -> Ruling | None:
    """It is among the listed cases of renonsz, and their penalties must be taken into account."""
    if renonsz.listed is not Listed.CASE:
        return None
    known = {"established": True, **renonsz.have("raised", "offender")} if renonsz.stage is Phase.PLAY else {}
    return rule(go_to(LISTS[renonsz.stage], called=True, **known))


@law("ulti:10.3.d")
def unknown_to_the_rules(renonsz: Renonsz) -> Ruling | None:
    """An event of this kind is not in the rules."""
    if renonsz.listed is not Listed.NOWHERE:
        return None
    costs_bid = renonsz.stage is Phase.PLAY and renonsz.reading.unlisted_costs_bid
    return rule(JURY_FIXES) if not costs_bid else None


@law("ulti:10.3.e")
def whole_bid(renonsz: Renonsz) -> Ruling | None:
    """It happened in the play: the whole bid is paid, whatever has been made by then."""
    return rule(GAME_ENDS, AtFault(renonsz.payer), then=PAYMENT) if renonsz.stage is Phase.PLAY else None


@law("ulti:10.3.d", otherwise=(Listed.RULE,))
def no_sum_named(_: Renonsz) -> Ruling | None:
    """A rule was broken before the play, and the rules name no penalty for it."""
    return rule(JURY_FIXES)


CALL = Issue(
    N_("Does it matter, and was it called in time?"),
    (
        wrong_suit_corrected,
        wrong_words_corrected,
        called_by_outsider,
        not_called_at_once,
        admitted_and_agreed,
        disputed,
    ),
)
WEIGHT = Issue(N_("Is it a renonsz?"), (tricks_inspected_for_nothing, no_breach, not_material, material))
VOID = Issue(N_("What is void?"), (in_the_auction, in_the_play, in_the_deal))
PENALTY = Issue(N_("What is the penalty?"), (listed_case, unknown_to_the_rules, whole_bid, no_sum_named))

RENONSZ = Topic(
    "ulti",
    "renonsz",
    N_("Renonsz in general"),
    N_("A player says that something was irregular."),
    Renonsz,
    (CALL, WEIGHT, VOID, SAID, PENALTY, PAYMENT),
)
