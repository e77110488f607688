"""Dummy puts out another card than the one named: does it go back, who may change, is there a revoke to look for?"""

from random import Random
from typing import ClassVar

from engine.bridge.effect.designation import (
    DECLARER_MAY_CHANGE,
    DEFENDERS_MAY_CHANGE,
    MAY_BE_REVOKES,
    WRONG_CARD_BACK,
    WRONG_CARD_STAYS,
)
from engine.bridge.play.designation import DESIGNATION
from engine.bridge.play.named import Designation, DummyMatter, NoticedWrong, WrongCardWas
from engine.bridge.table.seat import Seat
from engine.cards.pack import Card, of_suit
from engine.cards.trick import Play, Trick
from engine.law import GoTo, Verdict
from engine.text import N_, Text, say
from quizzes.bridge.play.sitting import InPlay, TableInPlay, by_dummy, draw_in_play
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, find, has


class TableWithWrongCard(TableInPlay):
    """A table on which dummy put out a card that was not named."""

    mark: ClassVar[Text] = say("not named")

    @property
    def incidents(self) -> tuple[Trick[Seat], ...]:
        """The trick of that card, and the one in progress."""
        return tuple(dict.fromkeys((*(one for one in self.tricks if self.has_wrong(one)), self.tricks[-1])))


def card_part(wrong: Card) -> Part:
    options = (
        Option("back", say("It goes back, and the card that was named is played.")),
        Option("stays", say("It stays played.")),
    )
    return OneOf("card", say("What becomes of the {card}?", card=wrong), read_card, 0, options)


def read_card(verdict: Verdict) -> str:
    if has(verdict, WRONG_CARD_STAYS):
        return "stays"
    return "back" if has(verdict, WRONG_CARD_BACK) else ""


def change_part(one: InPlay) -> Part:
    """About the cards played after dummy's."""
    options = (
        Option("nobody", say("Nobody.")),
        Option("defender", say("{player}.", player=one.dummy.lho)),
        Option("both", say("{player}, and {declarer} if {player} does.", player=one.dummy.lho, declarer=one.declarer)),
    )
    words = say("Who may take back a card played to this trick after dummy's, without penalty?")
    return OneOf("change", words, read_change, 0, options)


def read_change(verdict: Verdict) -> str:
    if has(verdict, DECLARER_MAY_CHANGE):
        return "both"
    return "defender" if has(verdict, DEFENDERS_MAY_CHANGE) else "nobody"


def revoke_part() -> Part:
    options = (
        Option("dummy", say("Dummy's card was a revoke.")),
        Option("others", say("The cards that others put on it may have been revokes.")),
        Option("none", say("There is none.")),
    )
    return OneOf("revoke", say("Is there a revoke to look for?"), read_revoke, 0, options)


def read_revoke(verdict: Verdict) -> str:
    if find(verdict, GoTo):
        return "dummy"
    return "others" if has(verdict, MAY_BE_REVOKES) else "none"


def tell_wrong(one: InPlay, named: Card, wrong: Card) -> Text:
    return say(
        "To trick {trick} {player} calls for the {card}. {dummy}, dummy, puts out the {second} instead.",
        trick=one.trick,
        player=one.declarer,
        dummy=one.dummy,
        card=named,
        second=wrong,
    )


def tell_play(one: InPlay) -> Text:
    return say("{player} plays the {card}.", player=one.turn, card=one.proper)


NOTICED = say("Now somebody points out that it is not the card that was called for.")
LATE = say("Both sides have played to the next trick when somebody sees that it was not the card called for.")


def scenario(one: InPlay, after: InPlay, wrong: Card, told: tuple[Text, ...], **facts: object) -> Scenario:
    case = Case(DESIGNATION, Designation.suppose(dummy_matter=DummyMatter.WRONG_CARD, **facts))
    is_late = "wrong_was" in facts
    parts = (card_part(wrong), revoke_part() if is_late else change_part(one))
    marked: tuple[Play[Seat], ...] = (Play(one.dummy, wrong),)
    return Scenario(told, (case,), parts, after.table(kind=TableWithWrongCard, wrong=marked))


