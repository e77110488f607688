"""What one ruling leaves at the table, the next incident takes in."""

from engine.allowed import MayPlay
from engine.bridge.auction.comparable_call import Finding
from engine.bridge.effect.call import CALL_CANCELLED, CALL_STANDS, MustPass
from engine.bridge.effect.information import LEAD_FREE, LeadLimit
from engine.bridge.effect.lead import LeadChoice
from engine.bridge.effect.penalty_card import DECLARER_FIRST, LEAD_ANYTHING, Lie
from engine.bridge.game import GAME
from engine.bridge.irregular_call.call_out_of_turn import CALL_OUT_OF_TURN
from engine.bridge.irregular_call.exposed import ExposedCards, ExposedHow, ExposedInAuction, ExposedWhen, RoleInEnd
from engine.bridge.irregular_call.exposed_in_auction import EXPOSED_IN_AUCTION
from engine.bridge.irregular_call.insufficient import SoFar
from engine.bridge.irregular_call.insufficient_bid import INSUFFICIENT_BID
from engine.bridge.irregular_call.obliged_to_pass import OBLIGED_TO_PASS, CalledAfter
from engine.bridge.irregular_call.out_of_turn import Made, Reaction, Turn
from engine.bridge.irregular_call.withdrawn_call import WITHDRAWN_CALL, Becomes
from engine.bridge.irregular_play.penalty import BecameVisible, PenaltyIncident, PenaltyMatter, Whose
from engine.bridge.irregular_play.penalty_card import PENALTY_CARD
from engine.bridge.play.legal_play import LEGAL_PLAY
from engine.bridge.play.turn import Asked, Bound, PlayTurn
from engine.bridge.table.call import PASS, Bid
from engine.bridge.table.duty import InItsPlace, PenaltyKind, Person, Until
from engine.cards.pack import FRENCH_SUITS, FrenchCards, Suit
from engine.inquiry import answer
from engine.law import Verdict

SILENCED = MustPass(Person.SIDE, Until.THROUGHOUT)


def rule_on_the_bid(**stated: object) -> Verdict:
    usual = {"accepted": SoFar.REFUSED, "comparable": Finding.NO}
    facts = {"last": Bid.parse("1S"), "bid": Bid.parse("1H"), "replacement": PASS} | usual
    return INSUFFICIENT_BID.decide(INSUFFICIENT_BID.facts.suppose(**(facts | stated)))


def next_incident(before: Verdict, **stated: object) -> Verdict:
    taken = {f"duties.{name}": value for name, value in before.duties.items()}
    duties = {name: value for name, value in taken.items() if name in OBLIGED_TO_PASS.facts.outline().table}
    return OBLIGED_TO_PASS.decide(OBLIGED_TO_PASS.facts.suppose(**(duties | stated)))


def test_partner_silenced_by_an_insufficient_bid_calls_all_the_same_and_both_are_silenced() -> None:
    first = rule_on_the_bid()
    assert first.duties == {"must_pass": Until.THROUGHOUT, "lead_limit": InItsPlace.OTHER}
    second = next_incident(first, call=Bid.parse("2H"), called_after=CalledAfter.NOTHING)
    assert {CALL_CANCELLED, SILENCED} <= set(second.effects)
    assert second.duties == first.duties


def test_the_silenced_partner_s_call_stands_once_the_next_player_has_called_and_the_silence_goes_on() -> None:
    second = next_incident(rule_on_the_bid(), call=Bid.parse("2H"), called_after=CalledAfter.CALLED)
    assert {CALL_STANDS, MustPass(Person.OFFENDER, Until.THROUGHOUT)} <= set(second.effects)
    third = next_incident(second, call=Bid.parse("3H"), called_after=CalledAfter.NOTHING)
    assert SILENCED in third.effects


def test_a_pass_out_of_turn_silences_its_player_for_one_turn_only() -> None:
    facts = CALL_OUT_OF_TURN.facts.suppose(call=Made.PASS, turn=Turn.RHO, reaction=Reaction.REFUSED)
    first = CALL_OUT_OF_TURN.decide(facts)
    assert first.duties == {"must_pass": Until.ONCE}
    second = next_incident(first, call=Bid.parse("1H"), called_after=CalledAfter.CALLED)
    assert CALL_STANDS in second.effects
    assert second.duties == {}


def test_an_accepted_bid_leaves_no_duty() -> None:
    assert rule_on_the_bid(accepted=SoFar.ACCEPTED).duties == {}


def test_what_the_bid_leaves_for_the_lead_is_ruled_on_when_the_auction_is_over() -> None:
    duty = {f"duties.{name}": value for name, value in rule_on_the_bid().duties.items() if name == "lead_limit"}
    shown = {"becomes": Becomes.DEFENDER, "specified": frozenset({Suit.HEARTS})}
    (limit,) = WITHDRAWN_CALL.decide(WITHDRAWN_CALL.facts.suppose(**(duty | shown))).effects
    assert isinstance(limit, LeadLimit)
    assert limit.suits == frozenset(FRENCH_SUITS) - {Suit.HEARTS}
    declaring = WITHDRAWN_CALL.facts.suppose(**(duty | {"becomes": Becomes.DECLARING}))
    assert WITHDRAWN_CALL.decide(declaring).effects == (LEAD_FREE,)


