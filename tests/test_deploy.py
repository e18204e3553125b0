"""deploy/ and docs/hosting.md: no engine for containers and no proxy runs here, so what they would be told is read and compared.

Every command is one that the program takes, and whatever stands in two places is the same in both: ports, names, networks, users.
"""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import pytest
from ruamel.yaml import YAML
from starlette.routing import Route
from typer import TyperException

from caravansary.cli.main import COMMANDS, command
from caravansary.server.app import make_app
from caravansary.server.closing import ANSWERED_WITHIN
from caravansary.server.serve import GRACE
from tests.test_docs import blocks

ROOT: Final = Path(__file__).parents[1]
DEPLOY: Final = ROOT / "deploy"
PAGE: Final = "docs/hosting.md"
NAME: Final = "tables.example.org"
HEALTH: Final = "/healthz/ready"


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def asked(words: list[str]) -> dict[str, Any]:
    """What a command line asks for, as the program itself reads it; raises where the program would refuse it."""
    name, *args = words
    assert name in COMMANDS, words
    params: dict[str, Any] = command(name, "en").make_context(name, args, obj="en").params
    return params


class Server(NamedTuple):
    """What is said to one server, wherever that is written."""

    name: str
    asked: dict[str, Any]


# --- what is written where


def compose() -> dict[str, Any]:
    found: dict[str, Any] = YAML(typ="safe").load(text_of("compose.yaml"))
    return found


def composed() -> list[Server]:
    services = compose()["services"]
    return [
        Server(name, asked(shlex.split(services[name]["command"])))
        for name in services
        if services[name].get("image") == "caravansary"
    ]


def instructions(file: str) -> list[tuple[str, str]]:
    """The lines of a Containerfile."""
    lines = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", text_of(file), flags=re.MULTILINE)).splitlines()
    return [(line.partition(" ")[0], line.partition(" ")[2].strip()) for line in lines if line.strip()]


def unit(instance: str) -> Any:
    """The service of systemd for an instance."""
    made = ConfigParser(interpolation=None, strict=False)
    made.optionxform = str  # type: ignore[assignment,method-assign]
    made.read_string(text_of("caravansary@.service").replace("%i", instance))
    return made


def documented() -> list[list[str]]:
    """Every command of ours on the page, those that nobody runs too."""
    lines = [line for block in blocks(PAGE) for line in re.sub(r"\\\n", " ", block.text).splitlines()]
    return [shlex.split(line)[1:] for line in lines if line.startswith("caravansary ")]


def pair() -> list[dict[str, Any]]:
    """The two servers of the page."""
    return [asked(words) for words in documented() if "--redis" in words]


# --- the commands


def test_the_program_takes_every_command() -> None:
    assert len(documented()) > 8 and len(composed()) == 2 == len(pair())
    for words in documented():
        asked(words)
    for text in re.findall(r"`(caravansary \w[^`]*)`", (ROOT / PAGE).read_text("utf-8")):
        asked(shlex.split(text)[1:2] + (["x"] if "backup" in text or "restore" in text else []))


def test_what_the_program_does_not_take_is_noticed() -> None:
    for words in (["serve", "--nosuch"], ["serve", "--port", "many"], ["serve", "--log", "xml"], ["backup"]):
        with pytest.raises((TyperException, ValueError)):
            asked(words)


def test_every_option_on_the_page_is_one_of_ours() -> None:
    """In its sentences too."""
    known = {
        opt for name in ("serve", "backup", "restore") for param in command(name, "en").params for opt in param.opts
    }
    told = re.findall(r"`(--[a-z-]+)[^`]*`", (ROOT / PAGE).read_text("utf-8"))
    assert len(set(told)) >= 6 and set(told) <= known
    limits = {"--crowd", "--proxy", "--allow-host", "--keep", "--metrics", "--redis", "--store", "--log", "--host"}
    assert limits <= set(re.findall(r"--[a-z-]+", (ROOT / PAGE).read_text("utf-8"))), "the page is silent about some"


# --- the image


def test_the_image_starts_the_house() -> None:
    said = dict(instructions("Containerfile"))
    line = json.loads(said["ENTRYPOINT"]) + json.loads(said["CMD"])
    assert line[0] == "caravansary"
    found = asked(line[1:])
    assert str(found["port"]) == said["EXPOSE"] and found["host"] == "0.0.0.0"
    assert f":{found['port']}{HEALTH}'" in said["HEALTHCHECK"]
    assert said["WORKDIR"] == said["VOLUME"] == said_home(said) and not Path(found["store"]).is_absolute()
    assert said["STOPSIGNAL"] == "SIGTERM"


def said_home(said: dict[str, str]) -> str:
    [home] = re.findall(r"--home-dir (\S+)", said["RUN"])
    return str(home)


def test_the_image_is_made_of_our_packages() -> None:
    said = dict(instructions("Containerfile"))
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    [wanted] = re.findall(r'"caravansary\[([\w,]+)\]"', said["RUN"])
    assert set(wanted.split(",")) <= extras.keys()
    assert said["COPY"].split() == ["dist/*.whl", "/packages/"]
    assert "--find-links /packages " in said["RUN"] and re.search(r"useradd .* caravansary$", said["RUN"])
    assert said["USER"] == "caravansary"


