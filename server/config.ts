import { STRICTNESS, type Strictness } from "./decency/decency.ts";
import { WORD_LISTS, type WordList } from "./decency/words-of.ts";
import { LIMITS, type Limits } from "./edge/limits/limits.ts";
import { networks, type WatchSettings } from "./edge/limits/watchers.ts";
import { RETENTION, type Retention } from "./folds/retention.ts";
import { TIMEOUTS, type Timeouts } from "./folds/table/timeouts.ts";

export interface BackupSettings {
  /** Where backups are put. */
  readonly folder: string;
  /** Undefined if they are only made when somebody asks for one. */
  readonly everyMs: number | undefined;
  /** How many are kept; older ones are taken away. */
  readonly keep: number;
}

/** The settings from the environment; docs/OPERATING.md explains every name. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: URL | undefined;
  readonly trustProxy: boolean;
  readonly compress: boolean;
  /** Who may read the metrics, besides this machine. */
  readonly metrics: WatchSettings;
  /** Whether the game that new games are copied from can be played too: for developers and tests. */
  readonly templateGame: boolean;
  readonly botWorkers: number | undefined;
  readonly limits: Limits;
  readonly timeouts: Timeouts;
  readonly retention: Retention;
  /** Where the embedded store is copied to, and how often by itself; undefined where PostgreSQL's own tools do it. */
  readonly backups: BackupSettings | undefined;
  /** Who comes in, and what may be said where strangers meet. */
  readonly house: HouseRules;
}

