"""What follows from a laid-down game, or from saying that it is one."""

from dataclasses import dataclass

from engine.effect import Effect, MainOrder, Order
from engine.marias.table.money import FLAT_1, Money
from engine.marias.table.player import Player
from engine.text import N_, Text, say

FEE = Money.of(FLAT_1)

SHOWN = MainOrder("shown-not-played", N_("The game counts as made: it is shown and not played."))
CAUGHT = MainOrder("shown-as-lost", N_("The aktér's game counts as lost: the cards are shown and it is not played."))
OPEN_CARDS = Order("open-cards", N_("The aktér plays the game out with open cards."))
DOUBTS = Order("doubts-to-defence", N_("Where it is not certain how a situation is to be solved, the defence decides."))
STANDS = Order("claim-stands", N_("As nobody asks for it, the game is not played out."))
HINT = MainOrder("claim-renonc", N_("It is a renonc in the game: a card was betrayed to the partner."))
MAY_PLAY = MainOrder("may-play-out", N_("It may be played out; nothing is paid for that."))
GOES_ON = MainOrder("play-goes-on", N_("The game is not laid down, and the play goes on."))
PAID = Order("game-paid", N_("The game itself is paid in any case."))
ONE_TRICK = MainOrder("one-trick", N_("One trick may be played; after that the game is shown if it is laid down."))
NO_DOUBT = MainOrder("no-more-doubt", N_("No more doubt is admitted: to go on in a laid-down game is a renonc."))
FINISH = MainOrder("trick-completed", N_("The trick is completed: it is the last one."))
DROPPED = MainOrder("trick-dropped", N_("The trick is not completed."))
PLAY_TRICK = MainOrder("trick-goes-on", N_("The trick goes on, and the claim is dealt with as any other."))
SHOW = MainOrder("shows-now", N_("The player shows the cards now."))
WAIT = MainOrder("show-later", N_("The player shows the cards only when the others have put theirs down."))
STAYS_OUT = Order("lead-stays-out", N_("The card put down as the lead does not go back among the aktér's cards."))
GOES_BACK = Order("lead-goes-back", N_("The card put down as the lead goes back among the aktér's cards first."))
SHOW_AGAIN = MainOrder("show-again", N_("The cards have to be shown again before they are put down."))
NOT_SHOWN = MainOrder("others-hide", N_("The others do not show their unplayed cards; nothing is paid for it yet."))
PLAIN = Order("plain-price", N_("The game is paid at the plain rate."))
SHARED_ONE = Order("giver-pays-rest", N_("The one who took part in the flek pays what the others' plain rate leaves."))
SHARED_BOTH = Order("givers-share-rest", N_("The two who took part in the flek share what the plain rate leaves."))
LIMIT = Order("raised-limit", N_("The limit for them is the raised one."))


@dataclass(frozen=True)
class PaysFlat(Effect):
    """Who pays paušál 1, and to whom."""

    weight = 2

    player: Player
    amount: Money = FEE
    akter_only: bool = False

    def words(self) -> Text:
        if self.akter_only:
            return say("{player|start} pays the aktér {amount}.", player=self.player, amount=self.amount)
        return say("{player|start} pays {amount} to each opponent.", player=self.player, amount=self.amount)


@dataclass(frozen=True)
class PaysEverybody(Effect):
    """Paušál 1 of a technical renonc."""

    weight = 2

    player: Player
    amount: Money = FEE

    def words(self) -> Text:
        return say("{player|start} pays {amount} to every other player.", player=self.player, amount=self.amount)
