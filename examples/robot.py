"""A robot that plays Big Two, with Python's standard library alone: see docs/robots.md.

    python3 examples/robot.py http://localhost:4747 TOKEN

It opens a table with computers, plays one hand to the end and goes.
"""

import base64
import json
import os
import secrets
import socket
import ssl
import struct
import sys
import time
import urllib.parse


class Closed(Exception):
    """The connection is gone."""


class WebSocket:
    """As much of RFC 6455 as a client of this house needs: text, pings and the end."""

    def __init__(self, house):
        url = urllib.parse.urlsplit(house)
        secure = url.scheme == "https"
        port = url.port or (443 if secure else 80)
        # Nothing is heard for so long only when nothing happens: then a sign of life is due.
        self.socket = socket.create_connection((url.hostname, port), timeout=10)
        if secure:
            context = ssl.create_default_context()
            self.socket = context.wrap_socket(self.socket, server_hostname=url.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {url.path.rstrip('/')}/ws HTTP/1.1\r\n"
            f"Host: {url.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Protocol: stammtisch.3\r\n\r\n".encode()
        )
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self._read()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Closed(head.decode())

    def _read(self):
        data = self.socket.recv(65536)
        if not data:
            raise Closed()
        self.buffer += data

    def _take(self, count):
        while len(self.buffer) < count:
            self._read()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def _frame(self, kind, payload):
        """A client masks what it sends; what is short has its length in the second byte."""
        mask = os.urandom(4)
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
        self.socket.sendall(bytes([0x80 | kind]) + length + mask + masked)

    def send(self, message):
        self._frame(1, json.dumps(message).encode())

    def _whole_frame(self):
        """Where the next frame ends, once all of it is here; waits for no longer than the timeout."""
        while True:
            if len(self.buffer) >= 2:
                size = self.buffer[1] & 0x7F
                start, form = {126: (4, "!H"), 127: (10, "!Q")}.get(size, (2, None))
                if len(self.buffer) >= start:
                    if form is not None:
                        (size,) = struct.unpack(form, self.buffer[2:start])
                    if len(self.buffer) >= start + size:
                        return start, size
            self._read()

    def receive(self):
        """The next message; None if there is none for ten seconds."""
        text = b""
        while True:
            try:
                start, size = self._whole_frame()
            except TimeoutError:
                return None
            head = self._take(start)
            payload = self._take(size)
            kind = head[0] & 0x0F
            if kind == 8:
                raise Closed()
            if kind == 9:
                self._frame(10, payload)
            elif kind in (0, 1):
                text += payload
                if head[0] & 0x80:
                    return json.loads(text)


class Robot:
    def __init__(self, house, token):
        self.socket = WebSocket(house)
        self.token = token
        self.asked = 0
        self.changed = False

    def hear(self):
        """One message from the house, or a sign of life if there is none."""
        message = self.socket.receive()
        if message is None:
            self.asked += 1
            self.socket.send({"re": self.asked, "type": "ping"})
        elif message["type"] in ("entry", "table"):
            self.changed = True
        elif message["type"] == "bye":
            raise SystemExit(1) if message["why"] == "logged-out" else Closed()
        return message or {}

    def ask(self, type, **wish):
        """Every request has a number, and gets one answer with the same."""
        self.asked += 1
        number = self.asked
        self.socket.send({"re": number, "type": type, **wish})
        while True:
            message = self.hear()
            if message.get("re") == number:
                return message["result"] if message["type"] == "ok" else message

    def find_table(self):
        """After a lost connection one has one's seat still: the house says where."""
        hello = self.ask("hello", protocol=3, token=self.token)
        if hello.get("code") == "not-you":
            raise SystemExit("this token is good for nothing")
        if "seat" in hello:
            return hello["seat"]["table"]
        return self.ask("open", game="big-two", start=True)["table"]

    def play(self):
        """One hand to the end. True if it was won."""
        table = self.find_table()
        self.ask("watch", table=table)
        while True:
            while not self.changed:
                self.hear()
            # What happens comes in bursts: one look for all of it, and not more than ten in a second.
            time.sleep(0.1)
            self.changed = False
            now = self.ask("moves", table=table)
            if "code" in now:
                time.sleep(1)
                self.changed = True
                continue
            # The hand that is over lies on the table until the next one is dealt.
            if "last" in now["view"]:
                self.ask("leave", table=table)
                return now["view"]["last"]["winner"] == now["seat"]
            if now["isAwaited"] and now["decisions"]:
                self.move(table, now["decisions"][0])

    def move(self, table, question):
        """The lowest cards first; a pass if there is nothing to lay."""
        moves = question["moves"]
        move = next((each for each in moves if each["kind"] == "play"), moves[0])
        # The key is new with every move: were this request to be repeated, the move would still be made once.
        answer = self.ask(
            "move",
            table=table,
            key=secrets.token_hex(6),
            decision=question["decision"],
            move=move,
        )
        self.changed = self.changed or "code" in answer


def main(house, token):
    while True:
        try:
            won = Robot(house, token).play()
            print("big-two:", "won" if won else "lost")
            return
        except (Closed, OSError):
            time.sleep(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
