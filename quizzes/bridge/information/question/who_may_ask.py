"""Who may ask what, when: reviews and explanations in the auction, before the lead and in the play."""

from random import Random

from engine.bridge.information.asking import Asker, Phase, Wish
from engine.bridge.table.call import Doubled
from engine.bridge.table.seat import SEATS, Seat
from engine.text import N_, Text, say
from quizzes.bridge.information.question.query import Query, decide, pick, tell
from quizzes.bridge.information.sitting import Sitting, draw_at
from quizzes.family import Family, Scenario

# In the auction


TOO_SOON: dict[str, object] = {"when": Phase.AUCTION, "turn": False, "silenced": False}


def in_turn(rng: Random, sitting: Sitting) -> Scenario | None:
    turn = rng.choice(sitting.turns[1:])
    player = sitting.entries[turn].seat
    query = pick(rng, sitting, player, turn)
    if query is None:
        return None
    told = (say("It is {player}'s turn to call.", player=player), tell(rng, query))
    facts: dict[str, object] = {"when": Phase.AUCTION, "turn": True, "silenced": False}
    return decide(query, facts, (*told, say("No ruling obliges {player} to pass.", player=player)), sitting.table(turn))


def silenced(rng: Random, sitting: Sitting) -> Scenario | None:
    turn = rng.choice(sitting.turns[1:])
    player = sitting.entries[turn].seat
    query = pick(rng, sitting, player, turn)
    if query is None:
        return None
    first = say(
        "It is {player}'s turn to call, but a ruling on an irregularity obliges {player} to pass at that turn.",
        player=player,
    )
    facts: dict[str, object] = {"when": Phase.AUCTION, "turn": True, "silenced": True}
    return decide(query, facts, (first, tell(rng, query)), sitting.table(turn))


def out_of_turn(rng: Random, sitting: Sitting) -> Scenario | None:
    turn = rng.choice(sitting.turns[1:])
    other = sitting.entries[turn].seat
    player = rng.choice((other.lho, other.partner, other.rho))
    query = pick(rng, sitting, player, turn)
    if query is None or not sitting.calls_again(player, turn):
        return None
    first = say("It is {other}'s turn to call.", other=other)
    return decide(query, TOO_SOON, (first, tell(rng, query)), sitting.table(turn))


def follows_up(rng: Random, sitting: Sitting) -> Scenario | None:
    """The partner of the player who asked wants to know more at once."""
    turn = rng.choice(sitting.turns[1:])
    other = sitting.entries[turn].seat
    bids = sitting.bids_against(other, turn)
    if not bids or not sitting.calls_again(other.partner, turn):
        return None
    about = rng.choice(bids)
    told = say(
        "It is {other}'s turn, who asks about {call} and gets an answer. Before {other} has called, {player} asks: "
        "“And how many points does that show?”",
        other=other,
        call=about.call,
        player=other.partner,
    )
    query = Query(Wish.ONE_CALL, other.partner, about)
    return decide(query, TOO_SOON, (told,), sitting.table(turn))


def not_heard(rng: Random, sitting: Sitting) -> Scenario | None:
    turn = rng.choice(sitting.turns[1:])
    other, caller = sitting.entries[turn].seat, sitting.entries[turn - 1].seat
    player = rng.choice([seat for seat in SEATS if seat is not caller])
    told = say(
        "{caller} has spoken so low that {player} is not sure which call it was, and asks at once to hear it again. "
        "It is {other}'s turn to call.",
        caller=caller,
        player=player,
        other=other,
    )
    return decide(Query(Wish.UNCLEAR, player), {"when": Phase.AUCTION}, (told,), sitting.table(turn))


# Before the lead is faced


def asker_of(sitting: Sitting, player: Seat) -> Asker:
    declarer = sitting.contract.declarer
    return {
        declarer: Asker.DECLARER,
        declarer.lho: Asker.LEADER,
        declarer.partner: Asker.DUMMY,
        declarer.rho: Asker.OTHER_DEFENDER,
    }[player]


