"""What there is to practise in mariáš."""

from quizzes.shelf import Shelf

SHELF = Shelf("marias", ())
