"""The tricks, the unplayed cards and putting the pack together: B.12 to B.14, C.3, E.3.a and E.3.g."""

from dataclasses import dataclass

from engine.effect import Order
from engine.fact import Facts, ask, part
from engine.law import Issue, Ruling, Topic, law, rule
from engine.marias.effect.fee import AGREEMENT, FEE_1, NO_RENONC, TECHNICAL
from engine.marias.reading import Reading
from engine.text import N_, Choice

LOOK_THROUGH = Order("look-through", N_("All the tricks and the talon are looked through."))
NO_CHECK = Order("no-check", N_("There is no check of the tricks."))
MAY_CHECK = Order("may-check", N_("The check may be made."))
MAY_NOT_CHECK = Order("may-not-check", N_("This check may not be made."))
SHOW_AGAIN = Order("show-once-more", N_("The cards are to be shown again before they are put down."))
DO_NOT_SHOW = Order("do-not-show", N_("The others do not show their unplayed cards."))


class Handling(Choice):
    """What it is about."""

    TRICKS = "tricks", N_("a player changed something about tricks that had been taken")
    CHECK = "check", N_("somebody wants to check whether unplayed cards were sorted")
    UNSORTED = "unsorted", N_("unplayed cards were put down without being sorted by suits")
    PUT_TOGETHER = "put-together", N_("the order in which the dealer puts the cards together")
    CUT_TOGETHER = "cut-together", N_("the cards were cut while they were being put together")
    REORDERED = "reordered", N_("after showing a laid-down game a player changed the order of the cards")
    SHOWED = "showed", N_("a player showed unplayed cards after somebody else's laid-down game")


class Checker(Choice):
    """Who is to make the check."""

    REFEREE = "referee", N_("the referee")
    OTHER_TABLE = "other-table", N_("a player from another table")
    DEALER = "dealer", N_("the dealer")
    OTHER = "other", N_("another player at this table")


@dataclass(frozen=True, kw_only=True)
class HandledCards(Facts):
    """What is found out about how the cards were handled."""

    act: Handling = ask(N_("What is it about?"))
    agreed: bool = ask(
        N_("Have all the players at the table agreed on how to settle it?"),
        had={True: N_("Right, had all the players at the table agreed on that.")},
    )
    suspected: bool = ask(N_("Is there a justified suspicion?"), judged=True)
    proved: bool = ask(
        N_("Has the check proved it?"),
        had={
            True: N_("Right, had the check proved it."),
            False: N_("Right, had the check not proved it."),
        },
    )
    checker: Checker = ask(N_("Who is to make the check?"), had=N_("Right, had it been {value}."))
    announced: bool = ask(
        N_("Did the dealer, before seeing the cards, announce the check and say how the pack would be put together?"),
        had={
            True: N_("Right, had the dealer announced the check and settled the order beforehand."),
            False: N_("Right, had the dealer not announced it before seeing the cards."),
        },
    )
    refused: bool = ask(
        N_("Did the player refuse to show them again?"),
        had={
            True: N_("Right, had the player refused to show them again."),
            False: N_("Right, had the player shown them again."),
        },
    )
    before: bool = ask(
        N_("Had this player done so before in this competition round?"),
        had={
            True: N_("Right, had this player done so before in the competition round."),
            False: N_("Right, had it been the first time in the competition round."),
        },
    )
    demanded: bool = ask(
        N_("Do the other players demand the penalty?"),
        had={
            True: N_("Right, had the others demanded the penalty."),
            False: N_("Right, had nobody demanded the penalty."),
        },
    )
    reading: Reading = part()


@law("marias:B.14")
def any_order(cards: HandledCards) -> Ruling | None:
    """The dealer put the tricks of each player, the unplayed cards, the talon and the hlášky together in some order."""
    return rule(NO_RENONC) if cards.act is Handling.PUT_TOGETHER else None


@law("marias:B.13")
def outsider_checks(cards: HandledCards) -> Ruling | None:
    """At a player's request the referee or a player from another table checks the unplayed cards."""
    if cards.act is Handling.CHECK and cards.checker in (Checker.REFEREE, Checker.OTHER_TABLE):
        return rule(MAY_CHECK)
    return None


