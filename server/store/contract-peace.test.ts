import { beforeAll, describe, expect, test } from "vitest";
import { MOST_AVERSIONS, type NewReport, presenceOfLog, type Store, type StoredDevice } from "./contract.ts";
import { BANS_LOG, shownLog } from "./peace-contract.ts";
import { personLog } from "./people-contract.ts";
import { DONE, entry, gameEnd, KINDS, newDatabase, newLog, type TestDatabase } from "./testing/databases.ts";

let names = 0;

function device(id: string): StoredDevice {
  return { id, secretHash: `hash of ${id}`, label: "", since: 5, seen: 5 };
}

async function admit(store: Store): Promise<string> {
  const id = `person ${++names}`;
  await store.admit({ id, nickname: `${id}!`, avatar: "plain", since: 5 }, device(`${id}'s phone`));
  return id;
}

function becomes(store: Store, guest: string, person: string) {
  return store.signIn({
    person,
    device: device(`${person} on ${guest}'s phone`),
    before: { device: `${guest}'s phone`, person: guest },
  });
}

function report(id: string, at: number, more: Partial<NewReport> = {}): NewReport {
  return {
    id,
    at,
    kind: "insult",
    words: "so rude",
    reporter: null,
    about: null,
    table: "table",
    game: "ramino",
    circle: null,
    seen: "{}",
    ...more,
  };
}

const named = (id: string) => ({ id, nickname: `${id}!` });

