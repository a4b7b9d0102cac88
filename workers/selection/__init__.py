"""Which rows of a stored prefix a layer attends to: one method, one file."""
