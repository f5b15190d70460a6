import type { Retention } from "../../folds/retention.ts";
import type { Logger } from "../../logger.ts";
import type { BanKind, Store } from "../../store/contract.ts";
import type { LiveTable } from "../table/live-table.ts";
import type { LiveTournament } from "../tournament/live-tournament.ts";

/** What the operator's page needs of the node that shows it. */
export interface OperatorHouse {
  readonly store: Store;
  readonly nodeId: string;
  readonly logger: Logger;
  readonly retention: Retention;
  isAlone(): boolean;
  livingNodes(): readonly string[];
  liveTables(): readonly LiveTable[];
  liveTournaments(): readonly LiveTournament[];
  findTableById(id: string): Promise<LiveTable | undefined>;
  findTournamentById(id: string): Promise<LiveTournament | undefined>;
  /** Forgets what this node knows of it and reads its log again. */
  rereadTournament(id: string): Promise<LiveTournament | undefined>;
  readonly bans: BanDesk;
  /** Those who look at a circle are to look again at what there is beside its log. */
  readonly circles: { presenceChanged(circle: string): void };
  /** When this node lets go of what is too old next. */
  letsGoAt(): number;
}

/** A person with a connection to this node. */
export interface Connected {
  readonly id: string;
  readonly nickname: string;
  readonly network: string;
  readonly since: number;
}

/** Where backups are made, in a house that keeps everything in one file. */
export interface BackupDesk {
  /** How often one is made by itself; undefined if none is. */
  readonly everyMs: number | undefined;
  newest(): { readonly at: number; readonly bytes: number } | undefined;
  count(): number;
  isUnderWay(): boolean;
  /** Whether one was made. */
  makeNow(): Promise<boolean>;
}

/** Where it is decided who may not speak or not come in, for all nodes. */
export interface BanDesk {
  set(wanted: {
    readonly person?: string;
    readonly network?: string;
    readonly what: BanKind;
    readonly why: string;
    readonly by: string;
    readonly forMs: number;
  }): Promise<unknown>;
  /** False if there is no such ban that lasts. */
  end(id: string): Promise<boolean>;
}
