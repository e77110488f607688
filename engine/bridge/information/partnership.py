"""What the director finds out about an understanding of a pair, or a departure from one."""

from dataclasses import dataclass

from engine.fact import Facts, ask
from engine.text import N_, Choice


class Objection(Choice):
    """What the opponents object to."""

    DEPARTED = "departed", N_("a player departed from the system: a psychic call, or a false card")
    CONCEALED = "concealed", N_("the pair has an understanding of which the opponents were not told")
    FORBIDDEN = "forbidden", N_("the pair uses a special understanding that the regulations do not permit")
    UNLIKE = "unlike", N_("a call or play has another meaning when the other partner makes it")


@dataclass(frozen=True, kw_only=True)
class Agreement(Facts):
    """What is objected to, what partner could expect, and what it did to the opponents."""

    objection: Objection = ask(
        N_("What is it about?"),
        had={
            Objection.DEPARTED: N_("Right, had it been a departure from the system."),
            Objection.CONCEALED: N_("Right, had it been an understanding of which the opponents were not told."),
        },
        short=N_("objection"),
    )
    restricted: bool = ask(
        N_("Was it an artificial call of a kind with which the regulations restrict psychic calls?"),
        had={
            True: N_("Right, had the regulations restricted it."),
            False: N_("Right, had the regulations not restricted it."),
        },
        short=N_("restricted"),
    )
    expected: bool = ask(
        N_("In your view, did partner have more reason than the opponents to expect it?"),
        judged=True,
        hint=N_("Such a reason comes, above all, of departures of this kind that the partner has seen before."),
        had={
            True: N_("Right, had partner had more reason to expect it."),
            False: N_("Right, had partner had no more reason to expect it than the opponents."),
        },
        short=N_("partner could expect it"),
    )
    harmed: bool = ask(
        N_("In your view, were the opponents damaged by it?"),
        judged=True,
        hint=N_("Compare with what they could have expected, had they known, or had it not been used."),
        had={
            True: N_("Right, had the opponents been damaged by it."),
            False: N_("Right, had the opponents not been damaged by it."),
        },
        short=N_("opponents damaged"),
    )
    repeated: bool = ask(N_("Has the pair failed repeatedly to disclose its understandings?"), short=N_("repeatedly"))
