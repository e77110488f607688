"""The laws of the tiny game: a Choice, a card of its own pack, a number, and one open point."""

from dataclasses import dataclass

from engine.cards.pack import Card, Rank, Suit
from engine.effect import Effect, Order
from engine.fact import Facts, OpenPoints, ask, impossible, open_point, part
from engine.game import Chapter, Game
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import Choice, Text, say

PACK = tuple(Card(Suit.HEARTS, rank) for rank in (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK))
NO_SWAP = Order("no-swap", "There is no swap.")
FROM_STOCK = Order("from-stock", "The dealer takes the top card of the stock.")


@dataclass(frozen=True)
class Pays(Effect):
    """The stake is lost."""

    stake: int

    def words(self) -> Text:
        return say("The player pays {stake}.", stake=self.stake)


class Asked(Choice):
    """Who was asked to swap."""

    DEALER = "dealer", "the dealer"
    OTHER = "other", "another player"


@dataclass(frozen=True, kw_only=True)
class Reading(OpenPoints):
    """How the rules are read."""

    queen_stops: bool = open_point("Does the queen stop a swap as the king does?", False)


@dataclass(frozen=True, kw_only=True)
class Swap(Facts):
    """A swap that was refused."""

    shown: Card = ask("Which card was shown?")
    asked: Asked = ask("Who was asked?")
    stake: int = ask("What was the stake?", range(1, 6))
    reading: Reading = part()

    @impossible
    def not_in_the_pack(self) -> Text | None:
        return None if self.shown in PACK else say("{card} is not in this pack.", card=self.shown)


@law("tiny:1.1")
def king_shown(swap: Swap) -> Ruling | None:
    """The king was shown."""
    stops = {Rank.KING, Rank.QUEEN} if swap.reading.queen_stops else {Rank.KING}
    return rule(NO_SWAP) if swap.shown.rank in stops else None


@law("tiny:1.2")
def dealer_asked(swap: Swap) -> Ruling | None:
    """The dealer was asked."""
    return rule(FROM_STOCK) if swap.asked is Asked.DEALER else None


@law("tiny:1.3")
def refused(swap: Swap) -> Ruling | None:
    """Another player was asked, and had no king to show."""
    return rule(Pays(swap.stake))


REFUSED = Issue("Is there a swap?", (king_shown, dealer_asked, refused))
SWAP = Topic("tiny", "swap", "A swap refused", "Somebody would not swap.", Swap, (REFUSED,))
GAME = Game("tiny", (Chapter("swap", "The swap", (SWAP,)),), Reading, PACK)
