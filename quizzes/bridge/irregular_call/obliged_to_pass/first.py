"""First irregularities after which somebody has to pass: a card exposed, a bid too low, a bad double, a hasty pass."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

from engine.bridge.irregular_call.exposed import ExposedHow, ExposedInAuction, ExposedWhen, RoleInEnd
from engine.bridge.irregular_call.exposed_in_auction import EXPOSED_IN_AUCTION
from engine.bridge.irregular_call.inadmissible import Instead, Progress, Wrong
from engine.bridge.irregular_call.inadmissible_call import INADMISSIBLE_CALL
from engine.bridge.irregular_call.out_of_turn import Reaction, Turn
from engine.bridge.table.auction import Auction, last_bid_of
from engine.bridge.table.call import DOUBLE, PASS, Bid
from engine.bridge.table.deal import Deal, draw_deal
from engine.bridge.table.seat import SEATS, Seat
from engine.text import Text, say
from players.bridge.bidding.holding import SUITS, Holding, weigh
from quizzes.bridge.irregular_call.call_out_of_turn.contest import OPENS
from quizzes.bridge.irregular_call.call_out_of_turn.early import (
    Early,
    So,
    call_next,
    draw_early,
    make_early,
)
from quizzes.bridge.irregular_call.call_out_of_turn.refused import is_plain_pass
from quizzes.bridge.irregular_call.call_out_of_turn.story import tell_early, with_early
from quizzes.bridge.irregular_call.call_out_of_turn.story import tell_refusal as tell_refused_call
from quizzes.bridge.irregular_call.exposed_in_auction.exposure import DOUBLE_DROPS, DROPS, Exposure, draw_card
from quizzes.bridge.irregular_call.inadmissible_call.bad_double import takes_it_for_theirs
from quizzes.bridge.irregular_call.inadmissible_call.juncture import AT_ONCE, Juncture, draw_junctures
from quizzes.bridge.irregular_call.insufficient_bid.offer import Offer, is_sensible, no_trumps, other_suit, passing
from quizzes.bridge.irregular_call.insufficient_bid.replaced import draw_contested_slips
from quizzes.bridge.irregular_call.insufficient_bid.story import (
    tell_choice,
    tell_meaning,
    tell_refusal,
    tell_slip,
    with_replacement,
)
from quizzes.bridge.irregular_call.obliged_to_pass.begun import Begun
from quizzes.bridge.picture import Entry
from quizzes.question import Case

INSTEAD = (other_suit, no_trumps, passing)
OVERCALLS = range(8, 12)  # points


# A card exposed: partner must pass once


def after_exposure(rng: Random) -> Iterator[Begun]:
    for juncture in draw_junctures(rng):
        yield expose(rng, juncture, rng.choice((juncture.player.partner, juncture.player, juncture.player.lho)))


def expose(rng: Random, juncture: Juncture, player: Seat) -> Begun:
    if rng.random() < 0.6:
        exposure = Exposure(player, (draw_card(rng, juncture, player, honour=True),), ExposedHow.DROPPED)
    else:
        cards = rng.sample(sorted(juncture.deal.hands[player]), 2)
        exposure = Exposure(player, tuple(cards), ExposedHow.DROPPED)
    told = exposure.tell(rng.choice(DROPS if len(exposure.cards) == 1 else DOUBLE_DROPS))
    facts = ExposedInAuction.suppose(
        when=ExposedWhen.AUCTION, own_mistake=True, seen=True, became=RoleInEnd.NOT_YET, **exposure.facts
    )
    case = Case(EXPOSED_IN_AUCTION, facts)
    return begin(juncture, player, player.partner, case, told)


def begin(juncture: Juncture, offender: Seat, silenced: Seat, case: Case, told: Text, *more: Entry) -> Begun:
    return Begun(
        juncture.deal,
        juncture.auction,
        juncture.meanings,
        offender,
        silenced,
        (told, AT_ONCE),
        case,
        juncture.table(*more),
    )


# Partner's bid doubled: partner must pass to the end


def after_bad_double(rng: Random) -> Iterator[Begun]:
    for juncture in draw_junctures(rng):
        if mistake := takes_it_for_theirs(juncture):
            player = juncture.player
            facts = INADMISSIBLE_CALL.facts.suppose(
                wrong=Wrong.DOUBLE,
                call=DOUBLE,
                last_bid=last_bid_of(juncture.auction, player),
                progress=Progress.NOTHING,
                instead=Instead.NOT_YET,
            )
            case, marked = Case(INADMISSIBLE_CALL, facts), Entry(player, DOUBLE, say("not allowed"))
            yield begin(juncture, player, player.partner, case, mistake.told, marked)


# A bid too low and another call in its place: partner must pass to the end


def after_slip(rng: Random) -> Iterator[Begun]:
    """Where partner has opened, who will hardly pass."""
    for slip in draw_contested_slips(rng):
        found = (finder(slip) for finder in rng.sample(INSTEAD, len(INSTEAD)))
        if offer := next((one for one in found if one and is_sensible(one)), None):
            yield replace_bid(offer)


def replace_bid(offer: Offer) -> Begun:
    slip = offer.slip
    first, meaning = tell_slip(slip)
    return Begun(
        slip.deal,
        slip.auction.add(offer.call),
        (*slip.meanings, offer.meaning),
        slip.offender,
        slip.offender.partner,
        (first, tell_refusal(slip), tell_choice(offer), meaning, tell_meaning(offer)),
        offer.case,
        with_replacement(offer),
    )


# A pass at the right-hand opponent's turn: the offender must pass once


def after_pass(rng: Random) -> Iterator[Begun]:
    """By a player who would overcall, if the player in turn opens after all."""
    while True:
        yield from map(turn_back, draw_hasty_passes(rng))


def turn_back(early: Early) -> Begun:
    return Begun(
        early.deal,
        early.auction,
        early.meanings,
        early.offender,
        early.offender,
        (tell_early(early), tell_refused_call(early)),
        early.case(Reaction.REFUSED),
        with_early(early),
    )


def after_pass_of_bid(rng: Random) -> Iterator[Begun]:
    """Partner has bid; the player in turn, who is not waited for, passes."""
    for early in draw_early(rng, is_pass_of_bid, is_bid_last):
        yield turn_back(early)


def is_bid_last(auction: Auction) -> bool:
    return isinstance(auction.calls[-1], Bid)


def is_pass_of_bid(early: Early) -> bool:
    return early.call == early.next_call == PASS and is_plain_pass(early)


def draw_hasty_passes(rng: Random) -> Iterator[Early]:
    deal = seat_overcall(rng, draw_deal(rng))
    for early in find_hasty(deal) if deal else ():
        if early.call == PASS and is_plain_pass(early) and early.next_call != PASS:
            yield early


def find_hasty(deal: Deal) -> Iterator[Early]:
    """The turn of the player who will open: as the dealer, or after one pass or more."""
    so: So = (Auction(deal.dealer), ())
    while not so[0].is_over and so[0].last_bid is None:
        if early := make_early(deal, so, Turn.RHO, so[0].turn.lho):
            yield early
        so = call_next(deal, so)


def seat_overcall(rng: Random, deal: Deal) -> Deal | None:
    """The same four hands, seated so that one for an overcall, not an opening, sits behind one that opens."""
    held = [(hand, weigh(hand)) for hand in deal.hands.values()]
    for order in permutations(held):
        opening, over, *rest = (holding for _, holding in order)
        if opening.points in OPENS and is_overcall(over) and all(one.points < OPENS.start for one in rest):
            opener = rng.choice(SEATS)
            seats = (opener, opener.lho, opener.partner, opener.rho)
            return Deal(deal.board, dict(zip(seats, (hand for hand, _ in order), strict=True)))
    return None


def is_overcall(holding: Holding) -> bool:
    """Some points, and a good suit of five cards."""
    return holding.points in OVERCALLS and any(holding.length(suit) > 4 and holding.good(suit) for suit in SUITS)
