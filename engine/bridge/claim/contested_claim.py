"""A contested claim: who gets the tricks that are left. Law 70."""

from engine.bridge.claim.dispute import ContestedClaim
from engine.bridge.claim.doubt import Claimer, Dispute, FoundBy, GuessKnown, LineIs
from engine.bridge.effect.contested import (
    AGAINST_CLAIMER,
    CLAIM_STANDS,
    HEAR_OBJECTIONS,
    MAY_FACE_HANDS,
    REPEAT_STATEMENT,
    TOO_MANY_LINES,
    IfNormal,
    SuchLine,
    TricksOfRest,
    TricksRefused,
)
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_

# How does the director go about it?


@law("bridge:70B", "bridge:70B1", "bridge:70B2", "bridge:70B3")
def by_director(claim: ContestedClaim) -> Ruling | None:
    """The statement is repeated, the objections are heard, and the director finds what play could bring."""
    _ = claim.claimer  # asked first
    if claim.found_by is not FoundBy.DIRECTOR:
        return None
    return rule(REPEAT_STATEMENT, HEAR_OBJECTIONS, MAY_FACE_HANDS, then=DISPUTE)


@law("bridge:70B3", "bridge:70B", "bridge:70B1", "bridge:70B2", otherwise=(FoundBy.CARDS,))
def by_cards(_: ContestedClaim) -> Ruling | None:
    """The statement is repeated, the objections are heard, and the cards lie open: every line is tried."""
    return rule(REPEAT_STATEMENT, HEAR_OBJECTIONS, MAY_FACE_HANDS, then=CARDS)


# What does the claim come to, on the cards?


@law("bridge:70A")
def too_many_lines(claim: ContestedClaim) -> Ruling | None:
    """There are more than six cards a hand, or too many lines."""
    return rule(TOO_MANY_LINES, then=DISPUTE) if claim.search.is_too_long else None


@law("bridge:70A")
def every_line_wins(claim: ContestedClaim) -> Ruling | None:
    """However one plays, within what was said, the claimer's side wins what was claimed."""
    return stands(claim) if claim.search.worst.careless >= claim.claimed else None


@law("bridge:70C", "bridge:70C1", "bridge:70C2", "bridge:70C3")
def trump_forgotten(claim: ContestedClaim) -> Ruling | None:
    """A trump is out, the statement did not deal with it, the claimer may not have known, and a line loses to it."""
    settled = claim.settled
    return awarded(claim, settled.found.careless) if settled.forgotten and settled.surely_loses else None


@law("bridge:70D2", "bridge:70fn1")
def partner_may_go_wrong(claim: ContestedClaim) -> Ruling | None:
    """A defender claimed, and part of it rests on the partner's choice among normal plays."""
    settled = claim.settled
    if claim.claimer is not Claimer.DEFENDER or not settled.surely_loses:
        return None
    return awarded(claim, settled.found.careless) if settled.rests_on_partner else None


@law("bridge:70E1", "bridge:70D1")
def guess_not_stated(claim: ContestedClaim) -> Ruling | None:
    """It would need a guess that was not stated, and nobody has shown out of that suit, or would on every line."""
    settled = claim.settled
    guess = settled.surely_loses and settled.rests_on_guess
    return awarded(claim, settled.found.careless) if guess else None


@law("bridge:70E1")
def card_was_marked(claim: ContestedClaim) -> Ruling | None:
    """An opponent has shown out of the suit: lines that refuse the marked play do not count, and nothing is lost."""
    settled = claim.settled
    return stands(claim) if settled.known.shown_out and not settled.loses else None


@law("bridge:70E2")
def order_is_laid_down(claim: ContestedClaim) -> Ruling | None:
    """The regulations lay down that a suit is played from the top, and then nothing is lost."""
    settled = claim.settled
    return stands(claim) if settled.known.top_down and not settled.loses else None


@law("bridge:70D1", "bridge:70A", "bridge:70fn1")
def other_line_loses(claim: ContestedClaim) -> Ruling | None:
    """There is another normal line, within what was said, that wins fewer tricks."""
    settled = claim.settled
    return awarded(claim, settled.found.careless) if settled.surely_loses else None


@law("bridge:70A", "bridge:70C1", "bridge:70C2")
def trump_was_known(claim: ContestedClaim) -> Ruling | None:
    """The trump that is out was dealt with, or the claimer knew of it: nothing is lost."""
    return None if claim.settled.loses else stands(claim)


def stands(claim: ContestedClaim) -> Ruling:
    return rule(CLAIM_STANDS, TricksOfRest(claim.claimed, claim.ending.tricks - claim.claimed))


