"""Cards exposed in the auction to rule on."""

from quizzes.bridge.irregular_call.exposed_in_auction.incident import FAMILIES

__all__ = ["FAMILIES"]
