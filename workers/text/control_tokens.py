"""Protection against control tokens in clients' texts: they are found, and encoded as plain text.

A chat template writes control tokens around the contents of messages. A content that spells a control token must not
become one: it would end the turn, and could begin another one as the system. So encoding a chat has three steps:

    contents   hide each control token in them: a private-use character that no message has stands in for it
    template   render the chat: whatever the template trims, tests or cuts, all control tokens in the text are its own
    text       replace the template's control tokens by aliases, and restore hidden texts; then encode the whole at
               once, by a tokenizer that knows the aliases and no control token

An alias is an added token like its original, so the tokens around it do not change: if nothing is hidden, both ways
give the same ids. Ordinary messages, in which nothing is hidden, take the ordinary way. So do messages that begin or
end with a part of a control token that the text around them does not complete.
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

#: Range of stand-ins for hidden texts: characters of the supplementary private use areas, none of them in an alias.
_FIRST_STAND_IN, _LAST_STAND_IN = 0xF0000, 0x10FFFC
_STAND_INS = re.compile(f"[{chr(_FIRST_STAND_IN)}-{chr(_LAST_STAND_IN)}]")
#: First and last character of an alias.
_ALIAS_BORDER = "\U0010fffd"
#: A character of the supplementary planes in the escapes of JSON and of Python.
_ESCAPED = re.compile(r"\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})|\\U([0-9a-f]{8})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class HiddenTexts:
    """Texts whose control tokens are hidden, with the original text of each stand-in."""

    texts: tuple[str, ...]
    originals: Mapping[str, str]
    #: Whether only parts of control tokens are hidden, which other text could complete.
    has_only_halves: bool

    def restored(self, rendered: str) -> str:
        """The rendered text with the original texts. Raises ValueError if the chat template has escaped a stand-in."""
        if any(_character(*escaped) in self.originals for escaped in _ESCAPED.findall(rendered)):
            raise ValueError("the chat template escapes its messages, so their text must not contain control tokens")
        return _STAND_INS.sub(lambda found: self.originals.get(found[0], found[0]), rendered)


class ControlTokens:
    """Control tokens of one tokenizer: its special tokens, and the added tokens in `turn_markers`.

    Other added tokens (`<think>`) appear in answers, and come back in conversations. Thread-safe.
    """

    def __init__(self, tokenizer: Any, turn_markers: Iterable[str] = ()) -> None:
        self._tokenizer = tokenizer
        markers = set(turn_markers)
        self._tokens: dict[int, AddedToken] = {
            number: token
            for number, token in tokenizer.added_tokens_decoder.items()
            if (token.special or token.content in markers) and token.content.strip()
        }
        #: Ids of the control tokens, by their text.
        self.ids = {token.content: number for number, token in self._tokens.items()}
        self._search = TokenSearch(self.ids)
        self._search_normalized = self._search_of_normalized()
        self._aliases: _Aliases | None = None
        self._aliases_lock = threading.Lock()

    def first_in(self, text: str) -> str | None:
        """The first control token that the tokenizer would find in a text; None without one."""
        found = self._search.pattern.search(text)
        if found is None and self._search_normalized is not None:
            found = self._search_normalized.pattern.search(self._normalize(text))
        return found[0] if found is not None else None

    def hide(self, texts: Sequence[str], around: Sequence[str]) -> HiddenTexts | None:
        """Hide all control tokens in texts, and parts that other text could complete to one; None if there are none.

        `around`: texts that the template puts around them. No stand-in is in any of these texts. Raises ValueError when
        no stand-in is left.
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
        """Token ids of a rendered text with hidden texts: only the template's control tokens become control tokens.

        Raises ValueError where that cannot be done.
        """
        if hidden.has_only_halves and self._search_normalized is None:
            text = hidden.restored(rendered)  # places stay, as each stand-in replaces one character
            if self._search.places(text) == self._search.places(rendered):
                ids: list[int] = self._tokenizer(text, add_special_tokens=False)["input_ids"]
                return ids
        aliases = self._made_aliases()
        text = self._search.pattern.sub(lambda match: aliases.name_of[match[0]], rendered)
        return self._plain_ids(hidden.restored(text), aliases, with_own=False)

    def encode_plain(self, text: str) -> list[int]:
        """Token ids of a text whose control tokens are plain text, with tokens that the tokenizer adds by itself."""
        return self._plain_ids(text, self._made_aliases(), with_own=True)

    def _plain_ids(self, text: str, aliases: "_Aliases", *, with_own: bool) -> list[int]:
        # In a batch, because `encode` holds the GIL, 10 s for some megabytes.
        [encoding] = aliases.tokenizer.encode_batch([text], add_special_tokens=with_own)
        control = self._tokens.keys() - {self._tokenizer.unk_token_id}
        places = zip(encoding.ids, encoding.special_tokens_mask, strict=True)
        if any(number in control and not is_own for number, is_own in places):
            raise ValueError("the tokenizer makes control tokens of plain text, which a message must not contain")
        return [aliases.id_of.get(number, number) for number in encoding.ids]

    def _half_tokens(self, text: str) -> list[int]:
        """Places of at most two characters to hide, so that no text around this one completes a control token with it.

        The places ignore white space at the ends, which a template may trim.
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
        """The tokenizer's implementation in Rust; None if it is written in Python."""
        backend: RawTokenizer | None = getattr(self._tokenizer, "backend_tokenizer", None)
        return backend

    def _search_of_normalized(self) -> TokenSearch | None:
        """Search for the control tokens that the tokenizer looks for in normalised text; None if there are none."""
        tokens = [token.content for token in self._tokens.values() if token.normalized]
        is_plain = self._backend is None or self._backend.normalizer is None
        return None if is_plain or not tokens else TokenSearch(map(self._normalize, tokens))

    def _normalize(self, text: str) -> str:
        assert self._backend is not None
        normalized: str = self._backend.normalizer.normalize_str(text)
        return normalized

    def _made_aliases(self) -> "_Aliases":
        """The aliases, made once, on first use, which most services never reach. Raises ValueError."""
        if self._backend is None:
            raise ValueError("with this tokenizer, the text of a message must not contain control tokens")
        with self._aliases_lock:
            if self._aliases is None:
                self._aliases = _Aliases.of(self._backend, self._tokens)
            return self._aliases


@dataclass(frozen=True, slots=True)
class _Aliases:
    """A tokenizer that encodes control tokens as text, and knows each by an alias that no client can guess.

    Control tokens are special tokens in it, which it encodes as text; aliases are not special.
    """

    tokenizer: RawTokenizer
    name_of: Mapping[str, str]
    #: Id of each control token, by the id of its alias.
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
    """The character with these hexadecimal digits: its two surrogates, or its own code point."""
    return bytes.fromhex(alone or high + low).decode("utf-32-be" if alone else "utf-16-be", "replace")


def _characters_outside(texts: Iterable[str]) -> Iterator[str]:
    """Possible stand-ins that are in none of the texts. It searches each text once, as clients can send all of them."""
    taken = {character for text in texts for character in _STAND_INS.findall(text)}
    return (each for each in map(chr, range(_FIRST_STAND_IN, _LAST_STAND_IN + 1)) if each not in taken)
