"""Things that nobody in good faith sends, and the ways to write them into an address."""

from random import Random
from urllib.parse import quote_from_bytes

# A mark that nobody else writes: wherever it comes back, it must have come back as words.
MARK = "zzmark"
PROBES = (
    f"<{MARK}>",
    f"<{MARK} on{MARK}=1>",
    f"\" on{MARK}=1 '",
    f"' on{MARK}=1 x=\"",
    f"{MARK} on{MARK}=1",
    f"</script></title></textarea>--><{MARK}>",
    f"javascript:{MARK}",
    f"https://{MARK}.example/",
    f"\\{MARK}.example",
    f"\r\nX-{MARK}: 1\r\n\r\n<{MARK}>",
    f"{{{{{MARK}}}}}{{%{MARK}%}}",
)
ODD = (
    "",
    " ",
    "\0",
    "\r\n\r\n",
    "%",
    "%00",
    "%zz",
    "..",
    "../../../../etc/passwd",
    "....//",
    "\\..\\",
    "/" * 300,
    ";a=1",
    "a" * 3000,
    "9" * 4301,
    "-1",
    "1e999",
    "0x10",
    "NaN",
    "²",
    "１２",
    "٣",
    "{fact.__class__}",
    "{0.__init__.__globals__}",
    "%s%s%s%n",
    "${7*7}",
    "#{7*7}",
    "__proto__",
    "None",
    "null",
    "[]",
    "[object Object]",
    "' OR 1=1 --",
    "$(id)",
    "`id`",
    "\u202eabc\u202c",
    "\u200f\u200e\ufeff",
    "\U0001f0a1" * 30,
    "a\u0301" * 100,
    "ß" * 50,
    "ﬃİı",
    '"' * 33,
    '"a"' * 33,
    "*" * 50,
    "(((((",
    "AND OR NOT",
    "q:" * 40,
    "~",
    "7S" * 200,
    ",".join("AKQJ") * 30,
    ".".join("ab") * 100,
)
BYTES = (b"\xff\xfe", b"\xc0\xaf", b"\xe0\x80\xaf", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\x80", bytes(range(32)))


def odd(rng: Random) -> bytes:
    """Something that nobody in good faith sends."""
    kind = rng.randrange(10)
    if kind < 3:
        return rng.choice(PROBES).encode()
    if kind < 8:
        return rng.choice(ODD).encode()
    if kind == 8:
        return rng.choice(BYTES)
    return "".join(
        chr(rng.choice((rng.randrange(128), rng.randrange(0xD800)))) for _ in range(rng.randrange(40))
    ).encode()


def escaped(rng: Random, value: bytes) -> bytes:
    """As browsers write it, seldom escaped twice or hardly at all."""
    way = rng.randrange(12)
    once = quote_from_bytes(value, safe="").encode()
    if way == 0:
        return quote_from_bytes(once, safe="").encode()
    return raw(value) if way == 1 else once


def raw(value: bytes) -> bytes:
    """Unescaped, but for what would end the first line."""
    return b"".join(bytes([sign]) if 32 < sign < 127 and sign != 35 else b"%%%02X" % sign for sign in value)
