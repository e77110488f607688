"""Dvě sedmy: a defender with four helper cards or with a seven; what is shown, and what it costs. D.1 to D.3, E.3.e."""

from dataclasses import dataclass

from engine.effect import MainOrder, Option, Order
from engine.fact import Facts, ask, part
from engine.law import Issue, Ruling, Topic, law, rule
from engine.marias.reading import Reading
from engine.text import N_, Choice

ENOUGH = 4  # helper cards in one hand


class Shown(Choice):
    """Were the defender's cards shown?"""

    NOT_YET = "not-yet", N_("no, but no card has been led yet")
    SHOWN = "shown", N_("yes, after the fleks and before a card was led")
    PLAYED = "played", N_("no, and the play has begun")


HAD_SHOWN = {
    Shown.NOT_YET: N_("Right, had no card been led yet and nothing been shown."),
    Shown.SHOWN: N_("Right, had the cards been shown before a card was led."),
    Shown.PLAYED: N_("Right, had the play begun with nothing shown."),
}
HAD_STO = {True: N_("Right, had sto been announced as well."), False: N_("Right, had it been dvě sedmy without sto.")}
HAD_HELPERS = {ENOUGH: N_("Right, had the defender held four helper cards.")}
HAD_SEVENS = {
    True: N_("Right, had the defender held one of the sevens."),
    False: N_("Right, had the defender held neither seven."),
}


@dataclass(frozen=True, kw_only=True)
class DefenderOfTwo(Facts):
    """A defender's hand against dvě sedmy, and what was shown of it."""

    with_sto: bool = ask(N_("Was sto announced as well?"), had=HAD_STO)
    helpers: int = ask(
        N_("How many helper cards does the defender hold?"),
        range(9),
        hint=N_("Helper cards are those of the suit of the aktér's second seven."),
        had=HAD_HELPERS,
        short=N_("helper cards"),
        heard="cards",
    )
    sevens: bool = ask(N_("Does the defender hold the trump seven or the helper seven?"), had=HAD_SEVENS)
    shown: Shown = ask(N_("Were the defender's cards shown?"), had=HAD_SHOWN)
    re: bool = ask(N_("Has the aktér said re?"))
    reading: Reading = part()

    @property
    def has_helpers(self) -> bool:
        return self.helpers >= ENOUGH


MUST_SHOW = MainOrder("must-show", N_("When the fleks are over, the defender must show the cards at once."))
MUST_NOT_SHOW = MainOrder("must-not-show", N_("The defender does not show the cards, and the game is played."))
NOTHING_TO_SHOW = MainOrder("nothing-to-show", N_("There is nothing to show; the game is played."))
NOT_PLAYED = MainOrder("not-played", N_("It was right to show them, and the game is not played."))
AKTER_PAYS = Order("akter-pays-two-sevens", N_("The aktér pays dvě sedmy, as far as it was raised by flek."))
FLAT_1 = MainOrder("flat-1-not-shown", N_("The defender who did not show pays paušál 1 to each of the others."))
RENONC_IN_STO = MainOrder(
    "renonc-in-sto",
    N_("It is a renonc in the sto: the defence has lost that part, and the player who showed pays it for all."),
)
RENONC_SHOWN = MainOrder(
    "renonc-shown",
    N_("The cards were betrayed to the partner: a renonc in the game, the defence has lost."),
)
MAY_FLEK = Option("may-flek-two-sevens", N_("The defender may say flek."))
TELL_AKTER = Order("tell-akter", N_("Now that re has been said, the aktér is told about the seven."))


# Dvě sedmy and sto


@law("marias:D.2", "marias:E.6.b")
def helpers_shown_in_sto(hand: DefenderOfTwo) -> Ruling | None:
    """Sto was announced as well, and a defender showed four or more helper cards."""
    if hand.with_sto and hand.has_helpers and hand.shown is Shown.SHOWN:
        return rule(RENONC_IN_STO, AKTER_PAYS)
    return None


@law("marias:D.2")
def helpers_in_sto(hand: DefenderOfTwo) -> Ruling | None:
    """Sto was announced as well, and a defender with four or more helper cards has not shown them."""
    if not hand.with_sto or not hand.has_helpers:
        return None
    return rule(MUST_NOT_SHOW, AKTER_PAYS, *([MAY_FLEK] if hand.shown is Shown.NOT_YET else []))


@law("marias:D.3", "marias:E.6.b")
def seven_shown_in_sto(hand: DefenderOfTwo) -> Ruling | None:
    """Sto was announced as well, and a defender showed one of the sevens before the play."""
    return rule(RENONC_IN_STO) if hand.with_sto and hand.sevens and hand.shown is Shown.SHOWN else None


