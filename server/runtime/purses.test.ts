import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { HOUSE_ACCOUNT, purseOf, type Store } from "../store/contract.ts";
import { openSqlite } from "../store/sqlite.ts";
import { Purses } from "./purses.ts";

const DAY = 24 * 60 * 60_000;
let folder: string;
let store: Store;
let later = 0;
let purses: Purses;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tavolata-"));
  const real = await openSqlite({ folder });
  store = new Proxy(real, {
    get: (target, name) => {
      if (name === "now") return () => target.now() + later;
      const member = target[name as keyof Store];
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  purses = new Purses(store, 13_000);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const spend = (person: string, amount: number) =>
  store.append({
    writes: [],
    transfers: [{ from: purseOf(person), to: HOUSE_ACCOUNT, amount, why: "test" }],
  });

describe("A purse", () => {
  it("has chips in it when it is first opened, and is not filled again on the same day", async () => {
    expect((await purses.balanceAfterFill(owner("ada"), "10.0.0.1")).chips).toBe(4000);
    await spend("ada", 4000);
    const { chips, fillsAt } = await purses.balanceAfterFill(owner("ada"), "10.0.0.1");
    expect(chips).toBe(0);
    expect(fillsAt).toBeGreaterThan(store.now());
    expect(fillsAt % DAY).toBe(0);
  });

  it("is filled up on every later day, and never emptied because it is full", async () => {
    later += DAY;
    expect((await purses.balanceAfterFill(owner("ada"), "10.0.0.1")).chips).toBe(10_000);
    await store.append({
      writes: [],
      transfers: [{ from: HOUSE_ACCOUNT, to: purseOf("ada"), amount: 90_000, why: "won" }],
    });
    later += DAY;
    expect((await purses.balanceAfterFill(owner("ada"), "10.0.0.1")).chips).toBe(100_000);
  });

  it("is filled for everybody of a circle who opens theirs in the same network at the same time", async () => {
    const roomy = new Purses(store, 240_000);
    const circle = Array.from({ length: 30 }, (_, i) => owner(`member ${i}`));
    const opened = await Promise.all(circle.map((member) => roomy.balanceAfterFill(member, "10.0.0.30")));
    expect(opened.map(({ chips }) => chips)).toEqual(circle.map(() => 4000));
  });

  it("is filled once, however often it is opened at the same time", async () => {
    later += DAY;
    const found = await Promise.all(
      Array.from({ length: 10 }, () => purses.balanceAfterFill(owner("bea"), "10.0.0.2")),
    );
    expect(Math.max(...found.map(({ chips }) => chips))).toBe(4000);
    expect(await store.balance(purseOf("bea"))).toBe(4000);
  });

  it("cannot be farmed: a network has so many chips a day, however many people it claims to be", async () => {
    later += DAY;
    const chips: number[] = [];
    for (let i = 0; i < 6; i++)
      chips.push((await purses.balanceAfterFill(owner(`throw-away-${i}`), "10.0.0.3")).chips);
    expect(chips).toEqual([4000, 4000, 4000, 0, 0, 0]);
    expect((await purses.balanceAfterFill(owner("somebody else"), "10.0.0.4")).chips).toBe(4000);
    later += DAY;
    expect((await purses.balanceAfterFill(owner("throw-away-5"), "10.0.0.3")).chips).toBe(4000);
  });
});

function owner(id: string) {
  return { person: { id }, formerly: [] };
}
