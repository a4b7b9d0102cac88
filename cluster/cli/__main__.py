"""`python -m cluster.cli`: the command line where `runahead` is not installed."""

from cluster.cli import main

main()
