.DEFAULT_GOAL := help
COMPILE = @.venv/bin/uv pip compile -q --no-header --generate-hashes --universal --python-version 3.11 $(ARGS) pyproject.toml
.PHONY: help play arena test chaos bench load learn strength golden format lock clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

play: ## open the house, for this machine and phones in the network; ARGS="…" goes to abracademy serve
	@tools/ready play
	@.venv/bin/abracademy serve --open $(ARGS)

arena: ## let bots compete; ARGS="…" goes to abracademy arena
	@tools/ready lab
	@.venv/bin/abracademy arena $(ARGS)

test: ## every check there is
	@tools/ready test
	@tools/check

chaos: ## kill a server again and again while tables play on it; ARGS="--kills 500" for so many times
	@tools/ready test
	@.venv/bin/python -m tests.server.chaos $(ARGS)

bench: ## measure speed against other engines; ARGS="…" goes to bench.speed
	@tools/ready bench
	@.venv-bench/bin/python -m bench.speed $(ARGS)

load: bench/load/node_modules ## measure the server beside boardgame.io's; needs Node 20 or newer; ARGS=--help says more
	@tools/ready play
	@node bench/load/load.js $(ARGS)

bench/load/node_modules: bench/load/package-lock.json
	@npm ci --silent --prefix bench/load
	@touch $@

learn: ## let the adepts of Abraca…What? learn anew what they go by; takes an hour
	@tools/ready test
	@for round in 1 2; do .venv/bin/python -m abracademy.lab.learning --jobs 2 && .venv/bin/ruff format -q; done

strength: ## measure how strong the bots are, for a quarter of an hour; goes on where it was stopped; ARGS="…" goes to abracademy strength
	@tools/ready lab
	@.venv/bin/abracademy strength --keep build/strength --page docs/strength.md --picture docs/strength.svg $(ARGS)

golden: ## rewrite the golden games after a wanted change
	@tools/ready test
	@.venv/bin/pytest -q tests --update-golden -k golden

format: ## mend what ruff can mend, and lay the code out
	@tools/ready test
	@.venv/bin/ruff check --fix
	@.venv/bin/ruff format

lock: ## compile the locks in requirements/; ARGS=--upgrade for the newest versions
	@tools/ready play
	@.venv/bin/pip install -q uv
	$(COMPILE) requirements/play.in -o requirements/play.txt
	$(COMPILE) requirements/lab.in --extra lab -c requirements/play.txt -o requirements/lab.txt
	$(COMPILE) requirements/test.in --extra ray -c requirements/lab.txt -o requirements/test.txt
	$(COMPILE) requirements/bench.in -c requirements/play.txt -o requirements/bench.txt

clean: ## remove everything that was made
	@rm -rf .venv .venv-bench bench/load/node_modules .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage .coverage.* build dist
	@find . -name __pycache__ -prune -exec rm -rf {} +
