"""Rulings on penalty cards never contradict themselves, and what may be played is always something of the hand."""

from itertools import product
from random import Random

import pytest

from engine.allowed import MayNotPlay, MayPlay
from engine.bridge.effect.exposed import ExposedBecome
from engine.bridge.irregular_call.exposed import ExposedCards
from engine.bridge.irregular_call.exposed_in_auction import EXPOSED_IN_AUCTION
from engine.bridge.irregular_play.penalty_card import PENALTY_CARD
from engine.bridge.play.legal_play import LEGAL_PLAY
from engine.bridge.play.order import PlayOrder
from engine.bridge.play.turn import Asked, Bound, PlayTurn
from engine.bridge.table.duty import PenaltyKind
from engine.cards.pack import FRENCH_PACK, FRENCH_SUITS, FrenchCards
from engine.fact import Impossible
from engine.law import AnyTopic, Verdict
from tests.bridge.test_consistency import rulings

DUTY = "duties.penalty_card"
TURNS = 300


def left_minor(verdict: Verdict) -> bool:
    return any(effect.leaves().get("penalty_card") is PenaltyKind.MINOR for effect in verdict.effects)


@pytest.mark.parametrize("topic", [PENALTY_CARD, EXPOSED_IN_AUCTION], ids=lambda topic: topic.name)
def test_a_minor_penalty_card_never_lies_beside_another_of_the_same_defender(topic: AnyTopic) -> None:
    minor = [known for known, verdict in rulings(topic) if left_minor(verdict)]
    for known in minor:
        assert known.get("cards") is not ExposedCards.SEVERAL, known
        assert "matter" not in known or known.get(DUTY) in (PenaltyKind.NONE, PenaltyKind.MINOR, PenaltyKind.LEFT)
    assert minor
    print(f"{topic.name}: {len(minor)} rulings leave a minor penalty card")


def test_no_ruling_makes_a_card_minor_while_another_penalty_card_lies_there() -> None:
    for known, verdict in rulings(PENALTY_CARD):
        for effect in verdict.effects:
            if isinstance(effect, ExposedBecome) and effect.kind is PenaltyKind.MINOR:
                assert known[DUTY] is PenaltyKind.NONE, known
                assert not effect.several, known


def test_two_minor_penalty_cards_of_one_hand_are_refused() -> None:
    cards = FrenchCards.parse("S4,H5")
    bound = frozenset({Bound.PENALTY})
    with pytest.raises(Impossible):
        PlayTurn.suppose(asked=Asked.HAND, hand=cards, own=cards, bound=bound, **{DUTY: PenaltyKind.MINOR})


def draw_turn(rng: Random, kind: PenaltyKind, order: PlayOrder | None) -> PlayTurn | None:
    """Any hand at any turn; None where the facts cannot be so."""
    cards = rng.sample(FRENCH_PACK, rng.randint(2, 13) + 3)
    table = cards[: rng.randint(0, 3)]
    hand = cards[3:]
    suits = frozenset({rng.choice(FRENCH_SUITS)})
    own = rng.sample(hand, 1 if kind is PenaltyKind.MINOR else rng.randint(1, min(3, len(hand))))
    bound = {Bound.PENALTY} if kind is not PenaltyKind.NONE else set[Bound]()
    known = {"asked": Asked.HAND, "table": FrenchCards(tuple(table)), "hand": FrenchCards(tuple(hand))}
    known |= {"own": FrenchCards(tuple(own)), DUTY: kind} if bound else {}
    if order:
        known |= {"order": order, "suits": suits}
        bound.add(Bound.ORDER)
    try:
        return PlayTurn.suppose(bound=frozenset(bound), **known)
    except Impossible:
        return None


@pytest.mark.parametrize(
    ("kind", "order"), [*product((PenaltyKind.NONE, PenaltyKind.MINOR, PenaltyKind.MAJOR), (None, *PlayOrder))]
)
def test_some_card_may_always_be_played_and_no_card_both_may_and_may_not(
    kind: PenaltyKind, order: PlayOrder | None
) -> None:
    rng = Random(f"{kind} {order}")  # noqa: S311 (nothing here is secret)
    turns = [turn for _ in range(TURNS) if (turn := draw_turn(rng, kind, order))]
    assert turns
    for turn in turns:
        effects = LEGAL_PLAY.decide(turn).effects
        (may,) = (effect.cards for effect in effects if isinstance(effect, MayPlay))
        barred = [card for effect in effects if isinstance(effect, MayNotPlay) for card in effect.cards]
        assert may
        assert len(may) + len(barred) == len(turn.hand.cards)
        assert may | set(barred) == turn.hand.held
        follows = [card for card in turn.hand.cards if turn.table.cards and card.suit is turn.led]
        assert not follows or may <= set(follows)
