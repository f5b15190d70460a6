"""A WebSocket client (RFC 6455): text frames, pings and closing, over a plain socket."""

import base64
import hashlib
import os
import socket
import struct
import threading

MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA


class Closed(Exception):
    """The connection has ended; `code` is that of the close frame, or 1006 where there was none."""

    def __init__(self, code, reason=""):
        super().__init__(f"closed with {code} {reason}")
        self.code = code


class WebSocket:
    def __init__(self, host, port, path, cookie):
        self.socket = socket.create_connection((host, port), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.lock = threading.Lock()
        self.received = b""
        self._shake_hands(f"{host}:{port}", path, cookie)

    def _shake_hands(self, host, path, cookie):
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookie}",
        ]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.received:
            self._receive()
        head, self.received = self.received.split(b"\r\n\r\n", 1)
        status, *headers = head.decode("latin-1").split("\r\n")
        if " 101 " not in status:
            raise Closed(1006, status)
        fields = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in headers)}
        accept = base64.b64encode(hashlib.sha1((key + MAGIC).encode()).digest()).decode()
        if fields.get("sec-websocket-accept") != accept:
            raise Closed(1006, "the handshake was not answered by a WebSocket server")

    def send_text(self, text):
        self._send(TEXT, text.encode())

    def close(self):
        try:
            self._send(CLOSE, struct.pack(">H", 1000))
            self.socket.settimeout(5)
            while True:
                self._read_frame()
        except OSError:
            pass
        except Closed:
            pass
        finally:
            self.socket.close()

    def read_text(self):
        """The next whole text message. Pings are answered on the way."""
        pieces = []
        while True:
            final, opcode, data = self._read_frame()
            if opcode == PING:
                self._send(PONG, data)
            elif opcode == CLOSE:
                code = struct.unpack(">H", data[:2])[0] if len(data) >= 2 else 1005
                raise Closed(code, data[2:].decode("utf-8", "replace"))
            elif opcode in (TEXT, CONTINUATION):
                pieces.append(data)
                if final:
                    return b"".join(pieces).decode("utf-8")
            elif opcode == BINARY:
                raise Closed(1003, "the server never sends binary messages")

    def _send(self, opcode, data):
        """One frame, masked, as everything must be that a client sends."""
        if len(data) < 126:
            length = struct.pack(">B", 0x80 | len(data))
        elif len(data) < 65536:
            length = struct.pack(">BH", 0x80 | 126, len(data))
        else:
            length = struct.pack(">BQ", 0x80 | 127, len(data))
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        with self.lock:
            self.socket.sendall(struct.pack(">B", 0x80 | opcode) + length + mask + masked)

    def _read_frame(self):
        first, second = self._take(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack(">H", self._take(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", self._take(8))
        return bool(first & 0x80), first & 0x0F, self._take(length)

    def _take(self, count):
        while len(self.received) < count:
            self._receive()
        data, self.received = self.received[:count], self.received[count:]
        return data

    def _receive(self):
        try:
            data = self.socket.recv(65536)
        except OSError as fault:
            raise Closed(1006, str(fault)) from fault
        if not data:
            raise Closed(1006)
        self.received += data
