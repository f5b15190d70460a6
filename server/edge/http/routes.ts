import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { nodeOf } from "@tavolata/kernel";
import { faultFields } from "../../logger.ts";
import { refusal } from "../../protocol/index.ts";
import { pastGameOf } from "../../runtime/history/record.ts";
import type { ServerNode } from "../../runtime/server-node.ts";
import type { AddressLimits } from "../limits/address-limits.ts";
import { type AddressSettings, addressForOthers } from "./addresses.ts";
import { cookieFor, tokenIn } from "./cookie.ts";
import type { WebFiles } from "./files.ts";
import { frontPage } from "./front-page.ts";
import { send, sendJson, setHeaders } from "./headers.ts";
import { addressOf, isReading, isSameOrigin, isSecure, pathOf, type Trust } from "./origin.ts";

const unzip = promisify(gunzip);
const GAME_ID = /^[A-Za-z0-9_-]{22}$/;

interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The path after the route's own part. */
  readonly rest: string;
}

type Route = (visit: Visit) => Promise<void> | void;

export interface HttpContext {
  readonly addresses: AddressLimits;
  readonly trust: Trust;
  readonly where: AddressSettings;
  /** The web page, if one was built. */
  readonly files?: WebFiles | undefined;
}

/** Everything that does not go over the socket. */
export function routesOf(node: ServerNode, { addresses, trust, where, files }: HttpContext) {
  const routes: Readonly<Record<string, Route>> = {
    "GET /health": ({ response }) => {
      const healthy = node.hasHeartbeat();
      sendJson(response, healthy ? 200 : 503, { healthy, store: node.store.kind });
    },
    "GET /metrics": async ({ response }) =>
      send(response, 200, node.metrics.registry.contentType, await node.metrics.text()),
    "GET /api/games": ({ request, response }) => {
      const address = addressForOthers(request, where);
      sendJson(response, 200, { games: gamesOf(node), ...(address === undefined ? {} : { address }) });
    },
    "POST /api/guest": (visit) => becomeGuest(node, addresses, trust, visit),
    "GET /api/record/": async ({ response, rest }) => {
      const past = GAME_ID.test(rest) ? await pastGameOf(node.store, rest) : undefined;
      if (past === undefined) return notFound(response);
      foreverTheSame(response);
      sendJson(response, 200, past.record);
    },
    "GET /api/history/": async ({ response, rest }) => {
      const views = GAME_ID.test(rest) ? await node.store.views(rest) : undefined;
      if (views === undefined) return notFound(response);
      foreverTheSame(response);
      const text = await unzip(Buffer.from(views, "base64"));
      send(response, 200, "application/json; charset=utf-8", text);
    },
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    setHeaders(response, isSecure(request, trust));
    try {
      const pathname = pathOf(request);
      const method = isReading(request) ? "GET" : request.method;
      const cut = pathname.lastIndexOf("/") + 1;
      const exact = routes[`${method} ${pathname}`];
      const route = exact ?? routes[`${method} ${pathname.slice(0, cut)}`];
      if (route !== undefined) return await route({ request, response, rest: pathname.slice(cut) });
      const isThere = files === undefined ? greet(node, request, response) : files.send(request, response);
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

/** Recognises people who have a cookie; everybody else becomes a guest and gets one. */
async function becomeGuest(
  node: ServerNode,
  addresses: AddressLimits,
  trust: Trust,
  { request, response }: Visit,
): Promise<void> {
  if (!isSameOrigin(request, trust)) return sendJson(response, 403, { refused: { code: "wrong-origin" } });
  const known = await node.people.recognise(tokenIn(request.headers.cookie));
  if (known !== undefined) return sendJson(response, 200, { person: known });
  if (!addresses.mayBecomeGuest(addressOf(request, trust))) {
    return sendJson(response, 429, { refused: refusal("too-fast") });
  }
  const { person, token } = await node.people.admit();
  response.setHeader("Set-Cookie", cookieFor(token, isSecure(request, trust)));
  sendJson(response, 201, { person });
}

/** What a client needs to offer the games: their options as JSON Schema, their bots by name. */
function gamesOf({ games }: ServerNode) {
  return games.map(({ rules, bots }) => ({
    name: rules.name,
    version: rules.version,
    seats: rules.seats,
    options: nodeOf(rules.options),
    bots: bots.map(({ name, levels }) => ({ name, levels })),
  }));
}

function notFound(response: ServerResponse): void {
  sendJson(response, 404, { refused: { code: "not-found" } });
}

/** A finished game never changes. */
function foreverTheSame(response: ServerResponse): void {
  response.setHeader("Cache-Control", "private, max-age=31536000, immutable");
}
