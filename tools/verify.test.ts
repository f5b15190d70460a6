import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { findGame } from "@tavolata/games";
import {
  begin,
  commitment,
  defaultsOf,
  drawMove,
  enter,
  fairChance,
  fastRandom,
  type GameRecord,
  type GameTypes,
  type Input,
  pick,
} from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { describe as describeVerdict, verifyFrom } from "./verify.ts";

const { rules } = findGame("il-conto-prego")!;
const rulesOf = (game: string) => findGame(game)?.rules;

/** A whole game of three, played at random. */
function playedGame(): GameRecord<GameTypes> {
  const serverSeed = "ab".repeat(32);
  const playerSeeds = ["uno", "due", "tre"];
  const chance = fairChance({ server: serverSeed, players: playerSeeds });
  const options = defaultsOf<object>(rules.options);
  const opened = begin(rules, { seats: 3, options }, 1000, chance);
  if (opened.refused !== undefined) throw new Error(opened.refused.code);
  const random = fastRandom(1, 0);
  const log: Input<GameTypes>[] = [];
  let { standing } = opened;
  while (rules.result(standing.state) === undefined) {
    const [seat] = rules.awaits(standing.state) as [number];
    const now = { now: standing.at, actedAt: standing.at };
    const move = drawMove(pick(rules.moves(standing.state, seat, now), random), random);
    const input = { seq: standing.seq + 1, at: standing.at, by: seat, move } as Input<GameTypes>;
    const transition = enter(rules, standing, input, chance);
    if (transition.refused !== undefined) throw new Error(transition.refused.code);
    log.push(input);
    standing = transition.standing;
  }
  const result = rules.result(standing.state)!;
  const { name, version } = rules;
  const head = { format: 1, game: name, version, seats: 3, options, startedAt: 1000 } as const;
  return { ...head, commitment: commitment(serverSeed), playerSeeds, serverSeed, log, result };
}

describe("npm run verify", () => {
  it("finds that a fair game is fair, from a file and from an address", async () => {
    const record = JSON.stringify(playedGame());
    const file = path.join(await mkdtemp(path.join(tmpdir(), "tavolata-verify-")), "record.json");
    await writeFile(file, record);
    const server = createServer((_, response) => response.end(record)).listen(0);
    const { port } = server.address() as AddressInfo;
    for (const source of [file, `http://127.0.0.1:${port}/`]) {
      const verdict = await verifyFrom(source, rulesOf);
      expect(verdict).toMatchObject({ fair: true });
      expect(describeVerdict(verdict)).toMatch(/^fair: .*places/);
    }
    server.close();
  });

  it("says what is wrong with a game that was tampered with", async () => {
    const record = playedGame();
    const file = path.join(await mkdtemp(path.join(tmpdir(), "tavolata-verify-")), "record.json");
    const verdictOn = async (tampered: unknown) => {
      await writeFile(file, JSON.stringify(tampered));
      return describeVerdict(await verifyFrom(file, rulesOf));
    };
    expect(await verdictOn({ ...record, serverSeed: "cd".repeat(32) })).toContain("[seed-not-committed]");
    expect(await verdictOn({ ...record, playerSeeds: ["uno", "due", "quattro"] })).toMatch(/^NOT fair/);
    expect(await verdictOn({ ...record, log: record.log.slice(0, -1) })).toContain("[not-finished]");
    const [first, second, third] = record.result!.places as [number, number, number];
    const result = { ...record.result!, places: [second, third, first] };
    expect(await verdictOn({ ...record, result })).toContain("[another-result]");
    expect(await verdictOn({ ...record, game: "poker" })).toContain("[another-game]");
    expect(await verdictOn("nonsense")).toContain("[another-game]");
  });
});
