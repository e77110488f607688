"""What somebody may have done beside playing the cards, and what is found out about it."""

from dataclasses import dataclass

from engine.fact import Facts, ask, impossible
from engine.text import N_, Choice, Text, say
from engine.ulti.table.bid import Bid
from engine.ulti.table.player import Player


class Act(Choice):
    """What somebody did."""

    LAID_OPEN = "laid-open", N_("laid their cards open to play on with them in sight")
    SHOWED = "showed", N_("let a card become visible otherwise")
    LAST_TRICK = "last-trick", N_("asked to see, or looked at, the trick that another player had taken last")
    OWN_TRICKS = "own-tricks", N_("looked at tricks that they had taken themselves")
    TURNED_TRICKS = "turned-tricks", N_("looked at earlier tricks that another player had turned down")
    TALON = "talon", N_("looked at the talon during the play")
    HEAP = "heap", N_("threw the cards on top of each other when tricks were played")
    EARLY_CARD = "early-card", N_("put a card into the trick before its time")
    PEEKED = "peeked", N_("looked into another player's cards")
    SIGNAL = "signal", N_("made a remark or a signal")
    TOOK_BACK = "took-back", N_("wanted to take a card back")
    FOURTH = "fourth", N_("interfered, being the dealer at a table of four")


@dataclass(frozen=True, kw_only=True)
class Conduct(Facts):
    """Something that was done beside playing the cards."""

    act: Act = ask(N_("What happened?"))
    player: Player = ask(N_("Who did it?"))
    bid: Bid = ask(N_("What is the bid?"), heard="bid")
    first_trick_over: bool = ask(N_("Was the first trick over?"))
    declarer_open: bool = ask(N_("Had the declarer laid the cards open?"))
    dealing: bool = ask(N_("Did it happen before the auction, at the deal?"))
    next_led: bool = ask(N_("Had a card been played to the next trick?"))
    local_ban: bool = ask(N_("Was it announced before the tournament that one's own tricks may not be looked at?"))
    released: bool = ask(N_("Had the player let go of the card?"))
    influenced: bool = ask(N_("Was it such as to influence the course of play?"), judged=True)
    wrong_record: bool = ask(N_("Was it only to put right a result that was recorded wrongly?"))

    @impossible
    def own_cards_open(self) -> Text | None:
        if self.player is Player.DECLARER and self.act is Act.LAID_OPEN and self.declarer_open:
            return say("The declarer cannot lay the cards open twice.")
        return None
