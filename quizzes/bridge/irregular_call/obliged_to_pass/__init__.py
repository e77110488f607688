"""Calls by players who had to pass: what a first ruling left, and what the next incident makes of it."""

from quizzes.bridge.irregular_call.obliged_to_pass.chain import FAMILIES

__all__ = ["FAMILIES"]
