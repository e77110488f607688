"""A trick that is complete: who takes it, and leads to the next. 6.3, 6.5, 1.1."""

from dataclasses import dataclass

from engine.cards.pack import GermanCards
from engine.cards.trick import in_turn, lay
from engine.cards.trump import Trump, ranking
from engine.effect import Effect
from engine.fact import Facts, ask, impossible
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Text, say
from engine.ulti.table.player import Player

HAD_TRUMP = {
    Trump.NONE: N_("Right, had there been no trumps."),
    Trump.RED: N_("Right, had hearts been trumps."),
    Trump.ACORNS: N_("Right, had acorns been trumps."),
    Trump.LEAVES: N_("Right, had leaves been trumps."),
    Trump.BELLS: N_("Right, had bells been trumps."),
}


@dataclass(frozen=True, kw_only=True)
class FullTrick(Facts):
    """Three cards on the table."""

    trump: Trump = ask(N_("What is the trump suit?"), had=HAD_TRUMP, short=N_("trumps"))
    cards: GermanCards = ask(
        N_("Which three cards are in the trick, in the order played?"),
        range(3, 4),
        short=N_("cards"),
        heard="trick cards",
    )
    first: bool = ask(N_("Was it the first trick?"), short=N_("first trick"))
    leader: Player = ask(N_("Who led to it?"), short=N_("led by"))

    @impossible
    def not_three(self) -> Text | None:
        if len(self.cards.cards) != 3:
            return say("A trick has three cards.")
        return None

    @property
    def led_by(self) -> Player:
        return Player.DECLARER if self.first else self.leader

    @property
    def winner(self) -> Player:
        trick = lay(in_turn(tuple(Player), self.led_by), self.cards.cards)
        return trick.winner(self.trump.suit, ranking(self.trump.suit))


@dataclass(frozen=True)
class Takes(Effect):
    """Who takes the trick and leads to the next."""

    player: Player

    def words(self) -> Text:
        return say("The trick goes to {player}, and so does the next lead, if there is one.", player=self.player)


@law("ulti:6.3", "ulti:1.1.a", "ulti:6.5")
def highest_trump(trick: FullTrick) -> Ruling | None:
    """There is a trump in the trick: the highest trump takes it."""
    suits = {card.suit for card in trick.cards.cards}
    return rule(Takes(trick.winner)) if trick.trump.suit in suits else None


@law("ulti:6.3", "ulti:1.1.b", "ulti:6.5")
def highest_without_trumps(trick: FullTrick) -> Ruling | None:
    """The game has no trumps: the highest card of the suit led takes the trick, and the ten ranks below the alsó."""
    return rule(Takes(trick.winner)) if trick.trump is Trump.NONE else None


@law("ulti:6.3", "ulti:1.1.a", "ulti:6.5", otherwise=(Trump.RED, Trump.ACORNS, Trump.LEAVES, Trump.BELLS))
def highest_of_suit_led(trick: FullTrick) -> Ruling | None:
    """Nobody trumped: the highest card of the suit led takes the trick, and the ten ranks just below the ace."""
    return rule(Takes(trick.winner))


FULL_TRICK = Topic(
    "ulti",
    "trick",
    N_("Who takes the trick?"),
    N_("A trick is complete."),
    FullTrick,
    (Issue(N_("Who takes the trick?"), (highest_trump, highest_without_trumps, highest_of_suit_led)),),
)
