"""The play of a deal by plain club players, from the first lead or from any position, even one after a fault."""

from collections.abc import Hashable, Iterator
from typing import Any, TypeVar

from engine.cards.pack import Card, Hand, of_suit
from engine.cards.trick import Trick
from engine.cards.trump import VALUABLE, ranking, trumps_of
from players.german.position import GermanPosition

P = TypeVar("P", bound=Hashable)
AnyPosition = GermanPosition[Any]
Of = TypeVar("Of", bound=GermanPosition[Any])


def play_next(position: AnyPosition) -> Card:
    """The card of the player in turn: legal, and the same whenever the position is the same."""
    legal = position.legal
    if len(legal) == 1:
        return min(legal)
    if position.is_betli:
        return (follow_betli if position.trick.plays else lead_betli)(position, legal)
    return (follow if position.trick.plays else lead)(position, legal)


def positions(position: Of) -> Iterator[Of]:
    """The positions from this one to the end, each one card further on."""
    yield position
    while not position.is_over:
        position = position.play(play_next(position))
        yield position


def play_out(position: GermanPosition[P]) -> tuple[Trick[P], ...]:
    """All tricks, those already played included."""
    while not position.is_over:
        position = position.play(play_next(position))
    return position.tricks


def play_to_the_point(position: GermanPosition[P]) -> tuple[Trick[P], ...]:
    """The tricks that people would play: once a betli or a durchmars is lost, they stop."""
    while not (position.is_over or position.is_settled):
        position = position.play(play_next(position))
    return position.tricks


def play_cards(position: Of, cards: int) -> Of:
    """The position so many cards later, or the last one."""
    for _ in range(cards):
        if position.is_over:
            break
        position = position.play(play_next(position))
    return position


def lowest(position: AnyPosition, cards: Hand) -> Card:
    """The card that is missed least: neither valuable nor a trump, and low."""
    return min(
        cards,
        key=lambda card: (card.rank in VALUABLE, card.suit is position.trump, position.place(card), card.suit.order),
    )


def highest(position: AnyPosition, cards: Hand) -> Card:
    return max(cards, key=lambda card: (position.place(card), -card.suit.order))


# Leading where tricks are wanted


def lead(position: AnyPosition, legal: Hand) -> Card:
    return lead_as_declarer(position, legal) if position.declares else lead_as_defender(position, legal)


def lead_as_declarer(position: AnyPosition, legal: Hand) -> Card:
    """Draw trumps with the strength for it, then the sure winners, then a low card of the longest suit."""
    trumps = trumps_of(legal, position.trump)
    if trumps and draws_trumps(position, trumps):
        return highest(position, trumps)
    if winners := sure_winners(position, legal - trumps):
        return highest(position, winners)
    side = legal - trumps
    if not side:
        return highest(position, trumps)
    longest = longest_suit(position, side)
    return highest(position, longest) if position.is_durchmars else lowest(position, longest)


def draws_trumps(position: AnyPosition, trumps: Hand) -> bool:
    """Is it worth leading the highest trump: defenders hold some, it cannot be beaten, and enough are left after?"""
    out = len(trumps_of(position.unseen, position.trump))
    if not out or position.over(highest(position, trumps)):
        return False
    spare = 2 if position.is_for_seven else 0
    return position.is_durchmars or len(trumps) >= out // 2 + spare


def lead_as_defender(position: AnyPosition, legal: Hand) -> Card:
    """An ace that should hold; against ulti a suit that the declarer must trump; else a low card."""
    side = legal - trumps_of(legal, position.trump)
    forcing = frozenset(card for card in side if position.is_void(position.declarer, card.suit))
    if position.is_for_seven and forcing:
        return lowest(position, forcing)
    if winners := sure_winners(position, side - forcing):
        return highest(position, winners)
    return lowest(position, longest_suit(position, side) if side else legal)


