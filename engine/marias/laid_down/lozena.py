"""The duty to show a laid-down game, doubt, playing on, a wrong claim, the order of showing, fleks: C.1 to C.3, C.5."""

from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.marias import onward
from engine.marias.effect.fee import NO_RENONC
from engine.marias.effect.laid_down import (
    CAUGHT,
    DOUBTS,
    DROPPED,
    FINISH,
    GOES_BACK,
    GOES_ON,
    HINT,
    LIMIT,
    MAY_PLAY,
    NO_DOUBT,
    NOT_SHOWN,
    ONE_TRICK,
    OPEN_CARDS,
    PAID,
    PLAIN,
    PLAY_TRICK,
    SHARED_BOTH,
    SHARED_ONE,
    SHOW,
    SHOW_AGAIN,
    SHOWN,
    STANDS,
    STAYS_OUT,
    WAIT,
    PaysEverybody,
    PaysFlat,
)
from engine.marias.laid_down.claim import LAST, Claim, Done, Doubt, Joined
from engine.marias.renonc.incident import Fault
from engine.marias.table.step import Stake
from engine.text import N_


def fee(claim: Claim) -> PaysFlat:
    return PaysFlat(claim.by, akter_only=claim.by_defender and claim.reading.akter_only)


# The price of a laid-down game


@law("marias:C.4", "marias:A")
def nobody_doubled(claim: Claim) -> Ruling | None:
    """There was no flek on the laid-down game."""
    return rule(PLAIN) if claim.fleks is Joined.NONE else None


@law("marias:C.5")
def one_doubled(claim: Claim) -> Ruling | None:
    """One defender took part in the fleks on the laid-down game."""
    return rule(SHARED_ONE) if claim.fleks is Joined.ONE else None


@law("marias:C.5", "marias:A.5", otherwise=(Joined.BOTH,))
def both_doubled(_: Claim) -> Ruling | None:
    """Both defenders took part in the fleks on the laid-down game."""
    return rule(SHARED_BOTH, LIMIT)


PRICE = Issue(N_("How are fleks on it paid?"), (nobody_doubled, one_doubled, both_doubled))


# Said or laid down


@law("marias:C.1")
def rightly_caught(claim: Claim) -> Ruling | None:
    """A defender said that the defence is certain of the rest, and it is so."""
    return rule(CAUGHT) if claim.done is Done.CLAIMED and claim.by_defender and claim.laid else None


@law("marias:C.1", "marias:C.4")
def rightly_shown(claim: Claim) -> Ruling | None:
    """The game was said to be laid down, and it is."""
    return rule(SHOWN, then=PRICE) if claim.done is Done.CLAIMED and claim.laid else None


@law("marias:C.2", "marias:E.2.e", "marias:E.6.b")
def defender_wrong(claim: Claim) -> Ruling | None:
    """A defender claimed that the game is laid down, and it is not."""
    is_it = claim.done is Done.CLAIMED and claim.by_defender
    return rule(HINT, go_to(onward.RENONC, fault=Fault.CLAIM)) if is_it else None


@law("marias:C.2")
def akter_wrong_and_asked(claim: Claim) -> Ruling | None:
    """The aktér claimed that the game is laid down, it is not, and the defence asks for play."""
    return rule(NO_RENONC, OPEN_CARDS, DOUBTS) if claim.done is Done.CLAIMED and claim.asked else None


@law("marias:C.2")
def akter_wrong(claim: Claim) -> Ruling | None:
    """The aktér claimed that the game is laid down, it is not, and nobody asks for play."""
    return rule(NO_RENONC, STANDS) if claim.done is Done.CLAIMED else None


# Played on


@law("marias:C.1")
def late_tricks(claim: Claim) -> Ruling | None:
    """Somebody played on from the eighth trick inclusive."""
    return rule(MAY_PLAY) if claim.done is Done.PLAYED_ON and claim.is_late else None


@law("marias:C.1", "marias:C.4")
def nothing_laid(claim: Claim) -> Ruling | None:
    """The game was not yet laid down when somebody played on."""
    return rule(GOES_ON) if claim.done is Done.PLAYED_ON and not claim.laid else None


@law("marias:C.1")
def on_a_doubt(claim: Claim) -> Ruling | None:
    """The doubt had been announced, and this was the one trick that it buys."""
    return rule(ONE_TRICK) if claim.done is Done.PLAYED_ON and claim.doubt is Doubt.NOW else None


