"""How a declarer gives up: before the first lead or after it, with whose consent."""

from random import Random

from engine.text import Text, say
from engine.ulti.settlement.hand import Ended
from engine.ulti.table.player import DEFENDERS


def tell_end(rng: Random, ended: Ended) -> Text:
    if ended is Ended.THROWN_IN:
        return rng.choice(BEFORE_THE_LEAD)
    trick = rng.randint(1, 7)
    if ended is Ended.CONSENT:
        return say("In the {trick|ordinal} trick declarer wants to give up. Both defenders agree.", trick=trick)
    if rng.random() < 0.3:
        return say("In the {trick|ordinal} trick declarer throws in the cards. Neither defender agrees.", trick=trick)
    willing = rng.choice(DEFENDERS)
    return say(
        "In the {trick|ordinal} trick declarer wants to give up. {willing|start} agrees, {other} does not.",
        trick=trick,
        willing=willing,
        other=willing.partner,
    )


BEFORE_THE_LEAD = (
    say("Before the first lead declarer throws in the cards. The right-hand defender would rather play."),
    say("Before the first lead declarer throws in the cards. The left-hand defender would rather play."),
    say("Before the first lead declarer throws in the cards. Both defenders would rather play."),
    say("Before the first lead declarer throws in the cards without a word."),
    say("Instead of leading, declarer throws in the cards. Neither defender agrees."),
)
