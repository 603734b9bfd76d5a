"""Our server on a free port of this machine alone; it writes the port when it is ready."""

import sys
from pathlib import Path
from typing import get_args

from abracademy.server.config import Config, Durability
from abracademy.server.serving import Server, prepared

LENIENCY = 1e6
"""Nobody else plays as fast as these do."""


def main(data: Path, durability: str) -> None:
    (settled,) = (one for one in get_args(Durability) if one == durability)
    config = Config(host="127.0.0.1", port=0, data=data, durability=settled, leniency=LENIENCY)
    server = Server(prepared(config), lambda: print(server.servers[0].sockets[0].getsockname()[1], flush=True))
    server.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
