import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import { networks, type WatchSettings } from "../limits/watchers.ts";
import { addressOfRequest, type Trust } from "./origin.ts";

const THIS_MACHINE = ["127.0.0.0/8", "::1"];

/** A test for requests that may see how the house is doing. This machine may always. */
export function mayWatch(
  { token, from }: WatchSettings,
  trust: Trust,
): (request: IncomingMessage) => boolean {
  const known = networks([...THIS_MACHINE, ...from]);
  const wanted = token === undefined ? undefined : digest(token);
  return (request) => {
    const address = addressOfRequest(request, trust);
    if (known.check(address, isIPv6(address) ? "ipv6" : "ipv4")) return true;
    const [, said] = /^Bearer (.+)$/.exec(request.headers.authorization ?? "") ?? [];
    return wanted !== undefined && said !== undefined && timingSafeEqual(digest(said), wanted);
  };
}

/** Of the same length for every word, so that comparing takes the same time. */
function digest(word: string): Buffer {
  return createHash("sha256").update(word).digest();
}
