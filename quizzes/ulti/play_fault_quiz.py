"""Faults with the cards to rule on: not followed, wrong trick taken, shown, looked at, miscounted (13.3.4 to 13.3.9)."""

from collections.abc import Iterator
from random import Random

from engine.cards import Card, Hand
from engine.ruling import Verdict
from engine.text import N_, Text, say
from engine.trick import Play
from engine.ulti.bid import Part
from engine.ulti.penalty import JURY_FIXES
from engine.ulti.play import LEGAL_CARD, Cards, PlayedCard, legal_cards, ranking
from engine.ulti.play_fault import BID_LOST, BID_WON, PENALTY
from engine.ulti.play_incident import Fault, LookedAt, Taken
from engine.ulti.table import DEFENDERS, Player
from quizzes.family import Scenario
from quizzes.question import Case, OneOf, Option
from quizzes.question import Part as QuestionPart
from quizzes.ulti.board import Board, draw_board
from quizzes.ulti.fault_question import VALID, Outcome, family, outcome_part, payments_part
from quizzes.ulti.play_fault_story import (
    PLAYED,
    Said,
    draw_said,
    hold,
    in_order,
    payment_of,
    picture,
    state,
    tell_called,
    tell_late,
    tell_said,
    usual_parts,
)
from quizzes.ulti.playing import play_cards, positions
from quizzes.ulti.position import Position
