"""Whether a board is shuffled and dealt again: Laws 6, 22B and 86A."""

from dataclasses import dataclass

from engine.bridge.effect.board import (
    ADJUSTED_INSTEAD,
    COUNT_PUT_RIGHT,
    DEAL_AGAIN,
    MAY_DEAL_ANEW,
    MAY_ORDER_DEAL,
    NO_RESULT,
    NOBODY_SCORES,
    NONE_WITHOUT,
    NOT_DEALT_AGAIN,
    OLD_DEAL_COUNTS,
    PASSED_OUT,
    SEEN_BEFORE,
    SHOULD_NOT_DEAL,
)
from engine.effect import ForDirector
from engine.fact import Facts, ask
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Choice


class WhyAgain(Choice):
    """Why the board might be dealt again; where several are so, the first of them decides."""

    SORTED = "sorted", N_("a sorted pack was dealt without having been shuffled")
    IMPORTED = "imported", N_("the deal is left over from another session")
    WRONG_DEAL = "wrong-deal", N_("it was dealt wrongly: not singly, not face down, not thirteen to everybody …")
    CARD_SEEN = "card-seen", N_("during the shuffle or the deal a player could see the face of another's card")
    PASSED_OUT = "passed-out", N_("all four have passed")
    OTHER = "other", N_("another reason")


@dataclass(frozen=True, kw_only=True)
class Redeal(Facts):
    """Why somebody wants a new deal, and how far things have come."""

    ground: WhyAgain = ask(
        N_("Why should the board be dealt again?"),
        hint=N_("If several of these are so, take the first. Tables that exchange boards stay in the same session."),
        had={
            WhyAgain.SORTED: N_("Right, had the pack been sorted and not shuffled."),
            WhyAgain.PASSED_OUT: N_("Right, had nothing happened but four passes."),
        },
        short=N_("reason"),
    )
    begun: bool = ask(
        N_("Has anybody called on this board yet, at this table or at any other?"),
        hint=N_("In this session: calls on the same deal in an earlier one do not count."),
        had={
            True: N_("Right, had an auction already begun on the board."),
            False: N_("Right, had no auction begun on the board yet."),
        },
        short=N_("called on already"),
    )
    thirteen: bool = ask(
        N_("Does every hand hold thirteen cards?"),
        had={
            True: N_("Right, had every hand held thirteen cards."),
            False: N_("Right, had a hand not held thirteen cards."),
        },
        short=N_("thirteen each"),
    )
    old_deals: bool = ask(
        N_("Is it the purpose of the event to play deals of the past again?"),
        had={
            True: N_("Right, had it been the purpose of the event to play old deals again."),
            False: N_("Right, had it not been the purpose of the event to play old deals again."),
        },
        short=N_("old deals on purpose"),
    )
    match_known: bool = ask(
        N_("Is it a team match, and could somebody in it know how it ends without this board?"),
        hint=N_("It is enough that a contestant could have learned it; nobody need have asked."),
        had={
            True: N_("Right, had somebody been able to know the result of the match without this board."),
            False: N_("Right, had nobody been able to know the result of the match without this board."),
        },
        short=N_("result of the match could be known"),
    )
    copied: bool = ask(
        N_("Were copies of this deal made on the director's instructions?"),
        had={False: N_("Right, had there been no copies of the deal.")},
        short=N_("copies made"),
    )


@law("bridge:6D2")
def no_valid_deal(deal: Redeal) -> Ruling | None:
    """The deal is none that can be played: not shuffled, or of another session."""
    return rule(then=VALID) if deal.ground in (WhyAgain.SORTED, WhyAgain.IMPORTED) else None


@law("bridge:22B")
def passed_out(deal: Redeal) -> Ruling | None:
    """All four players have passed, and the deal was a right one."""
    return rule(PASSED_OUT, NOBODY_SCORES) if deal.ground is WhyAgain.PASSED_OUT else None


