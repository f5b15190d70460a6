import { type Kysely, sql } from "kysely";
import type { CircleSeason, Transfer } from "./contract.ts";
import { lockAccounts, pay, settle } from "./ledger.ts";
import type { Dialect, Tables } from "./schema.ts";
import { transact } from "./transact.ts";

/** All that one person has of a circle's chips of one season, under whatever name. */
interface Holding {
  readonly bank: string;
  readonly own: string;
  /** The accounts of the guests who turned out to be them. */
  readonly former: readonly string[];
}

/**
 * Puts together what somebody has of circles' chips under their own name and under those of the guests who turned out to
 * be them. People who were given a season's chips twice give one stack back, and what they won or lost as either is theirs.
 * What lies on a table then comes to a guest's account later, and a stack that could not be given back is still owed: so
 * this can be done again at any time, and does nothing that was done already.
 */
export async function gatherAllCircleChips(
  tx: Kysely<Tables>,
  dialect: Dialect,
  person: string,
): Promise<void> {
  const guests = await guestsOf(tx, person);
  if (guests.length > 0) await gather(tx, dialect, await allHoldings(tx, person, guests));
}

/** The same in these seasons alone. It is asked whenever they come, so it only writes if there is something to move. */
export async function gatherChipsOfSeasons(
  db: Kysely<Tables>,
  dialect: Dialect,
  person: string,
  seasons: readonly CircleSeason[],
): Promise<void> {
  const guests = await guestsOf(db, person);
  const prefixes = seasons.map(({ circle, season }) => `circle:${circle}:${season}:`);
  const names = prefixes.flatMap((prefix) => guests.map((guest) => `${prefix}${guest}`));
  if (names.length === 0) return;
  const found = await db
    .selectFrom("accounts")
    .select(["account", "balance"])
    .where("account", "in", [...names, ...prefixes.map((prefix) => `${prefix}${person}`)])
    .orderBy("account")
    .execute();
  const balances = new Map(found.map(({ account, balance }) => [account, balance]));
  const holdings = holdingsIn(
    names.filter((name) => balances.has(name)),
    person,
  );
  for (const holding of holdings) {
    const { own, former } = holding;
    const isOwn = former.every((account) => balances.get(account) === 0);
    const canOwe = (balances.get(own) ?? 0) > 0;
    if (isOwn && !(canOwe && (await owedBy(db, holding)) > 0)) continue;
    await transact(db, (tx) => gather(tx, dialect, holdings));
    return;
  }
}

async function guestsOf(db: Kysely<Tables>, person: string): Promise<string[]> {
  const guests = await db.selectFrom("people").select("id").where("merged_into", "=", person).execute();
  return guests.map(({ id }) => id);
}

async function gather(tx: Kysely<Tables>, dialect: Dialect, holdings: readonly Holding[]): Promise<void> {
  const wanted = holdings.flatMap(({ bank, own, former }) =>
    former.flatMap((from) => [moving(from, own, 1), moving(own, bank, 1)]),
  );
  if (wanted.length === 0) return;
  const balances = await lockAccounts(tx, dialect, [{ writes: [], transfers: wanted }]);
  const transfers: Transfer[] = [];
  for (const holding of holdings) {
    const { bank, own, former } = holding;
    let owed = await owedBy(tx, holding);
    for (const account of [...former, own]) {
      const balance = balances.now.get(account) ?? 0;
      const back = Math.min(balance, owed);
      owed -= back;
      transfers.push(moving(account, bank, back));
      if (account !== own) transfers.push(moving(account, own, balance - back));
    }
  }
  const real = transfers.filter(({ amount }) => amount > 0);
  const short = pay(balances, real);
  if (short !== undefined) throw new Error(`${short} cannot be merged`);
  await settle(tx, dialect, balances, [{ writes: [], transfers: real }]);
}

function moving(from: string, to: string, amount: number): Transfer {
  return { from, to, amount, why: "merge" };
}

/** Only those with something to put together. Sign-ins of guests are few: no index is worth it. */
async function allHoldings(
  tx: Kysely<Tables>,
  person: string,
  guests: readonly string[],
): Promise<Holding[]> {
  const endsWith = (id: string) => sql<boolean>`account like ${`circle:%:${escaped(id)}`} escape '\\'`;
  const found = await tx
    .selectFrom("accounts")
    .select("account")
    .where((is) => is.or(guests.map(endsWith)))
    .orderBy("account")
    .execute();
  return holdingsIn(
    found.map(({ account }) => account),
    person,
  );
}

function holdingsIn(accounts: readonly string[], person: string): Holding[] {
  const former = new Map<string, string[]>();
  for (const account of accounts) {
    const season = account.slice(0, account.lastIndexOf(":") + 1);
    former.set(season, [...(former.get(season) ?? []), account]);
  }
  return [...former].map(([season, own]) => {
    return { bank: `${season}bank`, own: `${season}${person}`, former: own };
  });
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** What was given to these accounts beyond one stack, and has not been given back. */
async function owedBy(db: Kysely<Tables>, { bank, own, former }: Holding): Promise<number> {
  const accounts = [own, ...former];
  const moved = await db
    .selectFrom("transfers")
    .select(["debit", "amount", "why"])
    .where((is) =>
      is.or([
        is.and([is("debit", "=", bank), is("credit", "in", accounts), is("why", "=", "season")]),
        is.and([is("credit", "=", bank), is("debit", "in", accounts), is("why", "=", "merge")]),
      ]),
    )
    // Stacks are given in an entry of the circle, and given back in none: that leaves out all that was played for.
    .where((is) => is.or([is("log", "=", bank.split(":", 2).join(":")), is("log", "is", null)]))
    // As the index has it.
    .where(sql<boolean>`(debit like 'circle:%' or credit like 'circle:%')`)
    .execute();
  const given = moved.filter(({ debit }) => debit === bank).map(({ amount }) => Number(amount));
  const back = moved.filter(({ debit }) => debit !== bank).map(({ amount }) => Number(amount));
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  return Math.max(0, sum(given) - Math.max(0, ...given) - sum(back));
}
