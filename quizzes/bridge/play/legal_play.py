"""What a penalty card leaves its owner to play: the cards to tap, and whether it has to be played now."""

from dataclasses import dataclass
from random import Random

from engine.allowed import MayPlay
from engine.bridge.effect.exposed import MINOR_DUTY
from engine.bridge.effect.playing import DECLARER_NAMES, PENALTY_CARD_WAITS, PLAY_PENALTY_CARD
from engine.bridge.play.legal_play import LEGAL_PLAY
from engine.bridge.play.turn import Asked, Bound, PlayTurn
from engine.bridge.table.duty import PenaltyKind
from engine.cards.pack import Card, FrenchCards, Hand, of_suit
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.irregular_play.penalty_card.lying import DefendersTurn, draw_turn
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Cards, Case, OneOf, Option, Part, card_options, find, has

WAYS = ("now", "now", "names", "waits", "waits", "low", "low")
DUTIES = {"now": PLAY_PENALTY_CARD, "names": DECLARER_NAMES, "waits": PENALTY_CARD_WAITS, "low": MINOR_DUTY}


@dataclass(frozen=True)
class Lying:
    """A defender's turn, with the cards that lie face up and how they came to."""

    turn: DefendersTurn
    cards: tuple[Card, ...]
    kind: PenaltyKind
    story: Text

    @property
    def case(self) -> Case:
        facts = PlayTurn.suppose(
            asked=Asked.HAND,
            table=FrenchCards(self.turn.position.on_table),
            hand=FrenchCards(tuple(sorted(self.turn.hand, reverse=True))),
            bound=frozenset({Bound.PENALTY}),
            own=FrenchCards(self.cards),
            **{"duties.penalty_card": self.kind},
        )
        return Case(LEGAL_PLAY, facts)


def fallen(turn: DefendersTurn, *cards: Card) -> Lying:
    """Cards that slip out of the hand at this very turn."""
    kind = PenaltyKind.MINOR if len(cards) == 1 and cards[0] in turn.low else PenaltyKind.MAJOR
    values = {"player": turn.player}
    if len(cards) > 1:
        told = say(
            "Before playing, {player} lets {cards|and} fall face up on the table. You rule: two major penalty cards.",
            cards=tuple(sorted(cards, reverse=True)),
            **values,
        )
    elif kind is PenaltyKind.MINOR:
        told = say(
            "Before playing, {player} lets the {card} fall face up on the table. You rule: a minor penalty card.",
            card=cards[0],
            **values,
        )
    else:
        told = say(
            "Before playing, {player} lets the {card} fall face up on the table. You rule: a major penalty card.",
            card=cards[0],
            **values,
        )
    return Lying(turn, cards, kind, told)


def revoked(turn: DefendersTurn, card: Card) -> Lying:
    """A revoke on this very trick that has been put right."""
    told = say(
        "{player} first puts the {card} on it, a revoke, which is noticed at once. You rule that the {card} has to be "
        "taken back and is a major penalty card.",
        player=turn.player,
        card=card,
    )
    return Lying(turn, (card,), PenaltyKind.MAJOR, told)


def followed(turn: DefendersTurn) -> Hand:
    """The cards of the suit led, if any."""
    return of_suit(turn.hand, turn.position.on_table[0].suit) if not turn.leads else frozenset()


def bring_about(rng: Random, way: str, turn: DefendersTurn) -> Lying | None:
    """A card lies there so that this is what follows; None if the hand has no such cards."""
    suit, others = followed(turn), sorted(turn.hand - followed(turn))
    if way == "low":
        return dropped_low(rng, turn)
    if way == "waits":
        return waiting(rng, turn, others) if suit and others else None
    open_to = sorted(suit) or others
    if way == "names":
        return fallen(turn, *rng.sample(open_to, 2)) if len(open_to) > 1 else None
    if (honours := [card for card in open_to if card in turn.honours]) and len(open_to) > 1:
        mixed = [card for card in others if suit]
        more = (rng.choice(mixed),) if mixed and rng.random() < 0.3 else ()
        return fallen(turn, rng.choice(honours), *more)
    return None


def dropped_low(rng: Random, turn: DefendersTurn) -> Lying | None:
    """A low card falls, most often one whose owner has others of the suit."""
    crowded = [card for card in turn.low if len([one for one in turn.low if one.suit is card.suit]) > 1]
    cards = crowded if crowded and rng.random() < 0.8 else turn.low
    return fallen(turn, rng.choice(cards)) if cards else None


def waiting(rng: Random, turn: DefendersTurn, others: list[Card]) -> Lying:
    """Suit has to be followed, and a card of another suit lies there."""
    honours = [card for card in others if card in turn.honours]
    if honours and rng.random() < 0.5:
        return fallen(turn, rng.choice(honours))
    return revoked(turn, rng.choice(others))


def cards_part(turn: DefendersTurn) -> Part:
    words = say("Which cards may {player} play?", player=turn.player)
    return Cards("cards", words, read_cards, 0, card_options(sorted(turn.hand, reverse=True)))


def read_cards(verdict: Verdict) -> frozenset[str]:
    may = find(verdict, MayPlay)
    return frozenset(str(card) for card in (may.cards if may else ()))


def duty_part() -> Part:
    options = (
        Option("now", say("The penalty card has to be played now.")),
        Option("names", say("Declarer may name which penalty card is played.")),
        Option("waits", say("The penalty card has to wait for a later turn.")),
        Option("low", say("Only other cards below the ten of its suit have to wait.")),
    )
    return OneOf("duty", say("What does the penalty card mean for this turn?"), read_duty, 0, options)


def read_duty(verdict: Verdict) -> str:
    return next((name for name, effect in DUTIES.items() if has(verdict, effect)), "")


def draw(rng: Random) -> Scenario | None:
    way = rng.choice(WAYS)
    turn = draw_turn(rng, leads=rng.random() < 0.25 if way != "waits" else False)
    lying = bring_about(rng, way, turn)
    if not lying:
        return None
    return Scenario((turn.tell(), lying.story), (lying.case,), (cards_part(turn), duty_part()), turn.table)


FAMILIES = (
    Family(
        "bridge",
        "penalty-card-duty",
        N_("What a penalty card leaves to play"),
        2,
        "44A 44C 44D 50C 50D1a 50D1b 51A",
        firmly(draw),
    ),
)
