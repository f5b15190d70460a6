import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { endianness } from "node:os";
import type { Trust } from "../http/origin.ts";
import { canonicalAddress } from "../limits/network.ts";

/** Where Linux says how it fares with each connection. Other systems have no such file, and then nothing is known. */
const FILES = ["/proc/net/tcp", "/proc/net/tcp6"];
const ESTABLISHED = "01";
/** Linux waits for a round trip and at least this long before it sends something again. */
const LEAST_SPARE_MS = 200;
/** The file has hundredths of a second, rounded down. */
const UNIT_MS = 10;
/** Set by a balancer that measures its own connections: in nginx `proxy_set_header X-Tcp-Rtt $tcpinfo_rtt;`. */
const HEADER = "x-tcp-rtt";

/**
 * About how long the round trip of each connection takes at most, by the operating system's own measurements: it times the
 * acknowledgements of the other system. A program that answers late on purpose does not slow these down.
 */
export async function readTransportTimes(): Promise<ReadonlyMap<string, number>> {
  const texts = await Promise.all(FILES.map((file) => readFile(file, "latin1").catch(() => "")));
  return parseTransportTimes(texts.join("\n"));
}

export function parseTransportTimes(text: string): Map<string, number> {
  const times = new Map<string, number>();
  for (const line of text.split("\n")) {
    const [, local, remote, state, ...rest] = line.trim().split(/\s+/);
    const timeout = Number(rest[8]);
    if (local === undefined || remote === undefined || state !== ESTABLISHED || !(timeout > 0)) continue;
    times.set(`${ends(local)} ${ends(remote)}`, Math.max(0, (timeout + 0.5) * UNIT_MS - LEAST_SPARE_MS));
  }
  return times;
}

/** Under which name the connection of this socket is in the times. */
export function transportKey({ localAddress, localPort, remoteAddress, remotePort }: Socket): string {
  return `${canonicalAddress(localAddress ?? "")} ${localPort} ${canonicalAddress(remoteAddress ?? "")} ${remotePort}`;
}

/** What our own balancer says about the connection that it has passed on, in milliseconds. */
export function forwardedTransportTime({ headers }: IncomingMessage, { proxy }: Trust): number | undefined {
  const microseconds = Number(headers[HEADER]);
  return proxy && microseconds > 0 ? microseconds / 1000 : undefined;
}

/** An address and a port as the file has them, in hexadecimal. */
function ends(text: string): string {
  const [address = "", port = ""] = text.split(":");
  const words = address.match(/.{8}/g) ?? [];
  const bytes = words.flatMap((word) => {
    const pairs = word.match(/../g) ?? [];
    return endianness() === "LE" ? pairs.reverse() : pairs;
  });
  const written =
    bytes.length === 4
      ? bytes.map((byte) => Number.parseInt(byte, 16)).join(".")
      : (bytes.join("").match(/.{4}/g) ?? []).join(":");
  return `${canonicalAddress(written)} ${Number.parseInt(port, 16)}`;
}
