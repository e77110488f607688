"""A card comes into view in the play: does it go back, and if not, which penalty card is it?"""

from collections.abc import Callable
from random import Random

from engine.bridge.effect.exposed import CARD_BACK, MAJOR_LEAD, MINOR_DUTY, ExposedBecome
from engine.bridge.effect.penalty_card import NO_PENALTY_HERE
from engine.bridge.irregular_call.exposed import ExposedCards
from engine.bridge.irregular_play.penalty import BecameVisible, FaceUp, PenaltyIncident, PenaltyMatter, Whose
from engine.bridge.irregular_play.penalty_card import PENALTY_CARD
from engine.bridge.table.duty import PenaltyKind
from engine.cards.pack import Card, of_suit
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.irregular_play.penalty_card.lying import DefendersTurn, draw_turn
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, find, has


def exposed(turn: DefendersTurn, card: Card, **stated: object) -> Case:
    """A defender's card that partner could see, while none lies there yet, unless it is stated otherwise."""
    cards = ExposedCards.LOW if card in turn.low else ExposedCards.HONOUR
    usual = {"matter": PenaltyMatter.EXPOSED, "whose": Whose.DEFENDER, "seen": True, "cards": cards}
    usual |= {"duties.penalty_card": PenaltyKind.NONE}
    return Case(PENALTY_CARD, PenaltyIncident.suppose(**(usual | stated)))


Told = tuple[Text, Case, bool]  # what happened, the case, and whether two cards are spoken of


def falls(rng: Random, turn: DefendersTurn) -> Told | None:
    card = rng.choice(sorted(turn.hand))
    told = say("While sorting the hand, {player} lets the {card} fall face up.", player=turn.player, card=card)
    return told, exposed(turn, card, how=BecameVisible.DROPPED), False


def falls_low(rng: Random, turn: DefendersTurn) -> Told | None:
    if not turn.low:
        return None
    card = rng.choice(turn.low)
    told = say("While sorting the hand, {player} lets the {card} fall face up.", player=turn.player, card=card)
    return told, exposed(turn, card, how=BecameVisible.DROPPED), False


def out_of_sight(rng: Random, turn: DefendersTurn) -> Told | None:
    card = rng.choice(sorted(turn.hand))
    told = say(
        "{player} holds the hand so low that {declarer} sees the {card}. {partner} could not have seen it.",
        player=turn.player,
        declarer=turn.declarer,
        card=card,
        partner=turn.partner,
    )
    return told, exposed(turn, card, how=BecameVisible.DROPPED, seen=False), False


def two_at_once(rng: Random, turn: DefendersTurn) -> Told | None:
    """Two cards stick together; the player meant one of the suit led."""
    suit = sorted(of_suit(turn.hand, turn.position.on_table[0].suit)) if not turn.leads else sorted(turn.hand)
    if not suit:
        return None
    meant = rng.choice(suit)
    other = rng.choice(sorted(turn.hand - {meant}))
    told = say(
        "{player} puts down two cards that stuck together, the {card} and the {other}, both face up, and says that the "
        "{card} is the one to be played.",
        player=turn.player,
        card=meant,
        other=other,
    )
    return told, exposed(turn, other, how=BecameVisible.SECOND), True


def second_falls(rng: Random, turn: DefendersTurn) -> Told | None:
    """A minor penalty card lies there already."""
    if not turn.low:
        return None
    first = rng.choice(turn.low)
    card = rng.choice(sorted(turn.hand - {first}))
    told = say(
        "The {first} of {player} already lies on the table as a minor penalty card. Now {player} lets the {card} fall "
        "face up as well.",
        first=first,
        player=turn.player,
        card=card,
    )
    stated = {"how": BecameVisible.DROPPED, "duties.penalty_card": PenaltyKind.MINOR}
    return told, exposed(turn, card, **stated), True


