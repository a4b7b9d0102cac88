"""`runahead token`: tokens for the service's tokens file."""

import sys
from typing import Annotated

import typer

from cluster.cli.options.command_line import AsJson, CommandLine
from cluster.cli.options.printing import say, write_json
from cluster.ingress.access.bearer_tokens import new_token, token_line

token_app = CommandLine(
    no_args_is_help=True, rich_markup_mode="markdown", help="Make tokens for the service's tokens file."
)


@token_app.callback()
def _group() -> None:
    """Keeps `new` a command of a group: typer would drop the group of an only command."""


@token_app.command()
def new(
    principal: Annotated[str, typer.Argument(help="Owner of the token: the tenant of its requests.")],
    as_json: AsJson = False,
) -> None:
    """Make a token and print it, this once, with its line for the service's tokens file.

    Example: **runahead token new acme**
    """
    token = new_token()
    line = token_line(principal, token)
    if as_json:
        write_json({"principal": principal, "token": token, "line": line})
        return
    say("The token, for the client (RUNAHEAD_TOKEN, or a file for --token-file). It is not kept anywhere:")
    sys.stdout.write(f"{token}\n")
    sys.stdout.flush()
    say("The line for the service's tokens file:")
    sys.stdout.write(f"{line}\n")
