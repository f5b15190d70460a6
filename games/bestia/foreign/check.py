"""Bestia, played shortly and checked from docs/FAIRNESS.md and RULES.md."""

from story import Unfair, ensure, expect, places_of

OPTIONS = {"hands": 2, "betweenSeconds": 1, "decisionSeconds": 0}
PEOPLE, BOTS, LIVELY = 1, 3, 0

# BES-2, from the weakest up.
RANKS = "24567FCR3A"
DECK = [rank + suit for suit in "DCBS" for rank in RANKS]


def weigh(kind, _):
    """To sit out would hold up the others."""
    return {"sitOut": 0, "back": 0}.get(kind, 1) + 1e-9


class Table:
    def __init__(self, seats, options):
        for option, value in (("table", "cash"), ("allPass", "carry"), ("overtrump", False), ("potSaved", False)):
            expect(options[option], value, f"the option {option}, others are not checked here")
        self.seats = seats
        self.size = options["handSize"]
        self.options = options
        # Everybody's chips come with `sat`, also at the beginning.
        self.credit = [0] * seats
        self.brought = [0] * seats
        self.taken = [0] * seats
        self.dealer = (options.get("from") or {"dealer": None})["dealer"]
        self.stopped = False
        self.pot = 0
        self.hand = 0
        self.stock = []
        self.cards = {}
        self.eligible = []
        self.playing = []
        self.shuffles = 0

    def right_of(self, seat):
        return [(seat - 1 - i) % self.seats for i in range(self.seats)]

    def begin(self, event, turn):
        self.hand += 1
        expect(event["hand"], self.hand, "the number of the hand")
        eligible = event["eligible"]
        ensure(eligible == sorted(set(eligible)), "players are eligible in the order of their seats")
        if self.dealer is None:
            expect(event["dealer"], turn.chance.pick(eligible), "the first dealer")
        elif not self.stopped:
            expect(event["dealer"], next(seat for seat in self.right_of(self.dealer) if seat in eligible), "the dealer")
        else:
            raise Unfair("play had stopped, which does not happen in this short game")
        self.dealer, self.eligible = event["dealer"], eligible
        lowest = min(self.credit[seat] for seat in eligible)
        ante = min(event["ante"], lowest)
        ensure(event["ante"] == ante, "an ante that somebody cannot pay")
        for seat in eligible:
            self.credit[seat] -= ante
        self.pot += ante * len(eligible)
        self.bestia = min(self.pot, lowest - ante)
        expect((event["pot"], event["bestia"]), (self.pot, self.bestia), "the pot and the bestia")
        self.stock = turn.chance.shuffle(list(DECK))
        self.shuffles += 1
        order = [seat for seat in self.right_of(self.dealer) if seat in eligible]
        self.cards = {seat: [] for seat in order}
        for _ in range(self.size):
            for seat in order:
                self.cards[seat].append(self.stock.pop())
        self.trump = self.stock.pop()
        self.playing, self.first, self.trick, self.takers = [], None, [], []

    def exchange(self, event):
        seat = event["seat"]
        for card in event["discards"]:
            ensure(card in self.cards[seat], f"seat {seat} discards {card} and does not hold it")
            self.cards[seat].remove(card)
        drawn = [self.stock.pop() for _ in event["discards"]]
        expect(event["drawn"], drawn, "the cards for an exchange")
        self.cards[seat] += drawn

    def plays(self, seat):
        self.first = seat if self.first is None else self.first
        self.playing.append(seat)

    def lay(self, seat, card):
        hand = self.cards[seat]
        ensure(seat in self.playing and card in hand, f"seat {seat} plays {card} and does not hold it")
        trump = self.trump[1]
        if self.trick:
            led = self.trick[0][1][1]
            if card[1] != led:
                ensure(all(one[1] != led for one in hand), f"seat {seat} does not follow suit with {card}")
                ensure(card[1] == trump or all(one[1] != trump for one in hand), f"seat {seat} does not trump")
        elif not self.takers:
            dominant = ("3" if self.trump[0] == "A" else "A") + trump
            ensure(card == dominant or dominant not in hand, f"seat {seat} must lead {dominant}")
        hand.remove(card)
        self.trick.append((seat, card))

    def take(self, event):
        expect(len(self.trick), len(self.playing), "the cards of a trick")
        led, trump = self.trick[0][1][1], self.trump[1]
        strength = lambda card: (card[1] == trump, card[1] == led, RANKS.index(card[0]))
        taker = max(self.trick, key=lambda laid: strength(laid[1]))[0]
        expect(event["seat"], taker, "who takes the trick")
        self.takers.append(taker)
        self.trick = []

    def settle(self, event):
        """BES-24 to BES-29"""
        won = [0] * self.seats
        alone = len(self.playing) == 1
        if alone:
            won[self.playing[0]] = self.pot
        elif self.playing:
            expect(len(self.takers), self.size, "the number of tricks")
            part = self.pot // self.size
            for seat in self.takers:
                won[seat] += part
            won[self.takers[0]] += self.pot - part * self.size
        owed = lambda seat: 2 if self.size == 4 and seat == self.first else 1
        bestie = [] if alone else sorted(seat for seat in self.playing if self.takers.count(seat) < owed(seat))
        expect((event["won"], event["bestie"]), (won, bestie), "how the hand was settled")
        self.credit = [credit + chips for credit, chips in zip(self.credit, won)]
        self.pot -= sum(won)
        for seat in bestie:
            self.credit[seat] -= self.bestia
            self.pot += self.bestia
        expect(event["nextPot"], self.pot, "the next pot")


