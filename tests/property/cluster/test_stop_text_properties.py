from hypothesis import example, given
from hypothesis import strategies as st

from cluster.ingress.messages.stop_text import StopText

# Few letters, so that stop texts occur, overlap themselves and each other.
pieces_of_text = st.lists(st.text(alphabet="abé", max_size=6), max_size=12)
any_stops = st.lists(st.text(alphabet="abé", min_size=1, max_size=4), max_size=4)
#: Output after which no stop text is complete while a longer one that begins earlier is still incomplete.
stops_that_do_not_nest = any_stops.filter(lambda stops: not any(one in other[1:-1] for one in stops for other in stops))


def before_earliest(text: str, stops: list[str]) -> str:
    found = [text.index(stop) for stop in stops if stop in text]
    return text[: min(found, default=len(text))]


@example(pieces=["ab", "a"], stops=["aba", "b"])  # one stop text is complete inside another
@example(pieces=["aa", "a", "b"], stops=["aab"])  # a stop text overlaps itself
@example(pieces=["ab"], stops=["aba", "b"])  # a longer stop text that had begun is never completed
@given(pieces=pieces_of_text, stops=any_stops)
def test_output_is_the_text_before_the_earliest_stop_text_wherever_it_is_cut(
    pieces: list[str], stops: list[str]
) -> None:
    stop_text = StopText(stops)
    output = "".join(stop_text.push(piece) for piece in pieces) + stop_text.finish()
    assert stop_text.has_stopped == any(stop in "".join(pieces) for stop in stops)
    assert output == before_earliest("".join(pieces), stops)
    assert stop_text.finish() == ""


@given(pieces=pieces_of_text, stops=stops_that_do_not_nest)
def test_what_is_shown_is_always_a_beginning_of_the_final_output(pieces: list[str], stops: list[str]) -> None:
    final = before_earliest("".join(pieces), stops)
    stop_text, shown = StopText(stops), ""
    for piece in pieces:
        shown += stop_text.push(piece)
        assert final.startswith(shown)


@given(pieces=pieces_of_text, stops=any_stops)
def test_no_more_is_held_back_than_may_become_a_stop_text(pieces: list[str], stops: list[str]) -> None:
    stop_text, shown, text = StopText(stops), "", ""
    for piece in pieces:
        shown += stop_text.push(piece)
        text += piece
        if not stop_text.has_stopped:
            held = text.removeprefix(shown)
            assert held == "" or any(stop.startswith(held) for stop in stops)
