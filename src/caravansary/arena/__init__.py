"""Tournaments of players: who meets whom under which luck, what came of it, and how sure that is.

`tournament` is what is played, `lineups` who sits where, `run` plays it with a `crew` (or a `cluster`) and keeps a `record`,
`standings` counts, `figures` and `page` tell it in words.
"""
