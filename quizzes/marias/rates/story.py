"""How a deal to be paid is told: the table, the fleks, what was won, what became of the trump seven."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from engine.marias.rates.deal import FinishedDeal
from engine.marias.rates.ending import Ended, Holder, Quiet
from engine.marias.rates.settlement import SETTLEMENT
from engine.marias.table.flek import Flek
from engine.marias.table.money import BASE, Money
from engine.marias.table.player import Player
from engine.marias.table.raised import BY_NAME, RaisedGame
from engine.marias.table.step import Rung, Stake
from engine.text import Text, say
from quizzes.family import Scenario
from quizzes.marias.payment import AT_THREE, EVERYBODY, crowns_part
from quizzes.marias.picture import Table
from quizzes.marias.rates.outcome import Outcome
from quizzes.question import Case

Fleks = Mapping[Stake, Flek]
RATES = (BASE, BASE, BASE, 10, 50, 100)  # the document's most often, others as people agree on them
TOLD = frozenset({"reading.scale", "reading.counted", "reading.quiet_sto_grows", "reading.each_for_himself"})
STO = say("One hláška counts toward the hundred, the best. Sto pays one rate more for every ten points.")
FOR_BOTH = say("A flek holds for the whole defence.")
QUIET_STO = say("A quiet sto makes hra twice as dear, however many points it has.")


def state(step: Rung, fleks: Fleks, **known: Any) -> FinishedDeal:
    raised = RaisedGame.suppose(step=step, **{BY_NAME.get(part, "main"): level for part, level in fleks.items()})
    return FinishedDeal.suppose(**({"ended": Ended.PLAYED, "raised": raised} | known))


def settle(rng: Random, story: tuple[Text, ...], step: Rung, fleks: Fleks, picture: Table, **known: Any) -> Scenario:
    """The table and its base rate, then what happened, then who ends with how much."""
    three, base = rng.random() < 0.15, rng.choice(RATES)
    facts = state(step, fleks, three=three, base=base, **known)
    told = (*tell_table(three, base), *story, *tell_readings(step, facts))
    return Scenario(told, (Case(SETTLEMENT, facts),), (crowns_part(AT_THREE if three else EVERYBODY),), picture, TOLD)


def tell_table(three: bool, base: int) -> Iterator[Text]:
    if three:
        yield say("Three play, and nobody pauses. The base rate is {base}.", base=Money(base))
    else:
        yield say("Four are at the table. The base rate is {base}.", base=Money(base))


def tell_readings(step: Rung, facts: FinishedDeal) -> Iterator[Text]:
    """What the table has agreed on where the document is silent."""
    if Stake.STO in step.parts:
        yield STO
    if not step.has_trump and facts.ended is Ended.PLAYED and facts.raised.main is not Flek.NONE:
        yield FOR_BOTH
    if Stake.HRA in step.parts and facts.ended in (Ended.PLAYED, Ended.LAID) and facts.is_quiet_sto:
        yield QUIET_STO


def tell_fleks(fleks: Fleks) -> Iterator[Text]:
    raised = {part: level for part, level in fleks.items() if level is not Flek.NONE}
    if not raised:
        yield say("Nobody said flek.")
    elif len(fleks) == 1:
        yield SAID[next(iter(raised.values()))]
    else:
        for part, level in raised.items():
            yield tell_part(part, level)


SAID = {
    Flek.FLEK: say("The defence said flek; the aktér was content."),
    Flek.RE: say("The defence said flek, the aktér re."),
    Flek.TUTTI: say("The defence said flek, the aktér re, the defence tutti."),
    Flek.BOTY: say("The defence said flek, the aktér re, the defence tutti, the aktér boty."),
}


def tell_part(part: Stake, level: Flek) -> Text:
    if level is Flek.FLEK:
        return say("To {part} the defence said flek.", part=part)
    if level is Flek.RE:
        return say("To {part} the defence said flek and the aktér re.", part=part)
    if level is Flek.TUTTI:
        return say("To {part} the defence said flek, the aktér re, the defence tutti.", part=part)
    return say("To {part} all four fleks were said, up to boty.", part=part)


def tell_points(outcome: Outcome) -> Iterator[Text]:
    own, theirs = outcome.points, 90 - outcome.points
    yield say("In tricks the aktér has {own|point}, the defence {theirs|point}.", own=own, theirs=theirs)
    yield from tell_hlasky(outcome.facts())


def tell_hlasky(known: Mapping[str, Any]) -> Iterator[Text]:
    """Who showed which hlášky."""
    forty, own, theirs = known["forty"], known["twenties"], known["their_twenties"]
    if forty is Holder.NOBODY and not own and not theirs:
        yield say("There was no hláška.")
    if forty is Holder.AKTER:
        yield say("The aktér showed the hláška of 40.")
    if forty is Holder.DEFENCE:
        yield say("A defender showed the hláška of 40.")
    for count, who in ((own, Player.AKTER), (theirs, None)):
        if count:
            yield tell_twenties(count, who)


def tell_twenties(count: int, who: Player | None) -> Text:
    if who:
        return (
            say("The aktér showed a 20.") if count == 1 else say("The aktér showed {count} hlášky of 20.", count=count)
        )
    if count == 1:
        return say("A defender showed a 20.")
    return say("The defence showed {count} hlášky of 20.", count=count)


SEVEN = {
    Quiet.NOTHING: say("The trump seven had been played before the last trick."),
    Quiet.AKTER: say("The aktér won the last trick with the trump seven."),
    Quiet.DEFENCE: say("A defender won the last trick with the trump seven."),
    Quiet.AKTER_BEATEN: say("The aktér's trump seven was beaten in the last trick."),
    Quiet.DEFENCE_BEATEN: say("A defender's trump seven was beaten by the aktér in the last trick."),
}


def tell_result(outcome: Outcome) -> Iterator[Text]:
    """What one has to know of the play."""
    parts = outcome.step.parts
    if {Stake.HRA, Stake.STO} & set(parts):
        yield from tell_points(outcome)
    if {Stake.SEDMA, Stake.STO} & set(parts) and Stake.SEDMY not in parts:
        yield SEVEN[outcome.quiet]
    if Stake.SEDMY in parts:
        yield say("The aktér made dvě sedmy.") if outcome.made else say("The aktér lost dvě sedmy.")
    elif not outcome.step.has_trump:
        yield tell_tricks(outcome)


def tell_tricks(outcome: Outcome) -> Text:
    won = outcome.winners.count(Player.AKTER)
    if Stake.BETL in outcome.step.parts:
        return say("The aktér took no trick.") if not won else say("The aktér had to take a trick.")
    return say("The aktér took every trick.") if outcome.made else say("The defence took a trick.")


def picture(outcome: Outcome) -> Table:
    return Table(bid=outcome.step, trump=outcome.trump)
