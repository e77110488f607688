"""Scenarios ruled a second time from their JSON twins, by rules written anew: nothing here knows the engine."""
