import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { CALENDAR_PATH, calendarAt } from "../../runtime/circle/calendars.ts";
import type { ServerNode } from "../../runtime/server-node.ts";
import { type AddressSettings, addressForOthers } from "./addresses.ts";
import { send, sendJson } from "./headers.ts";
import { hasIt } from "./negotiate.ts";
import { isSecure, type Trust } from "./origin.ts";
import type { Route } from "./route.ts";

/** The calendars of members, for programs that bring no cookie: the address is all the proof there is. */
export function calendarRoutes(
  node: ServerNode,
  trust: Trust,
  where: AddressSettings,
): Readonly<Record<string, Route>> {
  const findCircle = (id: string) => node.findCircleById(id);
  return {
    [`GET ${CALENDAR_PATH}`]: async ({ request, response, rest }) => {
      const text = await calendarAt(node.store, findCircle, rest, addressOf(request, trust, where));
      // Whatever is wrong with it, it is the same answer.
      if (text === undefined) return sendJson(response, 404, { refused: { code: "not-found" } });
      const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 16)}"`;
      response.setHeader("Cache-Control", "private, no-cache");
      response.setHeader("ETag", etag);
      if (hasIt(request.headers["if-none-match"], etag)) {
        response.statusCode = 304;
        response.end();
        return;
      }
      response.setHeader("Content-Disposition", 'inline; filename="tavolata.ics"');
      send(response, 200, "text/calendar; charset=utf-8", text);
    },
  };
}

function addressOf(request: IncomingMessage, trust: Trust, where: AddressSettings): string {
  const scheme = isSecure(request, trust) ? "https" : "http";
  const asked = `${scheme}://${request.headers.host ?? "localhost"}/`;
  return where.publicUrl?.href ?? addressForOthers(request, where) ?? asked;
}
