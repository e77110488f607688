"""What the director finds out about information that came from partner, or from an opponent whom somebody believed."""

from dataclasses import dataclass

from engine.fact import Facts, ask
from engine.text import N_, Choice


class Gave(Choice):
    """What told more than a call or a play."""

    TEMPO = "tempo", N_("partner called or played unusually slowly or fast, or with special stress")
    REMARK = "remark", N_("a remark, a question, an answer or a gesture of partner's")
    EXPLANATION = "explanation", N_("partner's alert or explanation, or the lack of an alert")
    OPPONENT = "opponent", N_("an opponent's tempo, remark, question or gesture, which misled somebody")
    ITSELF = "itself", N_("only an opponent's call or play itself, which misled somebody")
    WITHDRAWN = "withdrawn", N_("a call or a card that was withdrawn")
    ELSEWHERE = "elsewhere", N_("none of these: it was overheard, or seen at another table or in a wrong hand")


class ThusFar(Choice):
    """How far the board has come since partner gave the information."""

    AT_ONCE = "at-once", N_("it has just happened; the player has not called or played since")
    ACTED = "acted", N_("the player has called or played since, but play is not over")
    OVER = "over", N_("play is over")


@dataclass(frozen=True, kw_only=True)
class Unauthorised(Facts):
    """What was given away and how, and what the director finds about it when play is over."""

    gave: Gave = ask(
        N_("What gave the information?"),
        had={
            Gave.OPPONENT: N_("Right, had it come from an opponent who misled a player."),
            Gave.ITSELF: N_("Right, had only the call or play itself been misleading."),
        },
        short=N_("information from"),
    )
    so_far: ThusFar = ask(
        N_("How far has the board come?"),
        had={
            ThusFar.AT_ONCE: N_("Right, had it just happened."),
            ThusFar.ACTED: N_("Right, had play still been going on."),
            ThusFar.OVER: N_("Right, had play been over."),
        },
        short=N_("so far"),
    )
    agreed: bool = ask(N_("Do both sides agree on what partner did?"), short=N_("both sides agree"))
    informed: bool = ask(
        N_("In your view, did partner give information that the player could not help noticing?"),
        judged=True,
        hint=N_(
            "A hesitation has to be unmistakable. The pause that regulations prescribe, or the time that such a "
            "decision takes anybody, tells nothing."
        ),
        had={False: N_("Right, had partner given no such information.")},
        short=N_("information given"),
    )
    suggested: bool = ask(
        N_("In your view, did it demonstrably suggest what the player chose, rather than something else?"),
        judged=True,
        hint=N_("If it suggested either as much as the other, it suggested neither over the other."),
        had={
            True: N_("Right, had the information suggested what the player chose."),
            False: N_("Right, had the information suggested nothing in particular."),
        },
        short=N_("suggested it"),
    )
    alternative: bool = ask(
        N_("In your view, was something else a logical alternative?"),
        judged=True,
        hint=N_(
            "Think of players of the same standard who play the same system: would a significant share of them "
            "seriously consider it, and might some choose it?"
        ),
        had={
            True: N_("Right, had there been a logical alternative."),
            False: N_("Right, had there been no logical alternative."),
        },
        short=N_("logical alternative"),
    )
    gained: bool = ask(
        N_("In your view, has it brought the player's side an advantage?"),
        judged=True,
        hint=N_("Compare the result with what the opponents could expect had the player chosen otherwise."),
        had={
            True: N_("Right, had it brought the player's side an advantage."),
            False: N_("Right, had it brought the player's side no advantage."),
        },
        short=N_("advantage"),
    )
    own_part: bool = ask(
        N_(
            "In your view, did the opponents then add to their damage by an extremely serious error that had no "
            "connection with it, or by a gamble?"
        ),
        judged=True,
        hint=N_("A gamble means here: it was risky beyond measure, and if it failed one could hope to be compensated."),
        had={
            True: N_("Right, had the opponents had a part of their own in the damage."),
            False: N_("Right, had the opponents had no part of their own in the damage."),
        },
        short=N_("own part in the damage"),
    )
    had_reason: bool = ask(
        N_("In your view, did the opponent have a demonstrable bridge reason for it?"),
        judged=True,
        had={
            True: N_("Right, had the opponent had a bridge reason for it."),
            False: N_("Right, had the opponent had no bridge reason for it."),
        },
        short=N_("bridge reason"),
    )
    concluded: bool = ask(
        N_("In your view, is that what the player drew the wrong conclusion from?"),
        judged=True,
        had={
            True: N_("Right, had the player drawn the wrong conclusion from it."),
            False: N_("Right, had the player drawn no wrong conclusion from it."),
        },
        short=N_("wrong conclusion"),
    )
    could_know: bool = ask(
        N_("In your view, could the opponent have known at the time that it might be to that side's advantage?"),
        judged=True,
        had={
            True: N_("Right, had the opponent been able to know that it might pay."),
            False: N_("Right, had the opponent not been able to know that it might pay."),
        },
        short=N_("could have known"),
    )
    meant: bool = ask(
        N_("In your view, was it done in order to mislead?"),
        judged=True,
        had={
            True: N_("Right, had it been done in order to mislead."),
            False: N_("Right, had it not been done in order to mislead."),
        },
        short=N_("done to mislead"),
    )
