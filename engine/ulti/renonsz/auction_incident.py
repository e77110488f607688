"""Incidents in the auction: what may have gone wrong there, and what is found out about it."""

from dataclasses import dataclass

from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Choice, Text, say
from engine.ulti.reading import Reading
from engine.ulti.renonsz.complaint import ask_called, ask_in_play
from engine.ulti.table.bid import TABLE, Bid, smallest_over


class WrongInAuction(Choice):
    """What went wrong."""

    SUIT = "suit", N_("the bidder gave away the suit of the game")
    EARLY_PASS = "early-pass", N_("a player passed before the player next in turn had passed")
    TALON = "talon", N_("the bidder put more or fewer than two cards into the talon")
    TOO_LOW = "too-low", N_("the bid is not higher than the valid one")
    EARLY_TALON = "early-talon", N_("a player took up the talon without waiting for the next in turn to pass")
    OPENER = "opener", N_("a player opened the auction who had no right to")
    TWO_BIDS = (
        "two-bids",
        N_("a player opened who had no right to, and the next one took up the talon and made a new bid"),
    )


class Stage(Choice):
    """How far the wrong talon had gone when it came to light."""

    OTHERS_OUT = "others-out", N_("the other players take no part in the auction any more")
    NOT_LOOKED = "not-looked", N_("the next bidder had not looked at it yet")
    LOOKED = "looked", N_("the next bidder had looked at it, but not put it among the cards in hand")
    TAKEN_IN = "taken-in", N_("the next bidder had put it among the cards in hand")
    IN_PLAY = "in-play", N_("the play had begun")


class BidOn(Choice):
    """Whether the auction goes on between the innocent players."""

    YES = "yes", N_("yes")
    NO = "no", N_("no")
    NOT_ASKED = "not-asked", N_("they have not said yet")


@dataclass(frozen=True, kw_only=True)
class AuctionFault(Facts):
    """What is found out about a fault in the auction."""

    fault: WrongInAuction = ask(N_("What went wrong?"))
    called: bool = ask_called()
    bid: Bid = ask(
        N_("Which bid was made?"), hint=N_("After a wrong opening and a second bid: the second one."), heard="over"
    )
    valid: Bid = ask(N_("Which bid was valid before?"), heard="under")
    others_bid: BidOn = ask(
        N_("Does one of the innocent players bid on?"),
        had={
            BidOn.YES: N_("Right, had one of the innocent players bid on."),
            BidOn.NO: N_("Right, had neither of the innocent players bid on."),
        },
    )
    stage: Stage = ask(
        N_("When did the wrong talon come to light?"),
        had={
            Stage.OTHERS_OUT: N_("Right, had the other two been out of the auction."),
            Stage.NOT_LOOKED: N_("Right, had the next bidder not looked at the talon yet."),
            Stage.LOOKED: N_("Right, had the next bidder looked at the talon, but not put it among the cards in hand."),
            Stage.TAKEN_IN: N_("Right, had the next bidder put the talon among the cards in hand."),
            Stage.IN_PLAY: N_("Right, had it come to light only in the play."),
        },
    )
    in_play: bool = ask_in_play()
    corrects: bool = ask(
        N_("After the warning, does the bidder make a higher bid?"),
        had={
            True: N_("Right, had the bidder made a higher bid after the warning."),
            False: N_("Right, had the bidder made no higher bid after the warning."),
        },
    )
    right_count: bool = ask(
        N_("Does the second bidder have the right number of cards?"),
        hint=N_("Ten when the talon has been laid down, twelve before."),
    )
    reading: Reading = part()

    @impossible
    def outbid_the_highest(self) -> Text | None:
        if self.others_bid is not BidOn.YES or self.fault not in (WrongInAuction.EARLY_TALON, WrongInAuction.OPENER):
            return None
        last = self.bid if self.fault is WrongInAuction.OPENER else self.next_bid
        return say("No bid is higher than this one.") if last == TABLE[-1] else None

    @property
    def outbid(self) -> Bid:
        """The bid that the next one has to be higher than."""
        return self.bid if self.fault is WrongInAuction.TALON else self.valid

    @property
    def next_bid(self) -> Bid | None:
        return smallest_over(self.outbid, self.reading)
