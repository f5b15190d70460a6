"""Schicki Micki, played shortly and checked from docs/FAIRNESS.md and RULES.md."""

import json
import pathlib

from story import ensure, expect, places_of

# SCH-1: a deck of twins, so that one player alone can take whole lines, and the cards do not come back again and again.
TWINS = ["YGORPB"] * 46 + ["YGORPBB"] * 6
DETAILS = ["-" * place + colour + "-" * (5 - place) for colours in ("GORPBY", "ORPBYG") for place, colour in enumerate(colours)]
OPTIONS = {
    "leastGapMs": 500, "dealerSeconds": 1, "paceSeconds": 1, "restSeconds": 1, "windowMs": 500, "deck": TWINS + DETAILS,
}  # fmt: skip
# Most are people, because bots take their time with a card. They react now and then although nobody waits for it.
PEOPLE, BOTS, LIVELY = 4, 1, 0.012
BOT = "doorkeeper:friendly"

OUR_DECK = pathlib.Path(__file__).parent.parent / "rules" / "our-deck.json"
FEATURES = ("umbrella", "hat", "scarf", "beak", "tail", "worm")


def weigh(kind, does):
    """As the dealer it mostly turns cards; among twins the red pawn is often right, and what is wrong costs a card."""
    return {"turn": 100}.get(kind, 3 if does == "red" else 0.5)


def matches_on(line):
    """SCH-9: pairs of a feature and a colour on two or more cards. A second worm is no worm more."""
    seen = [(i, card[i]) for card in line for i in range(6) if card[i] != "-"]
    return {one for one in seen if seen.count(one) > 1}


def situation_on(line):
    """SCH-7 to SCH-10"""
    matches = matches_on(line)
    if any(len(card) == 7 for card in line):
        return "twoWorms", matches
    if len(set(line)) < len(line):
        return "identical", matches
    return ("several" if len(matches) > 1 else "one" if matches else "none"), matches


def right_on(line):
    """What is right, as kind and what it is."""
    situation, matches = situation_on(line)
    if situation == "one":
        ((feature, _),) = matches
        return situation, ("call", FEATURES[feature])
    hand = {"twoWorms": "knock", "identical": "red", "several": "blue"}.get(situation)
    return situation, hand and ("hand", hand)


class Table:
    def __init__(self, seats, options, turn):
        self.dealer = turn.chance.below(seats)
        self.deck = turn.chance.shuffle(list(options.get("deck") or json.loads(OUR_DECK.read_text())["cards"]))
        self.cards = sorted(self.deck)
        self.line = []
        self.piles = [[] for _ in range(seats)]
        self.missing = [0] * seats
        self.turned = 0
        self.draws = 0

    def turn_card(self, event):
        self.turned += 1
        ensure(self.deck, "a card from an empty deck")
        card = self.deck.pop()
        expect((event["number"], event["card"], event["left"]), (self.turned, card, len(self.deck)), "the card turned")
        self.line.append(card)

    def settle(self, event, turn):
        paid = [0] * len(self.piles)
        for reaction in event["reactions"]:
            self.check_outcome(reaction, event)
            pile = self.piles[reaction["seat"]]
            if reaction["outcome"] == "wrong" and pile:
                self.deck.insert(0, turn.chance.draw(pile))
                paid[reaction["seat"]] += 1
                self.draws += 1
        expect(event["paid"], paid, "what wrong reactions cost")
        winners = event["winners"]
        before = [len(pile) for pile in self.piles]
        if len(winners) > 1 or (winners and event["wonBy"] == "several"):
            for seat in winners:
                source = self.line[:1] or self.deck[-1:]
                if self.line:
                    del self.line[0]
                elif self.deck:
                    self.deck.pop()
                else:
                    self.missing[seat] += 1
                self.piles[seat] += source
            self.draws += len(self.line) > 1
            self.deck[:0] = turn.chance.shuffle(self.line)
            self.line = []
        elif winners:
            self.piles[winners[0]] += self.line
            self.line = []
        expect(event["won"], [len(pile) - count for pile, count in zip(self.piles, before)], "what was won")
        lying = [*self.deck, *self.line, *[card for pile in self.piles for card in pile]]
        expect(sorted(lying), self.cards, "all the cards")

    def check_outcome(self, reaction, event):
        """SCH-12: only the right deed wins, and it is never wrong."""
        if reaction["outcome"] == "void":
            return
        situation, right = right_on(self.line[: reaction["cards"]])
        is_right = (reaction["kind"], reaction["what"]) == right
        if reaction["outcome"] == "wins":
            ensure(is_right, f"seat {reaction['seat']} wins, and was wrong")
            expect(event["wonBy"], situation, "what was on the line")
            ensure(reaction["seat"] in event["winners"], "a winner who gets nothing")
        elif reaction["outcome"] == "wrong":
            ensure(not is_right, f"seat {reaction['seat']} was right, and pays")
            _, matches = situation_on(self.line[: reaction["cards"]])
            called = reaction["kind"] == "call" and any(FEATURES[i] == reaction["what"] for i, _ in matches)
            ensure(not called, f"seat {reaction['seat']} made a right call, and pays")


def check(story):
    table = Table(story.seats, story.options, story.turns[0])
    over = False
    for turn in story.turns:
        check_move(turn)
        for event in turn.events:
            if event["type"] == "begins":
                expect(event["dealer"], table.dealer, "the first dealer")
            elif event["type"] == "turned":
                expect(event["dealer"], table.dealer, "who turns")
                table.turn_card(event)
            elif event["type"] == "settled":
                table.settle(event, turn)
            elif event["type"] == "deckPasses":
                table.dealer = (table.dealer + 1) % story.seats
                expect(event["dealer"], table.dealer, "the next dealer")
            elif event["type"] == "gameOver":
                over = True
    ensure(over, "the game is not over")
    scores = [len(pile) + missing for pile, missing in zip(table.piles, table.missing)]
    story.expect_result(places_of(scores), scores)
    return {"turned": table.turned, "draws": table.draws}


def check_move(turn):
    if not isinstance(turn.by, int) or turn.move["type"] not in ("call", "hand"):
        return
    kind, what = ("called", turn.move["feature"]) if turn.move["type"] == "call" else ("moved", turn.move["does"])
    own = turn.told.get(turn.by, [])
    if any(event["type"] == "tooEarly" for event in own):
        return
    ensure(
        any((event["type"], event.get("seat"), event.get("what")) == (kind, turn.by, what) for event in own),
        f"input {turn.seq} is not in the history",
    )
