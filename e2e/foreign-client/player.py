"""A player who knows no rules: sits down, sends offers at random until the game is over, and notes all they were told."""

import copy
import random
import secrets
import time

from guest import Failed, Guest

# A move that came a moment too late. Offers that run against a clock can also be refused by a clause.
TOO_LATE = ("stale", "alarm-first", "another-game", "game-over")


class Player:
    def __init__(self, server, nickname, weigh, lively):
        self.guest = Guest(server)
        self.guest.hear = self._hear
        self.weigh = weigh
        # How often, of the times when it could, it does something although nobody waits for it.
        self.lively = lively
        self.room = None
        self.table = None
        self.update = None
        self.received = 0
        self.view = None
        self.told = []
        self.numbers = []
        self.moves = []
        self.refused = []
        self.number = None
        self.clock_offset = self.guest.measure_clock()
        self.guest.must({"type": "introduce", "nickname": nickname})
        # Purses are filled when they are first looked into.
        self.guest.must({"type": "purse"})

    def _hear(self, message):
        if message["type"] == "room":
            self.room = message["room"]
        elif message["type"] == "update" and self.number in (None, message["game"]):
            self.number = message["game"]
            self.update = message
            self.received = time.monotonic()
            if "view" in message:
                self.view = copy.deepcopy(message["view"])
            for change in message.get("changes", []):
                carry_out(self.view, change)
            self.told += message["events"]
            self.numbers += [entry["update"] for entry in message["events"]]

    def open_table(self, game, options, bots, bot=None):
        known = next((one for one in self.guest.fetch("/api/games")["games"] if one["name"] == game), None)
        if known is None:
            raise Failed(f"the house does not play {game}")
        opened = self.guest.must(
            {"type": "open", "game": game, "options": options, "settings": {"pace": "quick", "spectators": "none"}}
        )
        self.watch(opened["table"])
        bot = bot or known["bots"][0]["name"]
        for _ in range(bots):
            self.act({"type": "seat-bot", "chair": self.room["chairs"].index(None), "bot": bot})

    def join(self, code):
        self.watch(self.guest.must({"type": "find", "code": code})["table"])

    def watch(self, table):
        self.table = table
        self.guest.must({"type": "watch", "table": table})

    def act(self, what):
        self.guest.must({"type": "act", "table": self.table, "act": what})

    def sit(self):
        """On the first free chair. Somebody else may be faster: their room comes before this answer, or soon after it."""
        for chair in range(len(self.room["chairs"])):
            sit = {"type": "act", "table": self.table, "act": {"type": "sit", "chair": chair}}
            refused = self.guest.ask(sit).get("refused")
            if refused is None:
                return
            if refused["code"] != "chair-taken":
                raise Failed(f"cannot sit on chair {chair}: {refused}")
        raise Failed("every chair is taken")

    def get_ready(self):
        self.promised = self.room["commitment"]
        self.seed = secrets.token_urlsafe(12)
        self.act({"type": "ready", "seed": self.seed})

    def is_over(self):
        return any(one["number"] == self.number for one in self.room["ended"])

    def play(self):
        """Plays to the end, and gives back how the game ended in the room."""
        if not self.guest.until(lambda: self.update is not None):
            raise Failed("the game does not begin")
        before = None
        while not self.is_over():
            if self.update is before and not self.guest.until(lambda: self.update is not before or self.is_over(), 0.5):
                # Nothing new: time may have passed, or an offer that was left alone may be good now.
                pass
            before = self.update
            if before["offers"] and (before["awaited"] or random.random() < self.lively):
                self._move(before)
        return next(one for one in self.room["ended"] if one["number"] == self.number)

    def _move(self, update):
        move = self._choose(update["offers"])
        request = {"type": "move", "table": self.table, "game": update["game"], "move": move}
        if self.lively > 0:
            claimed = (time.monotonic() - self.received) * 1000
            request["reaction"] = {"claimed": claimed, "update": update["update"]}
        if update["awaited"] or self.lively == 0:
            request["decision"] = update["decision"]
        refused = self.guest.ask(request).get("refused")
        if refused is None:
            self.moves.append(move)
        elif refused["code"] in TOO_LATE or (self.lively > 0 and "clause" in refused):
            self.refused.append(refused["code"])
        else:
            raise Failed(f"{move} was offered and refused: {refused}")

    def _choose(self, offers):
        """The kind of move first and then the move, so that many of a kind do not crowd out the others."""
        kinds = {}
        for offer in offers:
            kinds.setdefault(kind_of(offer["move"]), []).append(offer)
        (kind,) = random.choices(list(kinds), [self.weigh(*kind) for kind in kinds])
        offer = random.choice(kinds[kind])
        return {**offer["move"], **{field: fill(span) for field, span in offer.get("open", {}).items()}}

    def leave(self):
        self.act({"type": "leave"})
        self.guest.close()


def kind_of(move):
    """Its type, and what a hand does."""
    return move["type"], move.get("does")


def fill(span):
    size = random.randint(span["least"], span["most"])
    if span["kind"] == "amount":
        return size
    if span["kind"] == "some":
        return random.sample(span["from"], size)
    return [random.choice(span["from"]) for _ in range(size)]


def carry_out(view, change):
    *way, last, value = change
    place = view
    for step in way:
        place = place[step]
    if isinstance(place, list) and last == len(place):
        place.append(value)
    else:
        place[last] = value
