"""What several commands have in common: options, checked command lines, texts, printing. Imports no command."""
