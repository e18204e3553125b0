"""A tournament's result as one page that needs nothing else: no network, no script, light and dark, for telephones too."""

from html import escape
from importlib.resources import files

from caravansary.arena import figures, plots
from caravansary.arena.figures import Figures
from caravansary.arena.speech import Speech
from caravansary.arena.standings import Standings
from caravansary.arena.tournament import Tournament


def page(speech: Speech, tournament: Tournament, result: Standings, command: str) -> str:
    """The whole page. `command` is what repeats the tournament."""
    say = speech.say
    title = escape(say("arena-title", game=f"@{tournament.name}-title"))
    style = (files(__package__ or "") / "page.css").read_text("utf-8")
    parts = [
        f"<h1>{title}</h1>",
        f'<p class="lead">{escape(figures.played(speech, tournament))}</p>',
        _section(say("arena-result"), _results(speech, tournament, result)),
        f'<div class="plots">{"".join(_plots(speech, tournament, result))}</div>',
    ]
    if len(result.players) > 2:
        how = f"<p>{escape(say('arena-against-how'))}</p>"
        parts.append(_section(say("arena-against"), how + _table(figures.against(speech, result.players))))
    parts.append(_section(say("arena-repeat"), _repeat(speech, tournament, result, command)))
    return (
        f'<!doctype html>\n<html lang="{speech.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title} · Caravansary</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{chr(10).join(parts)}\n</main>\n</body>\n</html>\n"
    )


def _results(speech: Speech, tournament: Tournament, result: Standings) -> str:
    even = speech.percent(1 / tournament.seats)
    notes = [speech.say("arena-wins-note", part=even), speech.say("arena-rating-note")]
    notes += [speech.say("arena-several-note")] if len(result.players) < tournament.seats else []
    return _table(figures.results(speech, result.players)) + "".join(f"<p>{escape(note)}</p>" for note in notes)


def _plots(speech: Speech, tournament: Tournament, result: Standings) -> list[str]:
    """Every plot with the table of its figures."""
    players, standings = plots.coloured(result.players), figures.results(speech, result.players)
    pairs = [
        (plots.rating_plot(speech, players), _columns(standings, 0, 4, 5, 6)),
        (plots.wins_plot(speech, players, tournament.seats), _columns(standings, 0, 1, 2, 3)),
        (plots.seat_plot(speech, players), figures.by_seat(speech, result.players)),
        (plots.score_plot(speech, players), figures.scores(speech, result.players)),
        (plots.length_plot(speech, result), figures.lengths(speech, result)),
        (plots.time_plot(speech, players), figures.times(speech, result.players)),
    ]
    heading = escape(speech.say("arena-figures"))
    return [
        f'<figure><h2>{escape(plot.title)}</h2><p class="how">{escape(plot.how)}</p>{plot.svg}'
        f"<details><summary>{heading}</summary>{_table(table._replace(title=plot.title))}</details></figure>"
        for plot, table in pairs
    ]


def _columns(table: Figures, *kept: int) -> Figures:
    return Figures(table.title, [table.heads[k] for k in kept], [[row[k] for k in kept] for row in table.rows])


def _repeat(speech: Speech, tournament: Tournament, result: Standings, command: str) -> str:
    """The command, and what it does not say."""
    binding = tournament.binding()
    options = binding["options"]
    assert isinstance(options, dict)
    facts = {
        speech.say("arena-rules-version"): str(binding["rules"]),
        speech.say("arena-options"): ", ".join(f"{key}={value}" for key, value in options.items()) or "–",
        speech.say("arena-endings"): figures.endings(speech, tournament, result),
    }
    listed = "".join(f"<dt>{escape(what)}</dt><dd>{escape(value)}</dd>" for what, value in facts.items())
    return f"<p>{escape(speech.say('arena-repeat-how'))}</p><pre><code>{escape(command)}</code></pre><dl>{listed}</dl>"


def _section(title: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{content}</section>"


def _table(table: Figures) -> str:
    """A table that scrolls by itself where the screen is narrow."""
    heads = "".join(f'<th scope="col">{escape(head)}</th>' if head else "<td></td>" for head in table.heads)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in table.rows
    )
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{escape(table.title)}">'
        f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )
