"""Scoring to practise: contracts, IMPs, matchpoints."""

from random import Random

from engine.bridge.effect.score import Imps, Matchpoints, Score
from engine.bridge.score.imps import IMPS, TwoTables
from engine.bridge.score.matchpoints import FIELD, MATCHPOINTS, OneField
from engine.bridge.score.score import SCORE, PlayedBoard
from engine.bridge.table.call import Bid, Doubled, Strain
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.family import Family, Scenario
from quizzes.question import Case, Number, detail

LEVELS = (1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6, 6, 7)  # as often as they are played, slams a little more
SCORED = SCORE.issues[0]


def draw_contract(rng: Random) -> PlayedBoard:
    """A contract and a result that could well have come about: nobody is more than four down or three over."""
    bid = Bid(level=rng.choice(LEVELS), strain=rng.choice(tuple(Strain)))
    doubled = rng.choice((Doubled.NO, Doubled.NO, Doubled.DOUBLED, Doubled.DOUBLED, Doubled.REDOUBLED))
    tricks = 6 + bid.level + rng.choice((-4, -3, -2, -2, -1, -1, 0, 0, 0, 1, 1, 2, 3))
    return PlayedBoard(
        passed_out=False,
        contract=bid,
        doubled=doubled,
        vulnerable=rng.random() < 0.5,
        tricks=min(13, max(0, tricks)),
    )


def tell_contract(board: PlayedBoard) -> tuple[Text, ...]:
    vulnerable = (
        say("Declarer's side is vulnerable.") if board.vulnerable else say("Declarer's side is not vulnerable.")
    )
    return (
        say("Contract: {bid}, {doubled}.", bid=board.contract, doubled=board.doubled),
        vulnerable,
        say("Declarer's side won {tricks|trick}.", tricks=board.tricks),
    )


def points(verdict: Verdict) -> int:
    return int(detail(verdict, Score, "points", 0))


def score_part(case: int = 0) -> Number:
    words = say("What does declarer's side score? Write a minus if the opponents score.")
    return Number("score", words, points, SCORED, case, -7600, 7600)


def draw_score(rng: Random) -> Scenario:
    board = draw_contract(rng)
    return Scenario(tell_contract(board), (Case(SCORE, board),), (score_part(),))


def draw_imps(rng: Random) -> Scenario:
    """Two results on one board, often close to a limit of the scale."""
    ours, theirs = (detail(Case(SCORE, draw_contract(rng)).decide(), Score, "points", 0) for _ in range(2))
    facts = TwoTables(ours=ours, team_mates=-theirs)
    story = (
        say("Your side's score at this table: {score}.", score=ours),
        say("Your team-mates' score at the other table, from their side: {score}.", score=-theirs),
    )
    words = say("How many IMPs does your team win? Write a minus if it loses them.")
    part = Number("imps", words, lambda verdict: detail(verdict, Imps, "imps", 0), IMPS.issues[0], 0, -24, 24)
    return Scenario(story, (Case(IMPS, facts),), (part,))


def draw_matchpoints(rng: Random) -> Scenario:
    """A board played at six to nine tables, with a few equal results."""
    board = draw_contract(rng)
    results = [around(rng, board) for _ in range(rng.randint(6, 9))]
    own, *others = results
    facts = OneField(score=own, others=tuple(others))
    story = (
        say("The pair's score: {score}.", score=own),
        say("The others who sat the same way: {scores}.", scores=tuple(others)),
        say("A result that is worse gives two units, an equal one gives one."),
    )
    words = say("How many units does the pair get?")
    part = Number(
        "units", words, lambda verdict: detail(verdict, Matchpoints, "units", 0), MATCHPOINTS.issues[0], 0, 0, 2 * FIELD
    )
    return Scenario(story, (Case(MATCHPOINTS, facts),), (part,))


def around(rng: Random, board: PlayedBoard) -> int:
    """The same contract with a trick more or less, as other tables might have it."""
    tricks = min(13, max(0, board.tricks + rng.choice((-1, 0, 0, 0, 1))))
    facts = PlayedBoard(**(board.known | {"tricks": tricks}))
    return points(SCORE.decide(facts))


FAMILIES = (
    Family("bridge", "score", "score-contract", N_("Score the contract"), 1, ("bridge:77",), draw_score),
    Family("bridge", "score", "score-imps", N_("IMPs"), 2, ("bridge:78B",), draw_imps),
    Family("bridge", "score", "score-matchpoints", N_("Matchpoints"), 2, ("bridge:78A",), draw_matchpoints),
)