def before_lead(rng: Random, sitting: Sitting) -> Scenario | None:
    player, has_led = rng.choice(SEATS), rng.random() < 0.6
    query = pick(rng, sitting, player)
    if query is None:
        return None
    leader = sitting.contract.declarer.lho
    first = (
        say("The auction is over, and {leader} has put the lead face down on the table.", leader=leader)
        if has_led
        else say("The auction is over, and {leader} has not led yet.", leader=leader)
    )
    asker = asker_of(sitting, player)
    facts: dict[str, object] = {"when": Phase.CLARIFICATION, "asker": asker}
    if asker is Asker.LEADER:
        facts["played"] = has_led
    return decide(query, facts, (first, tell(rng, query)), sitting.table())


def whose_lead(rng: Random, sitting: Sitting) -> Scenario | None:
    player = rng.choice((sitting.contract.declarer.lho, sitting.contract.declarer.rho))
    query = Query(Wish.LEAD, player)
    facts: dict[str, object] = {"when": Phase.CLARIFICATION, "asker": asker_of(sitting, player)}
    first = say("The last pass has been made, and no card has been led.")
    return decide(query, facts, (first, tell(rng, query)), sitting.table())


# In the play


def in_first_trick(rng: Random, sitting: Sitting) -> Scenario | None:
    """After the lead dummy, the leader's partner and declarer's hand play in turn."""
    declarer = sitting.contract.declarer
    turn = rng.choice((declarer.partner, declarer.rho))
    player = rng.choice((declarer, declarer.rho, declarer.lho, declarer.partner))
    query = pick(rng, sitting, player)
    if query is None:
        return None
    first = (
        say("{leader} has led and dummy has been spread; the first card from dummy is due.", leader=declarer.lho)
        if turn is declarer.partner
        else say("{leader} has led, dummy has played, and it is {turn}'s turn.", leader=declarer.lho, turn=turn)
    )
    has_played = player is declarer.lho or (player is declarer and turn is not declarer.partner)
    return in_play(query, sitting, (first, tell(rng, query)), turn, has_played)


def in_later_trick(rng: Random, sitting: Sitting) -> Scenario | None:
    declarer, player = sitting.contract.declarer, rng.choice(SEATS)
    wishes = [Wish.CONTRACT, Wish.CONTRACT, Wish.ONE_CALL, Wish.REVIEW]
    wish = rng.choice(wishes if sitting.contract.doubled is Doubled.NO else [*wishes, *[Wish.WHO_DOUBLED] * 9])
    bids = sitting.bids_against(player)
    if not bids:
        return None
    query = Query(wish, player, rng.choice(bids) if wish is Wish.ONE_CALL else None)
    own = declarer if player is declarer.partner else player
    turn = rng.choice((own, own, own.lho, own.rho))
    first = say("In trick {trick} it is {turn}'s turn to play.", trick=rng.randrange(2, 11), turn=turn)
    return in_play(query, sitting, (first, tell(rng, query)), turn, has_played=True)


def in_play(query: Query, sitting: Sitting, told: tuple[Text, ...], turn: Seat, has_played: bool) -> Scenario:
    declarer = sitting.contract.declarer
    facts: dict[str, object] = {"when": Phase.PLAY, "asker": asker_of(sitting, query.player), "played": has_played}
    if query.player is not declarer.partner:
        facts["turn"] = query.player is turn or (query.player is declarer and turn is declarer.partner)
    return decide(query, facts, told, sitting.table())


DRAW = draw_at(
    *[in_turn] * 4,
    *[silenced] * 2,
    *[out_of_turn] * 3,
    follows_up,
    not_heard,
    *[before_lead] * 7,
    whose_lead,
    *[in_first_trick] * 5,
    *[in_later_trick] * 6,
)
FAMILIES = (
    Family(
        "bridge",
        "who-may-ask",
        N_("Who may ask what, and when"),
        4,
        "20A 20B 20C1 20C2 20D 20F1 20fn2 20F2 20F3 41B 41C",
        DRAW,
    ),
)
