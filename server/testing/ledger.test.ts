import pg from "pg";
import { expect, it } from "vitest";
import { HOUSE_ACCOUNT } from "../store/contract.ts";
import { newDatabase } from "../store/testing/databases.ts";
import { ledgerFaults } from "./ledger.ts";

it("finds chips that nobody paid in, and none where every balance follows from the transfers", async () => {
  const database = await newDatabase("postgres");
  const store = await database.open();
  const pay = (from: string, to: string, amount: number) =>
    store.append({ writes: [], transfers: [{ from, to, amount, why: "test" }] });
  await pay(HOUSE_ACCOUNT, "purse:a", 40);
  await pay("purse:a", "table:t", 15);
  const whole = await ledgerFaults(database.address, HOUSE_ACCOUNT);
  expect(whole).toEqual({ accounts: 3, transfers: 2, faults: [] });

  const client = new pg.Client(database.address);
  await client.connect();
  await client.query("update accounts set balance = balance + 1 where account = 'table:t'");
  await client.end();
  const { faults } = await ledgerFaults(database.address, HOUSE_ACCOUNT);
  expect(faults).toEqual(["table:t has 16, and 15 was paid in", "all accounts together have 1"]);
});
