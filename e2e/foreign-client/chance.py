"""The random numbers of a game, as docs/FAIRNESS.md defines them."""

import hashlib
import hmac
import json


class Chance:
    """The numbers of one turn."""

    def __init__(self, server_seed, player_seeds, turn):
        self.key = bytes.fromhex(server_seed)
        self.seeds = player_seeds
        self.turn = turn
        self.blocks = 0
        self.words = []

    def word(self):
        if not self.words:
            message = json.dumps([self.seeds, self.turn, self.blocks], separators=(",", ":"), ensure_ascii=False)
            block = hmac.new(self.key, message.encode(), hashlib.sha256).digest()
            self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
            self.blocks += 1
        return self.words.pop(0)

    def below(self, n):
        limit = 2**32 - 2**32 % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            other = self.below(i + 1)
            items[i], items[other] = items[other], items[i]
        return items

    def pick(self, items):
        return items[self.below(len(items))]

    def draw(self, items):
        at = self.below(len(items))
        items[at], items[-1] = items[-1], items[at]
        return items.pop()
