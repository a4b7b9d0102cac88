"""Speed on a GPU: every preset over a stored prefix, copies, attention, layers.
One script, no service. `runahead bench gpu` is the same command.

    python -m benchmarks.gpu                  # Qwen2.5-7B's shape: 8 minutes
    python -m benchmarks.gpu --shape llama-2-7b --prefix-tokens 8192
    python -m benchmarks.gpu --model DIR      # also a trained model
    python -m benchmarks.gpu --device cpu --shape tiny  # a trial: no verdicts

It needs, on a machine with an NVIDIA GPU (Ampere or later): this checkout,
Python 3.11 or later, torch 2.11 or later with CUDA, transformers 5.17 or later,
numpy, xxhash and apsw. The kernel that scores rows also needs Triton with a C
compiler and Python's headers. xxhash and apsw are small wheels. If that machine
has no package index, bring what is missing:

    pip download --no-deps --only-binary=:all: --python-version 3.12 \\
        --platform manylinux_2_28_x86_64 --platform manylinux2014_x86_64 \\
        -d wheels apsw xxhash      # where there is an index, for that Python
    pip install --no-index --no-deps wheels/*.whl        # on the GPU machine

For 16K tokens and all presets it takes 16 GB of disk (--directory) with
O_DIRECT, 15 GB of memory and 40 GB of the GPU's, with nothing else running.
Weights are random and made on the device: nothing is downloaded. Figures,
tables and a cost model that `runahead simulate --cost FILE` reads go to --out,
which is updated after each phase. stdout has the tables and ends in one JSON
line. Progress goes to stderr.

Random weights have no meaningful attention, so presets choose from injected
attention mass, drawn with the papers' statistics. --model measures a trained
model, whose presets choose by its own attention.
"""

import importlib.util
import sys
from collections.abc import Sequence

_NEEDED = ("torch", "transformers", "numpy", "xxhash", "apsw")


def main(arguments: Sequence[str] | None = None, program: str = "python -m benchmarks.gpu") -> int:
    """Measure and print.

    Exit status: 0, whether or not bars hold; 1 if something failed and the rest was measured; 2 if the bench could not
    run; 130 after Ctrl-C. Except for 2, stdout has the figures measured so far.
    """
    missing = [name for name in _NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        wheels = "the docstring of benchmarks/gpu/__main__.py says how to bring wheels"
        sys.stderr.write(f"error: benchmarks.gpu needs {', '.join(missing)}: {wheels}\n")
        return 2
    from benchmarks.gpu.command import run

    return run(arguments, __doc__ or "", program)


if __name__ == "__main__":
    sys.exit(main())
