"""Cards that come before their turn, as they come about."""

from dataclasses import dataclass, replace
from random import Random

from engine.bridge.irregular_play.premature import PrematurePlay, TooSoon
from engine.bridge.irregular_play.premature_play import PREMATURE_PLAY
from engine.bridge.table.seat import Seat
from engine.cards.pack import FRENCH, Card
from engine.cards.trick import Play, Trick
from engine.text import Text, say
from players.bridge.play.leading import lead
from players.bridge.play.playing import play_next
from quizzes.bridge.picture import Table, entries_of
from quizzes.bridge.play.sitting import InPlay, TableTooSoon, defends, draw_in_play
from quizzes.question import Case


@dataclass(frozen=True)
class TooEarly:
    """A moment, and who played or led which card at another hand's turn."""

    one: InPlay
    player: Seat
    card: Card
    too_soon: TooSoon

    @property
    def partner(self) -> Seat:
        return self.player.partner

    @property
    def play(self) -> Play[Seat]:
        return Play(self.player, self.card)

    def answer(self, player: Seat) -> Card:
        """What a player would put on it."""
        if self.too_soon is not TooSoon.NEXT_TRICK:
            return self.one.card_by(player)
        return play_next(replace(self.one.position, trick=Trick((self.play,)), turn=player))

    def table(self) -> Table:
        """A lead to the next trick lies apart from the trick that is not complete yet."""
        board, position = self.one.board, self.one.position
        if self.too_soon is not TooSoon.NEXT_TRICK:
            return self.one.table(self.play, kind=TableTooSoon, wrong=(self.play,))
        tricks = (*position.tricks, position.trick, Trick((self.play,)))
        return TableTooSoon(board.deal, entries_of(board.auction), board.contract, tricks, (self.play,))

    def case(self, **stated: object) -> Case:
        return Case(PREMATURE_PLAY, PrematurePlay.suppose(too_soon=self.too_soon, **stated))

    def tell(self) -> Text:
        if self.too_soon is TooSoon.NEXT_TRICK:
            return say(
                "In trick {trick} it is {other}'s turn, but {player}, whose card is winning so far, already leads the "
                "{card} to the next trick.",
                trick=self.one.trick,
                other=self.one.turn,
                player=self.player,
                card=self.card,
            )
        return say(
            "In trick {trick} it is {other}'s turn, but {player} already plays the {card}.",
            trick=self.one.trick,
            other=self.one.turn,
            player=self.player,
            card=self.card,
        )


def partner_in_turn(one: InPlay) -> bool:
    """Is a defender to play second, so that partner plays last?"""
    return defends(one) and one.place == 1


def leader_winning(one: InPlay) -> bool:
    """Has a defender led, whose card is winning when partner is to play?"""
    if not defends(one) or one.place != 2 or len(one.position.held[one.turn.partner]) < 2:
        return False
    trump = one.board.contract.trump
    return one.position.trick.winner(trump, FRENCH) is one.turn.partner


def draw_ahead(rng: Random) -> TooEarly:
    one = draw_in_play(rng, partner_in_turn)
    player = one.turn.partner
    return TooEarly(one, player, one.card_by(player), TooSoon.AHEAD)


def draw_next_trick(rng: Random) -> TooEarly:
    one = draw_in_play(rng, leader_winning)
    player = one.turn.partner
    return TooEarly(one, player, lead_of(one, player), TooSoon.NEXT_TRICK)


def lead_of(one: InPlay, player: Seat) -> Card:
    """What a player would lead next, holding what is left."""
    position = one.position
    finished = position
    while finished.trick.plays:
        finished = finished.play(InPlay(one.board, finished).proper)
    return lead(finished) if finished.turn is player else max(position.held[player])
