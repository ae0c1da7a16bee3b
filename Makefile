# All that is needed is make and Python 3.11 or later; Redocly's lint, the types of the desk and the
# client in TypeScript want npm as well.
PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
export REDOCLY_TELEMETRY := off
export REDOCLY_SUPPRESS_UPDATE_NOTICE := true

BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes
# flasgger and chess come as source only: the setuptools of build.txt builds them, not that day's
# newest.
FROM_WHEELS := --only-binary :all: --no-binary flasgger,chess --no-build-isolation
UV := uv==0.13.9
# Runs a command while the service runs, with the address of the service as its last argument.
SERVING := $(BIN)/python -m tests.e2e.serving
NODE_OK := npm --version && node -e 'const [major, minor] = process.versions.node.split("."); \
	process.exit(major > 22 || (major == 22 && minor >= 12) || (major == 20 && minor >= 19) ? 0 : 1)'

# $(call with_node,WHAT,COMMAND) runs it with node_modules, or says what was left out.
define with_node
if { $(NODE_OK); } >/dev/null 2>&1; then \
	$(MAKE) --silent node_modules/.ok && $(2); \
else \
	echo "$(1) was left out: it needs npm, and Node.js 20.19 or 22.12 and later."; \
	test "$${CI:-false}" = false; \
fi
endef

.DEFAULT_GOAL := help
.PHONY: help install serve test service-test soak long check lint types desk layers copies contract \
	manifests audit clients format openapi bench fuzz cost mutants lock clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-12s %s\n", $$1, $$2 }' Makefile

install: .venv/dev ## Make .venv with all that tests and checks need

serve: .venv/service ## Serve on HOST and PORT (127.0.0.1, 8000)
	REFEREE_BIND='$(HOST):$(PORT)' $(BIN)/gunicorn --config api/server.py

test: .venv/dev ## Run the tests on all cores; ARGS goes to pytest
	$(BIN)/pytest --numprocesses auto --dist loadfile $(ARGS)

service-test: .venv/dev ## Run the tests of several copies, with nginx and Redis
	$(BIN)/pytest -m deployment tests/deployment $(ARGS)

soak: .venv/dev ## Ask for ten minutes, and see that memory does not grow
	$(BIN)/python -m tests.deployment.soak $(ARGS)

long: .venv/dev ## Run the tests that take minutes
	$(BIN)/pytest -m long $(ARGS)

check: lint types desk layers copies contract manifests audit ## Run every check below

lint: .venv/dev ## … style and form of the code, by ruff
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: .venv/dev ## … types of referee, schemas and api, by mypy
	$(BIN)/mypy