@law("bridge:70fn1")
def line_is_normal(claim: ContestedClaim) -> Ruling | None:
    """A line that loses more is normal for this player, though careless or inferior."""
    return awarded(claim, claim.settled.found.careless) if claim.line is LineIs.NORMAL else None


@law("bridge:70fn1")
def line_is_absurd(claim: ContestedClaim) -> Ruling | None:
    """A line that loses more is not normal, even for a careless player: the worst careful one counts."""
    return awarded(claim, claim.settled.found.careful, careful=True) if claim.line is LineIs.ABSURD else None


@law("bridge:70fn1", "bridge:70D1", otherwise=(LineIs.UNSEEN,))
def line_is_to_be_seen(claim: ContestedClaim) -> Ruling | None:
    """The director looks at the line that loses more, and says whether it is normal for this player."""
    settled = claim.settled
    found = settled.found
    return rule(IfNormal(found.careless, found.careful), SuchLine(settled.line(careful=False)))


def awarded(claim: ContestedClaim, tricks: int, *, careful: bool = False) -> Ruling:
    """The tricks, and the line in which it comes so; the claim stands where that loses nothing."""
    if tricks >= claim.claimed:
        return stands(claim)
    line = claim.settled.line(careful=careful)
    return rule(TricksOfRest(tricks, claim.ending.tricks - tricks), SuchLine(line), AGAINST_CLAIMER)


# What does it come to, as the director finds?


@law("bridge:70C", "bridge:70C1", "bridge:70C2", "bridge:70C3")
def loses_to_trump(claim: ContestedClaim) -> Ruling | None:
    """A trump is out that the statement did not deal with, the claimer may not have known, a line loses to it."""
    if claim.dispute is not Dispute.TRUMP or claim.dealt_with or not claim.unaware:
        return None
    return refused(claim) if claim.loses_to_trump else None


@law("bridge:70E1")
def guess_refused(claim: ContestedClaim) -> Ruling | None:
    """It needs an unstated guess, and nothing tells where the card is."""
    unknown = claim.dispute is Dispute.GUESS and claim.guess_known is GuessKnown.NOTHING
    return refused(claim) if unknown else None


@law("bridge:70E1")
def guess_marked(claim: ContestedClaim) -> Ruling | None:
    """An opponent had shown out of the suit, or would on every normal line: the marked play is granted."""
    return rule(CLAIM_STANDS) if claim.dispute is Dispute.GUESS else None


@law("bridge:70D2")
def rests_on_partner(claim: ContestedClaim) -> Ruling | None:
    """A defender's claim rests on the partner's choice among normal plays: that part is refused."""
    if claim.dispute is not Dispute.PARTNER:
        return None
    return refused(claim) if claim.rests_on_partner else None


@law("bridge:70E2")
def from_the_top(claim: ContestedClaim) -> Ruling | None:
    """It hangs on the order of a suit, and the regulations say that it is played from the top."""
    return rule(CLAIM_STANDS) if claim.dispute is Dispute.ORDER and claim.ordered else None


@law("bridge:70D1", "bridge:70fn1")
def less_successful_line(claim: ContestedClaim) -> Ruling | None:
    """There is another normal line, within what was said, that wins fewer tricks."""
    if claim.dispute is Dispute.PARTNER:
        return None
    return refused(claim) if claim.other_line else None


@law("bridge:70A", otherwise=(Dispute.LINE, Dispute.ORDER, Dispute.PARTNER, Dispute.TRUMP))
def nothing_can_be_lost(_: ContestedClaim) -> Ruling | None:
    """No normal line loses anything."""
    return rule(CLAIM_STANDS)


def refused(claim: ContestedClaim) -> Ruling:
    return rule(TricksRefused(claim.lost), AGAINST_CLAIMER)


PROCEDURE = Issue(N_("How does the director go about it?"), (by_director, by_cards))
CARDS = Issue(
    N_("What does the claim come to on these cards?"),
    (
        too_many_lines,
        every_line_wins,
        trump_forgotten,
        partner_may_go_wrong,
        guess_not_stated,
        card_was_marked,
        order_is_laid_down,
        other_line_loses,
        trump_was_known,
        line_is_normal,
        line_is_absurd,
        line_is_to_be_seen,
    ),
)
DISPUTE = Issue(
    N_("What does the claim come to, as the director finds?"),
    (
        loses_to_trump,
        guess_refused,
        guess_marked,
        rests_on_partner,
        from_the_top,
        less_successful_line,
        nothing_can_be_lost,
    ),
)
CONTESTED_CLAIM = Topic(
    "bridge",
    "contested-claim",
    N_("Contested claim"),
    N_("A claim or concession is disputed, and the director awards the tricks."),
    ContestedClaim,
    (PROCEDURE, CARDS, DISPUTE),
)
