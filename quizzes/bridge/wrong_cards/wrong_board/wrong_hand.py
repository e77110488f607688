"""A player takes the hand of another board, and calls with it or only looks at it."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from engine.bridge.effect.wrong_cards import ARTIFICIAL_SCORE, CALLS_AFRESH, MAY_BE_PLAYED, RIGHT_HAND
from engine.bridge.table.auction import Auction
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Call
from engine.bridge.table.deal import Deal, draw_deal
from engine.bridge.table.meaning import Meaning, Purpose
from engine.bridge.table.seat import SEATS, Seat
from engine.bridge.wrong_cards.board import MixUp, SameCall, WrongBoard
from engine.bridge.wrong_cards.wrong_board import WRONG_BOARD
from engine.law import Verdict
from engine.text import N_, Text, say
from players.bridge.bidding.bidding import bid_out, choose
from players.bridge.bidding.holding import weigh
from players.bridge.bidding.view import see
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Family, Moment, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, has

READ_LEAD = frozenset({"reading.wrong_hand_lead"})  # only the lead hangs on it, and the lead is not asked
Meanings = tuple[Meaning, ...]
NOBODY = "nobody"


@dataclass(frozen=True)
class Borrowed:
    """The auction up to a player's turn, the other board, and the call that the hand of that board makes here."""

    deal: Deal
    other: Deal
    auction: Auction
    meanings: Meanings
    call: Call
    meaning: Meaning

    @property
    def player(self) -> Seat:
        return self.auction.turn

    def go_on(self, turns: int) -> Auction | None:
        """The calls of the others over it; None if the auction is over too soon."""
        auction, meanings = self.auction.add(self.call), (*self.meanings, self.meaning)
        for _ in range(turns):
            if auction.is_over:
                return None
            call, meaning = choose(weigh(self.deal.hands[auction.turn]), see(auction, meanings, self.deal.vulnerable))
            auction, meanings = auction.add(call), (*meanings, meaning)
        return auction if not auction.is_over else None

    @property
    def on_other(self) -> tuple[Auction, Call, Meaning]:
        """The other board up to the player's first call, that call, and its meaning."""
        whole, meanings = bid_out(self.other)
        turn = (self.player.order - self.other.dealer.order) % 4
        return Auction(whole.dealer, whole.calls[:turn]), whole.calls[turn], meanings[turn]


def draw_borrowed(rng: Random) -> Borrowed:
    """Somebody's first turn, with the hand that the same seat has on a board near by."""
    deal, turn = draw_deal(rng), rng.randrange(4)
    other = Deal(deal.board % 16 + 1, draw_deal(rng).hands)
    whole, meanings = bid_out(deal)
    auction, told = Auction(deal.dealer, whole.calls[:turn]), meanings[:turn]
    call, meaning = choose(weigh(other.hands[auction.turn]), see(auction, told, deal.vulnerable))
    return Borrowed(deal, other, auction, told, call, meaning)


# What happens


def noticed_at_once(_: Random, one: Borrowed) -> Scenario | None:
    return called(one, 0)


def called_over(_: Random, one: Borrowed) -> Scenario | None:
    return called(one, 1)


def partner_called(rng: Random, one: Borrowed) -> Scenario | None:
    return called(one, rng.choice((2, 2, 3)))


def called(one: Borrowed, others: int) -> Scenario | None:
    """So many of the others have called before it is noticed."""
    auction = one.go_on(others)
    if auction is None or one.call == REDOUBLE:
        return None
    is_adjusted = others > 1
    facts = WrongBoard.suppose(mixed_up=MixUp.HAND, partner_called=is_adjusted, led=False)
    parts = (next_part(one.player),)
    cases = (Case(WRONG_BOARD, facts),)
    return Scenario((tell_call(one), NOTICED), cases, parts, table(one, auction), READ_LEAD)


def only_looked(_: Random, one: Borrowed) -> Scenario | None:
    facts = WrongBoard.suppose(mixed_up=MixUp.LOOKED)
    looked = say(
        "{player} looks at the cards of board {board} instead, and notices it before calling.",
        player=one.player,
        board=one.other.board,
    )
    return Scenario(
        (looked,), (Case(WRONG_BOARD, facts),), (next_part(one.player),), Table(one.deal, entries_of(one.auction))
    )


