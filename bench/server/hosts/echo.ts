import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { hostServer } from "./host.ts";

/**
 * The least that a server of this kind could do: for anything that a client sends, its table gets a message as large
 * as an update, and the client gets one as large as an answer. Nothing is read, decided or stored.
 */
const update = `u${"-".repeat(Number(process.env.UPDATE_BYTES) - 1)}`;
const answer = `a${"-".repeat(Number(process.env.ANSWER_BYTES) - 1)}`;

const tables = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false });
server.on("connection", (socket, request) => {
  const name = request.url ?? "/";
  const table = tables.get(name) ?? new Set();
  tables.set(name, table.add(socket));
  socket.on("message", () => {
    for (const watching of table) watching.send(update);
    socket.send(answer);
  });
  socket.on("close", () => table.delete(socket));
});
server.on("listening", () => {
  hostServer((server.address() as AddressInfo).port, () => {
    server.close();
  });
});
