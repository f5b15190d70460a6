import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { GameManifest } from "@tavolata/kernel";
import { faultFields } from "../../logger.ts";
import { refusal } from "../../protocol/index.ts";
import { pastGameOf } from "../../runtime/history/record.ts";
import type { ServerNode } from "../../runtime/server-node.ts";
import type { NetworkLimits } from "../limits/network-limits.ts";
import type { WatchSettings } from "../limits/watchers.ts";
import { type AddressSettings, addressForOthers } from "./addresses.ts";
import { calendarRoutes } from "./calendar-routes.ts";
import { circleRoutes } from "./circle-routes.ts";
import { tokenIn } from "./cookie.ts";
import type { WebFiles } from "./files.ts";
import { frontPage } from "./front-page.ts";
import { GamesList } from "./games-list.ts";
import { becomeGuest } from "./guest-route.ts";
import { send, sendJson, setHeaders } from "./headers.ts";
import { LinkPreviews } from "./link-preview.ts";
import { memoryRoutes } from "./memory-routes.ts";
import { operatorRoutes } from "./operator-routes.ts";
import { isReading, isSecure, networkOfRequest, pathOf, type Trust } from "./origin.ts";
import { peaceRoutes } from "./peace-routes.ts";
import { peopleRoutes } from "./people-routes.ts";
import type { Route } from "./route.ts";
import { mayWatch } from "./watching.ts";

const unzip = promisify(gunzip);
/** What takes about ten times as long as a file. */
const COSTLY = /^\/(?:metrics$|api\/(?:record\/|history\/|me\/export$|circle\/)|calendar\/)/;
const GAME_ID = /^[A-Za-z0-9_-]{22}$/;

export interface HttpContext {
  readonly limits: NetworkLimits;
  readonly trust: Trust;
  readonly where: AddressSettings;
  readonly metrics: WatchSettings;
  readonly manifests: readonly GameManifest[];
  /** The web page, if one was built. */
  readonly files?: WebFiles | undefined;
}

/** Everything that does not go over the socket. */
export function routesOf(node: ServerNode, { limits, trust, where, metrics, manifests, files }: HttpContext) {
  const watches = mayWatch(metrics, trust);
  const games = new GamesList(node);
  const links = new LinkPreviews(node.store, manifests, trust);
  const routes: Readonly<Record<string, Route>> = {
    ...peopleRoutes(node, limits, trust),
    ...memoryRoutes(node, trust),
    ...circleRoutes(node, trust),
    ...operatorRoutes(node, limits, trust),
    ...peaceRoutes(node, limits, trust),
    ...calendarRoutes(node, trust, where),
    "GET /health": async ({ response }) => {
      const healthy = await node.isHealthy();
      // A balancer leaves out a node that sends its clients elsewhere.
      const draining = node.operator.isDraining();
      const told = { healthy, store: node.store.kind, ...(draining ? { draining } : {}) };
      sendJson(response, healthy && !draining ? 200 : 503, told);
    },
    "GET /metrics": async ({ request, response }) => {
      if (!watches(request)) return sendJson(response, 403, { refused: { code: "forbidden" } });
      send(response, 200, node.metrics.registry.contentType, await node.metrics.text());
    },
    "GET /api/games": ({ request, response }) =>
      games.send(request, response, addressForOthers(request, where)),
    "POST /api/guest": (visit) => becomeGuest(node, limits, trust, visit),
    "GET /api/record/": async ({ request, response, rest }) => {
      if (await isHidden(node, request, rest)) return membersOnly(response);
      const past = GAME_ID.test(rest) ? await pastGameOf(node.store, rest) : undefined;
      if (past === undefined) return notFound(response);
      foreverTheSame(response);
      sendJson(response, 200, past.record);
    },
    "GET /api/history/": async ({ request, response, rest }) => {
      if (await isHidden(node, request, rest)) return membersOnly(response);
      const views = GAME_ID.test(rest) ? await node.store.views(rest) : undefined;
      if (views === undefined) return notFound(response);
      forSomeTime(response);
      const text = await unzip(Buffer.from(views, "base64"));
      send(response, 200, "application/json; charset=utf-8", text);
    },
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    setHeaders(response, isSecure(request, trust));
    try {
      const pathname = pathOf(request);
      if (!limits.mayRequest(networkOfRequest(request, trust), COSTLY.test(pathname) ? 10 : 1)) {
        response.setHeader("Retry-After", "1");
        response.setHeader("Connection", "close");
        return sendJson(response, 429, { refused: refusal("too-fast") });
      }
      const method = isReading(request) ? "GET" : request.method;
      const cut = pathname.lastIndexOf("/") + 1;
      const exact = routes[`${method} ${pathname}`];
      const route = exact ?? routes[`${method} ${pathname.slice(0, cut)}`];
      if (route !== undefined) return await route({ request, response, rest: pathname.slice(cut) });
      const isThere =
        files === undefined
          ? greet(node, request, response)
          : await files.send(request, response, (asked) => links.tags(asked, files.has));
      if (!isThere) notFound(response);
    } catch (fault) {
      node.logger("error", "request failed", { method: request.method, ...faultFields(fault) });
      if (!response.headersSent) sendJson(response, 503, { refused: refusal("unavailable") });
      else response.destroy();
    }
  };
}

/** A server without a web page still says what it is. */
function greet(node: ServerNode, request: IncomingMessage, response: ServerResponse): boolean {
  if (pathOf(request) !== "/" || !isReading(request)) return false;
  send(response, 200, "text/html; charset=utf-8", frontPage(node));
  return true;
}

/** Whether it was played in a circle that keeps its games to its members, and this is none of them. */
async function isHidden(node: ServerNode, request: IncomingMessage, game: string): Promise<boolean> {
  // Almost all games are for everybody who has their id: who asks matters only for the others.
  if (!(await node.store.isHidden(game, undefined))) return false;
  const who = await node.people.recognise(tokenIn(request.headers.cookie));
  return who === undefined || node.store.isHidden(game, who.person.id);
}

function membersOnly(response: ServerResponse): void {
  sendJson(response, 403, { refused: refusal("members-only") });
}

function notFound(response: ServerResponse): void {
  sendJson(response, 404, { refused: { code: "not-found" } });
}

/** A finished game never changes, but somebody who played it may want to be forgotten. */
function forSomeTime(response: ServerResponse): void {
  response.setHeader("Cache-Control", "private, max-age=3600");
}

/** The record of a finished game never changes, and no name is in it. */
function foreverTheSame(response: ServerResponse): void {
  response.setHeader("Cache-Control", "private, max-age=31536000, immutable");
}
