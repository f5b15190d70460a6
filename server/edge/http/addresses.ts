import type { IncomingMessage } from "node:http";
import { networkInterfaces } from "node:os";

const ONLY_HERE = /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\])(?::\d+)?$/;

/** What the operator has set. */
export interface AddressSettings {
  /** The interface that the server listens on. */
  readonly host: string;
  readonly publicUrl?: URL | undefined;
}

/** The addresses at which people reach the server: on this machine, and with a phone in the same network. */
export function addressesOf(where: AddressSettings, port: number): string[] {
  if (where.publicUrl !== undefined) return [where.publicUrl.href];
  return [`http://localhost:${port}/`, ...inTheNetwork(where, port)];
}

/** The address to pass on, for somebody who came by one that leads nowhere from another device. */
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
