import { LIMITS, type Limits } from "./edge/limits/limits.ts";
import { TIMEOUTS, type Timeouts } from "./folds/table/timeouts.ts";

/** The settings from the environment; docs/OPERATING.md explains every name. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: URL | undefined;
  readonly trustProxy: boolean;
  readonly compress: boolean;
  /** Whether the game that new games are copied from can be played too: for developers and tests. */
  readonly templateGame: boolean;
  readonly botWorkers: number | undefined;
  readonly limits: Limits;
  readonly timeouts: Timeouts;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that makes no sense: it is better not to start than to start with something else. */
export class BadSetting extends Error {
  override readonly name = "BadSetting";
}

const LIMIT_NAMES: Readonly<Record<keyof Limits, string>> = {
  messageBurst: "LIMIT_MESSAGE_BURST",
  messagesPerSecond: "LIMIT_MESSAGES_PER_SECOND",
  addressMessagesPerSecond: "LIMIT_ADDRESS_MESSAGES_PER_SECOND",
  connectionsPerAddress: "LIMIT_CONNECTIONS_PER_ADDRESS",
  connections: "LIMIT_CONNECTIONS",
  guestsPerHour: "LIMIT_GUESTS_PER_HOUR",
  tablesPerHour: "LIMIT_TABLES_PER_HOUR",
  guessesPerMinute: "LIMIT_GUESSES_PER_MINUTE",
  subscriptionsPerConnection: "LIMIT_SUBSCRIPTIONS_PER_CONNECTION",
  fillsPerDay: "LIMIT_FILLS_PER_DAY",
};

const TIMEOUT_NAMES: Readonly<Record<keyof Timeouts, string>> = {
  player: "TIMEOUT_PLAYER_SECONDS",
  awaited: "TIMEOUT_AWAITED_SECONDS",
  idle: "TIMEOUT_IDLE_SECONDS",
  host: "TIMEOUT_HOST_SECONDS",
  game: "TIMEOUT_GAME_SECONDS",
  table: "TIMEOUT_TABLE_SECONDS",
};

/** Former names of settings. To ignore one would be to start with something other than what was asked for. */
const FORMER_NAMES: readonly [RegExp, string][] = [
  [/^PATIENCE_(PLAYER|HOST|GAME|TABLE)_SECONDS$/, "TIMEOUT_$1_SECONDS"],
  [/^LIMIT_WATCHES_PER_CONNECTION$/, "LIMIT_SUBSCRIPTIONS_PER_CONNECTION"],
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
    templateGame: yesOrNo(env, "TEMPLATE_GAME"),
    botWorkers: env.BOT_WORKERS === undefined ? undefined : whole(env, "BOT_WORKERS", 1, 1, 64),
    limits: numbers(env, LIMIT_NAMES, LIMITS, 1),
    timeouts: numbers(env, TIMEOUT_NAMES, TIMEOUTS, 1000),
  };
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
