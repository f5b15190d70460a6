import type { Instant } from "@tavolata/kernel";
import type { Outage } from "../../store/contract.ts";
import type { TableState } from "../table/state.ts";

/** What decides what is due and what is possible, besides the tournament itself. */
export interface TournamentCircumstances {
  readonly openedAt: Instant;
  /** Its tables that are not closed, by their numbers, as they are now. */
  readonly tables: ReadonlyMap<number, TableState>;
  /** The chips that wait outside the tables, for players who have none there or to whom some are to come. */
  readonly stacks: ReadonlyMap<number, number>;
  readonly outages: readonly Outage[];
  /** How long players are waited for when all of them are gone. */
  readonly gameTimeout: number;
}

/** For how long, since then, nobody could do anything. */
export function timeLost(since: Instant, now: Instant, outages: readonly Outage[]): number {
  return outages.reduce(
    (lost, { from, to }) => lost + Math.max(0, Math.min(to, now) - Math.max(from, since)),
    0,
  );
}
