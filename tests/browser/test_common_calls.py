"""What a director is called for most, ruled on by tapping on a phone: from the desk's door, door included."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.journey import PHONE, TOUCH, Journey

pytestmark = pytest.mark.browser

MOST_TAPS, MOST_SECONDS = 5, 20
TAP = 1.5  # seconds in which a director reads a short question and taps
CALLS = {
    "a lead out of turn": ("lead-out-of-turn", "led=opening how=mistake since_opening=nothing"),
    "an insufficient bid": ("insufficient-bid", "accepted=nothing"),
    "an insufficient bid, accepted": ("insufficient-bid", "accepted=yes last=1S bid=1H"),
    "an insufficient bid, replaced": ("insufficient-bid?accepted=no", "last=1S bid=1H replacement=2H natural=yes"),
    "an insufficient bid, and partner silenced": (
        "insufficient-bid?accepted=no",
        "last=1S bid=1H replacement=3D comparable=no",
    ),
    "a call out of turn": ("call-out-of-turn", "turn=partner call=bid reaction=nothing"),
    "a call out of turn, not accepted": ("call-out-of-turn", "turn=partner call=bid reaction=refused comparable=no"),
    "a change of call": ("change-of-call", "cause=slip since=lho"),
    "a hesitation": ("unauthorised?gave=tempo", "so_far=at-once agreed=yes"),
    "a hesitation, after play": ("unauthorised?gave=tempo", "so_far=over informed=yes suggested=yes alternative=no"),
    "a wrong explanation": ("wrong-explanation", "fault=explanation aware=explainer how_far=auction"),
    "a wrong explanation, and a call to change": (
        "wrong-explanation",
        "fault=explanation aware=open wants=call since=partner",
    ),
    "an exposed card": ("exposed-in-auction?when=auction", "own_mistake=yes seen=yes became=not-yet cards=honour"),
    "a wrong number of cards": ("wrong-count", "count=more found=early called=no saw=nobody"),
}


@pytest.fixture
def director(browser: Browser, server: str) -> Iterator[Journey]:
    context = browser.new_context(base_url=server, viewport=PHONE, has_touch=True)  # type: ignore[arg-type]
    context.set_default_timeout(15_000)
    yield Journey(context.new_page(), TOUCH)
    context.close()


@pytest.mark.parametrize("call", CALLS)
def test_a_common_call_is_ruled_on_in_five_taps(director: Journey, call: str) -> None:
    door, answers = CALLS[call]
    director.page.goto("/en/desk/bridge/")
    start = time.monotonic()
    director.follow(f"/en/desk/bridge/{door}")
    for name, _, value in (answer.partition("=") for answer in answers.split()):
        director.answer(name, value)
    director.sees(director.page.locator(".verdict h1"))
    seconds = time.monotonic() - start + director.taps * TAP
    print(f"{seconds:.0f} s", end=" ")
    director.tell(call, MOST_TAPS, 4)
    assert seconds <= MOST_SECONDS


def test_a_revoke_is_ruled_on_in_five_taps_though_it_is_asked_what_else_is_true_of_it(director: Journey) -> None:
    director.page.goto("/en/desk/bridge/")
    director.follow("/en/desk/bridge/revoke?able=yes")
    for name, value in (("revoker", "defender"), ("since", "played")):
        director.answer(name, value)
    director.go_on()
    director.answer("tricks", "partner")
    director.sees(director.page.locator(".verdict h1"), "1 trick")
    director.tell("a revoke", MOST_TAPS, 2)
