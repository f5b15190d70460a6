import type { AddressInfo } from "node:net";
import { Server } from "boardgame.io/server";
import { rules } from "./boardgame-rules.ts";
import { hostServer } from "./host.ts";

/** boardgame.io's own server, started as in its documentation; FLATFILE_DIR says where it stores its files. */
const server = Server({ games: [rules], origins: [] });
const running = await server.run(0);
const { port } = running.appServer.address() as AddressInfo;
hostServer(port, () => server.kill(running));
