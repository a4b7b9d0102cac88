"""Parts that several commands share: options, checked command lines, texts, printing. Imports no command."""
