import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TournamentAct, TournamentPlan } from "../../protocol/index.ts";
import type { GameAtTables } from "../table-game.ts";
import { shareBounty } from "./bounties.ts";
import type { TournamentCircumstances } from "./circumstances.ts";
import { foldTournament } from "./fold.ts";
import { judgeTournamentAct } from "./judge.ts";
import { openingTournament } from "./opening.ts";
import { prizesFor, refusePayouts } from "./prizes.ts";
import type { TournamentState } from "./state.ts";
import type { TournamentStep } from "./steps.ts";
import { HOST, openedWith, PLAIN_PLAN } from "./testing/opened.ts";

const ADA = { id: "ada", nickname: "Ada", avatar: "plain" };
const BEA = { id: "bea", nickname: "Bea", avatar: "plain" };
const from = (person: string, request: string) => ({ person, request });

/** As it was written before there was anything but chips, one start and one end. */
const OLD_LOG: readonly (readonly [at: number, step: object])[] = [
  [0, { type: "opened", tournament: "t", plan: PLAIN_PLAN, host: HOST, serverSeed: "a".repeat(64) }],
  [1, { type: "act", act: { type: "enter", seed: "x" }, from: from("ada", "1"), person: ADA }],
  [2, { type: "act", act: { type: "enter", seed: "y" }, from: from("bea", "1"), person: BEA }],
  [3, { type: "act", act: { type: "set-bots", bot: "regular", count: 2 }, from: from("host", "1") }],
  [4, { type: "act", act: { type: "start" }, from: from("host", "2") }],
  [4, { type: "started", bots: ["regular", "regular"], tables: ["A", "B"], seating: [0, 1, 0, 1] }],
  [5, { type: "act", act: { type: "pause" }, from: from("host", "3") }],
  [6, { type: "act", act: { type: "resume" }, from: from("host", "4") }],
  [7, { type: "out", player: 3, at: 7, hand: 2, chipsBefore: 40 }],
  [8, { type: "moved", player: 1, table: 0 }],
  [9, { type: "table-closed", table: 1 }],
  [10, { type: "out", player: 2, at: 10, hand: 9, chipsBefore: 10 }],
  [11, { type: "out", player: 1, at: 11, hand: 10, chipsBefore: 30 }],
  [12, { type: "table-closed", table: 0 }],
  [13, { type: "ended", places: [1, 2, 3, 4], prizes: [2000, 0, 0, 0] }],
];

function folded(steps: typeof OLD_LOG): TournamentState {
  let state: TournamentState | undefined;
  for (const [at, step] of steps) state = foldTournament(state, step as TournamentStep, at);
  return state!;
}

describe("The log of a tournament", () => {
  it("of an earlier version is read as it was meant", () => {
    expect(folded(OLD_LOG)).toMatchObject({
      phase: "over",
      paused: false,
      startedAt: 4,
      pool: 2000,
      rounds: null,
      break: null,
      held: null,
      organisers: [],
      desk: [],
      moves: 1,
      tables: [
        { id: "A", closed: true },
        { id: "B", closed: true },
      ],
    });
    expect(folded(OLD_LOG).players.map(({ place, prize, bounty }) => [place, prize, bounty])).toEqual([
      [1, 2000, 0],
      [2, 0, 0],
      [3, 0, 0],
      [4, 0, 0],
    ]);
    const withdrawn = [
      ...OLD_LOG.slice(0, 3),
      [3, { type: "act", act: { type: "withdraw" }, from: from("ada", "2") }],
    ];
    expect(folded(withdrawn as typeof OLD_LOG)).toMatchObject({
      pool: 500,
      players: [{ who: { person: BEA } }],
    });
  });

  it("opens the same tournament whenever the same id is opened, at the same place in the log", () => {
    const wanted = {
      id: "B".repeat(22),
      plan: PLAIN_PLAN,
      host: HOST,
      organisers: [ADA],
      serverSeed: "b".repeat(64),
    };
    const write = openingTournament(wanted, 7);
    expect(write).toMatchObject({ log: `tournament:${wanted.id}`, seq: 0, at: 7, visitors: ["host", "ada"] });
    expect(openingTournament(wanted, 7)).toEqual(openingTournament({ ...wanted }, 7));
    const state = foldTournament(undefined, JSON.parse(write.steps)[0], 7);
    expect(state).toMatchObject({ id: wanted.id, code: null, host: HOST, organisers: [ADA], phase: "open" });
  });

  it("lets nobody keep a mate who has left, and has no number for who was removed before the start", () => {
    const enter = (person: typeof ADA, at: number): [number, object] => [
      at,
      { type: "act", act: { type: "enter", seed: "x" }, from: from(person.id, "e"), person },
    ];
    const ciro = { ...ADA, id: "ciro" };
    let state = openedWith();
    const steps = [
      ...[ADA, BEA, ciro].map((person, at) => enter(person, at)),
      [4, { type: "act", act: { type: "choose-mate", player: 2 }, from: from("bea", "m") }],
      [5, { type: "act", act: { type: "choose-mate", player: 0 }, from: from("ciro", "m") }],
      [
        6,
        {
          type: "act",
          act: { type: "remove-player", player: 0, entryBack: false, reason: "Non viene" },
          from: from("host", "r"),
        },
      ],
    ] as [number, object][];
    for (const [at, step] of steps) state = foldTournament(state, step as TournamentStep, at);
    expect(state.players.map(({ mate }) => mate)).toEqual([1, null]);
    expect(state.pool).toBe(1000);
    expect(state.desk).toEqual([
      { at: 6, by: HOST, did: { what: "removed", player: null, entryBack: true }, reason: "Non viene" },
    ]);
  });
});

