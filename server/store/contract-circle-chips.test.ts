import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Store, Transfer } from "./contract.ts";
import { DONE, KINDS, newDatabase } from "./testing/databases.ts";

const STACK = 500;
let names = 0;

/** Names that a pattern could take for each other, if it were not careful. */
function newName(): string {
  return `per_on%${++names}`;
}

function device(id: string) {
  return { id, secretHash: "", label: "", since: 5, seen: 5 };
}

describe.each(KINDS)("circles' chips in a %s store", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await (await newDatabase(kind)).open();
  });

  async function admit(): Promise<string> {
    const id = newName();
    await store.admit({ id, nickname: id, avatar: "plain", since: 5 }, device(`${id}'s phone`));
    return id;
  }
  const signIn = (person: string, guest: string) =>
    store.signIn({
      person,
      device: device(`${person}'s device ${++names}`),
      before: { device: `${guest}'s phone`, person: guest },
    });
  /** A season of a circle of its own, with one table. */
  function newSeason() {
    const chips = { circle: `c${++names}`, season: "s" };
    const season = `circle:${chips.circle}:s`;
    const [bank, table] = [`${season}:bank`, `table:${names}`];
    const of = (person: string) => `${season}:${person}`;
    const move = async (from: string, to: string, amount: number, why = "chipsIn") => {
      const transfers: Transfer[] = [{ from, to, amount, why }];
      expect(await store.append({ writes: [], transfers })).toEqual(DONE);
    };
    return {
      bank,
      table,
      of,
      gather: (person: string) => store.gatherCircleChips(person, [chips]),
      move,
      give: (person: string) => move(bank, of(person), STACK, "season"),
      sit: (person: string, amount: number) => move(of(person), table, amount),
      rise: (person: string, amount: number) => move(table, of(person), amount, "chipsOut"),
      has: (person: string) => store.balance(of(person)),
    };
  }

  test("of a guest who turns out to be a member: what both won and lost is theirs, with one stack", async () => {
    const [ada, guest, bea] = [await admit(), await admit(), await admit()];
    const season = newSeason();
    for (const person of [ada, guest, bea]) await season.give(person);
    await season.move(season.of(bea), season.of(guest), 200);
    await season.move(season.of(ada), season.of(bea), 50);
    expect(await signIn(ada, guest)).toEqual({ merged: true });
    expect(await season.has(guest)).toBe(0);
    expect(await season.has(ada)).toBe(STACK + 200 - 50);
    expect(await season.has(bea)).toBe(STACK - 200 + 50);
    expect(await store.balance(season.bank)).toBe(-2 * STACK);
    await season.gather(ada);
    expect(await season.has(ada), "once").toBe(STACK + 200 - 50);
  });

  test("are all of them the guest's where only the guest was a member; other seasons and people keep theirs", async () => {
    const [ada, guest] = [await admit(), await admit()];
    const lookalike = guest.replace("_", "s").replace("%", "/x:");
    const [season, other] = [newSeason(), newSeason()];
    await season.give(guest);
    await other.give(ada);
    await season.give(lookalike);
    await signIn(ada, guest);
    expect([await season.has(ada), await season.has(guest)]).toEqual([STACK, 0]);
    expect([await other.has(ada), await season.has(lookalike)]).toEqual([STACK, STACK]);
  });

  test("that lie on a table then are theirs when they come back, and a stack too many is still owed", async () => {
    const [ada, guest, bea] = [await admit(), await admit(), await admit()];
    const season = newSeason();
    for (const person of [ada, guest, bea]) await season.give(person);
    for (const person of [ada, guest, bea]) await season.sit(person, STACK);
    await signIn(ada, guest);
    expect([await season.has(ada), await season.has(guest)]).toEqual([0, 0]);
    await season.rise(guest, 700);
    await season.rise(ada, 400);
    await season.gather(ada);
    await season.rise(bea, 400);
    expect([await season.has(ada), await season.has(guest), await season.has(bea)]).toEqual([600, 0, 400]);
    expect(await store.balance(season.bank)).toBe(-2 * STACK);
  });

  test("are gathered also if the circle, which had not heard of it, gave the guest a stack afterwards", async () => {
    const [ada, guest, earlier] = [await admit(), await admit(), await admit()];
    const season = newSeason();
    await season.give(earlier);
    await signIn(guest, earlier);
    await store.signOut(
      guest,
      (await store.devicesOf(guest)).map(({ id }) => id).filter((id) => id !== `${guest}'s phone`),
    );
    await signIn(ada, guest);
    expect(await season.has(ada)).toBe(STACK);
    for (const person of [guest, ada]) await season.give(person);
    await season.gather(ada);
    expect([await season.has(ada), await season.has(guest), await season.has(earlier)]).toEqual([
      STACK,
      0,
      0,
    ]);
  });

  test("are looked for where they can be, and written only if there is something to move", async () => {
    const [ada, guest] = [await admit(), await admit()];
    const [season, other] = [newSeason(), newSeason()];
    for (const one of [season, other]) for (const person of [ada, guest]) await one.give(person);
    await signIn(ada, guest);
    const transfers = async () =>
      (
        await store.everythingElseOf(
          ada,
          [season, other].flatMap(({ of }) => [of(ada), of(guest)]),
        )
      ).transfers;
    const before = await transfers();
    await season.gather(ada);
    expect(await transfers()).toEqual(before);
    for (const one of [season, other]) await one.move(one.bank, one.of(guest), 30);
    await season.gather(ada);
    expect([await season.has(ada), await season.has(guest)]).toEqual([STACK + 30, 0]);
    expect(await other.has(guest), "of another circle").toBe(30);
  });

  test("of many accounts are counted at once", async () => {
    const season = newSeason();
    const people = Array.from({ length: 300 }, newName);
    for (const person of people.slice(0, 3)) await season.give(person);
    const has = await store.balances(people.map(season.of));
    expect([...has].sort()).toEqual(
      people
        .slice(0, 3)
        .map((person) => [season.of(person), STACK])
        .sort(),
    );
    expect(await store.balances([])).toEqual(new Map());
  });

  test("are as they were if nobody was merged", async () => {
    const guest = await admit();
    const season = newSeason();
    await season.give(guest);
    expect(await signIn("nobody", guest)).toBeUndefined();
    await season.gather(guest);
    expect(await season.has(guest)).toBe(STACK);
    expect(await store.balance(season.bank)).toBe(-STACK);
  });

  test("are merged once, however many sign in and gather at the same moment", async () => {
    const [ada, bea, guest] = [await admit(), await admit(), await admit()];
    const season = newSeason();
    for (const person of [ada, bea, guest]) await season.give(person);
    await season.move(season.of(bea), season.of(guest), 100);
    const answers = await Promise.all([
      signIn(ada, guest),
      signIn(bea, guest),
      season.gather(ada),
      season.gather(bea),
    ]);
    expect(answers.filter((one) => one?.merged)).toHaveLength(1);
    await Promise.all([ada, bea, ada].map(season.gather));
    const both = (await season.has(ada)) + (await season.has(bea));
    expect([both, await season.has(guest)]).toEqual([2 * STACK, 0]);
    expect(await store.balance(season.bank)).toBe(-2 * STACK);
  });

  test("are never doubled and never lost, in whatever order people play, turn out to be one, and get up", async () => {
    const deed = fc.record({
      who: fc.nat({ max: 2 }),
      what: fc.constantFrom("sit" as const, "rise" as const, "merge" as const, "gather" as const),
      amount: fc.integer({ min: 1, max: 400 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 14 }), async (deeds) => {
        const [ada, guest, other] = [await admit(), await admit(), await admit()];
        const all = [ada, guest, other];
        const season = newSeason();
        for (const person of all) await season.give(person);
        for (const { who, what, amount } of deeds) {
          const person = all[who] ?? ada;
          if (what === "sit" && (await season.has(person)) >= amount) await season.sit(person, amount);
          if (what === "rise" && (await store.balance(season.table)) >= amount)
            await season.rise(person, amount);
          if (what === "merge") await signIn(ada, guest);
          if (what === "gather") await season.gather(ada);
          const now = await Promise.all(
            [...all.map(season.of), season.table, season.bank].map(store.balance),
          );
          expect(now.reduce((sum, balance) => sum + balance, 0)).toBe(0);
          expect(now.slice(0, -1).every((balance) => balance >= 0)).toBe(true);
        }
        await signIn(ada, guest);
        const left = await store.balance(season.table);
        if (left > 0) await season.rise(guest, left);
        await season.gather(ada);
        expect(await season.has(guest)).toBe(0);
        // Somebody who has lost two stacks owes one of them, and has nothing.
        const owns = Math.max(0, 2 * STACK - (await season.has(other)));
        expect(await season.has(ada)).toBe(owns);
      }),
      { seed: 22, numRuns: 25 },
    );
  });
});
