"""Is a card played? Laws 45A to 45C, and what a card is that is not."""

from engine.bridge import onward
from engine.bridge.effect.call import NO_RECTIFICATION
from engine.bridge.effect.exposed import CARD_BACK, SEEN_BY_OPPONENTS
from engine.bridge.effect.lead import OLD_DUTIES
from engine.bridge.effect.played import COUNTS_AS_PLAYED, NAMES_NOW, NOT_PLAYED, STAYS_THERE
from engine.bridge.irregular_play.premature import TooSoon
from engine.bridge.play.exposed_card import BY_ACCIDENT, ON_PURPOSE
from engine.bridge.play.handling import CardTurn, DeclarersCard, DefendersCard, DummysCard
from engine.bridge.play.named import DummyMatter
from engine.bridge.play.played import PlayedCard
from engine.bridge.play.several import FIFTH
from engine.bridge.play.turn import Asked, Bound
from engine.bridge.revoke.circumstance import Role
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_

# A defender's card


@law("bridge:45C1")
def unseen_by_partner(played: PlayedCard) -> Ruling | None:
    """Partner could not have seen its face."""
    is_it = played.defenders_card is DefendersCard.UNSEEN
    return rule(NOT_PLAYED, CARD_BACK, SEEN_BY_OPPONENTS) if is_it else None


@law("bridge:49", "bridge:45C1")
def fell_from_hand(played: PlayedCard) -> Ruling | None:
    """It fell, or became visible by accident: it was not held, and is not played."""
    return rule(NOT_PLAYED, then=BY_ACCIDENT) if played.defenders_card is DefendersCard.FELL else None


@law("bridge:49")
def shown_by_defender(played: PlayedCard) -> Ruling | None:
    """It was shown or spoken of, and not meant to be played."""
    return rule(NOT_PLAYED, then=ON_PURPOSE) if played.defenders_card is DefendersCard.SHOWN else None


@law("bridge:45C5", "bridge:50")
def lies_as_penalty_card(played: PlayedCard) -> Ruling | None:
    """It is a penalty card already: whether it has to be played now is for Law 50."""
    is_it = played.defenders_card is DefendersCard.PENALTY
    if not is_it:
        return None
    return rule(OLD_DUTIES, go_to(onward.LEGAL_PLAY, asked=Asked.HAND, bound=frozenset({Bound.PENALTY})))


@law("bridge:45C4a", "bridge:47F2")
def defender_named(played: PlayedCard) -> Ruling | None:
    """The defender named it as the card to be played."""
    return rule(then=WHOSE_TURN) if played.defenders_card is DefendersCard.NAMED else None


@law("bridge:45C1", "bridge:47F2")
def held_for_partner(played: PlayedCard) -> Ruling | None:
    """It was held so that partner could have seen its face."""
    return rule(then=WHOSE_TURN) if played.defenders_card is DefendersCard.HELD else None


@law("bridge:45A", "bridge:47F2", otherwise=(DefendersCard.FACED,))
def faced_by_defender(_: PlayedCard) -> Ruling | None:
    """The defender put it on the table, face up."""
    return rule(then=WHOSE_TURN)


# Declarer's own card


@law("bridge:48A")
def shown_by_declarer(played: PlayedCard) -> Ruling | None:
    """Declarer dropped it or showed it without playing it."""
    is_it = played.declarers_card is DeclarersCard.SHOWN
    return rule(NOT_PLAYED, CARD_BACK, NO_RECTIFICATION) if is_it else None


@law("bridge:45C4a", "bridge:47F2")
def declarer_named_own(played: PlayedCard) -> Ruling | None:
    """Declarer named it as the card to be played."""
    return rule(then=WHOSE_TURN) if played.declarers_card is DeclarersCard.NAMED else None


@law("bridge:45C2b", "bridge:47F2")
def held_as_played(played: PlayedCard) -> Ruling | None:
    """The way in which declarer held it shows that it was played."""
    return rule(then=WHOSE_TURN) if played.declarers_card is DeclarersCard.INDICATED else None


@law("bridge:45C2a", "bridge:45A", "bridge:47F2", otherwise=(DeclarersCard.FACED,))
def faced_by_declarer(_: PlayedCard) -> Ruling | None:
    """It was face up on the table, or nearly touched it."""
    return rule(then=WHOSE_TURN)


# Dummy's card


@law("bridge:46B")
def named_in_part(played: PlayedCard) -> Ruling | None:
    """Declarer asked for it without saying suit and rank."""
    is_it = played.dummys_card is DummysCard.INCOMPLETE
    return rule(go_to(onward.DESIGNATION, dummy_matter=DummyMatter.WORDS)) if is_it else None


