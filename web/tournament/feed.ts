import { effect, type Signal, signal } from "@preact/signals";
import type { Refusal } from "@tavolata/kernel";
import type { PublicTournament, TournamentAct, TournamentMessage } from "@tavolata/server/protocol";
import { withChanges } from "@tavolata/server/protocol/changes";
import { useEffect } from "preact/hooks";
import { connection } from "../state/connection.ts";
import { byStanding } from "./standing.ts";

/** A tournament as this page knows it. */
export interface TournamentFeed {
  readonly tournament: Signal<PublicTournament | null>;
  readonly refused: Signal<Refusal | null>;
  /** The last table of one's own that this device has been at. */
  visited: string | null;
  /** How the last hand came out that was played on this device. */
  lastHand: string | null;
  /** Whether somebody who is out has been told so. */
  saidFarewell: boolean;
}

const feeds = new Map<string, TournamentFeed>();

function feedOf(id: string): TournamentFeed {
  let feed = feeds.get(id);
  if (feed === undefined) {
    feed = {
      tournament: signal(null),
      refused: signal(null),
      visited: null,
      saidFarewell: false,
      lastHand: null,
    };
    feeds.set(id, feed);
  }
  return feed;
}

/** Follows a tournament for as long as something that shows it is on the page, also over a lost connection. */
export function useTournament(id: string): TournamentFeed {
  const feed = feedOf(id);
  useEffect(() => {
    let told: PublicTournament | null = null;
    const hear = (message: TournamentMessage) => {
      if (message.id !== id) return;
      told = message.tournament ?? (told === null ? null : withChanges(told, message.changes ?? []));
      if (told !== null) feed.tournament.value = { ...told, players: [...told.players].sort(byStanding) };
    };
    connection.onTournament.add(hear);
    const stop = effect(() => {
      if (connection.state.value !== "up") return;
      void connection.ask({ type: "follow", tournament: id }).then(({ refused }) => {
        feed.refused.value = refused ?? null;
      });
    });
    return () => {
      stop();
      connection.onTournament.delete(hear);
      void connection.ask({ type: "unfollow", tournament: id });
    };
  }, [id, feed]);
  return feed;
}

export async function doInTournament(id: string, act: TournamentAct): Promise<Refusal | undefined> {
  return (await connection.ask({ type: "tournament-act", tournament: id, act })).refused;
}