def legal_other(rng: Random, one: InPlay) -> tuple[Card, Card]:
    """The card that was called for, and another legal one."""
    named = one.proper
    return named, rng.choice(sorted(one.position.legal - {named}))


def can_err(one: InPlay) -> bool:
    """Has dummy a choice, and declarer's right-hand opponent and declarer still to play?"""
    return by_dummy(one) and one.place < 2 and len(one.position.legal) > 1


def in_time(rng: Random) -> Scenario:
    one = draw_in_play(rng, can_err)
    named, wrong = legal_other(rng, one)
    when = rng.choice((NoticedWrong.AT_ONCE, NoticedWrong.DEFENDER, *[NoticedWrong.DECLARER] * 2))
    told: tuple[Text, ...] = (tell_wrong(one, named, wrong),)
    after = one.play(wrong)
    for _ in range({NoticedWrong.AT_ONCE: 0, NoticedWrong.DEFENDER: 1, NoticedWrong.DECLARER: 2}[when]):
        told, after = (*told, tell_play(after)), after.play()
    return scenario(one, after, wrong, (*told, NOTICED), noticed_wrong=when)


def finish_trick(one: InPlay) -> InPlay:
    while one.place:
        one = one.play()
    return one


def one_side_on(rng: Random) -> Scenario:
    """A lead to the next trick alone does not make it too late."""
    one = draw_in_play(rng, can_err)
    named, wrong = legal_other(rng, one)
    over = finish_trick(one.play(wrong))
    told = say(
        "The trick is played out, and {player} leads the {card} to the next one. Only now somebody points it out.",
        player=over.turn,
        card=over.proper,
    )
    facts = {"noticed_wrong": NoticedWrong.NEXT_TRICK}
    return scenario(one, over.play(), wrong, (tell_wrong(one, named, wrong), told), **facts)


def leads(one: InPlay) -> bool:
    return by_dummy(one) and not one.place and len(one.position.legal) > 1


def follows(one: InPlay) -> bool:
    return by_dummy(one) and one.place > 0 and len(one.position.follows) > 1


def can_revoke(one: InPlay) -> bool:
    return by_dummy(one) and one.place > 0 and bool(one.position.follows) and one.position.follows != one.position.hand


def too_late(rng: Random) -> Scenario:
    """The wrong card was added to a trick in progress."""
    is_revoke = rng.random() < 0.5
    one = draw_in_play(rng, can_revoke if is_revoke else follows)
    named, follow = one.proper, one.position.follows
    wrong = rng.choice(sorted(one.position.hand - follow if is_revoke else follow - {named}))
    over = finish_trick(one.play(wrong)).play().play()
    was = WrongCardWas.REVOKE if is_revoke else WrongCardWas.LEGAL
    facts = {"noticed_wrong": NoticedWrong.LATE, "wrong_was": was}
    return scenario(one, over, wrong, (tell_wrong(one, named, wrong), LATE), **facts)


def led_too_late(rng: Random) -> Scenario | None:
    """The next defender has heard the call, and follows to the suit that was named."""
    one = draw_in_play(rng, leads)
    named = one.proper
    hand = one.position.held[one.turn.lho]
    heard = sorted(of_suit(hand, named.suit))
    others = [card for card in sorted(one.position.legal) if card.suit is not named.suit and of_suit(hand, card.suit)]
    if not heard or not others:
        return None
    wrong = rng.choice(others)
    after = one.play(wrong)
    told = say("{player}, who has listened to declarer, plays the {card}.", player=after.turn, card=heard[0])
    over = finish_trick(after.play(heard[0])).play().play()
    facts = {"noticed_wrong": NoticedWrong.LATE, "wrong_was": WrongCardWas.LED}
    return scenario(one, over, wrong, (tell_wrong(one, named, wrong), told, LATE), **facts)


STORIES = (*[in_time] * 5, one_side_on, *[too_late] * 3, *[led_too_late] * 2)
DRAW = firmly(lambda rng: rng.choice(STORIES)(rng))
FAMILIES = (Family("bridge", "dummy-wrong-card", N_("Dummy puts out another card"), 2, "45D1 45D2 64B3 47D", DRAW),)