def sure_winners(position: AnyPosition, side: Hand) -> Hand:
    """Cards of side suits that nothing in the suit can beat, as long as the suit is likely to go round."""
    trumps_out = bool(trumps_of(position.unseen, position.trump))
    return frozenset(
        card
        for card in side
        if not position.over(card) and (not trumps_out or len(of_suit(position.unseen, card.suit)) > 2)
    )


def longest_suit(position: AnyPosition, cards: Hand) -> Hand:
    suits = {card.suit for card in cards}
    best = max(suits, key=lambda suit: (len(of_suit(cards, suit)), suit is not position.trump, -suit.order))
    return of_suit(cards, best)


# Following where tricks are wanted


def follow(position: AnyPosition, legal: Hand) -> Card:
    """Of the legal cards either every one beats what lies there or none does."""
    if takes(position, min(legal)):
        return take(position, legal)
    if partner_takes(position) and not position.is_durchmars:
        return give_points(position, legal)
    if position.is_durchmars:
        return keep_winners(position, legal)
    return lowest(position, legal)


def takes(position: GermanPosition[P], card: Card) -> bool:
    """Would this card be winning the trick?"""
    return position.trick.add(position.turn, card).winner(position.trump, ranking(position.trump)) == position.turn


def take(position: AnyPosition, legal: Hand) -> Card:
    """The last to play brings a ten home; before that only a card that holds is worth more than the cheapest."""
    tens = frozenset(card for card in legal if card.rank in VALUABLE and position.over(card))
    if len(position.trick.plays) == 2:
        return highest(position, tens) if tens else cheapest(position, legal)
    certain = frozenset(card for card in legal if not position.over(card))
    return highest(position, certain) if certain else cheapest(position, legal)


def cheapest(position: AnyPosition, cards: Hand) -> Card:
    return min(cards, key=lambda card: (position.place(card), card.suit.order))


def partner_takes(position: AnyPosition) -> bool:
    """Does a defender see the partner winning the trick, for sure or with nobody to play after?"""
    best = position.trick.best(position.trump, ranking(position.trump))
    if position.declares or best.player == position.declarer:
        return False
    return len(position.trick.plays) == 2 or not position.over(best.card)


def give_points(position: AnyPosition, legal: Hand) -> Card:
    """A ten or an ace into the partner's trick, rather the one that might be lost."""
    fat = frozenset(card for card in legal if card.rank in VALUABLE and card.suit is not position.trump)
    if not fat:
        return lowest(position, legal)
    return max(fat, key=lambda card: (position.over(card), -len(of_suit(position.hand, card.suit)), card.suit.order))


def keep_winners(position: AnyPosition, legal: Hand) -> Card:
    """Against a durchmars one trick is enough: throw what can never win it."""
    return min(legal, key=lambda card: (-position.over(card), position.place(card), card.suit.order))


# Betli: the declarer ducks, the defenders stay low


def lead_betli(position: AnyPosition, legal: Hand) -> Card:
    """The declarer leads the highest card that must be beaten, a defender the lowest card of all."""
    if not position.declares:
        followed = frozenset(card for card in legal if not position.is_void(position.declarer, card.suit))
        return min(followed or legal, key=lambda card: (position.place(card), -position.over(card), card.suit.order))
    beaten = frozenset(card for card in legal if position.over(card))
    return highest(position, beaten) if beaten else cheapest(position, legal)


def follow_betli(position: AnyPosition, legal: Hand) -> Card:
    if not position.declares:
        return defend_betli(position, legal)
    if takes(position, min(legal)):
        beaten = frozenset(card for card in legal if position.over(card))
        return highest(position, beaten) if beaten and len(position.trick.plays) == 1 else cheapest(position, legal)
    return max(legal, key=lambda card: (-position.over(card), position.place(card), card.suit.order))


def defend_betli(position: AnyPosition, legal: Hand) -> Card:
    """Low while the declarer has yet to play or is winning; else the high cards go."""
    played = any(play.player == position.declarer for play in position.trick.plays)
    follows = any(card.suit is position.trick.suit for card in legal)
    return cheapest(position, legal) if follows and not played else highest(position, legal)
