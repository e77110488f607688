"""The auction as the player in turn sees it: who has shown what, what is bid, whether a pass is allowed."""

from dataclasses import dataclass

from engine.bridge.table.auction import Auction
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Bid, Call, Strain
from engine.bridge.table.meaning import MOST, Meaning, Purpose
from engine.bridge.table.seat import Side
from players.bridge.bidding.holding import MINORS, SUITS, Holding
from players.bridge.bidding.option import ANYTHING, BIDS, place

Told = tuple[tuple[Call, Meaning], ...]
ARTIFICIAL = (Purpose.ASK, Purpose.RELAY, Purpose.TRANSFER)
GAME = place(3, Strain.NO_TRUMPS)


@dataclass(frozen=True)
class View:
    """The calls so far with their meanings, and what follows from them; every fourth call is by the same player."""

    told: Told
    vulnerable: bool
    me: Meaning  # all that I have shown
    partner: Meaning
    mine: list[Call]  # my calls other than passes, latest first
    partners: list[Call]
    opening: tuple[int, Bid] | None  # the first bid, and how many turns ago it was
    last: tuple[int, Bid] | None  # the last bid, likewise
    theirs: list[Strain]  # the suits that the opponents have bid naturally
    floor: int  # the place of the last bid among the thirty-five; -1 before the first

    def by(self, turns_ago: int) -> Told:
        """The calls of the player who called so many turns ago, latest first: 1 is right, 2 partner, 4 oneself."""
        return by(self.told, turns_ago)

    @property
    def opened(self) -> Bid:
        """The opening bid, at a turn after it."""
        if self.opening is None:
            raise ValueError("Nobody has opened yet.")
        return self.opening[1]

    @property
    def standing(self) -> Bid:
        """The last bid, at a turn after one."""
        if self.last is None:
            raise ValueError("There is no bid yet.")
        return self.last[1]

    @property
    def ours(self) -> bool:
        """Is the last bid our side's?"""
        return self.last is not None and self.last[0] % 2 == 0

    @property
    def at_game(self) -> bool:
        """Has our side bid a game that stands?"""
        high_enough = self.floor >= GAME and self.ours
        return high_enough and (self.standing.level > 4 or self.standing.strain not in MINORS)

    @property
    def right(self) -> Call:
        """The last call before this turn."""
        return self.told[-1][0] if self.told else PASS

    @property
    def heard(self) -> Meaning:
        """The meaning of partner's last call."""
        return self.told[-2][1] if len(self.told) > 1 else ANYTHING

    @property
    def asked(self) -> bool:
        """Does partner's artificial call await its answer?"""
        return self.right == PASS and self.heard.purpose in ARTIFICIAL

    @property
    def forced(self) -> bool:
        """May a pass not be, since partner's call is unlimited or artificial?"""
        if len(self.told) < 2 or self.right != PASS or self.told[-2][0] in (PASS, REDOUBLE):
            return False
        unlimited = self.ours and self.floor < GAME and self.heard.high == MOST
        return unlimited or self.heard.purpose in (*ARTIFICIAL, Purpose.TAKEOUT)

    @property
    def last_seat(self) -> bool:
        """Would a pass end the auction?"""
        return [call for call, _ in self.told[-2:]] == [PASS, PASS]

    def cheapest(self, strain: Strain, jump: int = 0) -> Bid | None:
        """The lowest bid of a denomination that is still legal, or so many levels above it."""
        lowest = (self.floor - strain.order) // 5 + 1 if self.floor >= strain.order else 0
        index = 5 * (lowest + jump) + strain.order
        return BIDS[index] if index < len(BIDS) else None

    def allows(self, call: Call | None) -> bool:
        if isinstance(call, Bid):
            return place(call.level, call.strain) > self.floor
        if call is None or call == PASS:
            return call is not None
        ago, action = next(((ago, told) for ago, (told, _) in enumerate(self.told[::-1], 1) if told != PASS), (0, PASS))
        return ago % 2 == 1 and (isinstance(action, Bid) if call == DOUBLE else action == DOUBLE)

    def partner_length(self, strain: Strain) -> int:
        return self.partner.lengths[3 - strain.order]

    def my_length(self, strain: Strain) -> int:
        """As far as I have shown it."""
        return self.me.lengths[3 - strain.order]

    def stopped(self, holding: Holding) -> bool:
        """Partner's no trumps vouch for their suits."""
        vouched = any(isinstance(call, Bid) and call.strain is Strain.NO_TRUMPS for call in self.partners)
        return vouched or all(holding.stops(strain) for strain in self.theirs)

    def short(self, holding: Holding) -> bool:
        """At most two cards in each of their suits."""
        return all(holding.length(strain) < 3 for strain in self.theirs)

    @property
    def game(self) -> int:
        """The points that make a game with what partner has shown, one more than his least if he may have more."""
        return max(0, 25 - self.partner.low - (self.partner.high > self.partner.low))

    @property
    def invite(self) -> int:
        """The points that make a game if partner has more than his least."""
        return max(0, 25 - min(self.partner.high, self.partner.low + 3))

    @property
    def slam(self) -> int:
        """The points that make a small slam at no trumps with the least that partner has shown."""
        return 33 - self.partner.low


def by(told: Told, turns_ago: int) -> Told:
    return told[-turns_ago::-4] if len(told) >= turns_ago else ()


def see(auction: Auction, meanings: tuple[Meaning, ...], vulnerable: frozenset[Side]) -> View:
    return view_of(tuple(zip(auction.calls, meanings, strict=True)), auction.turn.side in vulnerable)


def view_of(told: Told, vulnerable: bool) -> View:
    turns = len(told)
    bids = [(turns - turn, call) for turn, (call, _) in enumerate(told) if isinstance(call, Bid)]
    natural = {call.strain for ago, call in bids if ago % 2 and told[-ago][1].purpose is Purpose.NATURAL}
    mine, partners = by(told, 4), by(told, 2)
    return View(
        told,
        vulnerable,
        mine[0][1] if mine else ANYTHING,
        partners[0][1] if partners else ANYTHING,
        [call for call, _ in mine if call != PASS],
        [call for call, _ in partners if call != PASS],
        bids[0] if bids else None,
        bids[-1] if bids else None,
        [strain for strain in SUITS if strain in natural],
        place(bids[-1][1].level, bids[-1][1].strain) if bids else -1,
    )
