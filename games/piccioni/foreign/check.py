"""Piccioni, played shortly and checked from docs/FAIRNESS.md and RULES.md."""

from story import ensure, expect

OPTIONS = {"actionSeconds": 0, "reactionSeconds": 0}
PEOPLE, BOTS, LIVELY = 2, 1, 0

# PIC-2, by the number of players.
KINDS = ("grasso", "infame", "picciona", "stupido", "zoppo")
MIXES = {2: (6, 3, 3, 5, 5), 3: (6, 3, 3, 5, 5), 4: (8, 4, 3, 6, 6), 5: (10, 5, 3, 7, 7), 6: (12, 6, 4, 8, 8)}
# PIC-28
ACTIONS = {
    "blam": 5, "fionda": 6, "automobile": 4, "scossa": 3, "gatto": 4, "battimani": 4, "gufo-finto": 3, "briciole": 5,
    "vecchietta": 3, "guano": 6, "montagna-di-guano": 3, "idropulitrice": 3, "ombrello": 2, "ma-anche-no": 2, "complice": 2,
}  # fmt: skip
PLACES = ("strada", "statua", "cavi", "folla")


def weigh(kind, _):
    """Cards bring more about than draws."""
    return {"play": 3, "react": 3}.get(kind, 1)


def numbered(counts):
    return [f"{name}-{number + 1}" for name, count in counts for number in range(count)]


def is_pigeon(card):
    return card.rsplit("-", 1)[0] in KINDS


class Table:
    def __init__(self, seats, turn):
        self.seats = seats
        self.pigeons = turn.chance.shuffle(numbered(zip(KINDS, MIXES[seats])))
        self.actions = turn.chance.shuffle(numbered(ACTIONS.items()))
        self.first = turn.chance.below(seats)
        self.all_pigeons, self.all_actions = sorted(self.pigeons), sorted(self.actions)
        self.zone = {}
        self.air = None
        self.hands = [[] for _ in range(seats)]
        self.guano = [[] for _ in range(seats)]
        self.trophies = [[] for _ in range(seats)]
        self.discards = []
        self.laid = []
        self.trigger = None
        self.current = None
        self.shuffles = 2
        self.reshuffles = []

    def shuffle_back(self, pigeons, turn):
        for pigeon in pigeons:
            self.zone.pop(pigeon)
        self.pigeons += pigeons
        turn.chance.shuffle(self.pigeons)
        self.shuffles += 1

    def draw(self, count, turn, reshuffled):
        drawn = []
        for _ in range(count):
            if not self.actions:
                ensure(reshuffled, "the discards were not shuffled when the deck was out")
                expect(reshuffled.pop(0)["cards"], len(self.discards), "how many cards were shuffled")
                self.actions, self.discards = turn.chance.shuffle(self.discards), []
                self.shuffles += 1
            drawn.append(self.actions.pop())
        return drawn

    def spend(self, seat, cards, to):
        for card in cards:
            ensure(card in self.hands[seat], f"seat {seat} uses {card} and does not hold it")
            self.hands[seat].remove(card)
        to += cards

    def everything(self):
        """PIC-1: no card comes or goes."""
        in_zones = [*self.zone, *([self.air] if self.air else [])]
        trophies = [card for cards in self.trophies for card in cards]
        pigeons = [*self.pigeons, *in_zones, *filter(is_pigeon, trophies)]
        held = [card for cards in [*self.hands, *self.guano] for card in cards]
        lying = [card for card in self.laid if card not in held and card not in trophies]
        actions = [*self.actions, *self.discards, *held, *lying, *[card for card in trophies if not is_pigeon(card)]]
        expect(sorted(pigeons), self.all_pigeons, "all the pigeons")
        expect(sorted(set(actions)), self.all_actions, "all the action cards")


def begins(table, event, turn):
    expect(event["first"], table.first, "the first player")
    for seat in range(table.seats):
        expect(event["areas"][seat], table.pigeons[-1], "a pigeon as dealt")
        table.zone[table.pigeons.pop()] = seat
    for place in PLACES:
        expect(event["places"][place], table.pigeons[-1], "a pigeon as dealt")
        table.zone[table.pigeons.pop()] = place


def dealt(table, event, turn):
    expect(event["cards"], table.actions[-3:], "a hand as dealt")
    table.hands[event["seat"]] = table.actions[-3:]
    del table.actions[-3:]


def drew(table, event, turn):
    drawn = table.draw(len(event["cards"]), turn, table.reshuffles)
    expect(event["cards"], drawn, "the cards drawn")
    table.hands[event["seat"]] += drawn


def revealed(table, event, turn):
    expect(event["pigeon"], table.pigeons[-1], "the pigeon revealed")
    table.air = table.pigeons.pop()


def glided(table, event, turn):
    expect(event["pigeon"], table.air, "the pigeon that glides")
    table.zone[table.air], table.air = event["to"], None


