"""What more came of a breach of good conduct: information, damage, or nothing."""

from engine.bridge import onward
from engine.bridge.effect.conduct import MAKE_GOOD_12A1, NOTHING_LEARNT
from engine.bridge.information.partner_gave import Gave
from engine.bridge.propriety.behaviour import Behaviour, Brought
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_

INFORMED = frozenset({Brought.PARTNER, Brought.MISLED})


@law("bridge:16B1", "bridge:73B1", "bridge:73D2")
def learnt_or_misled(one: Behaviour) -> Ruling | None:
    """Partner could learn something from it, or an opponent was misled."""
    told = one.brought & INFORMED
    if not told:
        return None
    also = (MAKE_GOOD_12A1,) if Brought.COST in one.brought else ()
    gave = {} if told == INFORMED else {"gave": Gave.REMARK if Brought.PARTNER in told else Gave.OPPONENT}
    return rule(*also, go_to(onward.UNAUTHORISED, **gave))


@law("bridge:12A1", "bridge:84D")
def cost_something(one: Behaviour) -> Ruling | None:
    """It cost the opponents something in another way."""
    return rule(MAKE_GOOD_12A1) if one.brought else None


@law("bridge:12B1")
def cost_nothing(_: Behaviour) -> Ruling | None:
    """Nothing more came of it."""
    return rule(NOTHING_LEARNT)


OUTCOME = Issue(N_("Did anything more come of it?"), (learnt_or_misled, cost_something, cost_nothing))
