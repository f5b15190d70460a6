import type { PublicTournament, PublicTournamentPlayer } from "@tavolata/server/protocol";
import { describe, expect, it } from "vitest";
import { ownStatusOf, stillIn, tableToGoTo } from "./standing.ts";

const TABLES = ["one", "two"];

function player(id: string, more: Partial<PublicTournamentPlayer> = {}): PublicTournamentPlayer {
  return {
    player: 0,
    who: { id, nickname: id, avatar: "plain" },
    table: null,
    chips: null,
    place: null,
    prize: 0,
    bounty: 0,
    bounties: 0,
    rebuys: 0,
    addOn: false,
    gone: null,
    mate: null,
    ...more,
  };
}

function tournament(
  players: readonly PublicTournamentPlayer[],
  phase: PublicTournament["phase"] = "running",
): PublicTournament {
  return {
    code: null,
    id: "t",
    plan: {
      name: "T",
      game: "some-game",
      options: {},
      most: 8,
      tableSize: 4,
      entry: 0,
      startsAt: null,
      whenFull: false,
      lateMinutes: 0,
      pace: "human",
    },
    phase,
    paused: false,
    host: { id: "host", nickname: "Host", avatar: "plain" },
    organisers: [],
    level: null,
    break: null,
    redraw: false,
    desk: [],
    rounds: null,
    bots: 0,
    startedAt: null,
    players,
    tables: TABLES.map((table) => ({ table, players: 4, closed: false })),
    pool: 0,
    prizes: [],
    levels: null,
    levelsBegan: null,
    commitment: "c",
    serverSeed: null,
    circle: null,
  };
}

describe("How somebody stands in a tournament", () => {
  it("is nothing for somebody who is not in it", () => {
    expect(ownStatusOf(tournament([player("ada")]), "bea")).toEqual({ kind: "stranger" });
    expect(ownStatusOf(tournament([player("ada")]), undefined)).toEqual({ kind: "stranger" });
  });

  it("[BES-34] is a place among those still in by chips, at a table", () => {
    const players = [
      player("ada", { table: 1, chips: 900 }),
      player("bea", { table: 0, chips: 500 }),
      player("ciro", { table: 1, chips: 500 }),
      player("dino", { place: 4, chips: 0 }),
    ];
    expect(ownStatusOf(tournament(players), "bea")).toEqual({
      kind: "seated",
      table: "one",
      number: 1,
      rank: 2,
      chips: 500,
    });
    expect(ownStatusOf(tournament(players), "ciro")).toMatchObject({ table: "two", number: 2, rank: 2 });
    expect(stillIn(tournament(players))).toHaveLength(3);
  });

  it("is no place before anybody is ahead", () => {
    const even = ["ada", "bea", "ciro"].map((id) => player(id, { table: 0, chips: 1990 }));
    expect(ownStatusOf(tournament(even), "bea")).toMatchObject({ kind: "seated", rank: null, chips: 1990 });
    const [first, ...others] = even as [PublicTournamentPlayer, ...PublicTournamentPlayer[]];
    const ahead = [{ ...first, chips: 2010 }, ...others];
    expect(ownStatusOf(tournament(ahead), "ada")).toMatchObject({ rank: 1 });
    expect(ownStatusOf(tournament(ahead), "bea")).toMatchObject({ rank: 2 });
    // Nobody sees the chips of those on their way to another table.
    expect(ownStatusOf(tournament([...even, player("dino")]), "bea")).toMatchObject({ rank: null });
  });

  it("is on the way between two tables, and out with a place", () => {
    expect(ownStatusOf(tournament([player("ada")]), "ada")).toEqual({ kind: "walking" });
    const out = player("ada", { place: 3, prize: 200, chips: 0 });
    expect(ownStatusOf(tournament([out]), "ada")).toEqual({ kind: "out", place: 3, prize: 200 });
  });

  it("is being in before it starts", () => {
    expect(ownStatusOf(tournament([player("ada")], "open"), "ada")).toEqual({ kind: "entered" });
    expect(stillIn(tournament([player("ada", { place: 1 })], "over"))).toEqual([]);
  });
});

describe("Somebody who has a table in a tournament", () => {
  const at = (table: string) => ({ kind: "seated", table, number: 1, rank: 1, chips: 1 }) as const;

  it("is brought to it from the page of the tournament, and from a link to another table", () => {
    expect(tableToGoTo(at("one"), null, null)).toBe("one");
    expect(tableToGoTo(at("one"), "two", null)).toBe("one");
  });

  it("is moved from the old one to the new one", () => {
    expect(tableToGoTo(at("two"), "one", "one")).toBe("two");
    expect(tableToGoTo(at("two"), null, "one")).toBe("two");
  });

  it("stays where they sit", () => {
    expect(tableToGoTo(at("one"), "one", null)).toBeNull();
    expect(tableToGoTo(at("one"), "one", "one")).toBeNull();
  });

  it("may look at the standings and at other tables", () => {
    expect(tableToGoTo(at("one"), null, "one")).toBeNull();
    expect(tableToGoTo(at("one"), "two", "one")).toBeNull();
  });

  it("is not dragged away from a table they only look at when their own changes", () => {
    expect(tableToGoTo(at("three"), "two", "one")).toBeNull();
  });

  it.each(["stranger", "entered", "walking"] as const)("is nobody who is %s", (kind) => {
    expect(tableToGoTo({ kind }, null, null)).toBeNull();
    expect(tableToGoTo({ kind }, "one", "one")).toBeNull();
  });
});
