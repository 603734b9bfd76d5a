"""The protocol of sockets as uvicorn speaks it, where it meets somebody who does not keep to it."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from ..closing import HANG_UP, SAY, Closing

PATIENCE: Final = 15
"""Seconds in which whoever is shown out may read the rest. Then the line is cut: what is not read takes room."""

UNREAD: Final = 1 << 18
"""Bytes that may wait to be read on one socket."""


class Protocol(WebSocketsSansIOProtocol):
    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc and not self.handshake_initiated:
            self._give_up()

    def _give_up(self) -> None:
        """On a handshake that nobody can read: what there is to say is said, and it is over."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.handshake_complete = True
        self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope.setdefault("state", {}).update({HANG_UP: self.hang_up, SAY: self.say})

    def say(self, text: bytes) -> bool:
        """Past everything that stands between an application and its socket."""
        if self.close_sent or self.disconnected:
            return True
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return self.transport.get_write_buffer_size() <= UNREAD

    def hang_up(self, code: Closing) -> None:
        """At once, whether or not anybody reads: its application hears of it as of any end."""
        if self.close_sent or self.disconnected:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True

    def send_receive_event_to_app(self) -> None:
        """Text that is none closes the socket, and is no error of ours."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.conn.send_close(Closing.NO_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Before there is a socket, there is none to close."""
        if self.conn.close_sent is None:
            self.transport.close()
        else:
            super().handle_parser_exception()

    def keepalive_timeout(self) -> None:
        """Whoever does not answer reads nothing either."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(PATIENCE, self.transport.abort)


def _is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
