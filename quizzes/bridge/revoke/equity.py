"""A revoke near the end: do the tricks transferred make good the damage on every line, on none, or on some?"""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from engine.bridge.effect.score import SCORE_STANDS, AtLeastBetter, CouldHaveWon
from engine.bridge.revoke.equity import Equity
from engine.bridge.revoke.revoke_damage import REVOKE_DAMAGE, Ground, RevokeDamage, Weighed
from engine.bridge.table.call import Strain
from engine.bridge.table.ending import Ending
from engine.bridge.table.seat import SEATS, Seat
from engine.cards.pack import FRENCH, FRENCH_SUITS, Card, Hand, deal_cards
from engine.cards.position import Position
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.claim.contested_claim.left import draw_contract
from quizzes.bridge.picture import EndingTable
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, find, has

SIZE = 3  # cards each


class Ended(NamedTuple):
    """An ending in which a defender revoked, and how it went on."""

    ending: Ending
    leader: Seat
    strain: Strain
    before: Position[Seat]  # just before the revoke
    wrong: Card
    won: int  # tricks of declarer's side from then on
    transfer: int  # what Law 64A gives

    @property
    def revoker(self) -> Seat:
        return self.before.turn


def draw_ended(rng: Random) -> Ended | None:
    """Declarer leads; a defender could follow and does not; the rest is played in some legal way."""
    suits = rng.sample(FRENCH_SUITS, 3)
    trump = rng.choice((suits[0], suits[0], None))
    pack = tuple(Card(suit, rank) for suit in suits for rank in FRENCH)
    hands = strong(dict(zip(SEATS, deal_cards(pack, (SIZE,) * 4, rng), strict=True)), rng)
    leader = rng.choice((Seat.NORTH, Seat.SOUTH))
    strain = Strain.parse(trump.letter) if trump else Strain.NO_TRUMPS
    ending = Ending.of(hands)
    position = ending.position(trump, leader)
    position = position.play(max(position.hand, key=lambda card: card.rank.order))
    while position.trick.plays and (position.turn in CAMP or not can_revoke(position)):
        position = position.play(rng.choice(sorted(position.legal)))
    if not position.trick.plays:
        return None
    wrong = choose(rng, position)
    after = finish(rng, position.play(wrong))
    winners = after.winners
    theirs = [winner not in CAMP for winner in winners]
    own = winners[0] is position.turn
    transfer = own + min(1, sum(theirs[1:])) if own else min(1, sum(theirs))
    return Ended(ending, leader, strain, position, wrong, SIZE - sum(theirs), transfer)


CAMP = frozenset({Seat.NORTH, Seat.SOUTH})


def strong(hands: Mapping[Seat, Hand], rng: Random) -> dict[Seat, Hand]:
    """North and South often have the higher cards: each changes the lowest for a higher one of the next hand."""
    held = {seat: sorted(hand, key=lambda card: card.rank.order) for seat, hand in hands.items()}
    for seat in CAMP:
        if rng.random() < 0.7 and held[seat][0].rank < held[seat.lho][-1].rank:
            held[seat][0], held[seat.lho][-1] = held[seat.lho][-1], held[seat][0]
    return {seat: frozenset(hand) for seat, hand in held.items()}


def can_revoke(position: Position[Seat]) -> bool:
    return position.follows != position.hand


def choose(rng: Random, position: Position[Seat]) -> Card:
    """A trump if there is one."""
    cards = sorted(position.hand - position.follows)
    trumps = [card for card in cards if card.suit is position.trump]
    return trumps[0] if trumps else rng.choice(cards)


def finish(rng: Random, position: Position[Seat]) -> Position[Seat]:
    while not position.is_over:
        position = position.play(rng.choice(sorted(position.legal)))
    return position


# What is told, and what is asked


def told_transfer(ended: Ended) -> tuple[Text, Ground, int]:
    told = say(
        "Declarer's side wins {tricks|trick} of these three. By Law 64A {transferred|trick-is} transferred to it.",
        tricks=ended.won,
        transferred=ended.transfer,
    )
    return told, Ground.ANY, ended.won + ended.transfer


def told_late(ended: Ended) -> tuple[Text, Ground, int]:
    told = say(
        "Declarer's side wins {tricks|trick} of these three. The revoke is noticed only after declarer's side has "
        "called on the next board.",
        tricks=ended.won,
    )
    return told, Ground.ANY, ended.won


def told_again(ended: Ended) -> tuple[Text, Ground, int]:
    told = say(
        "It is {player}'s second revoke in this suit; the first was established and has brought declarer's side a "
        "trick. Of these three declarer's side wins {tricks|trick}.",
        player=ended.revoker,
        tricks=ended.won,
    )
    return told, Ground.REPEATED, ended.won


WAYS = (told_transfer, told_transfer, told_late, told_again)


def ruling_part() -> Part:
    options = (
        Option("stands", say("The score stands: no line without the revoke brings more.")),
        Option("more", say("An adjusted score: every line without the revoke brings more.")),
        Option("weigh", say("The director has to judge: some lines bring more, others do not.")),
    )
    return OneOf("ruling", say("Is declarer's side to have more?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    if has(verdict, SCORE_STANDS):
        return "stands"
    if find(verdict, AtLeastBetter):
        return "more"
    return "weigh" if find(verdict, CouldHaveWon) else ""


def attempt(rng: Random) -> Scenario | None:
    ended = draw_ended(rng)
    if ended is None:
        return None
    told, ground, after = rng.choice(WAYS)(ended)
    position = ended.before
    equity = Equity.suppose(
        side=ended.leader.side,
        ending=Ending.of(position.held, position.on_table),
        trump=ended.strain,
        on_lead=ended.leader,
        after=after,
    )
    case = Case(REVOKE_DAMAGE, RevokeDamage.suppose(ground=ground, weighed=Weighed.CARDS, equity=equity))
    contract = draw_contract(rng, ended.leader, ended.strain.suit)
    story = (tell_revoke(ended, contract.declarer), told)
    drawn = Scenario(story, (case,), (ruling_part(),), EndingTable(ended.ending, contract, ended.leader))
    return drawn if rng.random() < KEPT[read_ruling(drawn.verdicts[0])] else None


KEPT = {"stands": 0.2, "weigh": 0.7, "more": 1.0, "": 0.0}  # so that all come up often


def tell_revoke(ended: Ended, declarer: Seat) -> Text:
    lead = ended.before.trick.plays[0].card
    return say(
        "These cards are left. {declarer} leads the {card}; {player}, who could follow, plays the {wrong}, and the "
        "revoke becomes established.",
        declarer=declarer,
        card=lead,
        player=ended.revoker,
        wrong=ended.wrong,
    )


FAMILIES = (
    Family("bridge", "revoke-equity", N_("Does the transfer make good the damage?"), 1, "64C1 64C2a", firmly(attempt)),
)
