"""Laid-down hands: the search against every lie at once, beside a slow one that takes each lie by itself."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from engine.cards.bits import split
from engine.cards.legal import FOLLOW_TRUMP_BEAT, Terms, legal_cards
from engine.cards.pack import GERMAN_PACK, GERMAN_SUITS, Suit, of_suit
from engine.cards.trump import ranking
from engine.marias.laid_down.question import AKTER, Contest, Lie, Target, ask_about
from engine.marias.laid_down.search import NEW, OnTable, Thinking
from engine.marias.laid_down.solve import Finding, Stand, solve
from engine.marias.laid_down.sure import surely
from engine.marias.table.player import AT_PLAY, Player
from engine.marias.table.step import Rung, Stake
from players.marias.board import draw_game

UNBOUND = 10**9
Splits = frozenset[int]  # what the left defender may hold


class Slow:
    """Every lie of the cards by itself; the aktér plays without knowing which it is."""

    def __init__(self, question: Contest) -> None:
        self.rules = Thinking(question)
        self.known: dict[tuple[int, int, Splits, int, OnTable], bool] = {}

    def stands(self, own: int, pool: int, lefts: Splits, turn: int, trick: OnTable = NEW) -> bool:
        if trick.size == len(AT_PLAY):
            if self.rules.fails(Lie(own, pool, 0, 0, turn), trick):
                return False
            return not own or self.stands(own, pool, lefts, trick.winner)
        key = own, pool, lefts, turn, trick
        if key not in self.known:
            self.known[key] = self.akter(*key) if turn == AKTER else self.defence(*key)
        return self.known[key]

    def akter(self, own: int, pool: int, lefts: Splits, turn: int, trick: OnTable) -> bool:
        cards = self.own_cards(own, trick)
        return any(
            self.stands(own ^ card, pool, lefts, turn + 1, self.rules.lay(trick, turn, card)) for card in split(cards)
        )

    def own_cards(self, own: int, trick: OnTable) -> int:
        """The sevens are kept as long as that is possible."""
        question, cards = self.rules.question, self.rules.allowed(own, trick)
        if (not trick.size and own.bit_count() > 1) or own & question.trumps & ~question.seven:
            cards = cards & ~question.seven or cards
        return (cards & ~question.helper or cards) if own.bit_count() > len(("last but one", "last")) else cards

    def defence(self, own: int, pool: int, lefts: Splits, turn: int, trick: OnTable) -> bool:
        for card in split(pool):
            after = frozenset(self.without(lefts, pool, turn, card, trick))
            laid = self.rules.lay(trick, turn, card)
            if after and not self.stands(own, pool ^ card, after, (turn + 1) % len(AT_PLAY), laid):
                return False
        return True

    def without(self, lefts: Splits, pool: int, turn: int, card: int, trick: OnTable) -> Iterator[int]:
        """The lies in which the defender may play the card."""
        left_plays = AT_PLAY[turn] is Player.LEFT
        for left in lefts:
            hand = left if left_plays else pool ^ left
            if hand & card and self.rules.allowed(hand, trick) & card:
                yield left ^ card if left_plays else left


def draw_ending(rng: Random, aim: Target, size: int) -> tuple[Contest, Lie]:
    """Strong cards for the aktér, weak ones in betl, and the sevens where they are wanted."""
    plain = aim is Target.NO_TRICK or (aim is Target.EVERY_TRICK and rng.random() < 0.5)
    trump = None if plain else rng.choice(GERMAN_SUITS)
    helper = rng.choice([suit for suit in GERMAN_SUITS if suit is not trump]) if aim is Target.SEVENS else None
    question = ask_about(aim, trump, helper)
    sevens = question.seven | question.helper
    suits = rng.sample(GERMAN_SUITS, rng.randint(2, 4))
    pack = [question.bit(card) for card in GERMAN_PACK if card.suit in suits or card.suit is trump]
    cards = rng.sample([card for card in pack if not card & sevens], 3 * size - sevens.bit_count())
    sign = -1 if aim is Target.NO_TRICK else 1
    cards.sort(key=lambda card: strength(question, card, sign) + rng.random() * 6, reverse=True)
    own = sevens | sum(cards[: size - sevens.bit_count()])
    return question, Lie(own, (sum(cards) | sevens) & ~own, 0, 0, rng.choice((0, 0, 1, 2)))


def strength(question: Contest, card: int, sign: int) -> int:
    return sign * question.ranks.index(question.card(card).rank) + 4 * bool(card & question.trumps)


@pytest.mark.parametrize(("size", "draws"), [(2, 200), (3, 120), (4, 25)])
@pytest.mark.parametrize("aim", Target, ids=lambda aim: aim.name)
def test_the_search_says_what_every_lie_by_itself_says(aim: Target, size: int, draws: int, hard: bool) -> None:
    rng, standing = Random(f"{aim} {size}"), 0  # noqa: S311 (nothing here is secret)
    for _ in range(draws * (8 if hard else 1)):
        question, lie = draw_ending(rng, aim, size)
        lefts = frozenset(map(sum, combinations(split(lie.pool), size)))
        expected = Slow(question).stands(lie.own, lie.pool, lefts, lie.leader)
        assert Thinking(question, UNBOUND).stands(lie) is expected, (question, lie)
        assert surely(question, lie) in (expected, None), (question, lie)
        standing += expected
    assert standing
    print(f"{aim.name}: {standing} of {draws} endings of {size} cards stand")


def draw_stand(step: Rung, seed: int) -> Stand | None:
    bidding = draw_game(Random(f"{step} {seed}"), [step])  # noqa: S311 (nothing here is secret)
    if Stake.SEDMY in step.parts and not bidding.plan.second:
        return None  # announced without the helper seven
    held, plan = bidding.held[Player.AKTER], bidding.plan
    return Stand(step, held, bidding.talon, bidding.leader, bidding.trump, plan.second)


@pytest.mark.parametrize("step", Rung, ids=str)
def test_a_counter_example_is_a_play_that_could_be(step: Rung) -> None:
    found = 0
    for seed in range(30):
        if stand := draw_stand(step, seed):
            answer = solve(stand)
            if answer.example:
                found += 1
                assert_could_be(stand, answer)
    assert found


def assert_could_be(stand: Stand, answer: Finding) -> None:
    """The hands are of one pack, everybody follows, trumps and beats, and the winner leads."""
    assert answer.example
    held = {Player.AKTER: stand.hand, Player.LEFT: answer.example.left, Player.RIGHT: answer.example.right}
    assert held[Player.LEFT] | held[Player.RIGHT] == stand.unseen
    assert len({len(hand) for hand in held.values()}) == 1
    terms, leader = terms_of(stand.trump), stand.leader
    for trick in answer.example.tricks:
        table = []
        for number, play in enumerate(trick.plays):
            assert play.player is AT_PLAY[(AT_PLAY.index(leader) + number) % len(AT_PLAY)]
            assert play.card in legal_cards(held[play.player], table, terms)
            held[play.player] -= {play.card}
            table.append(play.card)
        leader = trick.winner(stand.trump, ranking(stand.trump))


def terms_of(trump: Suit | None) -> Terms[Player]:
    return Terms(AT_PLAY, trump, ranking(trump), FOLLOW_TRUMP_BEAT)


def test_nearly_every_drawn_hand_is_decided() -> None:
    stands = [stand for step in Rung for seed in range(20) if (stand := draw_stand(step, seed))]
    decided = sum(solve(stand).stands is not None for stand in stands)
    print(f"{decided} of {len(stands)} drawn hands decided")
    assert decided >= 0.95 * len(stands)


def test_a_hand_of_all_the_trumps_loses_nothing_whoever_leads() -> None:
    trumps = of_suit(frozenset(GERMAN_PACK), Suit.RED)
    hand = trumps | {card for card in GERMAN_PACK if str(card) in ("AA", "LA")}
    gone = frozenset(card for card in GERMAN_PACK if str(card) in ("L7", "L8"))
    assert all(solve(Stand(Rung.SEDMA_RED, hand, gone, leader, Suit.RED)).stands for leader in AT_PLAY)
