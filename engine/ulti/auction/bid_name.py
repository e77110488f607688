"""Names of bids: what an incomplete name said over the valid bid means (3.4), and what has to be said in full."""

from dataclasses import dataclass

from engine.effect import Effect, Order
from engine.fact import Facts, ask, impossible, part
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_, Text, say
from engine.ulti.auction.enough import smallest
from engine.ulti.effect.auction import NOT_HIGHER, Means
from engine.ulti.reading import TAKEN, Reading
from engine.ulti.renonsz.auction_fault import AUCTION_FAULT
from engine.ulti.renonsz.auction_incident import WrongInAuction
from engine.ulti.table.bid import NO_TRUMP, TABLE, Bid, Task, lowest, over
from engine.ulti.table.name import NAMES, Name

NAME_THE_GRADE = Order("name-the-grade", N_("The grade that is undertaken has to be named."))
GRADE_OPEN = Order(
    "grade-open",
    N_("Several bids of this name come next with the same rank; the document does not say which is meant."),
)
GRADE_AS_SAID = Order("grade-as-said", N_("A durchmars counts in the grade that was named, and in no higher one."))
NAME_IS_FULL = Order("name-is-full", N_("The name was said in full."))
SUIT_SECRET = Order("suit-secret", N_("During the auction no suit but red may be named."))


def meant_by(name: Name, valid: Bid, reading: Reading = TAKEN) -> tuple[Bid, ...]:
    """The bids that a name said over the valid bid may mean: none, one, or several that share a rank.

    >>> [str(bid) for bid in meant_by(Name.parse("40"), Bid.parse("ulti"))]
    ['red-40']
    """
    higher = named_over(name, valid, reading)
    full = tuple(bid for bid in higher if NAMES[bid].grades == name.grades)
    if full or not higher or (Task.DURCHMARS in name.undertaken and not reading.durchmars_completed):
        return full
    return lowest(higher, reading)


def named_over(name: Name, valid: Bid, reading: Reading = TAKEN) -> list[Bid]:
    """The bids over the valid one that the name fits."""
    return [bid for bid in TABLE if name.fits(bid) and bid.beats(valid, reading)]


@dataclass(frozen=True)
class OneOfBids(Effect):
    """Bids between which the name does not choose."""

    bids: tuple[Bid, ...]

    def words(self) -> Text:
        return say("It can be {bids|or}.", bids=tuple(bid.words() for bid in self.bids))


@dataclass(frozen=True, kw_only=True)
class SaidName(Facts):
    """A name said in the auction."""

    suit_named: bool = ask(
        N_("Was a trump suit other than red named?"),
        had={
            True: N_("Right, had the bidder named a trump suit other than red."),
            False: N_("Right, had the bidder not named the trump suit."),
        },
    )
    valid: Bid = ask(N_("Which bid is valid?"), heard="under")
    name: Name = ask(N_("Which name was said over it?"), heard="over")
    reading: Reading = part()

    @impossible
    def no_other_suit(self) -> Text | None:
        if self.suit_named and (self.name.red or self.name.parts <= NO_TRUMP):
            return say("A bid that is red or has no trumps has no other suit.")
        return None

    @property
    def meant(self) -> tuple[Bid, ...]:
        valid = self.valid  # asked before the name
        return meant_by(self.name, valid, self.reading)

    @property
    def as_said(self) -> Bid:
        """The bid of exactly this name: one whose suit was named is not red."""
        return next(bid for bid in TABLE if NAMES[bid] == self.name)

    def is_all(self, bid: Bid) -> bool:
        """Was every word of the bid's name said?"""
        return self.name.grades == NAMES[bid].grades


@law("ulti:13.2.1", "ulti:3.4")
def other_suit_named(said: SaidName) -> Ruling | None:
    """A trump suit other than red was named with a bid that is high enough: the bid counts, and it is a fault."""
    if said.suit_named and said.as_said.beats(said.valid, said.reading):
        fault = go_to(AUCTION_FAULT, fault=WrongInAuction.SUIT, bid=said.as_said)
        return rule(Means(said.as_said), SUIT_SECRET, fault)
    return None


@law("ulti:3.6", "ulti:3.5")
def too_low_with_its_suit(said: SaidName) -> Ruling | None:
    """A trump suit other than red was named, so that the bid cannot be the red one, and it is not high enough."""
    return bid_again(said, SUIT_SECRET) if said.suit_named else None


@law("ulti:3.6", "ulti:3.5")
def none_is_higher(said: SaidName) -> Ruling | None:
    """No bid of this name is higher than the valid one."""
    return bid_again(said) if not any(said.name.fits(bid) for bid in over(said.valid, said.reading)) else None


@law("ulti:3.4")
def full_name(said: SaidName) -> Ruling | None:
    """The name is complete as it was said, and the bid is higher than the valid one."""
    return rule(Means(said.meant[0]), NAME_IS_FULL) if said.meant and said.is_all(said.meant[0]) else None


@law("ulti:3.6", "ulti:4.F.3", "ulti:3.4")
def durchmars_too_low(said: SaidName) -> Ruling | None:
    """A durchmars of a grade that is not high enough was said; a higher grade would have had to be named."""
    return bid_again(said, GRADE_AS_SAID) if not said.meant else None


@law("ulti:4.F.3", "ulti:3.4")
def several_grades(said: SaidName) -> Ruling | None:
    """The name is incomplete, and several durchmars bids of it come next with the same rank."""
    return rule(GRADE_OPEN, OneOfBids(said.meant), NAME_THE_GRADE) if len(said.meant) > 1 else None


@law("ulti:3.4", "ulti:4.E.3")
def next_betli(said: SaidName) -> Ruling | None:
    """Betli was said without its grade: it is the next grade above the valid bid."""
    return rule(Means(said.meant[0]), NAME_THE_GRADE) if Task.BETLI in said.name.undertaken else None


@law("ulti:3.4", "ulti:4.F.3")
def next_durchmars(said: SaidName) -> Ruling | None:
    """Durchmars was said without its full grade: it is the next bid of the name above the valid bid."""
    return rule(Means(said.meant[0]), NAME_THE_GRADE) if Task.DURCHMARS in said.name.undertaken else None


@law("ulti:3.4")
def next_of_the_name(said: SaidName) -> Ruling | None:
    """The name is incomplete: it is the next bid of the same name above the valid bid."""
    return rule(Means(said.meant[0]))


def bid_again(said: SaidName, *besides: Effect) -> Ruling:
    handed_over = go_to(AUCTION_FAULT, fault=WrongInAuction.TOO_LOW, valid=said.valid)
    return rule(NOT_HIGHER, *besides, smallest(said.valid, said.reading), handed_over)


MEANING = Issue(
    N_("Which bid does the name stand for?"),
    (
        other_suit_named,
        too_low_with_its_suit,
        none_is_higher,
        full_name,
        durchmars_too_low,
        several_grades,
        next_betli,
        next_durchmars,
        next_of_the_name,
    ),
)

BID_NAME = Topic(
    "ulti",
    "bid-name",
    N_("Incomplete name of a bid"),
    N_("A player has said the name of a bid, perhaps not all of it."),
    SaidName,
    (MEANING,),
)
