import { fastRandom, type Offer, type Seat } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { MeasuringTable, sitterOf } from "../measuring/index.ts";
import { beccato, type Move, type Options } from "../rules/index.ts";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { fox } from "./fox.ts";

/** The bot on this seat does what it is waited for, one move after the other. */
function actsAt(table: TestTable, seat: Seat): Move[] {
  const mind = fox.sit(undefined);
  const made: Move[] = [];
  while (beccato.awaits(table.state).includes(seat) && made.length < 20) {
    const { state, now } = table;
    const move = mind.decide({
      view: () => beccato.view(state, seat),
      offers: beccato.moves(state, seat, { now, actedAt: now }) as Offer<Move>[],
      random: fastRandom(1, made.length),
    });
    made.push(move);
    table.moves(seat, move);
  }
  return made;
}

const agreeing = (options: Partial<Options>) => tableWith({ options: { ...options, agreeSeconds: 0 } });

describe("A bot whose guild agrees", () => {
  it("[BEC-22] proposes a signal once and waits, whatever its mate does not do", () => {
    const table = agreeing({ freeSignal: true });
    expect(actsAt(table, 2)).toMatchObject([{ type: "propose", entry: null }]);
    expect(actsAt(table, 2)).toEqual([]);
    table.moves(0, { type: "accept", entry: null });
    expect(actsAt(table, 2)).toEqual([{ type: "ready" }]);
  });

  it("[BEC-22] accepts what its mate would rather have, and wipes nobody's consent", () => {
    const table = agreeing({ freeSignal: true });
    actsAt(table, 2);
    table.moves(0, { type: "propose", entry: null, row: ["wink", "wink"] });
    expect(actsAt(table, 2)).toEqual([{ type: "accept", entry: null }, { type: "ready" }]);
    expect(table.state.teams[0]!.signal).toEqual(["wink", "wink"]);
  });

  it("[BEC-23] with called chickens and free signals proposes one for each breed, and is ready", () => {
    const table = agreeing({ freeSignal: true, calledChickens: true });
    const made = actsAt(table, 2);
    expect(made.map((move) => (move.type === "propose" ? move.entry : move.type))).toEqual([
      ...table.state.coops.map(({ breed }) => breed),
      "ready",
    ]);
  });

  it("[BEC-31] proposes no voice where voices are left out", () => {
    const table = agreeing({ freeSignal: true, calledChickens: true, voices: false });
    actsAt(table, 2);
    const rows = table.state.teams[0]!.proposals.flatMap(({ row }) => row);
    for (const signal of rows)
      expect(table.refusal(2, { type: "propose", entry: null, row: [signal] })).toBeUndefined();
    expect(rows).toHaveLength(3);
  });
});

it("[BEC-2] guilds of bots take their symbols, and play", () => {
  const sitters = Array.from({ length: 6 }, () => sitterOf("fox"));
  const { result, state } = new MeasuringTable(sitters, { symbols: "chosen", teams: "drawn" }, 7).play();
  expect(result).toBeDefined();
  expect(new Set(state.teams.map(({ guild }) => guild)).size).toBe(3);
});
