"""Texts of clients as tokens, and back: the tokenizer, chat templates, control tokens, bounds.

It imports errors only, and torch not at all.
"""
