"""A shuffle, a cut or a deal, and what is found out about it."""

from dataclasses import dataclass

from engine.fact import Facts, ask
from engine.text import N_, Choice


class DealFault(Choice):
    """What it is about."""

    SHUFFLE = "shuffle", N_("how the dealer shuffled")
    WAY = "way", N_("the dealer shuffled in another way, such as stromeček or rohy")
    OTHER_SHUFFLED = "other-shuffled", N_("somebody other than the dealer shuffled")
    DEMAND = "demand", N_("a player says that it was not shuffled properly, and wants a shuffle")
    CUT = "cut", N_("how the pack was cut")
    NO_CUT = "no-cut", N_("it was dealt without a cut")
    PACKETS = "packets", N_("the dealer did not deal three times five, two, three times five, clockwise")
    COUNT = "count", N_("somebody was dealt a wrong number of cards")
    CARD_SEEN = "card-seen", N_("a card became visible in dealing")


@dataclass(frozen=True, kw_only=True)
class DealIncident(Facts):
    """What is found out about a shuffle, a cut or a deal."""

    fault: DealFault = ask(N_("What is it about?"))
    agreed: bool = ask(
        N_("Have all the players at the table agreed on how to settle it?"),
        had={True: N_("Right, had all the players at the table agreed on that.")},
    )
    gathered: bool = ask(
        N_("Had the cards of this hand begun to be put together again when it was claimed?"),
        had={
            True: N_("Right, had it been claimed only when the hand was over and the cards were being put together."),
            False: N_("Right, had it been claimed before the cards were being put together."),
        },
    )
    offered: bool = ask(
        N_("Had the dealer already put the pack forward for the cut?"),
        had={
            True: N_("Right, had the pack already been put forward for the cut."),
            False: N_("Right, had the pack not yet been put forward for the cut."),
        },
    )
    times: int = ask(N_("How many times were cards thrown over?"), range(11), short=N_("thrown over"))
    two_each: bool = ask(
        N_("Were at least two cards thrown over each time?"),
        had={
            True: N_("Right, had at least two cards been thrown over each time."),
            False: N_("Right, had only one card been thrown over at some time."),
        },
    )
    one_grip: bool = ask(
        N_("Was the pack held in a single grip all the time?"),
        had={
            True: N_("Right, had the pack been held in a single grip."),
            False: N_("Right, had the pack been gripped anew."),
        },
    )
    zadak: bool = ask(
        N_("Did the zadák cut, the player on the dealer's right?"),
        had={
            True: N_("Right, had the zadák cut."),
            False: N_("Right, had another player cut."),
        },
    )
    one_hand: bool = ask(
        N_("Was it done with one hand?"),
        had={
            True: N_("Right, had it been done with one hand."),
            False: N_("Right, had it been done with both hands."),
        },
    )
    lifted: int = ask(
        N_("How many cards were taken, from the top or from the bottom?"), range(1, 32), short=N_("cards taken")
    )
    counted: bool = ask(
        N_("Were cards counted off, peeled off or leafed through?"),
        had={
            True: N_("Right, had the cards been counted off."),
            False: N_("Right, had the cards not been counted off."),
        },
    )
    again: bool = ask(
        N_("Had this dealer misdealt before in this playing round?"),
        had={
            True: N_("Right, had this dealer misdealt before in this playing round."),
            False: N_("Right, had it been this dealer's first misdeal in the playing round."),
        },
    )
