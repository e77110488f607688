"""Leads out of turn to rule on."""

from quizzes.bridge.irregular_play.lead_out_of_turn import (
    defender,
    options,
    played_on,
    refused,
    told,
    two_leads,
    wrong_hand,
)

FAMILIES = (
    *options.FAMILIES,
    *refused.FAMILIES,
    *told.FAMILIES,
    *wrong_hand.FAMILIES,
    *defender.FAMILIES,
    *two_leads.FAMILIES,
    *played_on.FAMILIES,
)
