"""Partner hesitated, asked or explained, and the player acted: what a director finds, case by case."""

from types import MappingProxyType

from engine.bridge.information.partner_gave import Gave, ThusFar
from engine.bridge.information.unauthorised import advantage, no_alternative, nothing_given, suggested_nothing
from engine.text import N_, say
from quizzes.bridge.judged.reason import (
    DOUBTED,
    MAY_STILL,
    NOTHING_GIVEN,
    PAUSED,
    POINTED_ELSEWHERE,
    POINTED_NOWHERE,
    STOPPED,
)
from quizzes.bridge.judged.story import FEW, JudgedStory, Judgement
from quizzes.family import Family

OVER = {"so_far": ThusFar.OVER, "gained": True, "own_part": False}
TEMPO = OVER | {"gave": Gave.TEMPO}
ADJUST = {"informed": True, "suggested": True, "alternative": True}
NO_ALTERNATIVE = {"informed": True, "suggested": True, "alternative": False}
NOT_SUGGESTED = {"informed": True, "suggested": False, "alternative": True}
NOT_INFORMED = {"informed": False, "suggested": True, "alternative": True}

HELD = N_("{player} holds {hand}.")
BID_OVER_PAUSE = N_(
    "{lho} opens {last}. {partner} thinks for a minute and passes, {rho} passes, and {player} bids {bid}, which makes."
)
SLOW_DOUBLE = N_(
    "{lho} bids {last}. {partner} doubles after long thought, {rho} passes, and {player} takes the double out to "
    "{bid}, which makes."
)
ASKED_ABOUT_CLUBS = N_("In the auction {partner} asks at length about {last}, which is artificial, and passes.")