def other_board(rng: Random, one: Borrowed) -> Scenario | None:
    """The other board is played next, and the player has the hand again."""
    auction, call, meaning = one.on_other
    repeated = compare(one, call, meaning)
    begun = called(one, rng.choice((0, 1)))
    if repeated is None or begun is None:
        return None
    case = Case(WRONG_BOARD, WrongBoard.suppose(mixed_up=MixUp.OTHER, repeated=repeated))
    story = (tell_again(one, call), *tell_meanings(one, call, meaning))
    picture = Table(one.other, entries_of(auction.add(call)))
    later = Moment(story, (other_part(),), picture)
    return Scenario(begun.story, (*begun.cases, case), begun.parts, begun.table, READ_LEAD, (later,))


def compare(one: Borrowed, call: Call, meaning: Meaning) -> SameCall | None:
    """Where it is plain: the same call with the same meaning, or another suit, or a bid for a pass."""
    if call == one.call:
        return SameCall.SAME if meaning == one.meaning else None
    if DOUBLE in (call, one.call) or REDOUBLE in (call, one.call):
        return None
    natural = {meaning.purpose, one.meaning.purpose} == {Purpose.NATURAL}
    return SameCall.DIFFERENT if natural and meaning.shows != one.meaning.shows else None


def tell_call(one: Borrowed) -> Text:
    values = {"player": one.player, "board": one.other.board}
    if one.call == PASS:
        return say("{player} has taken the hand out of board {board}, and passes with it.", **values)
    if one.call == DOUBLE:
        return say("{player} has taken the hand out of board {board}, and doubles with it.", **values)
    return say("{player} has taken the hand out of board {board}, and bids {call} with it.", call=one.call, **values)


NOTICED = say("It is noticed after the calls shown, and you are called.")


def tell_again(one: Borrowed, call: Call) -> Text:
    values = {"player": one.player, "board": one.other.board}
    if call == PASS:
        return say("Then board {board} is played, and {player} passes.", **values)
    return say("Then board {board} is played, and {player} bids {call}.", call=call, **values)


def tell_meanings(one: Borrowed, call: Call, meaning: Meaning) -> tuple[Text, ...]:
    """What the two calls mean, if they are not the same."""
    if call == one.call:
        return (say("It means the same as the one that was cancelled."),)
    told = [(one.call, one.meaning), (call, meaning)]
    return tuple(
        say("A pass there shows {meaning}.", meaning=shown)
        if made == PASS
        else say("The side plays {call} there as {meaning}.", call=made, meaning=shown)
        for made, shown in told
    )


def table(one: Borrowed, auction: Auction) -> Table:
    entries, place = entries_of(auction), len(one.auction.calls)
    marked = Entry(one.player, one.call, say("wrong hand"))
    return Table(one.deal, (*entries[:place], marked, *entries[place + 1 :]))


# What is asked


def next_part(player: Seat) -> Part:
    nobody = Option(NOBODY, say("Nobody: the board is not played, and the score is adjusted."))
    options = (*(Option(str(seat), Text(seat.words)) for seat in SEATS), nobody)
    return OneOf("next", say("Who calls next?"), reading_next(player), 0, options)


def reading_next(player: Seat) -> Callable[[Verdict], str]:
    def read(verdict: Verdict) -> str:
        return str(player) if has(verdict, CALLS_AFRESH, RIGHT_HAND) else NOBODY

    return read


def other_part() -> Part:
    options = (
        Option("played", say("You may let the board be played.")),
        Option("adjusted", say("The score is adjusted.")),
    )
    return OneOf("other", say("What becomes of this board?"), read_other, 1, options)


def read_other(verdict: Verdict) -> str:
    if has(verdict, MAY_BE_PLAYED):
        return "played"
    return "adjusted" if has(verdict, ARTIFICIAL_SCORE) else ""


ATTEMPTS = (
    *[noticed_at_once] * 2,
    *[called_over] * 4,
    *[partner_called] * 5,
    *[only_looked] * 2,
    *[other_board] * 5,
)


def attempt(rng: Random) -> Scenario | None:
    happened = rng.choice(ATTEMPTS)
    while True:
        if scenario := happened(rng, draw_borrowed(rng)):
            return scenario


FAMILIES = (
    Family(
        "bridge", "wrong-hand", N_("A hand from another board"), 2, "15A1 15A2a 15A2b 15A3 15fn1 16D1", firmly(attempt)
    ),
)
