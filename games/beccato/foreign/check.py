"""Beccato!, played shortly and checked from docs/FAIRNESS.md and RULES.md."""

from story import ensure, expect, places_of

# Five players: then there is an imaginary one, and most is drawn.
OPTIONS = {"teams": "drawn", "restSeconds": 1, "passSeconds": 2, "chooseSeconds": 2}
PEOPLE, BOTS, LIVELY = 1, 4, 0.05

BREEDS = ["orloff", "padovana", "livorno", "sultano", "moroseta", "cocincina", "brahma", "stultus"]
GUILDS = ["coin", "cactus", "ring", "fork"]
SIGNALS = """leftElbow rightElbow noseLeftHand noseRightHand raiseLeftHand raiseRightHand chinLeftHand chinRightHand talkGames
talkSport talkFood headLeftHand rightEye leftEye tapRightHand tapLeftHand talkTelevision showTwoCards showOneCard
cardUpsideDown hum sing callMate headRightHand wink leftEar rightEar tiltHeadLeft tiltHeadRight nod fanYourself whistle
talkWeather""".split()
VOICES = [signal for signal in SIGNALS if signal.startswith("talk") or signal in ("hum", "sing", "callMate", "whistle")]
GESTURES = [signal for signal in SIGNALS if signal not in VOICES]
FIDGETS = ["stretch", "sway", "sip", "sortCards", "tugSleeve", "yawn"]
CHATTER = ["chat", "laugh"]
IMAGINARY = "imaginary"
# BEC-2, BEC-3: which team sits where, for guilds of two.
SEATINGS = {4: "ABAB", 5: "ABABA", 6: "ABCABC", 7: "ABACABC", 8: "ABCDABCD", 9: "ABCABDACD"}
MOST_LAPS = 12


def weigh(kind, _):
    """Mostly passes, so that there is something to see; never takes a shout back."""
    return {"pass": 6, "coccode": 3, "beccato": 3, "takeBack": 0}.get(kind, 1) + 1e-9


class Table:
    def __init__(self, seats, options, turn):
        for option, value in (("teamSize", "two"), ("symbols", "dealt"), ("freeSignal", False), ("calledChickens", False)):
            expect(options[option], value, f"the option {option}, others are not checked here")
        ensure(options["table"] == "online" and not options["pyramid"] and not options["signalChange"], "other variants")
        chance = turn.chance
        self.seats, self.options = seats, options
        self.places = list(range(seats))
        if options["teams"] == "drawn":
            chance.shuffle(self.places)
        letters = SEATINGS[seats]
        self.teams = [
            [seat for seat, of in zip(self.places, letters) if of == letter] for letter in sorted(set(letters))
        ]
        breeds = chance.shuffle(list(BREEDS))[: 5 if seats == 5 else seats - 1]
        self.eggs = chance.shuffle([guild for guild in GUILDS for _ in range(7)])
        self.coops = {breed: self.eggs.pop() for breed in breeds}
        self.dealer = chance.below(seats)
        signals = SIGNALS if options["voices"] else GESTURES
        kind = VOICES if chance.pick(signals) in VOICES else GESTURES
        self.signals = []
        for _ in self.teams:
            self.signals.append(chance.pick([signal for signal in kind if signal not in self.signals]))
        self.flock = [breed for breed in breeds for _ in range(3)] + ["serama"] * 4
        self.hands = {}
        self.won = [[] for _ in self.teams]
        self.round = 0
        self.trail = []
        self.fidgets = []
        self.draws = 0

    def left_of(self, seat):
        return self.places[(self.places.index(seat) + 1) % self.seats]

    def team_of(self, seat):
        return next(team for team, seats in enumerate(self.teams) if seat in seats)

    def deal(self, event, turn):
        if self.round > 0:
            self.dealer = self.left_of(self.dealer)
        self.round += 1
        expect((event["round"], event["dealer"]), (self.round, self.dealer), "the round")
        cards = self.flock if self.round == 1 else [card for seat in range(self.seats) for card in self.hands[seat]]
        cards = turn.chance.shuffle(cards + self.hands.get(IMAGINARY, []))
        self.draws += 1
        for seat in self.places:
            count = 4 if seat == self.dealer else 3
            self.hands[seat], cards = cards[:count], cards[count:]
        if self.seats == 5:
            self.hands[IMAGINARY] = cards
        self.holder, self.passes, self.trail, self.fidgets, self.shouts = self.dealer, 0, [], [], {}

    def pass_card(self, event, turn):
        chance = turn.chance
        seat, hand = self.holder, self.hands[self.holder]
        expect(event["from"], seat, "who passes a card")
        if event["byClock"]:
            singles = [card for card in hand if hand.count(card) == 1]
            expect(event["card"], chance.pick(singles or hand), "the card that the clock passes")
        else:
            expect((turn.by, turn.move), (seat, {"type": "pass", "card": event["card"]}), "who passes what")
        card = event["card"]
        ensure(card in hand, f"seat {seat} passes {card} and does not hold it")
        self.trail.append((turn.now, {one: list(cards) for one, cards in self.hands.items()}))
        hand.remove(card)
        taker = self.left_of(seat)
        to_imaginary = self.seats == 5 and seat == self.places[-1]
        expect(event["to"], IMAGINARY if to_imaginary else taker, "to whom a card is passed")
        if to_imaginary:
            self.hands[IMAGINARY].append(card)
            card = chance.draw(self.hands[IMAGINARY])
            self.draws += 1
            (drew,) = turn.own(taker, "drew")
            expect(drew["card"], card, "the card drawn from the imaginary player")
        self.hands[taker].append(card)
        self.holder = taker
        self.passes += 1
        becomes_void = self.passes >= MOST_LAPS * self.seats and not self.shouts
        if not event["byClock"] and not becomes_void:
            self.plan(FIDGETS, turn)
            if self.options["voices"]:
                self.plan(CHATTER, turn)

    def plan(self, among, turn):
        chance = turn.chance
        seat, what = chance.pick(self.places), chance.pick(among)
        begins = turn.now + 300 + chance.below(3700)
        self.fidgets.append((seat, what, begins, 700 + chance.below(1300)))
        self.draws += 1

    def check_cover(self, seat, event, turn):
        """BEC-32: nobody fidgets but by chance."""
        found = [
            one for one in self.fidgets
            if one[:2] == (seat, event["what"]) and one[2] <= turn.now and turn.now + one[3] == event["until"]
        ]  # fmt: skip
        ensure(found, f"seat {seat} was made to {event['what']}, and chance had not said so")

    def settle(self, event):
        """BEC-9 to BEC-18"""
        caller = event["seat"]
        if caller is None:
            return
        at = self.shouts[caller]["at"]
        self.hands = next((hands for until, hands in self.trail if until > at), self.hands)
        shout = event["shout"]
        expect(shout, self.shouts[caller]["shout"], "the shout")
        for shown in event["hands"]:
            expect(shown["hand"], self.hands[shown["seat"]], "a hand that is shown")
        mates = [seat for seat in self.teams[self.team_of(caller)] if seat != caller]
        tris = lambda seat: [breed for breed in BREEDS if self.hands[seat].count(breed) == 3]
        if shout["type"] == "chicchirichi":
            right = self.hands[caller].count("serama") == 4
        else:
            looked_at = mates if shout["type"] == "coccode" else [shout["accused"]]
            found = [breed for seat in looked_at for breed in tris(seat)]
            expect(event["tris"], found, "the tris")
            right = bool(found)
        expect(event["right"], right, "whether the shout was right")

    def take(self, event):
        source = event["from"]
        egg = self.eggs.pop() if source == "deck" else self.coops[source]
        expect(event["egg"], egg, "the egg taken")
        if source != "deck":
            self.coops[source] = None
        self.won[event["team"]].append(egg)

    def fill(self, event):
        expect(event["egg"], self.eggs[-1], "the egg for a coop")
        ensure(self.coops[event["breed"]] is None, "a coop that had an egg")
        self.coops[event["breed"]] = self.eggs.pop()

    def result(self):
        """BEC-20"""
        merits = [
            (sum(2 if egg == guild else 1 for egg in eggs), eggs.count(guild)) for guild, eggs in zip(GUILDS, self.won)
        ]
        by_seat = [merits[self.team_of(seat)] for seat in range(self.seats)]
        return places_of(by_seat), [points for points, _ in by_seat]


