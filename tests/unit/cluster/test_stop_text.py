from cluster.stop_text import StopText


def test_without_stop_texts_everything_passes_at_once() -> None:
    stop = StopText([])
    assert [stop.push("a"), stop.push("bc"), stop.finish()] == ["a", "bc", ""]
    assert not stop.has_stopped


def test_text_ends_before_a_stop_text_inside_one_piece() -> None:
    stop = StopText(["END"])
    assert stop.push("the END of it") == "the "
    assert stop.has_stopped


def test_a_stop_text_cut_over_pieces_is_found_and_none_of_it_is_shown() -> None:
    stop = StopText(["END"])
    assert [stop.push(piece) for piece in ("the E", "N", "D", "more")] == ["the ", "", "", ""]
    assert stop.has_stopped
    assert stop.finish() == ""


def test_what_only_looked_like_a_stop_text_is_shown_later() -> None:
    stop = StopText(["END"])
    assert [stop.push("EN"), stop.push("TER"), stop.finish()] == ["", "ENTER", ""]
    assert not stop.has_stopped


def test_a_beginning_of_a_stop_text_at_the_end_is_shown_by_finish() -> None:
    stop = StopText(["END"])
    assert stop.push("the EN") == "the "
    assert stop.finish() == "EN"
    assert stop.finish() == ""


def test_the_earliest_of_several_stop_texts_wins() -> None:
    assert StopText(["zz", "b"]).push("abzz") == "a"


def test_a_stop_text_that_overlaps_itself_is_found() -> None:
    stop = StopText(["aab"])
    assert [stop.push("aa"), stop.push("a"), stop.push("b")] == ["", "a", ""]
    assert stop.has_stopped


def test_empty_stop_texts_stop_nothing() -> None:
    stop = StopText([""])
    assert stop.push("abc") == "abc"
    assert not stop.has_stopped
