# Boneyard. A fresh machine needs Python 3.11 or newer, Node 20 or newer, and make; each target
# sets up what else it needs, once.

PYTHON ?= python3
VENV := .venv/bin
SOURCES := $(shell find py static -type f -not -path '*/__pycache__/*') \
	index.html pyscript.toml netlify.toml package-lock.json

.PHONY: play site test lint bench balance golden fuzz clean

play: dist/index.html          ## build if needed, serve, print the address (PORT=8000 HOST=127.0.0.1)
	@$(PYTHON) static/build/serve.py

site: dist/index.html          ## the folder dist/, for any static host

dist/index.html: $(SOURCES) node_modules/.package-lock.json
	node static/build/site.mjs

test: lint .venv/browsers dist/index.html   ## everything
	$(VENV)/python -m pytest --ignore=tests/browser
	$(VENV)/python -m pytest tests/browser

lint: .venv/ready node_modules/.package-lock.json
	$(VENV)/ruff check py tests static/build
	$(VENV)/ruff format --check py tests static/build
	$(VENV)/mypy
	npx --no-install html-validate index.html

bench: .venv/browsers dist/index.html       ## a table, and dist/bench.json
	PYTHONPATH=py:tests:static/build $(VENV)/python -m bench

balance: .venv/ready           ## plays many matches with each bot and writes the figures into RULES.md
	PYTHONPATH=py:tests $(VENV)/python -m balance $(SEEDS)

golden: .venv/ready            ## writes the golden playthroughs anew, after a change of the rules that is meant
	PYTHONPATH=py:tests $(VENV)/python -m write_golden

fuzz: .venv/ready              ## random matches of every game against the laws, until stopped
	PYTHONPATH=py:tests $(VENV)/python -m fuzz $(MINUTES)

clean:
	rm -rf dist .venv node_modules

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(VENV)/pip install --quiet --upgrade 'pip>=25.1'
	$(VENV)/pip install --quiet --group dev
	touch $@

.venv/browsers: .venv/ready tests/browser/install.sh
	sh tests/browser/install.sh $(VENV)/python
	touch $@

node_modules/.package-lock.json: package-lock.json
	npm ci
	touch $@
