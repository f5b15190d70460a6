/** The tables as the queries see them. The database has 64-bit integers; ours stay below 2^53. */
export interface Tables {
  entries: { log: string; seq: number; at: number; steps: string; told: string };
  /** At most one for each log, set by entry `seq`. */
  alarms: { log: string; seq: number; at: number };
  snapshots: { log: string; seq: number; state: string };
  /** The node that does what is due after entry `seq`; void as soon as the log goes on. */
  claims: { log: string; seq: number; node: string; until: number };
  ended_games: { id: string; log: string; first: number; last: number; result: string | null };
  game_views: { game: string; views: string };
  people: { id: string; secret_hash: string; nickname: string; avatar: string };
  codes: { code: string; log: string };
  accounts: { account: string; balance: number };
  /** Never changed: the balances can be worked out again from here. */
  transfers: {
    debit: string;
    credit: string;
    amount: number;
    why: string;
    /** The first entry that it came with, if it came with any. */
    log: string | null;
    seq: number | null;
  };
  nodes: { node: string; seen: number; gone: number };
  outages: { began: number; ended: number };
  migrations: { name: string };
}

export type Dialect = "sqlite" | "postgres";
