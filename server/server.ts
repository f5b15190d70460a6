import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { GameManifest } from "@tavolata/kernel";
import type { Config } from "./config.ts";
import { WebFiles } from "./edge/http/files.ts";
import type { Trust } from "./edge/http/origin.ts";
import { routesOf } from "./edge/http/routes.ts";
import { AddressLimits } from "./edge/limits/address-limits.ts";
import { Sockets } from "./edge/wire/sockets.ts";
import type { GameAtTables } from "./folds/table-game.ts";
import { faultFields, type Logger } from "./logger.ts";
import { BotPool } from "./runtime/bots/bot-pool.ts";
import { HistoryKeeper } from "./runtime/history/keeper.ts";
import { ServerNode } from "./runtime/server-node.ts";
import type { Store } from "./store/contract.ts";
import { openPostgres } from "./store/postgres.ts";
import { openSqlite } from "./store/sqlite.ts";

const GAMES_MODULE = new URL("./games.mjs", import.meta.url).href;
/** The built web page lies beside the built server; beside the sources there is none. */
const WEB_FOLDER = fileURLToPath(new URL("./web", import.meta.url));
/** How long a slow client may take to send a request; no request is long. */
const REQUEST_TIMEOUT_MS = 10_000;

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
}

/** Starts one node: the store, the tables, the bots and the connections to the clients, all on one port. */
export async function startServer(
  config: Config,
  logger: Logger,
  { gamesModule = GAMES_MODULE, webFolder = WEB_FOLDER, onLost = () => {} }: ServerOptions = {},
): Promise<RunningServer> {
  const { GAMES } = (await import(gamesModule)) as { GAMES: readonly FoundGame[] };
  const games = GAMES.filter(({ manifest }) => manifest?.template !== true || config.templateGame);
  const files = await WebFiles.read(webFolder);
  const store = await openStore(config, logger, onLost);
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
    fillsPerDay: config.limits.fillsPerDay,
    logger,
  });
  const trust: Trust = { proxy: config.trustProxy, publicUrl: config.publicUrl };
  const addresses = new AddressLimits(config.limits);
  const routes = routesOf(node, { addresses, trust, where: config, files });
  const http = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, routes);
  const sockets = new Sockets(http, node, addresses, { trust, compress: config.compress });
  await listen(http, config);
  const { port } = http.address() as AddressInfo;
  return {
    port,
    node,
    close: async () => {
      http.close();
      await sockets.close();
      await node.close();
      await bots.close();
      await store.close();
      http.closeAllConnections();
    },
  };
}

function openStore({ databaseUrl, dataFolder }: Config, logger: Logger, onLost: () => void): Promise<Store> {
  if (databaseUrl === undefined) return openSqlite({ folder: dataFolder, onLost });
  const onTrouble = (fault: unknown) => logger("warning", "trouble with the database", faultFields(fault));
  return openPostgres({ url: databaseUrl, onTrouble, onLost });
}

function listen(http: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once("error", reject);
    http.listen({ port, host }, () => {
      http.off("error", reject);
      resolve();
    });
  });
}
