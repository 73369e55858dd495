# On a machine with Python 3.11+ and make, each target sets up what it needs by itself.
#   make test PYTHON=python3.12      use that Python for the environment
#   make run PORT=8080 HOST=0.0.0.0 DATA=/srv/jackhouse    another port, friends on the network too, another data folder
#   make study GAMES=2000 JOBS=1     so many games with each option, in so many processes (else one a core)

PYTHON ?= python3
HOST   ?= 127.0.0.1
PORT   ?= 8000
DATA   ?= data
GAMES  ?= 500
JOBS   ?=
BIN    := .venv/bin
RULES    := kernel jackrabbits jackal golden conformance/test_planted_leaks.py
COMPILED := kernel jackrabbits jackal golden conformance \
            bots matches text art cli docs js lab server store test_every_rule.py
SCRIPTS  := eslint.config.js src/jackhouse/web/js tests/js
RUN    := .venv/.run
DEV    := .venv/.dev
NODE   := .venv/.node

# Builds the compiled engine, where there is none yet. If it has to install mypyc for that, then the pinned version.
BUILD_ENGINE := PIP_CONSTRAINT=constraints.txt $(BIN)/python -m jackhouse.engine

# Python keeps what it has compiled, whatever the shell is set to: the tests start it some hundreds of times.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run play engine test test-engine browser lint check bench soak pictures screens book study clean FORCE

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: $(RUN)  ## serve tables at http://127.0.0.1:8000 (PORT=, HOST=), kept in the folder data (DATA=)
	@$(BUILD_ENGINE) --background
	@exec $(BIN)/jackhouse serve --host "$(HOST)" --port "$(PORT)" --data "$(DATA)"

play: $(RUN)  ## play Jack Rabbits in the terminal against a bot
	@$(BUILD_ENGINE) --background
	@$(BIN)/jackhouse play jack-rabbits

engine: $(RUN)  ## build the compiled engine now; run and play have it built in the background
	@$(BUILD_ENGINE)

test: browser test-engine  ## set everything up and run all tests
	$(BIN)/pytest -n 3 tests/web  # they wait a little, for the server and for each other

browser: $(DEV)  # for the tests of the page: found, or installed from the distribution's packages
	@$(BIN)/python -m tests.web.chromium

# The rule tests on the plain engine show the coverage; they run on the compiled one too, where it can be built, and all
# that stands on the engine on that alone. `make soak` runs the conformance tests on the plain engine.
test-engine: $(DEV)  ## the tests that need no browser
	@$(BUILD_ENGINE)
	$(BIN)/pytest -n 2 --cov --cov-fail-under=95 $(RULES:%=tests/%)
	JACKHOUSE_ENGINE=compiled $(BIN)/pytest -n 3 $(COMPILED:%=tests/%)

lint: $(DEV) $(NODE)  ## format, lint, types, import contracts, of the page's scripts too
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/node node_modules/typescript/bin/tsc --project .
	$(BIN)/node node_modules/eslint/bin/eslint.js $(SCRIPTS)
	$(BIN)/python -m tests.js.minified

check: lint test  ## lint, then test

bench: browser  ## benchmarks of the engine, plain and compiled, of the server and of the page, as JSON lines
	@$(BUILD_ENGINE)
	@$(BIN)/python -m jackhouse.lab.bench
	@$(BIN)/python -m tests.bench
	@$(BIN)/python -m tests.web.bench

soak: $(DEV)  ## planted faults, long property runs, a server killed again and again, floods
	@$(BUILD_ENGINE)
	@$(BIN)/python -m tests.soak

pictures: $(DEV)  ## draw the pictures of the documentation anew
	@$(BIN)/python docs/pictures.py
	@$(BIN)/python -m docs.boards

screens: browser  ## photograph the page for the documentation (docs/screens)
	@$(BIN)/python -m docs.screens

book: $(DEV)  ## write the rules pages anew from the texts (docs/rules)
	@$(BIN)/python -m docs.book

study: $(DEV)  ## play GAMES=500 games with each option of both games, and write docs/study.md with its charts
	@$(BUILD_ENGINE)
	@JACKHOUSE_ENGINE=compiled $(BIN)/python -m docs.study "$(GAMES)" $(JOBS)

clean:  ## remove the environment and what the tools left
	rm -rf .venv .venv.lock node_modules .coverage .coverage.* htmlcov build dist
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Under `check` the tests wait for the quick checks, also with -j.
ifneq (,$(filter check,$(MAKECMDGOALS)))
test-engine: lint
endif

# A PYTHON that was asked for, and is not the one the environment was made with, makes it anew.
ifneq ($(origin PYTHON),file)
ifneq ($(PYTHON),$(shell cat $(RUN) 2>/dev/null))
$(RUN): FORCE
endif
endif

# What running needs, and beside it what development needs.
$(RUN): pyproject.toml constraints.txt
	@command -v "$(PYTHON)" >/dev/null 2>&1 || \
	  { echo "jackhouse: there is no '$(PYTHON)' here; install Python 3.11 or newer, or name one: make PYTHON=/path/to/python3" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "jackhouse: '$(PYTHON)' is older than Python 3.11; name a newer one: make PYTHON=python3.12" >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "jackhouse: '$(PYTHON)' cannot make environments; on Debian or Ubuntu: apt install python3-venv" >&2; exit 1; }
	@"$(PYTHON)" environment.py run "$(PYTHON)"

$(DEV): $(RUN)
	@$(BIN)/python environment.py dev

$(NODE): $(DEV) package.json package-lock.json
	@$(BIN)/python environment.py node
