"""Legal cards, points and payments hold for every hand, not only for the cases."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bill import Owes
from engine.cards.legal import legal_cards
from engine.cards.pack import GERMAN_PACK, GERMAN_SUITS, Card, FrenchCards, GermanCards, Rank, Suit, deal_cards, of_suit
from engine.cards.trick import in_turn, lay, winning_card
from engine.cards.trump import Trump, keep_seven, ranking
from engine.fact import Missing
from engine.ulti.effect.settlement import Settle, pay_declarer, pay_defenders
from engine.ulti.settlement.hand import Ended, FinishedHand, SaidAlone
from engine.ulti.settlement.settlement import SETTLEMENT
from engine.ulti.settlement.silent import Silent
from engine.ulti.settlement.value import doubled, value
from engine.ulti.table.bid import Bid, Task
from engine.ulti.table.player import DEFENDERS, Player
from engine.ulti.table.raised import Level, RaisedBid
from engine.ulti.table.trump import terms_of
from engine.ulti.undertaking.count import Count

TRUMPS = st.sampled_from([None, *GERMAN_SUITS])
SEEDS = st.integers(0, 10**6)


def draw_trick(seed: int, size: int) -> tuple[frozenset[Card], tuple[Card, ...]]:
    """A hand and up to two cards that lie in the trick."""
    rng = Random(seed)  # noqa: S311 (a deal, no secret)
    hand, table = deal_cards(GERMAN_PACK, (rng.randint(1, 10), size), rng)
    return hand, tuple(sorted(table, key=lambda _: rng.random()))


@given(SEEDS, st.integers(0, 2), TRUMPS, st.booleans())
def test_some_card_can_always_be_played(seed: int, size: int, trump: Suit | None, keeps: bool) -> None:
    hand, table = draw_trick(seed, size)
    legal = legal_cards(hand, table, terms_of(trump))
    legal = keep_seven(legal, hand, trump) if keeps else legal
    assert legal
    assert legal <= hand


@given(SEEDS, st.integers(1, 2), TRUMPS)
def test_the_duties_come_in_order_suit_trump_anything(seed: int, size: int, trump: Suit | None) -> None:
    hand, table = draw_trick(seed, size)
    legal = legal_cards(hand, table, terms_of(trump))
    if same := of_suit(hand, table[0].suit):
        assert legal <= same
    elif trump and (trumps := of_suit(hand, trump)):
        assert legal <= trumps
    else:
        assert legal == hand


@given(SEEDS, st.integers(1, 2), TRUMPS)
def test_either_every_legal_card_wins_the_trick_so_far_or_none_does(seed: int, size: int, trump: Suit | None) -> None:
    hand, table = draw_trick(seed, size)
    terms = terms_of(trump)
    legal = legal_cards(hand, table, terms)
    wins = {winning_card((*table, card), trump, terms.ranking) == card for card in legal}
    assert len(wins) == 1


@given(SEEDS, st.integers(0, 2), st.sampled_from(GERMAN_SUITS))
def test_whoever_keeps_the_trump_seven_plays_it_as_the_last_trump(seed: int, size: int, trump: Suit) -> None:
    hand, table = draw_trick(seed, size)
    seven = Card(trump, Rank.SEVEN)
    if seven in keep_seven(legal_cards(hand, table, terms_of(trump)), hand, trump):
        assert of_suit(hand, trump) == {seven}


def test_play_goes_from_the_declarer_to_the_right() -> None:
    assert [Player.DECLARER.next, Player.RIGHT.next, Player.LEFT.next] == [Player.RIGHT, Player.LEFT, Player.DECLARER]
    trick = lay(in_turn(tuple(Player), Player.RIGHT), GermanCards.parse("A7 A8 AK").cards)
    assert trick.winner(None, ranking(None)) is Player.DECLARER
    assert [one.partner for one in DEFENDERS] == [Player.LEFT, Player.RIGHT]
    with pytest.raises(ValueError, match="alone"):
        _ = Player.DECLARER.partner


def test_cards_are_read_back_as_they_are_written() -> None:
    assert str(GermanCards.parse("RA R7, LK")) == "RA,R7,LK"
    assert GermanCards.parse("") == GermanCards()
    for wrong in ("RA RA", "SK", "R2", "xx"):
        with pytest.raises(ValueError):  # noqa: PT011 (any of these is no hand of this game)
            GermanCards.parse(wrong)
    assert str(FrenchCards.parse("SK")) == "SK"
    with pytest.raises(ValueError, match="RA"):
        FrenchCards.parse("RA")


def test_every_trump_has_its_suit() -> None:
    assert [one.suit for one in Trump] == [None, Suit.RED, Suit.ACORNS, Suit.LEAVES, Suit.BELLS]


# Points


@given(
    st.integers(0, 8),
    st.booleans(),
    st.sampled_from([(0, 0, 0), (40, 20, 0), (20, 40, 40), (100, 0, 0), (0, 20, 20)]),
)
def test_the_points_are_always_an_odd_number_of_tens(taken: int, last: bool, announced: tuple[int, int, int]) -> None:
    own, right, left = announced
    count = Count.suppose(
        taken=taken, last=last, declared=own, right_declared=right, left_declared=left, took=frozenset(Player)
    )
    total = count.declarer_points + count.defenders_points
    assert total == 90 + sum(announced)
    assert total // 10 % 2 == 1
    assert min(count.declarer_points, count.defenders_points) < 100


# Payments


def finished(bid: Bid, made: frozenset[Task], level: Level = Level.NONE, **known: object) -> FinishedHand:
    kontra = bid.parts if level is not Level.NONE else frozenset[Task]()
    rekontra = bid.parts if level is Level.REKONTRA else frozenset[Task]()
    raisers = frozenset(DEFENDERS) if kontra else frozenset[Player]()
    trumps = {"kontra": kontra, "rekontra": rekontra}
    single = {"kontra_by": raisers, "rekontra_to": raisers if rekontra else frozenset[Player]()}
    raised = RaisedBid.suppose(bid=bid, **(trumps if bid.has_trump else single))
    facts = {"ended": Ended.PLAYED, "raised": raised, "made": made, "silent": frozenset[Silent]()}
    return FinishedHand.suppose(**(facts | known))


def settled(hand: FinishedHand) -> Settle:
    (effect,) = SETTLEMENT.decide(hand).effects
    assert isinstance(effect, Settle)
    return effect


def total(hand: FinishedHand, defender: Player) -> int:
    """What the laws, each by its own lines, have found a defender to owe."""
    effects = [effect for step in SETTLEMENT.decide(hand).spoken if step.ruling for effect in step.ruling.effects]
    return sum(one.line.amount for one in effects if isinstance(one, Owes) and one.payer is defender)


@pytest.mark.parametrize(("bid", "level"), list(product(Bid.every(), Level)), ids=str)
def test_every_bid_pays_its_value_times_its_level_to_each_side(bid: Bid, level: Level) -> None:
    worth = bid.total * level.factor
    penalty = (8 if bid.red else 4) if Task.ULTI in bid.parts else 0
    won, lost = settled(finished(bid, bid.parts, level)), settled(finished(bid, frozenset(), level))
    assert won.balance() == {Player.DECLARER: 2 * worth, Player.RIGHT: -worth, Player.LEFT: -worth}
    assert lost.balance() == {
        Player.DECLARER: -2 * (worth + penalty),
        Player.RIGHT: worth + penalty,
        Player.LEFT: worth + penalty,
    }


@pytest.mark.parametrize("bid", Bid.every(), ids=str)
def test_the_value_of_a_bid_is_its_line_in_the_table(bid: Bid) -> None:
    assert value(bid).total == bid.total
    assert doubled(bid).total == 2 * bid.total
    assert {line.reference.partition(":")[0] for line in value(bid).lines} == {"ulti"}
    assert value(bid, finished(bid, bid.parts, Level.REKONTRA).raised.levels(Player.LEFT)).total == 4 * bid.total


@given(st.sampled_from(Bid.every()), st.data())
def test_whatever_happens_the_three_results_add_up_to_nothing(bid: Bid, data: st.DataObject) -> None:
    made = data.draw(st.frozensets(st.sampled_from(sorted(bid.parts))))
    level = data.draw(st.sampled_from(Level))
    hand = finished(bid, made, level)
    assert sum(settled(hand).balance().values()) == 0
    assert settled(hand).balance()[Player.RIGHT] == -total(hand, Player.RIGHT)


@pytest.mark.parametrize(("red", "level"), list(product((False, True), Level)))
def test_a_silent_hundred_makes_the_parti_2_4_or_6_and_twice_that_in_red(red: bool, level: Level) -> None:
    bid = Bid.of({Task.PARTI}, red)
    hundred = frozenset({Silent.HUNDRED})
    hand = finished(bid, bid.parts, level, silent=hundred, claimed=hundred)
    assert total(hand, Player.RIGHT) == (2, 4, 6)[level.order] * (1 + red)


def test_a_settlement_names_all_three_players_in_words_too() -> None:
    settle = Settle(pay_declarer(value(Bid.parse("ulti")), value(Bid.parse("40"))))
    assert str(settle) == "settle declarer+9,right-5,left-4"
    told = "Declarer ends with +9, the right-hand defender with -5, the left-hand defender with -4."
    assert str(settle.words()) == told
    assert str(Settle(pay_defenders(value(Bid.parse("b"))))) == "settle declarer-10,right+5,left+5"


def asked(known: dict[str, object]) -> str:
    with pytest.raises(Missing) as question:
        SETTLEMENT.decide(FinishedHand.suppose(**known))
    return question.value.name


def test_a_betli_and_a_parti_are_settled_with_five_answers() -> None:
    known: dict[str, object] = {}
    for name, answer in (
        ("ended", Ended.PLAYED),
        ("raised.bid", Bid.parse("b")),
        ("right_said", SaidAlone.NOTHING),
        ("left_said", SaidAlone.NOTHING),
    ):
        assert asked(known) == name
        known[name] = answer
    assert asked(known) == "made"
    known = {"ended": Ended.PLAYED, "raised.bid": Bid.parse("parti")}
    for name in ("raised.kontra", "made", "silent"):
        assert asked(known) == name
        known[name] = frozenset()
    assert str(settled(FinishedHand.suppose(**known))) == "settle declarer-2,right+1,left+1"
