"""What the holder of a laid-down game does, and what it costs to do otherwise, to practise."""

from collections.abc import Iterator
from random import Random

from engine.law import Verdict
from engine.marias.effect.laid_down import (
    FINISH,
    HINT,
    MAY_PLAY,
    ONE_TRICK,
    OPEN_CARDS,
    SHARED_BOTH,
    SHARED_ONE,
    SHOW,
    SHOW_AGAIN,
    WAIT,
    PaysEverybody,
    PaysFlat,
)
from engine.marias.laid_down.claim import Claim, Done, Doubt, Joined
from engine.marias.laid_down.lozena import LOZENA
from engine.marias.table.player import DEFENDERS, Player
from engine.marias.table.step import Rung
from engine.text import N_, Text, say
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, find, has

# --- Played on, doubted, claimed ---

WHAT = (Done.CLAIMED, Done.CLAIMED, Done.PLAYED_ON, Done.PLAYED_ON, Done.PLAYED_ON, Done.DOUBTED, Done.IN_TRICK)
TRICKS = (1, 2, 4, 5, 6, 7, 7, 8, 8, 9)


@firmly
def draw_claim(rng: Random) -> Scenario:
    done = rng.choice(WHAT)
    drawn = {
        Done.CLAIMED: draw_wrong_claim,
        Done.PLAYED_ON: draw_playing_on,
        Done.DOUBTED: draw_doubt,
        Done.IN_TRICK: draw_in_trick,
    }[done](rng)
    facts = drawn.having(step=rng.choice(tuple(Rung)))
    part = OneOf("cost", say("What follows?"), read_cost, 0, COSTS)
    return Scenario(tuple(tell(facts)), (Case(LOZENA, facts),), (part,))


def draw_wrong_claim(rng: Random) -> Claim:
    by = rng.choice((Player.AKTER, Player.AKTER, *DEFENDERS))
    return Claim.suppose(done=Done.CLAIMED, by=by, trick=rng.choice(TRICKS), laid=False, asked=True)


def draw_playing_on(rng: Random) -> Claim:
    trick = rng.choice(TRICKS)
    doubt = rng.choice(tuple(Doubt) if trick > 1 else (Doubt.NONE, Doubt.NOW))
    return Claim.suppose(done=Done.PLAYED_ON, by=Player.AKTER, trick=trick, laid=True, doubt=doubt)


def draw_doubt(rng: Random) -> Claim:
    trick = rng.choice(TRICKS)
    doubt = rng.choice((Doubt.NONE, Doubt.USED) if trick > 1 else (Doubt.NONE,))
    return Claim.suppose(done=Done.DOUBTED, by=Player.AKTER, trick=trick, laid=True, doubt=doubt)


def draw_in_trick(rng: Random) -> Claim:
    trick = rng.choice((5, 6, 9, 10))
    return Claim.suppose(done=Done.IN_TRICK, by=Player.AKTER, trick=trick, laid=True, accepted=True)


def tell(claim: Claim) -> Iterator[Text]:
    named = {"player": claim.by, "trick": claim.trick}
    yield say("The aktér plays {step}.", step=claim.step)
    if claim.done is Done.CLAIMED:
        yield say("Before the {trick|ordinal} trick {player} says that the game is laid down. It is not.", **named)
        yield say("The other side asks for play.")
    elif claim.done is Done.IN_TRICK:
        yield say("In the middle of the {trick|ordinal} trick {player} says that the game is laid down.", **named)
        yield say("All the players find it true.")
    else:
        yield say("Before the {trick|ordinal} trick the aktér's game is laid down.", trick=claim.trick)
        yield tell_doubt(claim.doubt)
        if claim.done is Done.PLAYED_ON:
            yield say("{player|start} plays the {trick|ordinal} trick.", **named)
        else:
            yield say("{player|start} announces a doubt and wants to play one more trick.", player=claim.by)


def tell_doubt(doubt: Doubt) -> Text:
    if doubt is Doubt.USED:
        return say("A doubt had been announced earlier, and a trick was played on it.")
    if doubt is Doubt.NOW:
        return say("A doubt has just been announced, the first one.")
    return say("So far nobody has announced a doubt.")


COSTS = (
    Option("fee", say("The player pays paušál 1, and the game itself is paid.")),
    Option("allowed", say("The trick may be played, and nothing is paid for it.")),
    Option("refused", say("The trick may not be played.")),
    Option("open", say("It is played out with open cards, and it is no renonc.")),
    Option("renonc", say("It is a renonc in the game.")),
)


def read_cost(verdict: Verdict) -> str:
    if find(verdict, PaysFlat):
        return "fee"
    if has(verdict, OPEN_CARDS):
        return "open"
    if has(verdict, HINT):
        return "renonc"
    return "allowed" if has(verdict, MAY_PLAY, ONE_TRICK, FINISH) else "refused"


