import { GAMES } from "@tavolata/games/playable";
import { timeLimitsOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { poolAccount } from "../server/folds/tournament/payments.ts";
import { completePlan, refusePlan } from "../server/folds/tournament/plan.ts";
import { UNIT } from "../server/folds/tournament/rounds/points.ts";
import { roundPlaces, standingsOf } from "../server/folds/tournament/rounds/standings.ts";
import type { TournamentPlan } from "../server/protocol/index.ts";
import { VirtualTournament } from "../server/testing/virtual-tournament.ts";

type Game = (typeof GAMES)[number];

const POINTS = [10, 7, 5, 3, 2, 1];

/** Rounds of this game, with a time for every decision and nothing from anybody's purse. */
function planFor({ rules }: Game, more: Partial<TournamentPlan> = {}): TournamentPlan {
  const limits = Object.fromEntries(timeLimitsOf(rules.options).map((name) => [name, 20]));
  return {
    name: "Coppa a turni",
    game: rules.name,
    options: { ...limits, ...FREE[rules.name] },
    kind: "rounds",
    most: 40,
    tableSize: Math.min(4, rules.seats.max),
    entry: 300,
    startsAt: null,
    whenFull: false,
    lateMinutes: 240,
    pace: "quick",
    rounds: {
      count: 3,
      points: POINTS,
      bye: null,
      minutes: 15,
      restSeconds: 30,
      partners: "changing",
      advance: 1,
    },
    ...more,
  };
}

/** The options with which a game wants no chips, as its manifest has them. */
const FREE: Readonly<Record<string, object>> = Object.fromEntries(
  GAMES.flatMap(({ manifest }) => ("free" in manifest ? [[manifest.name, manifest.free as object]] : [])),
);

function opened(game: Game, more: Partial<TournamentPlan>, bots: number): VirtualTournament {
  const plan = completePlan(planFor(game, more), game);
  expect(refusePlan(plan, game, 0)).toBeUndefined();
  const tournament = new VirtualTournament(plan, game, 5);
  const bot = game.bots[0]!.name;
  expect(tournament.act("host", { type: "set-bots", bot, count: bots })).toBeUndefined();
  return tournament;
}

function rounds(tournament: VirtualTournament) {
  return tournament.state.rounds!;
}

/** What everybody has, added up by hand from the tables. */
function pointsByHand(tournament: VirtualTournament): number[] {
  const all = tournament.state.players.map(() => 0);
  for (const { tables, byes } of rounds(tournament).played) {
    for (const { players, result } of tables) {
      const { places, teams } = result!;
      const sides = teams ?? places.map((_, seat) => seat);
      for (const [seat, player] of players.entries()) {
        const others = new Map(sides.map((side, i) => [side, places[i]!]));
        const ahead = [...others.values()].filter((place) => place < places[seat]!).length;
        const alike = [...others.values()].filter((place) => place === places[seat]!).length;
        const shared = Array.from({ length: alike }, (_, i) => POINTS[ahead + i] ?? 0);
        all[player]! += (shared.reduce((a, b) => a + b, 0) * UNIT) / alike;
      }
    }
    expect(byes).toEqual([]);
  }
  return all;
}

describe.each(GAMES.map((game) => ({ name: game.rules.name, game })))("Three rounds of $name", ({ game }) => {
  it("are played to their end, and the standings add up by hand", () => {
    const { max, min } = game.rules.seats;
    const players = min <= 3 ? 9 : 8;
    const tournament = opened(game, { tableSize: Math.min(4, max) }, players);
    expect(tournament.act("host", { type: "start" })).toBeUndefined();
    tournament.until(() => false);
    const { state } = tournament;
    expect(state.phase).toBe("over");
    const { played } = rounds(tournament);
    expect(played).toHaveLength(3);
    for (const { tables } of played) {
      const seated = tables.flatMap(({ players }) => players);
      expect(new Set(seated).size).toBe(seated.length);
      expect(seated).toHaveLength(players);
      for (const { result } of tables) expect(result).toMatchObject({ corrected: false });
    }
    const standings = standingsOf(state, rounds(tournament));
    const byHand = pointsByHand(tournament);
    for (const { player, points } of standings) expect(points).toBe(byHand[player]);
    expect(state.players.reduce((sum, { prize }) => sum + prize, 0)).toBe(players * 300);
    expect(tournament.balance(poolAccount(state.id))).toBe(0);
    expect([...tournament.accounts.values()].reduce((a, b) => a + b, 0)).toBe(0);
  }, 30_000);
});

const [SIMPLE] = GAMES.filter(({ rules }) => rules.teams === undefined && rules.chairs === undefined);
const TEAMS = GAMES.find(({ rules }) => rules.teams !== undefined)!;

describe("Rounds", () => {
  it("end when their time is up, as the tables stand, and no later", () => {
    const plan = planFor(SIMPLE!);
    const tournament = opened(SIMPLE!, { rounds: { ...plan.rounds!, count: 1, minutes: 2 } }, 8);
    tournament.act("host", { type: "start" });
    tournament.until(() => rounds(tournament).played.length === 1);
    tournament.act("host", { type: "pause" });
    const { deadline } = rounds(tournament).played[0]!;
    tournament.now += 600_000;
    tournament.until(() => tournament.now > deadline! + 660_000);
    expect(rounds(tournament).played[0]!.tables.every(({ result }) => result === null)).toBe(true);
    tournament.act("host", { type: "resume" });
    const later = rounds(tournament).played[0]!.deadline!;
    expect(later).toBeGreaterThan(deadline! + 600_000);
    tournament.until(() => rounds(tournament).played[0]!.deadline === null);
    expect(tournament.now).toBeLessThan(later + 5000);
    for (const { result } of rounds(tournament).played[0]!.tables)
      expect(["played", "time"]).toContain(result!.how);
    tournament.until(() => false);
    expect(tournament.state.phase).toBe("over");
  });

  it("take in who comes late, let go who wants to, and are corrected with a reason that everybody reads", () => {
    const tournament = opened(SIMPLE!, {}, 6);
    for (const who of ["ada", "bea"]) tournament.act(who, { type: "enter", seed: who });
    expect(tournament.act("ada", { type: "next-round" })).toBe("not-host");
    tournament.act("host", { type: "start" });
    expect(tournament.act("host", { type: "next-round" })).toBe("round-not-over");
    tournament.until(() => rounds(tournament).played.length === 1);
    expect(tournament.act("ciro", { type: "enter", seed: "c" })).toBeUndefined();
    expect(tournament.act("bea", { type: "withdraw" })).toBeUndefined();
    tournament.until(() => rounds(tournament).nextAt !== null);
    const [first] = rounds(tournament).played;
    const [table] = first!.tables;
    const before = table!.result!.places;
    // Whoever sits after the winner is said to have won.
    const places = before.map(
      (_, seat) => 1 + ((seat - before.indexOf(1) - 1 + before.length) % before.length),
    );
    const correct = {
      type: "correct-result",
      round: 0,
      table: 0,
      places,
      reason: "Contate due volte",
    } as const;
    expect(tournament.act("ada", correct)).toBe("not-host");
    expect(tournament.act("host", { ...correct, places: before.map(() => 2) })).toBe("bad-options");
    expect(tournament.act("host", { ...correct, table: 9 })).toBe("no-such-result");
    expect(tournament.act("host", correct)).toBeUndefined();
    expect(tournament.act("host", correct)).toBe("already-so");
    expect(tournament.state.desk).toEqual([
      {
        at: tournament.now,
        by: expect.objectContaining({ nickname: "host" }),
        did: { what: "result", round: 0, table: 0, before, places },
        reason: "Contate due volte",
      },
    ]);
    const winner = table!.players[places.indexOf(1)]!;
    const standing = () =>
      standingsOf(tournament.state, rounds(tournament)).find(({ player }) => player === winner)!;
    expect(standing().points).toBe(POINTS[0]! * UNIT);
    expect(tournament.act("host", { type: "next-round" })).toBeUndefined();
    tournament.until(() => rounds(tournament).played.length === 2);
    const second = rounds(tournament).played[1]!.tables.flatMap(({ players }) => players);
    expect([second.includes(1), second.includes(8)]).toEqual([false, true]);
    tournament.until(() => false);
    const places2 = roundPlaces(tournament.state, rounds(tournament));
    expect([...places2].sort((a, b) => a - b)).toEqual(places2.map((_, i) => i + 1));
  });

  it("that are knock-outs let the best of each table go on, and are filled up to a number that suits", () => {
    const plan = planFor(SIMPLE!);
    const more = { kind: "knock-out", tableSize: 4, rounds: { ...plan.rounds!, advance: 2 } } as const;
    const tournament = opened(SIMPLE!, more, 13);
    tournament.act("host", { type: "start" });
    tournament.until(() => false);
    const { played } = rounds(tournament);
    expect(tournament.state.players.length).toBeGreaterThanOrEqual(13);
    for (const [i, { tables, byes }] of played.entries()) {
      expect(byes).toEqual([]);
      const through = played[i + 1]?.tables.flatMap(({ players }) => players) ?? [];
      if (i + 1 < played.length) expect(through).toHaveLength(tables.length * 2);
      for (const { players, result } of tables) {
        const worst = Math.max(
          ...players
            .filter((one) => through.includes(one))
            .map((one) => result!.places[players.indexOf(one)]!),
          0,
        );
        const best = Math.min(
          ...players
            .filter((one) => !through.includes(one))
            .map((one) => result!.places[players.indexOf(one)]!),
        );
        if (i + 1 < played.length) expect(worst).toBeLessThanOrEqual(best);
      }
    }
    expect(played.at(-1)!.tables).toHaveLength(1);
    const last = played.at(-1)!.tables[0]!;
    const champion = last.players[last.result!.places.indexOf(1)]!;
    expect(tournament.state.players[champion]!.place).toBe(1);
    const refused = refusePlan(
      { ...completePlan(planFor(SIMPLE!, { ...more, rounds: { ...plan.rounds!, advance: 4 } }), SIMPLE!) },
      SIMPLE!,
      0,
    );
    expect(refused?.code).toBe("numbers-do-not-suit");
  });

  it("in teams: mates who chose each other stay together and share their place; others change as long as they can", () => {
    const plan = planFor(TEAMS);
    const fixed = opened(TEAMS, { tableSize: 4, rounds: { ...plan.rounds!, partners: "fixed" } }, 5);
    for (const who of ["ada", "bea"]) fixed.act(who, { type: "enter", seed: who });
    expect(fixed.act("ada", { type: "choose-mate", player: 0 })).toBe("no-such-player");
    expect(fixed.act("ada", { type: "choose-mate", player: 1 })).toBeUndefined();
    expect(fixed.act("bea", { type: "choose-mate", player: 0 })).toBeUndefined();
    fixed.act("host", { type: "start" });
    fixed.until(() => false);
    // Seven are made eight: four teams at two tables.
    expect(fixed.state.players).toHaveLength(8);
    expect(rounds(fixed).mates[0]).toEqual([0, 1]);
    for (const { tables } of rounds(fixed).played) {
      for (const { players, result } of tables) {
        for (const mates of rounds(fixed).mates) {
          const teams = mates.map((player) => result!.teams![players.indexOf(player)]);
          expect(new Set(teams).size).toBe(1);
        }
      }
    }
    expect(fixed.state.players[0]!.place).toBe(fixed.state.players[1]!.place);
    const changing = opened(TEAMS, { tableSize: 4 }, 8);
    changing.act("host", { type: "start" });
    changing.until(() => false);
    const pairs = rounds(changing).played.flatMap(({ tables }) =>
      tables.flatMap(({ players, result }) =>
        [...new Set(result!.teams!)].map((team) =>
          players
            .filter((_, seat) => result!.teams![seat] === team)
            .sort((a, b) => a - b)
            .join("-"),
        ),
      ),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it("are not opened where a decision could take for ever, with chips of people's own, or with rules that clash", () => {
    const game = GAMES.find(({ rules }) => rules.chairs !== undefined)!;
    const refused = (of: Game, more: Partial<TournamentPlan>) =>
      refusePlan(completePlan({ ...planFor(of), ...more }, of), of, 0)?.code;
    const endless = Object.fromEntries(timeLimitsOf(SIMPLE!.rules.options).map((name) => [name, 0]));
    expect(refused(SIMPLE!, { options: endless })).toBe("no-time-limit");
    expect(refused(game, { options: { ...planFor(game).options, table: "cash" } })).toBe("no-tournaments");
    const { rounds: _, ...without } = planFor(SIMPLE!);
    expect(refusePlan(completePlan(without, SIMPLE!), SIMPLE!, 0)?.code).toBe("plan-clash");
    expect(refused(SIMPLE!, { bounty: 100 })).toBe("plan-clash");
    expect(refused(SIMPLE!, { tableSize: 10 })).toBe("bad-options");
    const plan = planFor(SIMPLE!).rounds!;
    expect(refused(SIMPLE!, { rounds: { ...plan, points: [1, 2] } })).toBe("plan-clash");
    expect(refused(SIMPLE!, { rounds: { ...plan, partners: "fixed" } })).toBe("no-mates");
    const wrong = (percent: number[], players = 2) => refused(SIMPLE!, { payouts: [{ players, percent }] });
    expect([wrong([60, 30]), wrong([40, 60]), wrong([60, 30, 10]), wrong([100], 5)]).toEqual(
      Array(4).fill("payouts-wrong"),
    );
    expect(wrong([70, 30])).toBeUndefined();
  });
});
