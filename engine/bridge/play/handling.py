"""What may be answered about a card: what was done with it, when, and why it is to go back."""

from engine.text import N_, Choice


class PlayMatter(Choice):
    """What there is to decide about a card."""

    PLAYED = "played", N_("whether a card is played")
    BACK = "back", N_("whether a card that was played may be taken back")
    SLIP = "slip", N_("whether declarer may change the card that was named for dummy")
    SEVERAL = "several", N_("two cards or more from one hand at the same time")
    FIFTH = "fifth", N_("a second card from the same hand to one trick")
    FOUND_LATE = "found-late", N_("the same, noticed only when both sides had played to the next trick")
    TOGETHER = "together", N_("two players who played at the same moment")
    SUGGESTED = "suggested", N_("dummy, who touched or suggested a card")


class DefendersCard(Choice):
    """What a defender did with a card."""

    FACED = "faced", N_("put it on the table, face up, to play it")
    HELD = "held", N_("held it so that partner could have seen its face")
    NAMED = "named", N_("named it as the card to be played")
    UNSEEN = "unseen", N_("held it so that only declarer or dummy could have seen it")
    FELL = "fell", N_("dropped it, or it slipped out or turned over; partner could have seen it")
    SHOWN = "shown", N_("showed it or said that it was there, and did not mean to play it")
    PENALTY = "penalty", N_("it already lies there as a penalty card")


class DeclarersCard(Choice):
    """What declarer did with a card of the own hand."""

    FACED = "faced", N_("put it on the table face up, or held it so that it touched the table or nearly did")
    INDICATED = "indicated", N_("held it in a way that shows that it was played")
    NAMED = "named", N_("named it as the card to be played")
    SHOWN = "shown", N_("dropped it or showed it, and did not mean to play it")


class DummysCard(Choice):
    """What happened to a card of dummy's."""

    NAMED = "named", N_("declarer named it in full")
    INCOMPLETE = "incomplete", N_("declarer asked for it without saying suit and rank")
    PICKED = "picked", N_("declarer picked it up to play it")
    TOUCHED = "touched", N_("declarer touched it on purpose, and for neither of the next reasons")
    TIDIED = "tidied", N_("declarer touched it to tidy the cards, or to reach one that lies above or below it")
    BY_CHANCE = "by-chance", N_("declarer touched it without meaning to")
    BY_DUMMY = "by-dummy", N_("dummy put it out, although declarer had not named it")


class CardTurn(Choice):
    """Whose turn it was when the card came."""

    OWN = "own", N_("this hand's")
    PARTNER = "partner", N_("this hand's partner's, who had not played to the trick yet")
    RHO = "rho", N_("that of the hand to the right, which had not played to the trick yet")
    LEAD = "lead", N_("another hand's, to lead to the trick")
    TOLD = "told", N_("another hand's, but an opponent had said that it was this hand's")
    PLAYED = "played", N_("nobody's of these: this hand had already played to the trick")


class OpenCard(Choice):
    """The card that is visible and is not played."""

    LOW = "low", N_("one card, a nine or lower, and this defender has no penalty card yet")
    HONOUR = "honour", N_("one honour: a ten or higher, and this defender has no penalty card yet")
    ANOTHER = "another", N_("two cards or more, those included that lay there as penalty cards")


class WhyBack(Choice):
    """Why somebody wants a card back."""

    REGRET = "regret", N_("the player has thought again, or had not paid attention")
    REVOKE = "revoke", N_("it did not follow suit, although the hand could have")
    RULING = "ruling", N_("the ruling on an irregularity of this side requires it")
    OPPONENT = "opponent", N_("an opponent has changed a card, and this one was played after that")
    TOLD_TURN = "told-turn", N_("an opponent had wrongly said that it was this player's turn")
    EXPLAINED = "explained", N_("an opponent's call or card had been explained wrongly")
    OWN_LEAD = "own-lead", N_("another player, whose lead it was, has made the proper lead")
    SLIP = "slip", N_("declarer wanted another card of dummy's than the one named")
    DUMMY = "dummy", N_("dummy put out a card that had not been named")


class SinceNaming(Choice):
    """What has been played since declarer named a card of dummy's."""

    NOTHING = "nothing", N_("nothing, whether or not dummy has already moved the card")
    OPPONENT = "opponent", N_("an opponent has played, declarer has not")
    DECLARER = "declarer", N_("declarer has played again, from the hand or from dummy")


class Visible(Choice):
    """How many faces could be seen."""

    ONE = "one", N_("one")
    MORE = "more", N_("two or more")


class SinceSeveral(Choice):
    """What has been played since several cards came from one hand."""

    NOTHING = "nothing", N_("nothing")
    OPPONENT = "opponent", N_("an opponent has played to that trick")
    BOTH = "both", N_("both sides have played to the next trick, and nobody had noticed it before")


class FifthCard(Choice):
    """What a second card to the trick was meant as."""

    LEAD = "lead", N_("a lead to the next trick")
    PLAY = "play", N_("a card to this trick: the player had forgotten that one lay there already")
    FELL = "fell", N_("nothing: it came along or fell")


class TogetherWith(Choice):
    """Which card the irregular one of two was that were played at the same moment."""

    LEAD = "lead", N_("two leads")
    NEXT = "next", N_("a play by the hand that was next after the one in turn")
    DECLARING = "declaring", N_("another play, from declarer's hand or from dummy")
    PARTNER = "partner", N_("a play by a defender whose partner was next")
    RHO = "rho", N_("a play by a defender, with the hand to the right next")


class DummyDid(Choice):
    """What dummy did with the cards on the table."""

    TIDIED = "tidied", N_("tidied them")
    ASKED = "asked", N_("did what declarer had asked for")
    SUGGESTED = "suggested", N_("touched or pointed to a card, or said something about one, unasked")
    PLAYED = "played", N_("put a card out that declarer had not named")
