"""The first card of a trick: opening leads by the book, trumps drawn and suits set up by declarer."""

from engine.bridge.table.seat import Seat
from engine.cards.pack import FRENCH, Card, Rank, Suit
from players.bridge.play.position import BridgePosition, top, top_card

SuitCards = tuple[Card, ...]


def lead(position: BridgePosition) -> Card:
    if position.declares:
        return lead_as_declarer(position)
    return lead_as_defender(position) if position.tricks else opening_lead(position)


def opening_lead(position: BridgePosition) -> Card:
    return card_to_lead(position, max(plain_suits(position), key=lambda cards: promise(position, cards)))


def plain_suits(position: BridgePosition) -> list[SuitCards]:
    """The suits in hand without trumps, if there are others."""
    suits = [cards for cards in position.suits.values() if cards]
    return [cards for cards in suits if cards[0].suit is not position.trump] or suits


def promise(position: BridgePosition, cards: SuitCards) -> float:
    """How good a suit is to lead: partner's before all, their own last."""
    suit, partner = cards[0].suit, position.turn.partner
    bidders = {seat for seat, bid in position.terms.bids if bid is suit}
    bidden = 20 if partner in bidders else -4 if bidders and position.turn not in bidders else 0
    length = len(cards) + sum(card.rank.order >= Rank.TEN.order for card in cards) / 10
    return bidden + (length if position.trump is None else promise_beside_trumps(position, cards) + length / 10)


def promise_beside_trumps(position: BridgePosition, cards: SuitCards) -> int:
    """Ace and king, other touching honours, a singleton to ruff with; an ace alone is better kept."""
    if sequence(cards) > 1:
        return 4 + (cards[0].rank is Rank.ACE) * 4 + (cards[0].rank is Rank.KING) * 2
    if len(cards) == 1 and cards[0].rank < Rank.KING and position.trump and position.suits[position.trump]:
        return 5
    return {Rank.ACE: 0, Rank.KING: 1}.get(cards[0].rank, 2)


def sequence(cards: SuitCards) -> int:
    """How many honours touch at the top of a suit."""
    places = [FRENCH.index(card.rank) for card in cards if card.rank.order >= Rank.NINE.order]
    if not places or cards[0].rank < Rank.JACK:
        return 0
    return next((i for i, place in enumerate(places) if place != places[0] - i), len(places))


def card_to_lead(position: BridgePosition, cards: SuitCards) -> Card:
    """Top of touching honours, of two cards or of nothing; low from three with an honour; fourth best."""
    needed = 3 if position.trump is None and len(cards) > 3 else 2
    if len(cards) < 3 or sequence(cards) >= needed:
        return cards[0]
    if position.trump and cards[0].rank is Rank.ACE:
        return cards[0]
    if len(cards) == 3:
        return cards[-1] if cards[0].rank >= Rank.TEN else cards[0]
    return cards[3]


def lead_as_defender(position: BridgePosition) -> Card:
    """A master that will not be ruffed, partner's suit back, else as at the start."""
    suits = plain_suits(position)
    for cards in suits:
        if is_master(position, cards) and worth_cashing(position, cards):
            return cards[0]
    back = [cards for cards in suits if cards[0].suit is suit_led_by(position, position.turn.partner)]
    if back:
        return back[0][0] if len(back[0]) < 3 or is_master(position, back[0]) else back[0][-1]
    return card_to_lead(position, max(suits, key=lambda cards: promise(position, cards)))


def is_master(position: BridgePosition, cards: SuitCards) -> bool:
    suit = cards[0].suit
    return top_card(cards) > max(top(position.unseen(suit)), top_card(position.suits_of(position.dummy)[suit]))


def worth_cashing(position: BridgePosition, cards: SuitCards) -> bool:
    """With trumps about at once, unless dummy ruffs; at no trumps from a long suit, or when the end is near."""
    dummy = position.suits_of(position.dummy)
    if position.trump:
        return bool(dummy[cards[0].suit]) or not dummy[position.trump]
    return len(cards) > 2 or len(position.tricks) > 6 or cards[0].suit is suit_led_by(position, position.turn)


def suit_led_by(position: BridgePosition, seat: Seat) -> Suit | None:
    """The suit that a player led first."""
    leads = (trick.plays[0] for trick in position.tricks)
    return next(
        (play.card.suit for play in leads if play.player is seat and play.card.suit is not position.trump), None
    )


def lead_as_declarer(position: BridgePosition) -> Card:
    """Trumps first, then the longest suit until it is good, then winners, then across to the other hand."""
    return draw_trumps(position) or set_up(position) or cash(position) or cross(position) or anything(position)


def draw_trumps(position: BridgePosition) -> Card | None:
    """As long as they have some, but not for the last one if it is high."""
    trump = position.trump
    own = position.suits[trump] if trump else ()
    if trump is None or not own:
        return None
    unseen, other = position.unseen(trump), position.suits_of(position.turn.partner)[trump]
    if not unseen or (len(unseen) == 1 and unseen[0] > max(top_card(own), top_card(other))):
        return None
    return toward(own, other, unseen) if len(own) + len(other) > len(unseen) // 2 + 1 else None


def toward(own: SuitCards, other: SuitCards, unseen: list[int]) -> Card:
    """The top if it wins or is as good as any across; else low towards the other hand's honours."""
    if top_card(own) > top(unseen) and not (other and top_card(other) > top_card(own)):
        return own[0] if not tenace(other, unseen) else own[-1]
    if sequence(own) > 1 and top_card(other) < Rank.QUEEN.order:
        return own[0]
    return own[-1]


def tenace(cards: SuitCards, unseen: list[int]) -> bool:
    """Is there an honour to finesse with?"""
    return len(cards) > 1 and cards[0].rank is Rank.ACE and cards[1].rank is Rank.QUEEN and Rank.KING.order in unseen


def set_up(position: BridgePosition) -> Card | None:
    """The longest suit of the two hands while the opponents still stop it and there is time."""
    if len(position.tricks) > 8:
        return None
    partner = position.suits_of(position.turn.partner)
    longest, own = max(
        ((len(cards) + len(partner[cards[0].suit]), cards) for cards in plain_suits(position)), key=first
    )
    other, unseen = partner[own[0].suit], position.unseen(own[0].suit)
    ours = sum(card.rank.order >= Rank.TEN.order for card in own + other)
    if longest < 7 or ours < 2 or not unseen or own[0].suit is position.trump:
        return None
    return toward(own, other, unseen)


def first(pair: tuple[int, SuitCards]) -> int:
    return pair[0]


def cash(position: BridgePosition) -> Card | None:
    """A sure winner, from the suit with the fewest cards across so that none blocks."""
    winners = [cards for cards in plain_suits(position) if top_card(cards) > top(position.unseen(cards[0].suit))]
    partner = position.suits_of(position.turn.partner)
    return max(winners, key=lambda cards: len(cards) + len(partner[cards[0].suit]))[0] if winners else None


def cross(position: BridgePosition) -> Card | None:
    """Low to a winner in the other hand."""
    partner = position.suits_of(position.turn.partner)
    for cards in plain_suits(position):
        if top_card(partner[cards[0].suit]) > top(position.unseen(cards[0].suit)):
            return cards[-1]
    return None


def anything(position: BridgePosition) -> Card:
    """Low from the suit in which the two hands are longest."""
    partner = position.suits_of(position.turn.partner)
    return max(plain_suits(position), key=lambda cards: len(cards) + len(partner[cards[0].suit]))[-1]
