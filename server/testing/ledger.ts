import pg from "pg";

interface Account {
  readonly account: string;
  readonly balance: string;
  readonly moved: string;
}

/** What is wrong with the chips in a database: they are all somewhere, and every balance is what was paid in and out. */
export async function ledgerFaults(
  url: string,
  house: string,
): Promise<{ accounts: number; transfers: number; faults: string[] }> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<Account>(`
      select account, coalesce(balance, 0) as balance, coalesce(moved, 0) as moved
      from accounts full join (
        select account, sum(amount) as moved from (
          select credit as account, amount from transfers
          union all select debit, -amount from transfers
        ) as sides group by account
      ) as movements using (account)`);
    const count = await client.query<{ transfers: string }>("select count(*) as transfers from transfers");
    const faults = rows
      .filter(
        ({ account, balance, moved }) => balance !== moved || (Number(balance) < 0 && account !== house),
      )
      .map(({ account, balance, moved }) => `${account} has ${balance}, and ${moved} was paid in`);
    const sum = rows.reduce((total, { balance }) => total + Number(balance), 0);
    if (sum !== 0) faults.push(`all accounts together have ${sum}`);
    return { accounts: rows.length, transfers: Number(count.rows[0]?.transfers ?? 0), faults };
  } finally {
    await client.end();
  }
}
