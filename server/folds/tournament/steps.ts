import type { Instant } from "@tavolata/kernel";
import type { TournamentAct, TournamentPlan } from "../../protocol/index.ts";
import type { Arriving, Requester } from "../room/steps.ts";

/** What happened in a tournament, as its log has it. */
export type TournamentStep =
  | {
      readonly type: "opened";
      readonly tournament: string;
      readonly plan: TournamentPlan;
      readonly host: Arriving;
      readonly serverSeed: string;
      /** The short code; tournaments of earlier versions had none. */
      readonly code?: string;
    }
  | {
      readonly type: "act";
      readonly act: TournamentAct;
      readonly from: Requester;
      /** The person who enters, as they are called then. */
      readonly person?: Arriving;
    }
  /** Everybody has a table: their ids, and the table of each player. */
  | {
      readonly type: "started";
      readonly bots: readonly string[];
      readonly tables: readonly string[];
      readonly seating: readonly number[];
    }
  | ({ readonly type: "out"; readonly player: number } & Elimination)
  /** A player is to play at another table from now on. */
  | { readonly type: "moved"; readonly player: number; readonly table: number }
  | { readonly type: "table-closed"; readonly table: number }
  | { readonly type: "ended"; readonly places: readonly number[]; readonly prizes: readonly number[] }
  | { readonly type: "cancelled" };

export interface Elimination {
  readonly at: Instant;
  readonly hand: number;
  readonly chipsBefore: number;
}