@law("marias:B.13", "marias:B.14")
def dealer_checks(cards: HandledCards) -> Ruling | None:
    """The dealer checks, having announced it and settled the order of the pack before seeing the cards."""
    if cards.act is Handling.CHECK and cards.checker is Checker.DEALER and cards.announced:
        return rule(MAY_CHECK)
    return None


@law("marias:B.13")
def may_not_check(cards: HandledCards) -> Ruling | None:
    """The check would be made by another player, or by the dealer without having announced it."""
    return rule(MAY_NOT_CHECK) if cards.act is Handling.CHECK else None


@law("marias:C.3")
def shows_again(cards: HandledCards) -> Ruling | None:
    """The order was changed after showing, and the player does not refuse to show the cards again."""
    return rule(SHOW_AGAIN, NO_RENONC) if cards.act is Handling.REORDERED and not cards.refused else None


@law("marias:E.1.a")
def all_agreed(cards: HandledCards) -> Ruling | None:
    """All the players at the table have agreed on how to settle it."""
    return rule(AGREEMENT) if cards.agreed else None


@law("marias:C.3", "marias:E.3.g")
def refused_to_show(cards: HandledCards) -> Ruling | None:
    """The order was changed after showing, and the player refuses to show the cards again."""
    return rule(TECHNICAL, FEE_1) if cards.act is Handling.REORDERED else None


@law("marias:C.3")
def showed_once(cards: HandledCards) -> Ruling | None:
    """It was the first time in this competition round that the player showed unplayed cards."""
    return rule(DO_NOT_SHOW, NO_RENONC) if cards.act is Handling.SHOWED and not cards.before else None


@law("marias:C.3")
def showed_but_nobody_asks(cards: HandledCards) -> Ruling | None:
    """The player has shown unplayed cards before in this round, but nobody demands a penalty."""
    return rule(DO_NOT_SHOW, NO_RENONC) if cards.act is Handling.SHOWED and not cards.demanded else None


@law("marias:C.3", "marias:E.6.a")
def showed_again(cards: HandledCards) -> Ruling | None:
    """The player has shown unplayed cards before in this round, and the others demand the penalty."""
    if cards.act is Handling.SHOWED:
        return rule(TECHNICAL, FEE_1, DO_NOT_SHOW) if cards.reading.showing_costs else rule(TECHNICAL, DO_NOT_SHOW)
    return None


@law("marias:B.12")
def no_suspicion(cards: HandledCards) -> Ruling | None:
    """There is no justified suspicion that tricks were tampered with."""
    return rule(NO_CHECK) if cards.act is Handling.TRICKS and not cards.suspected else None


@law("marias:B.12", "marias:E.6.a")
def tampered(cards: HandledCards) -> Ruling | None:
    """It has been proved that a player changed something about tricks that had been taken."""
    return rule(TECHNICAL, FEE_1) if cards.act is Handling.TRICKS and cards.proved else None


@law("marias:B.12")
def not_proved(cards: HandledCards) -> Ruling | None:
    """There is a suspicion, and it has not been proved so far."""
    return rule(LOOK_THROUGH) if cards.act is Handling.TRICKS else None


@law("marias:E.3.a", "marias:B.14", "marias:E.6.a")
def cut_while_put_together(cards: HandledCards) -> Ruling | None:
    """The cards were cut while they were being put together, before the shuffle."""
    return rule(TECHNICAL, FEE_1) if cards.act is Handling.CUT_TOGETHER else None


@law("marias:E.3.g", "marias:B.13", "marias:E.6.a", otherwise=(Handling.UNSORTED,))
def not_sorted(_: HandledCards) -> Ruling | None:
    """Unplayed cards were put down without being sorted into groups by suits."""
    return rule(TECHNICAL, FEE_1)


ACT = Issue(
    N_("What follows?"),
    (
        any_order,
        outsider_checks,
        dealer_checks,
        may_not_check,
        shows_again,
        all_agreed,
        refused_to_show,
        showed_once,
        showed_but_nobody_asks,
        showed_again,
        no_suspicion,
        tampered,
        not_proved,
        cut_while_put_together,
        not_sorted,
    ),
)

HANDLING = Topic(
    "marias",
    "handling",
    N_("Tricks, unplayed cards and putting the pack together"),
    N_("Something was wrong with cards that had been played or put down."),
    HandledCards,
    (ACT,),
)
