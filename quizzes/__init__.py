"""Quizzes: scenarios drawn at random, whose answers the engine gives."""
