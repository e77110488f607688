"""What the director finds out about a possible revoke, and what cannot be."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.bridge.reading import Reading
from engine.bridge.revoke.circumstance import (
    LATE,
    AfterRevoke,
    Later,
    Noticed,
    OtherRevoke,
    Rare,
    Role,
    Since,
    TricksWon,
    Winner,
)
from engine.bridge.revoke.two_revokes import TwoRevokes
from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Text, say

# What seldom comes with a revoke may also be stated by a fact of its own, which tells it in detail.
IN_DETAIL: Mapping[Rare, tuple[str, Callable[[Any], bool]]] = {
    Rare.TWELFTH: ("trick", lambda trick: trick == 12),
    Rare.PENALTY_CARD: ("penalty_card", bool),
    Rare.FACED: ("faced", bool),
    Rare.SAME_TRICK: ("both_sides", bool),
    Rare.ANOTHER: ("other", lambda other: other is not OtherRevoke.NONE),
    Rare.LATE: ("noticed", LATE.__contains__),
    Rare.DUMMY_ASKED: ("dummy_asked", bool),
}
FORMERLY = frozenset({"duty", "given", "given_trick", "opponent_took_back"})
HAD_SINCE = {
    Since.NOTHING: N_("Right, had the offending side not yet played on."),
    Since.PLAYED: N_("Right, had the offending side played to the next trick of its own accord."),
}
HAD_BEEN_NOTICED = {
    Noticed.AFTER_RETURN: N_("Right, had it been noticed before a non-offender called on the next board."),
    Noticed.NEXT_BOARD: N_("Right, had it been noticed only after a non-offender had called on the next board."),
    Noticed.ROUND_OVER: N_("Right, had it been noticed only after the round."),
}
HAD_WON = {
    Winner.REVOKER: N_("Right, had the hand that revoked won the trick itself."),
    Winner.PARTNER: N_("Right, had the partner's hand won the trick."),
    Winner.OPPONENTS: N_("Right, had an opponent won the trick."),
}
HAD_WON_LATER = {
    Later.NONE: N_("Right, had the offending side won no trick after it."),
    Later.SOME: N_("Right, had the offending side won a trick after it."),
}


@dataclass(frozen=True, kw_only=True)
class Revoke(Facts):
    """What the director finds out about a possible revoke."""

    able: bool = ask(N_("Could the player have followed suit, or obeyed?"), short=N_("could have followed suit"))
    revoker: Role = ask(
        N_("Who held the card?"),
        had={
            Role.DECLARER: N_("Right, had it been a card from declarer's own hand."),
            Role.DUMMY: N_("Right, had it been dummy's card."),
            Role.DEFENDER: N_("Right, had it been a defender's card."),
        },
        short=N_("card held by"),
    )
    since: Since = ask(N_("What has the offending side done since?"), had=HAD_SINCE, short=N_("since then"))
    also: frozenset[Rare] = ask(N_("Is any of this true as well?"), short=N_("true as well"))
    trick: int = ask(
        N_("On which trick?"),
        range(1, 14),
        had=N_("Right, had it happened on the {value|ordinal} trick."),
        short=N_("trick"),
        heard="trick",
    )
    penalty_card: bool = ask(
        N_("Did a penalty card lie face up that the player could have played instead?"),
        had={
            True: N_("Right, had a penalty card lain there that could have been played instead."),
            False: N_("Right, had no penalty card lain there that could have been played instead."),
        },
        short=N_("penalty card to play"),
    )
    not_followed: bool = ask(
        N_("Did the player fail to follow suit, too, and not only to play the penalty card?"),
        short=N_("failed to follow suit, too"),
    )
    both_sides: bool = ask(N_("Did both sides revoke on this same trick?"), short=N_("both sides revoked"))
    others_played: bool = ask(
        N_("Has the other side led or played to the next trick as well?"),
        had={
            True: N_("Right, had the other side played to the next trick as well."),
            False: N_("Right, had the other side not yet played to the next trick."),
        },
        short=N_("other side played on"),
    )
    noticed: Noticed = ask(N_("When was attention first drawn to it?"), had=HAD_BEEN_NOTICED, short=N_("noticed"))
    dummy_asked: bool = ask(
        N_("Was dummy, having lost the right to, the first to ask declarer about it?"),
        hint=N_(
            "Dummy loses it by swapping hands with declarer, getting up to watch, or looking at a defender's cards."
        ),
        short=N_("dummy asked first"),
    )
    faced: bool = ask(
        N_("Was the card that was played one of the defender's faced cards?"),
        had={
            True: N_("Right, had the card that was played already lain face up."),
            False: N_("Right, had the card that was played come from the closed hand."),
        },
        short=N_("a faced card"),
    )
    opponents_played: bool = ask(
        N_("Has an opponent played after the revoke, before it was noticed?"),
        had={
            True: N_("Right, had an opponent played before it was noticed."),
            False: N_("Right, had no opponent played before it was noticed."),
        },
        short=N_("opponent played after it"),
    )
    side_played: bool = ask(
        N_("Has the offender's partner played to the trick after that opponent?"),
        had={
            True: N_("Right, had the partner played after that opponent."),
            False: N_("Right, had the partner not played after that opponent."),
        },
        short=N_("partner played after that"),
    )
    new_winner: bool = ask(
        N_("Does the legal card that takes its place change who wins the trick?"), short=N_("another winner")
    )
    played: AfterRevoke = ask(
        N_("Who has played after the revoke, before it was noticed?"), short=N_("played since then")
    )
    partner_to_play: bool = ask(
        N_("Was it before the turn of the defender's partner on that trick?"), short=N_("before the partner's turn")
    )
    other: OtherRevoke = ask(
        N_("Which other revoke on this board is established?"),
        had={
            OtherRevoke.NONE: N_("Right, had this been the only established revoke on the board."),
            OtherRevoke.AGAIN: N_("Right, had both revokes been the same player's in the same suit."),
            OtherRevoke.OPPONENTS: N_("Right, had the other side had an established revoke on this board as well."),
        },
        short=N_("other revoke"),
    )
    winner: Winner = ask(N_("Who won the trick of the revoke?"), had=HAD_WON, short=N_("trick won by"))
    later: Later = ask(
        N_("How many tricks after it did the offending side win?"), had=HAD_WON_LATER, short=N_("tricks won later")
    )
    tricks: TricksWon = ask(
        N_("Who won the trick of the revoke, and did that side win another one later?"), short=N_("tricks won")
    )
    two: TwoRevokes = part()
    reading: Reading = part()

    @impossible
    def told_in_two_ways(self) -> Text | None:
        for rare, (name, holds) in IN_DETAIL.items():
            stated = self.have(name)
            if stated and holds(stated[name]) != (rare in self.also) and not self.goes_with(rare):
                return say("What is stated in detail contradicts this: {rare}", rare=rare)
        return None

    @impossible
    def tricks_told_in_two_ways(self) -> Text | None:
        """The trick of the revoke and the later ones may also be stated one by one; so may who has played since."""
        for name, value in self.have("winner", "later").items():
            if getattr(self.tricks, name) not in (value, None):
                return say("What is stated in detail contradicts this: {won}", won=self.tricks)
        return None

    @impossible
    def played_told_in_two_ways(self) -> Text | None:
        opponents, partner = self.played is not AfterRevoke.NOBODY, self.played is AfterRevoke.PARTNER
        stated = self.have("opponents_played", "side_played")
        differs = stated.get("opponents_played", opponents) is not opponents
        if differs or (opponents and stated.get("side_played", partner) is not partner):
            return say("What is stated in detail contradicts this: {played}", played=self.played)
        return None

    @impossible
    def last_trick(self) -> Text | None:
        if self.trick == 13 and self.able:
            return say("Nobody can revoke on the thirteenth trick: each hand has one card left.")
        return None

    @impossible
    def only_defenders_have_penalty_cards(self) -> Text | None:
        if self.revoker is not Role.DEFENDER and self.came(Rare.PENALTY_CARD):
            return say("Only a defender can have a penalty card.")
        return None

    @impossible
    def only_defenders_play_penalty_cards(self) -> Text | None:
        if Rare.FACED in self.also and self.revoker is not Role.DEFENDER:
            return say("Only a defender can have a penalty card.")
        return None

    @impossible
    def dummy_asks_declarer(self) -> Text | None:
        if Rare.DUMMY_ASKED in self.also and self.revoker is not Role.DECLARER:
            return say("Dummy has a right to ask declarer only, about a card from declarer's hand.")
        return None

    @impossible
    def agreed_too_early(self) -> Text | None:
        if self.since is Since.AGREED and self.noticed not in LATE:
            return say(
                "A side has agreed to a claim for good only when it has called on the next board itself, "
                "or when the round is over."
            )
        return None

    @impossible
    def play_went_on(self) -> Text | None:
        if self.since in (Since.NOTHING, Since.MISLED) and self.came(Rare.LATE):
            return say("When the hands are back in the board, play has gone on, or somebody has claimed or conceded.")
        return None

    @impossible
    def claim_settled_by_then(self) -> Text | None:
        if self.since is Since.DISPUTABLE and self.noticed is Noticed.ROUND_OVER:
            return say("When the round is over, nobody can object to a claim any more.")
        return None

    @impossible
    def no_trick_to_play(self) -> Text | None:
        if self.trick == 13 and self.since in (Since.PLAYED, Since.MISLED, Since.NAMED):
            return say("There is no trick after the thirteenth.")
        return None

    def came(self, rare: Rare) -> bool:
        """Has it come with the revoke? What is stated in detail is not asked once more."""
        name, holds = IN_DETAIL[rare]
        return holds(getattr(self, name)) if self.have(name) else rare in self.seldom

    @property
    def seldom(self) -> frozenset[Rare]:
        """Asked once it is known whose card it was and what came after: much of it then cannot be."""
        return self.also if self.revoker and self.since else frozenset()

    def goes_with(self, rare: Rare) -> bool:
        """A claim is agreed to for good only late."""
        return rare is Rare.LATE and self.since is Since.AGREED

    @property
    def is_late(self) -> bool:
        return self.since is Since.AGREED or self.came(Rare.LATE)

    @property
    def played_since(self) -> AfterRevoke:
        """Who has played between the revoke and its being noticed."""
        if not self.told_apart("played", "opponents_played", "side_played"):
            return self.played
        if not self.opponents_played:
            return AfterRevoke.NOBODY
        return AfterRevoke.PARTNER if self.side_played else AfterRevoke.OPPONENT

    @property
    def won_by(self) -> Winner:
        """The hand that won the trick of the revoke."""
        return self.winner if self.told_apart("tricks", "winner", "later") else self.tricks.winner

    @property
    def won_later(self) -> Later | None:
        """Tricks of the offending side after it, where they matter."""
        return self.later if self.told_apart("tricks", "winner", "later") else self.tricks.later

    def told_apart(self, whole: str, *parts: str) -> bool:
        """Is it stated one by one? Then it is not asked once more."""
        return bool(self.have(*parts)) and not self.have(whole)

    @property
    def by_defender(self) -> bool:
        return self.revoker is Role.DEFENDER

    @property
    def another(self) -> OtherRevoke:
        """Which other revoke is established; nobody is asked where there is none."""
        return self.other if self.came(Rare.ANOTHER) else OtherRevoke.NONE

    @property
    def by_both_sides(self) -> bool:
        """Both sides have an established revoke: on this trick, where nothing can be corrected any more, or another."""
        if self.came(Rare.SAME_TRICK) and (self.noticed is not Noticed.IN_PLAY or self.others_played):
            return True
        return self.another is OtherRevoke.OPPONENTS


def renew(stated: dict[str, str]) -> dict[str, str]:
    """Facts from the time when it was asked what the player failed to do, and which tricks had passed over already."""
    facts = {name: text for name, text in stated.items() if name not in FORMERLY}
    also = facts.get("also")
    if also is not None and facts.get("faced") == "yes" and str(Rare.FACED) not in also.split(","):
        facts["also"] = ",".join(filter(None, (also, str(Rare.FACED))))  # once asked by itself
    if stated.get("duty") == str(Rare.PENALTY_CARD):
        facts.setdefault("penalty_card", "yes")
    return facts