def check(story):
    table = Table(story.seats, story.options)
    over = False
    for turn in story.turns:
        check_move(turn)
        for event in turn.events:
            kind, seat = event["type"], event.get("seat")
            if kind == "handBegins":
                table.begin(event, turn)
            elif kind == "dealt":
                expect(event["cards"], sorted(table.cards[seat], key=DECK.index), "a hand as dealt")
            elif kind == "trump":
                expect(event["card"], table.trump, "the card turned up")
            elif kind in ("exchanged", "blind"):
                table.exchange(event)
                table.plays(seat)
            elif kind == "served":
                table.plays(seat)
            elif kind == "played":
                table.lay(seat, event["card"])
            elif kind == "trick":
                table.take(event)
            elif kind == "handOver":
                table.settle(event)
            elif kind in ("sat", "toppedUp"):
                table.credit[seat] += event["chips"]
                table.brought[seat] += event["chips"]
            elif kind == "stood":
                table.credit[seat] -= event["chips"]
                table.taken[seat] += event["chips"]
            elif kind == "potTaken":
                table.credit[seat] += event["pot"]
                table.pot -= event["pot"]
            elif kind == "waits":
                table.stopped = True
            elif kind == "gameOver":
                over = True
    ensure(over and table.pot == 0, "the game is not over")
    scores = [
        table.credit[seat] + table.taken[seat] - table.brought[seat] for seat in range(story.seats)
    ]
    sat = [seat for seat in range(story.seats) if table.brought[seat] > 0]
    ranked = places_of([scores[seat] for seat in sat])
    places = [ranked[sat.index(seat)] if seat in sat else 0 for seat in range(story.seats)]
    ensure(sum(scores) == 0, "chips were made or lost")
    story.expect_result(places, scores)
    return {"hands": table.hand, "shuffles": table.shuffles}


TOLD_AS = {"pass": ("passed", "stayedOut"), "served": ("served",), "exchange": ("exchanged",), "blind": ("blind",), "play": ("played",)}


def check_move(turn):
    """The move of the log is the first thing that the history tells of it."""
    if not isinstance(turn.by, int) or turn.move["type"] not in TOLD_AS:
        return
    move = turn.move
    ensure(turn.events, f"input {turn.seq} is not in the history")
    told = turn.events[0]
    ensure(told["type"] in TOLD_AS[move["type"]] and told["seat"] == turn.by, f"input {turn.seq} is not in the history")
    if move["type"] == "exchange":
        expect(told["discards"], move["cards"], f"what input {turn.seq} exchanges")
    elif move["type"] == "play":
        expect(told["card"], move["card"], f"what input {turn.seq} plays")
