import { copy, fastRandom, type Seat, type Watcher, watchersOf } from "@tavolata/kernel";
import { claiming, claimsIn, claimsOf, type Truths } from "@tavolata/kernel/testing/claims";
import { describe, expect, test } from "vitest";
import {
  HIDDEN,
  look,
  type Move,
  type Options,
  playerAt,
  pointsOf,
  rightDeed,
  type Situation as Seen,
  type State,
  schickiMicki,
  type View,
} from "../rules/index.ts";
import { DECISIVE, EVENTFUL } from "../testing/decks.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS } from "../testing/table-with.ts";
import { coachOf, it } from "./index.ts";

/** The coach's texts, as which each sentence tells only what it claims. */
const CLAIMS = { ...it, coach: claiming(it.coach) };

const TABLES: Partial<Options>[] = [
  {},
  { turning: "clock" },
  { dealerSeconds: 0, deck: [...EVENTFUL] },
  { deck: [...DECISIVE], turning: "clock", tieMs: 200 },
  { table: "oneTable", deck: [...DECISIVE], tieMs: 200 },
  { table: "oneTable", deck: [...EVENTFUL], tieMs: 200, voteSeconds: 0 },
  { table: "oneTable", turning: "clock", leastGapMs: 500 },
  // Cards follow so fast that some answer the line before them.
  { deck: [...EVENTFUL], leastGapMs: 500, windowMs: 500, lagCreditMs: 300 },
];

interface Situation {
  readonly state: State;
  readonly view: View;
  readonly watcher: Watcher;
  readonly seat: Seat;
}

const DEEDS: readonly Move[] = [
  { type: "call", feature: "hat" },
  { type: "hand", does: "knock" },
];

/** While the line that lies there can be answered at all. */
function mayReact(state: State, seat: Seat): boolean {
  const at = state.window?.closesAt ?? state.lastCall ?? Number.MAX_SAFE_INTEGER;
  return DEEDS.some((move) => schickiMicki.refuse(state, seat, move, { now: at, actedAt: at }) === undefined);
}

function mayTurn(state: State, seat: Seat): boolean {
  return schickiMicki.refuse(state, seat, { type: "turn" }, { now: 0, actedAt: 0 }) === undefined;
}

/** What is left when the clock has rung, and nobody has done anything before. */
function afterTheClock(state: State): State {
  const later = copy(state);
  const now = schickiMicki.alarm(state) ?? 0;
  const tell = Object.assign(() => {}, { to: () => {} });
  schickiMicki.ring(later, { now, actedAt: now, random: fastRandom(1), tell, effect: () => {} });
  return later;
}

/** What somebody who has no card pays with, if they knock where that is wrong, alone and in time. */
function isOutAfterAMistake(state: State, seat: Seat): boolean {
  const last = state.line.at(-1);
  if (last === undefined) return true;
  const line = state.line.map(({ card }) => card);
  const wrong = look(line).situation === "twoWorms" ? "red" : "knock";
  const later = copy(state);
  const now = last.at + 1000;
  const tell = Object.assign(() => {}, { to: () => {} });
  const turn = { now, actedAt: now, random: fastRandom(1), tell, effect: () => {} };
  later.spent = [];
  schickiMicki.play(later, seat, { type: "hand", does: wrong }, turn);
  const settled = afterTheClock(later);
  return playerAt(settled, seat).out && schickiMicki.result(settled) === undefined;
}

/** What was on the line that its winners answered, and that they did what is right there. */
function wasWonBy(situation: Seen): (at: Situation) => boolean {
  return ({ state: { line, lastSettling } }) => {
    if (line.length > 0 || lastSettling?.why == null) return false;
    const { why, reactions } = lastSettling;
    const winning = reactions.filter(({ outcome }) => outcome === "wins");
    return (
      winning.length > 0 &&
      winning.every(({ kind, what, cards }) => {
        const seen = look(why.line.slice(0, cards));
        const right = rightDeed(seen);
        return seen.situation === situation && right?.kind === kind && right.what === what;
      })
    );
  };
}