# --- Showing the cards, and who pays the fleks ---


@firmly
def draw_showing(rng: Random) -> Scenario:
    drawn = rng.choice(SHOWN_WAYS)(rng)
    facts = drawn.having(trick=rng.randint(1, 7))
    if facts.done is Done.CLAIMED:
        part = OneOf("fleks", say("Who pays for the fleks?"), read_fleks, 0, FLEKS)
    else:
        part = OneOf("show", say("What follows?"), read_show, 0, SHOWING)
    return Scenario(tuple(tell_showing(facts)), (Case(LOZENA, facts),), (part,))


GAMES = (Rung.BETL, Rung.DURCH)


def draw_fleks(rng: Random) -> Claim:
    step, fleks = rng.choice(tuple(Rung)), rng.choice(tuple(Joined))
    return Claim.suppose(done=Done.CLAIMED, by=Player.AKTER, step=step, laid=True, fleks=fleks)


def draw_shows(rng: Random) -> Claim:
    ready = rng.random() < 0.7
    return Claim.suppose(done=Done.SHOWS, by=Player.AKTER, step=rng.choice(GAMES), ready=ready, set_aside=True)


def draw_reordered(rng: Random) -> Claim:
    by = rng.choice((Player.AKTER, *DEFENDERS))
    return Claim.suppose(done=Done.REORDERED, by=by, step=rng.choice(tuple(Rung)), refused=rng.random() < 0.5)


def draw_others(rng: Random) -> Claim:
    by, step = rng.choice(DEFENDERS), rng.choice(tuple(Rung))
    return Claim.suppose(done=Done.OTHERS_SHOW, by=by, step=step, again=False, demanded=True)


SHOWN_WAYS = (draw_fleks,) * 4 + (draw_shows,) * 2 + (draw_reordered,) * 2 + (draw_others,)


def tell_showing(claim: Claim) -> Iterator[Text]:
    if claim.trick == 1:
        yield say("After the comments {step} is laid down, and nobody challenges it.", step=claim.step)
    else:
        words = {"step": claim.step, "trick": claim.trick}
        yield say("Before the {trick|ordinal} trick {step} is laid down, and nobody challenges it.", **words)
    if claim.done is Done.CLAIMED:
        yield FLEKS_TOLD[claim.fleks]
    elif claim.done is Done.SHOWS:
        yield say("The aktér had already put down a card as the lead.")
        if claim.ready:
            yield say("The others have put down their cards for the next deal.")
        else:
            yield say("The others still hold their cards.")
    elif claim.done is Done.REORDERED:
        yield say("{player|start} has shown the cards and then changes their order.", player=claim.by)
        if claim.refused:
            yield say("The player refuses to show them again.")
        else:
            yield say("The others want to see them again.")
    else:
        yield say("{player|start} shows unplayed cards, for the first time in this round.", player=claim.by)


FLEKS_TOLD = {
    Joined.NONE: say("There was no flek."),
    Joined.ONE: say("One defender gave flek, the other did not join in."),
    Joined.BOTH: say("Both defenders took part in the fleks."),
}
FLEKS = (
    Option("none", say("Nobody: all pay the plain rate.")),
    Option("one", say("The defender who gave flek pays what the plain rate leaves.")),
    Option("both", say("Both defenders share what the plain rate leaves, up to the raised limit.")),
)
SHOWING = (
    Option("out", say("The aktér shows the cards; the lead stays out.")),
    Option("back", say("The aktér takes the lead back and shows the cards.")),
    Option("wait", say("The cards are shown only later.")),
    Option("again", say("The cards have to be shown again.")),
    Option("fee", say("The player pays paušál 1 to every other player.")),
    Option("nothing", say("The cards should not be shown, but nothing is paid.")),
)


def read_fleks(verdict: Verdict) -> str:
    return "one" if has(verdict, SHARED_ONE) else "both" if has(verdict, SHARED_BOTH) else "none"


def read_show(verdict: Verdict) -> str:
    if find(verdict, PaysEverybody):
        return "fee"
    if has(verdict, SHOW):
        return "out" if any(effect.code == "lead-stays-out" for effect in verdict.effects) else "back"
    if has(verdict, WAIT):
        return "wait"
    return "again" if has(verdict, SHOW_AGAIN) else "nothing"


FAMILIES = (
    Family("marias", "laid-claimed", N_("A laid-down game: doubt, playing on, claiming"), 2, "C.1 C.2", draw_claim),
    Family("marias", "laid-shown", N_("A laid-down game: showing and fleks"), 4, "C.1 C.3 C.5", draw_showing),
)
