"""The prompt of `runahead generate`, `prefill` and `lookup`: a text, or a conversation with tools."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

import typer

from cluster.cli.options.texts import text_of_file, text_of_stdin
from cluster.errors import StartError

if TYPE_CHECKING:
    from cluster.client import PromptLike

PromptText = Annotated[
    str | None,
    typer.Argument(
        metavar="PROMPT",
        help="The text; - reads it from standard input. With --chat it may be left out.",
    ),
]
Document = Annotated[
    Path | None,
    typer.Option(
        "--document",
        "-d",
        help="Text file to put before the prompt, with an empty line between. No byte of it is changed.",
    ),
]
Raw = Annotated[bool, typer.Option("--raw", help="Send the text as it is, not as a chat message.")]
ChatFile = Annotated[
    Path | None,
    typer.Option("--chat", help="JSON file of the messages before the prompt: a list as in OpenAI's API."),
]
ToolsFile = Annotated[
    Path | None,
    typer.Option("--tools", help="JSON file of functions that the answer may call: a list as in OpenAI's API."),
]
TemplateKwargs = Annotated[
    str,
    typer.Option(metavar="JSON", help="""Variables of the model's chat template, as '{"enable_thinking": false}'."""),
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Prompt:
    """The prompt that a command sends."""

    PANEL: ClassVar[str] = "Prompt"
    prompt: PromptText = None
    document: Document = None
    raw: Raw = False
    chat: ChatFile = None
    tools: ToolsFile = None
    template_kwargs: TemplateKwargs = ""

    def read(self) -> "PromptLike":
        """Raises StartError as `prompt_of`."""
        return prompt_of(self.prompt, self.document, self.raw, self.chat, self.tools, self.template_kwargs)


def prompt_of(
    text: str | None, document: Path | None, raw: bool, chat: Path | None, tools: Path | None, template_kwargs: str
) -> "PromptLike":
    """Make the prompt. Raises StartError for unreadable files and for options that exclude each other."""
    from cluster.client import Chat
    from cluster.client.request_texts import why_not_sendable

    if text is None and (chat is None or document is not None):
        raise StartError("the prompt is missing: give a text, or - for standard input")
    text = text_of_stdin() if text == "-" else text
    if document is not None:
        text = f"{text_of_file('document', document)}\n\n{text}"
    if raw:
        if text is None or chat is not None or tools is not None or template_kwargs:
            raise StartError("--raw sends a text alone: leave out --chat, --tools and --template-kwargs")
        return text
    messages = _list_of_objects("--chat", chat)
    conversation = Chat(
        messages=messages if text is None else [*messages, ("user", text)],
        tools=_list_of_objects("--tools", tools),
        chat_template_kwargs=_object("--template-kwargs", template_kwargs),
    )
    try:
        conversation.as_message()
    except (TypeError, ValueError) as error:
        why = why_not_sendable(error) if isinstance(error, UnicodeEncodeError) else error
        raise StartError(f"--chat has a message that is not as in OpenAI's API, with a text: {why}") from None
    return conversation


def _list_of_objects(option: str, file: Path | None) -> list[Any]:
    values = [] if file is None else _json(option, text_of_file("file", file))
    if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
        raise StartError(f"{option} takes a JSON list of objects")
    return values


def _object(option: str, text: str) -> dict[str, Any]:
    value = _json(option, text) if text else {}
    if not isinstance(value, dict):
        raise StartError(f"{option} takes a JSON object")
    return value


def _json(option: str, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise StartError(f"{option} takes JSON: {error}") from None
