"""The API does what its schema says, tried by Schemathesis in this process: every request that it makes up is checked.

No fault of ours, only documented statuses, answers that fit their schemas to the letter, no input that the schema
forbids accepted, wrong methods refused with the right ones named. `JACKHOUSE_SOAK` times as many examples for longer.
"""

import asyncio
import io
from collections import Counter
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
import requests
import schemathesis
import urllib3
from hypothesis import HealthCheck, settings

from tests.conformance.play import SOAK
from tests.helpers import RABBITS
from tests.server.app_driver import CODE, AppDriver, table_of, token_of

EXAMPLES = 12 * SOAK
APP_DRIVER = AppDriver(asyncio.new_event_loop())
HOST = "http://games.test"
CONFIG = schemathesis.Config.from_dict(
    {
        "checks": {"positive_data_acceptance": {"expected-statuses": [200, 201, 400, 404, 409]}}
    }  # the rules may refuse it
)
SCHEMA = schemathesis.openapi.from_dict(APP_DRIVER.ask("GET", "/api/schema/openapi.json").json, config=CONFIG)
SEEN: Counter[int] = Counter()


class Adapter(requests.adapters.HTTPAdapter):
    """Sends requests to the app in this process."""

    def send(self, request: requests.PreparedRequest, *args: Any, **options: Any) -> requests.Response:
        url = urlsplit(request.url or "")
        headers = [(name.lower().encode(), _bytes(value)) for name, value in request.headers.items()]
        body = request.body or b""
        assert isinstance(body, str | bytes)
        scope = APP_DRIVER.scope("http", unquote(url.path), None, headers, "127.0.0.1")
        scope |= {"method": request.method, "query_string": url.query.encode(), "headers": headers}
        answer = APP_DRIVER.run(APP_DRIVER._asked(scope, body.encode() if isinstance(body, str) else body))
        SEEN[answer.status] += 1
        named = [(name.decode(), value.decode()) for name, value in answer.headers]
        raw = urllib3.HTTPResponse(
            io.BytesIO(answer.body), urllib3.HTTPHeaderDict(named), answer.status, preload_content=False
        )
        return self.build_response(request, raw)


def _bytes(value: str | bytes) -> bytes:
    return value if isinstance(value, bytes) else value.encode("latin-1", "replace")


@pytest.fixture
def session() -> Iterator[requests.Session]:
    """In a server with a game of two, the one who asks at seat 0."""
    SEEN.clear()
    APP_DRIVER.renew()
    APP_DRIVER.seat_all(table_of(RABBITS.new(2, seed=5, preset="standard")))
    with requests.Session() as session:
        session.mount(HOST, Adapter())
        yield session
    assert sum(SEEN.values()) > SEEN[405] + SEEN[404]  # it has been let in


def is_refused_for_what_it_means(ctx: Any, response: schemathesis.Response, case: schemathesis.Case) -> None:
    """What fits the schema can be read, but for numbers that it cannot describe."""
    assert case.meta is not None
    if case.meta.generation.mode.is_positive and "message-garbled" in response.text:
        assert has_odd_number(case.body), case.body


def has_odd_number(value: object) -> bool:
    """`1.0`, which is an integer to JSON Schema, or, inside a document, more than 64 bits."""
    if isinstance(value, dict | list):
        return any(map(has_odd_number, value.values() if isinstance(value, dict) else value))
    return isinstance(value, float) or (isinstance(value, int) and abs(value) > 2**63)


@pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # Schemathesis does
@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)
def test_the_api_does_what_its_schema_says(case: schemathesis.Case, session: requests.Session) -> None:
    assert case.meta is not None
    if case.meta.generation.mode.is_positive and "code" in case.path_parameters:
        case.path_parameters["code"] = CODE
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = int(case.path_parameters["seat"]) % 3
    if case.meta.generation.mode.is_positive and "trial" in case.path_parameters:
        case.path_parameters["trial"] = APP_DRIVER.post("/api/boards/trials", 0, board="sample", games=1).json["trial"]
    case.call_and_validate(
        base_url=HOST,
        session=session,
        headers={"Authorization": f"Bearer {token_of(0)}"},
        additional_checks=[is_refused_for_what_it_means],
    )
