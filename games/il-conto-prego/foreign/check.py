"""Il Conto, Prego!, played shortly and checked from docs/FAIRNESS.md and RULES.md."""

from story import ensure, expect, places_of

OPTIONS = {"hands": 4, "oste": True, "saldo": True, "omaggi": True}
PEOPLE, BOTS, LIVELY = 2, 2, 0

RANKS = "23456789TJQKA"
SUITS = "CDHS"
FACES = [rank + suit for rank in RANKS for suit in SUITS] + ["W"]


def weigh(kind, _):
    return 3 if kind == "bill" else 1


def whole_deck():
    return [face for face in FACES for _ in range(4 if face == "W" else 2)]


class Table:
    def __init__(self, seats, options):
        self.seats = seats
        self.options = options
        self.deck = whole_deck()
        self.hands = [[] for _ in range(seats)]
        self.discards = [[] for _ in range(seats)]
        self.shown = [None] * seats
        self.losses = [0] * seats
        self.saldi = [0] * seats
        self.omaggi = [0] * seats
        self.out_after = [None] * seats
        self.owed = [0] * seats
        self.hand = 0
        self.oste = None
        self.drawn = 0
        self.opener = self.turn = self.dealer = None
        self.dishes = []
        self.caller = None

    def left_of(self, seat):
        seat = (seat + 1) % self.seats
        return seat if self.out_after[seat] is None else self.left_of(seat)

    def deal(self, dealer, turn, events):
        for seat in range(self.seats):
            self.deck += self.hands[seat] + self.discards[seat]
            if self.shown[seat] is not None:
                self.deck.append(self.shown[seat])
            self.hands[seat], self.discards[seat], self.shown[seat] = [], [], None
        ensure(len(self.deck) == 108, "cards have been lost")
        self.hand += 1
        self.dealer, self.opener = dealer, self.left_of(dealer)
        self.dishes, self.caller = [], None
        begins = next(events)
        expect(
            (begins["type"], begins["hand"], begins["dealer"], begins["opener"]),
            ("handBegins", self.hand, dealer, self.opener),
            "the next hand",
        )
        order = [(self.opener + i) % self.seats for i in range(self.seats)]
        order = [seat for seat in order if self.out_after[seat] is None]
        for _ in range(self.options["handSize"]):
            for seat in order:
                self.draw(seat, turn)
        oste = {seat: int(self.oste == (seat, True)) for seat in order}
        drawn = dict.fromkeys(order, 0)
        for number in range(max(oste[seat] + self.omaggi[seat] for seat in order)):
            for seat in order:
                if number < oste[seat] + self.omaggi[seat] and self.deck:
                    self.draw(seat, turn)
                    drawn[seat] += 1
        for seat in order:
            self.hands[seat].sort(key=FACES.index)
            self.owed[seat] = max(0, drawn[seat] - oste[seat]) + self.saldi[seat]
            dealt = next(events)
            expect((dealt["type"], dealt["seat"], dealt["cards"]), ("dealt", seat, self.hands[seat]), "a hand as dealt")
        self.turn = self.opener

    def draw(self, seat, turn):
        self.hands[seat].append(turn.chance.draw(self.deck))
        self.drawn += 1

    def start_turn(self, seat):
        """CON-5"""
        self.turn = seat
        if self.shown[seat] is not None:
            self.hands[seat].append(self.shown[seat])
            self.hands[seat].sort(key=FACES.index)
            self.shown[seat] = None

    def call(self, seat, move):
        """CON-7 to CON-13, CON-24"""
        dishes = [dict(dish) for dish in self.dishes]
        if move["type"] == "order":
            ensure(len(dishes) < 2, "a third dish")
            dishes.append({"count": 1, "rank": move["rank"]})
        else:
            dish = dishes[("first", "second").index(move["dish"])]
            if move["type"] == "spice":
                ensure(RANKS.index(move["rank"]) > RANKS.index(dish["rank"]), "a rank that is not higher")
            dish["count"] += move["type"] == "abound"
            dish["rank"] = move["rank"]
        ranks = [dish["rank"] for dish in dishes]
        ensure(len(set(ranks)) == len(ranks), "two dishes of one rank")
        show = move["show"]
        ensure(show in self.hands[seat], f"seat {seat} shows {show} and does not hold it")
        ensure(show[0] in ranks or (show == "W" and self.options["saldo"]), f"{show} does not belong to the call")
        self.hands[seat].remove(show)
        self.shown[seat] = show
        self.dishes, self.caller = dishes, seat
        self.start_turn(self.left_of(seat))
        return dishes

    def bill(self, seat, told):
        """CON-17, CON-18, CON-21 to CON-25"""
        hands = [hand + ([shown] if shown else []) for hand, shown in zip(self.hands, self.shown)]
        everything = [card for hand in hands for card in hand]
        missing = sum(max(0, dish["count"] - sum(card[0] == dish["rank"] for card in everything)) for dish in self.dishes)
        is_true = missing <= everything.count("W")
        loser = seat if is_true else self.caller
        expect((told["hands"], told["loser"], told["capotavola"]), (hands, loser, seat), "the bill")
        self.losses[loser] += 1
        if self.options["saldo"]:
            self.saldi[loser] += 1
            if self.saldi[loser] == self.options["handSize"]:
                self.out_after[loser] = self.hand
        if self.options["omaggi"] and not is_true:
            self.omaggi[seat] += 1
        if self.options["oste"]:
            self.oste = (self.caller, missing == 0) if is_true else (seat, True)

    def ending(self):
        """CON-20"""
        options = self.options
        limit = options.get("hands", None if options["saldo"] or options["omaggi"] else 2 * self.seats)
        if options["omaggi"] and max(self.omaggi) >= options["omaggiTarget"]:
            return "omaggi"
        if self.out_after.count(None) == 1:
            return "saldo"
        return "hands" if limit is not None and self.hand >= limit else None

    def result(self, ending):
        options = self.options
        merits = [
            (
                -self.losses[seat] if ending == "hands" else 0,
                options["omaggi"] and self.omaggi[seat] >= options["omaggiTarget"],
                float("inf") if self.out_after[seat] is None else self.out_after[seat],
                self.omaggi[seat],
                -self.losses[seat],
            )
            for seat in range(self.seats)
        ]
        saldo = [options["handSize"] - saldi for saldi in self.saldi]
        return places_of(merits), {"hands": self.losses, "saldo": saldo, "omaggi": self.omaggi}[ending]


