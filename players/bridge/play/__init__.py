"""Leads and the play of the cards."""
