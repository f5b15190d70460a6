import type { Instant } from "@tavolata/kernel";
import { type Kysely, sql } from "kysely";
import { writeCircleGames } from "./circle-games-queries.ts";
import { writeCircles } from "./circle-rows.ts";
import type { Append, Appended, GameEnd, Hint, LogEntry, LogWrite } from "./contract.ts";
import { lockPlayers, writeEnds } from "./game-ends.ts";
import { lockAccounts, pay, settle } from "./ledger.ts";
import { shownLog } from "./peace-contract.ts";
import { writeHandledReports } from "./peace-queries.ts";
import { rowsFrom } from "./rows.ts";
import type { Dialect, Tables } from "./schema.ts";

export interface GroupResult {
  readonly answers: readonly Appended[];
  /** For other nodes. */
  readonly hints: readonly Hint[];
}

const DONE: Appended = { done: true };

/**
 * Writes a group of appends within one transaction: all entries in one statement, then what the winners bring with
 * them, one statement for each kind. An append that is refused takes its own entries back, which nobody has seen yet,
 * and leaves the others alone: no savepoints are needed.
 */
export async function writeGroup(
  tx: Kysely<Tables>,
  dialect: Dialect,
  group: readonly Append[],
): Promise<GroupResult> {
  await lockPlayers(tx, dialect, endsIn(group));
  const balances = await lockAccounts(tx, dialect, group);
  const answers = new Map<Append, Appended>();
  for (const round of roundsOf(group)) {
    const written = await insertEntries(tx, dialect, round);
    const takenBack: LogEntry[] = [];
    for (const append of round) {
      const failure = conflictOf(append, written) ?? shortOf(pay(balances, append.transfers ?? []));
      answers.set(append, failure ?? DONE);
      if (failure !== undefined) takenBack.push(...writtenOf(append, written));
    }
    if (takenBack.length > 0) await deleteEntries(tx, dialect, takenBack);
  }
  const winners = group.filter((append) => answers.get(append) === DONE);
  await settle(tx, dialect, balances, winners);
  const hints = await writeWhatComesWith(
    tx,
    dialect,
    winners.flatMap(({ writes }) => writes),
  );
  await moveAlarms(
    tx,
    dialect,
    winners.flatMap(({ alarms = [] }) => alarms),
  );
  return { answers: group.map((append) => answerTo(append, answers)), hints };
}

function endsIn(group: readonly Append[]): GameEnd[] {
  return group.flatMap(({ writes }) => writes.flatMap(({ ended }) => ended ?? []));
}

function answerTo(append: Append, answers: ReadonlyMap<Append, Appended>): Appended {
  const answer = answers.get(append);
  if (answer === undefined) throw new Error("an append was in no round of its group");
  return answer;
}

/**
 * Appends to the same log take turns, so that a later one finds what an earlier one left. Almost always there is one
 * round.
 */
function roundsOf(group: readonly Append[]): Append[][] {
  const rounds: Append[][] = [];
  const nextOf = new Map<string, number>();
  for (const append of group) {
    const turn = Math.max(0, ...append.writes.map(({ log }) => nextOf.get(log) ?? 0));
    for (const { log } of append.writes) nextOf.set(log, turn + 1);
    rounds[turn] ??= [];
    rounds[turn].push(append);
  }
  return rounds;
}