export interface HouseRules {
  /** With a code the house is by invitation only, and this is its own. */
  readonly invitationCode: string | undefined;
  readonly wordFilter: Strictness;
  readonly wordLists: readonly WordList[];
  /** A file with words of the operator's own. */
  readonly wordFile: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that makes no sense: it is better not to start than to start with something else. */
export class BadSetting extends Error {
  override readonly name = "BadSetting";
}

/** A word that nobody finds by trying. */
const SHORTEST_TOKEN = 16;

const LIMIT_NAMES: Readonly<Record<keyof Limits, string>> = {
  messageBurst: "LIMIT_MESSAGE_BURST",
  messagesPerSecond: "LIMIT_MESSAGES_PER_SECOND",
  addressMessagesPerSecond: "LIMIT_ADDRESS_MESSAGES_PER_SECOND",
  connectionsPerAddress: "LIMIT_CONNECTIONS_PER_ADDRESS",
  connections: "LIMIT_CONNECTIONS",
  guestsPerHour: "LIMIT_GUESTS_PER_HOUR",
  tablesPerHour: "LIMIT_TABLES_PER_HOUR",
  reportsPerHour: "LIMIT_REPORTS_PER_HOUR",
  guessesPerMinute: "LIMIT_GUESSES_PER_MINUTE",
  subscriptionsPerConnection: "LIMIT_SUBSCRIPTIONS_PER_CONNECTION",
  centsPerDay: "LIMIT_CENTS_PER_DAY",
  requestBurst: "LIMIT_REQUEST_BURST",
  requestsPerSecond: "LIMIT_REQUESTS_PER_SECOND",
};

const TIMEOUT_NAMES: Readonly<Record<keyof Timeouts, string>> = {
  player: "TIMEOUT_PLAYER_SECONDS",
  awaited: "TIMEOUT_AWAITED_SECONDS",
  idle: "TIMEOUT_IDLE_SECONDS",
  host: "TIMEOUT_HOST_SECONDS",
  game: "TIMEOUT_GAME_SECONDS",
  table: "TIMEOUT_TABLE_SECONDS",
};

const RETENTION_NAMES: Readonly<Record<keyof Retention, string>> = {
  guestDays: "KEEP_GUESTS_DAYS",
  chatDays: "KEEP_CHAT_DAYS",
  reportDays: "KEEP_REPORTS_DAYS",
  gameDays: "KEEP_GAMES_DAYS",
};

/** Former names of settings. To ignore one would be to start with something other than what was asked for. */
const FORMER_NAMES: readonly [RegExp, string][] = [
  [/^PATIENCE_(PLAYER|HOST|GAME|TABLE)_SECONDS$/, "TIMEOUT_$1_SECONDS"],
  [/^LIMIT_WATCHES_PER_CONNECTION$/, "LIMIT_SUBSCRIPTIONS_PER_CONNECTION"],
  [/^LIMIT_FILLS_PER_DAY$/, "LIMIT_CENTS_PER_DAY"],
];

function refuseFormerNames(env: Environment): void {
  for (const name of Object.keys(env)) {
    const former = FORMER_NAMES.find(([pattern]) => pattern.test(name));
    if (former !== undefined) throw new BadSetting(`${name} is now called ${name.replace(...former)}`);
  }
}

export function readConfig(env: Environment): Config {
  refuseFormerNames(env);
  return {
    port: whole(env, "PORT", 8080, 0, 65535),
    host: env.HOST ?? "::",
    dataFolder: env.DATA_DIR ?? "data",
    databaseUrl: databaseUrl(env.DATABASE_URL),
    publicUrl: publicUrl(env.PUBLIC_URL),
    trustProxy: yesOrNo(env, "TRUST_PROXY"),
    compress: yesOrNo(env, "COMPRESS"),
    metrics: metrics(env),
    templateGame: yesOrNo(env, "TEMPLATE_GAME"),
    botWorkers: env.BOT_WORKERS === undefined ? undefined : whole(env, "BOT_WORKERS", 1, 1, 64),
    limits: numbers(env, LIMIT_NAMES, LIMITS, 1),
    timeouts: numbers(env, TIMEOUT_NAMES, TIMEOUTS, 1000),
    retention: numbers(env, RETENTION_NAMES, RETENTION, 1),
    house: houseRules(env),
    backups: backups(env),
  };
}

function houseRules(env: Environment): HouseRules {
  const invitationCode = env.INVITATION_CODE || undefined;
  if (invitationCode !== undefined && !/^[A-Za-z0-9-]{8,40}$/.test(invitationCode)) {
    throw new BadSetting("INVITATION_CODE must be 8 to 40 letters, digits and hyphens");
  }
  const wordFilter = env.WORD_FILTER || "open";
  if (!isOneOf(wordFilter, STRICTNESS)) throw new BadSetting("WORD_FILTER must be open, always or never");
  const wordLists = (env.WORD_LISTS ?? "it,en").split(/[\s,]+/).filter((text) => text !== "");
  const lists = Object.keys(WORD_LISTS) as WordList[];
  if (!wordLists.every((list) => isOneOf(list, lists))) {
    throw new BadSetting(`WORD_LISTS must be some of ${lists.join(", ")}, and not "${env.WORD_LISTS}"`);
  }
  return {
    invitationCode,
    wordFilter,
    wordLists: wordLists as WordList[],
    wordFile: env.WORD_FILE || undefined,
  };
}

function isOneOf<Word extends string>(text: string, words: readonly Word[]): text is Word {
  return (words as readonly string[]).includes(text);
}

function metrics(env: Environment): WatchSettings {
  const token = env.METRICS_TOKEN || undefined;
  if (token !== undefined && token.length < SHORTEST_TOKEN) {
    throw new BadSetting(`METRICS_TOKEN must have at least ${SHORTEST_TOKEN} letters`);
  }
  const from = (env.METRICS_FROM ?? "").split(/[\s,]+/).filter((text) => text !== "");
  for (const text of from) {
    try {
      if (text.endsWith("/")) throw new RangeError("no number of bits");
      networks([text]);
    } catch {
      throw new BadSetting(
        `METRICS_FROM must be addresses or networks such as 10.0.0.0/8, and not "${text}"`,
      );
    }
  }
  return { token, from };
}

function backups(env: Environment): Config["backups"] {
  const hours = whole(env, "BACKUP_EVERY_HOURS", 0, 0, 8760);
  const keep = whole(env, "BACKUP_KEEP", 7, 1, 10_000);
  if (databaseUrl(env.DATABASE_URL) !== undefined) {
    if (hours === 0) return undefined;
    throw new BadSetting(
      "BACKUP_EVERY_HOURS is for the embedded store: back PostgreSQL up with its own tools",
    );
  }
  const folder = env.BACKUP_DIR || `${env.DATA_DIR ?? "data"}/backups`;
  return { folder, everyMs: hours === 0 ? undefined : hours * 3_600_000, keep };
}

function numbers<Key extends string>(
  env: Environment,
  names: Readonly<Record<Key, string>>,
  defaults: Readonly<Record<Key, number>>,
  unit: number,
): Record<Key, number> {
  const read = Object.entries<string>(names).map(([key, name]) => {
    const standard = defaults[key as Key] / unit;
    return [key, whole(env, name, standard, 1, 1e9) * unit];
  });
  return Object.fromEntries(read) as Record<Key, number>;
}

function whole(env: Environment, name: string, standard: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === "") return standard;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new BadSetting(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
  }
  return value;
}

function yesOrNo(env: Environment, name: string): boolean {
  const text = env[name] ?? "0";
  if (text !== "0" && text !== "1") throw new BadSetting(`${name} must be 0 or 1, not "${text}"`);
  return text === "1";
}

function databaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  if (!/^postgres(ql)?:\/\//.test(text)) throw new BadSetting("DATABASE_URL must begin with postgres://");
  return text;
}

function publicUrl(text: string | undefined): URL | undefined {
  if (text === undefined || text === "") return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new BadSetting(`PUBLIC_URL must be an address like https://tavolata.example, not "${text}"`);
  }
  return url;
}