/** What must be true when the coach says it. */
const TRUE: Truths<Situation> = {
  begins: ({ state }) => state.turned === 0 && state.line.length === 0,
  ranks: ({ state }) => state.phase === "turning",
  wrong: ({ state, seat }) => playerAt(state, seat).pile.length > 0 || isOutAfterAMistake(state, seat),
  deals: ({ state, seat }) => mayTurn(state, seat) || (state.reaching && state.dealer === seat),
  window: ({ state, seat }) => state.phase === "window" && mayReact(state, seat),
  reacted: ({ state, seat }) =>
    state.phase === "window" &&
    [...state.spent, ...(state.window?.reactions ?? [])].some((one) => one.seat === seat) &&
    afterTheClock(state).phase !== "window",
  vote: ({ state, seat }) =>
    (state.vote?.claimants.length ?? 0) > 1 &&
    schickiMicki.moves(state, seat, { now: 0, actedAt: 0 }).some(({ move }) => move.type === "vote"),
  voted: ({ state, seat }) => state.vote !== null && state.vote.votes[seat] !== null,
  "right.twoWorms": wasWonBy("twoWorms"),
  "right.identical": wasWonBy("identical"),
  "right.several": wasWonBy("several"),
  "right.one": wasWonBy("one"),
  stays: ({ state }) => state.line.length > 0 && state.lastCall === null && state.lastSettling?.why === null,
  out: ({ state, seat }) =>
    playerAt(state, seat).out && !mayReact(state, seat) && state.lastCall === null && state.deck.length > 0,
  lastCall: ({ state }) =>
    ["vote", "over"].includes(afterTheClock(state).phase) && !mayTurn(state, state.dealer),
  watching: ({ view, state, watcher }) =>
    typeof watcher !== "number" &&
    view.line.every(({ card }, i) => card !== HIDDEN && card === state.line[i]?.card) &&
    view.players.every(({ pile }, seat) => pile.length === playerAt(state, seat).pile.length) &&
    view.deck.every((card) => card === HIDDEN),
  over: ({ state }) => {
    const most = Math.max(...state.players.map(pointsOf));
    return (
      state.result?.places.every(
        (place, seat) => (place === 1) === (pointsOf(playerAt(state, seat)) === most),
      ) ?? false
    );
  },
};

describe("What the coach claims", () => {
  const said = new Set<string>();

  for (const [i, options] of TABLES.entries()) {
    const { deck, ...others } = options;
    const name = JSON.stringify({ ...others, ...(deck ? { deck: "of its own" } : {}) });
    test(`[SCH-5] [SCH-11] [SCH-17] [SCH-22] [SCH-24] [SCH-26] [SCH-28] is true at a table with ${name}`, () => {
      const untrue: unknown[] = [];
      for (let seed = 0; seed < 12; seed++) {
        const seats = 2 + ((seed + i) % 6);
        const setup = { seats, options: { ...DEFAULTS, ...options } };
        for (const { standing } of randomPlay(setup, 100 * i + seed, 500)) {
          const { state } = standing;
          for (const watcher of watchersOf(seats)) {
            const view = schickiMicki.view(state, watcher);
            const claims = claimsIn(coachOf(CLAIMS, view));
            for (const { key, of } of claims) {
              said.add(key);
              const situation = { state, view, watcher, seat: watcher as Seat };
              if (TRUE[key]?.(situation, of as never) !== true) untrue.push({ key, watcher, seed, state });
            }
            if (state.phase === "over") expect(claims.map(({ key }) => key)).toEqual(["over"]);
          }
        }
      }
      expect([...new Set(untrue.map((one) => (one as { key: string }).key))]).toEqual([]);
      expect(untrue.slice(0, 1)).toEqual([]);
    });
  }

  test("[SCH-7] [SCH-8] [SCH-9] [SCH-10] ranks are those of the rules", () => {
    const deeds = (["twoWorms", "identical", "several", "one"] as const).map((situation) =>
      rightDeed({ situation, matches: [{ feature: "hat", colour: "R", places: [0, 1] }] }),
    );
    expect(deeds.map((deed) => (deed?.kind === "call" ? "call" : deed?.what))).toEqual([
      "knock",
      "red",
      "blue",
      "call",
    ]);
  });

  test("is tried for every sentence", () => {
    expect(Object.keys(TRUE).sort()).toEqual(claimsOf(it.coach).sort());
    expect(Object.keys(TRUE).filter((key) => !said.has(key))).toEqual([]);
  });
});
