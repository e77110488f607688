"""Irregular events of every part of a game as they are told, and what the rules say of each kind."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from engine.cards.pack import GERMAN_PACK, Card, Rank
from engine.text import Text, say
from engine.ulti.renonsz.renonsz import RENONSZ, Called, Complaint, Listed, Phase, Renonsz
from engine.ulti.table.bid import Bid
from engine.ulti.table.call import Seat
from engine.ulti.table.player import DEFENDERS, Player
from players.ulti.board import PLAIN_TRUMPS
from quizzes.question import Case
from quizzes.ulti.story import Raised

Person = Seat | Player
Tell = Callable[[Random, Person, Person], Text]  # who did it, and another of those who play
BEATABLE = tuple(card for card in GERMAN_PACK if card.rank is not Rank.ACE)


class Event(NamedTuple):
    """Something that happened: when, what the rules say of it, how it is told, who did it, and who calls it."""

    phase: Phase
    listed: Listed
    words: Text
    offender: Person
    caller: Person


def state(bid: Bid, said: Raised, **stated: Any) -> Case:
    """Called at once, a rule broken in the play, disputed and found to matter, unless it is stated otherwise."""
    usual = {"complaint": Complaint.OTHER, "corrected": False, "called": Called.AT_ONCE, "admitted": False}
    found = {"breach": True, "inspected": False, "material": True, "phase": Phase.PLAY, "listed": Listed.RULE}
    people = {"offender": Player.RIGHT, "caller": Player.DECLARER, "raised": said.on(bid)}
    return Case(RENONSZ, Renonsz.suppose(**(usual | found | people | stated)))


def tell_finding(admitted: bool, material: bool) -> Text:
    """What comes of a complaint about something that did happen."""
    if admitted:
        return say("It is admitted, and the parties agree on the penalty that the rules name.")
    if material:
        return say("It is disputed. The jury finds that it happened and materially affected the rest of the game.")
    return say("It is disputed. The jury finds that it happened, but did not materially affect the rest of the game.")


def draw_event(rng: Random) -> Event:
    phase, listed, tales = rng.choice(KINDS)
    (offender, other), tell = draw_people(rng, phase), rng.choice(tales)
    if tell is touched_the_pack:
        offender = Seat.FIRST  # the second player is the one who cuts
    helped = {other} if tell is advised else set[Person]()
    return Event(phase, listed, tell(rng, offender, other), offender, draw_caller(rng, offender, *helped))


def draw_caller(rng: Random, *not_by: Person) -> Person:
    """One of the others; nobody complains of help."""
    return rng.choice([one for one in type(not_by[0]) if one not in not_by])


def draw_people(rng: Random, phase: Phase) -> tuple[Person, Person]:
    """Who goes wrong, in the play a defender; in the deal who cuts, and somebody whom the third player deals to."""
    if phase is Phase.PLAY:
        offender = rng.choice(DEFENDERS)
        return offender, offender.partner
    if phase is Phase.DEAL:
        return Seat.SECOND, rng.choice(tuple(Seat))
    one, other = rng.sample(tuple(Seat), 2)
    return (other, one) if one is Seat.FIRST else (one, other)


def draw_card(rng: Random) -> Card:
    return rng.choice(GERMAN_PACK)


def draw_trick(rng: Random) -> int:
    return rng.randint(2, 8)


# The deal


def four_cards(_: Random, __: Person, other: Person) -> Text:
    return say("The second time round the dealer gives {other} four cards, and then one more.", other=other)


def seven_later(_: Random, __: Person, ___: Person) -> Text:
    return say("The dealer gives everybody five cards first, and the seven only the second time round.")


def turned_up(rng: Random, _: Person, other: Person) -> Text:
    return say("Dealing to {other}, the dealer turns up the {card}.", other=other, card=draw_card(rng))


def wrong_packet(_: Random, __: Person, ___: Person) -> Text:
    return say("The dealer deals the packet left on the table before the one that was lifted off.")


def mixed_at_the_cut(_: Random, one: Person, __: Person) -> Text:
    return say("Cutting, {player} also mixes the cards.", player=one)


def touched_the_pack(_: Random, one: Person, __: Person) -> Text:
    return say("After the shuffle {player}, who does not cut, takes the pack and puts it straight.", player=one)


# The auction


def gave_suit_away(rng: Random, one: Person, _: Person) -> Text:
    suit = rng.choice(PLAIN_TRUMPS)
    return say("Bidding, {player} gives away that trumps will be {suit}.", player=one, suit=suit)


def passed_too_soon(_: Random, one: Person, other: Person) -> Text:
    return say("In the auction {player} passes when it is the turn of {other}.", player=one, other=other)


def took_talon_too_soon(_: Random, one: Person, other: Person) -> Text:
    return say("In the auction {player} takes up the talon when it is the turn of {other}.", player=one, other=other)


def laid_three(rng: Random, one: Person, _: Person) -> Text:
    number = rng.choice((1, 3))
    return say("In the auction {player} lays down {cards|card} as the talon.", player=one, cards=number)


def showed_talon(rng: Random, one: Person, other: Person) -> Text:
    card = draw_card(rng)
    return say("Laying the talon, {player} lets {other} see the {card} in it.", player=one, other=other, card=card)


def peeked_in_auction(_: Random, one: Person, other: Person) -> Text:
    return say("In the auction {player} looks into the cards of {other}.", player=one, other=other)


def asked_outside(_: Random, one: Person, __: Person) -> Text:
    return say("In the auction {player} asks a spectator what to bid.", player=one)


def left_table(_: Random, one: Person, __: Person) -> Text:
    return say("In the auction {player} leaves the table, cards in hand, and comes back later.", player=one)


# The play


def did_not_follow(rng: Random, one: Person, _: Person) -> Text:
    trick = draw_trick(rng)
    return say("In the {trick|ordinal} trick {player} does not follow suit, although able to.", trick=trick, player=one)


def did_not_beat(rng: Random, one: Person, _: Person) -> Text:
    return say(
        "In the {trick|ordinal} trick {player}, who could beat the {card}, does not beat it.",
        trick=draw_trick(rng),
        player=one,
        card=rng.choice(BEATABLE),
    )


def dropped(rng: Random, one: Person, _: Person) -> Text:
    return say(
        "In the {trick|ordinal} trick {player} drops the {card} face up.",
        trick=draw_trick(rng),
        player=one,
        card=draw_card(rng),
    )


def looked_at_talon(rng: Random, one: Person, _: Person) -> Text:
    return say("After the {trick|ordinal} trick {player} looks at the talon.", trick=draw_trick(rng), player=one)


def two_at_once(rng: Random, one: Person, _: Person) -> Text:
    trick = draw_trick(rng)
    return say("In the {trick|ordinal} trick {player} puts out two cards at once.", trick=trick, player=one)


def peeked(rng: Random, one: Person, other: Person) -> Text:
    return tell_peek(draw_trick(rng), one, rng.choice((other, Player.DECLARER)))


def tell_peek(trick: int, player: Person, other: Person) -> Text:
    return say(
        "In the {trick|ordinal} trick {player} looks into the cards of {other}.",
        trick=trick,
        player=player,
        other=other,
    )


def card_too_soon(rng: Random, one: Person, _: Person) -> Text:
    return tell_card_too_soon(draw_trick(rng), one, draw_card(rng))


def tell_card_too_soon(trick: int, player: Person, card: Card) -> Text:
    return say(
        "In the {trick|ordinal} trick {player} puts the {card} into the trick out of turn.",
        trick=trick,
        player=player,
        card=card,
    )


def advised(rng: Random, one: Person, other: Person) -> Text:
    return tell_advice(draw_trick(rng), one, other)


def tell_advice(trick: int, player: Person, other: Person) -> Text:
    return say(
        "In the {trick|ordinal} trick {player} tells {other} which suit to lead.",
        trick=trick,
        player=player,
        other=other,
    )


UNFAIR_PLAY = (Phase.PLAY, Listed.RULE, (peeked, card_too_soon, advised))  # what costs the bid without being listed
KINDS: tuple[tuple[Phase, Listed, tuple[Tell, ...]], ...] = (
    (Phase.DEAL, Listed.CASE, (four_cards, seven_later, turned_up, turned_up, wrong_packet)),
    (Phase.DEAL, Listed.RULE, (mixed_at_the_cut, touched_the_pack)),
    (Phase.AUCTION, Listed.CASE, (gave_suit_away, passed_too_soon, took_talon_too_soon, laid_three)),
    (Phase.AUCTION, Listed.RULE, (showed_talon, peeked_in_auction)),
    (Phase.AUCTION, Listed.NOWHERE, (asked_outside, left_table)),
    (Phase.PLAY, Listed.CASE, (did_not_follow, did_not_beat, dropped, looked_at_talon, two_at_once)),
    UNFAIR_PLAY,
    UNFAIR_PLAY,
    UNFAIR_PLAY,
)
