"""Stop texts: generation ends before the first of them, even when it is split over several pieces."""

from collections.abc import Mapping, Sequence

from cluster.errors import InvalidRequest


def special_stops(stops: Sequence[str], special_tokens: Mapping[str, int]) -> tuple[int, ...]:
    """Ids of stop texts that are special tokens, which never appear in an answer's text.

    Raises InvalidRequest for a stop text that has a special token among other text.
    """
    for stop in stops:
        inside = next((token for token in special_tokens if token in stop and stop not in special_tokens), None)
        if inside is not None:
            raise InvalidRequest(
                f"a stop text has the special token {inside} among other text, but special tokens never appear in a "
                "reply's text: give the token alone"
            )
    return tuple(special_tokens[stop] for stop in stops if stop in special_tokens)


class StopText:
    """Passes text through until a stop text appears; holds back text that may be the beginning of one. Pure."""

    def __init__(self, stops: Sequence[str]) -> None:
        self._stops = [stop for stop in stops if stop]
        self._held = ""
        #: Stop text that was found.
        self.matched: str | None = None

    @property
    def has_stopped(self) -> bool:
        return self.matched is not None

    def push(self, piece: str) -> str:
        """Add a piece; returns the text that is now final. After a stop text everything is dropped."""
        if self.has_stopped:
            return ""
        text = self._held + piece
        found = self._first(text)
        undecided = len(text) - max((self._overlap(text, stop) for stop in self._stops), default=0)
        if found is not None and found <= undecided:
            self.matched, self._held = self._stop_at(text, found), ""
            return text[:found]
        # A longer stop text may have begun before the one that was found: hold the text back.
        self._held = text[undecided:]
        return text[:undecided]

    def finish(self) -> str:
        """Return the text that was held back, at the end of generation."""
        held, self._held = self._held, ""
        found = self._first(held)
        if found is not None:
            self.matched = self._stop_at(held, found)
        return held[:found]

    def _first(self, text: str) -> int | None:
        return min((position for stop in self._stops if (position := text.find(stop)) >= 0), default=None)

    def _stop_at(self, text: str, position: int) -> str:
        return next(stop for stop in self._stops if text.startswith(stop, position))

    @staticmethod
    def _overlap(text: str, stop: str) -> int:
        """Length of the longest suffix of `text` that is a prefix of `stop`."""
        longest = min(len(text), len(stop) - 1)
        return next((size for size in range(longest, 0, -1) if stop.startswith(text[-size:])), 0)
