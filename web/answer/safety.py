"""Headers that keep readers safe: a strict content policy, no sniffing, no framing, no referrer, no features."""

from flask import Flask, Response

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "object-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), browsing-topics=()",
    "Referrer-Policy": "same-origin",
    "Server": "Renons",  # not which software serves it
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}


def secure(app: Flask, is_https: bool) -> None:
    """Every answer gets the headers; who may keep it, only what says that it is public tells otherwise."""
    headers = [*HEADERS.items(), *(ONLY_HTTPS.items() if is_https else ()), ("Cache-Control", "no-store")]

    @app.after_request
    def add_headers(response: Response) -> Response:
        said = {name.lower() for name, _ in response.headers}
        response.headers.extend([header for header in headers if header[0].lower() not in said])
        return response
