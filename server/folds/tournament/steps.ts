import type { Instant } from "@tavolata/kernel";
import type { GoneBecause, RoundResult, TournamentAct, TournamentPlan } from "../../protocol/index.ts";
import type { CircleOccasion } from "../room/occasion.ts";
import type { Arriving, Requester } from "../room/steps.ts";

/** What happened in a tournament, as its log has it. */
export type TournamentStep =
  | {
      readonly type: "opened";
      readonly tournament: string;
      readonly plan: TournamentPlan;
      readonly host: Arriving;
      /** Who runs it besides the host. */
      readonly organisers?: readonly Arriving[];
      readonly serverSeed: string;
      /** The short code; tournaments of earlier versions had none. */
      readonly code?: string;
      /** The circle in which it was opened. */
      readonly circle?: string;
      /** What it is to that circle. */
      readonly occasion?: CircleOccasion;
    }
  | {
      readonly type: "act";
      readonly act: TournamentAct;
      readonly from: Requester;
      /** The person who enters, as they are called then; or the organiser. */
      readonly person?: Arriving;
    }
  /** A guest turned out to be somebody whom the house knows. */
  | { readonly type: "became"; readonly guest: string; readonly person: Arriving }
  /** Somebody wanted to be forgotten by the house. */
  | { readonly type: "forgotten"; readonly person: string }
  | { readonly type: "ended"; readonly places: readonly number[]; readonly prizes: readonly number[] }
  | { readonly type: "cancelled" }
  /** An operator ends it: everybody gets up as soon as their game lets them, and then entries go back. */
  | { readonly type: "called-off" }
  | ChipsStep
  | RoundStep;

/** What happens only where it is played for chips until one has them all. */
type ChipsStep =
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
  /** Those who came late need one more table. */
  | { readonly type: "table-opened"; readonly id: string }
  /** Chips were bought; a player who was out is in again. */
  | { readonly type: "bought"; readonly player: number; readonly what: "rebuy" | "add-on" }
  /** A player went out while chips that they had bought were on the way: they sit down again with those. */
  | { readonly type: "back"; readonly player: number }
  /** What these players had bought, or were given, has come to their table. */
  | { readonly type: "chips-came"; readonly players: readonly number[] }
  /** Chips that were to be taken from a player have been; fewer if they had not so many. */
  | { readonly type: "chips-taken"; readonly player: number; readonly chips: number }
  /** These players have been at their tables. */
  | { readonly type: "seen"; readonly players: readonly number[] }
  | { readonly type: "gone"; readonly player: number; readonly why: GoneBecause; readonly entryBack: boolean }
  /** A break is due: levels stop after this one, and tables as soon as their pot is clear. */
  | { readonly type: "break-called"; readonly level: number; readonly elapsed: number }
  /** All tables have stopped. */
  | { readonly type: "break-began"; readonly until: Instant }
  | { readonly type: "break-over" }
  /** Those who are left meet at one new table, and sit there in this order; the levels wait for them. */
  | {
      readonly type: "final-table";
      readonly id: string;
      readonly order: readonly number[];
      readonly elapsed: number;
    }
  | { readonly type: "final-begins" }
  /** One is left, and nobody can buy back in. */
  | { readonly type: "decided" };

/** What happens only where it is played in rounds. */
type RoundStep =
  /** It begins with these bots, and these mates for the whole of it. */
  | {
      readonly type: "rounds-started";
      readonly bots: readonly string[];
      readonly count: number;
      /** The players of each team of mates; empty where there are none, or new ones each round. */
      readonly mates: readonly (readonly number[])[];
    }
  | {
      readonly type: "round-began";
      /** The players of each table, by seat. */
      readonly tables: readonly { readonly id: string; readonly players: readonly number[] }[];
      readonly byes: readonly number[];
      readonly deadline: Instant;
    }
  /** How a table of the round came out. */
  | {
      readonly type: "result";
      readonly table: number;
      readonly places: readonly number[];
      readonly scores: readonly number[];
      readonly how: RoundResult["how"];
      /** Who plays with whom, by seat; only in games with teams. */
      readonly teams?: readonly number[];
    }
  /** All tables have a result. */
  | { readonly type: "round-over"; readonly next: Instant | null };

export interface Elimination {
  readonly at: Instant;
  readonly hand: number;
  readonly chipsBefore: number;
  /** Who has won what was on their head. */
  readonly bounties?: readonly { readonly player: number; readonly chips: number }[];
}
