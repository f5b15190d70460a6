"""A guest of the house: HTTP with a cookie, and one WebSocket with requests, answers and what is pushed."""

import http.client
import json
import secrets
import threading
import time
from urllib.parse import urlsplit

from websocket import Closed, WebSocket

PROTOCOL = 3
PATIENCE = 60


class Failed(Exception):
    pass


def fetch_json(server, path, cookie=None, method="GET"):
    url = urlsplit(server)
    connection = http.client.HTTPConnection(url.hostname, url.port, timeout=PATIENCE)
    try:
        connection.request(method, path, headers={"Cookie": cookie} if cookie else {})
        response = connection.getresponse()
        return response.status, response.getheader("Set-Cookie"), json.loads(response.read())
    finally:
        connection.close()


class Guest:
    """`hear` is called with each message that is not an answer, in the thread that reads."""

    def __init__(self, server):
        self.server = server
        status, cookie, body = fetch_json(server, "/api/guest", method="POST")
        if status != 201:
            raise Failed(f"no guest: {status} {body}")
        self.cookie = cookie.split(";")[0]
        self.person = body["person"]
        self.news = threading.Condition()
        self.answers = {}
        self.pongs = []
        self.fault = None
        self.leaving = False
        self.hear = lambda message: None
        url = urlsplit(server)
        self.socket = WebSocket(url.hostname, url.port, "/ws", self.cookie)
        threading.Thread(target=self._read, daemon=True).start()
        self.send({"type": "hello", "protocol": PROTOCOL})

    def _read(self):
        try:
            while True:
                message = json.loads(self.socket.read_text())
                received = time.monotonic() * 1000
                with self.news:
                    self._sort(message, received)
                    self.news.notify_all()
        except Closed as end:
            with self.news:
                if not self.leaving:
                    self.fault = self.fault or str(end)
                self.news.notify_all()

    def _sort(self, message, received):
        if message["type"] == "answer":
            self.answers[message["id"]] = message
        elif message["type"] == "pong":
            self.pongs.append({**message, "received": received})
        elif message["type"] == "fault":
            self.fault = json.dumps(message)
        else:
            self.hear(message)

    def until(self, is_so, patience=PATIENCE):
        """Waits for news until something is so; false if it takes too long."""
        with self.news:
            so = self.news.wait_for(lambda: self.fault is not None or is_so(), patience)
            if self.fault is not None:
                raise Failed(self.fault)
            return so

    def send(self, message):
        self.socket.send_text(json.dumps(message))

    def ask(self, message):
        """One request, and its answer. What came too fast was not done, and is sent again."""
        request = secrets.token_urlsafe(12)
        while True:
            self.send({"id": request, **message})
            if not self.until(lambda: request in self.answers):
                raise Failed(f"no answer to {message}")
            answer = self.answers.pop(request)
            if answer.get("refused", {}).get("code") != "too-fast":
                return answer
            time.sleep(1)

    def must(self, message):
        answer = self.ask(message)
        if "refused" in answer:
            raise Failed(f"{message}: {answer['refused']}")
        return answer

    def fetch(self, path):
        status, _, body = fetch_json(self.server, path, self.cookie)
        return body if status == 200 else None

    def measure_clock(self):
        """How far the referee's clock is ahead of this machine's, by the fastest of five pings."""
        for number in range(5):
            self.send({"type": "ping", "sent": time.monotonic() * 1000})
            self.until(lambda: len(self.pongs) > number)
        best = min(self.pongs, key=lambda pong: pong["received"] - pong["sent"])
        offset = best["now"] - (best["sent"] + best["received"]) / 2
        return round(offset + time.monotonic() * 1000 - time.time() * 1000)

    def close(self):
        self.leaving = True
        self.socket.close()