def test_images_have_short_names() -> None:
    """No registry is named: everybody has their own."""
    images = [text for word, text in instructions("Containerfile") if word == "FROM"]
    images += [service["image"] for service in compose()["services"].values()]
    assert len(images) == 6
    for image in images:
        assert re.fullmatch(r"[a-z]+(/[a-z]+)?(:[\w.-]+)?", image), image


# --- the two servers in containers


def test_the_composition_is_one() -> None:
    """By the schema that all engines share."""
    line = [str(Path(sys.executable).with_name("check-jsonschema")), "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*line, str(DEPLOY / "compose.yaml")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_servers_find_the_others() -> None:
    made = compose()
    services = made["services"]
    base, networks = services["database"]["environment"], made["networks"]
    for name, found in composed():
        store = urlsplit(found["store"])
        assert (store.scheme, store.hostname, store.username, store.path) == (
            "postgresql",
            "database",
            base["POSTGRES_USER"],
            f"/{base['POSTGRES_DB']}",
        )
        assert store.password is None, "it would stand in every list of processes"
        assert services[name]["environment"]["PGPASSWORD"] == base["POSTGRES_PASSWORD"]
        assert found["redis"] == "redis://word" and services["word"]["image"].startswith("valkey")
        assert found["host"] == "0.0.0.0"
        assert services[name]["networks"] == services["proxy"]["networks"] == ["house"]
        subnets = [config["subnet"] for config in networks["house"]["ipam"]["config"]]
        assert found["proxy"] == subnets and ip_network(subnets[0]).is_private
        assert {NAME, name} <= set(found["allow_host"]), "the proxy asks after its health by its own name"
        assert services[name]["depends_on"].keys() == {"database", "word"}
        assert int(services[name]["stop_grace_period"].removesuffix("s")) > ANSWERED_WITHIN + GRACE
        build = services[name]["build"]
        assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"
        assert "ports" not in services[name], "past the proxy"
    assert "pg_isready" in services["database"]["healthcheck"]["test"]
    named = [volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", [])]
    assert {name for name in named if not name.startswith(".")} == made["volumes"].keys()
    assert [(DEPLOY / name).is_file() for name in named if name.startswith(".")] == [True]


def test_caddy_asks_both_servers() -> None:
    text = re.sub(r"#.*", "", text_of("Caddyfile"))
    assert re.search(r"^(\S+) \{", text, re.MULTILINE)[1] == NAME  # type: ignore[index]
    [aims] = re.findall(r"reverse_proxy (.*) \{", text)
    assert aims.split() == [f"{name}:{found['port']}" for name, found in composed()]
    assert re.findall(r"health_uri (\S+)", text) == [HEALTH]
    assert text.count("{") == text.count("}")


def test_what_asks_for_health_is_answered() -> None:
    paths = {route.path for route in make_app(Path("nowhere.sqlite3")).routes if isinstance(route, Route)}
    assert {HEALTH, "/healthz/live"} <= paths
    asked_for = re.findall(r"/healthz/\w+", (ROOT / PAGE).read_text("utf-8"))
    assert asked_for and set(asked_for) <= paths


# --- the two servers on a machine


def test_nginx_asks_both_servers_and_says_what_they_must_know() -> None:
    text = re.sub(r"#.*", "", text_of("nginx.conf"))
    assert re.findall(r"server 127\.0\.0\.1:(\d+)", text) == [str(found["port"]) for found in pair()]
    told = dict(re.findall(r'proxy_set_header (\S+) "?([^";]+)"?;', text))
    assert told == {
        "Host": "$host",
        "X-Forwarded-For": "$remote_addr",
        "X-Forwarded-Proto": "$scheme",
        "Upgrade": "$http_upgrade",
        "Connection": "upgrade",
    }
    assert re.findall(r"server_name (\S+);", text) == [NAME]
    assert text.count("{") == text.count("}") and "http_503" in text and "proxy_http_version 1.1;" in text
    lines = [line.strip() for line in text.splitlines()]
    assert all(line.endswith((";", "{", "}")) for line in lines if line)


def test_the_service_starts_what_the_page_starts() -> None:
    for documented_ in pair():
        made = unit(str(documented_["port"]))
        program, *words = shlex.split(made["Service"]["ExecStart"])
        assert Path(program).name == "caravansary"
        assert asked(words) == documented_ and list(documented_["allow_host"]) == [NAME]
        assert made["Service"]["User"] == "caravansary"
        assert float(made["Service"]["TimeoutStopSec"]) > ANSWERED_WITHIN + GRACE
    assert re.findall(r"enable --now (.*)", text_of("caravansary@.service")) == [
        " ".join(f"caravansary@{found['port']}" for found in pair())
    ]


def test_the_two_servers_differ_in_their_ports_alone() -> None:
    one, other = pair()
    assert {name for name in one if one[name] != other[name]} == {"port", "metrics"}
    assert len({str(one["port"]), one["metrics"], str(other["port"]), other["metrics"]}) == 4


def test_no_password_is_in_a_command() -> None:
    for file in (*DEPLOY.iterdir(), ROOT / PAGE):
        assert not re.search(r"//[^/\s:@]*:[^/\s@]+@", file.read_text("utf-8")), file.name
