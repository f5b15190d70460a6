import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { BotPool } from "./bots/pool.ts";
import type { Config } from "./config.ts";
import { HistoryKeeper } from "./history/keeper.ts";
import { House } from "./house.ts";
import { WebFiles } from "./http/files.ts";
import type { Trust } from "./http/origin.ts";
import { routesOf } from "./http/routes.ts";
import { faultFields, type Say } from "./say.ts";
import type { Store } from "./store/contract.ts";
import { openPostgres } from "./store/postgres.ts";
import { openSqlite } from "./store/sqlite.ts";
import type { GamesAtTables } from "./table/games.ts";
import { AddressLimits } from "./wire/address-limits.ts";
import { Sockets } from "./wire/sockets.ts";

const HOUSE_GAMES = new URL("./house-games.mjs", import.meta.url).href;
/** Beside the built server lies the built screen; beside the sources lies none. */
const WEB_FOLDER = fileURLToPath(new URL("./web", import.meta.url));
/** How long a request of a slow client may take; nothing it has to say is long. */
const REQUEST_TIMEOUT_MS = 10_000;

export interface RunningServer {
  readonly port: number;
  readonly house: House;
  /** Tells clients to come back, finishes what is under way and leaves the store in order. */
  close(): Promise<void>;
}

export interface ServerOptions {
  /** A module that exports GAMES. */
  readonly gamesModule?: string;
  /** The built screen; without one there is a plain front page. */
  readonly webFolder?: string;
  /** The store is lost for good to this process. */
  readonly onLost?: () => void;
}

/** Starts one node: the store, the tables, the bots and the line to the clients, all on one port. */
export async function startServer(
  config: Config,
  say: Say,
  { gamesModule = HOUSE_GAMES, webFolder = WEB_FOLDER, onLost = () => {} }: ServerOptions = {},
): Promise<RunningServer> {
  const { GAMES } = (await import(gamesModule)) as { GAMES: GamesAtTables };
  const files = await WebFiles.read(webFolder);
  const store = await openStore(config, say, onLost);
  const bots = new BotPool({
    gamesModule,
    ...(config.botWorkers === undefined ? {} : { workers: config.botWorkers }),
  });
  const history = new HistoryKeeper(store, say, gamesModule);
  const house = await House.open({
    store,
    games: GAMES,
    bots,
    history,
    patience: config.patience,
    fillsPerDay: config.limits.fillsPerDay,
    say,
  });
  const trust: Trust = { proxy: config.trustProxy, publicUrl: config.publicUrl };
  const addresses = new AddressLimits(config.limits);
  const routes = routesOf(house, { addresses, trust, where: config, files });
  const http = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, routes);
  const sockets = new Sockets(http, house, addresses, { trust, compress: config.compress });
  await listen(http, config);
  const { port } = http.address() as AddressInfo;
  return {
    port,
    house,
    close: async () => {
      http.close();
      await sockets.close();
      await house.close();
      await bots.close();
      await store.close();
      http.closeAllConnections();
    },
  };
}

function openStore({ databaseUrl, dataFolder }: Config, say: Say, onLost: () => void): Promise<Store> {
  if (databaseUrl === undefined) return openSqlite({ folder: dataFolder, onLost });
  const onTrouble = (fault: unknown) => say("warning", "trouble with the database", faultFields(fault));
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
