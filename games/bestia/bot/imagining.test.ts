import { fastRandom, pick, type Seat } from "@tavolata/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestia, legalCards, suitOf } from "../rules/index.ts";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { type Belief, Imagining } from "./imagining.ts";
import { MOST_SLOTS, packCard, packedStrength, packedSuit, slotsToFollow } from "./packed.ts";
import { PANEL } from "./panel.ts";
import { Reading } from "./reading.ts";
import { listen } from "./table-talk.ts";

const BELIEF: Belief = { candidates: 100, enough: 2, spread: 0.1, oddDeclaration: 0.03, oddCard: 0.2 };

/** Bold players declare; then so many cards are laid, any that are open. */
function midHand(seed: number, seats: number, handSize: 3 | 4, cards: number): TestTable {
  const table = tableWith({ seats, seed, options: { handSize } });
  const random = fastRandom(seed, 2);
  const bold = PANEL.find(({ name }) => name === "bold")!.sit(undefined);
  while (table.state.phase === "declaration" || table.state.phase === "blind") {
    const seat = table.state.turn!;
    const offers = bestia.moves(table.state, seat, { now: 0, actedAt: 0 }) as never;
    table.moves(seat, bold.decide({ view: () => table.view(seat), offers, random }));
  }
  for (let i = 0; i < cards && table.state.phase === "play"; i++) {
    const seat = table.state.turn!;
    table.moves(seat, { type: "play", card: pick(legalCards(table.state, seat), random) });
  }
  return table;
}

describe("Imagined deals", () => {
  it("have every card once, and all that was seen where it was seen", () => {
    const given = fc.tuple(fc.nat(9999), fc.integer({ min: 2, max: 8 }), fc.constantFrom(3, 4), fc.nat(12));
    fc.assert(
      fc.property(given, ([seed, seats, handSize, cards]) => {
        const { state } = midHand(seed, seats, handSize as 3 | 4, cards);
        if (state.turn === null) return;
        const talk = listen(bestia.view(state, state.turn));
        const { hands, stock } = new Imagining(talk, BELIEF, new Reading(false), fastRandom(seed)).imagine();
        expect(stock.length).toBe(state.stock.length);
        const dealt = talk.talkers.flatMap((_, i) => [
          ...hands.subarray(i * MOST_SLOTS, i * MOST_SLOTS + talk.handSize),
        ]);
        const everywhere = [...dealt, ...stock];
        expect(new Set(everywhere).size).toBe(everywhere.length);
        expect(everywhere).not.toContain(talk.turnedUp);
        talk.talkers.forEach(({ laid }, i) => {
          expect([...hands.subarray(i * MOST_SLOTS, i * MOST_SLOTS + laid.length)]).toEqual(
            laid.map(({ card }) => card),
          );
        });
        const own = state.players[state.turn]!.cards.map(packCard);
        for (const card of own) expect(dealt).toContain(card);
        for (const card of state.players[state.turn]!.discards)
          expect(everywhere).not.toContain(packCard(card));
      }),
      { seed: 12, numRuns: 200 },
    );
  });

  it("[BES-21] give nobody a suit that they could not follow", () => {
    let looked = 0;
    for (let seed = 0; seed < 150; seed++) {
      const { state } = midHand(seed, 4, 3, 5);
      if (state.turn === null) continue;
      const talk = listen(bestia.view(state, state.turn));
      const { hands } = new Imagining(talk, BELIEF, new Reading(false), fastRandom(seed)).imagine();
      for (const [i, { laid }] of talk.talkers.entries()) {
        const first = laid[0];
        if (i === talk.me || first === undefined || first.laid === 0) continue;
        const legal = slotsToFollow(hands, i * MOST_SLOTS, 7, first.led, first.power, talk.trumps);
        expect(legal & 1).toBe(1);
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(50);
  });

  /** How strong the cards are that this seat is imagined to have: trumps and aces in a hand. */
  function goodCards(table: TestTable, watcher: Seat, seat: Seat): number {
    const talk = listen(bestia.view(table.state, watcher));
    const imagining = new Imagining(talk, BELIEF, new Reading(false), fastRandom(3));
    const at = talk.talkers.findIndex((talker) => talker.seat === seat) * MOST_SLOTS;
    let good = 0;
    for (let i = 0; i < 300; i++) {
      for (const card of imagining.imagine().hands.subarray(at, at + 3)) {
        if (packedSuit(card) === talk.trumps.suit || packedStrength(card) === 9) good += 1;
      }
    }
    return good / 300;
  }

  it("give good cards to players who stand pat, fewer to those who exchange, and few to those who pass", () => {
    const hands = ["4C 5B 6S", "7C 2B 4S", "5C 6B 7S"];
    const before = () => tableWith({ hands, trump: "2D" });
    expect(suitOf(before().state.trump!)).toBe("D");
    const unknown = goodCards(before(), 0, 1);
    const served = goodCards(before().isServed(1), 0, 1);
    const exchanged = goodCards(before().exchanges(1, "2B 4S"), 0, 1);
    const passed = goodCards(before().passes(1), 0, 1);
    expect(served).toBeGreaterThan(2.4);
    expect(exchanged).toBeLessThan(served);
    expect(exchanged).toBeGreaterThan(unknown);
    expect(passed).toBeLessThan(unknown - 0.2);
  });
});
