"""What the director finds out about tricks that somebody wants to see, or that lie wrongly or no longer in order."""

from dataclasses import dataclass

from engine.fact import Facts, ask
from engine.text import N_, Choice


class TrickWish(Choice):
    """What somebody wants, or has done."""

    SEE = "see", N_("see the trick just played")
    OWN = "own", N_("look at the own last card")
    QUITTED = "quitted", N_("look at an earlier trick")
    POINT = "point", N_("say that a card of a trick points the wrong way")
    ARRANGE = "arrange", N_("know how the played cards are to lie")
    AFTER = "after", N_("look at cards when play is over")
    MIXED = "mixed", N_("nothing: played cards have been gathered or mixed up")


class TrickSoFar(Choice):
    """How far play has come since the trick."""

    OPEN = "open", N_("the player's own card still lies face up, and the own side has not played on")
    TURNED = "turned", N_("the player's own card lies face down, and the own side has not played on")
    PLAYED = "played", N_("the player's side has led or played to the next trick")


class WhyLook(Choice):
    """Why an earlier trick is to be looked at."""

    REVOKE = "revoke", N_("somebody believes that there was a revoke")
    OTHER = "other", N_("to see or remember what was played, or who won it")
    DIRECTOR = "director", N_("the director has said that it is to be looked at")


class ToSettle(Choice):
    """What is to be settled after play."""

    REVOKE = "revoke", N_("whether there was a revoke")
    TRICKS = "tricks", N_("how many tricks a side won")
    NOTHING = "nothing", N_("neither")


class MixedWhen(Choice):
    """When the played cards were mixed up."""

    AGREED = "agreed", N_("after the number of tricks had been agreed, and nobody had raised anything")
    BEFORE = "before", N_("before the number of tricks was agreed; nobody had raised anything yet")
    RAISED = "raised", N_("after somebody had spoken of a revoke or of the number of tricks")


@dataclass(frozen=True, kw_only=True)
class Looking(Facts):
    """Who wants what, and how far play has come."""

    wish: TrickWish = ask(
        N_("What does somebody want?"),
        hint=N_("An earlier trick is one before the last."),
        had={
            TrickWish.SEE: N_("Right, had it been about all the cards of the last trick."),
            TrickWish.OWN: N_("Right, had it been about the player's own last card."),
            TrickWish.QUITTED: N_("Right, had it been about an earlier trick."),
        },
        short=N_("wish"),
    )
    so_far: TrickSoFar = ask(
        N_("How far has play come?"),
        had={
            TrickSoFar.OPEN: N_("Right, had the player's own card still lain face up, and the side not played on."),
            TrickSoFar.TURNED: N_("Right, had the player's own card been turned over, and the side not played on."),
            TrickSoFar.PLAYED: N_("Right, had the player's side played to the next trick."),
        },
        short=N_("so far"),
    )
    is_dummy: bool = ask(
        N_("Is it dummy?"),
        had={True: N_("Right, had it been dummy."), False: N_("Right, had it not been dummy.")},
        short=N_("dummy"),
    )
    why: WhyLook = ask(
        N_("Why is it to be looked at?"),
        had={
            WhyLook.REVOKE: N_("Right, had somebody suspected a revoke."),
            WhyLook.DIRECTOR: N_("Right, had the director ordered it."),
        },
        short=N_("why"),
    )
    matter: ToSettle = ask(
        N_("What is to be settled?"),
        had={
            ToSettle.REVOKE: N_("Right, had it been about a revoke."),
            ToSettle.TRICKS: N_("Right, had it been about the number of tricks."),
            ToSettle.NOTHING: N_("Right, had there been nothing to settle."),
        },
        short=N_("to be settled"),
    )
    mixed: MixedWhen = ask(
        N_("When were they mixed up?"),
        had={
            MixedWhen.AGREED: N_("Right, had the number of tricks been agreed by then."),
            MixedWhen.BEFORE: N_("Right, had nobody raised anything before."),
            MixedWhen.RAISED: N_("Right, had the matter been raised before."),
        },
        short=N_("mixed up"),
    )
    traceable: bool = ask(
        N_("Can the director still find out the facts?"),
        judged=True,
        hint=N_("The other three hands, the order of their cards and what all four remember may be enough."),
        had={
            True: N_("Right, had the director still been able to find out the facts."),
            False: N_("Right, had the director no longer been able to find out the facts."),
        },
        short=N_("facts can be found out"),
    )
