import type { WebSocket } from "ws";

const MOST_REMEMBERED = 8;
/** What is assumed before anything was measured: an unknown connection gets no credit. */
const UNKNOWN = 0;

/**
 * How long messages take to the client and back. The server measures it with the WebSocket protocol's own pings,
 * which every client answers by itself. The best of the last measurements counts, because in the others something had
 * to wait somewhere. The worst tells how unsteady the connection is.
 */
export class RoundTrips {
  private readonly times: number[] = [];
  private sentAt: number | undefined;
  private heardAt = performance.now();

  constructor(private readonly socket: WebSocket) {
    socket.on("pong", () => this.pong());
    socket.on("message", () => {
      this.heardAt = performance.now();
    });
  }

  ping(): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.sentAt = performance.now();
    this.socket.ping();
  }

  best(): number {
    return this.times.length === 0 ? UNKNOWN : Math.min(...this.times);
  }

  worst(): number {
    return Math.max(UNKNOWN, ...this.times);
  }

  measured(): number {
    return this.times.length;
  }

  silentFor(now: number): number {
    return now - this.heardAt;
  }

  private pong(): void {
    const now = performance.now();
    this.heardAt = now;
    if (this.sentAt === undefined) return;
    this.times.push(now - this.sentAt);
    this.sentAt = undefined;
    if (this.times.length > MOST_REMEMBERED) this.times.shift();
  }
}
