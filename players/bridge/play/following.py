"""The second, third or fourth card of a trick: low, high, as cheap as can be; a ruff or a discard."""

from engine.bridge.table.seat import Seat
from engine.cards.pack import FRENCH, Card, Rank, Suit
from engine.cards.trick import Play
from players.bridge.play.position import BridgePosition, top, top_card

GUARDS = {Rank.KING: 2, Rank.QUEEN: 3, Rank.JACK: 4}


def follow(position: BridgePosition) -> Card:
    led = position.trick.plays[0].card.suit
    best = position.trick.best(position.trump, FRENCH)
    cards = position.suits[led]
    return follow_suit(position, cards, best) if cards else ruff_or_discard(position, best)


def follow_suit(position: BridgePosition, cards: tuple[Card, ...], best: Play[Seat]) -> Card:
    """Low if nothing is to be won, else as the place in the trick tells."""
    higher = [card for card in cards if card.rank.order > best.card.rank.order]
    if not higher or len(cards) == 1 or best.card.suit is not cards[0].suit:
        return cards[-1]
    place = len(position.trick.plays)
    if place == 3:
        return cards[-1] if best.player is position.turn.partner else higher[-1]
    if place == 2:
        return third_hand(position, higher, best) or cards[-1]
    second = second_declarer if position.declares else second_defender
    return second(position, higher) or cards[-1]


def second_declarer(position: BridgePosition, higher: list[Card]) -> Card | None:
    """The cheapest sure winner, unless the other hand has one."""
    suit = higher[0].suit
    unseen = top(position.unseen(suit))
    if top_card(position.suits_of(position.turn.partner)[suit]) > unseen:
        return None
    return cheapest_above(higher, unseen)


def second_defender(position: BridgePosition, higher: list[Card]) -> Card | None:
    """An honour covers an honour; a master is played when the end is near."""
    led = position.trick.plays[0].card
    if led.rank.order >= Rank.JACK.order:
        return higher[-1]
    if len(position.tricks) < 9:
        return None
    return cheapest_above(
        higher, max(top(position.unseen(led.suit)), top_card(position.suits_of(position.dummy)[led.suit]))
    )


def cheapest_above(cards: list[Card], rank: int) -> Card | None:
    """The lowest of sorted cards that is higher than a rank."""
    return next((card for card in reversed(cards) if card.rank.order > rank), None)


def third_hand(position: BridgePosition, higher: list[Card], best: Play[Seat]) -> Card | None:
    """High, but no higher than needed, and not over a card of partner's that is as good."""
    suit = higher[0].suit
    last_is_dummy = position.turn.lho is position.dummy
    last = position.suits_of(position.dummy)[suit]
    unseen = [card.rank.order for card in last] if last_is_dummy else position.unseen(suit)
    own = best.player is position.turn.partner
    if own and not any(best.card.rank.order < rank < higher[0].rank.order for rank in unseen):
        return None
    if position.declares and (finesse := finesse_with(higher, unseen)):
        return finesse
    if sure := cheapest_above(higher, top(unseen)):
        return sure
    return None if last_is_dummy else lowest_equal(higher, unseen)


def finesse_with(higher: list[Card], unseen: list[int]) -> Card | None:
    """The lower card of a tenace that lacks one card, unless so few are out that it will drop."""
    missing = top([rank for rank in unseen if rank < higher[0].rank.order])
    if top(unseen) > higher[0].rank.order or missing < Rank.JACK.order:
        return None
    if len(unseen) <= (4 if missing == Rank.QUEEN.order else 1):
        return None
    below = [card for card in higher if card.rank.order < missing and card.rank.order >= Rank.TEN.order]
    return lowest_equal(below, unseen) if below else None


def lowest_equal(cards: list[Card], unseen: list[int]) -> Card:
    """The lowest card that is as good as the highest, since no unseen card lies between."""
    between = top([rank for rank in unseen if rank < cards[0].rank.order])
    return next(card for card in reversed(cards) if card.rank.order > between)


def ruff_or_discard(position: BridgePosition, best: Play[Seat]) -> Card:
    trump = position.trump
    trumps = position.suits[trump] if trump else ()
    over = best.card.rank.order if best.card.suit is trump else -1
    ruff = cheapest_above(list(trumps), over)
    return discard(position) if ruff is None or partner_wins(position, best) else ruff


def partner_wins(position: BridgePosition, best: Play[Seat]) -> bool:
    """As far as can be seen: his card is the best and the last hand cannot beat it, or it is declarer's other hand."""
    plays = position.trick.plays
    suit = plays[0].card.suit
    if best.player is position.turn.partner:
        return len(plays) == 3 or best.card.suit is position.trump or best.card.rank.order > top(position.unseen(suit))
    to_come = len(plays) == 1 and position.declares and best.card.suit is suit
    return to_come and top_card(position.suits_of(position.turn.partner)[suit]) > max(
        top(position.unseen(suit)), best.card.rank.order
    )


def discard(position: BridgePosition) -> Card:
    """A low card of the longest suit that neither wins nor guards; trumps last."""
    suits = [cards for cards in position.suits.values() if cards]
    plain = [cards for cards in suits if cards[0].suit is not position.trump]
    return min(plain or suits, key=lambda cards: discard_cost(position, cards))[-1]


def discard_cost(position: BridgePosition, cards: tuple[Card, ...]) -> tuple[bool, bool, int, int]:
    suit: Suit = cards[0].suit
    wins = cards[-1].rank.order > top(position.unseen(suit))
    guards = len(cards) <= GUARDS.get(cards[0].rank, 0)
    return wins, guards, -len(cards), cards[-1].rank.order
