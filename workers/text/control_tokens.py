"""Control tokens in the texts of clients: they are found there, and encoded as the plain text that they are.

A chat template writes control tokens around the contents of messages. A content that spells one must not become one:
it would end the turn, and begin another in the name of the system. So

    contents   each control token in them is hidden: one private-use character that no message has stands for it
    template   renders what it gets; whatever it trims, tests or cuts, each control token in its text is its own
    text       its own tokens become aliases, hidden ones the text that they were; the whole is encoded at once, by a
               tokenizer that knows the aliases and no control token

An alias is an added token like its original, so the tokens around it are the same: where nothing is hidden, both
ways give the same ids. Nothing is hidden in ordinary messages, which take the ordinary way. So do messages that begin
or end with a part of a control token, where the text around them does not complete it.
"""

import re
import secrets
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tokenizers import AddedToken
from tokenizers import Tokenizer as RawTokenizer

from workers.text.token_search import TokenSearch

#: Characters that stand for hidden text: those of the supplementary private use areas, and no alias has them.
_FIRST_STAND_IN, _LAST_STAND_IN = 0xF0000, 0x10FFFC
_STAND_INS = re.compile(f"[{chr(_FIRST_STAND_IN)}-{chr(_LAST_STAND_IN)}]")
#: Around the name of an alias.
_ALIAS_BORDER = "\U0010fffd"
#: A character of the supplementary planes, as JSON escapes it, and as Python does.
_ESCAPED = re.compile(r"\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})|\\U([0-9a-f]{8})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class HiddenTexts:
    """Texts without control tokens, and the characters that stand for what was taken out of them."""

    texts: tuple[str, ...]
    originals: Mapping[str, str]
    #: Whether no text had a control token, but could be completed to one.
    has_only_halves: bool

    def restored(self, rendered: str) -> str:
        """Raises ValueError where the chat template has changed a stand-in, so that it cannot be told any more."""
        if any(_character(*escaped) in self.originals for escaped in _ESCAPED.findall(rendered)):
            raise ValueError("the chat template escapes its messages: no control tokens may be in their text")
        return _STAND_INS.sub(lambda found: self.originals.get(found[0], found[0]), rendered)


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
        self._search = TokenSearch(self.ids)
        self._search_normalized = self._search_of_normalized()
        self._aliases: _Aliases | None = None
        self._aliases_lock = threading.Lock()

    def first_in(self, text: str) -> str | None:
        """The first control token in a text, as the tokenizer would find it."""
        found = self._search.pattern.search(text)
        if found is None and self._search_normalized is not None:
            found = self._search_normalized.pattern.search(self._normalize(text))
        return found[0] if found is not None else None

    def hide(self, texts: Sequence[str], around: Sequence[str]) -> HiddenTexts | None:
        """None where there is nothing to hide: no text has a control token, or could be completed to one.

        `around`: the texts that they are put between; what stands for hidden text is in none of all these.
        """
        has_only_halves = all(self.first_in(text) is None for text in texts)
        if has_only_halves and not any(map(self._half_tokens, texts)):
            return None
        free = _characters_outside([*texts, *around])
        stand_ins: dict[str, str] = {}

        def hidden(original: str) -> str:
            if original not in stand_ins:
                stand_ins[original] = next(free, "")
                if not stand_ins[original]:
                    raise ValueError("no private-use character is left to stand for the control tokens of the messages")
            return stand_ins[original]

        inert = []
        for text in texts:
            whole = self._search.pattern.sub(lambda match: hidden(match[0]), text)
            for place in self._half_tokens(whole):
                whole = whole[:place] + hidden(whole[place]) + whole[place + 1 :]
            inert.append(whole)
        originals = {stand_in: original for original, stand_in in stand_ins.items()}
        return HiddenTexts(tuple(inert), originals, has_only_halves)

    def encode(self, rendered: str, hidden: HiddenTexts) -> list[int]:
        """Token ids of what the template has made of hidden texts: only its own control tokens are such.

        Raises ValueError where that cannot be done.
        """
        if hidden.has_only_halves and self._search_normalized is None:
            text = hidden.restored(rendered)  # as long: a character stands for one
            if self._search.places(text) == self._search.places(rendered):
                ids: list[int] = self._tokenizer(text, add_special_tokens=False)["input_ids"]
                return ids
        aliases = self._made_aliases()
        text = self._search.pattern.sub(lambda match: aliases.name_of[match[0]], rendered)
        return self._plain_ids(hidden.restored(text), aliases, with_own=False)

    def encode_plain(self, text: str) -> list[int]:
        """Token ids of a text in which no control token is such, with those that the tokenizer adds by itself."""
        return self._plain_ids(text, self._made_aliases(), with_own=True)

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
        begin, inner = len(text) - len(text.lstrip()), text.strip()
        forms = [(self._search, inner)]
        if self._search_normalized is not None:
            forms.append((self._search_normalized, self._normalize(inner).strip()))
        last = [begin + len(inner) - 1] if any(search.ends_with_part(form) for search, form in forms) else []
        first = [begin] if any(search.begins_with_rest(form) for search, form in forms) else []
        return sorted({*first, *last})

    @property
    def _backend(self) -> RawTokenizer | None:
        """None: a tokenizer that is written in Python."""
        backend: RawTokenizer | None = getattr(self._tokenizer, "backend_tokenizer", None)
        return backend

    def _search_of_normalized(self) -> TokenSearch | None:
        """For control tokens that the tokenizer looks for in normalised text, as it looks for them."""
        tokens = [token.content for token in self._tokens.values() if token.normalized]
        is_plain = self._backend is None or self._backend.normalizer is None
        return None if is_plain or not tokens else TokenSearch(map(self._normalize, tokens))

    def _normalize(self, text: str) -> str:
        assert self._backend is not None
        normalized: str = self._backend.normalizer.normalize_str(text)
        return normalized

    def _made_aliases(self) -> "_Aliases":
        """Made once, when they are needed first, which for most services is never."""
        if self._backend is None:
            raise ValueError("with this tokenizer no control token may be in the text of a message")
        with self._aliases_lock:
            if self._aliases is None:
                self._aliases = _Aliases.of(self._backend, self._tokens)
            return self._aliases


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


def _character(high: str, low: str, alone: str) -> str:
    """By the hexadecimal digits of its surrogates, or its own."""
    return bytes.fromhex(alone or high + low).decode("utf-32-be" if alone else "utf-16-be", "replace")


def _characters_outside(texts: Iterable[str]) -> Iterator[str]:
    """Each text is looked through once: clients can send all of these characters."""
    taken = {character for text in texts for character in _STAND_INS.findall(text)}
    return (each for each in map(chr, range(_FIRST_STAND_IN, _LAST_STAND_IN + 1)) if each not in taken)
