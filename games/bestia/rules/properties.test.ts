import { fastRandom, shuffle } from "@tavolata/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import {
  type Card,
  type Laid,
  legalCards,
  type Suit,
  strengthOf,
  suitOf,
  takerOf,
  wholeDeck,
} from "./index.ts";

/** A hand and the cards on the table before it, out of one deck. */
const SITUATIONS = fc
  .tuple(fc.nat(), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5 }))
  .map(([seed, inHand, laid]) => {
    const deck = shuffle(wholeDeck(), fastRandom(seed));
    return {
      trump: deck[0]!,
      hand: deck.slice(1, 1 + inHand),
      trick: deck.slice(1 + inHand, 1 + inHand + laid).map((card, i): Laid => ({ seat: i + 1, card })),
    };
  });

function legalIn(hand: readonly Card[], trick: Laid[], trump: Card, overtrump = false): Card[] {
  const { state } = tableWith({ seats: 6, options: { overtrump } });
  state.players[0]!.cards = [...hand];
  return legalCards({ ...state, trick, trump }, 0);
}

const ofSuit = (cards: readonly Card[], suit: Suit) => cards.filter((card) => suitOf(card) === suit);

describe("For any cards", () => {
  it("[BES-21] the suit led, else trumps, else anything: all the cards held of these are legal, and no others", () => {
    fc.assert(
      fc.property(SITUATIONS, ({ trump, hand, trick }) => {
        const following = ofSuit(hand, suitOf(trick[0]!.card));
        const trumps = ofSuit(hand, suitOf(trump));
        const expected = following.length > 0 ? following : trumps.length > 0 ? trumps : hand;
        expect(legalIn(hand, trick, trump)).toEqual(expected);
      }),
      { seed: 21, numRuns: 300 },
    );
  });

  it("[BES-24a] overtrumping only ever forbids trumps that would not take the trick, and never the last card", () => {
    fc.assert(
      fc.property(SITUATIONS, ({ trump, hand, trick }) => {
        const all = legalIn(hand, trick, trump);
        const strict = legalIn(hand, trick, trump, true);
        expect(strict.length).toBeGreaterThan(0);
        for (const card of all.filter((other) => !strict.includes(other))) {
          expect(suitOf(card)).toBe(suitOf(trump));
          expect(takerOf([...trick, { seat: 0, card }], trump)).not.toBe(0);
        }
      }),
      { seed: 24, numRuns: 300 },
    );
  });

  it("[BES-23] no card in the trick beats the one that takes it", () => {
    fc.assert(
      fc.property(SITUATIONS, ({ trump, trick }) => {
        const best = trick.find(({ seat }) => seat === takerOf(trick, trump))!.card;
        const trumps = ofSuit(
          trick.map(({ card }) => card),
          suitOf(trump),
        );
        const contenders =
          trumps.length > 0
            ? trumps
            : ofSuit(
                trick.map(({ card }) => card),
                suitOf(trick[0]!.card),
              );
        expect(strengthOf(best)).toBe(Math.max(...contenders.map(strengthOf)));
        expect(contenders).toContain(best);
      }),
      { seed: 23, numRuns: 300 },
    );
  });

  it("[BES-25] the parts are the whole pot, a trick is a part, and a player who took none gets nothing", () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 2, max: 8 }),
        fc.nat(5000),
        fc.constantFrom(3 as const, 4 as const),
        (seed, seats, pot, handSize) => {
          const table = tableWith({ seats, seed, pot, options: { handSize } });
          while (table.state.phase === "declaration") table.isServed(table.state.turn!);
          while (table.state.phase === "play") {
            const { turn } = table.state;
            table.plays(table.offers(turn!)[0]!.replace("play", String(turn)));
          }
          const { won, tricks, pot: whole } = table.state.lastHand!;
          expect(won.reduce((sum, chips) => sum + chips)).toBe(whole);
          const part = Math.floor(whole / handSize);
          won.forEach((chips, seat) => {
            const odd = tricks[0]!.taker === seat ? whole - part * handSize : 0;
            expect(chips).toBe(part * table.tricks[seat]! + odd);
          });
        },
      ),
      { seed: 25, numRuns: 150 },
    );
  });
});
