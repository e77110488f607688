"""What may go wrong in a hand of mariáš, as the quiz tells it."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from engine.marias.renonc.incident import Fault, Found, Incident, Kept, TopTrumps, Whose
from engine.marias.renonc.renonc import RENONC
from engine.marias.table.flek import Flek
from engine.marias.table.player import AT_PLAY, DEFENDERS, Player
from engine.marias.table.raised import RaisedGame
from engine.marias.table.step import Rung
from engine.text import Text, say
from quizzes.question import Case


class Event(NamedTuple):
    """A sentence, and the facts that it states."""

    words: Text
    facts: dict[str, Any]


Tell = Callable[[Random], Event]
NOTHING_TAKEN = {"taken": 0, "trumps": TopTrumps.NONE, "hlasky": 0, "best": 0, "four_helpers": False}
USUAL = {"agreed": False, "gathered": False, "earlier": False, "three": False, **NOTHING_TAKEN}
NO_FLEK = dict.fromkeys(("hra", "sedma", "sto", "main"), Flek.NONE)
SEDMA, BETL, STO, DURCH = (
    RaisedGame.suppose(step=step, **NO_FLEK) for step in (Rung.SEDMA, Rung.BETL, Rung.STO, Rung.DURCH)
)
SEDMA_RED, SEDMY_RED = (RaisedGame.suppose(step=step, **NO_FLEK) for step in (Rung.SEDMA_RED, Rung.SEDMY_RED))
SEDMY, SEDMY_STO = (RaisedGame.suppose(step=step, **NO_FLEK) for step in (Rung.SEDMY, Rung.SEDMY_STO))


def state(event: Event, **more: Any) -> Case:
    return Case(RENONC, Incident.suppose(**(USUAL | {"raised": BETL} | event.facts | more)))


def draw_game(rng: Random, happened: Event) -> RaisedGame:
    """The game in which it happened, where the story does not say."""
    told: RaisedGame | None = happened.facts.get("raised")
    return told or rng.choice((SEDMA, BETL, DURCH, SEDMY, SEDMA_RED, SEDMY_RED))


def event_of(words: Text, fault: Fault, **facts: Any) -> Event:
    return Event(words, {"fault": fault, **facts})


# In the game


def wrong_card(rng: Random, trick: int | None = None, player: Player | None = None) -> Event:
    """Not followed, not beaten, led or played out of turn."""
    player = player or rng.choice(AT_PLAY)
    values: dict[str, Any] = {"player": player, "trick": trick or rng.randint(2, 7)}
    words, fault = rng.choice(
        (
            (say("In trick {trick} {player} does not follow suit, although able to.", **values), Fault.SUIT),
            (say("In trick {trick} {player} does not beat a lower card, although able to.", **values), Fault.BEAT),
            (say("In trick {trick} {player} leads, although another player is to lead.", **values), Fault.LED),
            (say("In trick {trick} {player} plays a card before it is that player's turn.", **values), Fault.AHEAD),
        )
    )
    return event_of(words, fault, offender=player)


def seven_early(rng: Random) -> Event:
    trick = rng.randint(4, 9)
    words = say("The aktér leads the announced seven to trick {trick}.", trick=trick)
    return event_of(words, Fault.SEVEN, offender=Player.AKTER, raised=SEDMA)


def hint(rng: Random) -> Event:
    trick, player = rng.randint(2, 7), rng.choice(DEFENDERS)
    words = rng.choice(
        (
            say("In trick {trick} {player} tells the other defender which suit to lead.", player=player, trick=trick),
            say("In trick {trick} {player} gives the other defender a sign to trump.", player=player, trick=trick),
        )
    )
    return event_of(words, Fault.HINT, offender=player)


def card_to_partner(rng: Random) -> Event:
    trick, player = rng.randint(2, 7), rng.choice(DEFENDERS)
    words = say("In trick {trick} {player} drops a card face up, and everybody sees it.", player=player, trick=trick)
    return event_of(words, Fault.CARD_SEEN, offender=player, partner_saw=True)


def count_late(rng: Random) -> Event:
    found = rng.choice((Found.PLAY, Found.AFTER_RE))
    words = {
        Found.PLAY: say(
            "In trick {trick} it is seen that there are three cards in the talon.", trick=rng.randint(2, 8)
        ),
        Found.AFTER_RE: say("After flek and re, before the lead, it is seen that there is one card in the talon."),
    }
    told = RaisedGame.suppose(step=Rung.BETL, **(NO_FLEK | {"main": Flek.RE}))
    return event_of(words[found], Fault.COUNT, found=found, raised=told)


def talon_late(_: Random) -> Event:
    words = say("A defender asks for time to think about the game; then the aktér exchanges a card of the talon.")
    return event_of(words, Fault.CHANGED, commented=True)


def false_claim(rng: Random) -> Event:
    player = rng.choice(DEFENDERS)
    words = say(
        "{player|start} lays the cards open and says that the aktér has lost for certain; that is wrong.", player=player
    )
    return event_of(words, Fault.CLAIM, offender=player)


# Technical


def comment_out_of_turn(_: Random) -> Event:
    return event_of(say("The second defender says flek before the first has said anything."), Fault.ORDER)


def count_early(_: Random) -> Event:
    words = say("While the first defender comments on the game, it is seen that there are three cards in the talon.")
    return event_of(words, Fault.COUNT, found=Found.BEFORE_RE)


def pausing_peeks(_: Random) -> Event:
    words = say("The pausing player looks into the aktér's cards; one player had been against it.")
    return event_of(words, Fault.PEEK, offender=Player.PAUSING, consent=False)


def opponent_peeks(rng: Random) -> Event:
    player = rng.choice(DEFENDERS)
    words = say("In trick {trick} {player} looks into the aktér's cards.", player=player, trick=rng.randint(1, 8))
    return event_of(words, Fault.PEEK, offender=player, whose=Whose.OPPONENT)


def akter_remarks(_: Random) -> Event:
    words = say("The aktér keeps remarking on what the defenders play, which disturbs them.")
    return event_of(words, Fault.REMARK, offender=Player.AKTER)


def seven_hidden(rng: Random) -> Event:
    player = rng.choice(DEFENDERS)
    words = say("In dvě sedmy {player} holds a seven and does not show it, and the play begins.", player=player)
    return event_of(words, Fault.UNSHOWN, offender=player, begun=True, kept=Kept.SEVEN, raised=SEDMY)


# Paušál 2


def valuable(rng: Random) -> Event:
    words = rng.choice(
        (
            say("After a sto it is seen that there is a ten in the talon."),
            say("After a sto it is seen that there is an ace in the talon."),
        )
    )
    return event_of(words, Fault.VALUABLE, raised=STO)


def seven_in_talon(_: Random) -> Event:
    return event_of(
        say("After a sedma it is seen that the announced seven is in the talon."), Fault.TALON_SEVEN, raised=SEDMA
    )


def defender_looks(rng: Random) -> Event:
    player = rng.choice(DEFENDERS)
    words = say("After trick {trick} {player} looks at the cards in the talon.", player=player, trick=rng.randint(1, 8))
    return event_of(words, Fault.LOOKED, offender=player, checking=False)


# None


def akter_drops(rng: Random) -> Event:
    words = say("In trick {trick} the aktér drops a card face up, and everybody sees it.", trick=rng.randint(2, 7))
    return event_of(words, Fault.CARD_SEEN, offender=Player.AKTER)


def fifth(_: Random) -> Event:
    return event_of(say("After the fourth flek somebody says one flek more."), Fault.FIFTH)


def ace_in_betl(_: Random) -> Event:
    return event_of(say("After a betl it is seen that there is an ace in the talon."), Fault.VALUABLE, raised=BETL)


def akter_claims(rng: Random) -> Event:
    words = say(
        "After trick {trick} the aktér lays the cards open and says that the game is laid down; that is wrong.",
        trick=rng.randint(1, 6),
    )
    return event_of(words, Fault.CLAIM, offender=Player.AKTER)


def talon_early(_: Random) -> Event:
    words = say("Before any defender has said or done anything, the aktér exchanges a card of the talon.")
    return event_of(words, Fault.CHANGED, commented=False)


def pausing_agreed(_: Random) -> Event:
    words = say("The pausing player looks into the aktér's cards, as everybody had agreed at the start of the round.")
    return event_of(words, Fault.PEEK, offender=Player.PAUSING, consent=True)


def helpers_kept(rng: Random) -> Event:
    player = rng.choice(DEFENDERS)
    words = say("In dvě sedmy and sto {player} holds four helper cards and does not show them.", player=player)
    return event_of(words, Fault.UNSHOWN, offender=player, begun=True, kept=Kept.HELPERS, raised=SEDMY_STO)


IN_GAME: tuple[Tell, ...] = (
    wrong_card,
    wrong_card,
    seven_early,
    hint,
    card_to_partner,
    count_late,
    talon_late,
    false_claim,
)
TECHNICAL: tuple[Tell, ...] = (
    comment_out_of_turn,
    count_early,
    pausing_peeks,
    opponent_peeks,
    akter_remarks,
    seven_hidden,
)
FIXED: tuple[Tell, ...] = (valuable, seven_in_talon, defender_looks)
NONE: tuple[Tell, ...] = (
    akter_drops,
    fifth,
    ace_in_betl,
    akter_claims,
    talon_early,
    pausing_agreed,
    helpers_kept,
)
