import type { IncomingMessage } from "node:http";
import { networkInterfaces } from "node:os";

const ONLY_HERE = /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\])(?::\d+)?$/;

/** What the operator has said about it. */
export interface AddressSettings {
  /** The interface it listens on. */
  readonly host: string;
  readonly publicUrl?: URL | undefined;
}

/** Where people find the house: on this machine, and with a phone in the same network. */
export function addressesOf(where: AddressSettings, port: number): string[] {
  if (where.publicUrl !== undefined) return [where.publicUrl.href];
  return [`http://localhost:${port}/`, ...inTheNetwork(where, port)];
}

/** The address to pass on for somebody who came in by one that leads nowhere from another device. */
export function addressForOthers(
  { headers, socket }: IncomingMessage,
  where: AddressSettings,
): string | undefined {
  if (!ONLY_HERE.test(headers.host ?? "")) return undefined;
  return where.publicUrl?.href ?? inTheNetwork(where, socket.localPort ?? 0)[0];
}

function inTheNetwork({ host }: AddressSettings, port: number): string[] {
  if (ONLY_HERE.test(host)) return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
}
