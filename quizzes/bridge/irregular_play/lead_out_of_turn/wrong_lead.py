"""Leads out of turn as they come about: a deal is bid and played, and somebody leads at another hand's turn."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

from engine.bridge.irregular_play.lead import LeadOutOfTurn, Led
from engine.bridge.irregular_play.lead_out_of_turn import LEAD_OUT_OF_TURN
from engine.bridge.table.auction import Contract
from engine.bridge.table.seat import Seat
from engine.cards.pack import Card
from engine.cards.trick import Play, Trick
from engine.text import Text, say
from players.bridge.play.leading import lead
from players.bridge.play.playing import play_next, positions
from players.bridge.play.position import BridgePosition, place_cards
from quizzes.bridge.picture import Table, entries_of
from quizzes.bridge.revoke.misplay import Board, draw_board, start
from quizzes.question import Case


class TableWithLead(Table):
    """A table on which a card was led out of turn."""

    mark: ClassVar[Text] = say("out of turn")


@dataclass(frozen=True)
class WrongLead:
    """A board, the position before the lead, and who led which card instead of the hand whose turn it was."""

    board: Board
    position: BridgePosition
    leader: Seat
    card: Card

    @property
    def due(self) -> Seat:
        """The hand whose turn it was."""
        return self.position.turn

    @property
    def partner(self) -> Seat:
        return self.leader.partner

    @property
    def next(self) -> Seat:
        """Who plays next to this lead."""
        return self.leader.lho

    @property
    def declarer(self) -> Seat:
        return self.board.contract.declarer

    @property
    def dummy(self) -> Seat:
        return self.declarer.partner

    @property
    def is_opening(self) -> bool:
        return not self.position.tricks

    @property
    def declares(self) -> bool:
        """Was it declarer who led, from either hand?"""
        return self.leader in self.board.declaring

    @property
    def due_declares(self) -> bool:
        """Was it the turn of declarer or dummy?"""
        return self.due in self.board.declaring

    @property
    def after(self) -> BridgePosition:
        """The position if the lead stands."""
        return replace(self.position, turn=self.leader).play(self.card)

    def card_by(self, player: Seat) -> Card:
        """What a player would put on this lead."""
        return play_next(replace(self.after, turn=player))

    @property
    def proper(self) -> Card:
        """What the hand whose turn it was would lead."""
        return lead(self.position)

    def case(self, **stated: object) -> Case:
        led = Led.OPENING if self.is_opening else Led.DECLARER if self.declares else Led.DEFENDER
        return Case(LEAD_OUT_OF_TURN, LeadOutOfTurn.suppose(led=led, **stated))

    def table(self, *others: Play[Seat]) -> TableWithLead:
        """What lies on the table: the wrong lead, and what has been played since."""
        wrong = Play(self.leader, self.card)
        tricks = (*self.position.tricks, Trick((wrong, *others)))
        board = self.board
        return TableWithLead(board.deal, entries_of(board.auction), board.contract, tricks, (wrong,))


def draw_opening(rng: Random) -> WrongLead:
    """Declarer's right-hand opponent leads, as if dummy were declarer."""
    board = draw_board(rng)
    contract = board.contract
    seen_so = Contract(contract.bid, contract.doubled, contract.declarer.partner)
    card = lead(place_cards(board.deal.hands, seen_so, auction=board.auction))
    return WrongLead(board, start(board), contract.declarer.rho, card)


Wrong = Callable[[WrongLead], bool]


def draw_later(rng: Random, wanted: Wrong, first: int = 2, last: int = 9) -> WrongLead:
    """A lead out of turn to one of these tricks, by a hand that one wants."""
    while True:
        board, trick = draw_board(rng), rng.randint(first, last)
        position = at_trick(board, trick)
        found = [one for one in leads_at(board, position) if wanted(one)]
        if found:
            return rng.choice(found)


def at_trick(board: Board, trick: int) -> BridgePosition:
    """The position before the first card of a trick."""
    return next(one for one in positions(start(board)) if len(one.tricks) == trick - 1 and not one.trick.plays)


def leads_at(board: Board, position: BridgePosition) -> list[WrongLead]:
    """What each of the other three would lead."""
    seats = (position.turn.lho, position.turn.partner, position.turn.rho)
    return [WrongLead(board, position, seat, lead(replace(position, turn=seat))) for seat in seats]


def by_defender(led: WrongLead) -> bool:
    return not led.declares


def by_declarer(led: WrongLead) -> bool:
    return led.declares


def at_partners_turn(led: WrongLead) -> bool:
    """Did a defender lead when it was the other defender's turn?"""
    return not led.declares and not led.due_declares


def at_declarers_turn(led: WrongLead) -> bool:
    """Did a defender lead when it was declarer's or dummy's turn?"""
    return not led.declares and led.due_declares


def from_wrong_hand(led: WrongLead) -> bool:
    """Did declarer lead from the wrong one of the two hands?"""
    return led.declares and led.due_declares


def at_defenders_turn(led: WrongLead) -> bool:
    """Did declarer lead when it was a defender's turn?"""
    return led.declares and not led.due_declares


def tell_lead(led: WrongLead) -> Text:
    """The lead, and whose turn it was."""
    player, card, other = led.leader, led.card, led.due
    if led.is_opening:
        return say(
            "{player} makes the opening lead, the {card}, face up. It was {other}'s turn.",
            player=player,
            card=card,
            other=other,
        )
    trick = len(led.position.tricks) + 1
    if player is led.dummy:
        return say(
            "To trick {trick} declarer leads the {card} from dummy. It was {other}'s turn.",
            trick=trick,
            card=card,
            other=other,
        )
    return say(
        "To trick {trick} {player} leads the {card}. It was {other}'s turn.",
        trick=trick,
        player=player,
        card=card,
        other=other,
    )


CALLED = say("Attention is drawn to it at once, and you are called.")
NOTICED = say("Only then does somebody notice, and you are called.")
