#!/bin/sh
# Evidence of a GPU in minutes: docs/benchmarks-gpu.md. It needs no package index and builds nothing.
#
#   scripts/gpu_evidence.sh --minutes 9 --out evidence
#   scripts/gpu_evidence.sh --minutes 9 --shape tiny         # a rehearsal on processors
#
# PYTHON: an interpreter that has torch, transformers, numpy, xxhash, apsw and pytest. Not given: .venv's, else python3.
cd "$(dirname "$0")/.." || exit 2
if [ -z "$PYTHON" ]; then
    if [ -x .venv/bin/python ]; then PYTHON=.venv/bin/python; else PYTHON=python3; fi
fi
PYTHONPATH="$PWD${PYTHONPATH:+:$PYTHONPATH}" exec "$PYTHON" scripts/gpu_evidence.py "$@"
