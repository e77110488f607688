"""A card is missing: from a hand in the auction, in the play, or when all is over."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.bridge.effect.wrong_cards import (
    CARD_BACK,
    DEAL_REBUILT,
    NO_CARD_STAYS_UP,
    NO_EARLIER_REVOKE,
    TOO_LATE,
    FoundCard,
)
from engine.bridge.revoke.circumstance import Role
from engine.bridge.table.auction import Auction
from engine.bridge.table.seat import SEATS, Seat
from engine.bridge.trick.defective_trick import DEFECTIVE_TRICK
from engine.bridge.wrong_cards.count import Count, CountFound, FacesSeen, MissingCard, WrongCount
from engine.bridge.wrong_cards.wrong_count import WRONG_COUNT
from engine.cards.pack import Card, Rank, of_suit
from engine.cards.trick import Trick
from engine.law import GoTo, Verdict
from engine.text import N_, Text, say
from players.bridge.play.playing import positions
from players.bridge.play.position import place_cards
from quizzes.bridge.picture import Table, entries_of
from quizzes.bridge.revoke.misplay import Board, draw_board
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, find, has

Tricks = tuple[Trick[Seat], ...]
HONOURS = Rank.TEN.order


@dataclass(frozen=True)
class Loss:
    """A board, whose hand is short, and of which card."""

    board: Board
    owner: Seat
    card: Card

    @property
    def role(self) -> Role:
        return self.board.role(self.owner)

    def tell(self, sentence: str) -> Text:
        values = {"player": self.owner, "card": self.card, "partner": self.owner.partner}
        return Text(sentence, tuple((name, value) for name, value in values.items() if f"{{{name}" in sentence))

    def play(self, last: int) -> Tricks:
        """So many tricks, played without the card."""
        hands = dict(self.board.deal.hands)
        hands[self.owner] -= {self.card}
        start = place_cards(hands, self.board.contract, auction=self.board.auction)
        return next(position.tricks for position in positions(start) if len(position.tricks) == last)

    def failed(self, tricks: Tricks) -> bool:
        """Has the hand shown out of the card's suit?"""
        led = (trick for trick in tricks if trick.suit is self.card.suit)
        return any(
            play.player is self.owner and play.card.suit is not self.card.suit for trick in led for play in trick.plays
        )

    def table(self, tricks: Tricks) -> Table:
        return Table(self.board.deal, entries_of(self.board.auction), self.board.contract, tricks)


def draw_loss(rng: Random, *roles: Role, alone: bool = False) -> Loss:
    """A card of a hand with one of these roles; a lonely one is the only one of its suit."""
    while True:
        board = draw_board(rng)
        found = list(find_losses(board, roles, alone))
        if found:
            return rng.choice(found)


def find_losses(board: Board, roles: tuple[Role, ...], alone: bool) -> Iterator[Loss]:
    for seat in SEATS:
        if board.role(seat) in roles:
            hand = board.deal.hands[seat]
            yield from (
                Loss(board, seat, card) for card in sorted(hand) if not alone or len(of_suit(hand, card.suit)) == 1
            )


# In the auction


def in_auction(rng: Random) -> Scenario | None:
    loss = draw_loss(rng, *Role)
    calls = loss.board.auction.calls
    auction = Auction(loss.board.deal.dealer, calls[: rng.randrange(1, len(calls))])
    where, sentence = rng.choice(BEFORE_LEAD)
    facts = WrongCount.suppose(count=Count.FEWER, found=CountFound.EARLY, where=where)
    story = (loss.tell(SHORT), loss.tell(sentence))
    return Scenario(story, (Case(WRONG_COUNT, facts),), (card_part(),), Table(loss.board.deal, entries_of(auction)))


SHORT = N_("During the auction {player} notices that there are only twelve cards. Nobody has too many.")
NOT_FOUND = N_("The {card} is missing, and it cannot be found anywhere.")
BEFORE_LEAD = (
    (MissingCard.ELSEWHERE, N_("The {card} is still in the pocket of the board.")),
    (MissingCard.ELSEWHERE, N_("The {card} lies on the floor, face down.")),
    (MissingCard.NOWHERE, NOT_FOUND),
    (MissingCard.NOWHERE, NOT_FOUND),
)


# During the play


Found = tuple[MissingCard, FacesSeen, str]
HIDDEN = (
    (MissingCard.ELSEWHERE, FacesSeen.NONE, N_("The {card} is found in the pocket of the board.")),
    (MissingCard.ELSEWHERE, FacesSeen.NONE, N_("The {card} lies face down under the table.")),
    (MissingCard.NOWHERE, FacesSeen.NONE, NOT_FOUND),
)
OPEN = N_("The {card} has fallen to the floor, face up, where {partner} could see it.")


