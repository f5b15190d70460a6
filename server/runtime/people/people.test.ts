import { expect, it } from "vitest";
import type { Store } from "../../store/contract.ts";
import { NICKNAMES } from "./nicknames.ts";
import { People } from "./people.ts";

it("guests who come one after the other are called differently, until every name has been given", async () => {
  const people = new People({ admit: async () => {}, now: () => 0 } as unknown as Store);
  const names = async () => {
    const given: string[] = [];
    for (const _ of NICKNAMES) given.push((await people.admit("")).person.nickname);
    return given;
  };
  const [first, second] = [await names(), await names()];
  for (const given of [first, second]) expect([...given].sort()).toEqual([...NICKNAMES].sort());
  expect(second).not.toEqual(first);
});
