"""What the director finds out about a lead out of turn, and what cannot be."""

from dataclasses import dataclass

from engine.bridge.effect.lead import LeadChoice
from engine.fact import Facts, ask, impossible
from engine.text import N_, Choice, Text, say


class Led(Choice):
    """Which lead it was, and whose."""

    OPENING = "opening", N_("the opening lead, by the wrong defender")
    DEFENDER = "defender", N_("a later lead, by a defender")
    DECLARER = "declarer", N_("a later lead, by declarer from the hand or from dummy")
    DECLARING_SIDE = "declaring-side", N_("an opening lead, by declarer or dummy")
    AUCTION = "auction", N_("a lead by anybody while the auction was still going on")


class LedHow(Choice):
    """How it came about."""

    MISTAKE = "mistake", N_("the card was led face up, by the player's own mistake")
    TOLD = "told", N_("an opponent had wrongly said that it was this player's lead")
    FACE_DOWN = "face-down", N_("the card lies face down, and nobody has turned it over")
    LAST_TRICK = "last-trick", N_("it was led to the thirteenth trick, when each hand has one card left")
    TOO_SOON = "too-soon", N_("a defender led to the next trick before partner had played to this one")
    BY_DUMMY = "by-dummy", N_("dummy put the card out, and declarer had not named it")
    NOT_LED = "not-led", N_("it was not led: it fell, was shown, or was a second card to a trick")


class SinceOpening(Choice):
    """What has happened since the opening lead out of turn."""

    NOTHING = "nothing", N_("nothing: declarer has not chosen yet")
    FACE_DOWN = "face-down", N_("the other defender has put down a lead face down; declarer has not chosen yet")
    PARTNER = "partner", N_("the other defender has led face up after it; declarer has not chosen yet")
    TOGETHER = "together", N_("the other defender, whose lead it was, led face up at the same moment")
    SPREAD = "spread", N_("declarer has shown one or more cards of the own hand, to spread it")
    SAW_DUMMY = "saw-dummy", N_("declarer could have seen a card of dummy's")
    ACCEPTED = "accepted", N_("declarer has accepted it in words")
    FROM_HAND = "from-hand", N_("declarer has played to it, from the hand")
    FROM_DUMMY = "from-dummy", N_("declarer has played to it, from dummy")
    REFUSED = "refused", N_("declarer has refused it")


class Due(Choice):
    """Who should have led instead of a defender."""

    PARTNER = "partner", N_("the other defender")
    DECLARING = "declaring", N_("declarer or dummy")


class SinceDefender(Choice):
    """What has happened since a defender led out of turn."""

    NOTHING = "nothing", N_("nothing: declarer has not chosen yet")
    PARTNER = "partner", N_("the other defender has led or played after it; declarer has not chosen yet")
    TOGETHER = "together", N_("the player whose lead it was led at the same moment")
    ACCEPTED = "accepted", N_("declarer has accepted it in words")
    PLAYED = "played", N_("declarer has played to it, from either hand")
    OWN_LEAD = (
        "own-lead",
        N_("declarer has led from the hand whose turn it was, and had not accepted this lead"),
    )
    REFUSED = "refused", N_("declarer has refused it")


class DueHand(Choice):
    """Where the lead should have come from instead of declarer's wrong hand."""

    OTHER_HAND = "other-hand", N_("from the other hand of declarer's side")
    DEFENDER = "defender", N_("from a defender")
    SAME = "same", N_("from this very hand, which wins the trick in progress: it was only too soon")


class SinceDeclarer(Choice):
    """What has happened since declarer led out of turn."""

    NOTHING = "nothing", N_("nothing: no defender has chosen yet")
    ACCEPTED = "accepted", N_("a defender has accepted it in words, and the other does not object")
    REFUSED = "refused", N_("a defender wants it taken back, and the other does not object")
    NEXT_ACCEPTS = "next-accepts", N_("the defenders disagree: the one who is next to play accepts it")
    NEXT_REFUSES = "next-refuses", N_("the defenders disagree: the one who is next to play wants it taken back")
    PLAYED = "played", N_("the defender who is next has played to it, and not as a lead")
    WRONG_DEFENDER = "wrong-defender", N_("the defender to the right of the hand that led has played to it")
    OWN_LEAD = (
        "own-lead",
        N_("the defender whose lead it was has led, and nobody had accepted declarer's lead"),
    )
    TOGETHER = "together", N_("the defender whose lead it was led at the same moment")
    CORRECTED = "corrected", N_("declarer has led from the correct hand as well, and no defender has chosen yet")
    AHEAD = "ahead", N_("declarer was told to take it back, and a defender has played before the correct lead")


