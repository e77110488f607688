"""What the director finds out about a contested claim, and what cannot be."""

from dataclasses import dataclass

from engine.bridge.claim.doubt import Claimer, Dispute, FoundBy, GuessKnown, LineIs, Void
from engine.bridge.claim.finding import Claimed, Known, Settled, Sought
from engine.bridge.claim.statement import PlanStep, Statement, StepKind
from engine.bridge.table.call import Strain
from engine.bridge.table.ending import Ending
from engine.bridge.table.seat import Seat
from engine.fact import Facts, ask, impossible
from engine.text import N_, Text, say


@dataclass(frozen=True, kw_only=True)
class ContestedClaim(Facts):
    """The claim, what was said with it, and the cards; or what the director has found."""

    claimer: Claimer = ask(N_("Who claimed?"), short=N_("claimed by"))
    found_by: FoundBy = ask(N_("How shall the tricks be found?"), short=N_("tricks found"))
    seat: Seat = ask(N_("Where does the claimer sit?"), short=N_("claimer's seat"))
    ending: Ending = ask(
        N_("Which cards were left when the claim was made?"),
        hint=N_(
            "Tap a seat, then its cards, hand after hand; under “on the table” the cards of a trick in progress, in "
            "the order played."
        ),
        short=N_("cards left"),
    )
    trump: Strain = ask(N_("What is trump?"), short=N_("trump"))
    on_lead: Seat = ask(N_("Whose lead was it?"), short=N_("lead"))
    claimed: int = ask(
        N_("How many of the tricks left did the claimer claim?"),
        range(14),
        hint=N_("The trick in progress counts among them. Whoever concedes so many claims the others."),
        short=N_("tricks claimed"),
    )
    plan: Statement = ask(
        N_("What did the statement say about the play, step by step?"),
        hint=N_(
            "Only what was said with the claim binds; what is said later counts for nothing. "
            "Choose nothing if it said nothing."
        ),
        short=N_("statement"),
    )
    dealt_with: bool = ask(
        N_("Did the statement deal with the trump that is still out?"),
        hint=N_("“No trumps are left” does not deal with it, and shows that the claimer did not know of it."),
        had={
            True: N_("Right, had the statement dealt with the trump that is out."),
            False: N_("Right, had the statement not dealt with the trump that is out."),
        },
        short=N_("trump dealt with"),
    )
    unaware: bool = ask(
        N_("Is it at all likely that the claimer did not know of that trump?"),
        judged=True,
        hint=N_(
            "How often have trumps been played, did everybody follow, what did the claimer say? If it may well be, "
            "the answer is yes."
        ),
        had={
            True: N_("Right, had the claimer perhaps not known of the trump."),
            False: N_("Right, had the claimer surely known of the trump."),
        },
        short=N_("perhaps unaware"),
    )
    shown_out: frozenset[Void] = ask(
        N_("Has an opponent shown out of a suit before the claim, so that one knows who has the rest?"),
        short=N_("shown out"),
    )
    ordered: bool = ask(
        N_("Do the regulations say that a suit counts as played from the top?"),
        had={
            True: N_("Right, had the regulations laid down that a suit is played from the top."),
            False: N_("Right, had the regulations not laid down the order."),
        },
        short=N_("from the top by regulation"),
    )
    line: LineIs = ask(
        N_("There is a line that loses more, but not every player would play so. Is it normal for this one?"),
        judged=True,
        hint=N_("Play may be careless, or below that player's standard, and is normal all the same."),
        short=N_("the losing line is normal"),
    )
    dispute: Dispute = ask(N_("What is in doubt?"), short=N_("in doubt"))
    guess_known: GuessKnown = ask(N_("What would tell the claimer where the card is?"), short=N_("known by"))
    loses_to_trump: bool = ask(
        N_("Is there a normal line by which the claimer loses a trick to that trump?"),
        judged=True,
        hint=N_(
            "Play on as somebody who believes that no trump is out. Careless play is normal too; the highest trump "
            "always wins a trick."
        ),
        short=N_("can lose to it"),
    )
    rests_on_partner: bool = ask(
        N_("Could the partner normally play in such a way that tricks claimed are lost?"),
        judged=True,
        hint=N_("Only the cards that the partner would see count, not what the claimer holds."),
        short=N_("partner may go wrong"),
    )
    other_line: bool = ask(
        N_("Is there another normal line, within what was said, that wins fewer tricks?"),
        judged=True,
        hint=N_("Careless or inferior play is normal too; what contradicts the statement is not."),
        short=N_("a line wins fewer"),
    )
    lost: int = ask(
        N_("How many of the tricks claimed are lost on the worst of these lines?"),
        range(1, 14),
        judged=True,
        hint=N_("Play it to the end: after the first trick is lost, others may go with it."),
        short=N_("tricks lost"),
    )

    @impossible
    def cards_not_right(self) -> Text | None:
        return self.ending.problem()

    @impossible
    def more_than_are_left(self) -> Text | None:
        if not self.ending.is_growing and self.claimed > self.ending.tricks:
            return say("At most {tricks|trick} can be claimed.", tricks=self.ending.tricks)
        return None

    @impossible
    def partner_of_declarer(self) -> Text | None:
        if self.claimer is Claimer.DECLARER and self.dispute is Dispute.PARTNER:
            return say("Declarer plays dummy's cards: nothing hangs on a partner.")
        return None

    @impossible
    def said_what_cannot_be(self) -> Text | None:
        return next(filter(None, (self.cannot_be(step) for step in self.plan.steps)), None)

    @impossible
    def shown_out_and_held(self) -> Text | None:
        for seat, suit in sorted(void.of for void in self.shown_out):
            if any(card.suit is suit for card in self.ending.hand(seat)):
                return say("{player|start} still has cards of that suit.", player=seat)
            if seat not in self.case.opponents:
                return say("{player|start} is of the claimer's side.", player=seat)
        return None

    def cannot_be(self, step: PlanStep) -> Text | None:
        """Why nobody can have said this on these cards."""
        if step.kind is StepKind.TRUMPS and self.trump is Strain.NO_TRUMPS:
            return say("There are no trumps to draw.")
        if step.kind is StepKind.FINESSE:
            return self.cannot_finesse(step)
        ours = [card.suit for seat in (self.seat, self.seat.partner) for card in self.ending.hand(seat)]
        if step.suit and step.suit not in ours:
            return say("The claimer's side has no card of that suit.")
        if step.seat and step.kind is StepKind.TO and step.seat.side is not self.seat.side:
            return say("{player|start} is not of the claimer's side.", player=step.seat)
        return None

    def cannot_finesse(self, step: PlanStep) -> Text | None:
        """It is against an opponent, for a card of theirs that a higher one lies over."""
        theirs = [card for seat in (self.seat.lho, self.seat.rho) for card in self.ending.hand(seat)]
        if step.seat is None or step.seat.side is self.seat.side or step.card not in theirs:
            return say("A finesse is against an opponent, for a card that one of them has.")
        ours = [card for seat in (self.seat, self.seat.partner) for card in self.ending.hand(seat)]
        if not any(card.suit is step.card.suit and card.rank > step.card.rank for card in ours):
            return say("The claimer's side has nothing higher to finesse with.")
        return None

    @property
    def case(self) -> Claimed:
        leader = self.ending.leader or self.on_lead
        return Claimed(self.ending, self.trump.suit, leader, self.seat, self.plan, self.claimer is Claimer.DEFENDER)

    @property
    def search(self) -> Sought:
        return Sought(self.case, self.claimed)

    @property
    def settled(self) -> Settled:
        """What the search finds; the questions on which it turns are asked one after the other."""
        search, known, forgotten = self.search, Known(), False
        if search.case.trump_out and search.gains(known._replace(trump=True), known):
            forgotten = not self.dealt_with and self.unaware
            known = known._replace(trump=not forgotten)
        if search.gains(known._replace(shown_out=search.case.voids), known):
            known = known._replace(shown_out=frozenset(one.of for one in self.shown_out))
        if search.gains(known._replace(top_down=True), known):
            known = known._replace(top_down=self.ordered)
        return Settled(search, known, search.find(known) or search.worst, forgotten)
