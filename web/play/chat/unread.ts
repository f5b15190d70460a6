import { signal } from "@preact/signals";
import type { TableFeed } from "../../connection/table-feed.ts";
import { connection } from "../../state/connection.ts";

/** Up to when this person has read, by table; it is gone with the page. */
export const readUntil = signal<Readonly<Record<string, number>>>({});

export function unreadLines(feed: TableFeed): number {
  const until = readUntil.value[feed.id] ?? 0;
  const me = connection.person.value?.id;
  // What bots say can wait, and news are shown as they come.
  return feed.lines.value.filter(
    ({ at, person, remark, news }) =>
      at > until &&
      person !== me &&
      remark === undefined &&
      news === undefined &&
      !connection.muted.value.has(person),
  ).length;
}