@law("marias:C.1", "marias:A")
def played_on(claim: Claim) -> Ruling | None:
    """Before the eighth trick a player went on in a laid-down game, without a doubt or after the one that counts."""
    return rule(fee(claim), PAID) if claim.done is Done.PLAYED_ON else None


# A doubt


@law("marias:C.1")
def doubt_not_needed(claim: Claim) -> Ruling | None:
    """The doubt concerned the eighth trick or a later one, which may be played out anyhow."""
    return rule(MAY_PLAY) if claim.done is Done.DOUBTED and claim.is_late else None


@law("marias:C.1")
def second_doubt(claim: Claim) -> Ruling | None:
    """A doubt had been announced before."""
    return rule(NO_DOUBT) if claim.done is Done.DOUBTED and claim.doubt is not Doubt.NONE else None


@law("marias:C.1")
def first_doubt(claim: Claim) -> Ruling | None:
    """It is the first doubt in this game."""
    return rule(ONE_TRICK) if claim.done is Done.DOUBTED else None


# In the middle of a trick


@law("marias:C.1")
def last_trick(claim: Claim) -> Ruling | None:
    """It was said in the middle of the last trick."""
    return rule(FINISH) if claim.done is Done.IN_TRICK and claim.trick == LAST else None


@law("marias:C.1")
def trick_left(claim: Claim) -> Ruling | None:
    """All the players find the announcement true, also where the trick decides betl or durch."""
    return rule(DROPPED) if claim.done is Done.IN_TRICK and claim.accepted else None


@law("marias:C.2", "marias:C.1")
def trick_played(claim: Claim) -> Ruling | None:
    """Not all the players find the announcement true."""
    return rule(PLAY_TRICK) if claim.done is Done.IN_TRICK else None


# Showing


@law("marias:C.3")
def others_first(claim: Claim) -> Ruling | None:
    """The others have not yet put down their cards."""
    return rule(WAIT) if claim.done is Done.SHOWS and not claim.ready else None


@law("marias:C.3")
def lead_of_betl(claim: Claim) -> Ruling | None:
    """In a laid-down betl the aktér had put down a card as the lead."""
    if claim.done is Done.SHOWS and Stake.BETL in claim.step.parts and claim.set_aside:
        return rule(SHOW, STAYS_OUT)
    return None


@law("marias:C.3")
def lead_of_durch(claim: Claim) -> Ruling | None:
    """In a laid-down durch the aktér had put down a card as the lead."""
    if claim.done is Done.SHOWS and Stake.DURCH in claim.step.parts and claim.set_aside:
        return rule(SHOW, GOES_BACK)
    return None


@law("marias:C.3")
def shows(claim: Claim) -> Ruling | None:
    """The others have put down their cards."""
    return rule(SHOW) if claim.done is Done.SHOWS else None


@law("marias:C.3", "marias:E.3.g")
def refuses(claim: Claim) -> Ruling | None:
    """The order was changed after showing, and the player refuses to show the cards again."""
    return rule(PaysEverybody(claim.by)) if claim.done is Done.REORDERED and claim.refused else None


@law("marias:C.3")
def show_again(claim: Claim) -> Ruling | None:
    """The order was changed after showing."""
    return rule(SHOW_AGAIN) if claim.done is Done.REORDERED else None


@law("marias:C.3")
def shown_again_and_again(claim: Claim) -> Ruling | None:
    """A player showed unplayed cards for the second time or more in a competition round, and a penalty is demanded."""
    if claim.again and claim.demanded and claim.reading.showing_costs:
        return rule(PaysEverybody(claim.by))
    return None


@law("marias:C.3", otherwise=(Done.OTHERS_SHOW,))
def shown_once(_: Claim) -> Ruling | None:
    """A player showed unplayed cards, for the first time or with nobody demanding a penalty."""
    return rule(NOT_SHOWN)


LOZENA = Topic(
    "marias",
    "lozena",
    N_("Laid-down game (ložená)"),
    N_("A game is certain, or somebody says so: it was shown, doubted, played on, or claimed wrongly."),
    Claim,
    (
        Issue(
            N_("What follows?"),
            (
                rightly_caught,
                rightly_shown,
                defender_wrong,
                akter_wrong_and_asked,
                akter_wrong,
                late_tricks,
                nothing_laid,
                on_a_doubt,
                played_on,
                doubt_not_needed,
                second_doubt,
                first_doubt,
                last_trick,
                trick_left,
                trick_played,
                others_first,
                lead_of_betl,
                lead_of_durch,
                shows,
                refuses,
                show_again,
                shown_again_and_again,
                shown_once,
            ),
        ),
        PRICE,
    ),
)
