import type { IncomingMessage } from "node:http";
import type { Site } from "../../runtime/people/passkeys.ts";
import { isSecure, type Trust } from "./origin.ts";

const ONLY_HERE = /^localhost(?::\d+)?$/;
/** A host by its number: browsers make no passkeys for those. */
const BY_NUMBER = /^(?:[\d.]+|\[.*\])(?::\d+)?$/;

/**
 * The site that passkeys are made for; undefined where browsers make none: without https, unless it is this machine
 * under its own name, and for addresses by number.
 */
export function siteOf(request: IncomingMessage, trust: Trust): Site | undefined {
  const { publicUrl } = trust;
  const host = publicUrl?.host ?? request.headers.host ?? "";
  const secure = isSecure(request, trust);
  if (BY_NUMBER.test(host) || !(secure || ONLY_HERE.test(host))) return undefined;
  try {
    const { origin, hostname } = publicUrl ?? new URL(`${secure ? "https" : "http"}://${host}`);
    return { origin, host: hostname };
  } catch {
    return undefined;
  }
}
