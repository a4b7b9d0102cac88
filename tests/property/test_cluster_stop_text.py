import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cluster.stop_text import StopText

# Few letters, so that stop texts occur, overlap themselves and each other.
letters = st.text(alphabet="abé", max_size=6)
stop_texts = st.lists(st.text(alphabet="abé", min_size=1, max_size=4), max_size=4)


def before_earliest(text: str, stops: list[str]) -> str:
    found = [text.index(stop) for stop in stops if stop in text]
    return text[: min(found, default=len(text))]


@given(pieces=st.lists(letters, max_size=12), stops=stop_texts)
def test_output_is_the_text_before_the_earliest_stop_text_wherever_it_is_cut(
    pieces: list[str], stops: list[str]
) -> None:
    stop_text = StopText(stops)
    output = "".join(stop_text.push(piece) for piece in pieces) + stop_text.finish()
    text = "".join(pieces)
    assert output == before_earliest(text, stops)
    assert stop_text.has_stopped == any(stop in text for stop in stops)


@given(pieces=st.lists(letters, max_size=12), stops=stop_texts)
def test_what_is_shown_is_always_a_beginning_of_the_final_output(pieces: list[str], stops: list[str]) -> None:
    final = before_earliest("".join(pieces), stops)
    stop_text, shown = StopText(stops), ""
    for piece in pieces:
        shown += stop_text.push(piece)
        assert final.startswith(shown)


@given(pieces=st.lists(letters, max_size=12), stops=stop_texts)
def test_no_more_is_held_back_than_may_become_a_stop_text(pieces: list[str], stops: list[str]) -> None:
    stop_text, shown, text = StopText(stops), "", ""
    for piece in pieces:
        shown += stop_text.push(piece)
        text += piece
        if not stop_text.has_stopped:
            held = text.removeprefix(shown)
            assert held == "" or any(stop.startswith(held) for stop in stops)
