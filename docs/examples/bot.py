#!/usr/bin/env python3
"""A bot for Abraca…What?. It calls what most of its stones could be; any other game it plays at random."""

import json
import random
import sys
from typing import Any


def unseen(view: dict[str, Any], spell: int) -> int:
    """How many stones of this number may be among its own: there are as many as the number says."""
    rows = [row for player in view["players"] for row in (player["stones"], player["secrets"])]
    return int(spell - view["board"][spell - 1] - sum(row.count(spell) for row in rows))


def chance(view: dict[str, Any], spell: int) -> float:
    """About how likely one of its stones is this one, as it has not called it in vain while they lay there."""
    hidden = sum(unseen(view, each) for each in range(1, 9))
    places = sum(spell not in ruled_out for ruled_out in view["players"][view["viewer"]]["ruled_out"])
    return 1 - (1 - unseen(view, spell) / hidden) ** places


def choose(view: dict[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any]:
    calls = {chance(view, action["spell"]): action for action in legal if action["do"] == "cast"}
    if not calls:
        return random.choice(legal)
    stop = {"do": "stop"}
    return stop if stop in legal and max(calls) < 0.4 else calls[max(calls)]


for line in sys.stdin:
    said = json.loads(line)
    if said["op"] == "new":
        random.seed(said["seed"])
    elif said["op"] == "act":
        print(json.dumps(choose(said["view"], said["awaits"]["legal"])), flush=True)
