import type { Instant } from "@tavolata/kernel";
import type { TournamentPlan } from "../../protocol/index.ts";
import type { LogWrite } from "../../store/contract.ts";
import type { CircleOccasion } from "../room/occasion.ts";
import type { Arriving } from "../room/steps.ts";
import { tournamentAlarm } from "./due.ts";
import { tournamentLog } from "./log-name.ts";
import type { TournamentStep } from "./steps.ts";

export interface NewTournament {
  /** Whoever opens it chooses the id: the same one twice is one tournament. */
  readonly id: string;
  /** As `completePlan` makes it, and not refused by `refusePlan`. */
  readonly plan: TournamentPlan;
  readonly host: Arriving;
  readonly organisers?: readonly Arriving[];
  readonly serverSeed: string;
  /** A short code that is reserved for its log; without one it is reached by its link only. */
  readonly code?: string;
  /** The circle in which it is opened, and what it is to that circle. */
  readonly circle?: string;
  readonly occasion?: CircleOccasion;
}

/**
 * The first entry of a tournament's log, with nobody in it yet, to be written together with whatever else there is. If it
 * is refused because there is one, the tournament has been opened already.
 */
export function openingTournament(wanted: NewTournament, at: Instant): LogWrite {
  const { id: tournament, organisers = [], ...rest } = wanted;
  const opened: TournamentStep = {
    type: "opened",
    tournament,
    ...rest,
    ...(organisers.length > 0 ? { organisers } : {}),
  };
  return {
    log: tournamentLog(tournament),
    seq: 0,
    at,
    steps: JSON.stringify([opened]),
    told: "[null]",
    alarm: tournamentAlarm({ phase: "open", plan: wanted.plan }, at, at),
    visitors: [wanted.host, ...organisers].map(({ id }) => id),
  };
}
