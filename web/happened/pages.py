"""What was heard in a sentence, as data."""

from flask import Blueprint, Response, g, jsonify, request

from hearing.sentence import LENGTH
from web.happened.proposing import rules_data, topics_data
from web.page import passing, take_common_values
from web.search import not_ready
from web.site import NotReadyError, current_site

happened = Blueprint("happened", __name__)
happened.url_value_preprocessor(take_common_values)
happened.register_error_handler(NotReadyError, not_ready)


@happened.get("/<ui>/heard.json")
def twin() -> Response:
    """The topics that a sentence may be about, best first, with the facts that it states."""
    site = current_site()
    said = "".join(filter(str.isprintable, request.args.get("q", "")[:LENGTH]))
    game = request.args.get("game", "")
    answer = site.hearing.hear(said, g.ui, game if game in site.library.books else "")
    topics = list(topics_data(site, g.ui, answer))
    rules = list(rules_data(site, g.ui, answer))
    return passing(jsonify(none=not topics, sure=answer.is_sure, language=answer.language, topics=topics, rules=rules))