STORIES = (
    JudgedStory(
        (BID_OVER_PAUSE, HELD),
        TEMPO | ADJUST,
        {
            "adjust": N_("The pause suggested bidding, and with this hand many would have passed."),
            **PAUSED,
            "alternative": N_("With ten points and a suit like this many would pass."),
        },
        "last=4H bid=4S",
        "SK SQ ST S6 S3 H5 DA D9 D4 CJ C8 C7 C3",
    ),
    JudgedStory(
        (BID_OVER_PAUSE, HELD),
        TEMPO | NO_ALTERNATIVE,
        {
            "alternative": N_("Nobody passes with this hand: nothing else would be seriously considered."),
            "adjust": MAY_STILL,
            **PAUSED,
        },
        "last=4H bid=4S",
        "SA SK SQ SJ S9 S6 S4 DA DQ D5 CK CQ C3",
    ),
    JudgedStory(
        (
            N_(
                "{lho} opens {last} with the warning that regulations prescribe for a jump. {partner} waits for the "
                "prescribed ten seconds and passes, {rho} passes, and {player} bids {bid}, which makes."
            ),
            HELD,
        ),
        TEMPO | NOT_INFORMED,
        {
            "information": N_("The prescribed pause tells nothing: everybody has to take it."),
            **NOTHING_GIVEN,
        },
        "last=3H bid=3S",
        "SK SQ ST S6 S3 H5 DA D9 D4 CJ C8 C7 C3",
    ),
    JudgedStory(
        (SLOW_DOUBLE, HELD),
        TEMPO | ADJUST,
        {
            "adjust": N_("The slow double suggested taking it out, and with this hand many would have left it in."),
            **DOUBTED,
            "alternative": N_("With two spades and a king in each of two other suits many would leave the double in."),
        },
        "last=4S bid=5D",
        "S8 S3 HK H7 H4 DQ DJ D9 D7 D5 CK C8 C2",
    ),
    JudgedStory(
        (SLOW_DOUBLE, HELD),
        TEMPO | NO_ALTERNATIVE,
        {
            "alternative": N_("With eight diamonds and no spade nobody leaves the double in."),
            "adjust": MAY_STILL,
            **DOUBTED,
        },
        "last=4S bid=5D",
        "H4 DA DK DQ DT D9 D7 D5 D3 C8 C7 C6 C2",
    ),
    JudgedStory(
        (
            N_(
                "{player} opens {opening}, 15 to 17 points. After long thought {partner} raises to {last}, which "
                "invites, and {player} goes on to {bid}, which makes."
            ),
            HELD,
        ),
        TEMPO | NOT_SUGGESTED,
        {
            "suggested": N_("A slow invitation may be too strong for one or too weak: it speaks for neither."),
            "information": POINTED_NOWHERE,
            **POINTED_ELSEWHERE,
        },
        "opening=1NT last=2NT bid=3NT",
        "SA SJ S4 HK HQ H3 DA D8 D6 D2 CQ C9 C5",
    ),
    JudgedStory(
        (ASKED_ABOUT_CLUBS, N_("Against {bid}, {player} leads a diamond, and the contract goes down."), HELD),
        OVER | NOT_SUGGESTED | {"gave": Gave.REMARK},
        {
            "suggested": N_("The question pointed to clubs, if to anything, and not to diamonds."),
            "information": N_("A question may tell something as well; but this lead was not what it pointed to."),
            **POINTED_ELSEWHERE,
        },
        "last=2C bid=3NT",
        "SQ SJ S4 H8 H5 H2 DK DT D6 D3 C7 C6 C4",
    ),
    JudgedStory(
        (ASKED_ABOUT_CLUBS, N_("Against {bid}, {player} leads a club, and the contract goes down."), HELD),
        OVER | ADJUST | {"gave": Gave.REMARK},
        {
            "adjust": N_("The question pointed to clubs, and from this hand a spade is the natural lead."),
            "information": N_("A question may tell something as well, above all where there was no need to ask."),
            "suggested": N_("Who asks about an artificial bid in clubs often has clubs: that speaks for a club."),
            "alternative": N_("From queen, jack and ten many would lead a spade."),
        },
        "last=2C bid=3NT",
        "SQ SJ ST S3 HJ H9 H4 DK D7 D2 CJ C5 C2",
    ),
    JudgedStory(
        (
            N_(
                "{lho} opens {last}. {partner} passes after three seconds, {rho} passes, and {player} bids {bid}, "
                "which makes. The opponents find the pass slow."
            ),
            HELD,
        ),
        TEMPO | NOT_INFORMED,
        {
            "information": N_("Three seconds are what any pass takes: that tells nothing."),
            **NOTHING_GIVEN,
        },
        "last=1H bid=1S",
        "SK SJ S9 S7 S4 HQ H6 DA D8 D3 CT C6 C2",
    ),
    JudgedStory(
        (
            N_(
                "{partner} asks for aces and hears of one. After long thought {partner} stops in {last}, but {player} "
                "goes on to {bid}, which makes."
            ),
            HELD,
        ),
        TEMPO | ADJUST,
        {
            "adjust": N_("Partner had asked and decided. To overrule that is just what the thought suggested."),
            **STOPPED,
            "alternative": N_("Partner knows the aces of both hands: to pass is more than a logical alternative."),
        },
        "last=5H bid=6H",
        "SK S7 S3 HQ HJ H8 H5 H2 DA D9 CQ CJ C4",
    ),
    JudgedStory(
        (
            N_(
                "{partner} asks for aces. The answer shows one ace or four. After long thought {partner} stops in "
                "{last}, but {player} goes on to {bid}, which makes."
            ),
            HELD,
        ),
        TEMPO | NO_ALTERNATIVE,
        {
            "alternative": N_("Partner took the answer for one ace. Who has all four does not pass."),
            "adjust": MAY_STILL,
            **STOPPED,
        },
        "last=5H bid=6H",
        "SA S7 S3 HA HK H8 H5 DA D9 D4 CA C6 C2",
    ),
    JudgedStory(
        (
            N_(
                "{partner}, on lead against {bid}, thinks for two minutes and leads a heart. {player} wins the second "
                "trick, returns a heart, and the contract goes down."
            ),
        ),
        TEMPO | NOT_SUGGESTED,
        {
            "suggested": N_("A slow lead may have been a choice among any suits: it speaks for none of them."),
            "information": POINTED_NOWHERE,
            **POINTED_ELSEWHERE,
        },
        "bid=3NT",
    ),
    JudgedStory(
        (
            N_(
                "{lho} opens {last}, and the opponents argue for half a minute about what it means. As soon as they "
                "are done {partner} passes, {rho} passes, and {player} bids {bid}, which makes."
            ),
            HELD,
        ),
        TEMPO | NOT_INFORMED,
        {
            "information": N_("The delay was the opponents' own, and partner passed at once."),
            **NOTHING_GIVEN,
        },
        "last=2D bid=2S",
        "SK SQ S9 S7 S4 HQ H2 D8 D6 D3 CA C9 C5",
    ),
    JudgedStory(
        (
            N_(
                "{rho} opens {opening}, and {player} overcalls {last}, meant as natural. {partner} explains it as a "
                "transfer and bids {bid}; {player} bids {again}, which makes."
            ),
            HELD,
        ),
        OVER | ADJUST | {"gave": Gave.EXPLANATION},
        {
            "adjust": N_("Without the explanation {bid} is a suit of partner's, and many would have passed it."),
            "information": N_("Partner's explanation is unauthorised information for {player}, right or wrong."),
            "suggested": N_("The explanation told that {bid} showed no suit: that speaks for going back to hearts."),
            "alternative": N_("With two spades many would have left partner in {bid}, had they heard nothing."),
        },
        "opening=1NT last=2H bid=2S again=3H",
        "S8 S5 HA HQ H9 H7 H6 H4 DK D3 CJ C8 C2",
    ),
)

JUDGEMENT = Judgement(
    "finding",
    say("What do you find, and what follows?"),
    MappingProxyType(
        {
            "information": (nothing_given, say("Partner gave nothing away: the result stands.")),
            "suggested": (suggested_nothing, say("It suggested nothing over anything else: the result stands.")),
            "alternative": (no_alternative, say("There was no logical alternative: the result stands.")),
            "adjust": (advantage, say("It was suggested over a logical alternative: the score is adjusted.")),
        }
    ),
)
FAMILIES = (
    Family(
        "bridge",
        "judged-hesitation",
        N_("Partner hesitated: you judge"),
        3,
        "16B1 16B1a 16B1b 16B3 75A",
        JUDGEMENT.draw_from(STORIES),
        excused={"different": FEW},
    ),
)
