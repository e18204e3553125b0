# make play and make test set up everything they need on a fresh machine; so do check, bench and golden.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
PYTEST := $(BIN)/python -m pytest -n 2
SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl')
WEB := $(shell find web -name node_modules -prune -o -name dist -prune -o -type f -print 2>/dev/null)
PAGE := web/dist
PORT ?= 8765
HAVE_NODE := $(shell node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && echo yes)

.PHONY: play page test test-interpreted test-compiled test-browser test-page check check-page bench speed repeat strength golden lock mutants clean

# Everything, then the page in your browser.
ifeq ($(HAVE_NODE),)
play: $(COMPILED)/ready
	@echo "Node 20 or newer is not here, so the page cannot be built. In the terminal there is: $(BIN)/caravansary --help"
	@exit 1
else
play: $(COMPILED)/ready page
	PYTHONPATH=$(COMPILED) $(BIN)/python -m caravansary.cli.main serve --page $(PAGE) --port $(PORT) --open
endif

page: $(PAGE)/index.html

# All parts, whatever fails; the last lines say how each went. A part alone: make test-interpreted
test:
	@$(PYTHON) -m tools.parts $(MAKE) test-page test-interpreted test-compiled test-browser

# A part that cannot be run here says why, and leaves that for the last lines.
not_run = mkdir -p build; echo "$(1)" | tee build/not-run-$@; test -z "$$CARAVANSARY_NO_SKIPS"

test-interpreted: $(VENV)/ready
	$(PYTEST) tests --ignore tests/e2e

# Through the page, where a bot that thinks should not take fifty times as long.
test-browser: $(COMPILED)/ready $(if $(HAVE_NODE),page)
	@missing=$$($(BIN)/python -m tests.e2e.house); \
	if [ -n "$$missing" ]; then $(call not_run,The browser tests are not run: $$missing); else \
	  PYTHONPATH=$(COMPILED) $(PYTEST) tests/e2e; \
	fi

# The rules once more, compiled: the same tests, the same playthroughs, and those that take many games.
test-compiled: $(COMPILED)/ready
	@if ls $(COMPILED)/caravansary/engine/contract.*.so >/dev/null 2>&1; then \
	  PYTHONPATH=$(COMPILED) CARAVANSARY_EXPECT=compiled $(PYTEST) tests/engine tests/games tests/players tests/test_playthroughs.py; \
	else \
	  $(call not_run,Nothing is compiled here (no C compiler or no Python headers): tested interpreted only.); \
	fi

ifeq ($(HAVE_NODE),)
test-page:
	@$(call not_run,Node 20 or newer is not here: the page is not tested.)
else
test-page: web/node_modules/ready page
	cd web && npm test
endif

check: $(VENV)/ready check-page
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m caravansary.server.typescript --check web/src/generated/messages.ts

ifeq ($(HAVE_NODE),)
check-page:
	@echo "Node 20 or newer is not here: the page is not checked."; test -z "$$CARAVANSARY_NO_SKIPS"
else
check-page: web/node_modules/ready
	cd web && npm run check && npm run lint
endif

# Whatever is measured in time. OpenSpiel stands beside us where there is a build of it.
bench: $(COMPILED)/ready
	-$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: -r tools/bench.lock
	$(BIN)/python tools/bench.py $(COMPILED)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tools.timekeeping
ifneq ($(HAVE_NODE),)
	$(MAKE) speed
endif

# How strong the players are: hours, and it goes on where it was stopped.
strength: $(COMPILED)/ready
	PYTHONPATH=$(COMPILED) $(BIN)/python tools/strength.py --write

# How long a person waits for the next choices, measured in the browser.
speed: $(COMPILED)/ready page
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest tests/e2e/speed.py

# What fails only now and then: make repeat TESTS=tests/server TIMES=30 LOAD=8
TESTS ?= tests/server
TIMES ?= 30
LOAD ?= 0
repeat: $(VENV)/ready
	$(BIN)/python -m tools.repeat $(TESTS) --times $(TIMES) --load $(LOAD)

golden: $(VENV)/ready
	$(BIN)/python -m tests.playthrough

# How many small changes to the rules and to the search no test notices: half an hour, and it goes on where it was stopped.
mutants: $(VENV)/ready
	$(BIN)/python tools/mutants.py

EXPORT := --quiet --format requirements-txt --no-header --no-emit-project --no-annotate

# Pin everything that is installed, with hashes and without addresses.
lock: $(VENV)/ready
	$(BIN)/pip install --quiet uv
	$(BIN)/uv lock --quiet --upgrade
	$(BIN)/uv export $(EXPORT) --group dev > requirements.lock
	$(BIN)/uv export $(EXPORT) --only-group bench > tools/bench.lock
	rm uv.lock

$(VENV)/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "Caravansary needs Python 3.11 or newer ($(PYTHON) is not; try make PYTHON=python3.12)."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing (on Debian: apt install python3-venv)."; exit 1; }
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(COMPILED)/ready: $(VENV)/ready setup.py $(SOURCES)
	rm -rf $(COMPILED) build/lib* build/temp* build/bdist*
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --target $(COMPILED) .
	@ls $(COMPILED)/caravansary/engine/contract.*.so >/dev/null 2>&1 \
	  || echo "Nothing was compiled: a C compiler or the Python headers are missing (on Debian: apt install gcc python3-dev)."
	@touch $@

web/node_modules/ready: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE)/index.html: web/node_modules/ready $(WEB)
	cd web && npm run build -- --logLevel warn
	@touch $@

clean:
	rm -rf web/node_modules web/dist $(VENV) build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
