import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { itemAt } from "@tavolata/kernel";
import { WebSocketServer } from "ws";
import { faultFields } from "../../logger.ts";
import type { Connected } from "../../runtime/operator/house.ts";
import type { ServerNode } from "../../runtime/server-node.ts";
import { tokenIn } from "../http/cookie.ts";
import { isSameOrigin, networkOfRequest, pathOf, type Trust } from "../http/origin.ts";
import type { NetworkLimits } from "../limits/network-limits.ts";
import { Connection } from "./connection.ts";
import { forwardedTransportTime, readTransportTimes, transportKey } from "./transport-times.ts";

/** Frames beyond this end the connection at once; smaller ones that are too large get an answer. */
const MOST_FRAME_BYTES = 64 * 1024;
/** Pieces of a message, and pieces of a frame, that are kept until the rest has come. Each costs more than its bytes. */
const MOST_FRAGMENTS = 64;
const MOST_CHUNKS = 256;
const UPGRADE_COST = 5;
/** To read the times of more connections than this would take the tables' time. */
const MOST_MEASURED = 5000;
/** Every connection is looked at once a second and pinged every ten, but never all of them at once. */
const TICKS_A_SECOND = 10;
const TICK_MS = 1000 / TICKS_A_SECOND;
const PARTS = 100;
const MEASURE_EVERY_SECONDS = 10;
/** A new connection is measured right away, several times. */
const FIRST_PINGS = 3;
const DRAINED_AT_ONCE = 20;
const DRAINING_SECONDS = 10;
/** Who comes back hears for how long they may not. */
const BANNED_MS = 1000;
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
  /** The same, each of them in one part. */
  private readonly parts = Array.from({ length: PARTS }, () => new Set<Connection>());
  private lastPart = 0;
  private readonly server: WebSocketServer;
  private readonly timer: NodeJS.Timeout;
  private announced = "[]";
  private ticks = 0;
  private stopping = false;
  private measuring = false;
  /** Called whenever a connection has been closed. */
  private onClosed: () => void = () => {};

  constructor(
    http: Server,
    private readonly node: ServerNode,
    private readonly limits: NetworkLimits,
    private readonly options: SocketOptions,
  ) {
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: MOST_FRAME_BYTES,
      maxFragments: MOST_FRAGMENTS,
      maxBufferedChunks: MOST_CHUNKS,
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
    node.operator.onChange(() => this.hearOperator());
    node.operator.listConnections(() => this.listConnections());
    node.people.onChange((person) => {
      const theirs = [...this.connections].filter((one) => one.person.id === person);
      this.closeSignedOut(theirs);
      for (const connection of theirs) connection.standoffChanged();
    });
    node.bans.onChange(() => this.closeBanned());
    this.timer = setInterval(() => this.tick(), TICK_MS);
    this.timer.unref();
    node.metrics.countConnections(() => this.connections.size);
    node.metrics.countUnsentBytes(() =>
      [...this.connections].reduce((sum, { unsentBytes }) => sum + unsentBytes, 0),
    );
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
    if (this.stopping || this.node.operator.isDraining()) return refuse(socket, 503, "stopping");
    if (!isSameOrigin(request, trust)) return refuse(socket, 403, "wrong-origin");
    const network = networkOfRequest(request, trust);
    if (!this.limits.mayRequest(network, UPGRADE_COST)) return refuse(socket, 429, "too-fast");
    if (!this.limits.mayConnect(network)) return refuse(socket, 429, "too-many-connections");
    const who = await this.node.people.recognise(tokenIn(request.headers.cookie));
    if (who === undefined) return refuse(socket, 401, "unknown-person");
    if (this.node.bans.refuseEntry(who.person.id, network) !== undefined)
      return refuse(socket, 403, "banned");
    if (!this.limits.mayConnect(network)) return refuse(socket, 429, "too-many-connections");
    this.server.handleUpgrade(request, socket, head, (ws) => {
      const connection = new Connection(this.node, this.limits, ws, socket, network, who);
      const part = this.nextPart();
      this.connections.add(connection);
      part.add(connection);
      this.limits.connects(network);
      ws.on("close", () => {
        this.connections.delete(connection);
        part.delete(connection);
        this.limits.disconnects(network);
        this.onClosed();
      });
      connection.roundTrips.noteTransport(forwardedTransportTime(request, trust));
      connection.roundTrips.ping();
    });
  }

  private listConnections(): Connected[] {
    return [...this.connections].map(({ person: { id, nickname }, network, since }) => {
      return { id, nickname, network, since };
    });
  }

  /** Operators tell everybody something, or have this node send its clients elsewhere. */
  private hearOperator(): void {
    const announcements = this.node.operator.announcements();
    const text = JSON.stringify(announcements);
    if (text !== this.announced) {
      this.announced = text;
      for (const connection of this.connections) connection.announce(announcements);
    }
    this.drain();
  }

  /** A part of the connections with every second, so that the other nodes do not get all of them at once. */
  private drain(): void {
    if (!this.node.operator.isDraining()) return;
    const some = Math.max(DRAINED_AT_ONCE, Math.ceil(this.connections.size / DRAINING_SECONDS));
    for (const connection of [...this.connections].slice(0, some)) {
      connection.goodbye("stopping", Math.round(1000 * Math.random()));
    }
  }

  private nextPart(): Set<Connection> {
    this.lastPart = (this.lastPart + 1) % PARTS;
    return itemAt(this.parts, this.lastPart);
  }

  private tick(): void {
    this.ticks++;
    const now = performance.now();
    const turn = this.ticks % PARTS;
    for (let part = turn % TICKS_A_SECOND; part < PARTS; part += TICKS_A_SECOND) {
      for (const connection of itemAt(this.parts, part)) lookAfter(connection, now, part === turn);
    }
    // A hint that somebody has signed out somewhere else may be lost.
    this.closeSignedOut([...itemAt(this.parts, turn)]);
    if (this.ticks % TICKS_A_SECOND === 0) this.everySecond(this.ticks / TICKS_A_SECOND);
  }

  private everySecond(seconds: number): void {
    this.drain();
    this.limits.exchangeWithOtherNodes(this.node.nodeId).catch((fault: unknown) => {
      this.node.logger("warning", "limits are not shared", faultFields(fault));
    });
    const isNew = ({ roundTrips }: Connection) =>
      roundTrips.measured() === FIRST_PINGS && !roundTrips.hasTransport();
    if (this.connections.size > MOST_MEASURED) return;
    if (seconds % MEASURE_EVERY_SECONDS === 0 || [...this.connections].some(isNew))
      void this.measureTransports();
  }

  /** Closes the connections of devices that are nobody's any more. */
  private closeSignedOut(connections: readonly Connection[]): void {
    if (connections.length === 0) return;
    const devices = [...new Set(connections.map(({ who }) => who.device))];
    this.node.store.devicesThatStay(devices).then(
      (found) => {
        const stay = new Set(found);
        for (const connection of connections) {
          if (!stay.has(connection.who.device)) connection.goodbye("signed-out", 0);
        }
      },
      (fault: unknown) => this.node.logger("warning", "devices not checked", faultFields(fault)),
    );
  }

  private closeBanned(): void {
    for (const connection of this.connections) {
      const refused = this.node.bans.refuseEntry(connection.person.id, connection.network);
      if (refused !== undefined) connection.goodbye("banned", BANNED_MS);
    }
  }

  /** Behind a balancer the transport ends at the balancer, so that its measurements say nothing about clients. */
  private async measureTransports(): Promise<void> {
    if (this.options.trust.proxy || this.measuring) return;
    this.measuring = true;
    const times = await readTransportTimes();
    for (const { raw, roundTrips } of this.connections)
      roundTrips.noteTransport(times.get(transportKey(raw)));
    this.measuring = false;
  }
}

function lookAfter(connection: Connection, now: number, isPinged: boolean): void {
  const { roundTrips } = connection;
  const isDead = roundTrips.silentFor(now) > SILENT_MS || connection.cloggedFor(now) > TOO_SLOW_MS;
  if (isDead) connection.terminate();
  else if (isPinged || roundTrips.measured() < FIRST_PINGS) roundTrips.ping();
}

function refuse(socket: Socket, status: number, code: string): void {
  const body = JSON.stringify({ refused: { code } });
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
