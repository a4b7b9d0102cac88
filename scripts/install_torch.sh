#!/usr/bin/env bash
# Installs torch into a virtual environment, before all packages that need it: a later "pip install" would otherwise
# fetch the CUDA build with gigabytes of libraries.
#
#   scripts/install_torch.sh VENV REQUIREMENT TORCH_INDEX
#
# TORCH_INDEX: a package index URL; empty = pip's configured index; "auto" = the first that applies:
#   NVIDIA driver present                     the configured index (its Linux wheel is the CUDA build)
#   configured index offers a CPU build       the configured index
#   otherwise                                 PyTorch's own index of CPU builds
set -euo pipefail

venv=$1 torch=$2 torch_index=$3
cpu_index=https://download.pytorch.org/whl/cpu
pip() { "$venv/bin/python" -m pip --disable-pip-version-check "$@"; }

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
