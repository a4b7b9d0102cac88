import hashlib
import os
from collections.abc import Callable
from pathlib import Path

import pytest
import structlog
from waiting import Clock

from cluster.errors import StartError
from cluster.ingress.access.bearer_tokens import BearerTokens, is_principal, new_token, token_line

Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write the tokens file again with mode 0600, under a new inode each time."""

    def write(text: str) -> Path:
        file, fresh = tmp_path / "tokens", tmp_path / "fresh"
        fresh.write_text(text)
        fresh.chmod(0o600)
        fresh.rename(file)
        return file

    return write


def loaded(file: Path, clock: Callable[[], float] | None = None) -> BearerTokens:
    tokens = BearerTokens(file) if clock is None else BearerTokens(file, clock)
    tokens.load()
    return tokens


def test_a_new_tokens_line_lets_it_in_and_does_not_have_it(write: Write) -> None:
    token = new_token()
    line = token_line("acme", token)
    assert token not in line
    assert loaded(write(line)).principal_of(token) == "acme"


def test_tokens_have_256_bits_and_differ() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) == 43 and token.isascii() for token in tokens)


def test_a_principal_may_have_several_tokens_and_comments_are_no_lines(write: Write) -> None:
    old, new, other = new_token(), new_token(), new_token()
    lines = ["# who may call", "", token_line("acme", old), token_line("acme", new), token_line("beta", other).upper()]
    tokens = loaded(write("\n".join(lines)))
    assert [tokens.principal_of(token) for token in (old, new, other)] == ["acme", "acme", "BETA"]


@pytest.mark.parametrize("token", ["", "x", "acme", hashlib.sha256(b"secret").hexdigest(), "ü", "secret ", "Secret"])
def test_a_token_of_no_tenant_is_refused(write: Write, token: str) -> None:
    assert loaded(write(token_line("acme", "secret"))).principal_of(token) is None


SECRET = "a-token-in-the-wrong-place"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "has no token"),
        ("# nothing\n\n", "has no token"),
        (f"acme {SECRET}", "line 1"),
        (f"{token_line('acme', 't')}\nacme", "line 2"),
        (f"acme two words {'0' * 64}", "line 1"),
        (f"acme {'0' * 63}", "line 1"),
        ("ácme " + "0" * 64, "not ASCII text"),
    ],
)
def test_a_file_that_is_wrong_is_refused_at_the_start_and_not_quoted(write: Write, text: str, says: str) -> None:
    with pytest.raises(StartError, match=says) as caught:
        loaded(write(text))
    assert SECRET not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_missing_is_refused_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(StartError, match=f"tokens file {tmp_path / 'none'}: it cannot be read"):
        loaded(tmp_path / "none")


def test_a_changed_file_is_read_again_within_a_second_of_use(write: Write) -> None:
    clock = Clock()
    tokens = loaded(write(token_line("acme", "old")), clock)
    write(token_line("acme", "new"))
    assert tokens.principal_of("old") == "acme"
    clock.now_s = 1.0
    assert tokens.principal_of("old") is None
    assert tokens.principal_of("new") == "acme"


@pytest.mark.parametrize("damage", ["", "acme", None])
def test_a_damaged_file_keeps_the_old_tokens_and_is_said_once(write: Write, damage: str | None) -> None:
    clock = Clock()
    file = write(token_line("acme", "old"))
    tokens = loaded(file, clock)
    if damage is None:
        file.unlink()
    else:
        write(damage)
    with structlog.testing.capture_logs() as logs:
        for _ in range(3):
            clock.now_s += 1.0
            assert tokens.principal_of("old") == "acme"
    assert [entry["log_level"] for entry in logs] == ["error"]
    write(token_line("acme", "new"))
    clock.now_s += 1.0
    assert tokens.principal_of("new") == "acme"


def test_a_file_written_in_place_is_noticed_by_its_time_or_size(write: Write) -> None:
    clock = Clock()
    file = write(token_line("acme", "old"))
    tokens = loaded(file, clock)
    file.write_text(token_line("acme", "new"))
    os.utime(file, ns=(1, 1))
    clock.now_s = 1.0
    assert tokens.principal_of("new") == "acme"


@pytest.mark.parametrize(("mode", "warns"), [(0o600, False), (0o400, False), (0o640, True), (0o604, True)])
def test_a_file_that_others_can_read_is_warned_about(write: Write, mode: int, warns: bool) -> None:
    file = write(token_line("acme", "t"))
    file.chmod(mode)
    with structlog.testing.capture_logs() as logs:
        loaded(file)
    assert [entry["log_level"] for entry in logs] == ["warning"] * warns


@pytest.mark.parametrize("name", ["", "#acme", "a b", "a\n", "ä", "x" * 256])
def test_what_cannot_be_a_principal_gets_no_line(name: str) -> None:
    assert not is_principal(name)
    with pytest.raises(StartError, match="cannot be a principal"):
        token_line(name, "t")