def check(story):
    table = Table(story.seats, story.options, story.turns[0])
    over = False
    for turn in story.turns:
        check_move(turn)
        for seat in range(story.seats):
            for event in turn.own(seat, "shouted"):
                if event["seat"] == seat:
                    table.shouts[seat] = event
            for event in turn.own(seat, "tookBack"):
                del table.shouts[seat]
            for event in turn.own(seat, "performs"):
                if event["idle"]:
                    table.check_cover(seat, event, turn)
            for event in turn.own(seat, "signal"):
                expect(event["row"], [table.signals[table.team_of(seat)]], "the signal of a guild")
        for event in turn.events:
            kind = event["type"]
            if kind == "begins":
                check_beginning(table, event)
            elif kind == "roundBegins":
                table.deal(event, turn)
            elif kind == "dealt" and event["seat"] != IMAGINARY:
                expect(event["hand"], table.hands[event["seat"]], "a hand as dealt")
            elif kind == "passed":
                table.pass_card(event, turn)
            elif kind == "settled":
                table.settle(event)
            elif kind == "took":
                table.take(event)
            elif kind == "filled":
                table.fill(event)
            elif kind == "gameOver":
                over = True
                has_six = any(len(eggs) >= 6 for eggs in table.won)
                expect(event["endedBy"] == "sixEggs", has_six, "whether a guild had six eggs at the end")
    ensure(over, "the game is not over")
    story.expect_result(*table.result())
    return {"rounds": table.round, "draws": table.draws}


def check_beginning(table, event):
    expect(event["places"], table.places, "who sits where")
    expect([team["seats"] for team in event["teams"]], table.teams, "the guilds")
    expect([team["guild"] for team in event["teams"]], GUILDS[: len(table.teams)], "their symbols")
    expect({coop["breed"]: coop["egg"] for coop in event["coops"]}, table.coops, "the coops")
    expect([coop["breed"] for coop in event["coops"]], list(table.coops), "the order of the coops")
    expect(event["dealer"], table.dealer, "the first dealer")


def check_move(turn):
    """What a seat did is what the history tells that seat of it."""
    if not isinstance(turn.by, int):
        return
    move, seat = turn.move, turn.by
    if move["type"] in ("coccode", "beccato", "chicchirichi"):
        expect([event["shout"] for event in turn.own(seat, "shouted")][:1], [move], f"what input {turn.seq} shouts")
    elif move["type"] == "pass":
        expect([event["card"] for event in turn.own(seat, "passed")], [move["card"]], f"what input {turn.seq} passes")
    elif move["type"] == "take":
        expect([event["from"] for event in turn.own(seat, "took")][:1], [move["from"]], f"what input {turn.seq} takes")
    elif move["type"] == "perform":
        expect([event["what"] for event in turn.own(seat, "performs")], [move["signal"]], f"what input {turn.seq} performs")
