"""The schema's history, run by :func:`caravansary.server.store.migrate` at every start."""
