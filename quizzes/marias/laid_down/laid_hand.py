"""Is the hand laid down, and what follows when it has been laid on the table? To practise."""

from collections.abc import Iterator, Sequence
from random import Random

from engine.cards.pack import GERMAN_SUITS, GermanCards, Suit
from engine.cards.trump import Trump
from engine.law import Verdict
from engine.marias.effect.laid_down import OPEN_CARDS, SHOWN
from engine.marias.laid_down.claim import Claim, Done, Joined
from engine.marias.laid_down.laid_hand import LAID, LAID_HAND, NOT_LAID, CardsSo, CertainHand, TrickSo
from engine.marias.laid_down.lozena import LOZENA
from engine.marias.table.player import AT_PLAY, Player
from engine.marias.table.step import Rung
from engine.text import N_, Text, say
from players.german.position import sort_hand
from quizzes.family import Family, Moment, Scenario
from quizzes.firm import firmly
from quizzes.german import InView
from quizzes.marias.laid_down.hand import draw_runs, draw_talon
from quizzes.marias.picture import Table
from quizzes.question import Case, OneOf, Option, has

WITH_TRUMPS = (Rung.SEDMA, Rung.SEDMA_RED, Rung.STO, Rung.STO_RED, Rung.STO_SEDMA, Rung.STO_SEDMA_RED)
WITHOUT = (Rung.BETL, Rung.DURCH)
LEADS_FIRST = 0.75  # so often the aktér is forhont: otherwise hardly a hand is certain
TRIES = 40


def draw_with_trumps(rng: Random) -> Scenario | None:
    return draw_hand(rng, WITH_TRUMPS)


def draw_without(rng: Random) -> Scenario | None:
    return draw_hand(rng, WITHOUT)


def draw_hand(rng: Random, steps: Sequence[Rung]) -> Scenario | None:
    """Certain as often as not."""
    step, wanted = rng.choice(steps), rng.random() < 0.5
    for _ in range(TRIES):
        facts = draw_facts(rng, step)
        verdict = LAID_HAND.decide(facts)
        if has(verdict, LAID) is wanted and (wanted or has(verdict, NOT_LAID)):
            return tell(rng, facts, verdict)
    return None


def draw_facts(rng: Random, step: Rung) -> CertainHand:
    trump = draw_trump(rng, step)
    hand = draw_runs(rng, step, trump)
    talon = draw_talon(rng, hand, trump)
    named = next(one for one in Trump if one.suit is trump)
    first = Player.AKTER if not trump or rng.random() < LEADS_FIRST else rng.choice(AT_PLAY[1:])
    known = {"trump": named, "leader": first} if trump else {}
    cards = {"hand": GermanCards(sort_hand(hand, trump)), "gone": GermanCards(sort_hand(talon, trump))}
    return CertainHand.suppose(step=step, **cards, **known)


def draw_trump(rng: Random, step: Rung) -> Suit | None:
    if not step.has_trump:
        return None
    return Suit.RED if step.red else rng.choice([suit for suit in GERMAN_SUITS if suit is not Suit.RED])


def tell(rng: Random, facts: CertainHand, verdict: Verdict) -> Scenario:
    laid, asked = has(verdict, LAID), rng.random() < 0.6
    claim = Claim.suppose(done=Done.CLAIMED, by=Player.AKTER, laid=laid, asked=asked, fleks=Joined.NONE)
    shown = tuple(effect.words() for effect in verdict.effects if isinstance(effect, CardsSo | TrickSo))
    options = (Option("yes", say("Yes.")), Option("no", say("No.")))
    question = say("Is the game laid down?")
    part = OneOf("laid", question, read_laid, 0, options, remark=lambda _, __: shown)
    after = (OneOf("then", say("What happens now?"), read_then, 1, THEN),)
    later = Moment(tuple(tell_after(asked)), after)
    story, table = tuple(tell_hand(facts)), picture(facts)
    return Scenario(story, (Case(LAID_HAND, facts), Case(LOZENA, claim)), (part,), table, later=(later,))


def tell_hand(facts: CertainHand) -> Iterator[Text]:
    if facts.step.has_trump:
        yield say("The aktér plays {step}; the trumps are {trump}.", step=facts.step, trump=facts.trump)
        yield say("{player|start} leads to the first trick.", player=facts.leader)
    elif facts.step is Rung.BETL:
        yield say("The aktér plays betl and leads to the first trick.")
    else:
        yield say("The aktér plays durch and leads to the first trick.")
    yield say("After the comments the aktér lays the cards on the table.")


def tell_after(asked: bool) -> Iterator[Text]:
    if asked:
        yield say("A defender wants to see it played.")
    else:
        yield say("Neither defender wants it played.")


def picture(facts: CertainHand) -> Table:
    hand = InView(Text(Player.AKTER.words), facts.hand.cards)
    return Table((hand, InView(say("Talon"), facts.gone.cards)), trump=facts.trumps.suit)


THEN = (
    Option("shown", say("It counts as laid down, and no trick is played.")),
    Option("open", say("The aktér plays it with open cards.")),
    Option("stands", say("It is not laid down, but it is not played either.")),
)


def read_laid(verdict: Verdict) -> str:
    return "yes" if has(verdict, LAID) else "no"


def read_then(verdict: Verdict) -> str:
    if has(verdict, SHOWN):
        return "shown"
    return "open" if has(verdict, OPEN_CARDS) else "stands"


LABELS = "C.1 C.2 C.4"
FAMILIES = (
    Family("marias", "laid-trumps", N_("Laid down or not? With trumps"), 4, LABELS, firmly(draw_with_trumps)),
    Family("marias", "laid-plain", N_("Laid down or not? Betl and durch"), 3, LABELS, firmly(draw_without)),
)
