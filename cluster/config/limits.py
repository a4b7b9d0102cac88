"""Settings of the largest request."""

from dataclasses import dataclass

#: Tokens of a prompt, assumed before the model is known: more positions than most models have.
_MANY_TOKENS = 2**20
#: Most bytes in a request's message: a chat message without its texts, a token id, all other fields together.
_MESSAGE_BYTES, _TOKEN_ID_BYTES, _OTHER_BYTES = 2**10, 6, 2**20


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitsConfig:
    """Limits of a request's prompt, in addition to the server's `max_message_bytes`. Raises ValueError."""

    #: Most tokens of a prompt. 0: the number of positions of the model.
    max_prompt_tokens: int = 0
    #: Most UTF-8 bytes of a prompt given as text, or of all messages of a chat together. Checked before tokenisation.
    max_prompt_text_bytes: int = 8 * 2**20
    #: Most messages of a chat.
    max_chat_messages: int = 1024

    def __post_init__(self) -> None:
        if self.max_prompt_tokens < 0:
            raise ValueError(f"max_prompt_tokens must not be negative, not {self.max_prompt_tokens}")
        for name in ("max_prompt_text_bytes", "max_chat_messages"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 1, not {getattr(self, name)}")

    def most_tokens(self, max_positions: int) -> int:
        return min(self.max_prompt_tokens or max_positions, max_positions)

    def most_request_bytes(self, max_positions: int) -> int:
        """Most bytes of a request within the other limits: a prompt as text and as token ids, and the other fields."""
        texts_bytes = self.max_prompt_text_bytes + self.max_chat_messages * _MESSAGE_BYTES
        return texts_bytes + tokens_bytes(self.most_tokens(max_positions))

    def message_bytes(self, configured: int) -> int:
        """Largest message of a call before the model is known; `configured` is `ServerConfig.max_message_bytes`."""
        return configured or self.most_request_bytes(max(self.max_prompt_tokens, _MANY_TOKENS))


def tokens_bytes(num_tokens: int) -> int:
    return num_tokens * _TOKEN_ID_BYTES + _OTHER_BYTES