/** Writes the entries that nobody has written yet and that follow what is there. Returns which those are, by log. */
async function insertEntries(
  tx: Kysely<Tables>,
  dialect: Dialect,
  round: readonly Append[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const entries = round.flatMap(entriesOf).sort(byLogAndSeq);
  if (entries.length === 0) return new Map();
  const columns = {
    log: "text",
    seq: "bigint",
    at: "bigint",
    steps: "text",
    told: "text",
    follows: "bigint",
  } as const;
  // All nodes use the same order, so that nodes that want the same entries never wait for each other in a circle.
  const { rows } = await sql<{ log: string; seq: number }>`
    insert into entries (log, seq, at, steps, told)
    select log, seq, at, steps, told from ${rowsFrom(dialect, columns, entries)} as mine
    where follows is null
      or exists (select 1 from entries as before where before.log = mine.log and before.seq = mine.follows)
    on conflict (log, seq) do nothing returning log, seq`.execute(tx);
  const written = new Map<string, number[]>();
  for (const { log, seq } of rows) {
    const seqs = written.get(log);
    if (seqs === undefined) written.set(log, [seq]);
    else seqs.push(seq);
  }
  return written;
}

/** The rows of an append, each with the entry that must be there before it; without rows that would leave a hole. */
function entriesOf({ writes }: Append) {
  const last = new Map<string, number>();
  return writes.flatMap(({ log, seq, at, steps, told }) => {
    const before = last.get(log);
    last.set(log, seq);
    if (before !== undefined && seq !== before + 1) return [];
    return [{ log, seq, at, steps, told, follows: seq === 0 || before !== undefined ? null : seq - 1 }];
  });
}

function byLogAndSeq(a: LogEntry, b: LogEntry): number {
  return a.log < b.log ? -1 : a.log > b.log ? 1 : a.seq - b.seq;
}

function conflictOf(
  { writes }: Append,
  written: ReadonlyMap<string, readonly number[]>,
): Appended | undefined {
  const lost =
    writes.length === 1
      ? writes.find(({ log }) => !written.has(log))
      : writes.find(
          ({ log }) => (written.get(log)?.length ?? 0) < writes.filter((write) => write.log === log).length,
        );
  return lost && { done: false, conflict: lost.log };
}

function shortOf(account: string | undefined): Appended | undefined {
  return account === undefined ? undefined : { done: false, short: account };
}

function writtenOf({ writes }: Append, written: ReadonlyMap<string, readonly number[]>): LogEntry[] {
  return writes.filter(({ log, seq }) => written.get(log)?.includes(seq));
}

async function deleteEntries(tx: Kysely<Tables>, dialect: Dialect, entries: readonly Hint[]): Promise<void> {
  const rows = rowsFrom(dialect, { log: "text", seq: "bigint" }, entries.map(hintOf));
  await sql`delete from entries where (log, seq) in (select log, seq from ${rows} as mine)`.execute(tx);
}

function hintOf({ log, seq }: Hint): Hint {
  return { log, seq };
}

/** Writes alarms, snapshots and ended games. Returns the last entry of each log. */
async function writeWhatComesWith(
  tx: Kysely<Tables>,
  dialect: Dialect,
  writes: readonly LogWrite[],
): Promise<Hint[]> {
  const newest = new Map<string, LogWrite>();
  const snapshots = new Map<string, { log: string; seq: number; state: string }>();
  for (const write of writes) {
    const { log, seq, snapshot } = write;
    if (seq >= (newest.get(log)?.seq ?? 0)) newest.set(log, write);
    if (snapshot !== undefined && seq >= (snapshots.get(log)?.seq ?? 0)) {
      snapshots.set(log, { log, seq, state: snapshot });
    }
  }
  const last = [...newest.values()];
  await setAlarms(tx, dialect, writes);
  if (snapshots.size > 0) await writeSnapshots(tx, dialect, [...snapshots.values()]);
  await writeVisits(tx, dialect, writes);
  await writeCircles(tx, dialect, writes);
  const shown = await writeShown(tx, dialect, writes);
  await writeCircleGames(tx, dialect, writes);
  await writeHandledReports(tx, writes);
  await writeEnds(
    tx,
    dialect,
    writes.flatMap((write) => write.ended ?? []),
  );
  return [...last.map(hintOf), ...shown];
}

/** The newest of what the house is shown of each table. Returns the hints that it has changed. */
async function writeShown(
  tx: Kysely<Tables>,
  dialect: Dialect,
  writes: readonly LogWrite[],
): Promise<Hint[]> {
  const newest = new Map<string, { log: string; seq: number; since: number | null; shown: string | null }>();
  for (const { log, seq, shown } of writes) {
    if (shown === undefined || seq < (newest.get(log)?.seq ?? 0)) continue;
    newest.set(log, { log, seq, since: shown?.since ?? null, shown: shown?.text ?? null });
  }
  if (newest.size === 0) return [];
  const changed = [...newest.values()];
  const rows = rowsFrom(dialect, { log: "text", seq: "bigint", since: "bigint", shown: "text" }, changed);
  await sql`
    delete from shown_tables where log in (select log from ${rows} as mine where shown is null)`.execute(tx);
  await sql`
    insert into shown_tables (log, seq, since, shown) select log, seq, since, shown from ${rows} as mine where shown is not null
    on conflict (log) do update set seq = excluded.seq, since = excluded.since, shown = excluded.shown`.execute(
    tx,
  );
  return changed.map(({ log, seq }) => ({ log: shownLog(log), seq }));
}

/** Somebody who has turned out to be somebody else is mentioned under the name that is theirs now. */
async function writeVisits(tx: Kysely<Tables>, dialect: Dialect, writes: readonly LogWrite[]): Promise<void> {
  const visits = writes.flatMap(({ log, visitors = [] }) => visitors.map((person) => ({ person, log })));
  if (visits.length === 0) return;
  const rows = rowsFrom(dialect, { person: "text", log: "text" }, visits);
  await sql`
    insert into visits (person, log)
    select coalesce((select merged_into from people where people.id = mine.person), mine.person), log
    from ${rows} as mine where true on conflict do nothing`.execute(tx);
}

/** Of each log the newest that says something of its alarm. */
async function setAlarms(tx: Kysely<Tables>, dialect: Dialect, writes: readonly LogWrite[]): Promise<void> {
  const newest = new Map<string, { log: string; seq: number; at: Instant; alarm: Instant | null }>();
  for (const { log, seq, at, alarm } of writes) {
    if (alarm !== "kept" && seq >= (newest.get(log)?.seq ?? 0)) newest.set(log, { log, seq, at, alarm });
  }
  const last = [...newest.values()];
  const set = last.flatMap(({ log, seq, alarm }) => (alarm === null ? [] : [{ log, seq, at: alarm }]));
  if (set.length > 0) {
    const rows = rowsFrom(dialect, { log: "text", seq: "bigint", at: "bigint" }, set);
    await sql`
      insert into alarms (log, seq, at) select log, seq, at from ${rows} as mine where true
      on conflict (log) do update set seq = excluded.seq, at = excluded.at`.execute(tx);
  }
  const cleared = last.flatMap(({ log, at, alarm }) => (alarm === null ? [{ log, at }] : []));
  if (cleared.length > 0) {
    const rows = rowsFrom(dialect, { log: "text", at: "bigint" }, cleared);
    await sql`delete from alarms where log in (select log from ${rows} as mine)`.execute(tx);
    await sql`
      insert into closed_logs (log, at, has_chat) select log, at, 1 from ${rows} as mine where true
      on conflict (log) do update set at = excluded.at, has_chat = 1`.execute(tx);
  }
}

async function moveAlarms(
  tx: Kysely<Tables>,
  dialect: Dialect,
  alarms: NonNullable<Append["alarms"]>,
): Promise<void> {
  if (alarms.length === 0) return;
  const rows = rowsFrom(dialect, { log: "text", at: "bigint" }, alarms);
  await sql`update alarms set at = mine.at from ${rows} as mine where alarms.log = mine.log`.execute(tx);
}

export async function writeSnapshots(
  tx: Kysely<Tables>,
  dialect: Dialect,
  snapshots: readonly Tables["snapshots"][],
): Promise<void> {
  const rows = rowsFrom(dialect, { log: "text", seq: "bigint", state: "text" }, snapshots);
  await sql`
    insert into snapshots (log, seq, state) select log, seq, state from ${rows} as mine where true
    on conflict (log) do update set seq = excluded.seq, state = excluded.state
    where excluded.seq >= snapshots.seq`.execute(tx);
}
