import type { Bot, Mind } from "@tavolata/bots";
import { drawMove, fastRandom, type Offer, pick, type Random, type Seat } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type Bestia, bestia, type Card, type Move, type Options, type State } from "../rules/index.ts";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { BOTS } from "./index.ts";
import { maestro } from "./maestro.ts";
import { regular } from "./panel.ts";

const WHEN = { now: 0, actedAt: 0 };

function offersFor(state: State, seat: Seat): Offer<Move>[] {
  return bestia.moves(state, seat, WHEN) as Offer<Move>[];
}

function decideIn(mind: Mind<Bestia>, state: State, seed: number): Move {
  const seat = state.turn!;
  return mind.decide({
    view: () => bestia.view(state, seat),
    offers: offersFor(state, seat),
    random: fastRandom(seed, 9),
  });
}

/** Plays more often than it passes, and never sits out. */
function anyMove(state: State, random: Random): Move {
  const offers = offersFor(state, state.turn!).filter(({ move }) => move.type !== "sitOut");
  const playing = offers.filter(({ move }) => move.type !== "pass");
  return drawMove(pick(playing.length > 0 && random.below(3) > 0 ? playing : offers, random), random) as Move;
}

/** The table so many moves later, over as many hands as it takes. */
function advance(table: TestTable, moves: number, random: Random): TestTable {
  const isStopped = () => table.state.phase === "over" || table.state.phase === "waiting";
  for (let left = moves; left > 0 && !isStopped(); ) {
    if (table.state.turn === null) table.rings();
    else {
      table.moves(table.state.turn, anyMove(table.state, random));
      left -= 1;
    }
  }
  return table;
}

/** All house rules, with three cards and with four, at cash tables and in tournaments. */
const VARIANTS: Partial<Options>[] = ([3, 4] as const).flatMap((handSize) => [
  { handSize },
  { handSize, overtrump: true, firstToSpeak: "hand" as const },
  { handSize, potSaved: true, allPass: "dealer" as const },
  { handSize, compulsoryHand: true, overtrump: true, potSaved: true },
  { handSize, table: "tournament" as const, levelMinutes: 5, stack: 60, ante: 10 },
]);

function tableIn(variant: number, seats: number, seed: number): TestTable {
  const options = VARIANTS[variant % VARIANTS.length]!;
  const most = options.handSize === 4 ? 8 : 10;
  return tableWith({ seats: Math.min(seats, most), seed, options: { ...options, hands: 0 } });
}

/** Where a bot has something to think about. */
function positions(count: number): State[] {
  return Array.from({ length: 10 * count }, (_, seed) => {
    const random = fastRandom(seed);
    return advance(tableIn(seed, 2 + (seed % 6), seed), random.below(30), random).state;
  })
    .filter(({ turn }) => turn !== null)
    .slice(0, count);
}

/** A bot that looks into the referee's state: what the honesty test is there to find. */
function cheatIn(state: State): Move {
  const others = state.players.flatMap(({ cards }, seat) => (seat === state.turn ? [] : cards));
  const trumps = others.filter((card: Card) => card[1] === state.trump![1]).length;
  const offers = offersFor(state, state.turn!).filter(({ move }) => move.type !== "sitOut");
  return drawMove(offers[trumps % offers.length]!, fastRandom(1)) as Move;
}

/** How often it decides differently when the hidden cards are different. */
function differences(states: readonly State[], decide: (state: State, seed: number) => Move): number {
  return states.filter((state, seed) => {
    const other = bestia.imagine(bestia.view(state, state.turn!), fastRandom(seed, 5));
    return JSON.stringify(decide(other, seed)) !== JSON.stringify(decide(state, seed));
  }).length;
}

const EVERYBODY = BOTS.flatMap((bot) =>
  (bot.levels.length === 0 ? [undefined] : bot.levels).map((level) => ({ bot, level })),
);
const nameOf = ({ bot, level }: { bot: Bot<Bestia>; level: string | undefined }) =>
  level === undefined ? bot.name : `${bot.name}:${level}`;

