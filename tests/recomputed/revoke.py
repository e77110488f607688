"""The tricks that pass over for an established revoke by Law 64, from the hands, the contract and the tricks."""

from typing import Any

from tests.recomputed.cards import BRIDGE, best, plays_of

SEATS = "NESW"
TOO_LATE = ("next-board", "round-over")


def partner(seat: str) -> str:
    return SEATS[(SEATS.index(seat) + 2) % 4]


def trump_of(contract: dict[str, str]) -> str | None:
    return contract["bid"][1] if contract["bid"][1:] != "NT" else None


def winners(table: dict[str, Any]) -> list[str]:
    return [best(plays_of(trick), trump_of(table["contract"]), BRIDGE)[0] for trick in table["tricks"]]


def revoke_trick(table: dict[str, Any]) -> int:
    """The place of the trick that the wrong card was played to."""
    wrong = table["wrong"][0]
    return next(
        place for place, trick in enumerate(table["tricks"]) if (wrong["player"], wrong["card"]) in plays_of(trick)
    )


def is_revoke(table: dict[str, Any]) -> bool:
    """Did the hand that played the wrong card still hold one of the suit led?"""
    wrong, place = table["wrong"][0], revoke_trick(table)
    played = {card for trick in table["tricks"][: place + 1] for _, card in plays_of(trick)}
    led = table["tricks"][place]["plays"][0]["card"][0]
    left = set(table["deal"]["hands"][wrong["player"]]) - played
    return wrong["card"][0] != led and any(card[0] == led for card in left)


def transfer(table: dict[str, Any], noticed: str) -> int:
    """64A with the exceptions of 64B that one can see: nothing won, dummy's card, the twelfth trick, too late."""
    place, won, revoker = revoke_trick(table), winners(table), table["wrong"][0]["player"]
    own = {revoker, partner(revoker)}
    later = sum(winner in own for winner in won[place + 1 :])
    if place == 11 or revoker == partner(table["contract"]["declarer"]) or noticed in TOO_LATE:
        return 0
    if won[place] == revoker:
        return 1 + (later > 0)
    return int(won[place] in own or later > 0)


def declarers_tricks(table: dict[str, Any]) -> int:
    declarer = table["contract"]["declarer"]
    return sum(winner in (declarer, partner(declarer)) for winner in winners(table))
