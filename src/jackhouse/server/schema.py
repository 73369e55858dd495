"""The API as it describes itself (OpenAPI), as JSON only: the usual pages around it would call other hosts."""

from typing import Any, Final

from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from jackhouse import __version__
from jackhouse.server import api, facts, hints, shapes, trial
from jackhouse.server.guard import COOKIE

__all__ = ["ANSWERS", "SCHEMA"]

# What each request is answered with.
# fmt: off
ANSWERS: Final[list[tuple[HTTPRouteHandler, Any]]] = [
    (api.health,      shapes.Health),
    (api.list_games,  list[shapes.GameInfo]),
    (trial.try_setup, shapes.Trial),
    (api.new_client,  shapes.Newcomer),
    (api.lobby,       list[shapes.TableInfo]),
    (api.mine,        list[shapes.HostedTable]),
    (api.open_table,  shapes.TableInfo),
    (api.look,        shapes.HostedTable),
    (facts.facts,     shapes.Facts),
    (api.start,       shapes.TableInfo),
    (api.rematch,     shapes.TableInfo),
    (api.sit,         shapes.TableInfo),
    (api.rename,      shapes.TableInfo),
    (api.stand,       shapes.TableInfo),
    (api.seat_bot,    shapes.TableInfo),
    (api.lend,        shapes.TableInfo),
    (api.link,        shapes.Link),
    (api.use_link,    shapes.MovedTable),
    (api.state,       shapes.State),
    (api.events,      list[shapes.Event]),
    (hints.hint,      shapes.Hint),
    (api.act,         shapes.Ack),
    (api.undo,        shapes.Ack),
    (api.say,         shapes.Said),
    (api.record,      shapes.Record),
    (api.bring,       shapes.TableInfo),
]
# fmt: on
for _handler, _shape in ANSWERS:
    _handler.responses = shapes.answers(_shape, _handler.status_code)

_BEARER: Final = SecurityScheme(type="http", scheme="bearer", description="What POST /api/clients gives a program.")
_COOKIE: Final = SecurityScheme(
    type="apiKey", name=COOKIE, security_scheme_in="cookie", description="What POST /api/clients gives a page."
)
SCHEMA: Final = OpenAPIConfig(
    title="Jackhouse",
    version=__version__,
    description="Tables shared between screens. The protocol, and that of the sockets: docs/api.md.",
    path="/api/schema",
    render_plugins=[JsonRenderPlugin()],
    use_handler_docstrings=True,
    components=Components(security_schemes={"bearer": _BEARER, "cookie": _COOKIE}),
    security=[{"bearer": []}, {"cookie": []}, {}],
)
