import type { IncomingMessage } from "node:http";
import { canonicalAddress, networkOf } from "../limits/network.ts";

/** Who is believed about where a request comes from. */
export interface Trust {
  /** The server is behind a balancer of our own, which says where a request really came from. */
  readonly proxy: boolean;
  /** The address that people know, if it is not the one at which the server is reached. */
  readonly publicUrl: URL | undefined;
}

/**
 * Pages of other sites may not open a socket with their visitor's cookie. Browsers always say where a page is from; a
 * client that says nothing is no browser, and has no visitor's cookie to misuse.
 */
export function isSameOrigin(request: IncomingMessage, { publicUrl }: Trust): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl !== undefined) return origin === publicUrl.origin;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** The path that is asked for, without a query. Nothing in it is decoded, because nothing here needs it. */
export function pathOf({ url = "/" }: IncomingMessage): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}

/** Whether a request only reads. `HEAD` is `GET` without the body, which Node leaves out by itself. */
export function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** The network that a request comes from, for everything that is counted. */
export function networkOfRequest(request: IncomingMessage, trust: Trust): string {
  return networkOf(saidAddress(request, trust));
}

/** The address that a request comes from; "unknown" if it is none. */
export function addressOfRequest(request: IncomingMessage, trust: Trust): string {
  return canonicalAddress(saidAddress(request, trust));
}

function saidAddress(request: IncomingMessage, { proxy }: Trust): string {
  const forwarded = request.headers["x-forwarded-for"];
  const last = (Array.isArray(forwarded) ? forwarded.join(",") : forwarded)?.split(",").at(-1)?.trim();
  // The last entry is our own balancer's; anybody may have written those before it.
  return proxy && last ? last : (request.socket.remoteAddress ?? "unknown");
}

export function isSecure(request: IncomingMessage, { proxy, publicUrl }: Trust): boolean {
  if (publicUrl !== undefined) return publicUrl.protocol === "https:";
  return proxy && request.headers["x-forwarded-proto"] === "https";
}
