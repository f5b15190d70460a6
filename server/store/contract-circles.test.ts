import { beforeAll, describe, expect, test } from "vitest";
import { type CircleRows, circleLog, type Store } from "./contract.ts";
import { DONE, entry, gameEnd, KINDS, newDatabase, newLog, seatOf } from "./testing/databases.ts";

let names = 0;

async function admit(store: Store): Promise<string> {
  const id = `somebody ${++names}`;
  const device = { id: `${id}'s phone`, secretHash: "", label: "", since: 5, seen: 5 };
  await store.admit({ id, nickname: id, avatar: "plain", since: 5 }, device);
  return id;
}

function rows(
  name: string,
  members: Readonly<Record<string, string>>,
  more: Partial<CircleRows> = {},
): CircleRows {
  return {
    name,
    crest: "plain",
    membersOnly: false,
    isClosed: false,
    members: Object.entries(members).map(([person, role]) => ({ person, role })),
    ...more,
  };
}

describe.each(KINDS)("the circles of a %s store", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await (await newDatabase(kind)).open();
  });

  const write = (log: string, seq: number, circle?: CircleRows) =>
    store.append({ writes: [entry(log, seq, { alarm: 9e12, ...(circle === undefined ? {} : { circle }) })] });

  test("are those of the last entry that says so, for everybody who is in them", async () => {
    const [ada, bea] = [await admit(store), await admit(store)];
    const [cards, chess] = [newLog(), newLog()];
    expect(await write(cards, 0, rows("Carte", { [ada]: "founder" }))).toEqual(DONE);
    await write(cards, 1, rows("Carte e vino", { [ada]: "founder", [bea]: "member" }));
    await write(cards, 2);
    await write(chess, 0, rows("Alfieri", { [bea]: "founder" }));
    const both = { log: cards, name: "Carte e vino", crest: "plain", size: 2 };
    expect(await store.circlesOf(ada)).toEqual([{ ...both, role: "founder" }]);
    expect(await store.circlesOf(bea)).toEqual([
      { log: chess, name: "Alfieri", crest: "plain", role: "founder", size: 1 },
      { ...both, role: "member" },
    ]);
    await write(chess, 1, rows("Alfieri", { [bea]: "founder" }, { isClosed: true }));
    await write(cards, 3, rows("Carte e vino", { [ada]: "founder" }));
    expect(await store.circlesOf(bea)).toEqual([]);
  });

  test("are written with their entry, or not at all", async () => {
    const ada = await admit(store);
    const log = newLog();
    await write(log, 0, rows("Prima", { [ada]: "founder" }));
    expect(await write(log, 0, rows("Seconda", {}))).toMatchObject({ done: false });
    const short = { from: "purse:empty", to: "house", amount: 1, why: "test" };
    const writes = [entry(log, 1, { circle: rows("Terza", {}) })];
    expect(await store.append({ writes, transfers: [short] })).toMatchObject({ done: false });
    expect((await store.circlesOf(ada)).map(({ name }) => name)).toEqual(["Prima"]);
  });

  test("of a guest are the person's, and those of somebody who leaves are nobody's", async () => {
    const [guest, person] = [await admit(store), await admit(store)];
    const [one, two] = [newLog(), newLog()];
    await write(one, 0, rows("Uno", { [guest]: "member", [person]: "founder" }));
    await write(two, 0, rows("Due", { [guest]: "founder" }));
    await store.signIn({
      person,
      device: { id: `${person}'s tablet`, secretHash: "", label: "", since: 5, seen: 5 },
      before: { device: `${guest}'s phone`, person: guest },
    });
    const found = await store.circlesOf(person);
    expect(found.map(({ name, role, size }) => [name, role, size])).toEqual([
      ["Due", "founder", 1],
      ["Uno", "founder", 1],
    ]);
    expect(await store.circlesOf(guest)).toEqual([]);
    // The circle itself knows them under the guest's name for a while longer.
    await write(two, 1, rows("Due bis", { [guest]: "founder" }));
    expect((await store.circlesOf(person)).map(({ name }) => name)).toContain("Due bis");
    expect(await store.leave(person, "nobody", 9)).toBe(true);
    await write(two, 2, rows("Due ter", { [person]: "founder" }));
    expect(await store.circlesOf(person)).toEqual([]);
  });

  test("go with their log", async () => {
    const ada = await admit(store);
    const log = newLog();
    await write(log, 0, rows("Via", { [ada]: "founder" }));
    await store.eraseLog(log);
    expect(await store.circlesOf(ada)).toEqual([]);
  });

  test("hide their games, if they want so, from all but their members and those who played", async () => {
    const [ada, bea, cea] = [await admit(store), await admit(store), await admit(store)];
    const [circle, table] = [newLog(), newLog()];
    await write(circle, 0, rows("Solo noi", { [ada]: "founder" }, { membersOnly: true }));
    const seats = [seatOf(ada), seatOf(bea, { seat: 1 })];
    const ended = [gameEnd(`game at ${table}`, table, { ended: 50, seats })];
    await store.append({ writes: [entry(table, 0, { ofCircle: circle }), entry(table, 1, { ended })] });
    const hidden = () =>
      Promise.all([undefined, ada, bea, cea].map((person) => store.isHidden(`game at ${table}`, person)));
    expect(await hidden()).toEqual([true, false, false, true]);
    expect((await store.gamesOfCircle(circle, 5)).map(({ id, seats }) => [id, seats.length])).toEqual([
      [`game at ${table}`, 2],
    ]);
    await write(circle, 1, rows("Solo noi", { [ada]: "founder" }));
    expect(await hidden()).toEqual([false, false, false, false]);
    expect(await store.isHidden("no such game", undefined)).toBe(false);
  });

  test("tell of their games page by page, each once, the latest first", async () => {
    const [ada, bea] = [await admit(store), await admit(store)];
    const [circle, table] = [newLog(), newLog()];
    await write(circle, 0, rows("Molte", { [ada]: "founder" }));
    const seats = [seatOf(ada), seatOf(bea, { seat: 1 })];
    // Two of them end at each moment.
    const ended = Array.from({ length: 9 }, (_, i) =>
      gameEnd(`${table} game ${i}`, table, { ended: 50 + Math.floor(i / 2), seats }),
    );
    await store.append({ writes: [entry(table, 0, { ofCircle: circle }), entry(table, 1, { ended })] });
    const all = await store.gamesOfCircle(circle, 20);
    expect(all.map(({ ended: at }) => at)).toEqual([54, 53, 53, 52, 52, 51, 51, 50, 50]);
    expect(all.every((game) => game.seats.map(({ person }) => person).join() === `${ada},${bea}`)).toBe(true);
    const paged: typeof all = [];
    for (let more = all.length; more > 0; ) {
      const page = await store.gamesOfCircle(circle, 2, paged.at(-1));
      paged.push(...page);
      more = page.length;
    }
    expect(paged).toEqual(all);
  });

  test("know who looks at them, over which node, until they or their node go", async () => {
    const circle = newLog();
    const looking = async () =>
      (await store.whoLooksAt(circle)).map(({ person, node }) => `${person} on ${node}`).sort();
    for (const [person, node] of [
      ["ada", "one"],
      ["ada", "one"],
      ["ada", "two"],
      ["bea", "two"],
    ] as const) {
      await store.comeToCircle(circle, person, node);
    }
    expect(await looking()).toEqual(["ada on one", "ada on two", "bea on two"]);
    await store.goFromCircle(circle, "ada", "one");
    expect(await looking()).toEqual(["ada on two", "bea on two"]);
    await store.farewell("two");
    expect(await looking()).toEqual([]);
  });

  test("leave nothing behind when their log is erased, and what was hidden stays hidden", async () => {
    const [id, table, game] = [newLog(), newLog(), newLog()];
    const log = circleLog(id);
    const ada = await admit(store);
    const traits = { name: "Briscola", crest: "cup", membersOnly: true, isClosed: false };
    const members = [{ person: ada, role: "founder" }];
    const ended = { id: game, circle: id, kind: "game", log: table, ended: 5, evening: null, season: null };
    await store.append({
      writes: [
        entry(log, 0, { circle: { ...traits, members } }),
        entry(table, 0, {
          ofCircle: log,
          ended: [gameEnd(game, table, { seats: [seatOf(ada)] })],
          circleGames: [{ ...ended, kind: "game" }],
        }),
      ],
    });
    await store.setFeed(id, ada, `secret of ${id}`);
    await store.comeToCircle(log, ada, "one");
    expect(await store.isHidden(game, "a stranger")).toBe(true);
    await store.eraseLog(log);
    expect(await store.isHidden(game, "a stranger")).toBe(true);
    expect(await store.isHidden(game, ada), "they played it").toBe(false);
    expect(await store.circleGames(id)).toEqual([]);
    expect(await store.circlesWithNews(1000)).not.toContain(id);
    expect(await store.feed(`secret of ${id}`)).toBeUndefined();
    expect(await store.whoLooksAt(log)).toEqual([]);
  });

  test("know of a game who played it, what it did to the circle's chips, and whether it was given up", async () => {
    const [ada, bea] = [await admit(store), await admit(store)];
    const [table, won, givenUp] = [newLog(), newLog(), newLog()];
    const season = `circle:${newLog()}:s`;
    const [, circle = ""] = season.split(":");
    const of = (person: string) => `${season}:${person}`;
    const moved = (from: string, to: string, amount: number) => ({ from, to, amount, why: "chips" });
    const seats = [seatOf(ada, { seat: 0, place: 1 }), seatOf(bea, { seat: 1, place: 2 })];
    await store.append({
      writes: [],
      transfers: [ada, bea].map((person) => moved(`${season}:bank`, of(person), 500)),
    });
    await store.append({
      writes: [entry(table, 0, { ended: [gameEnd(won, table, { result: "{}", seats })] })],
      transfers: [moved(of(bea), of(ada), 40), moved(of(bea), `table:${table}`, 10)],
    });
    await store.append({
      writes: [entry(table, 1, { ended: [gameEnd(givenUp, table, { first: 1, last: 1, seats })] })],
      transfers: [moved(`table:${table}`, of(bea), 10)],
    });
    const about = { circle, log: table, ended: 1000, evening: null, season: "s", kind: "game" } as const;
    const first = await store.circleGameSeats({ id: won, ...about });
    expect(first?.isGivenUp).toBe(false);
    expect(first?.people.map(({ person, place }) => [person, place])).toEqual([
      [ada, 1],
      [bea, 2],
    ]);
    expect(Object.fromEntries(first?.nets ?? [])).toEqual({ [of(ada)]: 40, [of(bea)]: -50 });
    const second = await store.circleGameSeats({ id: givenUp, ...about });
    expect(second?.isGivenUp).toBe(true);
    expect(Object.fromEntries(second?.nets ?? [])).toEqual({ [of(bea)]: 10 });
  });
});
