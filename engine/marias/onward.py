"""The topics by name, for the laws that hand over to them: topics lead to each other in circles."""

from engine.law import Onward

RENONC = Onward("engine.marias.renonc.renonc", "RENONC")