@law("bridge:45D1", "bridge:45F")
def put_out_by_dummy(played: PlayedCard) -> Ruling | None:
    """Dummy put it out, and declarer had not named it."""
    is_it = played.dummys_card is DummysCard.BY_DUMMY
    return rule(go_to(onward.DESIGNATION, dummy_matter=DummyMatter.WRONG_CARD)) if is_it else None


@law("bridge:45C3")
def tidied_or_by_chance(played: PlayedCard) -> Ruling | None:
    """Declarer touched it to tidy the cards, to reach another one, or without meaning to."""
    is_it = played.dummys_card in (DummysCard.TIDIED, DummysCard.BY_CHANCE)
    return rule(NOT_PLAYED, NAMES_NOW) if is_it else None


@law("bridge:45C3", "bridge:47F2")
def touched_on_purpose(played: PlayedCard) -> Ruling | None:
    """Declarer touched it on purpose."""
    return rule(then=WHOSE_TURN) if played.dummys_card is DummysCard.TOUCHED else None


@law("bridge:45B", "bridge:45C4a", "bridge:46A", "bridge:47F2", otherwise=(DummysCard.NAMED, DummysCard.PICKED))
def named_or_picked_up(_: PlayedCard) -> Ruling | None:
    """Declarer named suit and rank, or picked the card up to play it."""
    return rule(then=WHOSE_TURN)


# Whose turn was it?


@law("bridge:45C1", "bridge:45E")
def had_played_already(played: PlayedCard) -> Ruling | None:
    """The hand had already played to the trick."""
    return rule(then=FIFTH) if played.turn is CardTurn.PLAYED else None


@law("bridge:47E1", "bridge:57")
def told_to_play(played: PlayedCard) -> Ruling | None:
    """An opponent had wrongly said that it was this hand's turn."""
    is_it = played.turn is CardTurn.TOLD
    return rule(go_to(onward.PREMATURE_PLAY, too_soon=TooSoon.TOLD)) if is_it else None


@law("bridge:53")
def others_lead(played: PlayedCard) -> Ruling | None:
    """Another hand was to lead."""
    return rule(go_to(onward.LEAD_OUT_OF_TURN)) if played.turn is CardTurn.LEAD else None


@law("bridge:57")
def before_its_turn(played: PlayedCard) -> Ruling | None:
    """Another hand was to play to the trick before."""
    if played.turn is CardTurn.OWN:
        return None
    by_defender = TooSoon.AHEAD if played.turn is CardTurn.PARTNER else TooSoon.RHO
    too_soon = by_defender if played.is_defenders else TooSoon.DECLARING
    return rule(go_to(onward.PREMATURE_PLAY, too_soon=too_soon))


@law("bridge:45C", "bridge:44B", otherwise=(CardTurn.OWN,))
def in_turn(_: PlayedCard) -> Ruling | None:
    """It was this hand's turn."""
    return rule(COUNTS_AS_PLAYED, STAYS_THERE)


# Whose card is it?


@law("bridge:45C1")
def of_defender(played: PlayedCard) -> Ruling | None:
    """It is a defender's card: what counts is whether partner could have seen it held."""
    return rule(then=DEFENDERS) if played.owner is Role.DEFENDER else None


@law("bridge:45C2")
def of_declarer(played: PlayedCard) -> Ruling | None:
    """It is a card of declarer's own hand: what counts is how near it came to the table."""
    return rule(then=DECLARERS) if played.owner is Role.DECLARER else None


@law("bridge:45B", "bridge:45C3", otherwise=(Role.DUMMY,))
def of_dummy(_: PlayedCard) -> Ruling | None:
    """It is dummy's: what counts is what declarer said or touched."""
    return rule(then=DUMMYS)


WHOSE = Issue(N_("Whose card is it?"), (of_defender, of_declarer, of_dummy))
DEFENDERS = Issue(
    N_("Is the defender's card played?"),
    (
        unseen_by_partner,
        fell_from_hand,
        shown_by_defender,
        lies_as_penalty_card,
        defender_named,
        held_for_partner,
        faced_by_defender,
    ),
)
DECLARERS = Issue(
    N_("Is declarer's card played?"), (shown_by_declarer, declarer_named_own, held_as_played, faced_by_declarer)
)
DUMMYS = Issue(
    N_("Is dummy's card played?"),
    (named_in_part, put_out_by_dummy, tidied_or_by_chance, touched_on_purpose, named_or_picked_up),
)
WHOSE_TURN = Issue(
    N_("Was it this hand's turn?"), (had_played_already, told_to_play, others_lead, before_its_turn, in_turn)
)
