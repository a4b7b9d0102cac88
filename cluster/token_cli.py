"""`runahead token`: tokens for the service's tokens file."""

import json
import sys
from typing import Annotated

import typer
from rich.console import Console

from cluster.bearer_tokens import new_token, token_line

token_app = typer.Typer(
    no_args_is_help=True, rich_markup_mode="markdown", help="Make tokens for the service's tokens file."
)


@token_app.callback()
def _group() -> None:
    """Without it, typer would make the only command the whole group."""


@token_app.command()
def new(
    principal: Annotated[str, typer.Argument(help="Who the token is for: the tenant that its requests belong to.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, for scripts.")] = False,
) -> None:
    """Make a token: print it, this once, and the line of the tokens file that lets it in.

    Example: **runahead token new acme**
    """
    token = new_token()
    line = token_line(principal, token)
    if as_json:
        sys.stdout.write(json.dumps({"principal": principal, "token": token, "line": line}) + "\n")
        return
    stderr = Console(stderr=True)
    stderr.print("The token, for the client (RUNAHEAD_TOKEN, or a file for --token-file). It is not kept anywhere:")
    sys.stdout.write(f"{token}\n")
    sys.stdout.flush()
    stderr.print("The line for the service's tokens file:")
    sys.stdout.write(f"{line}\n")
