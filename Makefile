# make play and make test set up everything they need on a fresh machine; so do check, bench and golden.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
WHEELS := build/wheels
PYTEST := $(BIN)/python -m pytest -n auto
SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl')
WEB := $(shell find web -name node_modules -prune -o -name dist -prune -o -type f -print 2>/dev/null)
PAGE := web/dist
PORT ?= 8765
HAVE_NODE := $(shell node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && echo yes)

new_enough = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
  || { echo "Caravansary needs Python 3.11 or newer ($(PYTHON) is not; try make PYTHON=python3.12)."; exit 1; }

# Who makes environments and installs into them: uv where it is here, else Python itself.
UV := $(shell command -v uv 2>/dev/null)
ifeq ($(UV),)
new_venv = $(PYTHON) -m venv $(1) || { echo "Python's venv module is missing (on Debian: apt install python3-venv)."; exit 1; }
install_in = $(1)/bin/python -m pip install --quiet --disable-pip-version-check
UNCOMPILED := --no-compile
else
new_venv = $(UV) venv --quiet --allow-existing --python $(PYTHON) $(1)
install_in = $(UV) pip install --quiet --python $(1)/bin/python
endif
# Who only plays has nothing to build with: that gets an environment of its own, for as long as it builds.
BUILDER = $(if $(wildcard $(VENV)/ready),$(VENV),build/builder)

.PHONY: play page wheel test test-interpreted test-compiled test-browser test-packages test-page check check-page bench speed \
  repeat strength golden lock mutants docs pictures clean

# The page in your browser, with no more than that needs. No shell stands in between: one that is interrupted makes make complain.
play:
	@$(new_enough)
	@$(PYTHON) -m tools.play $(MAKE) --port $(PORT) $(if $(HAVE_NODE),--node)

page: $(PAGE)/index.html

# What could be published: the source archive, the compiled wheel of this platform, and the pure one for all others.
wheel: $(VENV)/ready
	rm -rf dist
	CARAVANSARY_NEEDS_PAGE=1 $(BIN)/python -m build --no-isolation
	CARAVANSARY_NEEDS_PAGE=1 CARAVANSARY_INTERPRETED=1 $(BIN)/python -m build --no-isolation

# All parts, whatever fails; the last lines say how each went. A part alone: make test-interpreted
test:
	@$(PYTHON) -m tools.parts $(MAKE) test-page test-interpreted test-compiled test-browser test-packages

# A part that cannot be run here says why, and leaves that for the last lines.
not_run = mkdir -p build; echo "$(1)" | tee build/not-run-$@; test -z "$$CARAVANSARY_NO_SKIPS"

test-interpreted: $(VENV)/ready $(if $(RAY),$(VENV)/ray)
	$(PYTEST) tests --ignore tests/e2e --ignore tests/packages

# Through the page, where a bot that thinks should not take fifty times as long.
test-browser: $(VENV)/ready $(COMPILED)/ready $(if $(HAVE_NODE),web/node_modules/ready page)
	@missing=$$($(BIN)/python -m tests.e2e.house); \
	if [ -n "$$missing" ]; then $(call not_run,The browser tests are not run: $$missing); else \
	  PYTHONPATH=$(COMPILED) $(PYTEST) --dist worksteal tests/e2e; \
	fi

# The rules once more, compiled: the same tests, the same playthroughs, and those that take many games.
test-compiled: $(VENV)/ready $(COMPILED)/ready
	@if ls $(COMPILED)/caravansary/engine/contract.*.so >/dev/null 2>&1; then \
	  PYTHONPATH=$(COMPILED) CARAVANSARY_EXPECT=compiled $(PYTEST) tests/engine tests/games tests/players tests/test_playthroughs.py; \
	else \
	  $(call not_run,Nothing is compiled here (no C compiler or no Python headers): tested interpreted only.); \
	fi

# What is published, installed into empty environments, and played.
ifeq ($(HAVE_NODE),)
test-packages:
	@$(call not_run,Node 20 or newer is not here: there is no page to pack.)
else
test-packages: $(VENV)/ready $(COMPILED)/ready web/node_modules/ready page
	@missing=$$($(BIN)/python -m tests.e2e.house); \
	if [ -n "$$missing" ]; then $(call not_run,The packages are not tested: $$missing); else \
	  $(BIN)/python -m pytest tests/packages; \
	fi
endif

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
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/python -m caravansary.server.typescript --check web/src/generated/messages.ts

ifeq ($(HAVE_NODE),)
check-page:
	@echo "Node 20 or newer is not here: the page is not checked."; test -z "$$CARAVANSARY_NO_SKIPS"
else
check-page: web/node_modules/ready
	cd web && npm run check && npm run lint