def both_fall(rng: Random, turn: DefendersTurn) -> Told | None:
    cards = sorted(rng.sample(sorted(turn.hand), 2), reverse=True)
    told = say("{cards|and} fall face up out of {player}'s hand.", cards=tuple(cards), player=turn.player)
    case = exposed(turn, cards[0], how=BecameVisible.DROPPED, cards=ExposedCards.SEVERAL)
    return told, case, True


def revokes(_: Random, turn: DefendersTurn) -> Told | None:
    """Another suit is played although the suit led is held, and noticed at once."""
    if turn.leads or not (held := of_suit(turn.hand, turn.position.on_table[0].suit)) or held == turn.hand:
        return None
    card = min(turn.hand - held, key=lambda one: one.rank.order)
    told = say(
        "{player} plays the {card}, then finds a card of the suit led after all, and takes the {card} back in time.",
        player=turn.player,
        card=card,
    )
    return told, exposed(turn, card, how=BecameVisible.REVOKE), False


def names_honour(rng: Random, turn: DefendersTurn) -> Told | None:
    if not turn.honours:
        return None
    card = rng.choice(turn.honours)
    told = say("“But I have the {card}!” {player} exclaims.", card=card, player=turn.player)
    return told, exposed(turn, card, how=BecameVisible.NAMED), False


def declarer_drops(rng: Random, turn: DefendersTurn) -> Told | None:
    card = rng.choice(sorted(turn.position.held[turn.declarer]) or sorted(turn.hand))
    if card in turn.hand:
        return None
    told = say("{declarer}, declarer, lets the {card} fall face up.", declarer=turn.declarer, card=card)
    facts = PenaltyIncident.suppose(matter=PenaltyMatter.EXPOSED, whose=Whose.DECLARING, face_up=FaceUp.SINGLE)
    return told, Case(PENALTY_CARD, facts), False


STORIES: tuple[Callable[[Random, DefendersTurn], Told | None], ...] = (
    falls,
    falls_low,
    falls_low,
    out_of_sight,
    two_at_once,
    two_at_once,
    second_falls,
    second_falls,
    both_fall,
    revokes,
    names_honour,
    declarer_drops,
)


def kind_part() -> Part:
    options = (
        Option("hand", say("It goes back to the hand.")),
        Option("minor", say("It is a minor penalty card.")),
        Option("major", say("It is a major penalty card.")),
    )
    return OneOf("kind", say("What becomes of the card?"), read_kind, 0, options)


def kind_of_two_part() -> Part:
    options = (
        Option("minor", say("There is one minor penalty card.")),
        Option("major", say("There is one major penalty card.")),
        Option("both", say("There are two major penalty cards.")),
    )
    return OneOf("kind", say("Which penalty cards are there now?"), read_kind, 0, options)


def read_kind(verdict: Verdict) -> str:
    if become := find(verdict, ExposedBecome):
        if become.several:
            return "both"
        return "minor" if become.kind is PenaltyKind.MINOR else "major"
    return "hand" if has(verdict, CARD_BACK, NO_PENALTY_HERE) else ""


def bound_part() -> Part:
    options = (
        Option("nobody", say("Nobody.")),
        Option("owner", say("The owner in playing low cards of one suit; partner may lead anything.")),
        Option("both", say("The owner at every turn, and partner at every lead.")),
    )
    return OneOf("bound", say("Whom does it limit from now on?"), read_bound, 0, options)


def read_bound(verdict: Verdict) -> str:
    if has(verdict, MAJOR_LEAD):
        return "both"
    return "owner" if has(verdict, MINOR_DUTY) else "nobody"


def draw(rng: Random) -> Scenario | None:
    story = rng.choice(STORIES)
    turn = draw_turn(rng, leads=False)
    found = story(rng, turn)
    if not found:
        return None
    told, case, are_two = found
    kind = kind_of_two_part() if are_two else kind_part()
    return Scenario((turn.tell(), told), (case,), (kind, bound_part()), turn.table)


FAMILIES = (
    Family("bridge", "minor-or-major", N_("Minor or major penalty card?"), 4, "48A 49 50B 50C 50D 51", firmly(draw)),
)
