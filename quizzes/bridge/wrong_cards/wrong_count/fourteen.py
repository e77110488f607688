"""Fourteen cards in one hand and twelve in another: a low card has got into the wrong pocket."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine.bridge.effect.board import DEAL_AGAIN
from engine.bridge.effect.wrong_cards import (
    CANNOT_BE_PLAYED,
    NOBODY_PENALISED,
    PENALTY_EARLIER,
    PENALTY_HERE,
    PLAYED_AS_USUAL,
    RESULT_CANCELLED,
    AdjustIfSeen,
    MayAdjust,
)
from engine.bridge.table.auction import Auction
from engine.bridge.table.deal import Deal, draw_deal
from engine.bridge.table.seat import SEATS, Seat
from engine.bridge.wrong_cards.count import Count, CountFault, CountFound, SawCard, WrongCount
from engine.bridge.wrong_cards.wrong_count import WRONG_COUNT
from engine.cards.pack import FRENCH_PACK, Card, Rank
from engine.law import Verdict
from engine.text import N_, Text, say
from players.bridge.bidding.bidding import bid_out
from quizzes.bridge.picture import Table, entries_of
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, find, has

RULINGS = {
    DEAL_AGAIN: "anew",
    PLAYED_AS_USUAL: "usual",
    CANNOT_BE_PLAYED: "adjust",
    RESULT_CANCELLED: "cancel",
}
PENALTIES = {PENALTY_HERE: "here", PENALTY_EARLIER: "earlier", NOBODY_PENALISED: "nobody"}


@dataclass(frozen=True)
class Misdeal(Deal):
    """A deal in which a card lies in the wrong hand."""

    def __post_init__(self) -> None:
        cards = [card for hand in self.hands.values() for card in hand]
        if sorted(cards) != sorted(FRENCH_PACK) or {len(hand) for hand in self.hands.values()} != {12, 13, 14}:
            raise ValueError("In a misdeal one hand has fourteen cards and another twelve.")


@dataclass(frozen=True)
class Mistaken:
    """A deal as it should be, its auction, and the card that lies in another hand."""

    deal: Deal
    whole: Auction
    long: Seat
    short: Seat
    card: Card

    @property
    def misdeal(self) -> Misdeal:
        hands = dict(self.deal.hands)
        hands[self.long] |= {self.card}
        hands[self.short] -= {self.card}
        return Misdeal(self.deal.board, hands)

    @property
    def free_calls(self) -> int:
        """The calls before either of the two is in turn."""
        return min((seat.order - self.deal.dealer.order) % 4 for seat in (self.long, self.short))

    def told(self, sentence: str) -> Text:
        values = {"long": self.long, "short": self.short, "card": self.card}
        named = ((name, value) for name, value in values.items() if f"{{{name}" in sentence)
        return Text(sentence, tuple(named))


def draw_mistaken(rng: Random) -> Mistaken:
    deal = draw_deal(rng)
    long, short = rng.sample(SEATS, 2)
    low = [card for card in sorted(deal.hands[short]) if card.rank.order < Rank.TEN.order]
    if not low:
        return draw_mistaken(rng)
    return Mistaken(deal, bid_out(deal)[0], long, short, rng.choice(low))


@dataclass(frozen=True)
class Occurrence:
    """What happens, as it is told and as it is stated, and where in the auction."""

    told: tuple[str, ...]
    facts: dict[str, Any]
    when: str = "before"  # nobody has called, neither of the two has, one of them has, or the auction is over


NEW = Occurrence(
    (N_("The deal has just been dealt for the first time. {long} counts fourteen cards, {short} counts twelve."),),
    {"found": CountFound.NEW, "dealt": False},
    "first",
)
UNSEEN = {"found": CountFound.EARLY, "called": False, "saw": SawCard.NOBODY}
SEEN = {"found": CountFound.EARLY, "called": False, "saw": SawCard.POCKET}
PLAYED_ELSEWHERE = N_("The board has been played at other tables.")
COUNTED = Occurrence(
    (PLAYED_ELSEWHERE, N_("{long} counts fourteen cards face down, {short} counts twelve. Nobody has seen a face.")),
    UNSEEN,
)
FACE_UP = N_(
    "In {long}'s pocket lies {short}'s {card}, face up, so that {long} sees it. {long} then counts fourteen cards."
)
EARLIER = Occurrence(
    (FACE_UP, N_("At the table before, the cards had been put back like that.")), SEEN | {"fault": CountFault.EARLIER}
)
MADE_UP = Occurrence(
    (PLAYED_ELSEWHERE, FACE_UP, N_("Nobody can tell how the card got there.")), SEEN | {"fault": CountFault.UNKNOWN}
)
NOT_COUNTED = Occurrence(
    (
        PLAYED_ELSEWHERE,
        N_("{long} looks at the cards without counting them, and only then sees that there are fourteen."),
    ),
    SEEN | {"fault": CountFault.HERE},
)
IN_AUCTION = N_("Only now does {long} notice fourteen cards, and {short} twelve.")
IN_PLAY = N_("The opening lead has been faced when it turns out that {long} had fourteen cards and {short} twelve.")
CAN = N_("You find that the {card} can go back to {short} and the deal be played with every call as it is.")
CANNOT = N_("You find that the deal cannot be put right any more. {long} and {short} had not counted their cards.")
GOES_ON = {"called": True, "playable": True}
SPOILT = {"called": True, "playable": False, "fault": CountFault.HERE}
OVER = Occurrence(
    (N_("After play it turns out that {long} began with fourteen cards and {short} with twelve."),),
    {"found": CountFound.AFTER},
    "over",
)
LAST_TRICK = Occurrence(
    (N_("After the last trick {long} has a card left. {short} had one too few from the start, and nobody saw it."),),
    {"found": CountFound.AFTER},
    "over",
)
OCCURRENCES = (
    *(NEW,) * 2,
    *(COUNTED,) * 3,
    *(EARLIER,) * 2,
    *(MADE_UP, NOT_COUNTED),
    Occurrence((IN_AUCTION, CAN), GOES_ON | {"found": CountFound.EARLY}, "called"),
    Occurrence((IN_PLAY, CAN), GOES_ON | {"found": CountFound.PLAY}, "over"),
    *(Occurrence((IN_AUCTION, CANNOT), SPOILT | {"found": CountFound.EARLY}, "called"),) * 2,
    Occurrence((IN_PLAY, CANNOT), SPOILT | {"found": CountFound.PLAY}, "over"),
    OVER,
    LAST_TRICK,
)


def attempt(rng: Random) -> Scenario | None:
    happened, mistaken = rng.choice(OCCURRENCES), draw_mistaken(rng)
    auction = stop(rng, mistaken, happened.when)
    if auction is None:
        return None
    facts = WrongCount.suppose(count=Count.MORE, **happened.facts)
    parts = (ruling_part(), *((penalty_part(),) if "fault" in happened.facts else ()))
    story = tuple(mistaken.told(sentence) for sentence in happened.told)
    table = Table(mistaken.misdeal, entries_of(auction), auction.contract if auction.is_over else None)
    return Scenario(story, (Case(WRONG_COUNT, facts),), parts, table)


def stop(rng: Random, mistaken: Mistaken, when: str) -> Auction | None:
    """The auction as far as it has come; None where it never comes so far."""
    whole, free = mistaken.whole, mistaken.free_calls
    if when == "over":
        return whole if whole.contract else None
    last = len(whole.calls) - 1
    places = {"first": range(1), "before": range(free + 1), "called": range(free + 1, last + 1)}[when]
    return replace(whole, calls=whole.calls[: rng.choice(places)]) if places else None


def ruling_part() -> Part:
    options = (
        Option("anew", say("The cards are dealt again.")),
        Option("usual", say("The hands are put right, and the board is played as if nothing had happened.")),
        Option("watch", say("The hands are put right and the board is played, but the score may be adjusted later.")),
        Option("adjust", say("The board is not played on: the score is adjusted.")),
        Option("cancel", say("The result is cancelled, and the score is adjusted.")),
    )
    return OneOf("ruling", say("What do you rule?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    if find(verdict, AdjustIfSeen) or find(verdict, MayAdjust):
        return "watch"
    return next((word for effect, word in RULINGS.items() if has(verdict, effect)), "")


def penalty_part() -> Part:
    options = (
        Option("here", say("Somebody at this table.")),
        Option("earlier", say("Only somebody at the earlier table.")),
        Option("nobody", say("Nobody.")),
    )
    return OneOf("penalty", say("Who may get a procedural penalty?"), read_penalty, 0, options)


def read_penalty(verdict: Verdict) -> str:
    return next((word for effect, word in PENALTIES.items() if has(verdict, effect)), "")


FAMILIES = (
    Family("bridge", "count-fourteen", N_("Fourteen and twelve"), 3, "6D1 13A1 13A2 13B1 13B2 13D", firmly(attempt)),
)
