import { copy, fastRandom, type Seat, type Watcher, watchersOf } from "@tavolata/kernel";
import { claiming, claimsIn, claimsOf, type Truths } from "@tavolata/kernel/testing/claims";
import { describe, expect, test } from "vitest";
import {
  areMates,
  beccato,
  GUILDS,
  HIDDEN,
  isFourSerama,
  LEVELS,
  levelPoints,
  type Move,
  type Options,
  playerAt,
  SERAMA,
  type State,
  teamWith,
  trisIn,
  type View,
  worthOf,
} from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS } from "../testing/table-with.ts";
import { coachOf, it } from "./index.ts";

/** The coach's texts, as which each sentence tells only what it claims. */
const CLAIMS = { ...it, coach: claiming(it.coach) };

const TABLES: Partial<Options>[] = [
  {},
  { voices: false, symbols: "chosen", teams: "drawn" },
  { lineOfSight: false, signalChange: true },
  { freeSignal: true, signalChange: true, teamSize: "three" },
  { calledChickens: true, freeSignal: true, agreeSeconds: 0 },
  { calledChickens: true, voices: false, lineOfSight: false, pyramid: true },
  { pyramid: true, signalChange: true },
  { table: "oneTable", signalChange: true },
  { table: "oneTable", freeSignal: true, pyramid: true, symbols: "chosen" },
  { table: "oneTable", calledChickens: true, freeSignal: true, lineOfSight: false },
];

interface Situation {
  readonly state: State;
  readonly view: View;
  readonly watcher: Watcher;
  readonly seat: Seat;
}

/** When hands have rested, and everybody has their breath back. */
const LATER = { now: Number.MAX_SAFE_INTEGER, actedAt: Number.MAX_SAFE_INTEGER };

function canDo(state: State, seat: Seat, type: Move["type"]): boolean {
  return beccato.moves(state, seat, LATER).some(({ move }) => move.type === type);
}

function isOnline({ options }: State): boolean {
  return options.table === "online";
}

/** When nobody does anything any more before the clock rings. */
function afterTheClock(state: State): State {
  const later = copy(state);
  const now = beccato.alarm(state) ?? 0;
  const tell = Object.assign(() => {}, { to: () => {} });
  beccato.ring(later, { now, actedAt: now, random: fastRandom(1), tell, effect: () => {} });
  return later;
}

function hasSignal(state: State, seat: Seat): boolean {
  const { signal, signalsByBreed } = teamWith(state, seat);
  return signal !== null || signalsByBreed.length > 0;
}

/** Whether a player can let their mates know, by some signal of the app or by one of their own. */
function canSignal(state: State, seat: Seat): boolean {
  if (!isOnline(state)) return true;
  const { act } = playerAt(state, seat);
  // Whose hands are busy signals already.
  return (act !== null && !act.idle) || canDo(state, seat, "perform");
}

