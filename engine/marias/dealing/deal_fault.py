"""Faults in shuffling, cutting and dealing: B.4 to B.6, E.3.b and E.3.f."""

from engine.effect import Order
from engine.law import Issue, Ruling, Topic, law, rule
from engine.marias.dealing.deal_incident import DealFault, DealIncident
from engine.marias.effect.fee import AGREEMENT, FEE_1, REFEREE, TECHNICAL, TOO_LATE
from engine.text import N_

REGULAR = Order("regular", N_("That is as it should be."))
SHUFFLE = Order("shuffle", N_("The dealer has to shuffle properly now."))
CUT_AGAIN = Order("cut-again", N_("The pack is to be cut properly."))
DEAL_AGAIN = Order("deal-again", N_("The same dealer deals again."))
FREE = Order("free", N_("The first misdeal in a playing round costs nothing."))
FEWEST = 3  # times that cards are thrown over


MISDEALS = (DealFault.PACKETS, DealFault.COUNT)
TWO = 2  # cards: the fewest to throw over, and to cut


def not_shuffled(deal: DealIncident) -> Ruling:
    """Before the pack is put forward the dealer has not finished; after that it costs a fee."""
    return rule(TECHNICAL, FEE_1, SHUFFLE) if deal.offered else rule(SHUFFLE)


# Is there anything to rule on?


@law("marias:B.4")
def shuffle_demanded(deal: DealIncident) -> Ruling | None:
    """A player thinks that it has not been shuffled properly, and demands it."""
    return rule(SHUFFLE) if deal.fault is DealFault.DEMAND else None


@law("marias:E.1.a")
def all_agreed(deal: DealIncident) -> Ruling | None:
    """All the players at the table have agreed on how to settle it."""
    return rule(AGREEMENT) if deal.agreed else None


@law("marias:E.7.b")
def too_late(deal: DealIncident) -> Ruling | None:
    """It was claimed only when the cards of this hand were being put together again."""
    return rule(TOO_LATE) if deal.gathered else None


@law("marias:E.7.b")
def in_time(_: DealIncident) -> Ruling | None:
    """It was claimed before the cards of this hand were being put together again."""
    return rule(then=FAULT)


# What follows?


@law("marias:B.4", "marias:E.3.b")
def no_shuffle(deal: DealIncident) -> Ruling | None:
    """The dealer did not shuffle at all."""
    return not_shuffled(deal) if deal.fault is DealFault.SHUFFLE and not deal.times else None


@law("marias:E.3.b", "marias:B.4")
def too_few_times(deal: DealIncident) -> Ruling | None:
    """Cards were thrown over fewer than three times."""
    return not_shuffled(deal) if deal.fault is DealFault.SHUFFLE and deal.times < FEWEST else None


@law("marias:E.3.b", "marias:B.4")
def single_cards(deal: DealIncident) -> Ruling | None:
    """At some time fewer than two cards were thrown over."""
    return not_shuffled(deal) if deal.fault is DealFault.SHUFFLE and not deal.two_each else None


@law("marias:E.3.b", "marias:B.4")
def gripped_anew(deal: DealIncident) -> Ruling | None:
    """The pack was not held in a single grip."""
    return not_shuffled(deal) if deal.fault is DealFault.SHUFFLE and not deal.one_grip else None


@law("marias:B.4")
def shuffled_well(deal: DealIncident) -> Ruling | None:
    """Cards were thrown over three times or more, two or more at a time, in a single grip."""
    return rule(REGULAR) if deal.fault is DealFault.SHUFFLE else None


@law("marias:B.4", "marias:E.3.b")
def forbidden_way(deal: DealIncident) -> Ruling | None:
    """The dealer shuffled in a way that is forbidden."""
    return not_shuffled(deal) if deal.fault is DealFault.WAY else None


@law("marias:B.4", "marias:E.7.c")
def other_shuffled(deal: DealIncident) -> Ruling | None:
    """Somebody shuffled who is not the dealer, and no price is named for that."""
    return rule(REFEREE, SHUFFLE) if deal.fault is DealFault.OTHER_SHUFFLED else None


@law("marias:B.5", "marias:E.7.c")
def wrong_cutter(deal: DealIncident) -> Ruling | None:
    """Somebody other than the zadák cut."""
    return rule(REFEREE, CUT_AGAIN) if deal.fault is DealFault.CUT and not deal.zadak else None


@law("marias:B.5", "marias:E.7.c")
def both_hands(deal: DealIncident) -> Ruling | None:
    """The cut was not made with one hand."""
    return rule(REFEREE, CUT_AGAIN) if deal.fault is DealFault.CUT and not deal.one_hand else None


@law("marias:B.5", "marias:E.7.c")
def counted_off(deal: DealIncident) -> Ruling | None:
    """Cards were counted off, peeled off or leafed through."""
    return rule(REFEREE, CUT_AGAIN) if deal.fault is DealFault.CUT and deal.counted else None


@law("marias:B.5", "marias:E.7.c")
def too_few_cards(deal: DealIncident) -> Ruling | None:
    """Fewer than two cards were taken."""
    return rule(REFEREE, CUT_AGAIN) if deal.fault is DealFault.CUT and deal.lifted < TWO else None


@law("marias:B.5")
def cut_well(deal: DealIncident) -> Ruling | None:
    """The zadák took two cards or more with one hand, without counting."""
    return rule(REGULAR) if deal.fault is DealFault.CUT else None


@law("marias:B.5", "marias:E.7.c")
def dealt_without_cut(deal: DealIncident) -> Ruling | None:
    """It was dealt without a cut, and no price is named for that."""
    return rule(REFEREE, CUT_AGAIN) if deal.fault is DealFault.NO_CUT else None


@law("marias:E.3.f", "marias:B.6")
def misdealt_again(deal: DealIncident) -> Ruling | None:
    """It was not this dealer's first misdeal in the playing round."""
    return rule(TECHNICAL, FEE_1, DEAL_AGAIN) if deal.fault in MISDEALS and deal.again else None


@law("marias:B.6")
def first_misdeal(deal: DealIncident) -> Ruling | None:
    """It was this dealer's first misdeal in the playing round."""
    return rule(FREE, DEAL_AGAIN) if deal.fault in MISDEALS else None


@law("marias:E.7.c", otherwise=(DealFault.CARD_SEEN,))
def card_seen(_: DealIncident) -> Ruling | None:
    """A card became visible in dealing, which the document does not speak of."""
    return rule(REFEREE)


TIME = Issue(N_("Is there anything to rule on?"), (all_agreed, shuffle_demanded, too_late, in_time))
FAULT = Issue(
    N_("What follows?"),
    (
        no_shuffle,
        too_few_times,
        single_cards,
        gripped_anew,
        shuffled_well,
        forbidden_way,
        other_shuffled,
        wrong_cutter,
        both_hands,
        counted_off,
        too_few_cards,
        cut_well,
        dealt_without_cut,
        misdealt_again,
        first_misdeal,
        card_seen,
    ),
)

DEAL_FAULT = Topic(
    "marias",
    "deal-fault",
    N_("Shuffle, cut and deal"),
    N_("Something was wrong with the shuffle, the cut or the deal."),
    DealIncident,
    (TIME, FAULT),
)
