import { type AnyBot, findBot } from "@tavolata/bots";
import { fastRandom, type GameTypes, heard, teller } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type Event, type IlConto, ilContoPrego } from "../rules/index.ts";
import { tableWith } from "../testing/table-with.ts";
import { Acquaintance, type Kinds, STRANGER, takenTogether } from "./acquaintance.ts";
import { CHARACTERS } from "./characters.ts";
import { BOTS } from "./index.ts";
import { WHOLE_STOCK } from "./stock.ts";

const HANDS = 8;
/** The places of some kinds in CHARACTERS. */
const [EXACT_COUNTER, BLUFFER, OFTEN_WRONG] = [2, 3, 5];
const BY_THE_BOOK = CHARACTERS.findIndex(({ manner }) => manner === undefined);

/** What a fourth player gets to know of three of a kind, who play some hands with another of them. */
function afterHandsOf(name: string): { known: Acquaintance; told: Event[] } {
  const found = findBot(BOTS as readonly AnyBot[], name);
  if (found.fault !== undefined) throw new Error(found.fault);
  const minds = [0, 1, 2, 3].map(() => found.bot.sit(found.level));
  const { state } = tableWith({ seats: 4, seed: 5, options: { hands: HANDS } });
  const { tell, told } = teller<Event>();
  const turn = { now: 0, actedAt: 0, random: fastRandom(5), tell, effect: () => {} };
  while (ilContoPrego.result(state) === undefined) {
    const seat = state.turn;
    const offers = ilContoPrego.moves(state, seat, turn);
    const decision = { view: () => ilContoPrego.view(state, seat), offers, random: turn.random };
    const move = minds[seat]!.decide(decision as Parameters<(typeof minds)[0]["decide"]>[0]);
    ilContoPrego.play(state, seat, move as IlConto["move"], turn);
  }
  const events = heard<GameTypes["event"]>(told, 0) as Event[];
  const known = new Acquaintance(WHOLE_STOCK);
  for (const event of events) known.hear(event);
  return { known, told: events };
}

function likeliest(kinds: Kinds): number {
  return kinds.indexOf(Math.max(...kinds));
}

describe("The maestro's acquaintance with the others", () => {
  it("begins with strangers, who may be of any kind", () => {
    const kindsOf = new Acquaintance(WHOLE_STOCK).kindsOf(false, 0);
    expect(kindsOf(1)).toBe(STRANGER);
    expect(STRANGER.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  for (const [name, kind] of [
    ["counter", EXACT_COUNTER],
    ["bluffer", BLUFFER],
    ["counter:easy", OFTEN_WRONG],
    ["rulebook", BY_THE_BOOK],
  ] as const) {
    it(`tells after some hands that somebody is a ${name}`, () => {
      const kindsOf = afterHandsOf(name).known.kindsOf(false, 0);
      for (const seat of [1, 2, 3]) {
        expect(likeliest(kindsOf(seat))).toBe(kind);
        expect(kindsOf(seat).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        // Nobody is ever taken for granted.
        expect(Math.min(...kindsOf(seat))).toBeGreaterThan(0);
      }
    });
  }

  it("takes somebody who has told nothing yet for one of those who sit here, of whom it is none itself", () => {
    const nothing = new Float64Array(CHARACTERS.length);
    const plain = nothing.map((_, kind) => (kind === BLUFFER ? 0 : -20));
    const told = new Map([plain, plain, nothing].map((logs, seat) => [seat + 1, logs]));
    const shareOf = (me: number) => takenTogether(told, me).get(3)![BLUFFER]!;
    expect(shareOf(0)).toBeGreaterThan(0.5);
    // Of the two who were plain one is the watcher, so there is only one left to go by.
    expect(shareOf(1)).toBeLessThan(shareOf(0));
    expect(shareOf(1)).toBeGreaterThan(STRANGER[BLUFFER]!);
    expect(takenTogether(told, 1).has(1)).toBe(false);
  });

  it("learns from a hand only when the bill has turned up its cards, and from each hand once", () => {
    const { told } = afterHandsOf("counter");
    const bill = told.findIndex(({ type }) => type === "bill");
    const known = new Acquaintance(WHOLE_STOCK);
    for (const event of told.slice(0, bill)) known.hear(event);
    expect(known.kindsOf(false, 0)(1)).toBe(STRANGER);
    known.hear(told[bill]!);
    const after = known.kindsOf(false, 0)(1);
    expect(after).not.toEqual(STRANGER);
    expect(known.kindsOf(false, 0)(1)).toEqual(after);
  });
});
