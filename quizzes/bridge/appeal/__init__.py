"""Appeals to rule on."""

from quizzes.bridge.appeal import appeal

FAMILIES = appeal.FAMILIES