def moved(table, event, turn):
    for pigeon in event["pigeons"]:
        ensure(pigeon in table.zone, f"{pigeon} is nowhere")
        table.zone[pigeon] = event["to"]


def scared(table, event, turn):
    if event["to"] is None:
        table.shuffle_back(event["pigeons"], turn)
    else:
        moved(table, event, turn)


def evicted(table, event, turn):
    table.shuffle_back(event["pigeons"], turn)


def returned(table, event, turn):
    table.shuffle_back([event["pigeon"]], turn)
    table.trophies[event["seat"]].append(table.pigeons.pop())


def trophy(table, event, turn):
    card = event["card"]
    if is_pigeon(card):
        table.zone.pop(card)
    else:
        next(guano for guano in table.guano if card in guano).remove(card)
    table.trophies[event["seat"]].append(card)


def assigned(table, event, turn):
    ensure(event["card"] in table.laid, "a Guano that nobody has played")
    table.guano[event["seat"]].append(event["card"])
    table.laid.remove(event["card"])


def removed(table, event, turn):
    table.guano[event["seat"]].remove(event["card"])
    table.discards.append(event["card"])


def played(table, event, turn):
    table.spend(event["seat"], [event["card"]], table.laid)


def discarded(table, event, turn):
    table.spend(event["seat"], event["cards"], table.discards)


def cleared(table, event, turn):
    expect(event["cards"], table.laid, "what was played in the turn")
    table.discards += table.laid
    table.laid = []


def turn_begins(table, event, turn):
    table.current = event["seat"]


def final_phase(table, event, turn):
    table.trigger = event["trigger"]


def final_phase_stops(table, event, turn):
    table.trigger = None


def reshuffled(table, event, turn):
    table.reshuffles.append(event)


EVENTS = {
    "begins": begins, "dealt": dealt, "drew": drew, "revealed": revealed, "glided": glided, "moved": moved, "scared": scared,
    "evicted": evicted, "returned": returned, "trophy": trophy, "assigned": assigned, "removed": removed, "played": played,
    "reacted": played, "threwAway": discarded, "paid": discarded, "contributed": discarded, "cleared": cleared,
    "turnBegins": turn_begins, "finalPhase": final_phase, "finalPhaseStops": final_phase_stops, "reshuffled": reshuffled,
}  # fmt: skip

TOLD_AS = {
    "draw": "drew", "play": "played", "discard": "paid", "throwAway": "threwAway", "react": "answered",
    "contribute": "answered", "decline": "answered", "choosePigeons": "chosePigeons", "chooseZone": "choseZone",
    "chooseGuano": "choseGuano",
}  # fmt: skip


def check_move(turn):
    if not isinstance(turn.by, int):
        return
    move = turn.move
    own = [event for event in turn.own(turn.by, TOLD_AS[move["type"]]) if event["seat"] == turn.by]
    ensure(own, f"input {turn.seq} is not in the history")
    told = own[0]
    if move["type"] in ("react", "contribute", "decline"):
        expect(told["answer"], move, f"what input {turn.seq} answers")
    elif move["type"] == "draw":
        expect(len(told["cards"]), move["count"], f"how many cards input {turn.seq} draws")
    else:
        fields = {field: value for field, value in move.items() if field != "type"}
        expect({field: told[field] for field in fields}, fields, f"what input {turn.seq} does")


def check(story):
    ensure("deck" not in story.options, "only the house's own deck is checked here")
    table = Table(story.seats, story.turns[0])
    over = None
    for turn in story.turns:
        check_move(turn)
        for event in turn.events:
            ensure(over is None, "something happened after the end")
            if event["type"] in EVENTS:
                EVENTS[event["type"]](table, event, turn)
            elif event["type"] == "gameOver":
                over = event
        ensure(not table.reshuffles, "the discards were shuffled, and nobody drew")
        table.everything()
    ensure(over is not None, "the game is not over")
    expect(over["trophies"], table.trophies, "the Trophies")
    story.expect_result(*result(table))
    return {"turns": len(story.turns), "shuffles": table.shuffles}


def result(table):
    """PIC-15, PIC-16"""
    pigeons = [list(table.zone.values()).count(seat) for seat in range(table.seats)]
    trigger = table.current if table.trigger is None else table.trigger
    merits = []
    for seat in range(table.seats):
        guano = table.guano[seat]
        won = sum(1 if is_pigeon(card) else 2 for card in table.trophies[seat])
        lost = sum(2 if card.startswith("montagna") else 1 for card in guano) + pigeons[seat]
        merits.append((won - lost, -pigeons[seat] - len(guano), -((seat - trigger) % table.seats)))
    ranking = sorted(merits, reverse=True)
    return [ranking.index(merit) + 1 for merit in merits], [merit[0] for merit in merits]
