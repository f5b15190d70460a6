import type { WebSocket } from "ws";

const MOST_REMEMBERED = 8;
/** What is assumed before anything was measured: an unknown connection gets no credit. */
const UNKNOWN = 0;

/** Pongs that are always so much later than the transport's own answers are late on purpose, and prove nothing. */
const UNBELIEVABLE_MS = 60;

/**
 * How long messages take to the client and back. The server measures it with the WebSocket protocol's own pings,
 * which every client answers by itself. The best of the last measurements counts, because in the others something had
 * to wait somewhere. The worst tells how unsteady the connection is. Where the transport itself was measured, nobody can
 * make the connection look slower than that.
 */
export class RoundTrips {
  private readonly times: number[] = [];
  private sentAt: number | undefined;
  private heardAt = performance.now();
  /** At most how long the transport takes; unknown if nobody measured it. */
  private transport: number | undefined;

  /** `onUnasked` is called for pongs that answer no ping. */
  constructor(
    private readonly socket: WebSocket,
    private readonly onUnasked: () => void = () => {},
  ) {
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
    return Math.min(this.bestPong(), this.transport ?? Number.POSITIVE_INFINITY);
  }

  worst(): number {
    const { transport } = this;
    if (transport !== undefined && this.bestPong() > transport + UNBELIEVABLE_MS) return transport;
    return Math.max(UNKNOWN, ...this.times);
  }

  /** The transport was measured. */
  noteTransport(most: number | undefined): void {
    if (most !== undefined) this.transport = most;
  }

  hasTransport(): boolean {
    return this.transport !== undefined;
  }

  private bestPong(): number {
    return this.times.length === 0 ? UNKNOWN : Math.min(...this.times);
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
    if (this.sentAt === undefined) {
      this.onUnasked();
      return;
    }
    this.times.push(now - this.sentAt);
    this.sentAt = undefined;
    if (this.times.length > MOST_REMEMBERED) this.times.shift();
  }
}
