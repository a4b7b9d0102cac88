"""What is read ahead of its use: one method, one file."""
