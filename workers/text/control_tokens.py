"""Control tokens in the texts of clients: they are found there, and encoded as the plain text that they are.

A chat template writes control tokens around the contents of messages. A content that spells one must not become one:
it would end the turn, and begin another in the name of the system. So

    contents   each control token in them is hidden: one private-use character that no message has stands for it
    template   renders what it gets; whatever it trims, tests or cuts, each control token in its text is its own
    text       its own tokens become aliases, hidden ones the text that they were; the whole is encoded at once, by a
               tokenizer that knows the aliases and no control token

An alias is an added token like its original, so the tokens around it are the same: where nothing is hidden, both
ways give the same ids. Nothing is hidden in ordinary messages, which take the ordinary way.
"""

import re
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tokenizers import AddedToken
from tokenizers import Tokenizer as RawTokenizer

#: The first of the characters that stand for hidden text; the supplementary private use areas have 131,068.
_FIRST_STAND_IN = 0xF0000
#: Around the name of an alias.
_ALIAS_BORDER = "\U0010fffd"
#: Of texts, what may follow each beginning; `_END` where a text may end.
_Trie = dict[str, "_Trie"]
_END = ""


@dataclass(frozen=True, slots=True)
class HiddenTexts:
    """Texts without control tokens, and the characters that stand for what was taken out of them."""

    texts: tuple[str, ...]
    originals: Mapping[str, str]

    def restored(self, rendered: str) -> str:
        """Raises ValueError where the chat template has changed a stand-in, so that it cannot be told any more."""
        for stand_in in self.originals:
            high, low = (f"{unit:04x}" for unit in _surrogates(stand_in))
            if f"\\u{high}\\u{low}" in rendered.lower():
                raise ValueError("the chat template escapes its messages: no control tokens may be in their text")
            rendered = rendered.replace(stand_in, self.originals[stand_in])
        return rendered


class ControlTokens:
    """Of one tokenizer: its special tokens, and those of its added tokens that `turn_markers` names.

    Other added tokens (`<think>`) are in answers, and come back in conversations. Safe to use from several threads.
    """

    def __init__(self, tokenizer: Any, turn_markers: Iterable[str] = ()) -> None:
        self._tokenizer = tokenizer
        markers = set(turn_markers)
        self._tokens: dict[int, AddedToken] = {
            number: token
            for number, token in tokenizer.added_tokens_decoder.items()
            if (token.special or token.content in markers) and token.content.strip()
        }
        #: By their text.
        self.ids = {token.content: number for number, token in self._tokens.items()}
        self._pattern = _any_of(self.ids)
        self._beginnings = {text[:size] for text in self.ids for size in range(1, len(text))}
        self._endings = {text[-size:] for text in self.ids for size in range(1, len(text))}
        self._longest = max(map(len, self.ids), default=0)

    def first_in(self, text: str) -> str | None:
        """The first control token in a text, as the tokenizer would find it."""
        found = self._pattern.search(text)
        if found is None and self._normalized_pattern is not None:
            found = self._normalized_pattern.search(self._normalize(text))
        return found[0] if found is not None else None

    def hide(self, texts: Sequence[str], around: Sequence[str]) -> HiddenTexts | None:
        """None where there is nothing to hide: no text has a control token, or could be completed to one.

        `around`: the texts that they are put between; what stands for hidden text is in none of all these.
        """
        if not any(self.first_in(text) is not None or self._half_tokens(text) for text in texts):
            return None
        free = _characters_outside([*texts, *around])
        stand_ins: dict[str, str] = {}

        def hidden(original: str) -> str:
            if original not in stand_ins:
                stand_ins[original] = next(free)
            return stand_ins[original]

        inert = []
        for text in texts:
            whole = self._pattern.sub(lambda match: hidden(match[0]), text)
            for place in self._half_tokens(whole):
                whole = whole[:place] + hidden(whole[place]) + whole[place + 1 :]
            inert.append(whole)
        return HiddenTexts(tuple(inert), {stand_in: original for original, stand_in in stand_ins.items()})

    def encode(self, rendered: str, hidden: HiddenTexts) -> list[int]:
        """Token ids of what the template has made of hidden texts: only its own control tokens are such.

        Raises ValueError where that cannot be done.
        """
        aliases = self._aliases
        text = self._pattern.sub(lambda match: aliases.name_of[match[0]], rendered)
        return self._plain_ids(hidden.restored(text), aliases, with_own=False)

    def encode_plain(self, text: str) -> list[int]:
        """Token ids of a text in which no control token is such, with those that the tokenizer adds by itself."""
        return self._plain_ids(text, self._aliases, with_own=True)

    def _plain_ids(self, text: str, aliases: "_Aliases", *, with_own: bool) -> list[int]:
        # A batch: `encode` holds the GIL, 10 s for some megabytes.
        [encoding] = aliases.tokenizer.encode_batch([text], add_special_tokens=with_own)
        control = self._tokens.keys() - {self._tokenizer.unk_token_id}
        places = zip(encoding.ids, encoding.special_tokens_mask, strict=True)
        if any(number in control and not is_own for number, is_own in places):
            raise ValueError("the tokenizer makes control tokens of plain text: no such text may be in a message")
        return [aliases.id_of.get(number, number) for number in encoding.ids]

    def _half_tokens(self, text: str) -> list[int]:
        """Places of characters without which no text around this one can complete a control token with it.

        What a template trims off is not at the ends, so the places are the same in what it leaves.
        """
        begin, end = len(text) - len(text.lstrip()), len(text.rstrip())
        sizes = range(1, min(self._longest, end - begin + 1))
        last = [end - 1] if any(text[end - size : end] in self._beginnings for size in sizes) else []
        first = [begin] if any(text[begin : begin + size] in self._endings for size in sizes) else []
        return sorted({*first, *last})

    @property
    def _backend(self) -> RawTokenizer | None:
        """None: a tokenizer that is written in Python."""
        backend: RawTokenizer | None = getattr(self._tokenizer, "backend_tokenizer", None)
        return backend

    @cached_property
    def _normalized_pattern(self) -> re.Pattern[str] | None:
        """Of control tokens that the tokenizer looks for in normalised text, as it looks for them."""
        tokens = [token.content for token in self._tokens.values() if token.normalized]
        is_plain = self._backend is None or self._backend.normalizer is None
        return None if is_plain or not tokens else _any_of(map(self._normalize, tokens))

    def _normalize(self, text: str) -> str:
        assert self._backend is not None
        normalized: str = self._backend.normalizer.normalize_str(text)
        return normalized

    @cached_property
    def _aliases(self) -> "_Aliases":
        """Made when it is needed first, which for most services is never."""
        if self._backend is None:
            raise ValueError("with this tokenizer no control token may be in the text of a message")
        return _Aliases.of(self._backend, self._tokens)


