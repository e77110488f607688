"""Cards that become visible in the auction, before it and after it, and what they are when the auction is over."""

from random import Random

from engine.bridge.irregular_call.exposed import ExposedHow, ExposedInAuction, ExposedWhen, RoleInEnd
from engine.bridge.irregular_call.exposed_in_auction import EXPOSED_IN_AUCTION
from engine.bridge.table.auction import Auction, Contract
from engine.bridge.table.call import PASS
from engine.bridge.table.seat import SEATS, Seat
from engine.text import N_, Text, say
from players.bridge.play.leading import lead
from players.bridge.play.position import place_cards
from quizzes.bridge.irregular_call.exposed_in_auction.exposure import (
    DOUBLE_DROPS,
    DROPS,
    LEADS,
    Exposure,
    draw_card,
    is_honour,
)
from quizzes.bridge.irregular_call.exposed_in_auction.going_on import go_on
from quizzes.bridge.irregular_call.exposed_in_auction.question import ONE, SEVERAL, kind_part, read_kind, ruling_part
from quizzes.bridge.irregular_call.inadmissible_call.juncture import AT_ONCE, Juncture, draw_with
from quizzes.bridge.picture import Table, entries_of
from quizzes.family import Family, Moment, Scenario
from quizzes.question import Case

# During the auction


def in_auction(juncture: Juncture, exposure: Exposure, told: tuple[Text, ...]) -> Scenario:
    """The ruling at once, and what becomes of the cards when the auction is over."""
    facts = {"when": ExposedWhen.AUCTION, "own_mistake": True, "seen": True, **exposure.facts}
    first = make_case(**facts, became=RoleInEnd.NOT_YET)
    ruling = ruling_part(exposure.player.partner)
    silenced = exposure.player.partner if ruling.read(first.decide()) == "pass" else None
    auction = go_on(juncture, silenced)
    last = make_case(**facts, became=role_in(auction, exposure.player))
    begun = Scenario((*told, AT_ONCE), (first,), (ruling,), juncture.table())
    return finish(begun, last, exposure, Table(juncture.deal, entries_of(auction), auction.contract))


def finish(begun: Scenario, last: Case, exposure: Exposure, table: Table) -> Scenario:
    """The question about the end, where the Law leaves no doubt."""
    if not read_kind(last.decide()) or not table.contract:
        return begun
    words = SEVERAL if len(exposure.cards) > 1 else ONE
    later = Moment((say("The auction goes on as shown."),), (kind_part(words, 1),), table)
    return Scenario(begun.story, (*begun.cases, last), begun.parts, begun.table, later=(later,))


def make_case(**stated: object) -> Case:
    return Case(EXPOSED_IN_AUCTION, ExposedInAuction.suppose(**stated))


def role_in(auction: Auction, player: Seat) -> RoleInEnd:
    if auction.contract is None:
        return RoleInEnd.PASSED_OUT
    return RoleInEnd.DECLARING if auction.contract.declarer.side is player.side else RoleInEnd.DEFENDER


def dropped(rng: Random, juncture: Juncture, honour: bool) -> Scenario:
    player = rng.choice(SEATS)
    exposure = Exposure(player, (draw_card(rng, juncture, player, honour),), ExposedHow.DROPPED)
    return in_auction(juncture, exposure, (exposure.tell(rng.choice(DROPS)),))


def low_card(rng: Random, juncture: Juncture) -> Scenario | None:
    return dropped(rng, juncture, honour=False)


def honour_card(rng: Random, juncture: Juncture) -> Scenario | None:
    return dropped(rng, juncture, honour=True)


def shown(rng: Random, juncture: Juncture) -> Scenario | None:
    player = rng.choice(SEATS)
    exposure = Exposure(player, (draw_card(rng, juncture, player, rng.random() < 0.3),), ExposedHow.SHOWN)
    told = exposure.tell(N_("For fun {player} holds up {card} during the auction, so that the whole table can see it."))
    return in_auction(juncture, exposure, (told,))


def two_cards(rng: Random, juncture: Juncture) -> Scenario | None:
    player = rng.choice(SEATS)
    cards = sorted(juncture.deal.hands[player])
    low = [card for card in cards if not is_honour(card)]
    chosen = rng.sample(low if len(low) > 1 and rng.random() < 0.6 else cards, 2)
    exposure = Exposure(player, tuple(chosen), ExposedHow.DROPPED)
    return in_auction(juncture, exposure, (exposure.tell(rng.choice(DOUBLE_DROPS)),))


def led(rng: Random, juncture: Juncture) -> Scenario | None:
    """After one pass or two somebody believes that it was the third."""
    contract = contract_to_come(juncture)
    if contract is None:
        return None
    seen_so = contract if rng.random() < 0.7 else Contract(contract.bid, contract.doubled, contract.declarer.partner)
    card = lead(place_cards(juncture.deal.hands, seen_so, auction=juncture.whole))
    exposure = Exposure(seen_so.declarer.lho, (card,), ExposedHow.LED)
    return in_auction(juncture, exposure, (exposure.tell(rng.choice(LEADS)),))


