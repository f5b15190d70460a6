import { fastRandom, type Offer, pick } from "@tavolata/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bestia,
  type Card,
  dominantTrump,
  type HandOver,
  legalCards,
  type Move,
  type State,
} from "../rules/index.ts";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { MOST_SLOTS, owes, packCard, type Stakes, settle, unpackCard } from "./packed.ts";
import { regular } from "./panel.ts";
import { listen } from "./table-talk.ts";
import { Tricks } from "./tricks.ts";

const WHEN = { now: 0, actedAt: 0 };
const RUNS = { seed: 31, numRuns: 300 };

const tables = fc.record({
  seed: fc.nat(1_000_000),
  seats: fc.integer({ min: 2, max: 8 }),
  handSize: fc.constantFrom(3 as const, 4 as const),
  overtrump: fc.boolean(),
  potSaved: fc.boolean(),
  ante: fc.integer({ min: 1, max: 50 }),
  credit: fc.integer({ min: 20, max: 2000 }),
});
type Drawn = typeof tables extends fc.Arbitrary<infer T> ? T : never;

/** Everybody declares, and plays rather than passes, so most of these become hands with tricks. */
function declared({ seed, seats, handSize, overtrump, potSaved, ante, credit }: Drawn): TestTable {
  const table = tableWith({
    seats,
    seed,
    options: { handSize, overtrump, potSaved, ante },
    credits: Array.from({ length: seats }, (_, i) => credit + 10 * i),
  });
  const random = fastRandom(seed, 4);
  while (table.state.phase === "declaration" || table.state.phase === "blind") {
    const seat = table.state.turn!;
    if (table.state.phase === "declaration" && random.below(4) > 0) table.isServed(seat);
    else table.passes(seat);
  }
  return table;
}

function layAny(table: TestTable, seed: number): void {
  const { state } = table;
  table.moves(state.turn!, { type: "play", card: pick(legalCards(state, state.turn!), fastRandom(seed, 7)) });
}

/** The twin of a table in the middle of its tricks, with all its cards. */
function twinOf(state: State): { tricks: Tricks; me: number } {
  const talk = listen(bestia.view(state, state.turn!));
  const { playing, talkers, trumps, stakes, trick, handSize } = talk;
  const me = playing.indexOf(talk.me);
  const tricks = new Tricks();
  tricks.begin({ players: playing.length, trumps, stakes, me, mostWays: 100 }, trick);
  playing.forEach((talker, i) => {
    const { seat, laid } = talkers[talker]!;
    const cards = [...laid.map(({ card }) => card), ...state.players[seat]!.cards.map(packCard)];
    cards.forEach((card, slot) => {
      tricks.cards[i * MOST_SLOTS + slot] = card;
    });
    tricks.left[i] = ((1 << handSize) - 1) & ~((1 << laid.length) - 1);
    tricks.owed[i] = owes(handSize, talker === talk.firstToPlay);
  });
  return { tricks, me };
}

function packedLegal(state: State): Card[] {
  const { tricks, me } = twinOf(state);
  const legal = tricks.legal(me);
  return [0, 1, 2, 3]
    .filter((slot) => (legal >> slot) & 1)
    .map((slot) => unpackCard(tricks.cards[me * MOST_SLOTS + slot]!));
}

