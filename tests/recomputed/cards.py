"""Tricks, legal cards and points of both games, from cards written as two letters: suit, then rank."""

Card = str
Play = tuple[str, Card]  # who, and what

BRIDGE = "23456789TJQKA"
WITH_TRUMP = "789UOKTA"  # Ulti, lowest first
WITHOUT_TRUMP = "789TUOKA"
TEN_EACH = "TA"


def suit_letter(name: str | None) -> str | None:
    """The letter by which cards know a trump suit; hearts of the German pack are called red."""
    return {"hearts-german": "R"}.get(name, name[0].upper()) if name else None


def plays_of(trick: dict[str, list[dict[str, str]]] | None) -> list[Play]:
    return [(play["player"], play["card"]) for play in (trick or {"plays": []})["plays"]]


def best(plays: list[Play], trump: str | None, order: str) -> Play:
    """The play that is winning: the highest trump, else the highest card of the suit led."""
    led = plays[0][1][0]

    def strength(play: Play) -> tuple[int, int]:
        suit, rank = play[1]
        return (2 if suit == trump else 1 if suit == led else 0), order.index(rank)

    return max(plays, key=strength)


def ulti_order(trump: str | None) -> str:
    return WITH_TRUMP if trump else WITHOUT_TRUMP


def legal_in_ulti(hand: list[Card], plays: list[Play], trump: str | None, keeps_seven: bool) -> set[Card]:
    """Follow suit, else trump, else anything; beat what is winning with a card of its suit if that is possible."""
    allowed = set(hand)
    if plays:
        led, winning = plays[0][1][0], best(plays, trump, ulti_order(trump))[1]
        allowed = of(hand, led) or of(hand, trump) or allowed
        higher = {card for card in allowed if card[0] == winning[0] and is_higher(card, winning, trump)}
        allowed = higher or allowed
    if keeps_seven and len(of(hand, trump)) > 1:
        allowed -= {f"{trump}7"}
    return allowed


def of(hand: list[Card], suit: str | None) -> set[Card]:
    return {card for card in hand if card[0] == suit}


def is_higher(card: Card, other: Card, trump: str | None) -> bool:
    order = ulti_order(trump)
    return order.index(card[1]) > order.index(other[1])


def ulti_points(
    tricks: list[list[Play]], talon: list[Card], trump: str | None, announced: dict[str, int]
) -> tuple[int, int]:
    """Tens, aces, the last trick, and what was announced by a side that took one; the talon is the defenders'."""
    winners = [best(trick, trump, ulti_order(trump))[0] for trick in tricks]
    sides = {"declarer": 0, "defenders": 10 * count_tens(talon)}
    for winner, trick in zip(winners, tricks, strict=True):
        sides[side(winner)] += 10 * count_tens([card for _, card in trick])
    sides[side(winners[-1])] += 10
    for player, points in announced.items():
        announcers = [one for one, said in announced.items() if said and side(one) == side(player)]
        sides[side(player)] += points if any(one in winners for one in announcers) else 0
    return sides["declarer"], sides["defenders"]


def count_tens(cards: list[Card]) -> int:
    return sum(card[1] in TEN_EACH for card in cards)


def side(player: str) -> str:
    return "declarer" if player == "declarer" else "defenders"
