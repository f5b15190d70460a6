import type { Instant } from "@tavolata/kernel";

/** The log of everything that operators do. Nothing is ever taken out of it. */
export const OPERATOR_LOG = "operator";

/** The log of a table or a tournament that is not over: something will happen there by itself. */
export interface OpenLog {
  readonly log: string;
  readonly openedAt: Instant;
  /** When something last happened there. */
  readonly at: Instant;
  /** How its first entry begins, with no promise about where it stops. */
  readonly beginning: string;
}

export interface NodeReport {
  readonly node: string;
  /** As JSON. The store never looks inside. */
  readonly report: string;
}

export interface Storage {
  readonly bytes: number;
  /** How many rows the larger tables have, roughly. */
  readonly rows: readonly { readonly table: string; readonly rows: number }[];
}

/** What operators want to know of the whole house. */
export interface OperatorStore {
  /** Those that something will happen at soonest, and how many there are in all. */
  openLogs(limit: number): Promise<{ readonly all: number; readonly logs: readonly OpenLog[] }>;
  /** What a node says of itself, in place of what it said before. */
  reportNode(node: string, report: string, at: Instant): Promise<void>;
  /** It says nothing of itself any more. */
  withdrawReport(node: string): Promise<void>;
  /** The reports since then of nodes that are alive. */
  nodeReports(since: Instant): Promise<NodeReport[]>;
  /** Gives the other nodes a hint although nothing was written. */
  sendHint(log: string): Promise<void>;
  storage(): Promise<Storage>;
}
