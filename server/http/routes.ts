import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { nodeOf } from "@tavolata/kernel";
import { pastGameOf } from "../history/record.ts";
import type { House } from "../house.ts";
import { refusal } from "../protocol/index.ts";
import { faultFields } from "../say.ts";
import type { AddressLimits } from "../wire/address-limits.ts";
import { cookieFor, tokenIn } from "./cookie.ts";
import type { WebFiles } from "./files.ts";
import { frontPage } from "./front-page.ts";
import { send, sendJson, setHeaders } from "./headers.ts";
import { addressOf, isReading, isSameOrigin, isSecure, pathOf, type Trust } from "./origin.ts";
import { addressForOthers, type Whereabouts } from "./where-we-are.ts";

const unzip = promisify(gunzip);
const GAME_ID = /^[A-Za-z0-9_-]{22}$/;

interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** What stands in the path after the route's own part. */
  readonly rest: string;
}

type Route = (visit: Visit) => Promise<void> | void;

export interface Door {
  readonly addresses: AddressLimits;
  readonly trust: Trust;
  readonly where: Whereabouts;
  /** The screen, where one was built. */
  readonly files?: WebFiles | undefined;
}

/** Everything that is not said over the socket. */
export function routesOf(house: House, { addresses, trust, where, files }: Door) {
  const routes: Readonly<Record<string, Route>> = {
    "GET /health": ({ response }) => {
      const healthy = house.isInTouch();
      sendJson(response, healthy ? 200 : 503, { healthy, store: house.store.kind });
    },
    "GET /metrics": async ({ response }) =>
      send(response, 200, house.metrics.registry.contentType, await house.metrics.text()),
    "GET /api/games": ({ request, response }) => {
      const address = addressForOthers(request, where);
      sendJson(response, 200, { games: gamesOf(house), ...(address === undefined ? {} : { address }) });
    },
    "POST /api/guest": (visit) => becomeGuest(house, addresses, trust, visit),
    "GET /api/record/": async ({ response, rest }) => {
      const past = GAME_ID.test(rest) ? await pastGameOf(house.store, rest) : undefined;
      if (past === undefined) return notFound(response);
      foreverTheSame(response);
      sendJson(response, 200, past.record);
    },
    "GET /api/history/": async ({ response, rest }) => {
      const views = GAME_ID.test(rest) ? await house.store.views(rest) : undefined;
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
      const isThere = files === undefined ? greet(house, request, response) : files.send(request, response);
      if (!isThere) notFound(response);
    } catch (fault) {
      house.say("error", "request failed", { method: request.method, ...faultFields(fault) });
      if (!response.headersSent) sendJson(response, 503, { refused: refusal("unavailable") });
      else response.destroy();
    }
  };
}

/** A house without a screen still says what it is. */
function greet(house: House, request: IncomingMessage, response: ServerResponse): boolean {
  if (pathOf(request) !== "/" || !isReading(request)) return false;
  send(response, 200, "text/html; charset=utf-8", frontPage(house));
  return true;
}

/** Recognises whoever has a cookie; everybody else becomes a guest and gets one. */
async function becomeGuest(
  house: House,
  addresses: AddressLimits,
  trust: Trust,
  { request, response }: Visit,
): Promise<void> {
  if (!isSameOrigin(request, trust)) return sendJson(response, 403, { refused: { code: "wrong-origin" } });
  const known = await house.people.recognise(tokenIn(request.headers.cookie));
  if (known !== undefined) return sendJson(response, 200, { person: known });
  if (!addresses.mayBecomeGuest(addressOf(request, trust))) {
    return sendJson(response, 429, { refused: refusal("too-fast") });
  }
  const { person, token } = await house.people.admit();
  response.setHeader("Set-Cookie", cookieFor(token, isSecure(request, trust)));
  sendJson(response, 201, { person });
}

/** What a client needs to offer the games of the house: their options as JSON Schema, their bots by name. */
function gamesOf({ games }: House) {
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
