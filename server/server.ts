import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { GameManifest } from "@tavolata/kernel";
import type { Config } from "./config.ts";
import { decencyOf } from "./decency/decency.ts";
import { wordsOf } from "./decency/words-of.ts";
import { WebFiles } from "./edge/http/files.ts";
import { limitOpenConnections } from "./edge/http/open-connections.ts";
import type { Trust } from "./edge/http/origin.ts";
import { routesOf } from "./edge/http/routes.ts";
import { NetworkLimits } from "./edge/limits/network-limits.ts";
import { Sockets } from "./edge/wire/sockets.ts";
import type { GameAtTables } from "./folds/table-game.ts";
import { faultFields, type Logger } from "./logger.ts";
import { BotPool } from "./runtime/bots/bot-pool.ts";
import { HistoryKeeper } from "./runtime/history/keeper.ts";
import { RecentLines } from "./runtime/operator/recent-lines.ts";
import { ServerNode } from "./runtime/server-node.ts";
import { Backups, copyOf } from "./store/backups.ts";
import type { Store } from "./store/contract.ts";
import { checkMark } from "./store/house-mark.ts";
import { openPostgres } from "./store/postgres.ts";
import { openSqlite } from "./store/sqlite.ts";
import { versionHere } from "./version.ts";

const GAMES_MODULE = new URL("./games.mjs", import.meta.url).href;
/** The built web page lies beside the built server; beside the sources there is none. */
const WEB_FOLDER = fileURLToPath(new URL("./web", import.meta.url));
/** How long a slow client may take to send a request, and how often that is looked at; no request is long. */
const HTTP_LIMITS = { requestTimeout: 10_000, headersTimeout: 10_000, connectionsCheckingInterval: 1000 };

/** A game as its module has it; modules of tests have no manifests. */
type FoundGame = GameAtTables & { readonly manifest?: GameManifest };

export interface RunningServer {
  readonly port: number;
  readonly node: ServerNode;
  /** Tells clients to come back, finishes what is under way and leaves the store in order. */
  close(): Promise<void>;
}

export interface ServerOptions {
  /** A module that exports GAMES. */
  readonly gamesModule?: string;
  /** The built web page; without one there is a plain front page. */
  readonly webFolder?: string;
  /** This process has lost its store for good. */
  readonly onLost?: () => void;
  /** Where the logger's warnings and errors are remembered, if it is one that does. */
  readonly lines?: RecentLines;
}

/** Starts one node: the store, the tables, the bots and the connections to the clients, all on one port. */
export async function startServer(
  config: Config,
  givenLogger: Logger,
  { gamesModule = GAMES_MODULE, webFolder = WEB_FOLDER, onLost = () => {}, lines }: ServerOptions = {},
): Promise<RunningServer> {
  const recent = lines ?? new RecentLines();
  const logger = lines === undefined ? recent.remembering(givenLogger) : givenLogger;
  const { GAMES } = (await import(gamesModule)) as { GAMES: readonly FoundGame[] };
  const games = GAMES.filter(({ manifest }) => manifest?.template !== true || config.templateGame);
  const files = await WebFiles.read(webFolder);
  const store = await openStore(config, logger, onLost);
  await recogniseHouse(store, config, logger);
  const bots = new BotPool({
    gamesModule,
    ...(config.botWorkers === undefined ? {} : { workers: config.botWorkers }),
  });
  const history = new HistoryKeeper(store, logger, gamesModule);
  const node = await ServerNode.open({
    store,
    games,
    bots,
    history,
    timeouts: config.timeouts,
    centsPerDay: config.limits.centsPerDay,
    retention: config.retention,
    invitationCode: config.house.invitationCode,
    isRude: await decencyIn(config.house),
    logger,
    lines: recent,
    version: versionHere(),
  });
  const backups = config.backups && new Backups(config.backups, copyOf(config.dataFolder), logger);
  if (backups !== undefined) node.operator.backUpWith(backups);
  if (backups?.everyMs !== undefined) node.metrics.watchBackups(() => backups.last());
  const trust: Trust = { proxy: config.trustProxy, publicUrl: config.publicUrl };
  const limits = new NetworkLimits(config.limits, store);
  const manifests = games.flatMap(({ manifest }) => manifest ?? []);
  const routes = routesOf(node, { limits, trust, where: config, metrics: config.metrics, manifests, files });
  const http = createServer(HTTP_LIMITS, routes);
  limitOpenConnections(http, limits, trust);
  const sockets = new Sockets(http, node, limits, { trust, compress: config.compress });
  await listen(http, config);
  const { port } = http.address() as AddressInfo;
  return {
    port,
    node,
    close: async () => {
      http.close();
      node.operator.endAll();
      await sockets.close();
      await node.close();
      await bots.close();
      await backups?.close();
      await store.close();
      http.closeAllConnections();
    },
  };
}

/** Throws if the operator's own file cannot be read: it is better not to start than to let everything pass. */
async function decencyIn({ wordFilter, wordLists, wordFile }: Config["house"]) {
  const own = wordFile === undefined ? "" : await readFile(wordFile, "utf8");
  return decencyOf(wordsOf(wordLists, own), wordFilter);
}

function openStore({ databaseUrl, dataFolder }: Config, logger: Logger, onLost: () => void): Promise<Store> {
  if (databaseUrl === undefined) return openSqlite({ folder: dataFolder, onLost });
  const onTrouble = (fault: unknown) => logger("warning", "trouble with the database", faultFields(fault));
  return openPostgres({ url: databaseUrl, onTrouble, onLost });
}

/** Closes the store again if it is of another house than this folder. */
async function recogniseHouse(store: Store, { dataFolder }: Config, logger: Logger): Promise<void> {
  try {
    const { id, isEmpty } = await store.house();
    const mark = await checkMark(dataFolder, id);
    if (mark === "new" && isEmpty) logger("info", "a new house begins", { house: id });
  } catch (fault) {
    await store.close();
    throw fault;
  }
}

function listen(http: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once("error", reject);
    // Where there is no IPv6, Node takes all IPv4 addresses instead, but only if none is named.
    http.listen(host === "::" ? { port } : { port, host }, () => {
      http.off("error", reject);
      resolve();
    });
  });
}
