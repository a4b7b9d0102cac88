"""A request's trace as files for other tools: its lanes, Chrome's format, a picture. Imports no command."""
