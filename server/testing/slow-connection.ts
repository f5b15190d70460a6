import { connect, createServer, type Server, type Socket } from "node:net";
import type { Random } from "@tavolata/kernel";

/** How a connection behaves; times are in milliseconds. */
export interface LineQuality {
  /** There and back. */
  readonly roundTrip: number;
  /** How much longer each packet may take, each way. */
  readonly jitter: number;
  /** The share of packets that get lost and are sent again; everything behind them waits. */
  readonly loss: number;
}

/** How long TCP waits before it sends a lost packet again. */
const RETRANSMISSION = 200;

/** A connection of some quality to a server on this machine: everything sent to its port is passed on, but later. */
export class SlowConnection {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async open(to: number, quality: LineQuality, random: Random): Promise<SlowConnection> {
    const server = createServer();
    await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
    const connection = new SlowConnection(server, (server.address() as { port: number }).port);
    server.on("connection", (near) => {
      const far = connect(to, "127.0.0.1");
      connection.join(near, far, quality, random);
      connection.join(far, near, quality, random);
    });
    return connection;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((closed) => this.server.close(closed));
  }

  /** One direction: packets arrive in order, each of them late. */
  private join(from: Socket, to: Socket, quality: LineQuality, random: Random): void {
    const { roundTrip, jitter, loss } = quality;
    const chance = () => random.below(1_000_000) / 1_000_000;
    const underway: (() => void)[] = [];
    let free = 0;
    const later = (deliver: () => void) => {
      const delay = roundTrip / 2 + jitter * chance() + (chance() < loss ? RETRANSMISSION : 0);
      free = Math.max(free, performance.now() + delay);
      underway.push(deliver);
      // Timers are not exact enough to keep packets in order.
      setTimeout(() => underway.shift()!(), free - performance.now());
    };
    this.sockets.add(from);
    from.setNoDelay(true);
    from.on("data", (packet) => later(() => to.writable && to.write(packet)));
    from.on("close", () => later(() => to.destroy()));
    from.on("error", () => to.destroy());
  }
}
