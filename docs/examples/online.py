#!/usr/bin/env python3
"""A player at a table over the network, written from docs/online.md alone. It plays any legal action, in any game.

    online.py SERVER NAME          opens a table for two, and says its code
    online.py SERVER NAME CODE     joins the table of that code

Needs the package `websockets`.
"""

import hashlib
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
from itertools import count
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


class House:
    """A server, to whom we are somebody by the cookie it gave us."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.cookie = ""
        self.post("/api/people", name=name)

    def post(self, path: str, **fields: Any) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        request = urllib.request.Request(self.address + path, json.dumps(fields).encode(), headers)
        try:
            answer = urllib.request.urlopen(request)
        except urllib.error.HTTPError as refused:
            raise SystemExit(json.load(refused)["message"]) from refused
        self.cookie = answer.headers.get("Set-Cookie", self.cookie).partition(";")[0]
        return json.load(answer)

    def socket(self, table: str, seen: int | None) -> ClientConnection:
        since = "" if seen is None else f"?seen={seen}"
        address = f"{self.address}/api/tables/{table}/socket{since}".replace("http", "ws", 1)
        return connect(address, additional_headers={"Cookie": self.cookie})


class Player:
    def __init__(self) -> None:
        self.bytes = secrets.token_bytes(32)
        self.seen: int | None = None
        self.unanswered: dict[str, Any] | None = None
        self.names = (f"{secrets.token_hex(8)}-{number}" for number in count())

    def play(self, house: House, table: str) -> str:
        """How it ended."""
        tries = 0
        while True:
            try:
                with house.socket(table, self.seen) as socket:
                    tries = 0
                    return self.attend(socket)
            except (ConnectionClosed, OSError):
                time.sleep(min(2**tries * 0.1, 10) * random.random())
                tries += 1

    def attend(self, socket: ClientConnection) -> str:
        if self.unanswered:  # it may have been heard, or not: sent again, it counts once
            socket.send(json.dumps(self.unanswered))
        while True:
            message = json.loads(socket.recv())
            if self.unanswered and message.get("id") == self.unanswered["id"]:
                self.unanswered = None
            match message["op"]:
                case "table" | "update":
                    self.fold(message)
                case "refused":
                    heed(message["error"])
                case "bye" if message["again_in"] is not None:
                    time.sleep(message["again_in"] / 1000)
                case _:
                    continue
            if self.seating["phase"] in ("over", "closed"):
                return f"{self.seating['ending']} {self.seating['places']}"
            wanted = None if self.unanswered else self.wish()
            if wanted:
                self.unanswered = {"id": next(self.names), **wanted}
                socket.send(json.dumps(self.unanswered))

    def fold(self, message: dict[str, Any]) -> None:
        self.seen = message["number"]
        if message["op"] == "table":
            self.seat, self.seating, self.view = message["you"]["seat"], message["seating"], message["view"]
            return
        for whole, changes in ((self.view, message.get("view", [])), (self.seating, message.get("seating", []))):
            for path, value in changes:
                (whole if len(path) == 1 else whole[path[0]])[path[-1]] = value

    def wish(self) -> dict[str, Any] | None:
        """What there is for us to do now."""
        if self.seat is None:
            return {"op": "sit"} if self.seating["phase"] == "lobby" else None
        chair = self.seating["chairs"][self.seat]
        match self.seating["phase"]:
            case "lobby" | "committing" if not chair["commitment"]:
                return {"op": "commit", "commitment": hashlib.sha256(self.bytes).hexdigest()}
            case "revealing" if chair["commitment"] and not chair["contribution"]:
                return {"op": "give", "bytes": self.bytes.hex()}
            case "playing" if self.view["legal"] and not self.seating["paused"] and not chair["stand_in"]:
                return {"op": "act", "number": self.seen, "action": random.choice(self.view["legal"])}
            case _:
                return None


def heed(error: dict[str, Any]) -> None:
    if error["do"] == "slow_down":
        time.sleep(error["facts"]["seconds"])
    elif error["do"] not in ("look", "wait", "choose"):
        raise SystemExit(error["message"])


def main(address: str, name: str, code: str | None = None) -> None:
    house = House(address.rstrip("/"), name)
    if code is None:
        made = house.post("/api/tables", game="abraca-what", seats=2)
        print(made["code"], flush=True)
    else:
        made = house.post("/api/codes", code=code)
    print(Player().play(house, made["table"]))


main(*sys.argv[1:])
