"""The OpenAPI document, as JSON only: Litestar's HTML viewers would load scripts from other hosts."""

from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from jackhouse import __version__
from jackhouse.server.auth import COOKIE
from jackhouse.server.http import board_responses, board_trials, boards, game_info, play, responses, seats, tables
from jackhouse.server.tokens import CODE_PATTERN

__all__ = ["ANSWERS", "SCHEMA", "prepare_schema"]

# The type of each route's successful response.
# fmt: off
ANSWERS: Final[list[tuple[HTTPRouteHandler, Any]]] = [
    (tables.health,         responses.Health),
    (game_info.list_games,  list[responses.GameInfo]),
    (game_info.try_setup,   responses.Trial),
    (boards.list_boards,    board_responses.BoardList),
    (boards.look_at_board,  board_responses.BoardLook),
    (boards.board_spots,    board_responses.BoardSpots),
    (boards.random_board,   board_responses.MadeBoard),
    (boards.finish_board,   board_responses.MadeBoard),
    (board_trials.begin_trial, board_responses.BoardTrialKey),
    (board_trials.trial_state, board_responses.BoardTrialState),
    (board_trials.stop_trial,  board_responses.BoardTrialState),
    (tables.new_client,     responses.Newcomer),
    (tables.lobby,          list[responses.TableInfo]),
    (tables.mine,           list[responses.HostedTable]),
    (tables.open_table,     responses.TableInfo),
    (tables.look,           responses.HostedTable),
    (game_info.facts,       responses.Facts),
    (tables.start,          responses.TableInfo),
    (tables.rematch,        responses.TableInfo),
    (seats.sit,             responses.TableInfo),
    (seats.rename,          responses.TableInfo),
    (seats.give_nonce,      responses.TableInfo),
    (seats.stand,           responses.TableInfo),
    (seats.seat_bot,        responses.TableInfo),
    (seats.lend,            responses.TableInfo),
    (seats.lend_wait,       responses.LendWait),
    (seats.link,            responses.Link),
    (seats.use_link,        responses.MovedTable),
    (play.state,            responses.State),
    (play.events,           list[responses.Event]),
    (play.hint,             responses.Hint),
    (play.guidance,         responses.Guidance),
    (play.act,              responses.Ack),
    (play.undo,             responses.Ack),
    (play.say,              responses.Said),
    (tables.record,         responses.Record),
    (tables.bring,          responses.TableInfo),
]
# fmt: on
for _handler, _shape in ANSWERS:
    _handler.responses = responses.answers(_shape, _handler.status_code)

# Path and query parameters, by name.
_PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "code": {"type": "string", "pattern": f"^{CODE_PATTERN}$"},
    "game": {"type": "string", "enum": game_info.GAMES},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "trial": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
    "after": {"type": "integer", "minimum": -999_999_999, "maximum": 999_999_999},
}
_REF: Final = "#/components/schemas/{name}"


class ExactSchema(JsonRenderPlugin):
    """Litestar's document with the types as msgspec checks them: Litestar leaves out most limits."""

    def __init__(self) -> None:
        super().__init__()
        self._rendered = b""

    def render(self, request: Request[Any, Any, Any] | None, openapi_schema: dict[str, Any]) -> bytes:
        self._rendered = self._rendered or msgspec.json.encode(exact(openapi_schema))
        return self._rendered


def prepare_schema(app: Litestar) -> None:
    """Renders the document, which takes a tenth of a second, before the first request for it."""
    for plugin in app.plugins:
        if isinstance(plugin, OpenAPIPlugin):
            _RENDERER.render(None, plugin.provide_openapi_schema())


def exact(document: dict[str, Any]) -> dict[str, Any]:
    """Returns the document with exact types and parameters."""
    bodies = [handler.parsed_data_field.annotation for handler, _ in ANSWERS if handler.parsed_data_field is not None]
    types = [*bodies, *(shape for _, shape in ANSWERS), responses.Refusal]
    _, schemas = msgspec.json.schema_components(types, ref_template=_REF)
    for methods in document["paths"].values():
        for operation in methods.values():
            for parameter in operation.get("parameters", []):
                parameter["schema"] = _PARAMETERS[parameter["name"]]
    return {**document, "components": {**document["components"], "schemas": schemas}}


_RENDERER: Final = ExactSchema()
_BEARER: Final = SecurityScheme(type="http", scheme="bearer", description="What POST /api/clients gives a program.")
_COOKIE: Final = SecurityScheme(
    type="apiKey", name=COOKIE, security_scheme_in="cookie", description="What POST /api/clients gives a page."
)
SCHEMA: Final = OpenAPIConfig(
    title="Jackhouse",
    version=__version__,
    description="Tables shared between screens. The protocol, and that of the sockets: docs/api.md.",
    path="/api/schema",
    render_plugins=[_RENDERER],
    use_handler_docstrings=True,
    components=Components(security_schemes={"bearer": _BEARER, "cookie": _COOKIE}),
    security=[{"bearer": []}, {"cookie": []}, {}],
)
