import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { WebSocketServer } from "ws";
import type { House } from "../house.ts";
import { tokenIn } from "../http/cookie.ts";
import { addressOf, isSameOrigin, pathOf, type Trust } from "../http/origin.ts";
import { faultFields } from "../say.ts";
import type { AddressLimits } from "./address-limits.ts";
import { Connection } from "./connection.ts";

/** Frames beyond this end the connection at once; smaller ones that are too large get an answer. */
const MOST_FRAME_BYTES = 64 * 1024;
const TICK_MS = 1000;
const PING_EVERY_TICKS = 10;
/** A new line is measured at once, several times. */
const FIRST_PINGS = 3;
const SILENT_MS = 35_000;
const TOO_SLOW_MS = 30_000;

export interface SocketOptions {
  readonly trust: Trust;
  /** Many times fewer bytes for several times the work. */
  readonly compress: boolean;
}

/** All lines to clients. */
export class Sockets {
  private readonly lines = new Set<Connection>();
  private readonly server: WebSocketServer;
  private readonly timer: NodeJS.Timeout;
  private ticks = 0;
  private stopping = false;

  constructor(
    http: Server,
    private readonly house: House,
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
        this.house.say("error", "connection refused", faultFields(fault));
        refuse(socket, 503, "unavailable");
      });
    });
    this.timer = setInterval(() => this.tick(), TICK_MS);
    this.timer.unref();
    house.metrics.countConnections(() => this.lines.size);
  }

  /** Tells everybody to come back, and closes. */
  async close(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    for (const line of this.lines) line.goodbye("stopping", 500 + Math.round(1000 * Math.random()));
    await new Promise<void>((resolve) => {
      const giveUp = setTimeout(resolve, 1000);
      const look = () => {
        if (this.lines.size > 0) return;
        clearTimeout(giveUp);
        resolve();
      };
      this.onEmpty = look;
      look();
    });
    for (const line of this.lines) line.terminate();
    this.server.close();
  }

  private onEmpty: () => void = () => {};

  private async upgrade(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    const { trust } = this.options;
    if (pathOf(request) !== "/ws") return refuse(socket, 404, "not-found");
    if (this.stopping) return refuse(socket, 503, "stopping");
    if (!isSameOrigin(request, trust)) return refuse(socket, 403, "wrong-origin");
    const address = addressOf(request, trust);
    if (!this.addresses.mayConnect(address)) return refuse(socket, 429, "too-many-connections");
    const person = await this.house.people.recognise(tokenIn(request.headers.cookie));
    if (person === undefined) return refuse(socket, 401, "unknown-person");
    if (!this.addresses.mayConnect(address)) return refuse(socket, 429, "too-many-connections");
    this.server.handleUpgrade(request, socket, head, (ws) => {
      const line = new Connection(this.house, this.addresses, ws, socket, address, person);
      this.lines.add(line);
      this.addresses.connects(address);
      ws.on("close", () => {
        this.lines.delete(line);
        this.addresses.disconnects(address);
        this.onEmpty();
      });
      line.roundTrips.ping();
    });
  }

  private tick(): void {
    this.ticks++;
    const now = performance.now();
    for (const line of this.lines) {
      if (line.roundTrips.silentFor(now) > SILENT_MS || line.cloggedFor(now) > TOO_SLOW_MS) line.terminate();
      else if (line.roundTrips.measured() < FIRST_PINGS || this.ticks % PING_EVERY_TICKS === 0) {
        line.roundTrips.ping();
      }
    }
  }
}

function refuse(socket: Socket, status: number, code: string): void {
  const body = JSON.stringify({ refused: { code } });
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
