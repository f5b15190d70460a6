import { expect, it } from "vitest";
import { contextOn, MemoryStore, writeOpening } from "../testing/table-in-a-page.ts";
import { LiveTable } from "./live-table.ts";

const ADA = { id: "ada", nickname: "Ada", avatar: "plain" };

it("takes nothing back from somebody who comes from a node that knows more", async () => {
  const store = new MemoryStore();
  const faults: string[] = [];
  const id = await writeOpening(store);
  const open = async (node: string) => {
    const table = await LiveTable.open(contextOn(store, node, faults), id);
    if (table === undefined) throw new Error("there is no table");
    return table;
  };
  const come = async (table: LiveTable) => {
    const subscriber = { person: ADA.id, network: "here", push() {}, sendElsewhere() {}, sendAway() {} };
    await table.welcome({ person: ADA, formerly: [] }, () => subscriber);
    return table.seq;
  };
  const first = await open("first");
  await come(first);
  const second = await open("second");
  await come(second);
  expect(await second.act(ADA.id, "r1", { type: "sit", chair: 0 })).toBeUndefined();
  // No hint has reached the first node, where Ada still counts as present.
  expect(first.seq).toBeLessThan(second.seq);

  expect(await come(first)).toBe(second.seq);
  expect(first.state.room.chairs[0]).toEqual(second.state.room.chairs[0]);
  expect(faults).toEqual([]);
  await Promise.all([first.close(), second.close()]);
});
