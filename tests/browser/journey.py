"""A reader on the way to an answer: by touch on a phone, by keyboard, or without JavaScript; counts what it takes."""

from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, expect

PHONE, LAPTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
TOUCH, KEYS, PLAIN = "by touch", "by keyboard", "without JavaScript"
WAYS = (TOUCH, KEYS, PLAIN)
MOST_TABS, MOST_HITS = 200, 20
FAR = """one => {
    const {y, height} = one.getBoundingClientRect(), part = Math.min(height, 44);
    return (y < 0 ? -y : Math.max(0, y + part - innerHeight)) / innerHeight;
}"""  # how far the page has to be moved, in screens, until what is wanted can be touched
IS_HERE = "one => one === document.activeElement || one.contains(document.activeElement)"
IS_IN_GROUP = "one => document.activeElement.type === 'radio' && document.activeElement.name === one.name"
IS_CHOSEN = "one => one.getAttribute('aria-selected') === 'true'"


@dataclass
class Journey:
    """One reader's way; taps are presses of Enter or Space where there is only a keyboard."""

    page: Page
    way: str
    taps: int = 0
    screens: float = 0.0
    typed: list[str] = field(default_factory=list)

    def tap(self, target: Locator) -> None:
        """Touch it where it is, or walk to it by Tab and press the key that it takes."""
        self.look_for(target)
        self.taps += 1
        if self.way == KEYS:
            self.press(target)
        else:
            target.tap()

    def look_for(self, target: Locator) -> None:
        """Move the page until it can be seen, and count how far that was."""
        target.wait_for()
        self.screens += float(target.evaluate(FAR))
        target.scroll_into_view_if_needed()

    def press(self, target: Locator) -> None:
        kind = target.get_attribute("type")
        for _ in range(MOST_TABS):
            if target.evaluate(IS_HERE) or (kind == "radio" and target.evaluate(IS_IN_GROUP)):
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"the keyboard does not reach {target}")
        while kind == "radio" and not target.evaluate(IS_HERE):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Space" if kind in ("radio", "checkbox") else "Enter")

    def follow(self, address: str) -> None:
        """Follow the first link in the page that leads there."""
        self.tap(self.page.locator(f"main a[href='{address}']:visible").first)

    def choose(self, name: str, value: str) -> None:
        """Tick an answer; a finger finds its label, keys the box itself."""
        box = self.page.locator(f"input[name='{name}'][value='{value}']")
        self.tap(box if self.way == KEYS else self.page.locator("main label", has=box))

    def answer(self, name: str, value: str) -> None:
        """Touch an answer of the desk."""
        self.tap(self.page.locator(f"main button[name='{name}'][value='{value}']:visible").first)

    def go_on(self) -> None:
        self.tap(self.page.locator("main form button.go:visible").first)

    def write(self, target: Locator, text: str) -> None:
        """Touch a field and type, key by key, as people do."""
        self.look_for(target)
        if self.way == KEYS:
            target.focus()
        else:
            self.tap(target)
        self.page.keyboard.type(text, delay=30)
        self.typed.append(text)

    def ask(self, words: str) -> None:
        """Type into the search; without JavaScript Enter sends the words."""
        if self.way == KEYS:
            self.page.keyboard.press("/")
            self.page.keyboard.type(words, delay=30)
            self.typed.append(words)
            return
        box = self.page.locator("#q:visible, #sheet-q:visible").first
        if not box.is_visible():
            self.tap(self.page.locator(".find-link"))
        self.write(box, words)
        if self.way == PLAIN:
            self.page.keyboard.press("Enter")

    def take_hit(self, address: str, at_most: int = 1) -> None:
        """Take what was found; it must be among the first so many."""
        wanted = self.page.locator(f"a.hit[href^='{address}']:visible").first
        wanted.wait_for()
        for _ in range(40):  # what was found for the beginning of the words may still stand there
            addresses = self.page.locator("a.hit:visible").evaluate_all(
                "all => all.map(hit => hit.pathname + hit.hash)"
            )
            if any(one.startswith(address) for one in addresses[:at_most]):
                break
            self.page.wait_for_timeout(100)
        assert any(one.startswith(address) for one in addresses[:at_most]), addresses
        if self.way != KEYS:
            self.tap(wanted)
            return
        self.taps += 1
        for _ in range(MOST_HITS):
            self.page.keyboard.press("ArrowDown")
            if wanted.evaluate(IS_CHOSEN):
                break
        self.page.keyboard.press("Enter")

    def sees(self, target: Locator, words: str = "") -> None:
        """What is told has to be in sight, without moving the page."""
        expect(target).to_contain_text(words)
        for _ in range(40):
            if float(target.evaluate(FAR)) == 0:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"out of sight: {target}")

    def tell(self, task: str, most_taps: int, most_screens: float) -> None:
        """The line of the table; and no more than this may it take."""
        typing = f" + typing “{'”, “'.join(self.typed)}”" if self.typed else ""
        print(f"{task}, {self.way}: {self.taps} taps{typing}, {self.screens:.1f} screens")
        assert self.taps <= most_taps
        assert self.screens <= most_screens
