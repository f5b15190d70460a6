import { fastRandom } from "@tavolata/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import {
  actionCards,
  deckOf,
  fullness,
  HAND_LIMIT,
  OUR_DECK,
  type Pigeon,
  PLACES,
  piccioni,
  pigeonsFor,
  pointsOf,
  type State,
  zoneOf,
} from "./index.ts";

/** How many Zoppi sit in each of the Areas; they never fly away. */
const ZOPPI = fc.array(fc.nat(2), { minLength: 2, maxLength: 6 });

function zoppi(counts: readonly number[]): string[] {
  let next = 1;
  return counts.map((count) => Array.from({ length: count }, () => `zoppo-${next++}`).join(" "));
}

function cardsOf({ players, places, pigeonDeck, actionDeck, discards, laid, hovering }: State): string[] {
  return [
    ...players.flatMap(({ hand, pigeons, guano, trophies }) => [
      ...hand,
      ...pigeons,
      ...guano,
      ...trophies.map(({ card }) => card),
    ]),
    ...Object.values(places).flat(),
    ...pigeonDeck,
    ...actionDeck,
    ...discards,
    ...laid.filter(({ assigned }) => !assigned).map(({ card }) => card),
    ...(hovering === null ? [] : [hovering]),
  ];
}

describe("For any Areas", () => {
  it("[PIC-18] pigeons scared together stay together: in the single lowest Area that they did not leave, or in the deck", () => {
    fc.assert(
      fc.property(ZOPPI, fc.boolean(), (counts, fromPlace) => {
        fc.pre(counts.reduce((sum, count) => sum + count, 0) <= 5);
        const areas = zoppi(counts);
        const scared = "stupido-1 stupido-2";
        const table = tableWith({
          hands: ["battimani-1", ...counts.slice(1).map(() => "")],
          areas: fromPlace ? areas : [`${areas[0]} ${scared}`, ...areas.slice(1)],
          places: fromPlace ? { statua: scared } : {},
        });
        table.plays("battimani-1").choosesPigeons(0, scared).othersDecline();
        const open = counts.map((count, seat) => ({ count, seat })).slice(fromPlace ? 0 : 1);
        const least = Math.min(...open.map(({ count }) => count));
        const lowest = open.filter(({ count }) => count === least);
        for (const pigeon of scared.split(" ") as Pigeon[]) {
          const there = zoneOf(table.state, pigeon);
          expect(there).toBe(lowest.length === 1 ? lowest[0]!.seat : undefined);
          if (there === undefined) expect(table.state.pigeonDeck).toContain(pigeon);
        }
      }),
      { seed: 18, numRuns: 60 },
    );
  });

  it("[PIC-21] no contributor gets two Trophies more than another, or fewer than one who comes later", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
        (pigeons, pay) => {
          const cards = OUR_DECK.actions.flatMap(({ id, count }) => (count >= 2 ? [`${id}-1 ${id}-2`] : []));
          const table = tableWith({
            hands: ["automobile-3", ...pay.map((_, i) => cards[i + 3]!)],
            places: { strada: zoppi([pigeons])[0]! },
          });
          table.plays("automobile-3");
          pay.forEach((pays, i) => {
            if (pays) table.contributes(i + 1, cards[i + 3]!);
            else table.declines(i + 1);
          });
          table.othersDecline();
          const shares = [0, ...pay.flatMap((pays, i) => (pays ? [i + 1] : []))].map(
            (seat) => table.state.players[seat]!.trophies.length,
          );
          expect(shares.reduce((sum, share) => sum + share)).toBe(pigeons);
          expect(shares).toEqual([...shares].sort((a, b) => b - a));
          expect(shares[0]! - shares.at(-1)!).toBeLessThanOrEqual(1);
        },
      ),
      { seed: 21, numRuns: 60 },
    );
  });
});

describe("In any game", () => {
  const everyMoment = (seats: number, seed: number, look: (state: State) => void) => {
    let last: State | undefined;
    for (const { standing } of randomPlay({ seats, options: DEFAULTS }, seed, 2000)) {
      look(standing.state);
      last = standing.state;
    }
    return last!;
  };

  it("[PIC-6] [PIC-27] when a player is to act, no hand is above the limit and no Place above its room", () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      everyMoment(seats, seats, (state) => {
        if (state.waiting?.is !== "action") return;
        for (const { hand } of state.players) expect(hand.length).toBeLessThanOrEqual(HAND_LIMIT);
        for (const place of PLACES) {
          const { capacity } = deckOf(state.options).places[place];
          expect(fullness(state, place)).toBeLessThanOrEqual(capacity ?? Number.POSITIVE_INFINITY);
        }
      });
    }
  });

  it("[PIC-32] every imagined state has every card exactly once", () => {
    for (const seats of [2, 4]) {
      const cards = [...pigeonsFor(seats), ...actionCards(OUR_DECK)].sort();
      everyMoment(seats, 30 + seats, (state) => {
        const watcher = state.turn % seats;
        const imagined = piccioni.imagine(piccioni.view(state, watcher), fastRandom(state.turn));
        expect(cardsOf(imagined).sort()).toEqual(cards);
      });
    }
  });

  it("[PIC-32] so has one in which a Guano becomes a Trophy in the turn in which it was played", () => {
    const table = tableWith({
      hands: ["guano-1 idropulitrice-1", ""],
      areas: ["", "zoppo-1"],
      pigeonDeck: "stupido-1",
    });
    table.playsUnanswered("guano-1").playsUnanswered("idropulitrice-1");
    expect(table.choice).toBe("0 landing: statua | cavi");
    const imagined = piccioni.imagine(table.view(1), fastRandom(1));
    expect(cardsOf(imagined).sort()).toEqual([...pigeonsFor(2), ...actionCards(OUR_DECK)].sort());
  });

  it("[PIC-13] [PIC-14] there is a final phase exactly while the deck is empty and a player acts", () => {
    for (let seed = 0; seed < 8; seed++) {
      everyMoment(2 + (seed % 5), seed, (state) => {
        if (state.waiting?.is === "action")
          expect(state.finalPhase !== null).toBe(state.pigeonDeck.length === 0);
      });
    }
  });

  it("[PIC-15] [PIC-16] there is one winner, nobody with more points comes lower, and no two players share a place", () => {
    for (let seed = 20; seed < 28; seed++) {
      const state = everyMoment(2 + (seed % 5), seed, () => {});
      const { places, scores } = state.result!;
      expect([...places].sort()).toEqual(places.map((_, i) => i + 1));
      expect(scores[places.indexOf(1)]).toBe(Math.max(...scores));
      expect(scores).toEqual(state.players.map((player) => pointsOf(state, player)));
    }
  });
});
