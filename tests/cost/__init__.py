"""What a request may cost: the most expensive ones that a search has found, and their ratios."""
