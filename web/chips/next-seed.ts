import { useEffect, useRef } from "preact/hooks";
import type { TableFeed } from "../connection/table-feed.ts";
import { beReady } from "../lobby/open.ts";
import { seedWantedFor } from "./seed-wanted.ts";

/** Leaves this device's part of chance for the next game, once for each, whatever the answer is. */
export function useSeedForNextGame(feed: TableFeed, person: string | undefined): void {
  const room = feed.room.value;
  const wanted = room === null ? null : seedWantedFor(room, feed.seen.value?.chairOffers, person);
  const given = useRef<string | null>(null);
  useEffect(() => {
    if (wanted === null || given.current === wanted) return;
    given.current = wanted;
    void beReady(feed);
  }, [feed, wanted]);
}
