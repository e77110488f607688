"""Two cards from one hand, at once or one after the other: which is played, and what becomes of the other?"""

from random import Random

from engine.bridge.effect.exposed import ExposedBecome
from engine.bridge.effect.played import (
    FIFTH_BACK,
    MAY_CHANGE_AFTER,
    ONE_IS_PLAYED,
    OTHERS_BACK,
    PLAYER_NAMES_ONE,
    REST_BACK,
)
from engine.bridge.play.handling import FifthCard, OpenCard, PlayMatter, SinceSeveral, Visible
from engine.bridge.play.played import PlayedCard
from engine.bridge.play.played_card import PLAYED_CARD
from engine.bridge.revoke.circumstance import Role
from engine.bridge.table.seat import Seat
from engine.cards.pack import Card
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.play.played_card.gesture import FATES, choose_fallen
from quizzes.bridge.play.sitting import InPlay, by_declarer, by_dummy, defends, draw_in_play, is_honour
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, find, has

FIFTH_TOLD = {
    FifthCard.PLAY: N_("A moment later {player}, who has forgotten that, plays the {second} to the same trick."),
    FifthCard.FELL: N_("A moment later the {second} slips out of {player}'s hand, face up beside it."),
}


def played_part(player: Seat, card: Card, second: Card) -> Part:
    options = (
        Option("card", say("The {card}, whatever {player} wants.", card=card, player=player)),
        Option("choice", say("The one that {player} says.", player=player)),
    )
    words = say("Which is played: the {card} or the {second}?", card=card, second=second)
    return OneOf("played", words, read_played, 0, options)


def read_played(verdict: Verdict) -> str:
    if has(verdict, PLAYER_NAMES_ONE):
        return "choice"
    return "card" if has(verdict, ONE_IS_PLAYED, FIFTH_BACK) or find(verdict, ExposedBecome) else ""


def other_part(card: Card) -> Part:
    options = (
        Option("hand", say("It goes back to the hand.")),
        Option("minor", say("It becomes a minor penalty card.")),
        Option("major", say("It becomes a major penalty card.")),
    )
    return OneOf("other", say("What becomes of the {card}?", card=card), read_other, 0, options)


def read_other(verdict: Verdict) -> str:
    exposed = find(verdict, ExposedBecome)
    if exposed:
        return FATES[exposed.kind]
    return "hand" if has(verdict, OTHERS_BACK, REST_BACK, FIFTH_BACK) else ""


def change_part(player: Seat, card: Card) -> Part:
    options = (Option("yes", say("Yes, without penalty.")), Option("no", say("No.")))
    words = say("{player} has played the {card} to it. May that card be changed?", player=player, card=card)
    return OneOf("change", words, read_change, 0, options)


def read_change(verdict: Verdict) -> str:
    return "yes" if has(verdict, MAY_CHANGE_AFTER) else "no"


def has_two(one: InPlay) -> bool:
    """Are there a legal card and another, with an opponent to play after them?"""
    return one.place < 3 and len(one.position.held[one.turn]) > 1 and not by_dummy(one)


def two_at_once(rng: Random) -> Scenario:
    is_defender = rng.random() < 0.7
    one = draw_in_play(rng, lambda found: has_two(found) and (defends if is_defender else by_declarer)(found))
    card = one.proper
    second = choose_fallen(rng, sorted(one.position.held[one.turn] - {card}))
    visible = Visible.ONE if rng.random() < 0.35 else Visible.MORE
    often = 0.85 if visible is Visible.ONE else 0.5
    since = SinceSeveral.OPPONENT if rng.random() < often else SinceSeveral.NOTHING
    told = say(
        "To trick {trick} {player} puts down two cards at once, the {card} and the {second}.",
        trick=one.trick,
        player=one.turn,
        card=card,
        second=second,
    )
    facts: dict[str, object] = {"matter": PlayMatter.SEVERAL, "since_several": since, "visible": visible}
    if visible is Visible.MORE:
        facts |= whose(is_defender, second)
    parts: tuple[Part, ...] = (played_part(one.turn, card, second), other_part(second))
    after = one.play(card)
    story = (told, *tell_faces(one, card, visible))
    if since is SinceSeveral.OPPONENT:
        parts = (*parts, change_part(after.turn, after.proper))
        follows = say("Before that {player} has followed with the {card}.", player=after.turn, card=after.proper)
        return scenario((*story, follows), facts, parts, after.play())
    return scenario(story, facts, parts, after)


def tell_faces(one: InPlay, card: Card, visible: Visible) -> tuple[Text, ...]:
    if visible is Visible.ONE:
        return (say("Only the face of the {card} can be seen; the other lies below it.", card=card),)
    seen = say("Both faces can be seen.")
    return seen, say("You are called, and {player} would like the {card} to be the one.", player=one.turn, card=card)


def whose(is_defender: bool, second: Card) -> dict[str, object]:
    """The owner, and for a defender the card that is left over."""
    if not is_defender:
        return {"owner": Role.DECLARER}
    return {"owner": Role.DEFENDER, "card": OpenCard.HONOUR if is_honour(second) else OpenCard.LOW}


def fifth_card(rng: Random) -> Scenario:
    is_defender = rng.random() < 0.75
    one = draw_in_play(rng, lambda found: has_two(found) and (defends if is_defender else by_declarer)(found))
    card = one.proper
    second = choose_fallen(rng, sorted(one.position.held[one.turn] - {card}))
    how = rng.choice((FifthCard.PLAY, FifthCard.FELL, FifthCard.FELL))
    first = say("To trick {trick} {player} plays the {card}.", trick=one.trick, player=one.turn, card=card)
    told = say(FIFTH_TOLD[how], player=one.turn, second=second)
    facts: dict[str, object] = {"matter": PlayMatter.FIFTH, "fifth": how, **whose(is_defender, second)}
    parts = (played_part(one.turn, card, second), other_part(second))
    return scenario((first, told), facts, parts, one.play(card))


def scenario(story: tuple[Text, ...], facts: dict[str, object], parts: tuple[Part, ...], stood: InPlay) -> Scenario:
    return Scenario(story, (Case(PLAYED_CARD, PlayedCard.suppose(**facts)),), parts, stood.table())


DRAW = firmly(lambda rng: (two_at_once if rng.random() < 0.8 else fifth_card)(rng))
LABELS = "58B1 58B2 58B3 45E1 45E2 50B"
FAMILIES = (Family("bridge", "two-cards", N_("Two cards from one hand"), 2, LABELS, DRAW),)
