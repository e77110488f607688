"""How an auction goes on when a player has to pass."""

from engine.bridge.table.auction import Auction
from engine.bridge.table.call import PASS
from engine.bridge.table.seat import Seat
from players.bridge.bidding.bidding import choose, meaning_of
from players.bridge.bidding.holding import weigh
from players.bridge.bidding.view import see
from quizzes.bridge.irregular_call.inadmissible_call.juncture import Juncture


def go_on(juncture: Juncture, silenced: Seat | None) -> Auction:
    """To its end; one player passes at the next turn, whatever the hand."""
    deal, auction, meanings = juncture.deal, juncture.auction, juncture.meanings
    while not auction.is_over:
        view = see(auction, meanings, deal.vulnerable)
        if auction.turn is silenced:
            call, meaning, silenced = PASS, meaning_of(PASS, view), None
        else:
            call, meaning = choose(weigh(deal.hands[auction.turn]), view)
        auction, meanings = auction.add(call), (*meanings, meaning)
    return auction