def check(story):
    """Plays the whole game again: nothing is taken from the history but what it is compared with."""
    table = Table(story.seats, story.options)
    ending = None
    for turn in story.turns:
        events = iter([event for event in turn.events if event["type"] in ("handBegins", "dealt", "called", "bill", "discarded")])
        if turn.number == 0:
            table.deal(turn.chance.below(story.seats), turn, events)
            continue
        ensure(ending is None, "a move after the end")
        ensure(isinstance(turn.by, int), "only players move here")
        seat, move = turn.by, turn.move
        told = next(events)
        if move["type"] == "discard":
            expect((told["type"], told["seat"], told["cards"]), ("discarded", seat, move["cards"]), "what was discarded")
            expect(len(move["cards"]), table.owed[seat], "how many cards were discarded")
            for card in move["cards"]:
                ensure(card in table.hands[seat], f"seat {seat} discards {card} and does not hold it")
                table.hands[seat].remove(card)
            table.discards[seat], table.owed[seat] = list(move["cards"]), 0
            continue
        expect(seat, table.turn, "whose turn it is")
        ensure(not any(table.owed), "a call before everybody has discarded")
        if move["type"] != "bill":
            dishes = table.call(seat, move)
            expect((told["type"], told["seat"], told["show"], told["dishes"]), ("called", seat, move["show"], dishes), "a call")
            continue
        ensure(table.caller is not None, "a bill before any call")
        table.bill(seat, told)
        ending = table.ending()
        if ending is None:
            table.deal(table.oste[0] if table.oste else table.left_of(table.dealer), turn, events)
    ensure(ending is not None, "the game is not over")
    story.expect_result(*table.result(ending))
    return {"hands": table.hand, "drawn": table.drawn, "endedBy": ending}
