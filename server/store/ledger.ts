import { type Kysely, sql } from "kysely";
import { type Append, issuesChips, type Transfer } from "./contract.ts";
import { rowsFrom } from "./rows.ts";
import type { Dialect, Tables } from "./schema.ts";

/** What is in the accounts that a group touches, and which of them have changed. */
export interface Balances {
  readonly now: Map<string, number>;
  readonly changed: Set<string>;
}

/** The balance of an account that the group has locked. */
function balanceOf({ now }: Balances, account: string): number {
  const balance = now.get(account);
  if (balance === undefined) throw new Error(`the account ${account} was not locked`);
  return balance;
}

/**
 * Locks all accounts of a group before anything else. All nodes use the same order, so that groups never wait for
 * each other in a circle.
 */
export async function lockAccounts(
  tx: Kysely<Tables>,
  dialect: Dialect,
  group: readonly Append[],
): Promise<Balances> {
  const names = new Set<string>();
  for (const { transfers = [] } of group) {
    for (const { from, to } of transfers) names.add(from).add(to);
  }
  const balances: Balances = { now: new Map(), changed: new Set() };
  if (names.size === 0) return balances;
  const rows = rowsFrom(
    dialect,
    { account: "text" },
    [...names].sort().map((account) => ({ account })),
  );
  const locked = await sql<Tables["accounts"]>`
    insert into accounts (account, balance) select account, 0 from ${rows} as mine where true
    on conflict (account) do update set balance = accounts.balance returning account, balance`.execute(tx);
  for (const { account, balance } of locked.rows) balances.now.set(account, balance);
  return balances;
}

/** Moves the chips of one append, or moves none and names the account that has too few. */
export function pay(balances: Balances, transfers: readonly Transfer[]): string | undefined {
  const after = new Map<string, number>();
  const add = (account: string, amount: number) =>
    after.set(account, (after.get(account) ?? balanceOf(balances, account)) + amount);
  for (const { from, to, amount } of transfers) {
    add(from, -amount);
    add(to, amount);
  }
  for (const [account, balance] of after) {
    if (balance < 0 && !issuesChips(account)) return account;
  }
  for (const [account, balance] of after) {
    balances.now.set(account, balance);
    balances.changed.add(account);
  }
  return undefined;
}

/** Writes the balances and the transfers that led to them. */
export async function settle(
  tx: Kysely<Tables>,
  dialect: Dialect,
  balances: Balances,
  winners: readonly Append[],
): Promise<void> {
  if (balances.changed.size === 0) return;
  const accounts = rowsFrom(
    dialect,
    { account: "text", balance: "bigint" },
    [...balances.changed].map((account) => ({ account, balance: balanceOf(balances, account) })),
  );
  await sql`
    insert into accounts (account, balance) select account, balance from ${accounts} as mine where true
    on conflict (account) do update set balance = excluded.balance`.execute(tx);
  const transfers = rowsFrom(
    dialect,
    { debit: "text", credit: "text", amount: "bigint", why: "text", log: "text", seq: "bigint" },
    winners.flatMap(({ writes: [first], transfers = [] }) =>
      transfers.map(({ from, to, amount, why }) => ({
        debit: from,
        credit: to,
        amount,
        why,
        log: first?.log ?? null,
        seq: first?.seq ?? null,
      })),
    ),
  );
  await sql`
    insert into transfers (debit, credit, amount, why, log, seq)
    select debit, credit, amount, why, log, seq from ${transfers} as mine`.execute(tx);
}
