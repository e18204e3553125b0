"""A player that thinks: information-set Monte Carlo tree search over small decisions."""
