"""The announcement: which game may be announced, omyl, duties about the sevens, and until when it may be changed."""

from dataclasses import dataclass

from engine.effect import Effect, ForDirector, Option, Order
from engine.fact import Facts, ask, part
from engine.law import Issue, Ruling, Topic, law, rule
from engine.marias.reading import Reading
from engine.marias.table.first_word import FirstWord
from engine.marias.table.money import OMYL, Money
from engine.marias.table.step import Rung, Stake
from engine.text import N_, Choice, Text, say


class Matter(Choice):
    """What somebody has done, or wants to."""

    GAME = "game", N_("announced a game, or wants to")
    LAID_DOWN = "laid-down", N_("laid the cards down, to play nothing at all")
    CHANGE = "change", N_("wants to change the game announced, or has done so")
    AGAINST = "against", N_("as a defender announced sedma or sto against the aktér")


@dataclass(frozen=True)
class OmylPaid(Effect):
    """What laying down a sedma costs."""

    weight = 1

    amount: Money

    def words(self) -> Text:
        return say(
            "The cards may be laid down without play (omyl): the aktér pays {amount} to each of the others.",
            amount=self.amount,
        )


@dataclass(frozen=True)
class HigherThan(Effect):
    """The aktér has to play something above this step."""

    weight = 1

    step: Rung

    def words(self) -> Text:
        return say("The aktér has to announce a game that is higher than {step}.", step=self.step)


@dataclass(frozen=True)
class AtLeast(Effect):
    """The lowest game that may be announced."""

    weight = 1

    step: Rung

    def words(self) -> Text:
        return say("The aktér has to announce at least {step}.", step=self.step)


ALLOWED = Order("game-allowed", N_("This game may be announced."))
NEED_NOT_HOLD = Order("need-not-hold", N_("Neither its seven nor the trump hláška need be in the hand."))
SEVEN_KEPT = Order("seven-kept", N_("An announced seven that is held must not go into the talon."))
SEVEN_NEEDED = Order("seven-needed", N_("Without the trump seven in hand this game cannot be played."))
BOTH_NEEDED = Order("both-sevens-needed", N_("Both sevens have to be in the hand for it."))
OMYL_OPEN = Option("omyl-open", N_("Or the cards are laid down without play (omyl)."))
NO_OMYL = Order("no-omyl", N_("The cards may not be laid down: only a sedma that is not in hearts can be an omyl."))
MAY_CHANGE = Option("may-change", N_("The announcement may still be changed."))
STAYS = Order("announcement-stays", N_("The announcement can no longer be changed: it stays as it was."))
NOT_POSSIBLE = Order("not-possible", N_("Sedma and sto cannot be announced by the defence: it counts for nothing."))
GAME_GOES_ON = Order("comment-goes-on", N_("The comments go on where they were."))


@dataclass(frozen=True, kw_only=True)
class Announced(Facts):
    """What was announced, by whom and when."""

    matter: Matter = ask(N_("What has the player done?"))
    won: Rung = ask(N_("At which step was the talon won?"), short=N_("won at"))
    game: Rung = ask(N_("Which game is it to be?"), short=N_("game"))
    holds_seven: bool = ask(
        N_("Does the aktér hold the trump seven?"),
        had={
            True: N_("Right, had the aktér held the trump seven."),
            False: N_("Right, had the aktér not held the trump seven."),
        },
    )
    both_sevens: bool = ask(N_("Does the aktér hold both sevens?"))
    first_word: FirstWord = ask(
        N_("What had the first defender done before that?"),
        hint=N_("Thinking over the comment so that it shows counts as a comment."),
        had={FirstWord.NOTHING: N_("Right, had the first defender done nothing yet.")},
    )
    reading: Reading = part()


# What has been done?


@law("marias:B.19")
def against_the_akter(announced: Announced) -> Ruling | None:
    """A defender announced sedma or sto against the aktér."""
    return rule(NOT_POSSIBLE, GAME_GOES_ON) if announced.matter is Matter.AGAINST else None


@law("marias:B.15")
def wants_to_change(announced: Announced) -> Ruling | None:
    """The aktér wants to change the game announced."""
    return rule(then=CHANGE) if announced.matter is Matter.CHANGE else None


@law("marias:B.8")
def laid_the_cards_down(announced: Announced) -> Ruling | None:
    """The aktér lays the cards down and plays nothing."""
    return rule(then=LAYING_DOWN) if announced.matter is Matter.LAID_DOWN else None


@law("marias:B.7", otherwise=(Matter.GAME,))
def named_a_game(_: Announced) -> Ruling | None:
    """The aktér announces a game."""
    return rule(then=GAME)


# May it still be changed?


