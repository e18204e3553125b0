"""How many decisions a server takes: ours, beside boardgame.io's."""
