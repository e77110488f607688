"""The rule engine: laws as small functions beside the paragraphs they put into effect. Standard library only."""