@law("marias:B.15", "marias:B.9")
def nobody_has_commented(announced: Announced) -> Ruling | None:
    """The first defender has done nothing yet."""
    return rule(MAY_CHANGE, then=GAME) if announced.first_word is FirstWord.NOTHING else None


@law("marias:B.15")
def has_been_commented(announced: Announced) -> Ruling | None:
    """The first defender has approved or said flek."""
    return rule(STAYS) if announced.first_word is FirstWord.SPOKEN else None


@law("marias:B.9", "marias:B.15", otherwise=(FirstWord.THINKING, FirstWord.REPEATED, FirstWord.TIME))
def comment_has_begun(_: Announced) -> Ruling | None:
    """The first defender has not answered yet, but has begun to: that counts as a comment."""
    return rule(STAYS)


# May the cards be laid down?


@law("marias:B.8", "marias:A")
def won_at_sedma(announced: Announced) -> Ruling | None:
    """The talon was won at sedma, not in hearts."""
    return rule(OmylPaid(Money.of(OMYL))) if announced.won is Rung.SEDMA else None


@law("marias:B.8", "marias:B.7", "marias:E.7.c", otherwise=Rung.above(Rung.SEDMA))
def won_at_a_higher_step(announced: Announced) -> Ruling | None:
    """The talon was won at another step than sedma."""
    return rule(NO_OMYL, AtLeast(announced.won), ForDirector("marias:E.7.c"))


# May this game be announced?


@law("marias:B.7", "marias:E.7.c")
def lower_than_won(announced: Announced) -> Ruling | None:
    """The game is lower than the step at which the talon was won."""
    if announced.game < announced.won:
        return rule(AtLeast(announced.won), ForDirector("marias:E.7.c"))
    return None


@law("marias:B.18", "marias:B.8")
def sto_with_a_seven(announced: Announced) -> Ruling | None:
    """It is sto and sedma, or dvě sedmy and sto: the announcement need not be true."""
    parts = set(announced.game.parts)
    if Stake.STO in parts and announced.game.has_seven:
        return rule(ALLOWED, NEED_NOT_HOLD, SEVEN_KEPT)
    return None


@law("marias:B.18")
def two_sevens_without_both(announced: Announced) -> Ruling | None:
    """It is dvě sedmy alone, and it is read as needing both sevens, which the aktér does not hold."""
    if Stake.SEDMY not in announced.game.parts or not announced.reading.both_sevens_needed:
        return None
    return rule(BOTH_NEEDED) if not announced.both_sevens else None


@law("marias:B.18", "marias:B.8")
def two_sevens(announced: Announced) -> Ruling | None:
    """It is dvě sedmy alone."""
    return rule(ALLOWED, SEVEN_KEPT) if Stake.SEDMY in announced.game.parts else None


@law("marias:B.18", "marias:B.7")
def no_seven_announced(announced: Announced) -> Ruling | None:
    """It is sto alone, betl or durch: no seven is announced, and what is announced need not be true."""
    return rule(ALLOWED) if not announced.game.has_seven else None


@law("marias:B.8", "marias:B.7")
def seven_in_hand(announced: Announced) -> Ruling | None:
    """It is sedma, also in hearts, and the trump seven is held."""
    return rule(ALLOWED, SEVEN_KEPT) if announced.holds_seven else None


@law("marias:B.8")
def red_seven_missing(announced: Announced) -> Ruling | None:
    """The talon was won at sedma in hearts, and the seven of hearts is not held."""
    if announced.won is Rung.SEDMA_RED:
        return rule(SEVEN_NEEDED, HigherThan(Rung.SEDMA_RED))
    return None


@law("marias:B.8", "marias:A", otherwise=(Rung.SEDMA, Rung.SEDMA_RED))
def seven_missing(announced: Announced) -> Ruling | None:
    """The talon was won at sedma, and the trump seven is not held."""
    return rule(SEVEN_NEEDED, HigherThan(announced.game), OMYL_OPEN)


MATTER = Issue(N_("What has been done?"), (against_the_akter, wants_to_change, laid_the_cards_down, named_a_game))
CHANGE = Issue(N_("May it still be changed?"), (nobody_has_commented, has_been_commented, comment_has_begun))
LAYING_DOWN = Issue(N_("May the cards be laid down?"), (won_at_sedma, won_at_a_higher_step))
GAME = Issue(
    N_("May this game be announced?"),
    (
        lower_than_won,
        sto_with_a_seven,
        two_sevens_without_both,
        two_sevens,
        no_seven_announced,
        seven_in_hand,
        red_seven_missing,
        seven_missing,
    ),
)

ANNOUNCEMENT = Topic(
    "marias",
    "announcement",
    N_("Announcing a game, omyl, changing the game"),
    N_("The talon has been won, and a game is announced."),
    Announced,
    (MATTER, CHANGE, LAYING_DOWN, GAME),
)
