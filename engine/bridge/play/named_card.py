"""Which card of dummy's do declarer's words mean? Law 46."""

from engine.bridge import onward
from engine.bridge.effect.designation import (
    MEANT_CARD,
    NAMED_REVOKE,
    NAMING_VOID,
    NOT_COVERED,
    DeclarerNames,
    DefenderNames,
    DummyPlays,
)
from engine.bridge.play.named import Designation, Request
from engine.bridge.revoke.circumstance import Role
from engine.cards.pack import FRENCH, Card, FrenchCards, Hand, of_suit
from engine.cards.trick import strength, winning_card
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_

LAST = 3  # cards that lie in the trick when dummy plays last


def height(card: Card) -> int:
    return FRENCH.index(card.rank)


def lowest(cards: Hand) -> Card:
    return min(cards, key=height)


def listed(cards: Hand) -> FrenchCards:
    """As one shows a hand: suit by suit, the highest first."""
    return FrenchCards(tuple(sorted(cards, key=lambda card: (card.suit.order, height(card)), reverse=True)))


def winners(named: Designation) -> Hand:
    """Dummy's legal cards that win the trick however the cards lie that are still out.

    With the reading that what wins so far is enough, the cards that are still out do not count.
    """
    trump = named.trump.suit
    is_last = len(named.table.cards) == LAST or not named.reading.win_for_sure
    out = () if is_last else tuple(named.threats.held)

    def beats(card: Card, other: Card) -> bool:
        return strength(card, named.led, trump, FRENCH) > strength(other, named.led, trump, FRENCH)

    best = winning_card(named.table.cards, trump, FRENCH)
    return frozenset(card for card in named.legal if all(beats(card, other) for other in (best, *out)))


def void_naming(named: Designation) -> Ruling:
    """Declarer may name any legal card."""
    return rule(DeclarerNames(listed(named.legal)), NAMING_VOID)


def asked_again(named: Designation) -> Ruling:
    """The Law has no answer."""
    return rule(DeclarerNames(listed(named.legal)), NOT_COVERED)


def plays(named: Designation, card: Card) -> Ruling:
    """The card, unless it would be a revoke."""
    if card in named.legal:
        return rule(DummyPlays(card))
    if named.reading.revoke_named:
        return rule(DummyPlays(card), NAMED_REVOKE, go_to(onward.REVOKE, able=True, revoker=Role.DUMMY))
    return void_naming(named)


@law("bridge:46B")
def meant_beyond_dispute(named: Designation) -> Ruling | None:
    """It is beyond dispute that declarer meant another card."""
    return rule(MEANT_CARD) if named.meant_other else None


@law("bridge:46B5")
def any_card(named: Designation) -> Ruling | None:
    """Declarer named neither suit nor rank."""
    return rule(DefenderNames(listed(named.legal))) if named.request is Request.ANYTHING else None


@law("bridge:46B4")
def card_not_there(named: Designation) -> Ruling | None:
    """Declarer named a card that dummy does not hold."""
    is_it = named.request is Request.FULL and named.card not in named.dummy.held
    return void_naming(named) if is_it else None


@law("bridge:46A", "bridge:45B")
def named_in_full(named: Designation) -> Ruling | None:
    """Declarer named suit and rank of a card of dummy's."""
    return plays(named, named.card) if named.request is Request.FULL else None


@law("bridge:46B4", "bridge:46B2")
def suit_not_there(named: Designation) -> Ruling | None:
    """Declarer named a suit of which dummy has no card."""
    is_it = named.request is Request.SUIT and not named.of_named_suit
    return void_naming(named) if is_it else None


@law("bridge:46B2")
def suit_only(named: Designation) -> Ruling | None:
    """Declarer named a suit and no rank: the lowest card of that suit."""
    return plays(named, lowest(named.of_named_suit)) if named.request is Request.SUIT else None


@law("bridge:46B3a")
def rank_on_lead(named: Designation) -> Ruling | None:
    """Declarer named a rank, dummy leads and has it in the suit with which it won the trick before."""
    if named.request is not Request.RANK or not named.is_lead:
        return None
    goes_on = of_suit(named.of_named_rank, named.last_suit.suit) if named.last_suit.suit else frozenset()
    return rule(DummyPlays(*goes_on)) if goes_on else None


@law("bridge:46B4", "bridge:46B3b")
def rank_not_legal(named: Designation) -> Ruling | None:
    """Declarer named a rank of which dummy has no card that can be played legally."""
    is_it = named.request is Request.RANK and not named.of_named_rank
    return void_naming(named) if is_it else None


@law("bridge:46B3b")
def rank_only(named: Designation) -> Ruling | None:
    """Declarer named a rank: that card, or one of those, that can be played legally."""
    if named.request is not Request.RANK:
        return None
    cards = named.of_named_rank
    return rule(DummyPlays(*cards)) if len(cards) == 1 else rule(DeclarerNames(listed(cards)))


@law("bridge:46B1")
def no_suit_to_follow(named: Designation) -> Ruling | None:
    """Declarer said “high”, “low” or “win it”, and dummy leads."""
    return asked_again(named) if named.is_lead else None


@law("bridge:46B1b")
def to_win(named: Designation) -> Ruling | None:
    """Dummy is to win the trick: the lowest card that is known to win it, a ruff included."""
    if named.request is not Request.WIN:
        return None
    cards = winners(named)
    return rule(DummyPlays(lowest(cards))) if cards else asked_again(named)


@law("bridge:46B1")
def none_of_the_suit(named: Designation) -> Ruling | None:
    """Declarer said “high” or “low”, and dummy has no card of the suit led."""
    return asked_again(named) if not named.follows else None


@law("bridge:46B1a")
def high(named: Designation) -> Ruling | None:
    """Declarer said “high”: the highest card of the suit led."""
    is_it = named.request is Request.HIGH
    return rule(DummyPlays(max(named.follows, key=height))) if is_it else None


@law("bridge:46B1c", otherwise=(Request.LOW,))
def low(named: Designation) -> Ruling | None:
    """Declarer said “low”: the lowest card of the suit led."""
    return rule(DummyPlays(lowest(named.follows)))


WORDS = Issue(
    N_("Which card do declarer's words mean?"),
    (
        meant_beyond_dispute,
        any_card,
        card_not_there,
        named_in_full,
        suit_not_there,
        suit_only,
        rank_on_lead,
        rank_not_legal,
        rank_only,
        no_suit_to_follow,
        to_win,
        none_of_the_suit,
        high,
        low,
    ),
)
