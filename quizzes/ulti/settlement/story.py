"""A finished hand for settling: what came of each part, what happened silently and was claimed, and how it is told."""

from collections.abc import Iterator
from random import Random

from engine.cards.trump import ranking
from engine.text import Text, say
from engine.ulti.settlement.hand import Ended, FinishedHand
from engine.ulti.settlement.settlement import SETTLEMENT
from engine.ulti.settlement.silent import ACES, HUNDREDS, TO_THE_DECLARER, ULTIS, Silent
from engine.ulti.table.bid import BETLIS, Bid, Task
from engine.ulti.table.player import DEFENDERS, Player
from engine.ulti.undertaking.points import Side
from engine.ulti.undertaking.undertaking import Seven
from quizzes.family import Scenario
from quizzes.picture import Picture
from quizzes.question import Case
from quizzes.question import Part as Question
from quizzes.ulti.outcome import Outcome
from quizzes.ulti.settlement.price import NO_PARTS, Price

NO_SILENT: frozenset[Silent] = frozenset()
IN_FULL = say("Declarer settles with each defender separately, at the full value.")
TOLD = frozenset({"reading.in_full"})  # the document leaves it open, the story does not


def draw_claims(rng: Random, silent: frozenset[Silent]) -> frozenset[Silent]:
    """What has to be claimed is claimed more often than not."""
    return frozenset(one for one in sorted(silent - ULTIS) if rng.random() < 0.7)


def state(bid: Bid, price: Price, **known: object) -> FinishedHand:
    """The facts of a hand that was played out, with nothing made and nothing silent unless it is stated."""
    usual = {"ended": Ended.PLAYED, "made": NO_PARTS, "silent": NO_SILENT, "claimed": NO_SILENT}
    return FinishedHand.suppose(**(usual | price.facts(bid) | known))


def settle(story: tuple[Text, ...], facts: FinishedHand, parts: tuple[Question, ...], table: Picture) -> Scenario:
    return Scenario((*story, IN_FULL), (Case(SETTLEMENT, facts),), parts, table, TOLD)


# What came of the bid


def tell_result(outcome: Outcome) -> Iterator[Text]:
    """What came of each part, so that one sees whether it was made."""
    for part, _ in outcome.bid.values:
        yield tell_part(outcome, part)


def tell_part(outcome: Outcome, part: Task) -> Text:
    if part is Task.PARTI:
        own, theirs = outcome.count.declarer_points, outcome.count.defenders_points
        return say("Declarer has {own|point}, and the defenders have {theirs|point} together.", own=own, theirs=theirs)
    if part is Task.HUNDRED40:
        return say("With the 40 declarer comes to {points|point}.", points=outcome.count.in_tricks + 40)
    if part is Task.HUNDRED20:  # the document does not say what it takes
        return say("Declarer made the 20/100.") if outcome.is_made(part) else say("Declarer lost the 20/100.")
    if part is Task.FOUR_ACES:
        return say("Declarer took {aces|ace}.", aces=outcome.aces)
    return SEVENS[outcome.seven] if part is Task.ULTI else tell_tricks(outcome, part)


SEVENS = {
    Seven.WON: say("Declarer won the last trick with the trump seven."),
    Seven.BEATEN: say("Declarer's trump seven was beaten in the last trick."),
    Seven.EARLIER: say("Declarer had to play the trump seven before the last trick."),
}


def tell_tricks(outcome: Outcome, part: Task) -> Text:
    """A betli is over with the first trick of the declarer, a durchmars with the first of a defender."""
    wrong = [number for number, winner in enumerate(outcome.winners) if (winner is Player.DECLARER) == (part in BETLIS)]
    if not wrong:
        lead = outcome.tricks[0].plays[0].card
        if part in BETLIS:
            return say("Declarer led the {card} first, and took no trick.", card=lead)
        return say("Declarer led the {card} first, and took every trick.", card=lead)
    number, trump = wrong[0], outcome.board.trump
    best = outcome.tricks[number].best(trump, ranking(trump))
    told = {"player": best.player, "card": best.card, "number": number + 1}
    return say("{player|start} took the {number|ordinal} trick with the {card}.", **told)


# What happened silently, and who claimed it


def tell_silent(outcome: Outcome) -> Iterator[Text]:
    """A 100 is seen in the points."""
    for one in sorted(outcome.silent - HUNDREDS):
        if one is Silent.ACES:
            yield say("Declarer took 4 aces.")
        elif one is Silent.SHARED_ACES:
            right, left = (outcome.aces_of(one) for one in DEFENDERS)
            yield say(
                "The right-hand defender took {right|ace}, the left-hand defender {left|ace}.", right=right, left=left
            )
        elif one is Silent.THEIR_ACES:
            yield say("{player|start} took 4 aces.", player=outcome.ace_taker)
        else:
            yield tell_seven(outcome, one)


def tell_seven(outcome: Outcome, one: Silent) -> Text:
    if one in (Silent.ULTI, Silent.THEIR_ULTI):
        return say("{player|start} won the last trick with the trump seven.", player=outcome.winners[-1])
    return say("The trump seven was beaten in the last trick.")


def tell_claims(silent: frozenset[Silent], claimed: frozenset[Silent]) -> Iterator[Text]:
    """Only a 100 and the aces have to be claimed."""
    for one in sorted(claimed):
        side = Side.DECLARER if one in TO_THE_DECLARER else Side.DEFENDERS
        if one in ACES:
            yield say("{side|start} claimed silent 4 aces before the cards were thrown together.", side=side)
        else:
            yield say("{side|start} claimed a silent 100 before the cards were thrown together.", side=side)
    if not claimed:
        yield say("Nobody claimed anything before the cards were thrown together.")
    elif silent - ULTIS - claimed:
        yield say("Nothing else was claimed.")
