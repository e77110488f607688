"""Tricks of the protocol: requests that are none, that are two, or that never end."""

LINE = b"GET /en/ HTTP/1.1\r\n"
HOST = b"Host: x\r\n"
CLOSE = b"Connection: close\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n"
INSIDE = b"GET /inside HTTP/1.1\r\nHost: x\r\n\r\n"  # what is smuggled in, if anything is


def post(*headers: bytes, body: bytes = b"") -> bytes:
    return b"POST /en/ HTTP/1.1\r\n" + HOST + CLOSE + b"".join(one + b"\r\n" for one in headers) + b"\r\n" + body


def get(*headers: bytes, line: bytes = LINE) -> bytes:
    return line + HOST + CLOSE + b"".join(one + b"\r\n" for one in headers) + b"\r\n"


def asking(target: bytes) -> bytes:
    return get(line=b"GET " + target + b" HTTP/1.1\r\n")


TRICKS = {
    "two lengths": post(b"Content-Length: 0", b"Content-Length: 5", body=b"hello"),
    "length and chunks": post(b"Content-Length: 5", b"Transfer-Encoding: chunked", body=b"0\r\n\r\n" + INSIDE),
    "chunks and length": post(b"Transfer-Encoding: chunked", b"Content-Length: 5", body=b"0\r\n\r\n" + INSIDE),
    "chunks in odd letters": post(b"Transfer-Encoding: xchunked", b"Content-Length: 0"),
    "chunks behind a tab": post(b"Transfer-Encoding:\tchunked", body=b"0\r\n\r\n"),
    "chunks twice": post(b"Transfer-Encoding: chunked, chunked", body=b"0\r\n\r\n"),
    "a space before the colon": post(b"Content-Length : 3", body=b"abc"),
    "a negative length": post(b"Content-Length: -1"),
    "a length with a sign": post(b"Content-Length: +3", body=b"abc"),
    "a length of words": post(b"Content-Length: many"),
    "a length beyond all": post(b"Content-Length: " + b"9" * 40),
    "a length that is never sent, then gone": post(b"Content-Length: 0"),
    "a chunk of negative size": post(CHUNKED.strip(), body=b"-1\r\n\r\n"),
    "a chunk of endless size": post(CHUNKED.strip(), body=b"f" * 40 + b"\r\n"),
    "a chunk that is no number": post(CHUNKED.strip(), body=b"zz\r\n\r\n"),
    "no version": b"GET /en/\r\n\r\n",
    "version 0.9": get(line=b"GET /en/ HTTP/0.9\r\n"),
    "version 1.0": b"GET /en/ HTTP/1.0\r\n\r\n",
    "version 3.0": get(line=b"GET /en/ HTTP/3.0\r\n"),
    "version of words": get(line=b"GET /en/ HTTP/x\r\n"),
    "no host": LINE + CLOSE + b"\r\n",
    "two hosts": get(b"Host: evil.example"),
    "an empty host": LINE + b"Host:\r\n" + CLOSE + b"\r\n",
    "a host of odd signs": LINE + b"Host: <zzmark>@%00\r\n" + CLOSE + b"\r\n",
    "no path": get(line=b"GET  HTTP/1.1\r\n"),
    "a star": get(line=b"OPTIONS * HTTP/1.1\r\n"),
    "an absolute address": asking(b"http://evil.example/en/"),
    "a path without a slash": asking(b"en/"),
    "two slashes": asking(b"//evil.example/en/"),
    "a tunnel": get(line=b"CONNECT evil.example:443 HTTP/1.1\r\n"),
    "a fragment": asking(b"/en/#x"),
    "nothing, then the end": b"\r\n\r\n\r\n",
    "noise": bytes(range(256)) * 4 + b"\r\n\r\n",
    "a greeting of TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 300 + b"\r\n\r\n",
    "a folded header": get(b"X-A: b\r\n c"),
    "a header without a colon": get(b"nonsense"),
    "a header without a name": get(b": x"),
    "a NUL in a header": get(b"X-A: \0"),
    "a NUL in the path": asking(b"/en/\0"),
    "bare line feeds": b"GET /en/ HTTP/1.1\nHost: x\nConnection: close\n\n",
    "bytes above ASCII in the path": asking(b"/en/\xc3\xa1\xff"),
    "bytes above ASCII in a header": get(b"Accept-Language: \xff\xfe\xc0\xaf", b"Cookie: ui=\xff"),
    "a header of 60 kB": get(b"X-A: " + b"a" * 60_000),
    "a header of 800 kB": get(b"X-A: " + b"a" * 800_000),
    "200 headers": get(*(b"X-%d: 1" % number for number in range(200))),
    "a language of 300 kB": get(b"Accept-Language: " + b"en;q=0.5," * 33_000),
    "a path of 60 kB": asking(b"/en/" + b"a" * 60_000),
    "a path of 200 kB": asking(b"/en/" + b"a" * 200_000),
    "a query of 60 kB": asking(b"/en/search?q=" + b"a" * 60_000),
    "a continuation asked for": post(b"Expect: 100-continue", b"Content-Length: 0"),
    "an upgrade": get(b"Upgrade: h2c", b"HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA"),
    "a web socket": get(
        b"Upgrade: websocket", b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", b"Sec-WebSocket-Version: 13"
    ),
    "a range": get(b"Range: bytes=0-0,-1,5-1,0-99999999999999999999"),
}