describe("The packed twin of the rules", () => {
  it("can lay exactly what the rules let pass, and sees the same trick", () => {
    const seen = { positions: 0, overtrump: 0, dominant: 0 };
    fc.assert(
      fc.property(tables, (drawn) => {
        const table = declared(drawn);
        for (let laid = 0; table.state.phase === "play"; laid++) {
          const { state } = table;
          const rules = legalCards(state, state.turn!);
          expect(packedLegal(state).sort()).toEqual([...rules].sort());
          const { trick, playing, talkers } = listen(bestia.view(state, state.turn!));
          expect(trick).toMatchObject({ trick: state.tricks.length, laid: state.trick.length });
          for (const [i, { taker }] of state.tricks.entries()) {
            expect(talkers[playing[(trick.takers >> (4 * i)) & 15]!]!.seat).toBe(taker);
          }
          seen.positions += 1;
          if (drawn.overtrump && state.trick.length > 1) seen.overtrump += 1;
          if (rules.length === 1 && rules[0] === dominantTrump(state.trump!)) seen.dominant += 1;
          layAny(table, drawn.seed + laid);
        }
      }),
      RUNS,
    );
    expect(seen.positions).toBeGreaterThan(1500);
    expect(seen.overtrump).toBeGreaterThan(300);
    expect(seen.dominant).toBeGreaterThan(20);
  });

  it("settles to the cent as the rules do, whatever is agreed on", () => {
    const seen = { saved: 0, twoOwed: 0, bestie: 0, leftOver: 0 };
    fc.assert(
      fc.property(tables, (drawn) => {
        const table = declared(drawn);
        if (table.state.phase !== "play") return;
        const talk = listen(bestia.view(table.state, table.state.turn!));
        const seats = talk.playing.map((talker) => talk.talkers[talker]!.seat);
        const { pot, bestia: risk, firstToPlay } = table.state;
        for (let laid = 0; table.state.phase === "play"; laid++) layAny(table, drawn.seed + laid);
        const over = table.last("handOver") as HandOver;
        const takers = over.tricks.reduce((sum, { taker }, i) => sum | (seats.indexOf(taker) << (4 * i)), 0);
        const owed = Uint8Array.from(seats, (seat) => owes(drawn.handSize, seat === firstToPlay));
        const stakes: Stakes = { ...talk.stakes, ofTheNextPot: 1 };
        const gains = new Float64Array(seats.length + 1);
        settle(takers, seats.length, owed, stakes, gains, 0);
        expect(gains[seats.length]).toBe(over.nextPot);
        seats.forEach((seat, i) => {
          const paid = over.bestie.includes(seat) ? risk : 0;
          expect(gains[i]! - over.nextPot).toBe(over.won[seat]! - paid);
        });
        if (over.how === "saved") seen.saved += 1;
        if (owed.includes(2)) seen.twoOwed += 1;
        if (over.bestie.length > 0) seen.bestie += 1;
        if (pot % drawn.handSize > 0) seen.leftOver += 1;
      }),
      RUNS,
    );
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(10);
  });
});

/**
 * What everybody gains when all play for themselves, found by playing by the rules. Where a player does not care,
 * others may: then the usual card counts, or else the first that is as good.
 */
function byTheRules(table: TestTable, ofTheNextPot: number): number[] {
  const { state } = table;
  const seat = state.turn!;
  const before = structuredClone(state);
  const usual = usualCard(table);
  let best: number[] | undefined;
  for (const card of [usual, ...legalCards(state, seat).filter((other) => other !== usual)]) {
    table.state = structuredClone(before);
    table.moves(seat, { type: "play", card });
    const over = table.state.phase === "play" ? undefined : table.state.lastHand!;
    const gains =
      over === undefined
        ? byTheRules(table, ofTheNextPot)
        : over.won.map(
            (won, other) =>
              won - (over.bestie.includes(other) ? over.bestia : 0) + ofTheNextPot * over.nextPot,
          );
    if (best === undefined || gains[seat]! > best[seat]!) best = gains;
  }
  table.state = before;
  return best!;
}

function usualCard({ state }: TestTable): Card {
  const seat = state.turn!;
  const move = regular.sit(undefined).decide({
    view: () => bestia.view(state, seat),
    offers: bestia.moves(state, seat, WHEN) as Offer<Move>[],
    random: fastRandom(1),
  });
  return (move as { card: Card }).card;
}

describe("The solver", () => {
  it("finds the same gains as trying all cards by the rules", () => {
    let solved = 0;
    fc.assert(
      fc.property(tables, fc.integer({ min: 2, max: 4 }), (drawn, seats) => {
        const table = declared({ ...drawn, seats });
        // From the last but one trick on: by the rules it takes a long time.
        const { handSize } = drawn;
        for (let i = 0; table.state.phase === "play" && table.state.tricks.length < handSize - 2; i++) {
          layAny(table, drawn.seed + i);
        }
        if (table.state.phase !== "play") return;
        const talk = listen(bestia.view(table.state, table.state.turn!));
        const { tricks, me } = twinOf(table.state);
        const expected = byTheRules(table, talk.stakes.ofTheNextPot);
        const gains = tricks.solve(me);
        talk.playing.forEach((talker, i) => {
          expect(gains[i]).toBeCloseTo(expected[talk.talkers[talker]!.seat]!, 6);
        });
        solved += 1;
      }),
      { seed: 5, numRuns: 80 },
    );
    expect(solved).toBeGreaterThan(40);
  });

  it("says what each card is worth: laying the best one is worth the whole", () => {
    fc.assert(
      fc.property(tables, (drawn) => {
        const table = declared(drawn);
        if (table.state.phase !== "play") return;
        const { tricks, me } = twinOf(table.state);
        const legal = tricks.legal(me);
        const each = [0, 1, 2, 3]
          .filter((slot) => (legal >> slot) & 1)
          .map((slot) => tricks.solveAfter(me, slot)[me]!);
        expect(tricks.solve(me)[me]).toBe(Math.max(...each));
        expect(bestia.moves(table.state, table.state.turn!, WHEN).length).toBeGreaterThanOrEqual(each.length);
      }),
      { seed: 6, numRuns: 100 },
    );
  });
});
