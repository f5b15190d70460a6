import { fastRandom, heard, shuffle } from "@tavolata/kernel";
import { FASTEST_HUMAN } from "@tavolata/kernel/reactions";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EVENTFUL } from "../testing/decks.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import {
  bluePawns,
  type Card,
  COLOURS,
  colourOf,
  FEATURES,
  HANDS,
  look,
  type Move,
  matchesOn,
  OUR_DECK,
  type Situation,
} from "./index.ts";

const LINES = fc
  .tuple(fc.nat(), fc.integer({ min: 1, max: 6 }))
  .map(([seed, size]) => shuffle([...OUR_DECK], fastRandom(seed)).slice(0, size));

const IMPORTANCE: Situation[] = ["none", "one", "several", "identical", "twoWorms"];

/** Everything that four players might do in one window, each deed at its own moment. */
const DEEDS = fc.uniqueArray(
  fc.record({
    seat: fc.nat(3),
    move: fc.oneof(
      fc.constantFrom(...FEATURES).map((feature): Move => ({ type: "call", feature })),
      fc.constantFrom(...HANDS).map((does): Move => ({ type: "hand", does })),
    ),
    after: fc.integer({ min: 1, max: 1400 }),
  }),
  { selector: ({ seat, move }) => `${seat} ${move.type}`, minLength: 1, maxLength: 8 },
);

function settled(line: readonly Card[], deeds: readonly { seat: number; move: Move; after: number }[]) {
  // SCH-10: what comes sooner after the first card of a line is no reaction.
  fc.pre(line.length > 1 || deeds.some(({ after }) => after >= FASTEST_HUMAN));
  const table = tableWith({ line: line.join(" "), piles: [2, 2, 2, 2], left: 20, seed: 3 });
  for (const { seat, move, after } of [...deeds].sort((a, b) => a.after - b.after)) {
    table.reacts(seat, move, after);
  }
  return table.rings();
}

describe("For any line", () => {
  it("[SCH-9] matches are the pairs of feature and colour that more than one card has, by plain counting", () => {
    fc.assert(
      fc.property(LINES, (line) => {
        const counted = FEATURES.flatMap((feature) =>
          COLOURS.filter(
            (colour) => line.filter((card) => colourOf(card, feature) === colour).length > 1,
          ).map((colour) => `${feature} ${colour}`),
        );
        const found = matchesOn(line).map(({ feature, colour }) => `${feature} ${colour}`);
        expect(found.sort()).toEqual(counted.sort());
      }),
      { seed: 9, numRuns: 200 },
    );
  });

  it("[SCH-21] another card only makes it more important, so who reacted earlier never needs a longer line", () => {
    fc.assert(
      fc.property(LINES, (line) => {
        const ranks = line.map((_, i) => IMPORTANCE.indexOf(look(line.slice(0, i + 1)).situation));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }),
      { seed: 21, numRuns: 200 },
    );
  });
});

describe("For any window", () => {
  it("[SCH-13] [SCH-14] either one takes all, or winners get a card each, or nobody gets anything", () => {
    fc.assert(
      fc.property(LINES, DEEDS, (line, deeds) => {
        const { settling } = settled(line, deeds);
        const { winners, won, wonBy, undecided, under } = settling;
        const total = won.reduce((sum, cards) => sum + cards);
        if (winners.length === 0) expect([wonBy, total, under]).toEqual(["none", 0, 0]);
        else if (wonBy === "several" || undecided) expect(total).toBe(winners.length);
        else expect([winners.length, won[winners[0]!]]).toEqual([1, line.length]);
        for (const { seat, outcome } of settling.reactions) {
          if (outcome === "wins") expect(winners).toContain(seat);
        }
      }),
      { seed: 13, numRuns: 200 },
    );
  });

  it("[SCH-17] everybody pays for their wrong reactions, as far as their old pile goes, and for nothing else", () => {
    fc.assert(
      fc.property(LINES, DEEDS, (line, deeds) => {
        const table = settled(line, deeds);
        const { paid, won, reactions } = table.settling;
        table.piles.forEach((cards, seat) => {
          const wrong = reactions.filter((one) => one.seat === seat && one.outcome === "wrong").length;
          expect(paid[seat]).toBe(Math.min(2, wrong));
          expect(cards).toBe(2 - paid[seat]! + won[seat]!);
        });
      }),
      { seed: 17, numRuns: 200 },
    );
  });

  it("[SCH-2] [SCH-11] no more pawns are had than there are, but for ties", () => {
    fc.assert(
      fc.property(LINES, DEEDS, (line, deeds) => {
        const { reactions } = settled(line, deeds).settling;
        for (const [pawn, pawns] of [
          ["blue", bluePawns(4)],
          ["red", 1],
        ] as const) {
          const had = reactions.filter(({ what, outcome }) => what === pawn && outcome !== "void");
          const tied = had.slice(pawns).every(({ after, cards }) => {
            const last = had[pawns - 1]!;
            return cards > last.cards || after - last.after <= 30;
          });
          expect(tied).toBe(true);
        }
      }),
      { seed: 11, numRuns: 200 },
    );
  });

  it("[SCH-21] the order in which reactions came in changes nothing", () => {
    const options = { lagCreditMs: 300, windowMs: 1500 };
    const close = fc.uniqueArray(
      fc.record({
        seat: fc.nat(3),
        after: fc.integer({ min: 500, max: 790 }),
        what: fc.constantFrom(...HANDS),
      }),
      { selector: ({ seat }) => seat, minLength: 2, maxLength: 4 },
    );
    fc.assert(
      fc.property(LINES, close, fc.nat(), (line, deeds, seed) => {
        const outcome = (order: typeof deeds) => {
          const table = tableWith({ line: line.join(" "), piles: [2, 2, 2, 2], left: 20, options });
          for (const { seat, after, what } of order) {
            table.reacts(seat, { type: "hand", does: what }, after, { arrives: 800 });
          }
          return table.rings().settling;
        };
        expect(outcome(shuffle([...deeds], fastRandom(seed)))).toEqual(outcome(deeds));
      }),
      { seed: 22, numRuns: 150 },
    );
  });
});

describe("In any game", () => {
  it("[SCH-27] nobody hears of a card before it is turned", () => {
    for (const seed of [1, 2, 3]) {
      const turned = new Set<string>();
      for (const { told } of randomPlay({ seats: 4, options: DEFAULTS }, seed, 400)) {
        for (const event of heard(told, 0)) {
          if (event.type === "turned") turned.add(event.card);
          else
            for (const card of JSON.stringify(event).match(/"[-YGORPB]{6,7}"/g) ?? []) {
              expect(turned).toContain(card.slice(1, -1));
            }
        }
      }
      expect(turned.size).toBeGreaterThan(10);
    }
  });

  it("[SCH-22] around one table random hands come to votes too, and every vote comes to an end", () => {
    let votes = 0;
    const table = "oneTable" as const;
    const options = { ...DEFAULTS, table, tieMs: 200, deck: [...EVENTFUL] };
    for (let seed = 0; seed < 12; seed++) {
      let phase = "";
      for (const { standing } of randomPlay({ seats: 5, options }, seed, 600)) {
        if (standing.state.phase === "vote" && phase !== "vote") votes += 1;
        phase = standing.state.phase;
      }
      expect(phase).not.toBe("vote");
    }
    expect(votes).toBeGreaterThan(3);
  });
});
