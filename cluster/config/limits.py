"""Settings of how large a request may be."""

from dataclasses import dataclass

#: More positions than most models have.
_MANY_TOKENS = 2**20
#: Of a request's message, at most: a chat message beside its texts, a token id, and the other fields together.
_MESSAGE_BYTES, _TOKEN_ID_BYTES, _OTHER_BYTES = 2**10, 6, 2**20


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitsConfig:
    """How large a request may be, besides `max_message_bytes` of the server. Raises ValueError."""

    #: Tokens of a prompt; 0: what the model has positions for.
    max_prompt_tokens: int = 0
    #: UTF-8 bytes of a prompt that is text, all messages of a chat together. Checked before tokenisation.
    max_prompt_text_bytes: int = 8 * 2**20
    #: Messages of a chat.
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
        """No request within the other limits has more: its prompt as text and as token ids, and all around it."""
        texts_bytes = self.max_prompt_text_bytes + self.max_chat_messages * _MESSAGE_BYTES
        return texts_bytes + tokens_bytes(self.most_tokens(max_positions))

    def message_bytes(self, configured: int) -> int:
        """The largest message of a call, see `ServerConfig.max_message_bytes`, before the model is known."""
        return configured or self.most_request_bytes(max(self.max_prompt_tokens, _MANY_TOKENS))


def tokens_bytes(num_tokens: int) -> int:
    return num_tokens * _TOKEN_ID_BYTES + _OTHER_BYTES
