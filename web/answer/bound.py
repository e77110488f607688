"""How much of what strangers send is read: an address of some length, and the beginning of a header."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

MOST_PATH, MOST_QUERY = 2000, 8192
MOST_OF = {"HTTP_ACCEPT_LANGUAGE": 500, "HTTP_COOKIE": 4096}
TOO_LONG = "renons.too_long"


def is_too_long(environ: "WSGIEnvironment") -> bool:
    return len(environ["PATH_INFO"]) > MOST_PATH or len(environ.get("QUERY_STRING", "")) > MOST_QUERY


def cut_address(environ: "WSGIEnvironment") -> "WSGIEnvironment":
    """Of an address that is too long no more than its language, and whether it asks for data."""
    path: str = environ["PATH_INFO"]
    end = ".json" if path.endswith(".json") else ""
    return {**environ, "PATH_INFO": f"{path[:4]}{end}", "QUERY_STRING": "", TOO_LONG: True}


def cut_headers(environ: "WSGIEnvironment") -> "WSGIEnvironment":
    """What the application is asked: always for a body, and with no more of a header than it needs."""
    cut = {name: environ[name][:most] for name, most in MOST_OF.items() if name in environ}
    method = environ["REQUEST_METHOD"]
    return {**environ, **cut, "REQUEST_METHOD": "GET" if method == "HEAD" else method}
