import type { IncomingMessage } from "node:http";

/** Whose word about a request is taken. */
export interface Trust {
  /** The server stands behind a balancer of our own, which says where a request really came from. */
  readonly proxy: boolean;
  /** The address people know the house by, where it is not the one they reach the server at. */
  readonly publicUrl: URL | undefined;
}

/**
 * Pages of other sites may not open a socket with their visitor's cookie. Browsers always say where a page is from;
 * who says nothing is no browser, and has no visitor's cookie to misuse.
 */
export function isSameOrigin(request: IncomingMessage, { publicUrl }: Trust): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl !== undefined && origin === publicUrl.origin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** What is asked for, without a query; nothing in it is decoded, because nothing here needs it. */
export function pathOf({ url = "/" }: IncomingMessage): string {
  return url.split("?", 1)[0]!;
}

/** Whether something is only looked at; `HEAD` is `GET` without the body, which Node leaves out itself. */
export function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

export function addressOf(request: IncomingMessage, { proxy }: Trust): string {
  const forwarded = request.headers["x-forwarded-for"];
  const last = (Array.isArray(forwarded) ? forwarded.join(",") : forwarded)?.split(",").at(-1)?.trim();
  // The last entry is our own balancer's; what stands before it anybody may have written.
  return proxy && last ? last : (request.socket.remoteAddress ?? "unknown");
}

export function isSecure(request: IncomingMessage, { proxy, publicUrl }: Trust): boolean {
  if (publicUrl !== undefined) return publicUrl.protocol === "https:";
  return proxy && request.headers["x-forwarded-proto"] === "https";
}
