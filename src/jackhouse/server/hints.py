"""A hint: what the best bot would do in a seat's place, knowing no more than that seat."""

from typing import Any

from litestar import Request, post
from litestar.params import FromPath

from jackhouse import bots
from jackhouse.kernel import Chance, Reason
from jackhouse.server.guard import need_client
from jackhouse.server.house import House
from jackhouse.server.tokens import new_secret
from jackhouse.server.trouble import Trouble, not_found

__all__ = ["HANDLERS"]


@post("/api/tables/{code:str}/seats/{seat:int}/hint")
async def hint(request: Request[Any, Any, Any], code: FromPath[str], seat: FromPath[int]) -> dict[str, Any]:
    """The action that the house's best bot would choose for this seat; it counts for nothing until it is played."""
    house: House = request.app.state.house
    sitting = house.find(code).table.sitting
    if seat not in sitting.seats_of(need_client(request)):
        raise not_found()
    if sitting.state is None:
        raise Trouble(Reason("not-started"), 409)
    legal = sitting.state.legal(seat)
    if not legal:
        raise Trouble(Reason("not-awaited", "", {"seat": seat}), 409)
    chance = Chance.of_seed(int(new_secret(), 16))
    chosen = bots.get(house.config.best_bot).choose(sitting.state.view(seat), legal, chance)
    return {"decision": sitting.answers[seat], "action": str(chosen)}


HANDLERS = [hint]
