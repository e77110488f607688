"""The partner of a player with penalty cards is on lead: what may be led, and which cards are picked up?"""

from dataclasses import dataclass
from random import Random

from engine.allowed import MayPlay
from engine.bridge.effect.lead import LeadChoice
from engine.bridge.effect.penalty_card import CardsBack, Lie
from engine.bridge.irregular_play.lead_choice import ORDERS
from engine.bridge.irregular_play.penalty import PenaltyIncident, PenaltyMatter
from engine.bridge.irregular_play.penalty_card import PENALTY_CARD
from engine.bridge.play.legal_play import LEGAL_PLAY
from engine.bridge.play.turn import Asked, Bound, PlayTurn
from engine.bridge.table.duty import PenaltyKind
from engine.cards.pack import Card, FrenchCards, Suit
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.irregular_play.penalty_card.lying import DefendersTurn, draw_turn
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Cards, Case, Part, card_options, find

CHOICES = (*[LeadChoice.REQUIRE] * 3, *[LeadChoice.FORBID] * 3, *[LeadChoice.FREE] * 2)


@dataclass(frozen=True)
class Choosing:
    """A player on lead, the penalty cards of the partner, and what declarer has chosen."""

    turn: DefendersTurn
    cards: tuple[Card, ...]
    choice: LeadChoice
    named: frozenset[Suit]

    @property
    def suits(self) -> frozenset[Suit]:
        return frozenset(card.suit for card in self.cards)

    @property
    def lie(self) -> Lie:
        return Lie.ONE_SUIT if len(self.suits) == 1 else Lie.SUITS

    def cases(self) -> tuple[Case, Case]:
        """What declarer's choice brings about, and what the hand on lead may play then."""
        lead = PenaltyIncident.suppose(
            matter=PenaltyMatter.LEAD,
            lie=self.lie,
            choice=self.choice,
            all_forbidden=self.choice is LeadChoice.FORBID and self.named == self.suits,
            **{"duties.penalty_card": PenaltyKind.MAJOR},
        )
        bound: dict[str, object] = {"bound": frozenset[Bound]()}
        if self.choice in ORDERS:
            bound = {"bound": frozenset({Bound.ORDER}), "order": ORDERS[self.choice], "suits": self.named}
        hand = FrenchCards(tuple(sorted(self.turn.hand, reverse=True)))
        play = PlayTurn.suppose(asked=Asked.HAND, table=FrenchCards(), hand=hand, **bound)
        return Case(PENALTY_CARD, lead), Case(LEGAL_PLAY, play)

    def tell(self) -> tuple[Text, Text]:
        lie = say(
            "Before that, {owner} lets {cards|and} fall face up on the table. They are major penalty cards.",
            cards=tuple(sorted(self.cards, reverse=True)),
            owner=self.turn.partner,
        )
        return lie, self.tell_choice()

    def tell_choice(self) -> Text:
        values = {"declarer": self.turn.declarer, "player": self.turn.player}
        if self.choice is LeadChoice.FREE:
            return say("{declarer}, declarer, lets {player} lead anything.", **values)
        suits = self.named
        if self.choice is LeadChoice.REQUIRE:
            return say("{declarer}, declarer, requires {player} to lead {suits|and}.", suits=suits, **values)
        return say("{declarer}, declarer, forbids {player} to lead {suits|or}.", suits=suits, **values)


def choose(rng: Random, turn: DefendersTurn) -> Choosing | None:
    """Penalty cards in the other defender's hand, and one of declarer's choices."""
    held = sorted(turn.position.held[turn.partner])
    if len(held) < 3:
        return None
    cards = draw_cards(rng, held)
    choice = rng.choice(CHOICES)
    suits = sorted({card.suit for card in cards})
    if choice is LeadChoice.FREE:
        named = frozenset[Suit]()
    elif choice is LeadChoice.FORBID and len(suits) > 1 and rng.random() < 0.4:
        named = frozenset(suits)
    else:
        named = frozenset({rng.choice(suits)})
    return Choosing(turn, tuple(cards), choice, named)


def draw_cards(rng: Random, held: list[Card]) -> list[Card]:
    """Two, now and then three; a third of the time all of one suit, if there are enough."""
    number = rng.choice((2, 2, 2, 2, 3))
    if rng.random() < 0.35:
        suit = rng.choice(held).suit
        same = [card for card in held if card.suit is suit]
        return rng.sample(same, number) if len(same) >= number else rng.sample(held, number)
    return rng.sample(held, number)


def leads_part(turn: DefendersTurn) -> Part:
    words = say("Which cards may {player} lead?", player=turn.player)
    return Cards("leads", words, read_leads, 1, card_options(sorted(turn.hand, reverse=True)))


def read_leads(verdict: Verdict) -> frozenset[str]:
    may = find(verdict, MayPlay)
    return frozenset(str(card) for card in (may.cards if may else ()))


def back_part(choosing: Choosing) -> Part:
    """Which of the penalty cards go back is reckoned from what the ruling orders."""

    def read(verdict: Verdict) -> frozenset[str]:
        if not find(verdict, CardsBack):
            return frozenset()
        return frozenset(str(card) for card in choosing.cards if card.suit in choosing.named)

    words = say("Which penalty cards does {player} pick up?", player=choosing.turn.partner)
    return Cards("back", words, read, 0, card_options(sorted(choosing.cards, reverse=True)))


def draw(rng: Random) -> Scenario | None:
    choosing = choose(rng, draw_turn(rng, leads=True, last=10))
    if not choosing:
        return None
    parts = (leads_part(choosing.turn), back_part(choosing))
    story = (choosing.turn.tell(), *choosing.tell())
    return Scenario(story, choosing.cases(), parts, choosing.turn.table)


FAMILIES = (
    Family(
        "bridge",
        "several-penalty-cards",
        N_("Several penalty cards, and partner leads"),
        5,
        "50D2b 51B1a 51B1b 51B2a 51B2b 51B2c 59",
        firmly(draw),
    ),
)
