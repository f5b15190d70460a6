import { beforeAll, describe, expect, test } from "vitest";
import type { Store } from "./contract.ts";
import { DONE, entry, gameEnd, KINDS, newDatabase, newLog } from "./testing/databases.ts";

describe.each(KINDS)("a %s store", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await (await newDatabase(kind)).open();
  });

  test("recognises people, and knows their newest name", async () => {
    const ada = { id: "ada", nickname: "Ada 🦊", avatar: "fox", since: 7 };
    const device = { id: "phone", secretHash: "abc", label: "", since: 7, seen: 7 };
    const stored = { ...ada, showsFigures: false, formerly: [] };
    expect(await store.person("ada")).toBeUndefined();
    await store.admit(ada, device);
    expect(await store.person("ada")).toEqual(stored);
    expect(await store.device("phone")).toEqual({ device, person: stored });
    await store.renamePerson("ada", { nickname: "Ada L." });
    expect(await store.person("ada")).toEqual({ ...stored, nickname: "Ada L." });
  });

  test("gives a code to one log at a time", async () => {
    const answers = await Promise.all([store.reserveCode("FICO", "one"), store.reserveCode("FICO", "two")]);
    expect(answers.filter((got) => got)).toHaveLength(1);
    expect(await store.findCode("FICO")).toBe(answers[0] ? "one" : "two");
    await store.releaseCode("FICO");
    expect(await store.findCode("FICO")).toBeUndefined();
    expect(await store.reserveCode("FICO", "three")).toBe(true);
  });

  test("finds finished games, and what was seen of them", async () => {
    const log = newLog();
    const games = [
      { id: "first game", log, first: 0, last: 1, result: '{"places":[1,2]}' },
      { id: "second game", log, first: 2, last: 2, result: null },
    ];
    const writes = [
      entry(log, 0),
      entry(log, 1, { ended: [gameEnd("first game", log, games[0])] }),
      entry(log, 2, { ended: [gameEnd("second game", log, games[1])] }),
    ];
    expect(await store.append({ writes })).toEqual(DONE);
    expect(await store.endedGame("first game")).toEqual(games[0]);
    expect(await store.endedGame("second game")).toEqual(games[1]);
    expect(await store.endedGame("no game")).toBeUndefined();
    expect(await store.views("first game")).toBeUndefined();
    await store.saveViews("first game", '{"seen":1}');
    await store.saveViews("first game", '{"seen":"differently by later code"}');
    expect(await store.views("first game")).toBe('{"seen":1}');
    expect(await store.endedWithoutViews(100)).toEqual(["second game"]);
  });
});
