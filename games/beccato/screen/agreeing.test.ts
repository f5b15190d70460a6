import { describe, expect, test } from "vitest";
import type { Move } from "../rules/index.ts";
import { tableWith } from "../testing/table-with.ts";
import { proposalsFor, toAccept, toPropose } from "./agreeing.ts";

/** Pseudorandom numbers from 0 to below 1, always the same. */
function numbers(): () => number {
  let state = 7;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const rowOf = (move: Move) => (move.type === "propose" ? move.row : []);

describe("[BEC-22] [BEC-23] A guild agrees at once", () => {
  const options = { calledChickens: true, freeSignal: true };

  test("on a signal for each breed, no two of them the same", () => {
    const table = tableWith({ seats: 4, options });
    const { coops } = table.view(0);
    const moves = proposalsFor(table.view(0), 0, numbers());
    expect(toPropose(table.view(0), 0)).toEqual(coops.map(({ breed }) => breed));
    expect(new Set(moves.flatMap(rowOf)).size).toBe(coops.length);
    for (const move of moves) table.moves(0, move);
    expect(toPropose(table.view(0), 0)).toEqual([]);
    expect(toAccept(table.view(0), 0), "a player's own proposals are for the others to accept").toEqual([]);
    for (const move of toAccept(table.view(2), 2)) table.moves(2, move);
    expect(toAccept(table.view(2), 2)).toEqual([]);
    const { signal, signalsByBreed } = table.view(2).teams[0]!;
    expect(signal).toBeNull();
    expect(signalsByBreed).toHaveLength(coops.length);
  });

  test("and leaves alone what has been proposed or agreed on", () => {
    const table = tableWith({ seats: 4, options });
    const [first, second] = table.view(0).coops.map(({ breed }) => breed);
    table.moves(2, { type: "propose", entry: first!, row: ["wink", "nod"] });
    table.moves(0, { type: "propose", entry: second!, row: ["hum"] });
    table.moves(2, { type: "accept", entry: second! });
    expect(toPropose(table.view(0), 0)).not.toContain(first);
    expect(toPropose(table.view(0), 0)).not.toContain(second);
    const others = proposalsFor(table.view(0), 0, numbers()).flatMap(rowOf);
    for (const signal of ["wink", "nod", "hum"] as const) expect(others).not.toContain(signal);
    expect(toAccept(table.view(0), 0)).toEqual([{ type: "accept", entry: first }]);
  });

  test("and the rival guild sees nothing to accept", () => {
    const table = tableWith({ seats: 4, options });
    table.moves(0, { type: "propose", entry: null, row: ["wink"] });
    expect(toAccept(table.view(1), 1)).toEqual([]);
  });

  test("where the signal is drawn, only on those for breeds", () => {
    const table = tableWith({ seats: 4, options: { calledChickens: true } });
    expect(toPropose(table.view(0), 0)).not.toContain(null);
  });
});
