"""The command line: one module a command; options, printing and texts that commands share are in `options`. Imports the
service and the client when a command runs, so that `--help` answers at once; never the benchmarks, which add their
commands by an entry point.
"""

import sys


def main() -> None:
    """Run the command line. Ctrl-C is exit status 130, also while modules are imported."""
    try:
        from cluster.cli.app import main as run
    except KeyboardInterrupt:
        sys.exit(130)
    run()