desk: ## … types of the desk, by TypeScript, against openapi.yaml
	@$(call with_node,The check of the desk's types,\
		node_modules/.bin/openapi-typescript openapi.yaml --output build/desk/wire.d.ts >/dev/null && \
		node_modules/.bin/tsc --project desk)

layers: .venv/dev ## … imports go one way, by import-linter
	$(BIN)/lint-imports

copies: .venv/dev ## … nothing is written twice, by pylint
	$(BIN)/pylint referee schemas api tests

contract: .venv/dev ## … openapi.yaml, by openapi-spec-validator and Redocly
	$(BIN)/openapi-spec-validator openapi.yaml
	@$(call with_node,Redocly's lint,node_modules/.bin/redocly lint openapi.yaml)

manifests: .venv/dev ## … deploy/ and Dependabot's file, against the schemas of what reads them
	$(BIN)/kubernetes-validate --strict --quiet deploy/kubernetes/*.yaml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.compose-spec deploy/compose.yaml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.dependabot .github/dependabot.yml

# A report tells of vulnerabilities, or of what could not be asked about; without one, nothing could.
audit: .venv/dev ## … what is locked has no known vulnerabilities, by pip-audit
	@mkdir -p build
	@rm -f build/audit.md
	@if $(BIN)/pip-audit --disable-pip --require-hashes --requirement requirements/dev.txt \
		--timeout 5 --progress-spinner off --format markdown --output build/audit.md; \
	then test ! -s build/audit.md; \
	else test ! -s build/audit.md || { cat build/audit.md; exit 1; }; false; \
	fi || echo "Warning: not all that is locked could be looked up in the list of vulnerabilities."

clients: .venv/clients ## Play a round by clients that are generated in Python and TypeScript
	rm -rf build/clients
	mkdir -p build/clients
	$(BIN)/openapi-python-client generate --path openapi.yaml --fail-on-warning --meta none \
		--config tests/clients/generator.yaml --output-path build/clients/referee_client
	MYPYPATH=build/clients $(BIN)/mypy --config-file= --strict tests/clients/play_round.py
	PYTHONPATH=build/clients $(SERVING) $(BIN)/python tests/clients/play_round.py
	@# openapi-typescript only tells of its warnings: whatever it tells as such fails
	@$(call with_node,The client in TypeScript,\
		! node_modules/.bin/openapi-typescript openapi.yaml \
			--output build/clients/referee.d.ts 2>&1 >/dev/null | grep '' && \
		node_modules/.bin/tsc --project tests/clients && \
		$(SERVING) node build/clients/play_round.js)

format: .venv/dev ## Put the code in form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

openapi: .venv/service ## Write openapi.yaml anew
	$(BIN)/python -m api.openapi

bench: .venv/dev ## Measure, and write build/bench.json; ARGS goes to the benchmark
	$(BIN)/python -m bench $(ARGS)

fuzz: .venv/dev ## Ask N damaged requests (100000), those of SEED if there is one
	$(BIN)/python -m tests.fuzz $(or $(N),100000) $(if $(SEED),--seed '$(SEED)')

cost: .venv/dev ## Look for the most expensive requests; ARGS goes to the search
	$(BIN)/python -m tests.cost $(ARGS)

mutants: .venv/dev ## Change the rule code of GAME place by place, and list what no test notices
	$(BIN)/python -m tests.mutants '$(GAME)' $(ARGS)

lock: ## Write requirements/*.txt anew from *.in; UPGRADE=1 takes the newest releases
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python -m pip install --quiet --disable-pip-version-check $(UV)
	for name in build service dev clients; do \
		.venv-lock/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 \
			--python .venv-lock/bin/python --generate-hashes --custom-compile-command 'make lock' \
			$(if $(UPGRADE),--upgrade) requirements/$$name.in -o requirements/$$name.txt || exit; \
	done

clean: ## Remove all that make has made
	rm -rf .venv .venv-lock node_modules build dist mutants *.egg-info .hypothesis .*_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# One environment, and in it a stamp for each lock.
.venv/build: requirements/build.txt
	@command -v $(PYTHON) >/dev/null || { \
		echo "Python 3.11 or later is needed, and there is no $(PYTHON): install it, or name one, as in make PYTHON=python3.12."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed, and $(PYTHON) is %d.%d: name another, as in make PYTHON=python3.12." % sys.version_info[:2])'
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) lacks venv: install python3-venv (on Debian and Ubuntu: apt-get install python3-venv)."; exit 1; }
	$(PYTHON) -m venv --clear .venv
	$(INSTALL) -r requirements/build.txt
	@touch $@

.venv/service: .venv/build requirements/service.txt
	$(INSTALL) $(FROM_WHEELS) -r requirements/service.txt
	@touch $@

.venv/dev: .venv/build requirements/dev.txt
	$(INSTALL) $(FROM_WHEELS) -r requirements/dev.txt
	@touch .venv/service $@

.venv/clients: .venv/dev requirements/clients.txt
	$(INSTALL) $(FROM_WHEELS) -r requirements/clients.txt
	@touch $@

node_modules/.ok: package-lock.json
	npm ci
	@touch $@
