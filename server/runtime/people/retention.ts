import type { Retention } from "../../folds/retention.ts";
import { withoutChat } from "../../folds/room/forgotten.ts";
import type { Store } from "../../store/contract.ts";

const DAY_MS = 24 * 3600_000;
/** Which network got how many chips is of interest on that day alone. */
const FILL_DAYS = 2;
const MOST_AT_ONCE = 100;

export type Forgotten = "guest" | "chat" | "log" | "report";

/**
 * Lets go of what is too old, a little at a time: what is left over is done the next time. Nodes may do it at the same
 * time, because nothing is done twice that would matter.
 */
export async function letGo(
  store: Store,
  retention: Retention,
  leave: (person: string) => Promise<boolean>,
  count: (what: Forgotten) => void,
  onFault: (fault: unknown) => void,
): Promise<void> {
  await store.eraseRunOut();
  const before = (days: number) => store.now() - days * DAY_MS;
  for (const person of await store.unseenGuests(before(retention.guestDays), MOST_AT_ONCE)) {
    if (await leave(person)) count("guest");
  }
  for (const log of await store.closedLogs(before(retention.gameDays), MOST_AT_ONCE)) {
    await store.eraseLog(log);
    count("log");
  }
  // From games that went on after their players were forgotten.
  await store.emptyNobodys();
  const reports = await store.eraseReports(before(retention.reportDays));
  for (let left = reports; left > 0; left--) count("report");
  await store.eraseBans(before(retention.reportDays));
  for (const log of await store.closedLogs(before(FILL_DAYS), MOST_AT_ONCE, { beginsWith: "fills:" })) {
    await store.eraseLog(log);
    count("log");
  }
  for (const log of await store.closedLogs(before(retention.chatDays), MOST_AT_ONCE, { withChat: true })) {
    // One that cannot be read would otherwise keep all that are younger.
    await silence(store, log).then(() => count("chat"), onFault);
  }
}

/** How many of each the next `letGo` would find, at most as many as it does at once. */
export async function expectedToGo(
  store: Store,
  retention: Retention,
): Promise<{ readonly guests: number; readonly chats: number; readonly logs: number }> {
  const before = (days: number) => store.now() - days * DAY_MS;
  const [guests, logs, chats] = await Promise.all([
    store.unseenGuests(before(retention.guestDays), MOST_AT_ONCE),
    store.closedLogs(before(retention.gameDays), MOST_AT_ONCE),
    store.closedLogs(before(retention.chatDays), MOST_AT_ONCE, { withChat: true }),
  ]);
  return { guests: guests.length, chats: chats.length, logs: logs.length };
}

async function silence(store: Store, log: string): Promise<void> {
  const entries = (await store.read(log, 0)).flatMap(({ seq, steps }) => {
    const without = withoutChat(steps);
    return without === steps ? [] : [{ seq, steps: without }];
  });
  const snapshot = (await store.open(log))?.snapshot;
  await store.rewrite(log, {
    entries,
    ...(snapshot === undefined
      ? {}
      : { snapshot: { seq: snapshot.seq, state: withoutChat(snapshot.state) } }),
    views: [],
  });
  await store.hasNoChat(log);
}
