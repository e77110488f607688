"""Is a hand laid down for its game, against every lie of the defence's cards and every play? C.4."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.cards.pack import GERMAN_PACK, Card, GermanCards, Hand
from engine.cards.trick import Trick
from engine.cards.trump import Trump
from engine.effect import Effect, MainOrder
from engine.fact import Facts, ask, impossible
from engine.law import Issue, Ruling, Topic, law, rule
from engine.marias.laid_down.question import Target
from engine.marias.laid_down.solve import Finding, Stand, hlasky, may_be_outcounted, solve
from engine.marias.table.player import AT_PLAY, Player
from engine.marias.table.step import Rung, Stake
from engine.text import N_, Text, say

HELD, EACH = 10, 3


@dataclass(frozen=True, kw_only=True)
class CertainHand(Facts):
    """The aktér's hand between two tricks, and what is out of play; nothing of the game has been lost so far."""

    step: Rung = ask(N_("Which game is played?"), short=N_("game"))
    shown: bool = ask(N_("Has a defender shown four or more cards of the helper suit?"))
    trump: Trump = ask(N_("What is the trump suit?"))
    helper: Trump = ask(N_("In which suit is the helper seven?"))
    hand: GermanCards = ask(N_("Which cards does the aktér hold?"), range(1, 11))
    gone: GermanCards = ask(
        N_("Which cards are out of play: the talon, and whatever has been played?"),
        range(2, 30),
        short=N_("out of play"),
    )
    leader: Player = ask(N_("Who leads to the next trick?"), AT_PLAY)

    @property
    def trumps(self) -> Trump:
        return Trump.RED if self.step.red else self.trump if self.step.has_trump else Trump.NONE

    @property
    def is_whole(self) -> bool:
        return len(self.hand.cards) == HELD

    @property
    def leads(self) -> Player:
        """Without trumps the aktér leads to the first trick."""
        return self.leader if self.step.has_trump or not self.is_whole else Player.AKTER

    @property
    def stand(self) -> Stand:
        second = self.helper.suit if Stake.SEDMY in self.step.parts else None
        hand, gone = self.hand.held, self.gone.held
        return Stand(self.step, hand, gone, self.leads, self.trumps.suit, second)

    @property
    def has_hlaska(self) -> bool:
        return hlasky(self.hand.held, self.trumps.suit) > 0

    @impossible
    def trumps_of_another_game(self) -> Text | None:
        if self.step.has_trump and (self.trump is Trump.NONE or (self.trump is Trump.RED) is not self.step.red):
            return say("With {trump} as trumps it is not {step}.", trump=self.trump, step=self.step)
        return None

    @impossible
    def helper_in_trumps(self) -> Text | None:
        if Stake.SEDMY in self.step.parts and self.helper in (self.trumps, Trump.NONE):
            return say("The helper seven is in a suit beside trumps.")
        return None

    @impossible
    def wrong_count(self) -> Text | None:
        if len(self.gone.cards) + EACH * len(self.hand.cards) != len(GERMAN_PACK):
            return say("With {hand|card} in each hand, the cards out of play are not {gone}.", **self.counts())
        return None

    def counts(self) -> dict[str, int]:
        return {"hand": len(self.hand.cards), "gone": len(self.gone.cards)}

    @impossible
    def pausing_player_leads(self) -> Text | None:
        if self.leader is Player.PAUSING:
            return say("The pausing player does not play.")
        return None

    @impossible
    def card_in_two_places(self) -> Text | None:
        if both := self.hand.held & self.gone.held:
            return say("No card can be in the hand and out of play, as {cards|and} would be.", cards=both)
        return None


@lru_cache(maxsize=64)  # several laws ask about the same hand
def answer(stand: Stand) -> Finding:
    return solve(stand)


LAID = MainOrder("laid-down", N_("The game is laid down: it is shown at once and not played."))
NOT_LAID = MainOrder("not-laid-down", N_("The game is not laid down: it is played."))
UNDECIDED = MainOrder("not-decided-in-time", N_("It could not be decided in time: the table has to find out."))


@dataclass(frozen=True)
class CardsSo(Effect):
    """How the cards may lie so that the game is lost."""

    left: Hand
    right: Hand

    def words(self) -> Text:
        return say(
            "The defender on the left may hold {left|and}, the one on the right {right|and}.",
            left=self.left,
            right=self.right,
        )


