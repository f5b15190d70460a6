"""A finished game as its record and its history tell it, turn by turn, and what holds for all games."""

import hashlib

from chance import Chance

HIDDEN = "?"


class Unfair(Exception):
    """What is not as it should be."""


def expect(found, expected, what):
    if found != expected:
        raise Unfair(f"{what}: found {found!r}, and it should be {expected!r}")


def ensure(is_so, what):
    if not is_so:
        raise Unfair(what)


class Turn:
    """One input of the game: who did what and when, the chance of it, and what everybody was told."""

    def __init__(self, entry, number, now, chance, told):
        self.seq = entry["seq"]
        self.by = entry["by"]
        self.move = entry["move"]
        self.number = number
        self.now = now
        self.chance = chance
        self.told = told

    @property
    def events(self):
        """What the spectator was told, with cards filled in from the stories of those who may know them."""
        whole = []
        seen = {}
        for event in self.told.get("spectator", []):
            if HIDDEN in hidden_values(event):
                kind = (event["type"], event.get("seat", event.get("from")))
                place = seen.get(kind, 0)
                seen[kind] = place + 1
                own = [one for one in self.told.get(kind[1], []) if (one["type"], one.get("seat", one.get("from"))) == kind]
                event = own[place] if place < len(own) else event
            whole.append(event)
        return whole

    def own(self, seat, kind):
        """What a seat itself was told of this kind."""
        return [event for event in self.told.get(seat, []) if event["type"] == kind]


def hidden_values(event):
    for value in event.values():
        yield from value if isinstance(value, list) and all(isinstance(one, str) for one in value) else [value]


class Story:
    def __init__(self, record, history):
        self.record = record
        self.history = history
        self.seats = record["seats"]
        self.options = record["options"]
        self.result = record.get("result")
        check_seeds(record)
        check_log(record)
        expect(history["game"], record["game"], "the game of the history")
        self.turns = list(self._turns())

    def _turns(self):
        told = {}
        for one in self.history["watchers"]:
            for moment in one["moments"]:
                told.setdefault(moment["seq"], {})[one["watcher"]] = moment["events"]
        ensure(set(told) <= set(range(len(self.record["log"]) + 1)), "the history tells of inputs that are not in the log")
        opening = {"seq": 0, "at": self.record["startedAt"], "by": None, "move": None}
        number = 0
        behind = 0
        paused_at = None
        yield Turn(opening, 0, opening["at"], self._chance(0), told.get(0, {}))
        for entry in self.record["log"]:
            by, move = entry["by"], entry["move"]
            ensure(by != "upgrade", "an upgrade cannot be checked from outside")
            if by == "clock" and move["type"] != "ring":
                if move["type"] == "pause":
                    paused_at = entry["at"]
                elif move["type"] == "resume":
                    behind += entry["at"] - paused_at
                    paused_at = None
                else:
                    behind += move["ms"]
                continue
            number += 1
            yield Turn(entry, number, entry["at"] - behind, self._chance(number), told.get(entry["seq"], {}))

    def _chance(self, turn):
        return Chance(self.record["serverSeed"], self.record["playerSeeds"], turn)

    def expect_result(self, places, scores):
        expect(self.result, {"places": places, "scores": scores}, "the result")


def check_seeds(record):
    hashed = hashlib.sha256(bytes.fromhex(record["serverSeed"])).hexdigest()
    expect(hashed, record["commitment"], "the hash of the server's seed")
    expect(len(record["playerSeeds"]), record["seats"], "the number of players' seeds")


def check_log(record):
    at = record["startedAt"]
    for seq, entry in enumerate(record["log"], 1):
        expect(entry["seq"], seq, "the number of an input")
        ensure(entry["at"] >= at, f"input {seq} is earlier than the one before")
        at = entry["at"]


def check_own(record, history, seen):
    """What a player can say who was there: the promise, their seed, their moves, and all that they were told."""
    seat = seen["seat"]
    expect(record["commitment"], seen["promised"], "the commitment that was shown before the seed was sent")
    expect(record["playerSeeds"][seat], seen["seed"], "the player's own seed")
    own = [entry["move"] for entry in record["log"] if entry["by"] == seat]
    expect(own, seen["moves"], "the player's own moves")
    expect(record.get("result"), seen["result"], "the result that the room had")
    moments = next(one["moments"] for one in history["watchers"] if one["watcher"] == seat)
    count = len(moments)
    for number, (entry, moment) in enumerate(zip(seen["told"], moments)):
        expect(moment["events"], entry["events"], f"what the player was told in update {number}")
    expect(len(seen["told"]), count, "how many updates the player had")
    expect(seen["numbers"], list(range(count)), "the numbers of the updates")
    expect(moments[count - 1]["view"], seen["view"], "what the player saw in the end")


def places_of(merits):
    """Places from 1; who is equal shares one."""
    return [1 + sum(other > merit for other in merits) for merit in merits]
