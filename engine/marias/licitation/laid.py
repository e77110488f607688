"""The talon as a table speaks of it: what is the matter with it, which cards, found when."""

from dataclasses import dataclass

from engine.fact import Facts, ask, part
from engine.marias.reading import Reading
from engine.marias.table.first_word import FirstWord
from engine.marias.table.player import Player
from engine.marias.table.step import Rung, Stake
from engine.text import N_, Choice


class TalonMatter(Choice):
    """What is the matter with the talon."""

    COUNT = "count", N_("the number of cards in it")
    CARDS = "cards", N_("which cards lie in it")
    LOOKED = "looked", N_("somebody looked at it")
    CHANGED = "changed", N_("the aktér changed it, or wants to")
    THIRD = "third", N_("a card lies beside it")


class Content(Choice):
    """Cards that are forbidden in it, or may be."""

    ACE = "ace", N_("an ace")
    TEN = "ten", N_("a ten")
    SEVEN = "seven", N_("the trump seven")
    HELPER = "helper", N_("the seven of the helper suit")


class FoundWhen(Choice):
    """When a wrong number was found."""

    BEFORE = "before", N_("before the first defender had commented")
    COMMENTS = "comments", N_("during the comments, before anybody said re")
    AFTER_RE = "after-re", N_("after re, before the first lead")
    PLAY = "play", N_("during the play")
    AFTER_PLAY = "after-play", N_("after the play, before the cards were put together for the next deal")
    GATHERED = "gathered", N_("once the cards had begun to be put together for the next deal")


@dataclass(frozen=True, kw_only=True)
class Talon(Facts):
    """What is the matter with the talon."""

    matter: TalonMatter = ask(N_("What is it about?"))
    game: Rung = ask(N_("Which game has been announced?"), short=N_("game"))
    count: int = ask(
        N_("How many cards lie in the talon?"),
        range(13),
        heard="cards",
        had={2: N_("Right, had there been two cards in the talon.")},
    )
    found: FoundWhen = ask(
        N_("When was it found?"),
        hint=N_("The play begins with the first lead."),
        short=N_("found"),
        had={
            FoundWhen.COMMENTS: N_("Right, had it been found before anybody said re."),
            FoundWhen.PLAY: N_("Right, had it been found during the play."),
        },
    )
    content: frozenset[Content] = ask(N_("Which of these cards lie in it?"), tuple(Content))
    who: Player = ask(N_("Who was it?"), short=N_("by"))
    is_check: bool = ask(
        N_("Was it to put the number of cards right, or in a check of the tricks that was asked for after the play?")
    )
    first_word: FirstWord = ask(
        N_("What had the first defender done before that?"),
        hint=N_("Thinking over the comment so that it shows counts as a comment."),
        had={FirstWord.NOTHING: N_("Right, had the first defender done nothing yet.")},
    )
    done: bool = ask(
        N_("Has it been done already?"),
        had={True: N_("Right, had it been done."), False: N_("Right, had it only been intended.")},
    )
    comments_over: bool = ask(
        N_("Has the game been approved, or are the fleks over?"),
        had={
            True: N_("Right, had the comments been over."),
            False: N_("Right, had the comments not been over."),
        },
    )
    gathered: bool = ask(
        N_("Had the cards begun to be put together for the next deal before it was claimed?"),
        had={True: N_("Right, had the cards begun to be put together.")},
    )
    reading: Reading = part()

    @property
    def has_trump(self) -> bool:
        return self.game.has_trump

    @property
    def forbidden_sevens(self) -> frozenset[Content]:
        """The sevens that have been announced."""
        if not self.game.has_seven:
            return frozenset()
        helper = {Content.HELPER} if Stake.SEDMY in self.game.parts else set()
        return frozenset({Content.SEVEN, *helper})
