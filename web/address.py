"""Addresses: how the pages of the site are named, on a live server and as files of a static copy."""

from dataclasses import dataclass
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Addresses:
    """All addresses of a site that is reached at `url`; as plain files when `static`.

    >>> Addresses("https://club.example/rules").page("sv", "vira", "7", "both")
    '/rules/sv/vira/7?text=both'
    >>> Addresses("https://club.example/rules", static=True).page("sv", "vira", "7", "both")
    '/rules/sv/vira/7.both.html'
    """

    url: str
    static: bool = False

    @property
    def root(self) -> str:
        return urlsplit(self.url).path.rstrip("/")

    def page(self, ui: str, book: str = "", name: str = "", text: str = "") -> str:
        """A page in an interface language: home, a book's contents, or one of its pages; text picks the view."""
        folder = f"{self.root}/{ui}/{book}/" if book else f"{self.root}/{ui}/"
        if not self.static:
            return folder + name + (f"?text={text}" if text else "")
        if not name and not text:
            return folder
        return folder + ".".join(part for part in (name or "contents", text, "html") if part)

    def data(self, ui: str, book: str, name: str = "") -> str:
        """The JSON twin of a page."""
        return f"{self.root}/{ui}/{book}/{name}.json" if name else f"{self.root}/{ui}/{book}.json"

    def short(self, book: str, label: str = "") -> str:
        """The permanent link to a book or a paragraph, in whatever language its reader prefers."""
        return f"{self.root}/r/{book}/{label}" + ("/" if self.static and label else "")

    def asset(self, name: str) -> str:
        return f"{self.root}/static/{name}"

    def absolute(self, address: str) -> str:
        """The same address with scheme and host, for links that leave the site."""
        return self.url.rstrip("/").removesuffix(self.root) + address
