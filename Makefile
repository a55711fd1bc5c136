# Boneyard. A fresh machine needs Python 3.11 or newer, Node 20 or newer, and make; each target
# sets up what else it needs, once.

PYTHON ?= python3
VENV := .venv/bin
SOURCES := $(shell find py static -type f -not -path '*/__pycache__/*') \
	index.html pyproject.toml pyscript.toml netlify.toml package-lock.json

.PHONY: play site test check lint bench awards balance train strength even ladder regret accounts stories evening golden spoken pictures look letters lesson friendly fuzz wide crash live clean

play: dist/index.html          ## build if needed, serve, print the address (PORT=8000 HOST=127.0.0.1)
	@$(PYTHON) static/build/serve.py

site: dist/index.html          ## the folder dist/, for any static host

dist/index.html: $(SOURCES) node_modules/.package-lock.json
	node static/build/site.mjs

# Chromium ends a tab by itself in some of a thousand visits; what was tested in it begins anew, and the
# summary says so. Whatever else fails has failed. Browsers wait more than they work: three at once.
test: lint .venv/browsers dist/index.html   ## everything
	npx --no-install html-validate dist/index.html
	node --test tests/node/*.test.mjs
	$(VENV)/python -m pytest --ignore=tests/browser -n auto
	$(VENV)/python -m pytest tests/browser -n 3 --dist worksteal --reruns 1 --only-rerun "Target crashed" -rR

check: lint                    ## for the day's work, in three minutes: no browser, and nothing slow
	$(VENV)/python -m pytest --ignore=tests/browser -n auto -m "not slow"

lint: .venv/ready node_modules/.package-lock.json
	$(VENV)/ruff check py tests static/build
	$(VENV)/ruff format --check py tests static/build
	$(VENV)/mypy
	npx --no-install tsc
	npx --no-install tsc --project static/build
	npx --no-install biome lint --error-on-warnings
	npx --no-install html-validate index.html

bench: .venv/browsers dist/index.html       ## a table, and dist/bench.json
	PYTHONPATH=py:tests:static/build $(VENV)/python -m bench

awards: .venv/ready            ## how rare the awards of matches in company are; figures into docs/awards.md (GAME=run-away SEEDS=200 to look)
	PYTHONPATH=py:tests $(VENV)/python -m rarity $(GAME:%=--game %) $(SEEDS:%=--seeds %)

stories: .venv/ready           ## how rare the patterns of retold matches are; figures into docs/stories.md and each game's rarities.py (GAME=penguins SEEDS=200 LOOK=1)
	PYTHONPATH=py:tests $(VENV)/python -m stories $(GAME:%=--game %) $(SEEDS:%=--seeds %) $(LOOK:%=--look)

balance: .venv/ready           ## many matches by each bot; figures into RULES.md (GAME=dunginoes SEEDS=200 to look)
	PYTHONPATH=py:tests $(VENV)/python -m balance $(GAME:%=--game %) $(SEEDS:%=--seeds %)

train: .venv/ready             ## learns the table by which a game's strong bot reckons (GAME=domino-run; MATCHES=2000 to look, RESUME=1 to go on)
	PYTHONPATH=py:tests $(VENV)/python -m train --game $(GAME) $(MATCHES:%=--matches %) $(RESUME:%=--resume)

strength: .venv/ready          ## what the strong bots win on fresh seeds, and whether what they say comes true; into docs/bots.md (GAME= SEEDS=200 to look)
	PYTHONPATH=py:tests $(VENV)/python -m strength $(GAME:%=--game %) $(SEEDS:%=--seeds %)

even: .venv/ready              ## which head start makes an easy bot even with strong ones; into docs/even-chances.md and each game's even.py (GAME= SEATS=2 SEEDS=20 to look)
	PYTHONPATH=py:tests $(VENV)/python -m even $(GAME:%=--game %) $(SEATS:%=--seats %) $(SEEDS:%=--seeds %)

ladder: .venv/ready            ## how far easy, middle and strong bots are apart (GAME=penguins SEATS=2 SEEDS=200)
	PYTHONPATH=py:tests $(VENV)/python -m ladder --game $(GAME) $(SEATS:%=--seats %) $(SEEDS:%=--seeds %)

regret: .venv/ready            ## what the strong bot's hints lose to a longer search (GAME=penguins SEATS=2 POSITIONS=100)
	PYTHONPATH=py:tests $(VENV)/python -m regret --game $(GAME) $(SEATS:%=--seats %) $(POSITIONS:%=--positions %)

accounts: .venv/ready          ## how far the account of a match can be believed (GAME=penguins SEATS=2 MATCHES=60; LUCK=1 for how rare much luck is)
	PYTHONPATH=py:tests $(VENV)/python -m accounts --game $(GAME) $(SEATS:%=--seats %) $(MATCHES:%=--matches %) $(LUCK:%=--luck)

evening: .venv/ready           ## plays evenings of Run Away!! and its options; figures into docs/run-away-evening.md
	PYTHONPATH=py:tests $(VENV)/python -m evening

golden: .venv/ready            ## writes the golden playthroughs anew, after a change of the rules that is meant
	PYTHONPATH=py:tests $(VENV)/python -m write_golden

spoken: .venv/ready            ## writes anew what is said aloud in a match of each game; to be read by a person
	PYTHONPATH=py:tests $(VENV)/python -m write_spoken

pictures: .venv/browsers dist/index.html    ## writes docs/games.jpg anew, a board of each game
	PYTHONPATH=py:tests:static/build $(VENV)/python -m write_pictures

look: .venv/browsers dist/index.html        ## every table at every size, light and dark, into dist.look (GAME=penguins PLY=30 SEATS=2)
	PYTHONPATH=py:tests:static/build $(VENV)/python -m look $(GAME:%=--game %) $(PLY:%=--ply %) $(SEATS:%=--seats %) $(TEXT:%=--text %)

letters: .venv/ready           ## a game in the terminal, as the tests see it (GAME=penguins SEED=train PLAYERS=3)
	@PYTHONPATH=py:tests $(VENV)/python -m terminal $(GAME:%=--game %) $(SEED:%=--seed %) $(PLAYERS:%=--players %)

lesson: .venv/ready            ## a seed on which the steps of its lessons can be played (GAME=penguins SEEDS=50000)
	@PYTHONPATH=py:tests $(VENV)/python -m lesson_seed $(GAME:%=--game %) $(SEEDS:%=--seeds %)

friendly: .venv/ready         ## seeds for the first matches of a game, as bots fare on them (GAME=penguins SEEDS=200)
	@PYTHONPATH=py:tests $(VENV)/python -m friendly $(GAME:%=--game %) $(SEEDS:%=--seeds %)

fuzz: .venv/ready              ## random matches against the laws and damage to all that is read, until stopped
	PYTHONPATH=py:tests $(VENV)/python -m fuzz $(MINUTES)

wide: .venv/browsers dist/index.html       ## the browser tests with every game at every size, of which `make test` tries a covering few
	WIDE=1 $(VENV)/python -m pytest tests/browser -n 3 --dist worksteal --reruns 1 --only-rerun "Target crashed" -rR

crash: .venv/browsers dist/index.html      ## kills the browser 25 times and the tab 100 times, and looks what is lost; 50 reloads
	BROWSER_KILLS=25 TAB_KILLS=100 RELOADS=50 $(VENV)/python -m pytest \
		tests/browser/test_crash.py tests/browser/test_boot.py::test_warm_reloads_in_a_row -s

live: .venv/browsers dist/index.html       ## phones at a table: whole matches, wrong messages, what is sent to a seat (MATCHES=3)
	WHOLE=20 MESSAGES=20000 PAIRS=1000 $(VENV)/python -m pytest tests/test_live.py -n auto --timeout 0
	MATCHES=$(or $(MATCHES),20) $(VENV)/python -m pytest tests/browser/test_live.py -k whole_matches -s

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