describe.each(KINDS)("peace in a %s store", (kind) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await newDatabase(kind);
    store = await database.open();
  });

  test("somebody keeps away from others, and makes it up again", async () => {
    const [ada, bea, cea] = [await admit(store), await admit(store), await admit(store)];
    expect(await store.keepAway(ada, bea, "mute", 10)).toBe("done");
    expect(await store.keepAway(ada, cea, "block", 20)).toBe("done");
    expect(await store.aversionsOf(ada)).toEqual([
      { other: cea, nickname: `${cea}!`, avatar: "plain", how: "block", since: 20 },
      { other: bea, nickname: `${bea}!`, avatar: "plain", how: "mute", since: 10 },
    ]);
    const own = await store.standoffOf(ada);
    expect([[...own.muted].sort(), own.blocked, own.blockedBy]).toEqual([[bea, cea].sort(), [cea], []]);
    expect(await store.standoffOf(cea)).toEqual({ muted: [], blocked: [], blockedBy: [ada] });
    expect(await store.standoffOf(bea), "to be muted is nobody's concern").toEqual({
      muted: [],
      blocked: [],
      blockedBy: [],
    });
    await store.keepAway(cea, bea, "block", 20);
    expect(await store.blocksAmong([ada, bea, cea])).toEqual(
      [
        [ada, cea],
        [cea, bea],
      ].sort(),
    );
    expect(await store.blocksAmong([ada, bea])).toEqual([]);
    expect(await store.blocksAmong([cea])).toEqual([]);
    await store.keepAway(cea, bea, null, 30);
    await store.keepAway(ada, cea, "mute", 30);
    expect((await store.standoffOf(cea)).blockedBy).toEqual([]);
    await store.keepAway(ada, cea, null, 40);
    expect((await store.aversionsOf(ada)).map(({ other }) => other)).toEqual([bea]);
    expect(await store.keepAway(ada, ada, "block", 50)).toBe("nobody");
    expect(await store.keepAway(ada, "somebody", "block", 50)).toBe("nobody");
  });

  test("it follows people who turn out to be others, on both sides, and ends with those who are forgotten", async () => {
    const [ada, guest, bea, other] = await Promise.all([1, 2, 3, 4].map(() => admit(store)));
    if (!ada || !guest || !bea || !other) throw new Error("somebody is missing");
    await store.keepAway(guest, bea, "block", 10);
    await store.keepAway(ada, bea, "mute", 20);
    await store.keepAway(bea, guest, "block", 30);
    await store.keepAway(guest, ada, "block", 35);
    await becomes(store, guest, ada);
    expect((await store.aversionsOf(ada)).map(({ other, how }) => [other, how])).toEqual([[bea, "block"]]);
    expect(await store.standoffOf(ada)).toEqual({ muted: [bea], blocked: [bea], blockedBy: [bea] });
    const known = await store.standoffOf(bea);
    expect([...known.blocked].sort(), "tables may still know them under the old name").toEqual(
      [ada, guest].sort(),
    );
    expect(await store.keepAway(other, guest, "block", 40)).toBe("done");
    expect((await store.standoffOf(other)).blocked.includes(ada), "who they are now").toBe(true);
    await store.leave(ada, "nobody:1", 50);
    expect(await store.aversionsOf(bea)).toEqual([]);
    expect(await store.standoffOf(other)).toEqual({ muted: [], blocked: [], blockedBy: [] });
  });

  test(`nobody keeps away from more than ${MOST_AVERSIONS}`, async () => {
    const ada = await admit(store);
    // One after the other: so many at once would wait for a connection longer than a busy machine gives them.
    const kept: string[] = [];
    while (kept.length < MOST_AVERSIONS) {
      const one = await admit(store);
      expect(await store.keepAway(ada, one, "mute", 1)).toBe("done");
      kept.push(one);
    }
    expect(await store.keepAway(ada, await admit(store), "mute", 2)).toBe("too-many");
    expect(await store.keepAway(ada, kept[0]!, "block", 2), "one of them already").toBe("done");
  });

  test("reports wait until one person has handled them, page by page", async () => {
    const [ada, bea] = [await admit(store), await admit(store)];
    const ids = Array.from({ length: 5 }, (_, i) => `${kind}-${i}`);
    for (const [i, id] of ids.entries()) {
      const circle = i % 2 === 0 ? `circle-${kind}` : null;
      await store.fileReport(report(id, 100 + Math.floor(i / 2), { reporter: named(ada), circle }));
    }
    const pages: string[] = [];
    for (let before: { at: number; id: string } | undefined; ; ) {
      const page = await store.reports(before === undefined ? {} : { before }, 2);
      if (page.length === 0) break;
      pages.push(...page.map(({ id }) => id));
      before = page.at(-1);
    }
    expect(pages).toEqual(ids.toReversed());
    const circle = `circle-${kind}`;
    expect((await store.reports({ circle }, 9)).map(({ id }) => id)).toEqual([ids[4], ids[2], ids[0]]);
    const handled = { at: 200, by: "operator", note: "spoke with them" };
    const both = [store.handleReport(ids[4]!, handled), store.handleReport(ids[4]!, { ...handled, by: bea })];
    expect((await Promise.all(both)).sort()).toEqual([false, true]);
    expect(await store.handleReport("none", handled)).toBe(false);
    expect((await store.reports({ state: "open", circle }, 9)).map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    expect((await store.reports({ state: "handled" }, 9)).map(({ id }) => id)).toEqual([ids[4]]);
    expect([await store.countOpenReports(), await store.countOpenReports(circle)]).toEqual([4, 2]);
    expect(await store.reportsBy(ada)).toHaveLength(5);
  });

  test("reports are handled with a circle's entry or not at all, and lead to the game in which it happened", async () => {
    const ada = await admit(store);
    const [circle, table] = [newLog(), newLog()];
    const about = { circle, table, reporter: named(ada) };
    for (const id of ["one", "two"]) await store.fileReport(report(`${id} ${circle}`, 400, about));
    const handled = (seq: number, id: string) =>
      store.append({
        writes: [entry(circle, seq, { handledReports: [{ id: `${id} ${circle}`, by: "Il Giovedì" }] })],
      });
    expect(await handled(0, "one")).toEqual(DONE);
    expect(await handled(0, "two"), "another node was faster").toMatchObject({ done: false });
    const [open] = await store.reports({ state: "open", circle }, 9);
    expect(open?.id).toBe(`two ${circle}`);
    const [done] = await store.reports({ state: "handled", circle }, 9);
    expect(done?.handled).toEqual({ at: 1000, by: "Il Giovedì", note: "" });
    const again = { at: 500, by: "operator", note: "" };
    expect(await store.handleReport(`one ${circle}`, again), "it is handled").toBe(false);
    expect(await store.handleReport(`two ${circle}`, again)).toBe(true);
    await handled(1, "two");
    expect((await store.report(`two ${circle}`))?.handled?.by, "an operator was faster").toBe("operator");

    const [first, second] = [newLog(), newLog()];
    await store.append({ writes: [entry(table, 0, { ended: [gameEnd(first, table, { last: 0 })] })] });
    expect([await store.gameOfTable(table, 1), await store.gameOfTable(table, 2)]).toEqual([
      first,
      undefined,
    ]);
    await store.append({
      writes: [entry(table, 1, { ended: [gameEnd(second, table, { first: 1, last: 1 })] })],
    });
    expect(await store.gameOfTable(table, 2)).toBe(second);
  });

  test.runIf(kind === "postgres")(
    "other nodes hear that something was reported of a circle's table",
    async () => {
      const other = await database.open();
      const heard: string[] = [];
      const all = new Promise<void>((resolve) => {
        other.onHints((hints) => {
          heard.push(...hints.flatMap(({ log }) => presenceOfLog(log) ?? []));
          if (heard.length === 2) resolve();
        });
      });
      const id = `hint ${newLog()}`;
      await store.fileReport(report(id, 600, { circle: "c" }));
      await store.handleReport(id, { at: 700, by: "operator", note: "" });
      await all;
      expect(heard).toEqual(["circle:c", "circle:c"]);
    },
  );

  test("reports and bans follow people, and nobody is named in them who has been forgotten", async () => {
    const [ada, guest, bea] = [await admit(store), await admit(store), await admit(store)];
    const id = `about ${guest}`;
    const seen = JSON.stringify({ lines: [{ person: guest, text: "boo" }] });
    await store.fileReport(report(id, 300, { reporter: named(bea), about: named(guest), seen }));
    await store.setBan({
      id: `ban ${guest}`,
      person: guest,
      network: null,
      what: "mute",
      why: "boo",
      since: 5,
      by: "operator",
      until: 500,
    });
    await becomes(store, guest, ada);
    expect((await store.report(id))?.about).toEqual({ id: ada, nickname: `${guest}!` });
    expect((await store.bansAt(10)).find(({ why }) => why === "boo")?.person).toBe(ada);
    expect(await store.reportsNaming(guest)).toEqual([{ id, seen }]);
    expect(await store.reportsNaming("person_")).toEqual([]);
    await store.rewriteReport(id, "{}");
    await store.leave(ada, "nobody:2", 50);
    await store.leave(bea, "nobody:3", 50);
    expect(await store.report(id)).toMatchObject({ about: null, reporter: null, words: "", seen: "{}" });
    expect((await store.bansAt(10)).filter(({ why }) => why === "boo")).toEqual([]);
    expect(await store.eraseReports(301)).toBeGreaterThan(0);
    expect(await store.report(id)).toBeUndefined();
  });

  test("a ban lasts until its time or until somebody ends it", async () => {
    const ban = {
      id: `net-${kind}`,
      person: null,
      network: "10.0.0.1",
      what: "ban",
      why: "floods",
      since: 1000,
      by: "operator",
      until: 2000,
    } as const;
    await store.setBan(ban);
    expect(await store.bansAt(1999)).toEqual([ban]);
    expect(await store.bansAt(2000)).toEqual([]);
    expect(await store.endBan(ban.id, 1500)).toBe(true);
    expect(await store.endBan(ban.id, 1600)).toBe(false);
    expect(await store.bansAt(1500)).toEqual([]);
    await expect(store.setBan({ ...ban, id: "both", person: "ada" })).rejects.toThrow(TypeError);
  });

  test("two who had muted each other can turn out to be one, and keep away from nobody who is themselves", async () => {
    const [ada, guest, bea] = [await admit(store), await admit(store), await admit(store)];
    await store.keepAway(ada, guest, "mute", 10);
    await store.keepAway(guest, ada, "block", 20);
    await store.keepAway(guest, bea, "block", 30);
    await store.keepAway(ada, bea, "mute", 40);
    await store.keepAway(bea, guest, "mute", 50);
    expect(await becomes(store, guest, ada)).toEqual({ merged: true });
    expect((await store.aversionsOf(ada)).map(({ other, how }) => [other, how])).toEqual([[bea, "block"]]);
    expect((await store.aversionsOf(bea)).map(({ other }) => other)).toEqual([ada]);
  });

  test("an invitation is good for so many guests and so long", async () => {
    const code = `welcome-${kind}`;
    await store.invite({ code, since: 1, until: 100, left: 2 });
    expect(await store.isInvitation(code, 50)).toBe(true);
    expect(await store.isInvitation(code, 100)).toBe(false);
    const used = await Promise.all([1, 2, 3].map(() => store.useInvitation(code, 50)));
    expect(used.filter(Boolean)).toHaveLength(2);
    expect(await store.isInvitation(code, 50), "used up").toBe(false);
    await store.invite({ code: `${code}-old`, since: 1, until: 100, left: 2 });
    expect(await store.useInvitation(`${code}-old`, 100)).toBe(false);
  });

  test("what is shown of a table comes and goes with its entries, and never with one that was refused", async () => {
    const [log, other] = [newLog(), newLog()];
    const shown = (since: number, text: string) => ({ shown: { since, text } });
    expect(await store.append({ writes: [entry(log, 0, shown(20, "a"))] })).toEqual(DONE);
    expect(await store.append({ writes: [entry(other, 0, shown(10, "b"))] })).toEqual(DONE);
    expect((await store.shownTables(9)).map(({ log, shown }) => [log, shown])).toEqual([
      [other, "b"],
      [log, "a"],
    ]);
    expect(await store.append({ writes: [entry(log, 0, shown(5, "late"))] })).toMatchObject({ done: false });
    expect(await store.append({ writes: [entry(log, 1)] }), "says nothing about it").toEqual(DONE);
    expect(await store.shownAmong([log, "none"])).toEqual([{ log, seq: 0, since: 20, shown: "a" }]);
    await Promise.all([
      store.append({ writes: [entry(log, 2, shown(20, "c"))] }),
      store.append({ writes: [entry(log, 3, { shown: null })] }),
      store.append({ writes: [entry(log, 4, shown(30, "d"))] }),
      store.append({ writes: [entry(other, 1, { shown: null })] }),
    ]);
    expect(await store.shownTables(9)).toEqual([{ log, seq: 4, since: 30, shown: "d" }]);
    await store.eraseLog(log);
    expect(await store.shownTables(9)).toEqual([]);
  });

  test.runIf(kind === "postgres")(
    "other nodes hear of bans, of what is shown, and of whom it concerns",
    async () => {
      const other = await database.open();
      const [ada, bea, log] = [await admit(store), await admit(store), newLog()];
      const missing = new Set([BANS_LOG, shownLog(log), personLog(ada)]);
      const heard = new Promise<void>((resolve) => {
        other.onHints((hints) => {
          for (const hint of hints) missing.delete(hint.log);
          if (missing.size === 0) resolve();
        });
      });
      await store.keepAway(ada, bea, "block", 1);
      await store.append({ writes: [entry(log, 0, { shown: { since: 1, text: "x" } })] });
      await store.endBan("none", 1);
      await heard;
    },
  );
});
