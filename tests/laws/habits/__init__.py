"""How games are played at random, and what the laws must know of their states.

One file a game; `tests/match.py` lists them.
"""