@dataclass(frozen=True, slots=True)
class _Aliases:
    """A tokenizer that takes control tokens for text, and knows each by another name, which no client can guess.

    Its specials are those tokens, so that it takes them for text, and not their aliases.
    """

    tokenizer: RawTokenizer
    name_of: Mapping[str, str]
    #: By the id of its alias.
    id_of: Mapping[int, int]

    @staticmethod
    def of(backend: RawTokenizer, tokens: Mapping[int, AddedToken]) -> "_Aliases":
        tokenizer = RawTokenizer.from_str(backend.to_str())
        tokenizer.no_truncation()
        tokenizer.no_padding()
        tokenizer.add_special_tokens(list(tokens.values()))
        tokenizer.encode_special_tokens = True
        secret = secrets.token_hex(16)
        names = {number: f"{_ALIAS_BORDER}{secret}-{number}{_ALIAS_BORDER}" for number in tokens}
        tokenizer.add_tokens([_renamed(token, names[number]) for number, token in tokens.items()])
        known = {token.content: number for number, token in tokenizer.get_added_tokens_decoder().items()}
        return _Aliases(
            tokenizer,
            name_of={token.content: names[number] for number, token in tokens.items()},
            id_of={known[name]: number for number, name in names.items()},
        )


def _renamed(token: AddedToken, name: str) -> AddedToken:
    return AddedToken(
        name,
        single_word=token.single_word,
        lstrip=token.lstrip,
        rstrip=token.rstrip,
        normalized=token.normalized,
        special=False,
    )


def _any_of(texts: Iterable[str]) -> re.Pattern[str]:
    """The longest of them, as tokenizers match added tokens.

    A pattern of their common beginnings: whatever the text, a place costs no more than the longest of them. `re` keeps
    the GIL, and an alternation of 1,000 tokens that begin alike took 6 s for a megabyte.
    """
    beginnings: _Trie = {}
    for text in texts:
        node = beginnings
        for character in text:
            node = node.setdefault(character, {})
        node[_END] = {}
    return re.compile(_pattern_of(beginnings) or "(?!)")


def _pattern_of(node: "_Trie") -> str:
    branches = [re.escape(character) + _pattern_of(rest) for character, rest in node.items() if character != _END]
    if not branches:
        return ""
    if _END in node:
        return f"(?:{'|'.join(branches)})?"
    return branches[0] if len(branches) == 1 else f"(?:{'|'.join(branches)})"


def _characters_outside(texts: Sequence[str]) -> Iterator[str]:
    return (each for number in range(_FIRST_STAND_IN, 0x110000) if not any((each := chr(number)) in t for t in texts))


def _surrogates(character: str) -> tuple[int, int]:
    """As JSON escapes it."""
    units = character.encode("utf-16-be")
    return int.from_bytes(units[:2], "big"), int.from_bytes(units[2:], "big")
