"""Every listed case of renonsz can be practised, and what its stories show could have happened at a table."""

from random import Random

import pytest

from engine.cards.pack import GERMAN_PACK
from engine.ulti.auction.auction import auction_state
from engine.ulti.table.bid import Bid
from engine.ulti.table.call import Auction
from engine.ulti.table.player import Player
from players.ulti.board import draw_board
from quizzes.ulti.auction.heard import draw_auction, draw_higher
from quizzes.ulti.renonsz.play_fault.count import misplace
from quizzes.ulti.renonsz.play_fault.following import find_plays
from quizzes.ulti.renonsz.play_fault.said import draw_said_before
from quizzes.ulti.renonsz.play_fault.story import PLAYED, is_decided, play_tricks
from quizzes.ulti.shelf import SHELF
from quizzes.ulti.story import Raised

ROWS = {"13.1": 6, "13.2": 7, "13.3": 12}
LABELS = [f"ulti:{table}.{row}" for table, rows in ROWS.items() for row in range(1, rows + 1)]


def seeded(number: int) -> Random:
    return Random(number)  # noqa: S311 (nothing here is secret)


@pytest.mark.parametrize("label", LABELS)
def test_every_row_is_trained_itself_or_in_its_cases(label: str) -> None:
    trained = [one for family in SHELF.find("renonsz") for one in family.trains]
    assert any(one == label or one.startswith(f"{label}.") for one in trained)


def test_auctions_are_legal_and_stop_where_they_are_wanted() -> None:
    rng = seeded(1)
    for _ in range(300):
        assert isinstance(draw_auction(rng).calls[-1], Bid)
        assert auction_state(draw_auction(rng, over=True).calls).is_over
        answered = auction_state(draw_auction(rng, answered=True).calls)
        assert answered.is_over or len(answered.bids) > 1


def test_nothing_is_bid_over_the_highest_bid() -> None:
    assert draw_higher(seeded(1), Bid.every()[-1]) is None
    assert str(Auction((Bid.every()[-1],)).valid) == "red-20+ulti+td"


def test_before_the_first_card_nobody_has_said_kontra() -> None:
    rng = seeded(2)
    for bid in PLAYED * 5:
        assert draw_said_before(rng, bid, 1, Player.DECLARER) == Raised()
        early = draw_said_before(rng, bid, 1, Player.RIGHT)
        assert early.kontra_by <= {Player.RIGHT}
        assert not early.rekontra
        assert not early.rekontra_to


def test_nobody_plays_on_when_a_betli_or_a_durchmars_is_lost() -> None:
    rng = seeded(3)
    assert not any(is_decided(play_tricks(draw_board(rng, PLAYED), 9)) for _ in range(200))


@pytest.mark.parametrize("gainer", [None, Player.LEFT])
def test_a_card_that_goes_astray_is_missing_from_one_hand(gainer: Player | None) -> None:
    position = play_tricks(draw_board(seeded(4), PLAYED), 2)
    after = misplace(seeded(5), position, (Player.RIGHT,), gainer)
    assert len(after.held[Player.RIGHT]) == len(position.held[Player.RIGHT]) - 1
    assert len(after.held[Player.LEFT]) == len(position.held[Player.LEFT]) + bool(gainer)


@pytest.mark.parametrize("kind", ["suit", "trump", "beat"])
def test_a_card_played_wrongly_is_in_hand_but_not_among_the_legal_ones(kind: str) -> None:
    rng, found = seeded(6), 0
    for _ in range(40):
        for position, card in find_plays(rng, draw_board(rng, PLAYED), kind):
            found += 1
            assert card in position.hand - position.legal
            assert card in GERMAN_PACK
    assert found
