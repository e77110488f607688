"""Declarer names a card of dummy's and wants another: may it be changed, and who may take back a card?"""

from random import Random

from engine.bridge.effect.played import MAY_CORRECT, NAMING_STANDS, NEXT_MAY_CHANGE, SLIP_TOO_LATE
from engine.bridge.play.handling import PlayMatter, SinceNaming
from engine.bridge.play.played import PlayedCard
from engine.bridge.play.played_card import PLAYED_CARD
from engine.bridge.table.seat import Seat
from engine.cards.pack import Card
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.play.sitting import InPlay, by_dummy, draw_in_play
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, has

SLIPS = (
    N_("“Oh no, the {second}!” The {card} was a slip of the tongue: declarer had the {second} in mind all the time."),
    N_("Declarer is startled to hear the {card} called: the tongue slipped, and the {second} was meant."),
)
MEANT = (
    N_("“No, wait, the {second}.” Declarer has seen that this is the better play."),
    N_("“The {second} instead, please.” Declarer had counted the suit wrongly and notices it now."),
)
UNSEEN = N_("“No, the {second}!” Declarer had called without looking at what lay in the trick.")


def change_part(one: InPlay, card: Card, second: Card) -> Part:
    options = (
        Option("yes", say("Yes: the {second} is played instead of the {card}.", card=card, second=second)),
        Option("meant", say("No: the {card} was meant when it was named.", card=card)),
        Option("late", say("No: it is too late for that.")),
    )
    words = say("May {player} change the card?", player=one.declarer)
    return OneOf("change", words, read_change, 0, options)


def read_change(verdict: Verdict) -> str:
    if has(verdict, MAY_CORRECT):
        return "yes"
    if has(verdict, SLIP_TOO_LATE):
        return "late"
    return "meant" if has(verdict, NAMING_STANDS) else ""


def opponent_part(player: Seat, card: Card) -> Part:
    options = (
        Option("yes", say("Yes, and it is no penalty card.")),
        Option("no", say("No.")),
    )
    words = say("May {player} take back the {card}?", player=player, card=card)
    return OneOf("opponent", words, read_opponent, 0, options)


def read_opponent(verdict: Verdict) -> str:
    if has(verdict, NEXT_MAY_CHANGE):
        return "yes"
    return "no" if read_change(verdict) else ""


def can_choose(one: InPlay) -> bool:
    """Has dummy a choice, with others to play after it?"""
    return by_dummy(one) and one.place < 3 and len(one.position.legal) > 1


def reasons(one: InPlay) -> tuple[str, ...]:
    """Why declarer, who had meant the card, now wants another."""
    return (*MEANT, UNSEEN) if one.place else MEANT


def opponent_then_declarer(one: InPlay) -> bool:
    """Does declarer play after dummy, too?"""
    return can_choose(one) and one.place < 2


def draw(rng: Random) -> Scenario:
    since = rng.choice((*[SinceNaming.NOTHING] * 3, *[SinceNaming.OPPONENT] * 5, *[SinceNaming.DECLARER] * 2))
    one = draw_in_play(rng, opponent_then_declarer if since is SinceNaming.DECLARER else can_choose)
    slipped = rng.random() < 0.65
    meant = one.proper
    other = rng.choice(sorted(one.position.legal - {meant}))
    named, second = (other, meant) if slipped or rng.random() < 0.5 else (meant, other)
    begun = say("To trick {trick} {player} calls for dummy's {card}.", trick=one.trick, player=one.declarer, card=named)
    after = one.play(named)
    told, stood = tell_since(rng, after, since)
    why = tell(rng.choice(SLIPS if slipped else reasons(one)), {"card": named, "second": second})
    facts = {"matter": PlayMatter.SLIP, "since_naming": since, "unintended": slipped}
    case = Case(PLAYED_CARD, PlayedCard.suppose(**facts))
    parts: tuple[Part, ...] = (change_part(one, named, second),)
    if since is not SinceNaming.NOTHING:
        parts = (*parts, opponent_part(after.turn, after.proper))
    return Scenario((begun, *told, why), (case,), parts, stood.table())


def tell_since(rng: Random, one: InPlay, since: SinceNaming) -> tuple[tuple[Text, ...], InPlay]:
    """What has happened since, and what lies on the table then."""
    if since is SinceNaming.NOTHING:
        moved = (say("Dummy has already moved the card; nobody has played yet."),)
        return (moved if rng.random() < 0.5 else (say("Nobody has played yet."),)), one
    follows = say("{player} plays the {card}.", player=one.turn, card=one.proper)
    after = one.play()
    if since is SinceNaming.OPPONENT:
        return (follows,), after
    own = say("{player} then plays the {card} from the hand.", player=after.turn, card=after.proper)
    return (follows, own), after.play()


LABELS = "45C4b 47C 47D"
FAMILIES = (Family("bridge", "dummy-slip", N_("Declarer names the wrong card"), 3, LABELS, firmly(draw)),)
