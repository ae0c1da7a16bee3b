"""Whole matches with every answer, to be compared to the letter.

`python -m tests.golden` asks all their questions again, writes the answers down, and prints what
has changed.
"""
