"""Search for tokens by their text, in texts of any size: `re` holds the GIL, so each place may take few steps only."""

import re
from collections.abc import Iterable

#: Prefix tree of texts; `_END` marks where a text may end.
_Trie = dict[str, "_Trie"]
_END = ""


class TokenSearch:
    """Finds tokens in a text, and places where other text could complete one. Immutable."""

    def __init__(self, tokens: Iterable[str]) -> None:
        tokens = list(tokens)
        self.pattern = _any_of(tokens)
        self._beginnings = {token[:size] for token in tokens for size in range(1, len(token))}
        self._endings = {token[-size:] for token in tokens for size in range(1, len(token))}
        self._longest = max(map(len, tokens), default=0)

    def places(self, text: str) -> list[tuple[int, int]]:
        """Begin and end of each token in the text."""
        return [found.span() for found in self.pattern.finditer(text)]

    def begins_with_rest(self, text: str) -> bool:
        """Whether the text begins with the last part of a token."""
        return any(text[:size] in self._endings for size in self._sizes(text))

    def ends_with_part(self, text: str) -> bool:
        """Whether the text ends with the first part of a token."""
        return any(text[-size:] in self._beginnings for size in self._sizes(text))

    def _sizes(self, text: str) -> range:
        return range(1, min(self._longest, len(text) + 1))


def _any_of(texts: Iterable[str]) -> re.Pattern[str]:
    """A pattern that matches the longest of the texts, as tokenizers match added tokens.

    It shares common beginnings, so that a place takes at most as many steps as the longest text is long. An alternation
    of 1,000 tokens with a common beginning took 6 s for a megabyte.
    """
    beginnings: _Trie = {}
    for text in texts:
        node = beginnings
        for character in text:
            node = node.setdefault(character, {})
        node[_END] = {}
    return re.compile(_pattern_of(beginnings) or "(?!)")


def _pattern_of(node: _Trie) -> str:
    alone = ""
    while len(node) == 1 and _END not in node:  # a loop instead of recursion, as a token may be long
        [(character, node)] = node.items()
        alone += re.escape(character)
    branches = [re.escape(character) + _pattern_of(rest) for character, rest in node.items() if character != _END]
    if not branches:
        return alone
    return f"{alone}(?:{'|'.join(branches)}){'?' if _END in node else ''}"
