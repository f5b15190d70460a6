/** The tables as the queries see them. The database has 64-bit integers; ours stay below 2^53. */
export interface Tables {
  entries: { log: string; seq: number; at: number; steps: string; told: string };
  /** At most one for each log, set by entry `seq`. */
  alarms: { log: string; seq: number; at: number };
  snapshots: { log: string; seq: number; state: string };
  /** The node that does what is due after entry `seq`; void as soon as the log goes on. */
  claims: { log: string; seq: number; node: string; until: number };
  ended_games: {
    id: string;
    log: string;
    first: number;
    last: number;
    result: string | null;
    /** Which game it was and when it ended; null for games that ended before anybody wrote that down. */
    game: string | null;
    ended: number | null;
    rated: 0 | 1;
    /** The how-manieth rated game it is, once it has been counted: ratings depend on the order. */
    rating_order: number | null;
  };
  /** Who played on each seat of a finished game; `turn` counts those who followed each other there. */
  seats: {
    ended_game: string;
    seat: number;
    turn: number;
    /** As in `ended_games`, so that one index finds somebody's games in their order. */
    game: string;
    ended: number;
    /** Null for bots, and for people who have been forgotten. */
    person: string | null;
    nickname: string | null;
    avatar: string | null;
    /** Name and level. */
    bot: string | null;
    team: number | null;
    place: number | null;
    score: number | null;
    /** Whether they did not play to the end. */
    is_gone: 0 | 1;
    /** What was counted of them in this game, as JSON; null until somebody has done it. */
    figures: string | null;
    /** The rating with which they came into a rated game; null until it has been counted. */
    mu: number | null;
    sigma: number | null;
    /** Played as one of two people who turned out to be one, whose rating is not the one that was kept. */
    counts_for_other: 0 | 1;
  };
  /** Somebody's figures over all their games of one kind: the sum of those of their seats. */
  figures: { person: string; game: string; counted: number; rows: string };
  /** A person, or `bot:` and the bot's name. */
  ratings: { player: string; game: string; mu: number; sigma: number; games: number };
  /** How circles are called and who is in them, as the last entries of their logs say. */
  circles: { log: string; name: string; crest: string; members_only: 0 | 1; is_closed: 0 | 1 };
  /** What has ended in circles, and whether its circle has written it down. */
  circle_games: {
    id: string;
    circle: string;
    kind: "game" | "tournament";
    log: string;
    ended: number;
    evening: string | null;
    season: string | null;
    is_noted: 0 | 1;
  };
  /** Whoever has such a secret may read the calendar of that circle, as long as its owner may. */
  circle_feeds: { circle: string; person: string; secret: string };
  circle_members: { log: string; person: string; role: string };
  /** The circle whose table or tournament a log is. */
  circle_tables: { log: string; circle: string };
  /** Who looks at a circle, and over which node. Rows of nodes that are gone mean nothing. */
  circle_presence: { circle: string; person: string; node: string };
  game_views: { game: string; views: string };
  people: {
    id: string;
    nickname: string;
    avatar: string;
    /** When they first came, null if nobody wrote it down then, and when they were last seen. */
    since: number | null;
    seen: number | null;
    /** The person whom this guest turned out to be. Always somebody who is nobody else in turn. */
    merged_into: string | null;
    shows_figures: 0 | 1;
    /** When they asked to be forgotten. The row goes last. */
    leaves_at: number | null;
  };
  /** Where somebody is signed in: the cookie has the id and a secret of which this is the SHA-256. */
  devices: {
    id: string;
    person: string;
    secret_hash: string;
    label: string;
    since: number | null;
    seen: number | null;
  };
  passkeys: {
    id: string;
    person: string;
    public_key: string;
    counter: number;
    /** As a JSON list. */
    transports: string;
    label: string;
    since: number;
    used: number | null;
  };
  recovery_codes: { hash: string; person: string };
  /** What is good for one use and a short time, as JSON. */
  tickets: { id: string; kind: string; state: string; until: number };
  /** In which logs somebody is mentioned: tables and tournaments. */
  visits: { person: string; log: string };
  /** Logs that have no alarm, because nothing is going to happen there by itself, and since when. */
  closed_logs: { log: string; at: number; has_chat: 0 | 1 };
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
  /** What nodes last said of themselves, as JSON, while an operator looked. */
  node_reports: { node: string; at: number; report: string };
  outages: { began: number; ended: number };
  /** One row: a name that no other house has, and a secret that makes hashes worth nothing without it. */
  house: { id: string; secret: string | null };
  /** What is left of each limit that all nodes share, by the hash of whose it is. */
  buckets: { bucket: string; tokens: number; at: number };
  /** What networks did on each node between its last two heartbeats. */
  network_uses: { node: string; network: string; connections: number; messages: number };
  /** What the whole house is shown of a table, as JSON, from which entry on and since when. */
  shown_tables: { log: string; seq: number; since: number; shown: string };
  /** Whom somebody has muted or blocked. */
  aversions: { person: string; other: string; how: "mute" | "block"; since: number };
  reports: {
    id: string;
    at: number;
    kind: string;
    words: string;
    reporter: string | null;
    reporter_name: string | null;
    about: string | null;
    about_name: string | null;
    /** The table's. */
    log: string;
    game: string;
    circle: string | null;
    /** What the reporter could see of the table, as JSON. */
    seen: string;
    handled_at: number | null;
    handled_by: string | null;
    note: string | null;
  };
  /** What a person, or everybody of a network, may not do until then. */
  bans: {
    id: string;
    person: string | null;
    network: string | null;
    what: "mute" | "ban";
    why: string;
    since: number;
    by: string;
    until: number;
  };
  invitations: { code: string; since: number; until: number; uses_left: number };
  migrations: { name: string };
}

export type Dialect = "sqlite" | "postgres";
