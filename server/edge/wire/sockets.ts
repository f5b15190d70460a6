import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { WebSocketServer } from "ws";
import { faultFields } from "../../logger.ts";
import type { ServerNode } from "../../runtime/server-node.ts";
import { tokenIn } from "../http/cookie.ts";
import { addressOf, isSameOrigin, pathOf, type Trust } from "../http/origin.ts";
import type { AddressLimits } from "../limits/address-limits.ts";
import { Connection } from "./connection.ts";

/** Frames beyond this end the connection at once; smaller ones that are too large get an answer. */
const MOST_FRAME_BYTES = 64 * 1024;
const TICK_MS = 1000;
const PING_EVERY_TICKS = 10;
/** A new connection is measured right away, several times. */
const FIRST_PINGS = 3;
const SILENT_MS = 35_000;
const TOO_SLOW_MS = 30_000;

export interface SocketOptions {
  readonly trust: Trust;
  /** Many times fewer bytes for several times the work. */
  readonly compress: boolean;
}

/** All connections to clients. */
export class Sockets {
  private readonly connections = new Set<Connection>();
  private readonly server: WebSocketServer;
  private readonly timer: NodeJS.Timeout;
  private ticks = 0;
  private stopping = false;
  /** Called whenever a connection has been closed. */
  private onClosed: () => void = () => {};

  constructor(
    http: Server,
    private readonly node: ServerNode,
    private readonly addresses: AddressLimits,
    private readonly options: SocketOptions,
  ) {
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: MOST_FRAME_BYTES,
      // Pongs are sent by the connection, within its limits.
      autoPong: false,
      perMessageDeflate: options.compress ? { threshold: 512, concurrencyLimit: 4 } : false,
    });
    http.on("upgrade", (request: IncomingMessage, socket: Socket, head: Buffer) => {
      // A client that goes away in the middle of this is no fault of ours.
      socket.on("error", () => {});
      this.upgrade(request, socket, head).catch((fault: unknown) => {
        this.node.logger("error", "connection refused", faultFields(fault));
        refuse(socket, 503, "unavailable");
      });
    });
    this.timer = setInterval(() => this.tick(), TICK_MS);
    this.timer.unref();
    node.metrics.countConnections(() => this.connections.size);
  }

  /** Tells everybody to come back, and closes. */
  async close(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    for (const connection of this.connections) {
      connection.goodbye("stopping", 500 + Math.round(1000 * Math.random()));
    }
    await new Promise<void>((resolve) => {
      const giveUp = setTimeout(resolve, 1000);
      const resolveIfEmpty = () => {
        if (this.connections.size > 0) return;
        clearTimeout(giveUp);
        resolve();
      };
      this.onClosed = resolveIfEmpty;
      resolveIfEmpty();
    });
    for (const connection of this.connections) connection.terminate();
    this.server.close();
  }

  private async upgrade(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    const { trust } = this.options;
    if (pathOf(request) !== "/ws") return refuse(socket, 404, "not-found");
    if (this.stopping) return refuse(socket, 503, "stopping");
    if (!isSameOrigin(request, trust)) return refuse(socket, 403, "wrong-origin");
    const address = addressOf(request, trust);
    if (!this.addresses.mayConnect(address)) return refuse(socket, 429, "too-many-connections");
    const person = await this.node.people.recognise(tokenIn(request.headers.cookie));
    if (person === undefined) return refuse(socket, 401, "unknown-person");
    if (!this.addresses.mayConnect(address)) return refuse(socket, 429, "too-many-connections");
    this.server.handleUpgrade(request, socket, head, (ws) => {
      const connection = new Connection(this.node, this.addresses, ws, socket, address, person);
      this.connections.add(connection);
      this.addresses.connects(address);
      ws.on("close", () => {
        this.connections.delete(connection);
        this.addresses.disconnects(address);
        this.onClosed();
      });
      connection.roundTrips.ping();
    });
  }

  private tick(): void {
    this.ticks++;
    const now = performance.now();
    for (const connection of this.connections) {
      const { roundTrips } = connection;
      const isDead = roundTrips.silentFor(now) > SILENT_MS || connection.cloggedFor(now) > TOO_SLOW_MS;
      if (isDead) connection.terminate();
      else if (roundTrips.measured() < FIRST_PINGS || this.ticks % PING_EVERY_TICKS === 0) roundTrips.ping();
    }
  }
}

function refuse(socket: Socket, status: number, code: string): void {
  const body = JSON.stringify({ refused: { code } });
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