@dataclass(frozen=True)
class TrickSo(Effect):
    """How a trick may then go."""

    number: int
    leader: Player
    first: Card
    second: Card
    third: Card

    def words(self) -> Text:
        return say(
            "Trick {number}: {leader} leads {first}; then {second} and {third} fall.",
            number=self.number,
            leader=self.leader,
            first=self.first,
            second=self.second,
            third=self.third,
        )


def tell(found: Finding, first: int) -> Iterator[Effect]:
    """The counter-example, card by card."""
    if found.example:
        yield CardsSo(found.example.left, found.example.right)
        yield from (tell_trick(number, trick) for number, trick in enumerate(found.example.tricks, first))


def tell_trick(number: int, trick: Trick[Player]) -> TrickSo:
    first, second, third = (play.card for play in trick.plays)
    return TrickSo(number, trick.plays[0].player, first, second, third)


def broken(hand: CertainHand, *aims: Target) -> Ruling | None:
    found = answer(hand.stand)
    if found.stands is not False or found.aim not in aims:
        return None
    return rule(NOT_LAID, *tell(found, HELD + 1 - len(hand.hand.cards)))


@law("marias:D.1", "marias:C.4")
def helpers_shown(hand: CertainHand) -> Ruling | None:
    """In dvě sedmy a defender has shown four or more cards of the helper suit."""
    return rule(NOT_LAID) if hand.step.parts == (Stake.SEDMY,) and hand.shown else None


@law("marias:C.4")
def no_hundred_without_hlaska(hand: CertainHand) -> Ruling | None:
    """Sto is played without king and svršek of a suit: the tricks alone are worth 90 points."""
    return rule(NOT_LAID) if Stake.STO in hand.step.parts and hand.is_whole and not hand.has_hlaska else None


@law("marias:C.4")
def defence_counts_more(hand: CertainHand) -> Ruling | None:
    """The defence may have hlášky worth as much as all the tricks, so hra could be lost."""
    return rule(NOT_LAID) if Stake.HRA in hand.step.parts and may_be_outcounted(hand.stand) else None


@law("marias:C.4", "marias:D.1", "marias:D.2", "marias:D.4")
def seven_beaten(hand: CertainHand) -> Ruling | None:
    """Of dvě sedmy one may be beaten, or a defender may hold four cards of the helper suit."""
    return broken(hand, Target.SEVENS)


@law("marias:C.4")
def betl_takes_a_trick(hand: CertainHand) -> Ruling | None:
    """In betl the aktér may have to take a trick."""
    return broken(hand, Target.NO_TRICK)


@law("marias:C.4")
def durch_loses_a_trick(hand: CertainHand) -> Ruling | None:
    """In durch the aktér may lose a trick."""
    return broken(hand, Target.EVERY_TRICK)


@law("marias:C.4", "marias:B.8")
def sedma_gives_a_trick(hand: CertainHand) -> Ruling | None:
    """In sedma a trick may be lost, or the seven may not be kept for the last one."""
    return broken(hand, Target.SEVEN)


@law("marias:C.4")
def point_lost(hand: CertainHand) -> Ruling | None:
    """In sto one of the 90 points may be lost."""
    return broken(hand, Target.POINTS)


@law("marias:C.4", "marias:C.1")
def certain(hand: CertainHand) -> Ruling | None:
    """Against every lie of the defence's cards and every play, the game is made as it must be to be laid down."""
    return rule(LAID) if answer(hand.stand).stands else None


@law("marias:C.4", "marias:E.7.c", otherwise=(Rung.STO,))
def not_decided(_: CertainHand) -> Ruling | None:
    """The search was given up before it was known."""
    return rule(UNDECIDED)


LAID_HAND = Topic(
    "marias",
    "laid-hand",
    N_("Is the hand laid down?"),
    N_("The aktér's cards are known, and it is asked whether the game is certain (ložená)."),
    CertainHand,
    (
        Issue(
            N_("Is the game certain?"),
            (
                helpers_shown,
                no_hundred_without_hlaska,
                defence_counts_more,
                seven_beaten,
                betl_takes_a_trick,
                durch_loses_a_trick,
                sedma_gives_a_trick,
                point_lost,
                certain,
                not_decided,
            ),
        ),
    ),
)
