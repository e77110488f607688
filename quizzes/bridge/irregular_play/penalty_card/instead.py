"""Another card is played although a penalty card could have been: does it stand, and what lies there then?"""

from random import Random

from engine.bridge.effect.penalty_card import (
    ACCEPT_INSTEAD,
    INSTEAD_STANDS,
    MUST_ACCEPT_INSTEAD,
    NO_FAULT,
    PUT_IT_IN,
    PenaltyStays,
)
from engine.bridge.effect.play import PENALTY_CARD as CARD_PLAYED_INSTEAD
from engine.bridge.irregular_play.penalty import Could, InsteadReply, PenaltyIncident, PenaltyMatter
from engine.bridge.irregular_play.penalty_card import PENALTY_CARD
from engine.bridge.table.duty import PenaltyKind
from engine.bridge.table.seat import Seat
from engine.cards.pack import Card, of_suit
from engine.cards.trick import Play, Trick
from engine.law import Verdict
from engine.text import N_, Text, say
from players.bridge.play.playing import play_next
from quizzes.bridge.irregular_play.penalty_card.lying import DefendersTurn, draw_turn
from quizzes.bridge.picture import Table, entries_of
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Cards, Case, OneOf, Option, Part, card_options, find, has

WAYS = ("open", "open", "accepted", "refused", "refused", "since", "since", "right")
EFFECTS = {
    "fine": NO_FAULT,
    "must": MUST_ACCEPT_INSTEAD,
    "stands": INSTEAD_STANDS,
    "back": PUT_IT_IN,
    "choose": ACCEPT_INSTEAD,
}


def pick(rng: Random, turn: DefendersTurn, way: str) -> tuple[Card, Card] | None:
    """The penalty card and the card that is played instead."""
    suit = of_suit(turn.hand, turn.position.on_table[0].suit)
    other_suits = [card for card in turn.honours if card not in suit]
    if way == "right":
        return (rng.choice(other_suits), rng.choice(sorted(suit))) if suit and other_suits else None
    playable = sorted(suit) or sorted(turn.hand)
    honours = [card for card in playable if card in turn.honours]
    if not honours or len(playable) < 2:
        return None
    card = rng.choice(honours)
    return card, min((one for one in playable if one != card), key=lambda one: one.rank.order)


def tell_failure(turn: DefendersTurn, penalty: Card, played: Card) -> Text:
    return say(
        "Before playing, {player} lets the {penalty} fall face up on the table. You rule: a major penalty card. "
        "All the same {player} then plays the {card}.",
        penalty=penalty,
        player=turn.player,
        card=played,
    )


def tell_since(turn: DefendersTurn, way: str, next_card: Card) -> Text:
    after = turn.player.lho
    if way == "since" and after is turn.declarer:
        return say("{other}, declarer, plays the {card}. Only then are you called.", other=after, card=next_card)
    if way == "since":
        return say("Declarer plays the {card} from dummy. Only then are you called.", card=next_card)
    if way == "accepted":
        return say("You are called at once, and {declarer} accepts the card.", declarer=turn.declarer)
    if way == "refused":
        return say("You are called at once, and {declarer} does not accept the card.", declarer=turn.declarer)
    if way == "right":
        return say("{declarer} calls you: should the penalty card not have been played?", declarer=turn.declarer)
    return say("{player} notices it, and asks you whether the card may be taken back.", player=turn.player)


REPLIES = {
    "open": InsteadReply.NOT_YET,
    "accepted": InsteadReply.ACCEPTED,
    "refused": InsteadReply.REFUSED,
}


def state(way: str) -> Case:
    usual: dict[str, object] = {"matter": PenaltyMatter.FAILED, "duties.penalty_card": PenaltyKind.MAJOR}
    usual |= {"could": Could.NO if way == "right" else Could.YES, "played_since": way == "since"}
    if way in REPLIES:
        usual["reply"] = REPLIES[way]
    return Case(PENALTY_CARD, PenaltyIncident.suppose(**usual))


def ruling_part(player: Seat) -> Part:
    options = (
        Option("fine", say("The card was right, as suit had to be followed.")),
        Option("choose", say("Declarer chooses whether the card stands; {player} has no say in it.", player=player)),
        Option("stands", say("The card stands, as declarer has accepted it.")),
        Option("must", say("The card stands; declarer can no longer refuse it.")),
        Option("back", say("The card goes back, and the penalty card is played instead.")),
    )
    return OneOf("ruling", say("What do you rule?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    return next((name for name, effect in EFFECTS.items() if has(verdict, effect)), "")


def lying_part(penalty: Card, played: Card) -> Part:
    """What lies on the table as a penalty card afterwards."""

    def read(verdict: Verdict) -> frozenset[str]:
        if has(verdict, CARD_PLAYED_INSTEAD):
            return frozenset({str(played)})
        return frozenset({str(penalty)} if find(verdict, PenaltyStays) else ())

    words = say("Which of the two cards lies on the table as a penalty card afterwards?")
    return Cards("lying", words, read, 0, card_options((penalty, played)))


def picture(turn: DefendersTurn, *plays: Play[Seat]) -> Table:
    trick = Trick((*turn.position.trick.plays, *plays))
    board = turn.board
    return Table(board.deal, entries_of(board.auction), board.contract, (*turn.position.tricks, trick))


def draw(rng: Random) -> Scenario | None:
    way = rng.choice(WAYS)
    turn = draw_turn(rng, leads=False, last=10)
    found = pick(rng, turn, way)
    if not found or len(turn.position.trick.plays) > 2:
        return None
    penalty, played = found
    after = turn.position.play(played)
    next_card = play_next(after)
    plays = [Play(turn.player, played)]
    if way == "since":
        plays.append(Play(after.turn, next_card))
    story = (turn.tell(), tell_failure(turn, penalty, played), tell_since(turn, way, next_card))
    parts = [ruling_part(turn.player)]
    if way != "open":
        parts.append(lying_part(penalty, played))
    return Scenario(story, (state(way),), tuple(parts), picture(turn, *plays))


FAMILIES = (
    Family(
        "bridge",
        "penalty-card-not-played",
        N_("Another card than the penalty card"),
        3,
        "50D1b 52A 52B1a 52B1b 52B1c 52B2 64B3",
        firmly(draw),
    ),
)
