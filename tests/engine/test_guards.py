"""What keeps the laws honest: a misspelt fact is seen before anything runs."""

from mypy import api

LAW = """
from engine.bridge.revoke.incident import Revoke
from engine.law import Ruling, law, rule

@law("bridge:64B6")
def twelfth_trick(revoke: Revoke) -> Ruling | None:
    return rule() if revoke.{fact} == 12 else None
"""


def test_a_misspelt_fact_in_a_law_is_an_error_of_type() -> None:
    right, _, _ = api.run(["--strict", "--config-file=", "-c", LAW.format(fact="trick")])
    wrong, _, _ = api.run(["--strict", "--config-file=", "-c", LAW.format(fact="tirck")])
    assert "Success" in right
    assert '"Revoke" has no attribute "tirck"' in wrong
