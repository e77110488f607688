"""Endings in which somebody claims: who has which cards, and how the claim is told."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random

from engine.bridge.claim.contested_claim import CONTESTED_CLAIM
from engine.bridge.claim.dispute import ContestedClaim
from engine.bridge.claim.doubt import Claimer, FoundBy
from engine.bridge.claim.statement import SILENCE, Statement
from engine.bridge.effect.contested import TricksOfRest
from engine.bridge.table.auction import Contract
from engine.bridge.table.call import Bid, Doubled, Strain
from engine.bridge.table.ending import Ending
from engine.bridge.table.seat import SEATS, Seat
from engine.cards.pack import FRENCH, FRENCH_PACK, FRENCH_SUITS, Card, Suit
from engine.fact import Missing
from engine.law import Verdict
from engine.text import Text, say
from quizzes.bridge.picture import EndingTable
from quizzes.family import Scenario
from quizzes.question import Case, OneOf, Option, Part, find

Hands = dict[Seat, list[Card]]
MANY = 2  # tricks lost, from which on they are not counted apart


@dataclass(frozen=True)
class Left:
    """The cards that are left, the contract, whose lead it is, and who claims them all."""

    ending: Ending
    contract: Contract
    on_lead: Seat
    claimer: Seat

    @property
    def declares(self) -> bool:
        return self.claimer is self.contract.declarer

    @property
    def table(self) -> EndingTable:
        return EndingTable(self.ending, self.contract, self.on_lead)

    def case(self, statement: Statement = SILENCE, **stated: object) -> Case:
        facts = ContestedClaim.suppose(
            claimer=Claimer.DECLARER if self.declares else Claimer.DEFENDER,
            found_by=FoundBy.CARDS,
            seat=self.claimer,
            ending=self.ending,
            trump=self.contract.bid.strain,
            on_lead=self.on_lead,
            claimed=self.ending.tricks,
            plan=statement,
            **stated,
        )
        return Case(CONTESTED_CLAIM, facts)


def draw_contract(rng: Random, declarer: Seat, trump: Suit | None) -> Contract:
    strain = Strain.NO_TRUMPS if trump is None else Strain.parse(trump.letter)
    level = rng.choice((2, 3, 4)) if trump else rng.choice((1, 2, 3))
    return Contract(Bid(level=level, strain=strain), Doubled.NO, declarer)


def draw_suits(rng: Random, count: int, *without: Suit | None) -> list[Suit]:
    return rng.sample([suit for suit in FRENCH_SUITS if suit not in without], count)


def draw_ranks(rng: Random, suit: Suit, count: int) -> list[Card]:
    """Cards of a suit, the highest first."""
    return sorted((Card(suit, rank) for rank in rng.sample(FRENCH, count)), reverse=True)


def fill(rng: Random, hands: Hands, size: int, allowed: Callable[[Seat, Card], bool]) -> Ending | None:
    """The hands made up to a size from the rest of the pack; None if there are not enough cards for one."""
    gone = {card for hand in hands.values() for card in hand}
    rest = [card for card in rng.sample(FRENCH_PACK, len(FRENCH_PACK)) if card not in gone]
    for seat in SEATS:
        hand = hands.setdefault(seat, [])
        for card in [card for card in rest if allowed(seat, card)][: size - len(hand)]:
            hand.append(card)
            rest.remove(card)
        if len(hand) != size:
            return None
    return Ending.of(hands)


def lowest(cards: Iterable[Card]) -> dict[Suit, Card]:
    """The lowest card of each suit."""
    found = dict[Suit, Card]()
    for card in cards:
        found[card.suit] = min(card, found.get(card.suit, card))
    return found


# How it is told


def tell_claim(left: Left) -> Text:
    told = {"player": left.claimer, "tricks": left.ending.tricks, "leader": left.on_lead, "bid": left.contract.bid}
    if left.declares:
        return say(
            "{player}, declarer in {bid}, puts the hand on the table with {tricks|trick} to go and claims them all. "
            "The lead is with {leader}.",
            **told,
        )
    return say(
        "{declarer} is declarer in {bid}. With {tricks|trick} to go the defender {player} puts the hand on the table "
        "and claims them all. The lead is with {leader}.",
        declarer=left.contract.declarer,
        **told,
    )


def tell_silence(rng: Random, player: Seat) -> Text:
    return rng.choice(
        (
            say("“The rest are mine”, says {player}, and nothing else.", player=player),
            say("{player} says no word about the play.", player=player),
            say("“I take them all”, is all that {player} says.", player=player),
        )
    )


OBJECTED = say("The opponents do not agree. You are called, and all hands are faced.")


def tricks_part() -> Part:
    options = (
        Option("0", say("none: the claim stands")),
        Option("1", say("one")),
        Option("2", say("two or more")),
    )
    return OneOf("lost", say("How many of the tricks claimed do you give to the other side?"), read_lost, 0, options)


def read_lost(verdict: Verdict) -> str:
    found = find(verdict, TricksOfRest)
    return str(min(MANY, found.opponents)) if found else ""


def scenario(left: Left, case: Case, *told: Text) -> Scenario | None:
    """None where the story does not tell all that the ruling turns on."""
    try:
        case.decide()
    except Missing:
        return None
    story = (tell_claim(left), *told, OBJECTED)
    return Scenario(story, (case,), (tricks_part(),), left.table)
