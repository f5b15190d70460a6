import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import { networks, type WatchSettings } from "../limits/watchers.ts";
import { isFromHere, isPassedOn } from "./operator-gate.ts";
import { addressOfRequest, type Trust } from "./origin.ts";

/**
 * A test for requests that may see how the house is doing. This machine may always, by its own name. What somebody has
 * passed on comes from wherever the one whom we trust says, and if we trust nobody, from anywhere.
 */
export function mayWatch(
  { token, from }: WatchSettings,
  trust: Trust,
): (request: IncomingMessage) => boolean {
  const known = networks([...from]);
  const wanted = token === undefined ? undefined : digest(token);
  return (request) => {
    if (isFromHere(request, trust)) return true;
    const address = addressOfRequest(request, trust);
    const isKnown = known.check(address, isIPv6(address) ? "ipv6" : "ipv4");
    if (isKnown && !isPassedOn(request, trust)) return true;
    const [, said] = /^Bearer (.+)$/.exec(request.headers.authorization ?? "") ?? [];
    return wanted !== undefined && said !== undefined && timingSafeEqual(digest(said), wanted);
  };
}

/** Of the same length for every word, so that comparing takes the same time. */
function digest(word: string): Buffer {
  return createHash("sha256").update(word).digest();
}