def in_play(rng: Random) -> Scenario | None:
    """Whether the card should have been played earlier shows in the tricks."""
    loss = draw_loss(rng, *Role, alone=rng.random() < 0.4)
    return after_tricks(rng, loss, rng.choice(HIDDEN))


def seen_by_partner(rng: Random) -> Scenario | None:
    loss = draw_loss(rng, Role.DEFENDER, alone=rng.random() < 0.4)
    seen = FacesSeen.LOW if loss.card.rank.order < HONOURS else FacesSeen.HONOUR
    return after_tricks(rng, loss, (MissingCard.ELSEWHERE, seen, OPEN))


def after_tricks(rng: Random, loss: Loss, found: Found) -> Scenario:
    where, seen, sentence = found
    tricks = loss.play(rng.randint(4, 9))
    stated = {"where": where, "owner": loss.role, "seen": seen, "failed": loss.failed(tricks)}
    story = (loss.tell(IN_PLAY), loss.tell(sentence))
    parts = (card_part(), revoke_part(), *((face_part(),) if where is MissingCard.ELSEWHERE else ()))
    return make(loss, story, {"found": CountFound.PLAY} | stated, parts, tricks)


IN_PLAY = N_("After the tricks shown {player} turns out to have one card too few, and nobody has one too many.")


def stuck_together(rng: Random) -> Scenario | None:
    """The card lies under another of the same hand's played ones."""
    loss = draw_loss(rng, *Role)
    story = (loss.tell(IN_PLAY), loss.tell(N_("The {card} lies among the played cards: two cards had stuck together.")))
    stated = {"found": CountFound.PLAY, "where": MissingCard.PLAYED}
    return make(loss, story, stated, (card_part(),), loss.play(rng.randint(3, 8)))


def too_late(rng: Random) -> Scenario | None:
    """The correction period is over, as it is unless something else has been laid down."""
    loss = draw_loss(rng, *Role)
    minutes = rng.choice((40, 45, 50, 60))
    story = (
        say("The correction period ends 30 minutes after the results are published."),
        say("{minutes} minutes after the publication somebody finds a card on the floor.", minutes=minutes),
        loss.tell(N_("It is the {card}, with which {player} should have begun this board.")),
    )
    return make(loss, story, {"found": CountFound.LATE}, (card_part(),), ())


def make(
    loss: Loss, story: tuple[Text, ...], stated: dict[str, Any], parts: tuple[Part, ...], tricks: Tricks
) -> Scenario:
    facts = WrongCount.suppose(count=Count.FEWER, **stated)
    return Scenario(story, (Case(WRONG_COUNT, facts),), parts, loss.table(tricks))


# What is asked


def card_part() -> Part:
    options = (
        Option("back", say("It goes back to the hand that was short.")),
        Option("rebuilt", say("A card from another pack takes its place.")),
        Option("trick", say("It is a matter of a defective trick.")),
        Option("late", say("Nothing happens any more: it is too late.")),
    )
    return OneOf("card", say("What becomes of the missing card?"), read_card, 0, options)


def read_card(verdict: Verdict) -> str:
    if (onward := find(verdict, GoTo)) and onward.topic is DEFECTIVE_TRICK:
        return "trick"
    outcomes = {CARD_BACK: "back", DEAL_REBUILT: "rebuilt", TOO_LATE: "late"}
    return next((word for effect, word in outcomes.items() if has(verdict, effect)), "")


def revoke_part() -> Part:
    options = (Option("yes", say("Yes.")), Option("no", say("No.")))
    return OneOf("revoke", say("Has there been a revoke?"), read_revoke, 0, options)


def read_revoke(verdict: Verdict) -> str:
    return "no" if has(verdict, NO_EARLIER_REVOKE) else "yes" if find(verdict, GoTo) else ""


def face_part() -> Part:
    options = (
        Option("hand", say("No.")),
        Option("minor", say("Yes, a minor one.")),
        Option("major", say("Yes, a major one.")),
    )
    return OneOf("face", say("Does it become a penalty card?"), read_face, 0, options)


def read_face(verdict: Verdict) -> str:
    if card := find(verdict, FoundCard):
        return str(card.kind)
    return "hand" if has(verdict, NO_CARD_STAYS_UP) else ""


ATTEMPTS = (*[in_auction] * 4, *[in_play] * 5, *[seen_by_partner] * 4, *[stuck_together] * 3, *[too_late] * 2)


def attempt(rng: Random) -> Scenario | None:
    return rng.choice(ATTEMPTS)(rng)


FAMILIES = (
    Family(
        "bridge", "count-missing", N_("A missing card"), 3, "14A1 14A2 14B 14B1 14B2 14B3 14B4 50B", firmly(attempt)
    ),
)
