"""The bidder and the card player of the bridge quizzes, over a few thousand random deals."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from statistics import mean

import pytest

from engine.bridge.table.auction import Auction, Contract
from engine.bridge.table.call import PASS, Bid, Call, Strain
from engine.bridge.table.deal import Deal, draw_deal
from engine.bridge.table.meaning import Asks, Meaning, Purpose, points
from engine.bridge.table.seat import SEATS, Seat
from engine.cards.pack import FRENCH, FRENCH_PACK, Card, Hand, of_suit
from engine.cards.trick import Trick
from players.bridge.bidding.bidding import bid_next, bid_out, choose, offered, read
from players.bridge.bidding.holding import weigh
from players.bridge.bidding.view import see
from players.bridge.play.playing import play_next, play_on, play_out
from players.bridge.play.position import place_cards

GAME = {Strain.CLUBS: 5, Strain.DIAMONDS: 5, Strain.HEARTS: 4, Strain.SPADES: 4, Strain.NO_TRUMPS: 3}


@dataclass(frozen=True)
class Board:
    """A deal with its auction and its play."""

    deal: Deal
    auction: Auction
    meanings: tuple[Meaning, ...]
    contract: Contract | None
    tricks: tuple[Trick[Seat], ...]

    @property
    def together(self) -> int:
        """The points of the declaring side."""
        assert self.contract
        declarer = self.contract.declarer
        return points(self.deal.hands[declarer]) + points(self.deal.hands[declarer.partner])

    @property
    def is_game(self) -> bool:
        return self.contract is not None and self.contract.bid.level >= GAME[self.contract.bid.strain]

    @property
    def over(self) -> int:
        """Tricks over or under the contract."""
        assert self.contract
        side, trump = self.contract.declarer.side, self.contract.trump
        won = sum(trick.winner(trump, FRENCH).side is side for trick in self.tricks)
        return won - 6 - self.contract.bid.level


def draw_board(rng: Random) -> Board:
    deal = draw_deal(rng)
    auction, meanings = bid_out(deal)
    contract = auction.contract
    return Board(deal, auction, meanings, contract, play_out(deal, contract, auction) if contract else ())


def seeded(seed: int) -> Random:
    return Random(seed)  # noqa: S311 (a test wants the same deals every time)


@pytest.fixture(scope="module")
def boards() -> list[Board]:
    rng = seeded(1925)
    return [draw_board(rng) for _ in range(3000)]


@pytest.fixture(scope="module")
def played(boards: list[Board]) -> list[Board]:
    return [board for board in boards if board.contract]


def hand(text: str) -> Hand:
    """A hand as it is printed: spades, hearts, diamonds, clubs."""
    suits = zip("SHDC", text.split(), strict=True)
    return frozenset(Card.parse(suit + rank) for suit, ranks in suits for rank in ranks if rank != "-")


def call_of(cards: str, *calls: str) -> str:
    """What North calls with these cards when the calls before were these."""
    auction = Auction(SEATS[-len(calls) % 4])
    for call in calls:
        auction = auction.add(Call.parse(call))
    return str(bid_next(hand(cards), auction, frozenset())[0])


def test_every_auction_is_legal_and_over(boards: list[Board]) -> None:
    for board in boards:
        auction = Auction(board.deal.dealer)
        for call in board.auction.calls:
            auction = auction.add(call)
        assert auction.is_over


def test_every_call_keeps_what_it_promises(boards: list[Board]) -> None:
    first, later = Counter[str](), Counter[str]()
    for board in boards:
        for turn, ((seat, call), meaning) in enumerate(zip(board.auction.entries(), board.meanings, strict=True)):
            (first if turn < 4 else later)[str(meaning.purpose)] += 1
            assert meaning.fits(board.deal.hands[seat]), (str(board.auction), str(call), str(meaning))
    print("first round", first, "later", later)
    assert set(later) >= {"natural", "ask", "transfer", "takeout", "penalty"}


def test_partner_reads_every_call_as_it_was_meant(boards: list[Board]) -> None:
    for board in boards[:500]:
        assert read(board.auction, board.deal.vulnerable) == board.meanings


def test_the_system_has_a_call_for_every_hand(boards: list[Board]) -> None:
    for board in boards[:500]:
        for turn in range(len(board.auction.calls)):
            before = Auction(board.deal.dealer, board.auction.calls[:turn])
            view = see(before, board.meanings[:turn], board.deal.vulnerable)
            holding = weigh(board.deal.hands[before.turn])
            assert any(option.suits(holding) for option in offered(view))


def test_one_call_at_a_time_is_the_same_auction(boards: list[Board]) -> None:
    for board in boards[:200]:
        auction = Auction(board.deal.dealer)
        while not auction.is_over:
            auction = auction.add(bid_next(board.deal.hands[auction.turn], auction, board.deal.vulnerable)[0])
        assert auction == board.auction


def test_after_any_legal_calls_there_is_a_legal_call() -> None:
    rng = seeded(7)
    calls = [PASS, *Bid.every()]
    for _ in range(300):
        deal = draw_deal(rng)
        auction = Auction(deal.dealer)
        while not auction.is_over:
            legal = [call for call in calls[:12] if auction.is_legal(call)] if rng.random() < 0.4 else []
            call = rng.choice(legal) if legal else bid_next(deal.hands[auction.turn], auction, deal.vulnerable)[0]
            auction = auction.add(call)


def test_contracts_are_of_all_sorts(boards: list[Board], played: list[Board]) -> None:
    games = sum(board.is_game for board in played) / len(boards)
    slams = sum(board.contract is not None and board.contract.bid.level > 5 for board in played) / len(boards)
    out = 1 - len(played) / len(boards)
    level = mean(board.contract.bid.level for board in played if board.contract)
    print(f"games {games:.3f} (of them slams {slams:.3f}), passed out {out:.3f}, average level {level:.2f}")
    assert 0.25 < games < 0.5
    assert 0 < slams < 0.05
    assert 0.005 < out < 0.05
    assert 2 < level < 3.2


def test_sides_with_the_points_for_game_bid_it(played: list[Board]) -> None:
    strong = [board for board in played if board.together >= 26]
    share = mean(board.is_game for board in strong)
    print(f"26 points or more: {len(strong)}, in game {share:.3f}")
    assert share > 0.85


def test_no_grand_slam_without_the_points(played: list[Board]) -> None:
    assert all(board.together >= 36 for board in played if board.contract and board.contract.bid.level == 7)


def test_every_card_is_legal_and_every_card_is_played(played: list[Board]) -> None:
    for board in played:
        held = dict(board.deal.hands)
        for trick in board.tricks:
            for play in trick.plays:
                assert play.card in held[play.player]
                assert play.card.suit is trick.suit or not of_suit(held[play.player], trick.plays[0].card.suit)
                held[play.player] -= {play.card}
        assert not any(held.values())
        assert len(board.tricks) == 13


def test_declarers_take_about_what_they_bid(played: list[Board]) -> None:
    games, parts = [b.over for b in played if b.is_game], [b.over for b in played if not b.is_game]
    made = mean(board.over >= 0 for board in played)
    print(f"over the contract: games {mean(games):+.2f}, part-scores {mean(parts):+.2f}; made {made:.2f}")
    assert abs(mean(games)) < 1
    assert abs(mean(parts)) < 1
    assert 0.5 < made < 0.8


def test_the_play_goes_on_after_a_revoke(played: list[Board]) -> None:
    revokes = 0
    for board in played[:300]:
        assert board.contract
        for position in play_on(board.deal.hands, board.contract):
            led = position.trick.suit
            wrong = [cards[-1] for suit, cards in position.suits.items() if cards and suit is not led]
            if led and position.suits[led] and wrong:
                revoked = position.play(wrong[0])
                break
        *_, end = play_on(revoked.held, board.contract, revoked.tricks, revoked.trick)
        revokes += 1
        assert len(end.tricks) == 13
        assert len({play.card for trick in end.tricks for play in trick.plays}) == 52
    assert revokes == 300


def test_the_same_position_has_the_same_card(played: list[Board]) -> None:
    for board in played[:100]:
        assert board.contract
        assert play_out(board.deal, board.contract, board.auction) == board.tricks


@pytest.mark.parametrize(
    ("cards", "before", "call"),
    [
        ("AKJ52 K43 Q3 764", "", "1S"),
        ("AQ5 KJ4 K852 A73", "", "1NT"),
        ("A KQ4 AKQJ5 AK73", "", "2C"),
        ("KQJ952 43 K3 764", "", "2S"),
        ("KQ52 43 KQ53 A76", "", "1D"),
        ("Q54 J43 K3 76542", "1S pass", "2S"),
        ("Q54 J43 K3 76542", "1H pass", "2H"),
        ("J954 K3 K3 76542", "1H pass", "1S"),
        ("AJ954 43 K3 7652", "1NT pass", "2H"),
        ("AJ95 K3 K3 76542", "1NT pass", "2C"),
        ("AQJ54 43 K53 762", "1H", "1S"),
        ("AQ54 3 KJ53 A762", "1H", "X"),
        ("AQ5 KQ3 KJ53 J76", "1H", "1NT"),
        ("9754 43 K53 J762", "1H X pass", "1S"),
        ("9754 43 K53 J762", "1C pass", "pass"),
    ],
)
def test_a_plain_hand_has_its_plain_call(cards: str, before: str, call: str) -> None:
    assert call_of(cards, *before.split()) == call


def test_a_transfer_is_completed_and_an_answer_about_majors_given() -> None:
    opener = "AQ5 KJ42 K852 A7"
    assert call_of(opener, "1NT", "pass", "2H", "pass") == "2S"
    assert call_of(opener, "1NT", "pass", "2C", "pass") == "2H"


def test_stayman_asks_and_a_transfer_shows_the_suit_above() -> None:
    auction = Auction(Seat.SOUTH, (Bid.parse("1NT"), PASS))
    _, stayman = bid_next(hand("AJ95 K3 K3 76542"), auction, frozenset())
    _, transfer = bid_next(hand("AJ954 43 K3 7652"), auction, frozenset())
    assert (stayman.purpose, stayman.asks) == (Purpose.ASK, Asks.MAJORS)
    assert (transfer.purpose, transfer.shows) == (Purpose.TRANSFER, frozenset({Strain.SPADES}))


def test_a_vulnerable_pre_empt_needs_a_better_suit() -> None:
    holding = weigh(hand("3 Q4 K53 K986542"))
    auction = Auction(Seat.NORTH)
    calls = [
        choose(holding, see(auction, (), vulnerable))[0] for vulnerable in (frozenset(), frozenset({Seat.NORTH.side}))
    ]
    assert [str(call) for call in calls] == ["3C", "pass"]


@pytest.mark.parametrize(
    ("cards", "strain", "card"),
    [
        ("KQJ5 43 8653 764", "4H", "SK"),
        ("K9852 Q3 865 J64", "3NT", "S5"),
        ("AK5 7643 865 764", "4H", "SA"),
        ("5 T64 J8653 8764", "4H", "S5"),
    ],
)
def test_opening_leads_go_by_the_book(cards: str, strain: str, card: str) -> None:
    leader = hand(cards)
    others = sorted(card for card in FRENCH_PACK if card not in leader)
    hands = {
        Seat.NORTH: frozenset(others[::3]),
        Seat.EAST: frozenset(others[1::3]),
        Seat.SOUTH: frozenset(others[2::3]),
    }
    contract = Auction(Seat.SOUTH, (Bid.parse(strain), PASS, PASS, PASS)).contract
    assert contract
    assert str(play_next(place_cards({**hands, Seat.WEST: leader}, contract))) == card
