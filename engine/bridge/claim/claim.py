"""A claim or a concession: what counts as one, and what becomes of the play. Laws 68 and 69."""

from engine.bridge import onward
from engine.bridge.claim.claiming import ClaimAnswer, ClaimBy, ClaimedHow, Claiming
from engine.bridge.claim.doubt import Claimer
from engine.bridge.claim.trick_back import GivenHow, SinceGiven
from engine.bridge.effect.claim import (
    ALL_MAY_USE,
    CALL_AT_ONCE_68,
    CLAIM_STOPS,
    CONCESSION_STOPS,
    DUMMY_CANNOT,
    DUMMYS_WORDS,
    EXPLAIN_AT_ONCE,
    GIVES_ALL,
    GIVES_REST,
    MAY_STILL_OBJECT,
    NO_PENALTY_68,
    NO_PLAYING_ON,
    NO_RULING_ON_IT,
    NOT_A_CLAIM,
    ONLY_OPPONENTS_ASK,
    OTHERS_ANSWER,
    PARTNER_MAY_NOT_USE,
    PARTNERS_TRICK,
    PLAYED_ON,
    RESULT_FROM_THERE,
    SCORED_SO,
    VOID_BY_PARTNER,
    WAIT_FOR_DIRECTOR,
)
from engine.bridge.effect.information import CheckAtEnd
from engine.bridge.effect.outside import NEVER_PENALTY_CARD
from engine.bridge.effect.right import PENALTY_POSSIBLE
from engine.bridge.irregular_call.exposed import ExposedWhen, RoleInEnd
from engine.bridge.irregular_play.lead import Led, LedHow, SinceOpening
from engine.effect import ForDirector
from engine.law import GoTo, Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

# Is it a claim or a concession?


@law("bridge:68A", "bridge:68B1", "bridge:16B1")
def by_dummy(claim: Claiming) -> Ruling | None:
    """Dummy said or did it: only declarer and the defenders claim and concede."""
    return rule(DUMMY_CANNOT, DUMMYS_WORDS, PENALTY_POSSIBLE) if claim.by is ClaimBy.DUMMY else None


@law("bridge:68A", "bridge:54A", "bridge:48B2")
def spread_after_wrong_lead(claim: Claiming) -> Ruling | None:
    """Declarer spread the hand after an opening lead out of turn."""
    if claim.how is not ClaimedHow.SPREAD:
        return None
    stated = {"led": Led.OPENING, "how": LedHow.MISTAKE, "since_opening": SinceOpening.SPREAD}
    return rule(go_to(onward.LEAD_OUT_OF_TURN, **stated))


@law("bridge:68")
def declarer_on_this_trick(claim: Claiming) -> Ruling | None:
    """It was about the trick in progress only, and by declarer."""
    is_it = claim.how is ClaimedHow.THIS_TRICK and claim.by is ClaimBy.DECLARER
    return rule(NOT_A_CLAIM) if is_it else None


@law("bridge:68", "bridge:16", "bridge:57A")
def partner_had_to_play(claim: Claiming) -> Ruling | None:
    """It was about the trick in progress only, by a defender whose partner had still to play to it."""
    if claim.how is not ClaimedHow.THIS_TRICK or not claim.partner_to_play:
        return None
    used = (PARTNER_MAY_NOT_USE, PARTNERS_TRICK, ForDirector("bridge:57A"))
    return rule(NOT_A_CLAIM, NO_PENALTY_68, *used, CheckAtEnd("bridge:16B3"))


@law("bridge:68", "bridge:16")
def defender_on_this_trick(claim: Claiming) -> Ruling | None:
    """It was about the trick in progress only, by a defender whose partner had played to it."""
    is_it = claim.how is ClaimedHow.THIS_TRICK
    return rule(NOT_A_CLAIM, NO_PENALTY_68, PARTNER_MAY_NOT_USE, CheckAtEnd("bridge:16B3")) if is_it else None


@law("bridge:68A", "bridge:48A")
def declarer_showed_otherwise(claim: Claiming) -> Ruling | None:
    """Declarer showed cards, and it was unmistakable that no claim was meant."""
    is_it = claim.how is ClaimedHow.FACED and claim.by is ClaimBy.DECLARER and claim.no_claim_meant
    return rule(NOT_A_CLAIM, NEVER_PENALTY_CARD) if is_it else None


@law("bridge:68A", "bridge:49")
def defender_showed_otherwise(claim: Claiming) -> Ruling | None:
    """A defender showed cards, and it was unmistakable that no claim was meant: they are exposed cards."""
    if claim.how is not ClaimedHow.FACED or not claim.no_claim_meant:
        return None
    return rule(NOT_A_CLAIM, go_to(onward.EXPOSED_IN_AUCTION, when=ExposedWhen.PLAY, became=RoleInEnd.DEFENDER))


@law("bridge:68B2", "bridge:16C")
def partner_objected(claim: Claiming) -> Ruling | None:
    """A defender gave tricks away, and partner objected at once."""
    if not (claim.by_defender and claim.concedes and claim.answer is ClaimAnswer.PARTNER):
        return None
    use = (NO_PENALTY_68, PARTNER_MAY_NOT_USE)
    return rule(VOID_BY_PARTNER, CALL_AT_ONCE_68, *use, CheckAtEnd("bridge:16C2"))


