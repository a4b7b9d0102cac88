"""The command line: one module a command, what they share beside them. Imports the service and the client when a
command runs, so that `--help` answers at once; never the benchmarks, which add their commands by an entry point.
"""

from cluster.cli.app import main as main
