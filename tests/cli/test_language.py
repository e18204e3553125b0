"""The command line speaks English and Spanish: help, complaints and results, as it was asked to or as the system does."""

import json
from pathlib import Path

import pytest

from caravansary import words
from caravansary.cli.language import LANGUAGES, chosen, texts
from caravansary.cli.main import COMMANDS, command
from caravansary.engine.messages import Message
from caravansary.words import say
from tests.cli.tools import SEED, complaint, run
from tests.words.catalogue import patterns, variables


@pytest.mark.parametrize(
    ("args", "surroundings", "language"),
    [
        ("games", {}, "en"),
        ("games --lang es", {}, "es"),
        ("--lang es games", {}, "es"),
        ("arena yak --language=es", {"LANG": "en_US.UTF-8"}, "es"),
        ("games", {"LANG": "es_MX.UTF-8"}, "es"),
        ("games", {"LANG": "es"}, "es"),
        ("games --lang en", {"LANG": "es_ES.UTF-8"}, "en"),
        ("games", {"LC_ALL": "C.UTF-8", "LANG": "es_ES.UTF-8"}, "en"),
        ("games", {"LC_ALL": "", "LC_MESSAGES": "es_AR", "LANG": "en_US"}, "es"),
        ("games", {"LANG": "est_EE"}, "en"),
        ("games --lang fr", {"LANG": "es_ES"}, "es"),  # and that there is no French is said in Spanish
        ("games -- --lang es", {}, "en"),
        ("games --lang", {}, "en"),
    ],
)
def test_the_language_is_asked_for_or_that_of_the_system(
    args: str, surroundings: dict[str, str], language: str
) -> None:
    assert chosen(args.split(), surroundings) == language


def test_the_languages_are_those_of_the_house() -> None:
    assert LANGUAGES == words.LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_without_fluent_is_what_fluent_says(language: str) -> None:
    plain = {key: pattern for key, pattern in patterns(language).items() if key.startswith("cli-")}
    plain = {key: pattern for key, pattern in plain.items() if not variables(pattern).names}
    assert len(plain) > 100
    assert {key: texts(language)[key] for key in plain} == {key: say(Message(key), language) for key in plain}


@pytest.mark.parametrize("name", COMMANDS)
def test_help_is_all_in_one_language(name: str) -> None:
    english, spanish = (" ".join(run(name, "-h", "--lang", language).stdout.split()) for language in LANGUAGES)
    assert english.startswith(f"Usage: root {name} [OPTIONS]") and spanish.startswith(f"Uso: root {name} [OPCIONES]")
    for param in command(name, "en").params:
        assert (max(param.opts) in english and max(param.opts) in spanish) or param.param_type_name == "argument"
    assert texts("es")[f"cli-{name}"] in spanish and texts("en")[f"cli-{name}"] in english
    assert not set(english.split()) & {"Opciones:", "Muestra"} and not set(spanish.split()) & {
        "Options:",
        "The",
        "Show",
    }


def test_wrong_help_is_right() -> None:
    told = " ".join(run("check", "--help").stdout.split())
    assert "How many games with each number of players." in told and "with every number that the game allows" in told
    told = " ".join(run("analyse", "--help").stdout.split())
    assert "the same number gives the same answer" in told and "gives the same games" not in told


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("arnea", "no hay ninguna orden 'arnea'; hay: games, serve, "),
        ("--loud", "aquí no hay ninguna opción --loud"),
        ("games --loud", "aquí no hay ninguna opción --loud"),
        ("games extra", "no se sabe qué hacer con: extra"),
        ("simulate", "falta JUEGO; "),
        ("verify", "falta ARCHIVO; "),
        ("simulate border --seed", "--seed necesita un valor"),
        ("simulate border --json=1", "--json no admite ningún valor"),
        (
            "simulate border --games many",
            "Valor no válido para '--games': debe ser un número entero, 1 o más, y no 'many'",
        ),
        ("simulate border --seed 1.5", "Valor no válido para '--seed': debe ser un número entero, y no '1.5'"),
        ("arena yak --jobs 0", "Valor no válido para '--jobs': debe ser un número entero de 1 a 256, y no '0'"),
        ("tune yak --what luck", "Valor no válido para '--what': debe ser uno de style, weights, both, y no 'luck'"),
        ("serve --bot-pause soon", "Valor no válido para '--bot-pause': debe ser un número de 0 a 60, y no 'soon'"),
        ("simulate chess", "no hay ningún juego 'chess'; hay: border, "),
        ("simulate border --by oracle", "no hay ningún jugador 'oracle'; hay: random, "),
        ("simulate border --players 7", "The Border es para entre 2 y 4 jugadores, no 7"),
        ("tune yak --think soon", "--think soon: debe ser un tiempo como 200ms"),
        ("simulate border --option moon=1", "--option moon=1: border no tiene la opción 'moon'; tiene: boards"),
        ("simulate border --option boards", "--option boards: debe ser CLAVE=VALOR"),
        ("replay /no/such/file", "/no/such/file: No existe ese archivo o carpeta"),
        ("start-game x", "name: deben ser de 2 a 31 letras minúsculas"),
    ],
)
def test_complaints_in_spanish(args: str, said: str) -> None:
    assert complaint("--lang", "es", *args.split()).startswith(said)


@pytest.mark.parametrize(
    ("args", "meant"),
    [
        ("arnea", "arena"),
        ("simluate", "simulate"),
        ("arena yak --plyers a,b", "--players"),
        ("simulate bordr", "border"),
        ("simulate SILK", "silk"),
        ("simulate border --by gredy", "greedy"),
        ("arena yak --players greedy,meduim", "medium"),
        ("simulate border --option bords=AB", "boards"),
    ],
)
def test_what_was_meant(args: str, meant: str) -> None:
    line = complaint(*args.split()).partition("; did you mean ")[2]
    assert meant in line.rstrip("?").split(", ")
    assert f"¿querías decir {meant}" in complaint(*args.split(), "--lang", "es")


def test_nothing_is_guessed_at_random() -> None:
    assert "mean" not in complaint("sing") and "mean" not in complaint("simulate", "chess")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("games", "Jugadores"),
        ("simulate border --games 3", "3 partidas de The Border\nCómo terminaron las partidas: "),
        ("bench border --seconds 0.02", "Decisiones/s"),
        ("check border --players 2 --games 1", "Partidas"),
        ("new border --bots random --seed {seed} --out {folder}/x", "entradas; Random 1 "),
        ("start-game lucky_die --into {folder}/new", "lucky_die está preparado. Después:"),
    ],
)
def test_results_in_the_language_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: str, said: str
) -> None:
    monkeypatch.setenv("LC_MESSAGES", "es_CL.UTF-8")
    result = run(*args.format(seed=SEED, folder=tmp_path).split())
    assert said in result.stdout, result.output


def test_json_is_the_same_in_every_language() -> None:
    told = [json.loads(run("games", "--json", "--lang", language).stdout) for language in LANGUAGES]
    assert told[0] == told[1]
