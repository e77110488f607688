"""The quiz: what can be practised, scenarios, the learner's ruling, what they are as data."""
