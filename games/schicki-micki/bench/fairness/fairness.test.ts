import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ServerProcess } from "../../../../server/testing/server-process.ts";
import { ROOMY } from "../../../../server/testing/test-server.ts";
import { DECISIVE } from "../../testing/decks.ts";
import { chiSquare, deniedOf, faredOf } from "./figures.ts";
import { type Entrant, type Race, race } from "./race.ts";

const over = (roundTrip: number, jitter = 6, loss = 0.005) => ({ connection: { roundTrip, jitter, loss } });

/** Everybody equally fast, on lines that the credit makes good. */
const EQUALS: readonly Entrant[] = [over(0), over(30), over(60), over(90)];
const [HONEST, SLOW, FORGER, FARMER] = [0, 1, 2, 3];
const CROOKS: readonly Entrant[] = [
  over(0),
  over(250, 20, 0.01),
  { ...over(0, 1, 0), honesty: { claims: "nothing" } },
  { ...over(0, 1, 0), honesty: { claims: "just enough", pongsLate: 140 } },
];
const CREDIT = 150;
const DEVICE = 40;
const TIE_WINDOW = 30;
/** What a chi-square with three degrees of freedom exceeds once in a thousand times. */
const ONE_IN_A_THOUSAND = 16.27;

describe("A race over lines of all kinds", () => {
  let server: ServerProcess;
  let equals: Race;
  let crooks: Race;

  beforeAll(async () => {
    server = await ServerProcess.start({ ...ROOMY, TRUST_PROXY: "1" });
    [equals, crooks] = await Promise.all([
      race(server.port, EQUALS, { tables: 14, rounds: 120, seed: 21, deck: DECISIVE }),
      race(server.port, CROOKS, { tables: 8, rounds: 72, seed: 22, deck: DECISIVE }),
    ]);
  }, 240_000);
  afterAll(() => server.stop());

  const winsOf = ({ rounds }: Race) =>
    EQUALS.map((_, i) => rounds.filter(({ winners }) => winners.length === 1 && winners[0] === i).length);
  const firstOf = ({ rounds }: Race) =>
    EQUALS.map((_, i) => rounds.filter(({ arrived }) => arrived[0] === i).length);

  it("[SCH-21] equal reaction times win equally often, which by order of arrival they would not", () => {
    const fared = faredOf(equals.rounds, [0, 30, 60, 90]);
    const denied = deniedOf(equals.rounds);
    console.log(JSON.stringify({ rounds: equals.rounds.length, fared, denied }));
    expect(equals.rounds.length).toBeGreaterThanOrEqual(120);
    expect(chiSquare(winsOf(equals))).toBeLessThan(ONE_IN_A_THOUSAND);
    expect(chiSquare(firstOf(equals))).toBeGreaterThan(ONE_IN_A_THOUSAND);
  });

  it("[SCH-21] nobody counts as faster than they were, but for the credit", () => {
    for (const { truth, judged } of [...equals.rounds, ...crooks.rounds]) {
      truth.forEach((time, i) => {
        expect(time - judged[i]!).toBeLessThanOrEqual(CREDIT + 1);
      });
    }
    const fared = faredOf(crooks.rounds, [0, 250, 0, 0]);
    console.log(JSON.stringify({ rounds: crooks.rounds.length, fared }));
    expect(fared[HONEST!]!.mostGained).toBeLessThanOrEqual(1);
    expect(fared[SLOW!]!.mostGained).toBeLessThanOrEqual(1);
    // Their line is fast, so a forged claim gains little more than what devices are granted. Late pongs gain nothing more.
    for (const crook of [FORGER!, FARMER!]) expect(fared[crook]!.meanGained).toBeLessThan(DEVICE + 10);
  });

  it("[SCH-21] a slow line loses what goes beyond the credit, and no more", () => {
    const { meanGained } = faredOf(crooks.rounds, [0, 250, 0, 0])[SLOW!]!;
    expect(-meanGained).toBeGreaterThan(250 - CREDIT);
    expect(-meanGained).toBeLessThan(250);
  });

  it("[SCH-21] the player who forges is flagged to the table", () => {
    for (const crook of [FORGER!, FARMER!]) expect(crooks.flags[crook]).toContain("always-on-the-bound");
  });

  it("[SCH-23] who cannot be told from the first shares with them", () => {
    const rounds = [...equals.rounds, ...crooks.rounds];
    for (const { judged, winners } of rounds) {
      const first = Math.min(...judged);
      const tied = judged.flatMap((time, i) => (time - first <= TIE_WINDOW ? [i] : []));
      expect([...winners].sort()).toEqual(tied);
    }
    expect(rounds.some(({ winners }) => winners.length > 1)).toBe(true);
  });

  it.skipIf(!existsSync("/proc/net/tcp"))(
    "[SCH-21] without a balancer the machine's own measurements keep late pongs from gaining anything",
    async () => {
      const alone = await ServerProcess.start(ROOMY);
      const straight = [{}, {}, { honesty: { claims: "just enough", pongsLate: 140 } }] as const;
      const { rounds } = await race(alone.port, straight, {
        tables: 6,
        rounds: 24,
        seed: 23,
        deck: DECISIVE,
      });
      await alone.stop();
      // In the very first rounds nothing may have been measured yet.
      const fared = faredOf(rounds.slice(6), [0, 0, 0]);
      console.log(JSON.stringify({ rounds: rounds.length, fared }));
      expect(fared[2]!.meanGained - fared[0]!.meanGained).toBeLessThan(DEVICE + 15);
      expect(fared[0]!.mostGained).toBeLessThanOrEqual(1);
    },
  );

  it("leaves nothing in the server's log", () => {
    expect(server.faults).toEqual([]);
  });
});
