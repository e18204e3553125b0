"""What `tools.kills` and `tools.races` consist of: servers that are killed, people who come back, and a history that judges."""
