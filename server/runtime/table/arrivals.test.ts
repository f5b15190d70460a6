import { expect, it } from "vitest";
import { contextOn, MemoryStore, writeOpening } from "../testing/table-in-a-page.ts";
import { LiveTable } from "./live-table.ts";

const [ADA, BEA, CEA, DIA] = ["ada", "bea", "cea", "dia"].map((id) => ({
  id,
  nickname: id,
  avatar: "plain",
}));

async function openTable() {
  const store = new MemoryStore();
  const faults: string[] = [];
  const id = await writeOpening(store);
  const table = await LiveTable.open(contextOn(store, "node", faults), id);
  if (table === undefined) throw new Error("there is no table");
  const come = (person = ADA!) => {
    const subscriber = { person: person.id, network: "here", push() {}, sendElsewhere() {}, sendAway() {} };
    return table.welcome({ person, formerly: [] }, () => subscriber);
  };
  /** How many have come with each entry in which anybody came. */
  const arrivedWith = () =>
    store.entries.map(({ visitors = [] }) => visitors.length).filter((arrived) => arrived > 0);
  return { table, come, faults, arrivedWith };
}

it("writes down in one entry who comes while the table is busy, in the order in which they come", async () => {
  const { table, come, faults, arrivedWith } = await openTable();
  const came = await Promise.all([ADA, BEA, CEA, DIA].map(come));

  expect(came.every((subscription) => "push" in subscription)).toBe(true);
  expect(arrivedWith()).toEqual([4]);
  expect(table.state.room.people.map(({ id, nodes }) => [id, nodes])).toEqual(
    [ADA, BEA, CEA, DIA].map((person) => [person?.id, ["node"]]),
  );
  expect(faults).toEqual([]);
  await table.close();
});

it("keeps out whom it keeps out alone, and lets the others in", async () => {
  const { table, come, faults } = await openTable();
  await come(ADA);
  expect(await table.act("ada", "r1", { type: "lock", locked: true })).toBeUndefined();
  const [again, stranger] = await Promise.all([come(ADA), come(BEA)]);

  expect("push" in again!).toBe(true);
  expect(stranger).toMatchObject({ refused: { code: "locked" } });
  expect(table.state.room.people.map(({ id }) => id)).toEqual(["ada"]);
  expect(faults).toEqual([]);
  await table.close();
});
