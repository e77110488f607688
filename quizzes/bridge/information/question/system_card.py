"""May the player look? Own and opponents' system cards, before, during and after the auction."""

from random import Random

from engine.bridge.effect.asking import LIMITS_OVER, MAY_LOOK
from engine.bridge.information.asking import Asker, Phase, Wish
from engine.bridge.information.question import QUESTION
from engine.bridge.table.seat import SEATS, Seat
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.information.sitting import Sitting, draw_at
from quizzes.bridge.picture import Table
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, has

BOARDS = range(1, 33)


def read_look(verdict: Verdict) -> str:
    return "yes" if has(verdict, MAY_LOOK, LIMITS_OVER) else "no"


def look_part(wish: Wish, player: Seat, case: int) -> Part:
    words = {
        Wish.OWN_CARD: say("May {player} look at their own system card now?", player=player),
        Wish.THEIR_CARD: say("May {player} look at an opponent's system card now?", player=player),
    }
    options = (Option("yes", say("Yes.")), Option("no", say("No.")))
    return OneOf("own" if wish is Wish.OWN_CARD else "theirs", words[wish], read_look, case, options)


BOTH = (Wish.OWN_CARD, Wish.THEIR_CARD)
RULED = say("The regulations of the tournament say nothing about system cards.")


def decide(
    player: Seat, wishes: tuple[Wish, ...], facts: dict[str, object], told: Text, table: Table | None = None
) -> Scenario:
    cases = tuple(Case(QUESTION, QUESTION.facts.suppose(wish=wish, **facts)) for wish in wishes)
    parts = tuple(look_part(wish, player, number) for number, wish in enumerate(wishes))
    return Scenario((told, RULED), cases, parts, table)


# Before the first call


def cards_in_board(rng: Random, _: Sitting) -> Scenario:
    player, board = rng.choice(SEATS), rng.choice(BOARDS)
    told = (
        N_("Board {board} lies on the table. Nobody of {player}'s side has taken the cards out yet."),
        N_("The players have just sat down to board {board}. All the cards of {player}'s side are still in it."),
    )
    words = Text(rng.choice(told), (("board", board), ("player", player)))
    return decide(player, BOTH, {"when": Phase.BEFORE}, words)


def cards_in_hand(rng: Random, _: Sitting) -> Scenario:
    player, board = rng.choice(SEATS), rng.choice(BOARDS)
    told = (
        N_("All have sorted their cards of board {board}. The dealer has not called yet; {player} waits."),
        N_("{player} has taken out the cards of board {board} and counted them. Nobody has called yet."),
    )
    words = Text(rng.choice(told), (("board", board), ("player", player)))
    return decide(player, BOTH, {"when": Phase.NO_CALL}, words)


# In the auction


def in_turn(rng: Random, sitting: Sitting) -> Scenario | None:
    turn = rng.choice(sitting.turns[1:])
    player = sitting.entries[turn].seat
    told = say("The auction has come to {player}, whose turn it is to call.", player=player)
    return decide(player, BOTH, {"when": Phase.AUCTION, "turn": True}, told, sitting.table(turn))


def out_of_turn(rng: Random, sitting: Sitting) -> Scenario | None:
    turn = rng.choice(sitting.turns[1:])
    other = sitting.entries[turn].seat
    player = rng.choice([seat for seat in SEATS if seat is not other])
    told = (
        N_("It is {other}'s turn to call. {player} has just been shown an opponent's bid and is curious."),
        N_("{other} is thinking about a call. Meanwhile {player} reaches for the system card of an opponent."),
    )
    words = Text(rng.choice(told), (("other", other), ("player", player)))
    facts: dict[str, object] = {"when": Phase.AUCTION, "turn": False, "answering": False}
    return decide(player, (Wish.THEIR_CARD,), facts, words, sitting.table(turn))


def has_to_answer(rng: Random, sitting: Sitting) -> Scenario | None:
    """The player in turn asks about a bid, and its bidder's partner wants to see what the opponents play."""
    turn = rng.choice(sitting.turns[1:])
    asker = sitting.entries[turn].seat
    bids = sitting.bids_against(asker, turn)
    if not bids:
        return None
    asked = rng.choice(bids)
    player = asked.seat.partner
    told = say(
        "It is {asker}'s turn, who asks {player} what {call} means. That depends on what the opponents play, and "
        "{player} wants to look it up on their card.",
        asker=asker,
        player=player,
        call=asked.call,
    )
    facts: dict[str, object] = {"when": Phase.AUCTION, "turn": False, "answering": True}
    return decide(player, (Wish.THEIR_CARD,), facts, told, sitting.table(turn))


# After the auction


def declaring_side(rng: Random, sitting: Sitting) -> Scenario | None:
    contract = sitting.contract
    player = rng.choice((contract.declarer, contract.declarer.partner))
    asker = Asker.DECLARER if player is contract.declarer else Asker.DUMMY
    facts: dict[str, object] = {"when": Phase.CLARIFICATION, "asker": asker}
    return decide(
        player, (Wish.OWN_CARD,), facts, tell_before_lead(rng, contract.declarer.lho, player), sitting.table()
    )


def defending_side(rng: Random, sitting: Sitting) -> Scenario | None:
    contract = sitting.contract
    leader = contract.declarer.lho
    player = rng.choice((leader, leader.partner))
    facts: dict[str, object] = {
        "when": Phase.CLARIFICATION,
        "asker": Asker.LEADER if player is leader else Asker.OTHER_DEFENDER,
    }
    return decide(player, BOTH, facts, tell_before_lead(rng, leader, player), sitting.table())


def tell_before_lead(rng: Random, leader: Seat, player: Seat) -> Text:
    if player is not leader and rng.random() < 0.5:
        return say(
            "The auction is over. {leader} has put the lead face down on the table; {player} is not sure any more "
            "what one of the calls meant.",
            leader=leader,
            player=player,
        )
    return say(
        "The auction is over, and nobody has led yet. {player} is not sure any more what one of the calls meant.",
        player=player,
    )


def in_play(rng: Random, sitting: Sitting) -> Scenario | None:
    """At their own turn to play, or while an opponent thinks."""
    contract = sitting.contract
    player = rng.choice([seat for seat in SEATS if seat is not contract.declarer.partner])
    trick, has_turn = rng.randrange(2, 11), rng.random() < 0.4
    if has_turn:
        told = say("In trick {trick} it is {player}'s turn to play.", trick=trick, player=player)
    else:
        told = say(
            "In trick {trick} {other} is thinking about a card; it is not {player}'s turn.",
            trick=trick,
            other=rng.choice((player.lho, player.rho)) if player is contract.declarer else contract.declarer,
            player=player,
        )
    facts: dict[str, object] = {"when": Phase.PLAY, "turn": has_turn, "answering": False}
    return decide(player, BOTH if has_turn else (Wish.THEIR_CARD,), facts, told, sitting.table())


DRAW = draw_at(
    *[cards_in_board] * 3,
    *[cards_in_hand] * 3,
    *[in_turn] * 2,
    *[out_of_turn] * 11,
    *[has_to_answer] * 3,
    *[declaring_side] * 6,
    *[defending_side] * 4,
    *[in_play] * 6,
)
FAMILIES = (
    Family(
        "bridge",
        "system-card",
        N_("Looking at system cards"),
        3,
        "20G3 40B2b 40B2ci 40B2cii 40B2ciii 40B2civ",
        DRAW,
    ),
)
