"""Tokens are found where tokenizers find them, in a few steps for each character of any text."""

import re

from hypothesis import given
from hypothesis import strategies as st

from workers.text.token_search import TokenSearch

TOKENS = st.lists(st.text("<a|>", min_size=1, max_size=5), min_size=1, max_size=12, unique=True)


@given(tokens=TOKENS, text=st.text("<a|>b", max_size=30))
def test_the_search_finds_the_longest_token_at_each_place(tokens: list[str], text: str) -> None:
    by_length = re.compile("|".join(map(re.escape, sorted(tokens, key=len, reverse=True))))
    assert TokenSearch(tokens).places(text) == [match.span() for match in by_length.finditer(text)]


@given(tokens=TOKENS, text=st.text("<a|>b", max_size=10))
def test_a_text_can_be_completed_where_a_token_has_its_end_or_its_beginning(tokens: list[str], text: str) -> None:
    search, cuts = TokenSearch(tokens), [(each, size) for each in tokens for size in range(1, len(each))]
    assert search.ends_with_part(text) == any(text.endswith(each[:size]) for each, size in cuts)
    assert search.begins_with_rest(text) == any(text.startswith(each[size:]) for each, size in cuts)


def test_tokens_that_begin_alike_are_not_tried_one_after_the_other() -> None:
    """Otherwise a text of their beginnings takes, for each character, a step for each token, under the GIL."""
    pattern = TokenSearch([f"<SPECIAL_{number}>" for number in range(1000)]).pattern.pattern
    assert pattern.count("SPECIAL") == 1


def test_a_token_may_be_long() -> None:
    token = f"<{'a' * 3000}>"
    assert TokenSearch([token, "<a>"]).places(f"x{token}") == [(1, 1 + len(token))]
