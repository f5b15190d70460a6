import { beforeAll, describe, expect, test } from "vitest";
import type { Store } from "./contract.ts";
import { KINDS, newDatabase, type TestDatabase } from "./testing/databases.ts";
import { writeSeats } from "./testing/seats.ts";

const PEOPLE = ["ada", "bea", "carla", "dino", "elio", "fabio", "gina", "ivo", "lea", "max"];

describe.each(KINDS)("the figures of a %s store", (kind) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await newDatabase(kind);
    store = await database.open();
    for (const id of PEOPLE) {
      const person = { id, nickname: id, avatar: "fox", since: 1 };
      await store.admit(person, { id, secretHash: "", label: "", since: 1, seen: 1 });
    }
  });

  /** The rows as numbers, since JSON can be written in many ways. */
  const figuresOf = async (person: string) =>
    (await store.figuresOf(person)).map(({ rows, ...rest }) => ({ ...rest, rows: JSON.parse(rows) }));

  test("are added up game by game, each game once, for those who played it", async () => {
    await writeSeats(database.address, [
      { ended_game: "a", seat: 0, person: "ada" },
      { ended_game: "a", seat: 1, person: "bea" },
      { ended_game: "a", seat: 2, bot: "fox:easy" },
      { ended_game: "b", seat: 0, person: "bea" },
      { ended_game: "b", seat: 1, person: "ada" },
      { ended_game: "c", seat: 0, person: "ada", game: "briscoletta" },
    ]);
    expect((await store.endedWithoutFigures(10)).sort()).toEqual(["a", "b", "c"]);
    const a = ['{"x":[1,2]}', '{"x":[10]}', '{"x":[99]}'];
    await store.saveFigures("a", a);
    // As after a crash that came before anybody heard that it was done.
    await store.saveFigures("a", a);
    await store.saveFigures("b", ['{"x":[20]}', '{"y":[7],"x":[0,0,5]}']);
    await store.saveFigures("c", ["{}"]);
    expect(await figuresOf("ada")).toEqual([
      { game: "briscoletta", counted: 1, rows: {} },
      { game: "scopetta", counted: 2, rows: { x: [1, 2, 5], y: [7] } },
    ]);
    expect(await figuresOf("bea")).toEqual([{ game: "scopetta", counted: 2, rows: { x: [30] } }]);
    expect(await figuresOf("nobody")).toEqual([]);
    expect(await store.endedWithoutFigures(10)).toEqual([]);
  });

  test("count only those who played from the beginning to the end", async () => {
    await writeSeats(database.address, [
      { ended_game: "d", seat: 0, person: "carla", is_gone: 1 },
      { ended_game: "d", seat: 1, person: "dino" },
      { ended_game: "d", seat: 1, turn: 1, person: "elio" },
      { ended_game: "d", seat: 2, person: "fabio" },
    ]);
    await store.saveFigures("d", ['{"x":[1]}', '{"x":[1]}', '{"x":[1]}']);
    for (const person of ["carla", "dino", "elio"]) expect(await figuresOf(person)).toEqual([]);
    expect(await figuresOf("fabio")).toEqual([{ game: "scopetta", counted: 1, rows: { x: [1] } }]);
    expect(await store.endedWithoutFigures(10)).toEqual([]);
  });

  test("of a game that cannot be counted are nothing, and nobody asks again", async () => {
    await writeSeats(database.address, [{ ended_game: "e", seat: 0, person: "gina" }]);
    await store.saveFigures("e", null);
    expect(await figuresOf("gina")).toEqual([]);
    expect(await store.endedWithoutFigures(10)).toEqual([]);
  });

  test("of many games that are saved at the same time are all there", async () => {
    const games = Array.from({ length: 20 }, (_, i) => `m${i}`);
    await writeSeats(
      database.address,
      games.flatMap((ended_game, i) => [
        { ended_game, seat: i % 2, person: "ivo" },
        { ended_game, seat: 1 - (i % 2), person: "lea" },
      ]),
    );
    await Promise.all(
      games.flatMap((game) => [0, 1].map(() => store.saveFigures(game, ['{"x":[1]}', '{"x":[1]}']))),
    );
    for (const person of ["ivo", "lea"])
      expect(await figuresOf(person)).toEqual([{ game: "scopetta", counted: 20, rows: { x: [20] } }]);
  });

  test("can be counted again, and come to what the seats say", async () => {
    const before = await Promise.all(["ada", "bea", "fabio", "ivo"].map(figuresOf));
    await store.sumFigures();
    expect(await Promise.all(["ada", "bea", "fabio", "ivo"].map(figuresOf))).toEqual(before);

    await store.recountFigures("a", ['{"x":[3]}', '{"x":[4]}', '{"x":[99]}']);
    await store.recountFigures("e", ['{"x":[5]}']);
    await store.sumFigures();
    expect((await figuresOf("ada"))[1]).toEqual({
      game: "scopetta",
      counted: 2,
      rows: { x: [3, 0, 5], y: [7] },
    });
    expect(await figuresOf("bea")).toEqual([{ game: "scopetta", counted: 2, rows: { x: [24] } }]);
    expect(await figuresOf("gina")).toEqual([{ game: "scopetta", counted: 1, rows: { x: [5] } }]);
    expect(await figuresOf("carla")).toEqual([]);
  });

  test("are gone with somebody who wants to be forgotten, and do not come back", async () => {
    await writeSeats(database.address, [
      { ended_game: "f", seat: 0, person: "max" },
      { ended_game: "g", seat: 0, person: "max" },
    ]);
    await store.saveFigures("f", ['{"x":[1]}']);
    expect(await figuresOf("max")).toHaveLength(1);
    await store.leave("max", "nobody at all", 2000);
    await store.saveFigures("g", ['{"x":[1]}']);
    await store.sumFigures();
    for (const person of ["max", "nobody at all"]) expect(await figuresOf(person)).toEqual([]);
  });

  test("are those of both where two turn out to be one, whenever a game is counted", async () => {
    const guest = { id: "guest", nickname: "", avatar: "fox", since: 1 };
    const device = { id: "guest", secretHash: "", label: "", since: 1, seen: 1 };
    await store.admit(guest, device);
    await writeSeats(database.address, [
      { ended_game: "h", seat: 0, person: "guest" },
      { ended_game: "i", seat: 0, person: "guest" },
      { ended_game: "j", seat: 0, person: "elio" },
    ]);
    await store.saveFigures("h", ['{"x":[1]}']);
    await store.saveFigures("j", ['{"x":[10]}']);
    const signIn = store.signIn({
      person: "elio",
      device: { ...device, id: "new" },
      before: { device: "guest", person: "guest" },
    });
    await Promise.all([signIn, store.saveFigures("i", ['{"x":[100]}'])]);
    expect(await signIn).toEqual({ merged: true });
    expect(await figuresOf("guest")).toEqual([]);
    expect(await figuresOf("elio")).toEqual([{ game: "scopetta", counted: 3, rows: { x: [111] } }]);
  });

  test("finds all games in their order, some at a time", async () => {
    const found: string[] = [];
    for (let after: string | null = null; ; after = found.at(-1)!) {
      const page = await store.gamesWithSeats(after, 3);
      if (page.length === 0) break;
      found.push(...page);
    }
    expect(new Set(found).size).toBe(found.length);
    expect(found).toHaveLength(30);
  });
});
