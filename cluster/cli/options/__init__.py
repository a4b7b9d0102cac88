"""Options that several commands have in common: of a connection, of sampling, of placement. Imports no command."""
