# make test, make check, make bench, make golden: each sets up what it needs on a fresh machine.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
PYTEST := $(BIN)/python -m pytest -n 2
SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl')
HAVE_CC := $(shell command -v $${CC:-cc} 2>/dev/null)

.PHONY: test test-interpreted test-compiled check bench golden lock mutants clean

test: test-interpreted test-compiled

test-interpreted: $(VENV)/ready
	$(PYTEST) tests

# The rules once more, compiled: the same tests, the same playthroughs, and those that take many games.
ifeq ($(HAVE_CC),)
test-compiled:
	@echo "No C compiler found: tested interpreted only (install gcc and the Python headers to test compiled code)."
else
test-compiled: $(COMPILED)/ready
	PYTHONPATH=$(COMPILED) CARAVANSARY_EXPECT=compiled $(PYTEST) tests/engine tests/games tests/players tests/test_playthroughs.py
endif

check: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(COMPILED)/ready
	$(BIN)/python tools/bench.py $(COMPILED)

golden: $(VENV)/ready
	$(BIN)/python -m tests.playthrough

# Needs a quiet quarter of an hour: how many small changes to the rules no test notices.
mutants: $(VENV)/ready
	$(BIN)/mutmut run && $(BIN)/mutmut results

# Pin everything that is installed, with hashes and without addresses.
lock: $(VENV)/ready
	$(BIN)/pip install --quiet uv
	$(BIN)/uv lock --quiet --upgrade
	$(BIN)/uv export --quiet --all-groups --format requirements-txt --no-header --no-emit-project --no-annotate > requirements.lock
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

clean:
	rm -rf $(VENV) build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
