"""A card comes into sight: is it played, and what becomes of it if not?"""

from random import Random

from engine.bridge.effect.exposed import ExposedBecome
from engine.bridge.effect.played import COUNTS_AS_PLAYED, NOT_PLAYED
from engine.bridge.play.handling import CardTurn, DeclarersCard, DefendersCard, DummysCard, OpenCard, PlayMatter
from engine.bridge.play.played import PlayedCard
from engine.bridge.play.played_card import PLAYED_CARD
from engine.bridge.revoke.circumstance import Role
from engine.bridge.table.duty import PenaltyKind
from engine.cards.pack import Card
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.play.sitting import InPlay, by_declarer, by_dummy, defends, draw_in_play, is_honour
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, find, has

HELD_SO = {
    DefendersCard.HELD: N_("{player}, in turn, takes the {card} and holds it so that {partner} could see its face."),
    DefendersCard.NAMED: N_("{player}, in turn, says “I play the {card}”, and has not yet shown it."),
    DefendersCard.UNSEEN: N_(
        "{player} holds the hand so low that {declarer} sees the {card}. {partner} could not see its face."
    ),
    DefendersCard.FELL: N_("The {card} slips out of {player}'s hand and falls on the table, face up."),
}
DECLARER_HELD = {
    DeclarersCard.FACED: N_("{player} touches the table with the {card}, face up, and then draws it back."),
    DeclarersCard.INDICATED: N_("{player} holds out the {card} as one that is played, and draws it back."),
    DeclarersCard.NAMED: N_("“I play the {card} from the hand”, says {player}, and then does not want to."),
    DeclarersCard.SHOWN: N_("While sorting the hand {player} drops the {card}, face up on the table."),
}
TOUCHED = {
    DummysCard.NAMED: N_("“The {card}”, says {player}. Dummy has not moved it yet, and {player} thinks again."),
    DummysCard.PICKED: N_("Dummy is away. {player} picks up dummy's {card} to play it, and puts it down again."),
    DummysCard.TOUCHED: N_("{player} puts a finger on dummy's {card}, says nothing, and takes the finger away."),
    DummysCard.TIDIED: N_("{player} pushes dummy's {card} aside, to get at a card below it."),
    DummysCard.BY_CHANCE: N_("{player}'s sleeve catches on dummy's {card} while declarer reaches for a glass."),
}
FATES = {PenaltyKind.MINOR: "minor", PenaltyKind.MAJOR: "major"}


def fate_part(card: Card) -> Part:
    options = (
        Option("played", say("It is played.")),
        Option("free", say("It is not played, and nothing follows from it.")),
        Option("minor", say("It is not played; it becomes a minor penalty card.")),
        Option("major", say("It is not played; it becomes a major penalty card.")),
    )
    return OneOf("fate", say("What becomes of the {card}?", card=card), read_fate, 0, options)


def read_fate(verdict: Verdict) -> str:
    if has(verdict, COUNTS_AS_PLAYED):
        return "played"
    exposed = find(verdict, ExposedBecome)
    if exposed:
        return FATES[exposed.kind]
    return "free" if has(verdict, NOT_PLAYED) else ""


def make(one: InPlay, told: Text, shown: Card, owner: Role, **facts: object) -> Scenario:
    case = Case(PLAYED_CARD, PlayedCard.suppose(matter=PlayMatter.PLAYED, owner=owner, **facts))
    begun = say("To trick {trick} it is {player}'s turn.", trick=one.trick, player=one.turn)
    return Scenario((begun, told), (case,), (fate_part(shown),), one.table())


def some_card(rng: Random, one: InPlay) -> Card:
    """A card that the hand in turn may play."""
    return rng.choice(sorted(one.position.legal))


def of_defender(rng: Random, how: DefendersCard) -> Scenario:
    one = draw_in_play(rng, defends)
    held = sorted(one.position.held[one.turn])
    card = some_card(rng, one) if how is not DefendersCard.FELL else choose_fallen(rng, held)
    values = {"player": one.turn, "card": card, "partner": one.turn.partner, "declarer": one.declarer}
    told = tell(HELD_SO[how], values)
    facts: dict[str, object] = {"defenders_card": how}
    if how is DefendersCard.FELL:
        facts["card"] = OpenCard.HONOUR if is_honour(card) else OpenCard.LOW
    elif how is not DefendersCard.UNSEEN:
        facts["turn"] = CardTurn.OWN
    return make(one, told, card, Role.DEFENDER, **facts)


def choose_fallen(rng: Random, held: list[Card]) -> Card:
    """An honour as often as a low card."""
    honours = rng.random() < 0.5
    return rng.choice([card for card in held if is_honour(card) == honours] or held)


def of_declarer(rng: Random, how: DeclarersCard) -> Scenario:
    one = draw_in_play(rng, by_declarer)
    card = some_card(rng, one)
    told = say(DECLARER_HELD[how], player=one.declarer, card=card)
    turn = {} if how is DeclarersCard.SHOWN else {"turn": CardTurn.OWN}
    return make(one, told, card, Role.DECLARER, declarers_card=how, **turn)


def of_dummy(rng: Random, how: DummysCard) -> Scenario:
    one = draw_in_play(rng, by_dummy)
    card = some_card(rng, one)
    told = say(TOUCHED[how], player=one.declarer, card=card)
    turn = {} if how in (DummysCard.TIDIED, DummysCard.BY_CHANCE) else {"turn": CardTurn.OWN}
    return make(one, told, card, Role.DUMMY, dummys_card=how, **turn)


WAYS: tuple[DefendersCard | DeclarersCard | DummysCard, ...] = (
    *[DefendersCard.HELD] * 2,
    DefendersCard.NAMED,
    *[DefendersCard.UNSEEN] * 2,
    *[DefendersCard.FELL] * 5,
    DeclarersCard.FACED,
    DeclarersCard.INDICATED,
    DeclarersCard.NAMED,
    *[DeclarersCard.SHOWN] * 2,
    DummysCard.NAMED,
    DummysCard.PICKED,
    *[DummysCard.TOUCHED] * 2,
    *[DummysCard.TIDIED] * 2,
    DummysCard.BY_CHANCE,
)


def draw(rng: Random) -> Scenario:
    how = rng.choice(WAYS)
    if isinstance(how, DefendersCard):
        return of_defender(rng, how)
    return of_declarer(rng, how) if isinstance(how, DeclarersCard) else of_dummy(rng, how)


LABELS = "45B 45C1 45C2a 45C2b 45C3 45C4a 48A 49 50B"
FAMILIES = (Family("bridge", "card-played", N_("Is the card played?"), 4, LABELS, firmly(draw)),)
