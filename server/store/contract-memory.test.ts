import { beforeAll, describe, expect, test } from "vitest";
import type { EndedSeat, GameEnd, Store } from "./contract.ts";
import { DONE, entry, gameEnd, KINDS, newDatabase, newLog, seatOf } from "./testing/databases.ts";

let names = 0;

async function admit(store: Store): Promise<string> {
  const id = `somebody ${++names}`;
  const device = { id: `${id}'s phone`, secretHash: "", label: "", since: 5, seen: 5 };
  await store.admit({ id, nickname: id, avatar: "plain", since: 5 }, device);
  return id;
}

async function admitAll(store: Store, count: number): Promise<string[]> {
  const people: string[] = [];
  for (let i = 0; i < count; i++) people.push(await admit(store));
  return people;
}

/** A guest turns out to be somebody. */
function merge(store: Store, guest: string, person: string) {
  return store.signIn({
    person,
    device: { id: `${person}'s ${guest}`, secretHash: "", label: "", since: 5, seen: 5 },
    before: { device: `${guest}'s phone`, person: guest },
  });
}

async function end(store: Store, id: string, more: Partial<GameEnd>): Promise<void> {
  const log = newLog();
  expect(await store.append({ writes: [entry(log, 0, { ended: [gameEnd(id, log, more)] })] })).toEqual(DONE);
}

const idsOf = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);

describe.each(KINDS)("the memory of a %s store", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await (await newDatabase(kind)).open();
  });

  test("knows who played, in the order in which they sat there, with all that was written", async () => {
    const [ada, bea] = (await admitAll(store, 2)) as [string, string];
    const seats: EndedSeat[] = [
      seatOf(bea, { seat: 0, place: null, score: null, isGone: true }),
      seatOf(null, { seat: 0, place: 2, score: -3.5 }),
      seatOf(ada, { seat: 1, team: 1 }),
    ];
    await end(store, "whole", { ended: 77, rated: true, result: "{}", seats });
    const whole = { id: "whole", game: "ramino", ended: 77, rated: true, finished: true, seats };
    expect(await store.gamesOf(ada, {}, 5)).toEqual([whole]);
    expect(await store.gamesOf(bea, {}, 5), "those who left have played it too").toEqual([whole]);
    expect(await store.gamesOf("nobody", {}, 5)).toEqual([]);
  });

  test("has a game and those who played it, or neither", async () => {
    const ada = await admit(store);
    const log = newLog();
    await store.append({ writes: [entry(log, 0)] });
    const ended = [gameEnd("lost race", log, { seats: [seatOf(ada)] })];
    expect(await store.append({ writes: [entry(log, 0, { ended })] })).toMatchObject({ done: false });
    expect(await store.gamesOf(ada, {}, 5)).toEqual([]);
    expect(await store.endedGame("lost race")).toBeUndefined();
  });

  test("gives page after page, the latest first, without a gap or a repeat where games ended together", async () => {
    const [ada, bea, eva] = (await admitAll(store, 3)) as [string, string, string];
    const all: { id: string; ended: number; game: string; withBea: boolean }[] = [];
    for (let i = 0; i < 60; i++) {
      const one = {
        id: `page ${String((i * 37) % 60).padStart(2, "0")}`,
        ended: 1000 + Math.floor(i / 4),
        game: i % 3 === 0 ? "ramino" : "scopetta",
        withBea: i % 5 === 0,
      };
      all.push(one);
      const seats = [seatOf(ada), seatOf(one.withBea ? bea : eva, { seat: 1 })];
      await end(store, one.id, { ended: one.ended, game: one.game, seats });
    }
    const sorted = all.sort((a, b) => b.ended - a.ended || (a.id < b.id ? 1 : -1));
    const pages = async (filter: { game?: string; with?: string }) => {
      const found: string[] = [];
      let before: { ended: number; id: string } | undefined;
      for (;;) {
        const page = await store.gamesOf(ada, { ...filter, ...(before && { before }) }, 7);
        found.push(...idsOf(page));
        const last = page.at(-1);
        if (last === undefined) return found;
        before = last;
      }
    };
    expect(await pages({})).toEqual(idsOf(sorted));
    expect(await pages({ game: "ramino" })).toEqual(idsOf(sorted.filter(({ game }) => game === "ramino")));
    expect(await pages({ with: bea })).toEqual(idsOf(sorted.filter(({ withBea }) => withBea)));
    expect(await pages({ with: bea, game: "ramino" })).toEqual(
      idsOf(sorted.filter(({ withBea, game }) => withBea && game === "ramino")),
    );
    expect(await pages({ with: "nobody" })).toEqual([]);
    expect(await store.acquaintance(ada, bea)).toEqual({ games: 12, last: 1013, haveMet: false });
    expect(await store.acquaintance(bea, eva)).toEqual({ games: 0, last: null, haveMet: false });
  });

  test("names a game once for somebody who sat on two of its seats", async () => {
    const [ada, bea] = (await admitAll(store, 2)) as [string, string];
    const seats = [
      seatOf(ada, { seat: 0, isGone: true, place: null }),
      seatOf(ada, { seat: 1 }),
      seatOf(bea, { seat: 2 }),
    ];
    await end(store, "twice", { seats });
    expect(idsOf(await store.gamesOf(ada, {}, 5))).toEqual(["twice"]);
    expect((await store.acquaintance(ada, bea)).games).toBe(1);
  });

  test("writes down a guest who has become somebody as them, and finds games of both", async () => {
    const [ada, guest, other] = (await admitAll(store, 3)) as [string, string, string];
    await end(store, "as guest", { ended: 1, seats: [seatOf(guest), seatOf(other, { seat: 1 })] });
    expect(await merge(store, guest, ada)).toEqual({ merged: true });
    await end(store, "as guest still", { ended: 2, seats: [seatOf(guest), seatOf(other, { seat: 1 })] });
    expect(idsOf(await store.gamesOf(ada, {}, 5))).toEqual(["as guest still", "as guest"]);
    expect(await store.gamesOf(guest, {}, 5)).toEqual([]);
    expect(await store.nowCalled(guest)).toBe(ada);
    expect(await store.nowCalled(ada)).toBe(ada);
    expect((await store.acquaintance(other, ada)).games).toBe(2);
  });

  test("keeps the seats of those who are forgotten, without a name", async () => {
    const [ada, bea] = (await admitAll(store, 2)) as [string, string];
    const seats = [seatOf(ada), seatOf(bea, { seat: 1 })];
    await end(store, "before leaving", { ended: 1, seats });
    await store.leave(bea, "a pseudonym", 9);
    await end(store, "while leaving", { ended: 2, seats });
    const games = await store.gamesOf(ada, {}, 5);
    expect(idsOf(games)).toEqual(["while leaving", "before leaving"]);
    for (const game of games) {
      expect(game.seats[1]).toMatchObject({ nickname: null, avatar: null, place: 1 });
      expect(game.seats[1]?.person).not.toBe(bea);
    }
    expect(await store.gamesOf(ada, { with: bea }, 5)).toEqual([]);
  });

  test("knows who has been at the same table", async () => {
    const [ada, bea, eva] = (await admitAll(store, 3)) as [string, string, string];
    const [one, two] = [newLog(), newLog()];
    await store.append({ writes: [entry(one, 0, { visitors: [ada, bea] })] });
    await store.append({ writes: [entry(two, 0, { visitors: [eva] })] });
    expect((await store.acquaintance(ada, bea)).haveMet).toBe(true);
    expect((await store.acquaintance(ada, eva)).haveMet).toBe(false);
  });
});

