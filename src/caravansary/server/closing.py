"""How a server closes: it is not ready any more, decisions under way are saved and answered, and then pages are sent away."""

import socket

import uvicorn
from starlette.applications import Starlette

from caravansary.server.house import House

ANSWERED_WITHIN = 5.0  # seconds


class Server(uvicorn.Server):
    """Uvicorn, which closes every socket as “service restart” (1012) when it is told to end. What a page has decided before is
    answered first, so no page has to wonder; a page that comes back to another server finds everything there."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self.house_app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House | None = getattr(self.house_app.state, "house", None)
        if house is not None and not self.force_exit:
            await house.finish(ANSWERED_WITHIN)
        await super().shutdown(sockets)
