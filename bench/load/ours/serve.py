"""Our server on a free port of this machine alone; it writes the port when it is ready."""

import sys
from pathlib import Path
from socket import socket
from typing import get_args

import uvicorn

from abracademy.server.config import Config, Durability
from abracademy.server.serving import prepared

LENIENCY = 1e6
"""Nobody else plays as fast as these do."""


class Announced(uvicorn.Server):
    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        print(self.servers[0].sockets[0].getsockname()[1], flush=True)


def main(data: Path, durability: str) -> None:
    (settled,) = (one for one in get_args(Durability) if one == durability)
    Announced(prepared(Config(host="127.0.0.1", port=0, data=data, durability=settled, leniency=LENIENCY))).run()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