describe("A number before the start", () => {
  const game = { rules: { chairs: undefined }, bots: [] } as unknown as GameAtTables;
  const circumstances = {} as TournamentCircumstances;
  const draws = { id: () => "id", seed: () => "seed" };

  function after(state: TournamentState, person: typeof ADA, act: TournamentAct, request: string) {
    const judged = judgeTournamentAct(state, game, 9, person, request, act, circumstances, draws);
    if ("refused" in judged) return judged.refused.code;
    return judged.steps.reduce((before, step) => foldTournament(before, step, 9), state);
  }

  it("means the person whose number it was, for those who say who that is", () => {
    const ciro = { ...ADA, id: "ciro" };
    const rounds = {
      count: 3,
      points: [1],
      bye: null,
      minutes: 9,
      restSeconds: 5,
      partners: "fixed",
      advance: 1,
    };
    let state = openedWith({ kind: "rounds", rounds } as Partial<TournamentPlan>);
    for (const person of [ADA, BEA, ciro]) {
      state = after(state, person, { type: "enter", seed: "x" }, "e") as TournamentState;
    }
    // Somebody withdraws while an organiser and a player look at how it was before.
    const then = after(state, ADA, { type: "withdraw" }, "w") as TournamentState;
    const remove = { type: "remove-player", player: 1, entryBack: false, reason: "Non viene" } as const;
    const choose = { type: "choose-mate", player: 1 } as const;
    expect(after(then, HOST, { ...remove, person: BEA.id }, "r")).toBe("no-such-player");
    expect(after(then, ciro, { ...choose, player: 2, person: ciro.id }, "r")).toBe("no-such-player");
    expect(after(then, BEA, { ...choose, person: BEA.id }, "r")).toBe("no-such-player");
    const chosen = after(then, BEA, { ...choose, person: ciro.id }, "r") as TournamentState;
    expect(chosen.players.map(({ mate }) => mate)).toEqual([1, null]);
    for (const act of [remove, { ...remove, person: ciro.id }]) {
      const removed = after(then, HOST, act, "r") as TournamentState;
      expect(removed.players.map(({ who }) => "person" in who && who.person.id)).toEqual([BEA.id]);
    }
  });
});

describe("What is on a head", () => {
  it("is shared exactly, each by what they took, or by all alike", () => {
    expect(
      shareBounty(
        101,
        [
          { player: 1, chips: 30 },
          { player: 2, chips: 10 },
        ],
        [],
      ),
    ).toEqual([
      { player: 1, chips: 76 },
      { player: 2, chips: 25 },
    ]);
    expect(shareBounty(100, [], [4, 5, 6])).toEqual(
      [4, 5, 6].map((player, i) => ({ player, chips: i === 0 ? 34 : 33 })),
    );
    expect(shareBounty(100, [], [])).toEqual([]);
    const chips = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(chips, fc.array(chips, { minLength: 1, maxLength: 10 }), (bounty, took) => {
        const shares = shareBounty(
          bounty,
          took.map((one, player) => ({ player, chips: one })),
          [],
        );
        expect(shares.reduce((sum, share) => sum + share.chips, 0)).toBe(bounty);
        for (const share of shares) {
          const other = shares.find(({ player }) => took[player]! > took[share.player]!);
          if (other !== undefined) expect(other.chips).toBeGreaterThanOrEqual(share.chips);
        }
      }),
      { seed: 34 },
    );
  });
});

describe("Payouts of one's own", () => {
  it("are by how many play, and make a hundred, from the highest down", () => {
    const payouts = [
      { players: 2, percent: [100] },
      { players: 6, percent: [60, 40] },
      { players: 20, percent: [50, 30, 20] },
    ];
    expect(refusePayouts(payouts)).toBeUndefined();
    expect([2, 5, 6, 19, 20, 300].map((players) => prizesFor(1001, players, payouts).length)).toEqual([
      1, 1, 2, 2, 3, 3,
    ]);
    expect(prizesFor(1001, 6, payouts)).toEqual([601, 400]);
    const why = (...wrong: typeof payouts) => refusePayouts(wrong)?.params?.why;
    expect(why({ players: 3, percent: [100] })).toBe("order");
    expect(why(payouts[0]!, payouts[0]!)).toBe("order");
    expect(why({ players: 2, percent: [60, 41] })).toBe("sum");
    expect(why({ players: 2, percent: [50, 30, 20] })).toBe("places");
    expect(why({ players: 2, percent: [40, 60] })).toBe("rising");
  });
});