@law("marias:D.3")
def seven_in_sto(hand: DefenderOfTwo) -> Ruling | None:
    """Sto was announced as well, and a defender with one of the sevens has not shown it."""
    return rule(MUST_NOT_SHOW, then=AFTER_RE) if hand.with_sto and hand.sevens else None


# Plain dvě sedmy


@law("marias:D.1")
def helpers_shown(hand: DefenderOfTwo) -> Ruling | None:
    """Four or more helper cards were shown after the fleks."""
    return rule(NOT_PLAYED, AKTER_PAYS) if hand.has_helpers and hand.shown is Shown.SHOWN else None


@law("marias:D.1", "marias:E.3.e", "marias:E.6.a")
def helpers_not_shown(hand: DefenderOfTwo) -> Ruling | None:
    """The play began, and four or more helper cards in one hand had not been shown."""
    return rule(FLAT_1, AKTER_PAYS) if hand.has_helpers and hand.shown is Shown.PLAYED else None


@law("marias:D.1", "marias:E.3.e")
def helpers_to_show(hand: DefenderOfTwo) -> Ruling | None:
    """A defender holds four or more helper cards, and no card has been led."""
    return rule(MUST_SHOW, MAY_FLEK) if hand.has_helpers else None


@law("marias:D.3", "marias:B.18")
def seven_kept_secret(hand: DefenderOfTwo) -> Ruling | None:
    """A defender holds one of the sevens, and by this reading it is not shown in plain dvě sedmy either."""
    if not hand.sevens or hand.reading.seven_shown or hand.shown is Shown.SHOWN:
        return None
    return rule(MUST_NOT_SHOW, then=AFTER_RE)


@law("marias:E.3.e", "marias:D.1")
def seven_shown(hand: DefenderOfTwo) -> Ruling | None:
    """One of the sevens was shown after the fleks, as four helper cards are."""
    return rule(NOT_PLAYED, AKTER_PAYS) if hand.sevens and hand.shown is Shown.SHOWN else None


@law("marias:E.3.e", "marias:E.6.a")
def seven_not_shown(hand: DefenderOfTwo) -> Ruling | None:
    """The play began, and a defender's seven had not been shown."""
    return rule(FLAT_1, AKTER_PAYS) if hand.sevens and hand.shown is Shown.PLAYED else None


@law("marias:E.3.e", "marias:D.3")
def seven_to_show(hand: DefenderOfTwo) -> Ruling | None:
    """A defender holds one of the sevens, and no card has been led."""
    return rule(MUST_SHOW, MAY_FLEK) if hand.sevens else None


# Neither


@law("marias:E.2.e", "marias:E.6.b")
def shown_without_need(hand: DefenderOfTwo) -> Ruling | None:
    """The defender has neither four helper cards nor a seven, and showed the cards all the same."""
    return rule(RENONC_SHOWN) if hand.shown is Shown.SHOWN else None


@law("marias:B.18", "marias:D.1", otherwise=(Shown.NOT_YET, Shown.PLAYED))
def nothing_to_show(_: DefenderOfTwo) -> Ruling | None:
    """The defender has neither four helper cards nor a seven."""
    return rule(NOTHING_TO_SHOW)


@law("marias:D.3")
def after_re(hand: DefenderOfTwo) -> Ruling | None:
    """The defender said flek on the strength of the seven, and the aktér has said re."""
    return rule(TELL_AKTER) if hand.re else None


@law("marias:D.3", "marias:B.18")
def before_re(_: DefenderOfTwo) -> Ruling | None:
    """The aktér has not said re."""
    return rule(MAY_FLEK)


AFTER_RE = Issue(N_("Is the aktér told?"), (after_re, before_re))
SHOWING = Issue(
    N_("Must the cards be shown?"),
    (
        helpers_shown_in_sto,
        helpers_in_sto,
        seven_shown_in_sto,
        seven_in_sto,
        helpers_shown,
        helpers_not_shown,
        helpers_to_show,
        seven_kept_secret,
        seven_shown,
        seven_not_shown,
        seven_to_show,
        shown_without_need,
        nothing_to_show,
    ),
)
TWO_SEVENS = Topic(
    "marias",
    "dve-sedmy",
    N_("Dvě sedmy: four helpers or a seven"),
    N_("A defender against dvě sedmy holds helper cards or one of the sevens."),
    DefenderOfTwo,
    (SHOWING, AFTER_RE),
)