EXPOSED = {"when": ExposedWhen.AUCTION, "own_mistake": True, "seen": True, "became": RoleInEnd.NOT_YET}


def expose(**stated: object) -> Verdict:
    return EXPOSED_IN_AUCTION.decide(ExposedInAuction.suppose(**(EXPOSED | stated)))


def test_an_exposed_honour_silences_partner_for_one_turn_and_then_both_who_calls_all_the_same() -> None:
    first = expose(cards=ExposedCards.HONOUR)
    assert first.duties == {"must_pass": Until.ONCE}
    stands = next_incident(first, call=Bid.parse("1H"), called_after=CalledAfter.CALLED)
    assert (CALL_STANDS in stands.effects, stands.duties) == (True, {})
    assert SILENCED in next_incident(first, call=Bid.parse("1H"), called_after=CalledAfter.NOTHING).effects


def test_an_exposed_low_card_silences_nobody() -> None:
    assert expose(cards=ExposedCards.LOW, how=ExposedHow.DROPPED).duties == {}


def test_what_was_exposed_is_left_on_the_table_as_a_penalty_card_of_its_kind() -> None:
    low = {"became": RoleInEnd.DEFENDER, "cards": ExposedCards.LOW}
    assert expose(**low, how=ExposedHow.DROPPED).duties == {"penalty_card": PenaltyKind.MINOR}
    assert expose(**low, how=ExposedHow.LED).duties == {"penalty_card": PenaltyKind.MAJOR}
    assert expose(became=RoleInEnd.DECLARING).duties == {}


def test_the_desk_goes_on_from_a_duty_to_the_topic_that_takes_it_up() -> None:
    inquiry = answer(GAME, EXPOSED_IN_AUCTION, {**EXPOSED, "cards": ExposedCards.SEVERAL})
    ((effect, facts, topics),) = inquiry.duties
    assert effect == MustPass(Person.PARTNER, Until.ONCE)
    assert facts == {"duties.must_pass": Until.ONCE}
    assert topics == (OBLIGED_TO_PASS,)


# Penalty cards


def in_play(**stated: object) -> Verdict:
    return PENALTY_CARD.decide(PenaltyIncident.suppose(**stated))


def lying(before: Verdict) -> dict[str, object]:
    return {f"duties.{name}": value for name, value in before.duties.items()}


LOW_CARD_FALLS = {
    "matter": PenaltyMatter.EXPOSED,
    "whose": Whose.DEFENDER,
    "how": BecameVisible.DROPPED,
    "seen": True,
    "cards": ExposedCards.LOW,
}


def test_a_second_low_card_that_falls_makes_both_major_and_declarer_then_limits_the_partners_lead() -> None:
    first = in_play(**LOW_CARD_FALLS, **{"duties.penalty_card": PenaltyKind.NONE})
    assert first.duties == {"penalty_card": PenaltyKind.MINOR}
    leads = {"matter": PenaltyMatter.LEAD, "lie": Lie.SUITS, "choice": LeadChoice.NOT_YET}
    assert LEAD_ANYTHING in in_play(matter=PenaltyMatter.LEAD, **lying(first)).effects
    second = in_play(**LOW_CARD_FALLS, **lying(first))
    assert second.duties == {"penalty_card": PenaltyKind.MAJOR}
    assert DECLARER_FIRST in in_play(**leads, **lying(second)).effects


def test_a_card_exposed_in_the_auction_binds_the_play_of_its_owner() -> None:
    exposed = expose(became=RoleInEnd.DEFENDER, cards=ExposedCards.LOW, how=ExposedHow.DROPPED)
    held = {"table": FrenchCards.parse("H2"), "hand": FrenchCards.parse("HJ,H9,H5,SA"), "own": FrenchCards.parse("H5")}
    turn = PlayTurn.suppose(asked=Asked.HAND, bound=frozenset({Bound.PENALTY}), **held, **lying(exposed))
    assert MayPlay(FrenchCards.parse("HJ,H5").held) in LEGAL_PLAY.decide(turn).effects


def test_a_required_suit_takes_one_penalty_card_off_the_table_and_of_two_suits_leaves_the_other() -> None:
    asked = {"matter": PenaltyMatter.LEAD, "choice": LeadChoice.REQUIRE, "duties.penalty_card": PenaltyKind.MAJOR}
    assert in_play(**asked, lie=Lie.ONE).duties == {}
    assert in_play(**asked, lie=Lie.SUITS).duties == {"penalty_card": PenaltyKind.MAJOR}


def test_the_desk_goes_on_from_a_penalty_card_to_the_topics_that_take_it_up() -> None:
    facts = {**LOW_CARD_FALLS, "duties.penalty_card": PenaltyKind.NONE}
    ((_, left, topics),) = answer(GAME, PENALTY_CARD, facts).duties
    assert left == {"duties.penalty_card": PenaltyKind.MINOR}
    assert set(topics) == {LEGAL_PLAY, PENALTY_CARD}