@law("bridge:6D3")
def other_reason(deal: Redeal) -> Ruling | None:
    """The director wants a new deal for another reason, and not all four have passed."""
    return rule(then=POWER) if deal.ground is WhyAgain.OTHER else None


@law("bridge:6D1")
def before_any_auction(deal: Redeal) -> Ruling | None:
    """It comes to light before anybody has called on the board."""
    return None if deal.begun else rule(DEAL_AGAIN)


@law("bridge:6D1", "bridge:16D")
def seen_and_begun(deal: Redeal) -> Ruling | None:
    """A player could see a card during the shuffle or the deal, and the auction has begun."""
    return rule(NOT_DEALT_AGAIN, SEEN_BEFORE) if deal.ground is WhyAgain.CARD_SEEN else None


@law("bridge:6D1")
def dealt_thirteen(deal: Redeal) -> Ruling | None:
    """The deal was wrong, but every hand holds thirteen cards, and the auction has begun."""
    return rule(NOT_DEALT_AGAIN) if deal.thirteen else None


@law("bridge:13A", "bridge:14A", "bridge:6D1", otherwise=(WhyAgain.WRONG_DEAL,))
def not_thirteen(_: Redeal) -> Ruling | None:
    """A hand does not hold thirteen cards, and the auction has begun."""
    return rule(NOT_DEALT_AGAIN, COUNT_PUT_RIGHT)


# Does the deal count?


@law("bridge:6D2")
def old_deals_on_purpose(deal: Redeal) -> Ruling | None:
    """It is the purpose of the event to play old deals again."""
    return rule(OLD_DEAL_COUNTS) if deal.old_deals else None


@law("bridge:6D1", "bridge:6D2")
def unplayed(deal: Redeal) -> Ruling | None:
    """It comes to light before anybody has called on the board, and the event is not one of old deals."""
    return None if deal.begun else rule(DEAL_AGAIN)


@law("bridge:6D2", "bridge:6fn1")
def cannot_stand(_: Redeal) -> Ruling | None:
    """The event is not one of old deals."""
    return rule(NO_RESULT, then=INSTEAD)


# May there be a new deal?


@law("bridge:86A", "bridge:6D3")
def match_known(deal: Redeal) -> Ruling | None:
    """Somebody could know the result of the team match without this board."""
    return rule(ADJUSTED_INSTEAD) if deal.match_known else None


@law("bridge:6D3", "bridge:12C2a")
def new_deal_instead(_: Redeal) -> Ruling | None:
    """Nobody could know a result of a match without this board."""
    return rule(MAY_DEAL_ANEW, NONE_WITHOUT)


@law("bridge:6F", "bridge:6D3")
def copies_made(deal: Redeal) -> Ruling | None:
    """The deal was copied on the director's instructions."""
    return rule(SHOULD_NOT_DEAL, ForDirector("bridge:6D3")) if deal.copied else None


@law("bridge:6D3")
def in_directors_power(_: Redeal) -> Ruling | None:
    """Neither a match nor copies stand in the way."""
    return rule(MAY_ORDER_DEAL, ForDirector("bridge:6D3"))


AGAIN = Issue(
    N_("Is the board dealt again?"),
    (
        no_valid_deal,
        passed_out,
        other_reason,
        before_any_auction,
        seen_and_begun,
        dealt_thirteen,
        not_thirteen,
    ),
)
VALID = Issue(N_("Does the deal count?"), (old_deals_on_purpose, unplayed, cannot_stand))
INSTEAD = Issue(N_("May there be a new deal in its place?"), (match_known, new_deal_instead))
POWER = Issue(N_("May the director order a new deal?"), (match_known, copies_made, in_directors_power))
REDEAL = Topic(
    "bridge",
    "redeal",
    N_("A new deal"),
    N_("A board was shuffled or dealt wrongly, is an old one, or somebody wants it dealt again."),
    Redeal,
    (AGAIN, VALID, INSTEAD, POWER),
)