@dataclass(frozen=True, kw_only=True)
class LeadOutOfTurn(Facts):
    """The lead, whose turn it was, and what has come after it."""

    led: Led = ask(
        N_("Which lead was it?"),
        hint=N_("The auction is over after the final pass. A later lead is one to the second trick or after it."),
        had={
            Led.OPENING: N_("Right, had it been the opening lead, by the wrong defender."),
            Led.DEFENDER: N_("Right, had a defender led out of turn to a later trick."),
            Led.DECLARER: N_("Right, had declarer led out of turn."),
        },
        short=N_("lead"),
    )
    how: LedHow = ask(
        N_("How did it come about?"),
        hint=N_("Ask whether an opponent had said whose lead it was. A wrong word of partner's does not count."),
        had={
            LedHow.MISTAKE: N_("Right, had the player been mistaken without any word from an opponent."),
            LedHow.TOLD: N_("Right, had an opponent wrongly said that it was this player's lead."),
            LedHow.FACE_DOWN: N_("Right, had the card still lain face down."),
            LedHow.LAST_TRICK: N_("Right, had it been the thirteenth trick."),
        },
        short=N_("how"),
    )
    since_opening: SinceOpening = ask(
        N_("What has happened since?"),
        hint=N_(
            "Where several are true, choose what came first. Cards that dummy showed during the auction do not count."
        ),
        had={
            SinceOpening.NOTHING: N_("Right, had declarer not chosen yet."),
            SinceOpening.SPREAD: N_("Right, had declarer shown a card of the own hand, to spread it."),
            SinceOpening.SAW_DUMMY: N_("Right, had declarer been able to see a card of dummy's."),
            SinceOpening.REFUSED: N_("Right, had declarer refused the lead."),
        },
        short=N_("since then"),
    )
    due: Due = ask(
        N_("Whose turn was it to lead?"),
        had={
            Due.PARTNER: N_("Right, had it been the other defender's turn to lead."),
            Due.DECLARING: N_("Right, had it been declarer's or dummy's turn to lead."),
        },
        short=N_("turn to lead"),
    )
    since_defender: SinceDefender = ask(
        N_("What has happened since?"),
        had={
            SinceDefender.NOTHING: N_("Right, had declarer not chosen yet."),
            SinceDefender.ACCEPTED: N_("Right, had declarer accepted the lead."),
            SinceDefender.PLAYED: N_("Right, had declarer played to that lead."),
            SinceDefender.OWN_LEAD: N_("Right, had declarer made the proper lead without accepting the other."),
            SinceDefender.REFUSED: N_("Right, had declarer refused the lead."),
        },
        short=N_("since then"),
    )
    due_hand: DueHand = ask(
        N_("Where should the lead have come from?"),
        had={
            DueHand.OTHER_HAND: N_("Right, had it been the turn of declarer's other hand."),
            DueHand.DEFENDER: N_("Right, had it been a defender's turn to lead."),
        },
        short=N_("lead due"),
    )
    since_declarer: SinceDeclarer = ask(
        N_("What has happened since?"),
        hint=N_("The defender who is next sits to the left of the hand that led, be it declarer's or dummy's."),
        had={
            SinceDeclarer.NOTHING: N_("Right, had no defender chosen yet."),
            SinceDeclarer.ACCEPTED: N_("Right, had a defender accepted the lead."),
            SinceDeclarer.REFUSED: N_("Right, had the defenders wanted the lead taken back."),
            SinceDeclarer.NEXT_ACCEPTS: N_("Right, had the defender who is next accepted the lead."),
            SinceDeclarer.NEXT_REFUSES: N_("Right, had the defender who is next wanted the lead taken back."),
            SinceDeclarer.PLAYED: N_("Right, had the defender who is next played to that lead."),
            SinceDeclarer.OWN_LEAD: N_("Right, had the defender whose lead it was led to the trick."),
        },
        short=N_("since then"),
    )
    choice: LeadChoice = ask(
        N_("What does declarer ask of the other defender's lead?"),
        hint=N_("If the side has another penalty card as well, declarer chooses among their suits by Law 51."),
        had={
            LeadChoice.REQUIRE: N_("Right, had declarer required the suit."),
            LeadChoice.FORBID: N_("Right, had declarer forbidden the suit."),
            LeadChoice.FREE: N_("Right, had declarer left the lead free."),
        },
        short=N_("declarer asks"),
    )

    @impossible
    def not_to_the_first_trick(self) -> Text | None:
        if self.led is Led.OPENING and self.how in (LedHow.LAST_TRICK, LedHow.TOO_SOON):
            return say("An opening lead is made to the first trick, and nobody has played before it.")
        return None

    @impossible
    def only_the_first_lies_face_down(self) -> Text | None:
        if self.led in (Led.DEFENDER, Led.DECLARER) and self.how is LedHow.FACE_DOWN:
            return say("Only an opening lead is made face down.")
        return None

    @impossible
    def only_a_defender_leads_too_soon(self) -> Text | None:
        if self.led is Led.DECLARER and self.how is LedHow.TOO_SOON:
            return say("This is about a defender who did not wait for partner's card.")
        return None

    @impossible
    def dummy_puts_out_dummys(self) -> Text | None:
        if self.led in (Led.OPENING, Led.DEFENDER) and self.how is LedHow.BY_DUMMY:
            return say("Dummy has no card of a defender's to put out.")
        return None

    @impossible
    def partners_turn(self) -> Text | None:
        if self.due is Due.PARTNER and self.since_defender is SinceDefender.OWN_LEAD:
            return say("It was not declarer's turn to lead.")
        return None

    @impossible
    def no_defenders_turn(self) -> Text | None:
        needs_defender = self.since_declarer in (SinceDeclarer.OWN_LEAD, SinceDeclarer.TOGETHER)
        if self.due_hand is DueHand.OTHER_HAND and needs_defender:
            return say("It was not a defender's turn to lead.")
        return None

    @impossible
    def no_other_hands_turn(self) -> Text | None:
        needs_hand = self.since_declarer in (SinceDeclarer.CORRECTED, SinceDeclarer.AHEAD)
        if self.due_hand is DueHand.DEFENDER and needs_hand:
            return say("It was not the turn of declarer's other hand.")
        return None