describe("The bots", () => {
  it("are led by the maestro, who plays for people who are gone", () => {
    expect(BOTS[0]).toBe(maestro);
    expect(maestro.levels).toEqual(["easy", "normal", "strong"]);
  });

  for (const each of EVERYBODY) {
    it(`[BES-39] ${nameOf(each)} is honest: it decides the same when the hidden cards are different`, () => {
      const decide = (state: State, seed: number) => decideIn(each.bot.sit(each.level), state, seed);
      expect(differences(positions(40), decide)).toBe(0);
    });
  }

  it("[BES-39] would be found out if they looked", () => {
    expect(differences(positions(40), cheatIn)).toBeGreaterThan(3);
  });

  it("always have a move that is open, with 2 to 10 players, whatever is agreed on", () => {
    let asked = 0;
    for (const [variant] of VARIANTS.entries()) {
      for (let seats = 2; seats <= 10; seats++) {
        const random = fastRandom(variant, seats);
        const table = tableIn(variant, seats, 100 * variant + seats);
        for (let round = 0; round < 4; round++) {
          advance(table, 1 + random.below(9), random);
          if (table.state.turn === null) continue;
          for (const [i, each] of EVERYBODY.entries()) {
            // The maestro takes longer than all others together.
            const every = { "maestro:strong": 12, "maestro:normal": 6, "maestro:easy": 2 }[nameOf(each)] ?? 1;
            if ((seats + round + variant) % every !== 0) continue;
            const move = decideIn(each.bot.sit(each.level), table.state, i);
            expect(table.refusal(table.state.turn!, move)).toBeUndefined();
            expect(move.type).not.toBe("sitOut");
            asked += 1;
          }
        }
      }
    }
    expect(asked).toBeGreaterThan(1000);
  });

  it("decide the same again, whatever they have thought about in between", () => {
    const mind = maestro.sit("strong");
    const decideAll = () => positions(12).map((state, seed) => decideIn(mind, state, seed));
    expect(decideAll()).toEqual(decideAll());
  });

  it("[BES-31] are back as soon as they can be", () => {
    const table = tableWith({ seats: 3 });
    const seat = table.state.turn!;
    table.moves(seat, { type: "sitOut" });
    for (const { bot, level } of EVERYBODY) {
      expect(decideIn(bot.sit(level), table.state, 1)).toEqual({ type: "back" });
    }
  });
});

describe("The maestro", () => {
  const strong = ({ state }: TestTable): Move => decideIn(maestro.sit("strong"), state, 1);

  it("plays with the three highest trumps and exchanges none of them", () => {
    const table = tableWith({ hands: ["4C 5B 6S", "7C 2B 4S", "AD 3D RD"], trump: "2D" });
    expect(strong(table.passes(1, 0))).toEqual({ type: "served" });
  });

  it("passes with nothing in hand after two who stand pat", () => {
    const table = tableWith({ hands: ["AD 3D RD", "CD FD 7D", "2C 2B 4S"], trump: "2D" });
    expect(strong(table.isServed(1, 0))).toEqual({ type: "pass" });
  });

  it("throws away plain low cards, and keeps its trump, before those who are still to speak", () => {
    const table = tableWith({ hands: ["AC 5B 6S", "3D 2B 4S", "7C 5C 6B"], trump: "2D" });
    expect(strong(table)).toEqual({ type: "exchange", cards: ["2B", "4S"] });
  });

  it("[BES-16] passes with nothing when the first to speak has passed and others are still to speak", () => {
    const hands = ["AC 5B 6S", "7C 3C 4C", "4B 5D 2S", "4D 5S 2D", "AB 6D 7S"];
    const table = tableWith({ hands, trump: "2C" }).passes(3);
    expect(table.state.turn).toBe(2);
    for (let seed = 0; seed < 8; seed++) {
      expect(decideIn(maestro.sit("strong"), table.state, seed)).toEqual({ type: "pass" });
    }
  });

  it("[BES-24] comes in blind for a pot that nobody else can play for any more", () => {
    const table = tableWith({ hands: ["4C 5B 6S", "7C 2B 4S", "5C 6B 7S"], trump: "2D" });
    expect(strong(table.passes(1, 0, 2).passes(1, 0))).toEqual({ type: "blind" });
  });

  it("[BES-18] comes in blind against a player who has exchanged all cards, not against one who kept any", () => {
    const hands = ["4C 5B 6S", "7C 2B 4S", "5C 6B 7S", "2C 4B 5S"];
    const saysAfter = (away: string, seed: number) => {
      const table = tableWith({ hands, trump: "7D" }).passes(2).exchanges(1, away).passes(0, 3).passes(2, 0);
      return decideIn(maestro.sit("strong"), table.state, seed).type;
    };
    for (let seed = 0; seed < 4; seed++) {
      expect([saysAfter("7C 2B 4S", seed), saysAfter("7C 2B", seed)]).toEqual(["blind", "pass"]);
    }
  });

  it("takes the trick that it is sure of", () => {
    const table = tableWith({ hands: ["AC 4C 5B", "3C 7B 6S"], trump: "2D" });
    expect(strong(table.isServed(0, 1).plays("1:3C"))).toEqual({ type: "play", card: "AC" });
  });

  it("is the stronger the higher its level", () => {
    const HANDS = 100;
    const gainOf = (level: string): number => {
      let gain = 0;
      for (let seed = 0; seed < HANDS; seed++) gain += gainIn(seed, level);
      return gain / HANDS;
    };
    const [easy, strong] = [gainOf("easy"), gainOf("strong")];
    expect(strong).toBeGreaterThan(easy + 0.1);
  });
});

/** One hand with four regulars: what the maestro takes out of the pot less its bestia, in pots. */
function gainIn(seed: number, level: string): number {
  const table = tableWith({ seats: 5, seed, dealer: seed % 5 });
  const me = 0;
  const minds = table.state.players.map((_, seat) =>
    seat === me ? maestro.sit(level) : regular.sit(undefined),
  );
  while (table.state.turn !== null) {
    table.moves(table.state.turn, decideIn(minds[table.state.turn]!, table.state, seed));
  }
  const { won, bestie, bestia: risk, pot } = table.state.lastHand!;
  return (won[me]! - (bestie.includes(me) ? risk : 0)) / pot;
}