@law("bridge:68B1", "bridge:68D")
def gave_up_hand(claim: Claiming) -> Ruling | None:
    """The hand was thrown in or put away: that concedes every trick that is left."""
    is_it = claim.how is ClaimedHow.GIVEN_UP
    return rule(CONCESSION_STOPS, GIVES_ALL, then=WHAT_NOW) if is_it else None


@law("bridge:68B1", "bridge:68D")
def conceded_in_words(claim: Claiming) -> Ruling | None:
    """The player said that the side loses tricks."""
    return rule(CONCESSION_STOPS, then=WHAT_NOW) if claim.how is ClaimedHow.CONCEDED else None


@law("bridge:68A", "bridge:68B1", "bridge:68D")
def claimed_some(claim: Claiming) -> Ruling | None:
    """The player claimed a number of tricks, and with that conceded the others."""
    return rule(CLAIM_STOPS, GIVES_REST, then=WHAT_NOW) if claim.how is ClaimedHow.SOME else None


@law("bridge:68A", "bridge:48B2", "bridge:68D")
def showed_hand(claim: Claiming) -> Ruling | None:
    """The hand was shown without a word, and it was not unmistakable that no claim was meant."""
    return rule(CLAIM_STOPS, then=WHAT_NOW) if claim.how is ClaimedHow.FACED else None


@law("bridge:68A", "bridge:68D", otherwise=(ClaimBy.DECLARER, ClaimBy.DEFENDER, ClaimedHow.ALL, ClaimedHow.SHORTEN))
def claimed_rest(_: Claiming) -> Ruling | None:
    """The player claimed all that was left, or proposed to stop playing."""
    return rule(CLAIM_STOPS, then=WHAT_NOW)


# What happens now?


@law("bridge:68D1", "bridge:69A")
def agreed(claim: Claiming) -> Ruling | None:
    """The other side has agreed."""
    return rule(SCORED_SO, MAY_STILL_OBJECT) if claim.answer is ClaimAnswer.AGREED else None


@law("bridge:68D2bii", "bridge:68D2bi")
def all_play_on(claim: Claiming) -> Ruling | None:
    """The other side wants to play on, and all four agree."""
    is_it = claim.answer is ClaimAnswer.PLAY_ON and claim.all_agree
    return rule(PLAYED_ON, NO_RULING_ON_IT, ALL_MAY_USE, RESULT_FROM_THERE) if is_it else None


def contest(claim: Claiming) -> GoTo:
    """What becomes of the tricks; whoever concedes some claims the rest."""
    claimer = Claimer.DEFENDER if claim.by is ClaimBy.DEFENDER else Claimer.DECLARER
    return go_to(onward.CONTESTED_CLAIM, claimer=claimer)


@law("bridge:68D2bi", "bridge:68D2a", "bridge:70")
def not_all_play_on(claim: Claiming) -> Ruling | None:
    """The other side wants to play on, and not all four agree."""
    is_it = claim.answer is ClaimAnswer.PLAY_ON
    return rule(WAIT_FOR_DIRECTOR, NO_PLAYING_ON, contest(claim)) if is_it else None


@law("bridge:68D2b", "bridge:68D2a", "bridge:70")
def own_side_wants_to(claim: Claiming) -> Ruling | None:
    """Only the side that claimed or conceded wants to play on."""
    if claim.answer is not ClaimAnswer.OWN_PLAY_ON:
        return None
    return rule(WAIT_FOR_DIRECTOR, ONLY_OPPONENTS_ASK, NO_PLAYING_ON, contest(claim))


@law("bridge:71", "bridge:68D2")
def regretted(claim: Claiming) -> Ruling | None:
    """The player who gave tricks away wants one back."""
    is_it = claim.answer is ClaimAnswer.REGRETTED
    return rule(go_to(onward.TRICK_BACK_TOPIC, given=GivenHow.CONCEDED, since=SinceGiven.OPEN)) if is_it else None


@law("bridge:68D2a", "bridge:70")
def disputed(claim: Claiming) -> Ruling | None:
    """A player disputes it."""
    is_it = claim.answer in (ClaimAnswer.DISPUTED, ClaimAnswer.PARTNER)
    return rule(WAIT_FOR_DIRECTOR, contest(claim)) if is_it else None


@law("bridge:68C", "bridge:68D", otherwise=(ClaimAnswer.NOTHING,))
def nobody_has_answered(_: Claiming) -> Ruling | None:
    """The others have not said anything yet."""
    return rule(EXPLAIN_AT_ONCE, OTHERS_ANSWER)


WHAT = Issue(
    N_("Is it a claim or a concession?"),
    (
        by_dummy,
        spread_after_wrong_lead,
        declarer_on_this_trick,
        partner_had_to_play,
        defender_on_this_trick,
        declarer_showed_otherwise,
        defender_showed_otherwise,
        partner_objected,
        gave_up_hand,
        conceded_in_words,
        claimed_some,
        showed_hand,
        claimed_rest,
    ),
)
WHAT_NOW = Issue(
    N_("What happens now?"),
    (agreed, all_play_on, not_all_play_on, own_side_wants_to, regretted, disputed, nobody_has_answered),
)
CLAIM = Topic(
    "bridge",
    "claim",
    N_("Claim or concession"),
    N_("A player claimed or conceded tricks, showed the hand, or proposed to stop playing."),
    Claiming,
    (WHAT, WHAT_NOW),
)