def contract_to_come(juncture: Juncture) -> Contract | None:
    """The contract, where one pass or two have been made after the last call that counts, and no other comes."""
    passes = len(juncture.whole.calls) - len(juncture.calls)
    if passes not in (1, 2) or juncture.calls[-1] != PASS or juncture.auction.last_bid is None:
        return None
    return juncture.whole.contract if juncture.is_end else None


# What Law 24 is not about


def alone(juncture: Juncture, exposure: Exposure, told: Text, **facts: object) -> Scenario:
    parts = (ruling_part(exposure.player.partner),)
    return Scenario((told, AT_ONCE), (make_case(**exposure.facts, **facts),), parts, juncture.table())


def knocked_out(rng: Random, juncture: Juncture) -> Scenario | None:
    player = rng.choice(SEATS)
    exposure = Exposure(player, (draw_card(rng, juncture, player, rng.random() < 0.5),), ExposedHow.DROPPED)
    told = exposure.tell(
        N_("{culprit} reaches for a glass and knocks {card} out of {player}'s hand; it lies face up on the table."),
        culprit=rng.choice((player.lho, player.rho)),
    )
    return alone(juncture, exposure, told, when=ExposedWhen.AUCTION, own_mistake=False)


def seen_by_opponent(rng: Random, juncture: Juncture) -> Scenario | None:
    player = rng.choice(SEATS)
    exposure = Exposure(player, (draw_card(rng, juncture, player, rng.random() < 0.7),), ExposedHow.DROPPED)
    told = exposure.tell(
        N_(
            "{player} holds the hand so low that {opponent} has seen {card}. From where {partner} sits only the backs "
            "can be seen."
        ),
        opponent=rng.choice((player.lho, player.rho)),
        partner=player.partner,
    )
    return alone(juncture, exposure, told, when=ExposedWhen.AUCTION, own_mistake=True, seen=False)


def before_auction(rng: Random, juncture: Juncture) -> Scenario | None:
    player = rng.choice(SEATS)
    exposure = Exposure(player, (draw_card(rng, juncture, player, rng.random() < 0.5),), ExposedHow.DROPPED)
    told = exposure.tell(
        N_("{player} is sorting the hand and drops {card} face up on the table. Nobody has called yet.")
    )
    scenario = alone(juncture, exposure, told, when=ExposedWhen.BEFORE, in_deal=False)
    return Scenario(scenario.story, scenario.cases, scenario.parts)


# After the final pass


def after_auction(juncture: Juncture, exposure: Exposure, told: Text) -> Scenario:
    became = role_in(juncture.whole, exposure.player)
    facts = {"when": ExposedWhen.CLARIFICATION, "became": became, "seen": True, **exposure.facts}
    is_defender = became is RoleInEnd.DEFENDER
    more = (kind_part(ONE, 0),) if is_defender else ()
    table = Table(juncture.deal, entries_of(juncture.whole), juncture.whole.contract)
    return Scenario((told,), (make_case(**facts),), (ruling_part(exposure.player.partner), *more), table)


def before_lead(rng: Random, juncture: Juncture, players: tuple[Seat, ...]) -> Scenario:
    player = rng.choice(players)
    exposure = Exposure(player, (draw_card(rng, juncture, player, rng.random() < 0.5),), ExposedHow.DROPPED)
    told = exposure.tell(N_("The auction is over. Before anybody has led, {player} drops {card} face up on the table."))
    return after_auction(juncture, exposure, told)


def defender_before_lead(rng: Random, juncture: Juncture) -> Scenario | None:
    contract = juncture.whole.contract
    return before_lead(rng, juncture, (contract.declarer.lho, contract.declarer.rho)) if contract else None


def declaring_before_lead(rng: Random, juncture: Juncture) -> Scenario | None:
    contract = juncture.whole.contract
    return before_lead(rng, juncture, (contract.declarer, contract.declarer.partner)) if contract else None


def declaring_side_leads(rng: Random, juncture: Juncture) -> Scenario | None:
    contract = juncture.whole.contract
    if contract is None:
        return None
    player = rng.choice((contract.declarer, contract.declarer.partner))
    exposure = Exposure(player, (draw_card(rng, juncture, player, rng.random() < 0.5),), ExposedHow.LED)
    told = exposure.tell(N_("The auction is over. {player} is confused about who declares, and leads {card} face up."))
    return after_auction(juncture, exposure, told)


DRAW = draw_with(
    *[low_card] * 7,
    *[honour_card] * 4,
    *[two_cards] * 3,
    *[led] * 4,
    shown,
    *[knocked_out] * 2,
    *[seen_by_opponent] * 2,
    before_auction,
    *[defender_before_lead] * 4,
    declaring_before_lead,
    *[declaring_side_leads] * 2,
)
FAMILIES = (
    Family("bridge", "exposed-card", N_("A card exposed in the auction"), 4, "24A 24B 24C 24D 24E 49 50B 54E", DRAW),
)
