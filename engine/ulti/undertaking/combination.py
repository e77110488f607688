"""Compound bids: what may be bid together (4.C.1, 5), and what the bid is then worth."""

from dataclasses import dataclass

from engine.effect import Effect, Order
from engine.fact import Facts, ask, impossible
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Text, say
from engine.ulti.table.bid import (
    BETLIS,
    HUNDREDS,
    PLAIN,
    TRUMP_DURCHMARS,
    WITH_PARTI,
    Bid,
    Task,
    Tasks,
)

NOT_TOGETHER = Order("not-together", N_("This may not be bid."))
BETLI_ALONE = Order("betli-alone", N_("Betli is bid alone."))
NO_TRUMP_ALONE = Order("no-trump-alone", N_("A durchmars without trumps is bid alone."))
NO_ACES_WITH_DURCHMARS = Order("no-aces-with-durchmars", N_("4 aces cannot be combined with any durchmars."))
ONE_HUNDRED = Order("one-hundred", N_("Only one of 40/100 and 20/100 may be bid."))
ONE_DURCHMARS = Order("one-durchmars", N_("Durchmars is bid in one grade only."))
PARTI_NOT_INCLUDED = Order(
    "parti-not-included", N_("Beside a hundred or a durchmars the parti is not a part of the bid.")
)
PARTI_INCLUDED = Order("parti-included", N_("The parti comes in by itself and need not be bid."))
NO_RED = Order("no-red", N_("A bid without trumps has no red version: its raised grade has a name of its own."))
CARDS_DO_NOT_MATTER = Order("cards-do-not-matter", N_("It may be bid even without the cards to make it."))
REBETLI = Bid.parse("rb")


@dataclass(frozen=True)
class LegalBid(Effect):
    """The bid that the parts make up."""

    bid: Bid

    def words(self) -> Text:
        values = "+".join(str(value) for _, value in self.bid.values)
        return say(
            "{bid|start} may be bid and is worth {total|point} ({values}).",
            bid=self.bid.words(),
            values=values,
            total=self.bid.total,
        )


@dataclass(frozen=True, kw_only=True)
class Combination(Facts):
    """Parts that a player wants to bid together."""

    parts: Tasks = ask(N_("What is to be bid together?"), heard="parts")
    red: bool = ask(N_("Is it to be red?"), had={False: N_("Right, were it not to be red.")})

    @impossible
    def nothing(self) -> Text | None:
        return None if self.parts else say("Choose at least one part.")

    @property
    def bid(self) -> Bid:
        """The legal bid of these parts; the parti may have been said where it comes in by itself."""
        return Bid.of(self.parts - {Task.PARTI} or self.parts, self.red)


def forbidden(*reasons: Effect) -> Ruling:
    return rule(NOT_TOGETHER, *reasons)


@law("ulti:5.1.a", "ulti:4.E.1")
def betli_with_others(bid: Combination) -> Ruling | None:
    """Betli is to be bid together with something else."""
    return forbidden(BETLI_ALONE) if bid.parts & BETLIS and len(bid.parts) > 1 else None


@law("ulti:5.1.a", "ulti:4.C.1")
def aces_with_durchmars(bid: Combination) -> Ruling | None:
    """4 aces are to be bid together with a durchmars."""
    if Task.FOUR_ACES in bid.parts and bid.parts & (TRUMP_DURCHMARS | PLAIN):
        return forbidden(NO_ACES_WITH_DURCHMARS)
    return None


@law("ulti:5.2", "ulti:5.1.a")
def no_trump_with_others(bid: Combination) -> Ruling | None:
    """A durchmars without trumps is to be bid together with something else."""
    return forbidden(NO_TRUMP_ALONE) if bid.parts & PLAIN and len(bid.parts) > 1 else None


@law("ulti:5.1.a")
def two_hundreds(bid: Combination) -> Ruling | None:
    """Both 40/100 and 20/100 are to be bid."""
    return forbidden(ONE_HUNDRED) if bid.parts >= HUNDREDS else None


@law("ulti:5.1.a", "ulti:4.F.2.a")
def two_durchmars(bid: Combination) -> Ruling | None:
    """Durchmars is to be bid both plain and open."""
    return forbidden(ONE_DURCHMARS) if bid.parts >= TRUMP_DURCHMARS else None


@law("ulti:5.1.b", "ulti:3.5")
def parti_beside_more(bid: Combination) -> Ruling | None:
    """The parti is to be bid beside a hundred or a durchmars."""
    return forbidden(PARTI_NOT_INCLUDED) if Task.PARTI in bid.parts and not bid.parts <= WITH_PARTI else None


@law("ulti:3.5", "ulti:4.E.2")
def red_betli(bid: Combination) -> Ruling | None:
    """Betli is to be red, which in the bid table is another name of rebetli."""
    return rule(LegalBid(REBETLI), CARDS_DO_NOT_MATTER) if bid.parts == {Task.BETLI} and bid.red else None


@law("ulti:4.E.2")
def red_grade_of_betli(bid: Combination) -> Ruling | None:
    """A higher grade of betli is to be red."""
    return forbidden(NO_RED) if bid.parts <= BETLIS and bid.red else None


@law("ulti:4.F.2.b")
def red_without_trumps(bid: Combination) -> Ruling | None:
    """A durchmars without trumps is to be red."""
    return forbidden(NO_RED) if bid.parts <= PLAIN and bid.red else None


@law("ulti:5.1.b", "ulti:4.C.1", "ulti:5.2")
def with_the_parti(bid: Combination) -> Ruling | None:
    """Ulti, 4 aces or both are bid and nothing above them."""
    if bid.parts <= WITH_PARTI and bid.parts != {Task.PARTI}:
        return rule(LegalBid(bid.bid), PARTI_INCLUDED, CARDS_DO_NOT_MATTER)
    return None


@law("ulti:5.1.a", "ulti:5.2")
def freely_combined(bid: Combination) -> Ruling | None:
    """The parts belong to one of the two groups that may be combined at will."""
    return rule(LegalBid(bid.bid), CARDS_DO_NOT_MATTER) if len(bid.parts) > 1 else None


@law("ulti:5.2", "ulti:3.2")
def one_part(bid: Combination) -> Ruling | None:
    """One thing alone is bid."""
    return rule(LegalBid(bid.bid), CARDS_DO_NOT_MATTER)


TOGETHER = Issue(
    N_("May these be bid together?"),
    (
        betli_with_others,
        aces_with_durchmars,
        no_trump_with_others,
        two_hundreds,
        two_durchmars,
        parti_beside_more,
        red_betli,
        red_grade_of_betli,
        red_without_trumps,
        with_the_parti,
        freely_combined,
        one_part,
    ),
)

COMBINATION = Topic(
    "ulti",
    "combination",
    N_("Compound bid"),
    N_("A player wants to bid several things together."),
    Combination,
    (TOGETHER,),
)