/** What must be true when the coach says it. */
const TRUE: Truths<Situation> = {
  agree: ({ state, seat }) =>
    state.phase === "agreeing" &&
    !hasSignal(state, seat) &&
    (canDo(state, seat, "propose") || playerAt(state, seat).ready),
  agreed: ({ state, seat }) => isOnline(state) && hasSignal(state, seat),
  begins: ({ state, seat }) => state.round === 1 && canSignal(state, seat),
  pass: ({ state, seat }) => canDo(state, seat, "pass") && trisIn([SERAMA, SERAMA, SERAMA]) === undefined,
  eyesDown: ({ state, view, seat }) => {
    const refusal = beccato.refuse(
      state,
      seat,
      { type: "look", at: (seat + 1) % state.players.length },
      LATER,
    );
    return (
      playerAt(state, seat).hand.length === 4 &&
      refusal?.code === "eyes-on-cards" &&
      view.players.every(({ act }, other) => other === seat || act === null)
    );
  },
  tris: ({ state, seat }) => trisIn(playerAt(state, seat).hand) !== undefined && canSignal(state, seat),
  fourSerama: ({ state, seat }) =>
    isFourSerama(playerAt(state, seat).hand) && state.holder === seat && canDo(state, seat, "chicchirichi"),
  look: ({ state, view, seat }) => {
    const gaze = playerAt(state, seat).gaze;
    return (
      (canDo(state, seat, "look") || gaze?.arrived === false) &&
      view.players.every(({ act }, other) => {
        const real = playerAt(state, other).act;
        return other === seat || act === null || real?.seenBy.includes(seat) === true;
      })
    );
  },
  open: ({ state, view }) =>
    isOnline(state) &&
    view.players.every(({ act }, other) => act === (playerAt(state, other).act?.what ?? null)),
  real: ({ state, seat }) => !isOnline(state) && !canDo(state, seat, "perform"),
  mate: ({ state, seat }) => canDo(state, seat, "coccode"),
  opponent: ({ state, seat }) => {
    const accused = beccato
      .moves(state, seat, LATER)
      .flatMap(({ move }) => (move.type === "beccato" ? [move.accused] : []));
    return state.players.every((_, other) => accused.includes(other) === !areMates(state, seat, other));
  },
  bluff: ({ state, seat }) => isOnline(state) && canSignal(state, seat),
  shouted: ({ state, seat }) => {
    const mine = state.shouts.some((one) => one.seat === seat);
    let later = state;
    for (let i = 0; later.stopped !== null && i < 50; i++) later = afterTheClock(later);
    return mine && later.outcome !== null && later.players.some(({ shown }) => shown);
  },
  egg: () =>
    GUILDS.every((guild) =>
      GUILDS.every((own) => worthOf({ guild, down: false }, own) === (guild === own ? 2 : 1)),
    ),
  place: ({ state }) => {
    // BEC-28: the base is full of one symbol, and then it is not.
    const worth = (third: "ring" | "fork") => {
      const guilds = ["ring", "ring", third] as const;
      const eggs = guilds.map((guild, place) => ({ guild, down: false, place }));
      return levelPoints({ guild: "coin", eggs, chick: false })?.[0];
    };
    return state.options.pyramid && LEVELS[0]?.length === 3 && worth("ring") === 6 && worth("fork") === 3;
  },
  change: ({ state, seat }) =>
    ["drawSignal", "changeSignal", "turnEgg", "confirm", "decline"].some((type) =>
      canDo(state, seat, type as Move["type"]),
    ),
  watching: ({ state, view }) =>
    view.players.every(({ hand, shown, act }) => {
      const isSeen = act === null || (isOnline(state) && !state.options.lineOfSight);
      return isSeen && (shown || hand.every((card) => card === HIDDEN));
    }) && view.teams.every(({ signal, proposals }) => (signal ?? HIDDEN) === HIDDEN && proposals === HIDDEN),
  over: ({ state }) =>
    state.teams.every(({ guild, eggs, chick }, team) => {
      const worth = eggs.reduce((sum, egg) => sum + worthOf(egg, guild), chick ? 5 : 0);
      const { points, outOfCount } = state.scores?.[team] ?? { points: -1, outOfCount: false };
      // BEC-28: a level of a pyramid may count double.
      return state.options.pyramid
        ? outOfCount || (points >= worth && points <= 2 * worth)
        : points === worth;
    }),
};

/** Sentences that promise nothing, and why. */
const PROMISES_NOTHING: Readonly<Record<string, string>> = { between: "a thought" };

describe("What the coach claims", () => {
  const said = new Set<string>();

  for (const [i, options] of TABLES.entries()) {
    test(`[BEC-15] [BEC-17] [BEC-20] [BEC-21] [BEC-28] [BEC-33] [BEC-34] is true at a table with ${JSON.stringify(options)}`, () => {
      const untrue: { key: string; [more: string]: unknown }[] = [];
      for (let seed = 0; seed < 12; seed++) {
        const seats = 4 + ((seed + i) % 6);
        const setup = { seats, options: { ...DEFAULTS, ...options } };
        for (const { standing } of randomPlay(setup, 100 * i + seed, 700)) {
          const { state } = standing;
          for (const watcher of watchersOf(seats)) {
            const view = beccato.view(state, watcher);
            const claims = claimsIn(coachOf(CLAIMS, view));
            for (const { key, of } of claims) {
              said.add(key);
              if (key in PROMISES_NOTHING) continue;
              const situation = { state, view, watcher, seat: watcher as Seat };
              if (TRUE[key]?.(situation, of as never) !== true) untrue.push({ key, watcher, view });
            }
            if (state.phase === "over") expect(claims.map(({ key }) => key)).toEqual(["over"]);
          }
        }
      }
      expect([...new Set(untrue.map(({ key }) => key))]).toEqual([]);
      expect(untrue.slice(0, 1)).toEqual([]);
    });
  }

  test("is tried for every sentence", () => {
    const all = [...Object.keys(TRUE), ...Object.keys(PROMISES_NOTHING)];
    expect(all.sort()).toEqual(claimsOf(it.coach).sort());
    expect(all.filter((key) => !said.has(key))).toEqual([]);
  });
});
