"""`python -m cluster.cli`: the command line where `runahead` is not installed."""

from cluster.cli.app import main

main()
