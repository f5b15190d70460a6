import type { Server } from "node:http";
import { networkOf } from "../limits/network.ts";
import type { NetworkLimits } from "../limits/network-limits.ts";
import type { Trust } from "./origin.ts";

const TOO_MANY = `HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n${JSON.stringify({ refused: { code: "too-many-connections" } })}`;

/** Bounds the connections of each network, also those that never send a request. A balancer does that for its own. */
export function limitOpenConnections(http: Server, limits: NetworkLimits, { proxy }: Trust): void {
  if (proxy) return;
  http.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    if (limits.opens(network)) socket.once("close", () => limits.closes(network));
    else socket.end(TOO_MANY, () => socket.destroy());
  });
}