endif

# Whatever is measured in time. OpenSpiel stands beside us where there is a build of it.
bench: $(VENV)/ready $(COMPILED)/ready
	-$(call install_in,$(VENV)) --require-hashes --only-binary :all: -r tools/bench.lock
	$(BIN)/python tools/bench.py $(COMPILED)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tools.timekeeping
ifneq ($(HAVE_NODE),)
	$(MAKE) speed
endif

# How strong the players are: hours, and it goes on where it was stopped.
strength: $(VENV)/ready $(COMPILED)/ready
	PYTHONPATH=$(COMPILED) $(BIN)/python tools/strength.py --write

# How long a person waits for the next choices, measured in the browser.
speed: $(VENV)/ready $(COMPILED)/ready web/node_modules/ready page
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

DOCS = $(call install_in,$(VENV)) --require-hashes --only-binary :all: -r tools/docs.lock

# The site, to be read from its folder: build/site/index.html
docs: $(VENV)/ready
	$(DOCS)
	$(BIN)/python -m tools.site lay
	$(BIN)/zensical build --clean --strict
	$(BIN)/python -m tools.site check

# What an evening looks like, taken from the page as it is now.
pictures: $(COMPILED)/ready page
	$(DOCS)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tools.pictures

EXPORT := --quiet --format requirements-txt --no-header --no-emit-project --no-annotate

# Pin everything that is installed, with hashes and without addresses: for playing, for building, for Ray, for all else.
lock: $(VENV)/ready
	$(call install_in,$(VENV)) uv
	$(BIN)/uv lock --quiet --upgrade
	$(BIN)/uv export $(EXPORT) --group dev > requirements.lock
	$(BIN)/uv export $(EXPORT) --no-default-groups > tools/play.lock
	for group in build ray bench docs; do $(BIN)/uv export $(EXPORT) --only-group $$group > tools/$$group.lock || exit 1; done
	rm uv.lock

# What playing needs, and a command that runs what is here, compiled if it is.
$(VENV)/playable: tools/play.lock
	@$(new_enough); $(call new_venv,$(VENV))
	$(call install_in,$(VENV)) $(UNCOMPILED) --require-hashes -r tools/play.lock
	@test -f $(VENV)/ready || { \
	  printf '#!/bin/sh\nhere="%s"\nfound="$$here/src"; test -f "$$here/$(COMPILED)/ready" && found="$$here/$(COMPILED)"\n' "$(CURDIR)"; \
	  printf 'PYTHONPATH="$$found" exec "$$here/$(BIN)/python" -m caravansary.cli.main "$$@"\n'; \
	} > $(BIN)/caravansary && chmod +x $(BIN)/caravansary
	@touch $@

# What everything else needs too, but for Ray, which is as large as all the rest and has one test: RAY=yes make test
$(VENV)/ready: requirements.lock pyproject.toml
	@$(new_enough); $(call new_venv,$(VENV))
	$(call install_in,$(VENV)) --require-hashes -r requirements.lock
	$(call install_in,$(VENV)) --no-deps --no-build-isolation --editable .
	@touch $@ $(VENV)/playable

$(VENV)/ray: tools/ray.lock $(VENV)/ready
	$(call install_in,$(VENV)) --require-hashes -r $<
	@touch $@

# The compiled wheel as it would be published, unpacked.
$(COMPILED)/ready: setup.py pyproject.toml tools/build.lock $(SOURCES)
	@test -f $(BUILDER)/ready \
	  || { $(call new_venv,$(BUILDER)) && $(call install_in,$(BUILDER)) --require-hashes -r tools/build.lock; }
	rm -rf $(COMPILED) $(WHEELS)
	@mkdir -p build
	$(BUILDER)/bin/python -m build --no-isolation --outdir $(WHEELS) >build/build.log 2>&1 || { cat build/build.log; exit 1; }
	$(BUILDER)/bin/python -m zipfile -e $(WHEELS)/*.whl $(COMPILED)
	@rm -rf build/builder
	@ls $(COMPILED)/caravansary/engine/contract.*.so >/dev/null 2>&1 \
	  || echo "Nothing was compiled: a C compiler or the Python headers are missing (on Debian: apt install gcc python3-dev)."
	@touch $@

web/node_modules/playable: web/package.json web/package-lock.json
	cd web && npm ci --omit=dev --no-audit --no-fund --loglevel=error
	@touch $@

web/node_modules/ready: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@ web/node_modules/playable

$(PAGE)/index.html: web/node_modules/playable $(WEB) src/caravansary/version.py
	cd web && npm run --silent build -- --logLevel warn
	@touch $@

clean:
	rm -rf web/node_modules web/dist $(VENV) build dist mutants .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
