import { effect, type Signal, signal } from "@preact/signals";
import type { Refusal } from "@tavolata/kernel";
import type { CircleAct, CircleMessage, PublicCircle } from "@tavolata/server/protocol";
import { withChanges } from "@tavolata/server/protocol/changes";
import { useEffect } from "preact/hooks";
import { connection } from "../state/connection.ts";

/** A circle as this page knows it. */
export interface CircleFeed {
  readonly circle: Signal<PublicCircle | null>;
  /** Why it is not shown, or no longer. */
  readonly refused: Signal<Refusal | null>;
}

const feeds = new Map<string, CircleFeed>();

function feedOf(id: string): CircleFeed {
  let feed = feeds.get(id);
  if (feed === undefined) {
    feed = { circle: signal(null), refused: signal(null) };
    feeds.set(id, feed);
  }
  return feed;
}

/** The invitation that a link brings: no server sees a fragment. */
export function invitationInLink(): string | undefined {
  return /^#([A-Za-z0-9_-]{22})$/.exec(location.hash)?.[1];
}

/** Follows a circle for as long as something that shows it is on the page, also over a lost connection. */
export function useCircle(id: string): CircleFeed {
  const feed = feedOf(id);
  useEffect(() => {
    const hear = ({ id: circle, circle: whole, changes, refused }: CircleMessage) => {
      if (circle !== id) return;
      const before = feed.circle.value;
      feed.refused.value = refused ?? null;
      feed.circle.value =
        refused === undefined ? (whole ?? (before && withChanges(before, changes ?? []))) : null;
    };
    connection.onCircle.add(hear);
    const stop = effect(() => {
      if (connection.state.value !== "up") return;
      const invitation = invitationInLink();
      const wish = {
        type: "follow-circle",
        circle: id,
        ...(invitation === undefined ? {} : { invitation }),
      } as const;
      void connection.ask(wish).then(({ refused }) => {
        feed.refused.value = refused ?? null;
        if (refused !== undefined) feed.circle.value = null;
      });
    });
    return () => {
      stop();
      connection.onCircle.delete(hear);
      void connection.ask({ type: "unfollow-circle", circle: id });
    };
  }, [id, feed]);
  return feed;
}

export async function doInCircle(id: string, act: CircleAct): Promise<Refusal | undefined> {
  return (await connection.ask({ type: "circle-act", circle: id, act })).refused;
}
