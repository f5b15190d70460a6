import {
  type AnyGame,
  begin,
  commitment,
  defaultsOf,
  drawMove,
  enter,
  fairChance,
  fastRandom,
  type GameManifest,
  type GameRecord,
  type GameTypes,
  type Input,
  pick,
} from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { checkRecord } from "./check.ts";

type Record = GameRecord<GameTypes>;
const MANIFESTS = import.meta.glob<{ manifest: GameManifest }>("../../games/*/manifest.ts", { eager: true });
const RULES = import.meta.glob<{ RULES: AnyGame }>("../../games/*/rules/index.ts");
/** Any game will do: the one that others are copied from is always there. */
const [template] = Object.values(MANIFESTS).filter(({ manifest }) => manifest.template);
const { RULES: rules } = await RULES[`../../games/${template?.manifest.name}/rules/index.ts`]!();
const SERVER_SEED = "ab".repeat(32);
const OTHER_SEED = "cd".repeat(32);

/** A whole game of three, played by chance. */
function playedGame(): Record {
  const playerSeeds = ["uno", "due", "bot"];
  const chance = fairChance({ server: SERVER_SEED, players: playerSeeds });
  const options = defaultsOf<object>(rules.options);
  const opened = begin(rules, { seats: 3, options }, 1000, chance);
  if (opened.refused !== undefined) throw new Error(opened.refused.code);
  const random = fastRandom(1, 0);
  const log: Input<GameTypes>[] = [];
  let { standing } = opened;
  while (rules.result(standing.state) === undefined) {
    const seat = rules.awaits(standing.state)[0]!;
    const now = { now: standing.at, actedAt: standing.at };
    const move = drawMove(pick(rules.moves(standing.state, seat, now), random), random);
    const input = { seq: standing.seq + 1, at: standing.at, by: seat, move } as Input<GameTypes>;
    const step = enter(rules, standing, input, chance);
    if (step.refused !== undefined) throw new Error(step.refused.code);
    log.push(input);
    standing = step.standing;
  }
  const { name, version } = rules;
  const head = { format: 1, game: name, version, seats: 3, options, startedAt: 1000 } as const;
  const result = rules.result(standing.state)!;
  return { ...head, commitment: commitment(SERVER_SEED), playerSeeds, serverSeed: SERVER_SEED, log, result };
}

const record = playedGame();

/** What is wrong with a game; undefined where nothing is. */
async function faultOf(tampered: unknown): Promise<string | undefined> {
  const { replayed } = await checkRecord(tampered);
  return replayed.as === "not-told" ? replayed.fault.code : undefined;
}

describe("Checking a finished game", () => {
  it("finds a fair game fair, and counts its moves", async () => {
    const told = { as: "told", moves: record.log.length, checkedFrom: 0, brokenOff: false };
    expect(await checkRecord(record)).toEqual({ committed: true, replayed: told });
    expect(record.log.length).toBeGreaterThan(10);
  });

  it("finds it fair after it came over the wire", async () => {
    expect(await checkRecord(JSON.parse(JSON.stringify(record)))).toMatchObject({ replayed: { as: "told" } });
  });

  it("finds every move that somebody else would have had to make", async () => {
    for (const at of [0, Math.floor(record.log.length / 2), record.log.length - 1]) {
      const log = record.log.map((input, i) =>
        i === at ? { ...input, by: (Number(input.by) + 1) % 3 } : input,
      );
      expect(await faultOf({ ...record, log })).toBe("impossible-input");
    }
  });

  it("finds a move that was made by somebody whose turn it was not", async () => {
    const [first, ...others] = record.log;
    const by = (Number(first?.by) + 1) % record.seats;
    expect(await faultOf({ ...record, log: [{ ...first, by }, ...others] })).toBe("impossible-input");
  });

  it("finds a move that is missing", async () => {
    expect(await faultOf({ ...record, log: record.log.slice(1) })).toBe("impossible-input");
    expect(await faultOf({ ...record, log: record.log.slice(0, -1) })).toBe("not-finished");
  });

  it("finds a seed the house was not bound to", async () => {
    const tampered = { ...record, serverSeed: OTHER_SEED };
    expect(await checkRecord(tampered)).toMatchObject({ committed: false });
    expect(await faultOf(tampered)).toBe("seed-not-committed");
  });

  it("finds cards that were dealt with another seed, even where its hash fits", async () => {
    const tampered = { ...record, serverSeed: OTHER_SEED, commitment: commitment(OTHER_SEED) };
    expect(await checkRecord(tampered)).toMatchObject({ committed: true, replayed: { as: "not-told" } });
  });

  it("finds a player's seed that was changed or left out", async () => {
    expect(await faultOf({ ...record, playerSeeds: ["uno", "tre", "bot"] })).toBeDefined();
    expect(await faultOf({ ...record, playerSeeds: ["uno", "due"] })).toBe("players-seeds-missing");
  });

  it("finds a result that does not follow", async () => {
    const { places, scores } = record.result!;
    const result = { places, scores: scores.map((score) => score + 1) };
    expect(await faultOf({ ...record, result })).toBe("another-result");
  });

  it("checks a game that was broken off as far as it went", async () => {
    const { result: _, ...brokenOff } = { ...record, log: record.log.slice(0, 5) };
    const told = { as: "told", moves: 5, checkedFrom: 0, brokenOff: true };
    expect(await checkRecord(brokenOff)).toEqual({ committed: true, replayed: told });
    const log = brokenOff.log.map((input, i) => (i === 2 ? { ...input, seq: 9 } : input));
    expect(await faultOf({ ...brokenOff, log })).toBe("impossible-input");
  });

  it("says nothing about rules it does not have, but knows a seed from another", async () => {
    const unknown = { committed: true, replayed: { as: "unknown" } };
    expect(await checkRecord({ ...record, game: "poker" })).toEqual(unknown);
    expect(await checkRecord({ ...record, game: "toString" })).toEqual(unknown);
    expect(await checkRecord({ ...record, version: rules.version + 1 })).toEqual(unknown);
    const other = { ...record, game: "poker", serverSeed: OTHER_SEED };
    expect(await checkRecord(other)).toMatchObject({ committed: false });
  });

  it("knows what is no record", async () => {
    expect(await faultOf("nonsense")).toBe("not-a-record");
    expect(await faultOf({ ...record, log: "none" })).toBe("not-a-record");
  });
});
