import { stackAccount, tableAccount } from "../folds/table/chips.ts";
import { poolAccount } from "../folds/tournament/payments.ts";
import type { PublicTournament } from "../protocol/index.ts";
import { HOUSE_ACCOUNT, purseOf } from "../store/contract.ts";
import { TestServer } from "./test-server.ts";

/** What is in every account that a tournament has touched, in the house that keeps everything there. */
export async function accountsAfter(
  kept: Readonly<Record<string, string>>,
  { id, players, tables }: Pick<PublicTournament, "id" | "players" | "tables">,
  people: readonly string[],
): Promise<{ readonly account: string; readonly balance: number; readonly isEmptied: boolean }[]> {
  const emptied = [
    poolAccount(id),
    ...players.map(({ player }) => stackAccount(id, player)),
    ...tables.map(({ table }) => tableAccount(table)),
  ];
  const server = await TestServer.open(kept);
  try {
    const { store } = server.running.node;
    const balances = [HOUSE_ACCOUNT, ...people.map(purseOf), ...emptied].map(async (account) => {
      return { account, balance: await store.balance(account), isEmptied: emptied.includes(account) };
    });
    return await Promise.all(balances);
  } finally {
    await server.close();
  }
}