describe.each(KINDS)("the ratings of a %s store", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await (await newDatabase(kind)).open();
  });

  test("count each rated game that was finished once, in order, or not at all", async () => {
    const [ada, bea] = (await admitAll(store, 2)) as [string, string];
    const seats = [seatOf(ada), seatOf(bea, { seat: 1, place: 2 })];
    await end(store, "friendly", { ended: 1, result: "{}", seats });
    await end(store, "given up", { ended: 2, rated: true, result: null, seats });
    await end(store, "second", { ended: 4, rated: true, result: "{}", seats });
    await end(store, "first", { ended: 3, rated: true, result: "{}", seats });
    const next = await store.nextToRate();
    expect(next?.game).toMatchObject({ id: "first", order: 1 });
    const fresh = { mu: 26 + 1 / 7, sigma: 8.000000000000002, games: 1 };
    const counted = {
      id: "first",
      game: "ramino",
      order: 1,
      came: [{ seat: 0, turn: 0, mu: 25, sigma: 25 / 3 }],
      changes: [{ player: ada, before: null, after: fresh }],
    };
    const saved = await Promise.all([store.saveRating(counted), store.saveRating(counted)]);
    expect(saved.sort()).toEqual([false, true]);
    expect(await store.ratingsOf(ada)).toEqual([{ game: "ramino", ...fresh }]);
    const second = { ...counted, id: "second", order: 2 };
    expect(await store.saveRating(second), "no longer as it was").toBe(false);
    expect((await store.nextToRate())?.game).toMatchObject({ id: "second", order: 2 });
    expect(await store.saveRating({ ...second, order: 3 }), "out of order").toBe(false);
    const after = { mu: 27, sigma: 7, games: 2 };
    const changes = [{ player: ada, before: fresh, after }];
    expect(await store.saveRating({ ...second, changes })).toBe(true);
    expect(await store.nextToRate()).toBeUndefined();
    const [first] = await store.ratedGames(0, 1);
    expect(first?.seats[0]?.came).toEqual({ mu: 25, sigma: 25 / 3 });
    expect(idsOf(await store.ratedGames(1, 5))).toEqual(["second"]);
    expect(await store.replaceRatings(1, [], []), "games have been counted since").toBe(false);
    expect(await store.replaceRatings(2, [{ player: bea, game: "ramino", ...after }], [])).toBe(true);
    expect(await store.ratingsOf(ada)).toEqual([]);
    expect(await store.ratingsOf(bea)).toEqual([{ game: "ramino", ...after }]);
  });

  test("of two who are one are those of the one with more games; the other's games count for nobody", async () => {
    const [ada, guest] = (await admitAll(store, 2)) as [string, string];
    const rate = async (player: string, games: number) => {
      const id = `rated ${player} ${games}`;
      await end(store, id, { ended: 5, rated: true, result: "{}", seats: [seatOf(player)] });
      const order = (await store.nextToRate())?.game.order ?? 0;
      const of = (n: number) => ({ mu: 20 + n, sigma: 5, games: n });
      const change = { player, before: games === 1 ? null : of(games - 1), after: of(games) };
      const came = [{ seat: 0, turn: 0, mu: 25, sigma: 8 }];
      expect(await store.saveRating({ id, game: "ramino", order, came, changes: [change] })).toBe(true);
    };
    await rate(ada, 1);
    await rate(guest, 1);
    await rate(guest, 2);
    await merge(store, guest, ada);
    expect(await store.ratingsOf(ada)).toEqual([{ game: "ramino", mu: 22, sigma: 5, games: 2 }]);
    expect(await store.ratingsOf(guest)).toEqual([]);
    const games = (await store.ratedGames(0, 100)).filter(({ id }) => id.startsWith("rated"));
    expect(games.map(({ seats }) => seats[0]?.countsForOther)).toEqual([true, false, false]);
  });
});
