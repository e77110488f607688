"""Flow charts in a real browser: nothing sticks out of the page, and a chart is reached and left by keyboard."""

import shutil
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from rulebook.own import alone_in
from tests.browser.test_axe import measure, run_axe
from tests.conftest import HOME
from tests.serving.checkout import copy_checkout, serving

pytestmark = pytest.mark.browser
SLOW = 60_000
WIDE_PAGE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("chart", ["bridge/revoke", "ulti/talon"])
def test_a_chart_never_makes_the_page_wider_than_the_screen(page: Page, chart: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"/en/desk/{chart}/chart")
    assert page.evaluate(WIDE_PAGE) == 0


def test_on_a_wide_screen_an_outcome_stands_beside_its_question_and_on_a_phone_under_it(page: Page) -> None:
    page.goto("/en/desk/ulti/talon/chart")
    box, out = page.locator(".box").first, page.locator(".out").first
    assert left(page, ".out") > left(page, ".box") + 100
    page.set_viewport_size({"width": 320, "height": 800})
    below, above = out.bounding_box(), box.bounding_box()
    assert below
    assert above
    assert below["y"] >= above["y"] + above["height"]


def left(page: Page, part: str) -> float:
    place = page.locator(part).first.bounding_box()
    assert place
    return place["x"]


def test_a_question_of_the_chart_opens_the_desk_by_keyboard(page: Page) -> None:
    page.goto("/en/desk/ulti/talon/chart")
    page.locator(".box a", has_text="Had everybody in turn").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/desk/ulti/talon?bidder=**")


def test_a_chart_too_wide_for_a_phone_scrolls_in_a_region_that_takes_the_focus(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 800})
    page.goto("/en/desk/bridge/revoke/chart")
    regions = page.locator(".chart")
    assert regions.count() > 1
    for region in regions.all():
        assert region.get_attribute("tabindex") == "0"
        assert region.get_attribute("aria-label")


def test_a_chart_that_is_not_there_yet_comes_by_itself(browser: Browser, tmp_path: Path) -> None:
    home = copy_checkout(tmp_path / "checkout")
    shutil.copytree(HOME / "content", home / "content", dirs_exist_ok=True)
    (home / ".diagrams").mkdir(mode=0o700)
    page, plain = browser.new_page(viewport={"width": 320, "height": 800}), browser.new_page(java_script_enabled=False)
    with ExitStack() as exploring:
        exploring.enter_context(alone_in(home / ".diagrams"))
        with serving(home, TMPDIR=str(tmp_path)) as running:
            for one in (page, plain):
                one.goto(f"{running.address}/hu/desk/ulti/cut/chart")
                expect(one.get_by_role("status").first).to_have_text(
                    "A folyamatábra még készül. Néhány másodperc múlva itt lesz."
                )
            assert page.evaluate(WIDE_PAGE) == 0
            assert [*run_axe(page), *measure(page)] == []
            exploring.close()
            expect(page.locator(".chart .box").first).to_be_visible(timeout=SLOW)
            plain.get_by_role("link", name="Újra").click()
            expect(plain.locator(".chart .box").first).to_be_visible()
    page.close()
    plain.close()
